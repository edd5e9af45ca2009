//! Computer players.

use agents::search::{Proposal, Searched, Verdict};
use agents::{Offered, Played, Player, PlayerName};
use engine::{Game as _, Rng, Seat, Turn};

use crate::card::Action;
use crate::knowledge::View;
use crate::rules::Toy;

/// Seals any number.
struct Random;

impl Player<Toy> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        *rng.pick(&view.legal()).expect("a player is only asked when its seat owes a choice")
    }
}

/// Seals its highest number.
struct High;

impl Player<Toy> for High {
    fn choose(&self, view: &View, _: &mut Rng) -> Action {
        view.legal().into_iter().max().expect("a player is only asked when its seat owes a choice")
    }
}

impl Played for Toy {
    fn players() -> &'static [PlayerName] {
        const PLAYERS: &[PlayerName] = &[
            PlayerName { name: "random", offered: Offered::ToResearchers },
            PlayerName { name: "high", offered: Offered::ToPeople },
        ];
        PLAYERS
    }

    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "high" => Some(Box::new(High)),
            _ => None,
        }
    }
}

impl Searched for Toy {
    fn candidates(&self, seat: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<Action>>) {
        candidates.extend(self.hands[seat].iter().map(|card| Proposal { action: Action(card), weight: 1.0 }));
    }

    fn quick(&self, seat: Seat, rng: &mut Rng) -> Action {
        self.sample(seat, rng).expect("only asked of a seat that owes a choice")
    }

    fn is_judged(&self, choices: u32) -> bool {
        choices > 30 * u32::from(self.options.seats)
    }

    fn verdict(&self) -> Verdict {
        match self.turn() {
            Turn::Over(standing) => Verdict::of(&standing),
            Turn::Chance | Turn::Seats(_) => Verdict::by_points(self.points.map(f64::from)),
        }
    }

    fn signs(&self, _: Seat) -> u64 {
        u64::try_from(self.all_shown().bits()).expect("eighteen numbers")
    }
}
