//! A table to be compared with another one, and how the other one is made.

use engine::{Luck, Rng};
use host::Entry;

use super::Visitor;

/// A table before anybody has chosen anything.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) entry: &'static Entry,
    pub(crate) game: &'static str,
    pub(crate) rules: u16,
    pub(crate) seats: u8,
    pub(crate) options: Vec<(String, String)>,
    /// The luck with which it begins, as saved games write it.
    pub(crate) luck: Vec<String>,
}

impl Table {
    /// A table of a game with the luck of a seed.
    pub(crate) fn dealt(entry: &'static Entry, seats: u8, seed: u64) -> Self {
        let mut game = entry.open(seats, &[]).unwrap();
        game.settle(&Luck::from_seed(seed));
        let pair = |rest: &str| rest.split_once(' ').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let options = game.save().all("option").filter_map(|line| pair(&line.rest)).collect();
        let (game, rules, luck) = (entry.name, entry.rules_version, game.steps_since(0));
        Self { entry, game, rules, seats, options, luck }
    }

    /// The same table with one thing changed that the visitor cannot know: two cards in hands that are
    /// hidden from the visitor change places, or two at the end of a shuffled pile. Nothing if all the luck
    /// before the first choice lies open.
    ///
    /// # Panics
    /// If the luck of the game is of no kind that is known here: it then needs a variation of its own.
    pub(crate) fn vary(&self, visitor: Visitor, rng: &mut Rng) -> Option<Self> {
        const PILES: [&str; 2] = ["! shuffle ", "! buildings "];
        const OPEN: [&str; 1] = ["! first "];
        let mut other = self.clone();
        if self.luck.iter().all(|line| OPEN.iter().any(|kind| line.starts_with(kind))) {
            return None;
        }
        for line in &mut other.luck {
            if let Some(hands) = line.strip_prefix("! deal ") {
                let first_hidden = usize::from(visitor == Visitor::First);
                *line = format!("! deal {}", self.other_hands(hands, first_hidden, rng));
                return Some(other);
            }
            let piled = PILES.iter().find_map(|kind| Some((*kind, line.strip_prefix(kind)?)));
            if let Some((kind, pile)) = piled {
                let mut pile: Vec<&str> = pile.split(',').collect();
                let last = pile.len() - 1;
                // Not every card is there once.
                let others: Vec<usize> = (last - 8..last).filter(|&at| pile[at] != pile[last]).collect();
                pile.swap(last, *rng.pick(&others).unwrap());
                *line = format!("{kind}{}", pile.join(","));
                return Some(other);
            }
        }
        panic!("{} begins with luck of another kind: {:?}", self.game, self.luck);
    }

    /// A line of hands in which one hidden card is another one.
    fn other_hands(&self, hands: &str, first_hidden: usize, rng: &mut Rng) -> String {
        let mut words: Vec<String> = hands.split(' ').map(String::from).collect();
        let is_hand = |word: &&mut String| word.as_bytes().get(1) == Some(&b'=');
        let mut held: Vec<Vec<String>> = words
            .iter_mut()
            .filter(is_hand)
            .map(|word| word[2..].split(',').map(String::from).collect())
            .collect();
        let all: Vec<String> = held.iter().flatten().cloned().collect();
        let one = first_hidden + rng.below(u32::try_from(held.len() - first_hidden).unwrap()) as usize;
        let at = rng.below(u32::try_from(held[one].len()).unwrap()) as usize;
        let spare: Vec<String> = self.spare().into_iter().filter(|number| !all.contains(number)).collect();
        if let Some(number) = rng.pick(&spare).filter(|_| rng.chance(1, 2)) {
            held[one][at].clone_from(number);
        } else {
            let others: Vec<(usize, usize)> = (first_hidden..held.len())
                .filter(|&seat| seat != one)
                .flat_map(|seat| (0..held[seat].len()).map(move |place| (seat, place)))
                .filter(|&(seat, place)| held[seat][place] != held[one][at])
                .collect();
            let &(seat, place) = rng.pick(&others).unwrap();
            let card = held[seat][place].clone();
            held[seat][place] = std::mem::replace(&mut held[one][at], card);
        }
        let mut hands = held.iter();
        for word in &mut words {
            if is_hand(&word) {
                word.replace_range(2.., &hands.next().unwrap().join(","));
            }
        }
        words.join(" ")
    }

    /// Cards that nobody may hold: not every game deals all.
    fn spare(&self) -> Vec<String> {
        if self.game == "toy" { (1..=18).map(|number: u8| number.to_string()).collect() } else { Vec::new() }
    }

    /// The same table with the luck of another seed: the first seat sees another hand.
    pub(crate) fn with_another_first_hand(&self, seed: u64) -> Self {
        Self::dealt(self.entry, self.seats, seed)
    }
}
