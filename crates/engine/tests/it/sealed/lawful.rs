//! What the laws and the scripts need of the game.

use engine::laws::Lawful;
use engine::notation::Words;
use engine::script::Scripted;
use engine::{Observer, ParseError, PerSeat, Rng, Seat, Set};

use super::action::read_hand;
use super::{Action, Card, Deal, HAND, Sealed};

impl Lawful for Sealed {
    /// Swaps hidden cards with each other and with undealt ones, sealed bids included.
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        let mut other = *self;
        let seats = self.options.seats;
        let hidden = |seat: Seat| observer != Observer::Omniscient && observer.seat() != Some(seat);
        let pinned = |seat: Seat, card: Card| {
            observer == Observer::Seat(seat.left(seats)) && self.shown[seat] == Some(card)
        };
        for seat in (0..12).flat_map(|_| Seat::all(seats)).filter(|&seat| hidden(seat)) {
            let (hand, all): (Vec<Card>, Vec<Card>) =
                (other.hands[seat].iter().collect(), Card::all().collect());
            let (Some(&old), Some(&new)) = (rng.pick(&hand), rng.pick(&all)) else { continue };
            let holder = Seat::all(seats).find(|&seat| other.hands[seat].contains(new));
            let is_played = other.played.values().iter().any(|played| played.contains(new));
            let is_fixed = is_played || holder.is_some_and(|seat| !hidden(seat) || pinned(seat, new));
            if !pinned(seat, old) && !is_fixed {
                other.swap(seat, old, holder, new);
            }
        }
        other
    }

    fn tells_apart(&self, other: &Self, observer: Observer) -> bool {
        let differs = |seat: Seat| {
            let own = observer == Observer::Omniscient || observer == Observer::Seat(seat);
            let saw = own || observer == Observer::Seat(seat.left(self.options.seats));
            self.played[seat] != other.played[seat]
                || own && self.hands[seat] != other.hands[seat]
                || saw && self.shown[seat] != other.shown[seat]
        };
        Seat::all(self.options.seats).any(differs)
    }

    fn audit(&self) -> Result<(), String> {
        let mut all = Set::EMPTY;
        for (seat, &hand) in self.hands.iter() {
            let cards = hand.union(self.played[seat]);
            if self.deals > 0 && cards.len() != HAND {
                return Err(format!("{seat} holds {hand:?} and has played {:?}", self.played[seat]));
            }
            if !all.is_disjoint(cards) {
                return Err(format!("a card of {seat} exists twice"));
            }
            all = all.union(cards);
        }
        Ok(())
    }

    fn probes(&self, _: Seat, _: &mut Rng) -> Vec<Action> {
        Card::all().flat_map(|card| [Action::Bid(card), Action::Show(card)]).collect()
    }

    fn patience(&self) -> usize {
        usize::from(self.options.seats) * 2
    }

    fn milestones(&self) -> usize {
        let played: usize = self.played.values().iter().map(|played| played.len()).sum();
        usize::from(self.deals) * 100 + played
    }
}

impl Sealed {
    fn swap(&mut self, seat: Seat, old: Card, holder: Option<Seat>, new: Card) {
        let renamed = |card: Card| match card {
            card if card == old => new,
            card if card == new => old,
            card => card,
        };
        for seat in [Some(seat), holder].into_iter().flatten().collect::<std::collections::BTreeSet<_>>() {
            self.hands[seat] = self.hands[seat].iter().map(renamed).collect();
            self.bids[seat] = self.bids[seat].map(renamed);
            self.shown[seat] = self.shown[seat].map(renamed);
        }
    }
}

impl Scripted for Sealed {
    /// Reads `deal a=5 b=1,2`: hands are filled up with the lowest cards that are not named.
    fn complete(&self, sketch: &str) -> Result<Deal, ParseError> {
        let mut hands = PerSeat::new(self.options.seats, Set::EMPTY);
        let mut words = Words::new(sketch);
        words.expect("deal")?;
        for (column, word) in words {
            let hand =
                word.split_once('=').and_then(|(seat, cards)| Some((seat.parse::<Seat>().ok()?, cards)));
            let (seat, cards) = hand.ok_or_else(|| ParseError::at(column, "a hand: a=1,2"))?;
            hands[seat] = read_hand(column + 2, cards)?;
        }
        let named = hands.values().iter().fold(Set::EMPTY, |all: Set<Card>, &hand| all.union(hand));
        let mut rest = Card::all().filter(|&card| !named.contains(card));
        for hand in hands.values_mut() {
            let missing = HAND.saturating_sub(hand.len());
            hand.extend(rest.by_ref().take(missing));
        }
        Ok(Deal(hands))
    }

    fn fact(&self, question: &str) -> Option<String> {
        let (what, seat) = question.split_once(' ')?;
        let seat: Seat = seat.parse().ok()?;
        match what {
            "points" => Some(self.points[seat].to_string()),
            "hand" => {
                Some(self.hands[seat].iter().map(|card| card.to_string()).collect::<Vec<_>>().join(","))
            }
            _ => None,
        }
    }
}
