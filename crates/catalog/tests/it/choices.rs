//! The law of choices: what a page can send is what the rules allow, no less and no more.

use std::collections::BTreeSet;

use engine::{Luck, Observer, Rng};
use host::{Act, AnyTable, Choices, Entry, Level, Look, Pick, SeatLook, filled};
use words::Language;

use crate::all;

/// How many legal actions of a seat are looked for, and how many sets of an act are tried.
const MOST: usize = 400;

/// What the law has met.
#[derive(Default)]
struct Met {
    legal: usize,
    sets: usize,
    verbs: BTreeSet<String>,
}

/// Every text that an act can send; of very many sets some at random.
fn texts(act: &Act, rng: &mut Rng) -> Vec<String> {
    let Some(Pick::Some { of, min, max }) = act.picks.last() else { return vec![act.text.clone()] };
    let items: Vec<&str> = of.iter().map(|item| item.text.as_str()).collect();
    let sizes = *min..=(*max).min(items.len());
    if items.len() < 9 {
        let sets = 0_u32..1 << items.len();
        let of_set = |set: u32| {
            items.iter().enumerate().filter(move |(at, _)| set >> at & 1 == 1).map(|(_, one)| *one)
        };
        let chosen = sets.filter(|set| sizes.contains(&(set.count_ones() as usize)));
        return chosen.map(|set| filled(&act.text, of_set(set))).collect();
    }
    let random = |_| {
        let mut items = items.clone();
        rng.shuffle(&mut items);
        let size = sizes.start() + rng.below(u32::try_from(sizes.clone().count()).unwrap()) as usize;
        filled(&act.text, items.into_iter().take(size))
    };
    (0..MOST / 4).map(random).collect()
}

/// What a seat may do is offered by handles that lead back to it, and whatever is offered is allowed.
fn assert_offered(table: &dyn AnyTable, choices: &Choices, look: &Look<'_>, rng: &mut Rng, met: &mut Met) {
    for text in table.legal(0..MOST, look.observer).texts {
        let picks = choices.picks(&text).unwrap_or_else(|| panic!("{text} is not offered"));
        let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
        assert_eq!(choices.text(&picks).as_ref(), Some(&text), "{picks:?}");
        met.verbs.extend(text.split(' ').next().map(String::from));
        met.legal += 1;
    }
    let seat = look.observer.seat().unwrap();
    for act in &choices.acts {
        for text in texts(act, rng) {
            let checked = table.check_text(seat, &text, look);
            assert!(checked.is_ok(), "{text} is offered: {checked:?}");
            met.sets += usize::from(text != act.text);
        }
    }
}

/// Plays a game at random; asks what every seat is offered on the way.
fn walk(entry: &Entry, seats: u8, seed: u64, met: &mut Met) {
    let names = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];
    let looks = names.map(|name| SeatLook { name: name.into(), letter: name[..1].into(), computer: false });
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = entry.open(seats, &[]).unwrap();
    table.settle(&luck);
    for step in 0..300 {
        let Some(first) = table.turn().owing().first() else { break };
        if step % 3 == 0 {
            for seat in table.turn().owing().iter() {
                let look =
                    Look { language: Language::English, observer: Observer::Seat(seat), seats: &looks };
                let choices = table.see(look).choices();
                assert_offered(&*table, &choices, &look, &mut rng, met);
            }
        }
        let look = Look { language: Language::English, observer: Observer::Seat(first), seats: &looks };
        let choice = table.computer_choice(first, Level::Random, &mut rng).unwrap();
        table.play_text(first, &choice, &luck, &look).unwrap();
    }
}

#[test]
fn a_page_can_send_every_legal_action_and_no_other() {
    for entry in all() {
        let mut met = Met::default();
        for seats in (entry.seats)() {
            for seed in 0..4 {
                walk(&entry, seats, seed, &mut met);
            }
        }
        let (verbs, sets) = match entry.name {
            "tricks" => (5, 1),
            "m" => (3, 0),
            "city" => (9, 1),
            "isle" => (8, 1),
            _ => (1, 0),
        };
        assert!(
            met.verbs.len() >= verbs && met.sets >= sets && met.legal > 100,
            "{}: {:?}",
            entry.name,
            met.verbs
        );
    }
}
