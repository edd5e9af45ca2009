//! What the laws need.

use engine::laws::Lawful;
use engine::{Observer, Rng, Seat, Set};

use crate::action::Action;
use crate::card::Card;
use crate::state::Toy;

impl Lawful for Toy {
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        self.redealt(observer, rng)
    }

    fn tells_apart(&self, other: &Self, _: Observer) -> bool {
        self.shown != other.shown || self.points != other.points
    }

    fn audit(&self) -> Result<(), String> {
        let mut seen: Set<Card> = self.all_shown();
        for (seat, &hand) in self.hands.iter() {
            if !hand.is_disjoint(seen) {
                return Err(format!("seat {seat} holds a number that is elsewhere too"));
            }
            seen = seen.union(hand);
        }
        Ok(())
    }

    fn probes(&self, _: Seat, _: &mut Rng) -> Vec<Action> {
        Card::all().map(Action).collect()
    }

    fn patience(&self) -> usize {
        self.options.seats.into()
    }

    fn milestones(&self) -> usize {
        self.showings.into()
    }

    fn random_text(_: &str, _: u8, rng: &mut Rng) -> Option<String> {
        let numbers: Vec<String> =
            Card::all().filter(|_| rng.chance(1, 4)).map(|card| card.to_string()).collect();
        Some(numbers.join("\n"))
    }
}
