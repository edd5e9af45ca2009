//! Players of Volcanic Isle.

mod estate;
mod foresight;
mod hopes;
mod levels;
mod peril;
mod plan;
mod playout;
mod steady;
mod verdict;
mod weights;
mod worth;

#[cfg(test)]
mod tests;

use engine::Rng;
use isle::{Action, Isle, View};

use players::{Level, Player, Roster};

pub use foresight::Farsighted;
pub use levels::{CASUAL, FIERCE, GENTLE, KEEN};
pub use steady::Steady;
pub use weights::{Walks, Weights};

/// The players of Volcanic Isle.
#[derive(Clone, Copy, Debug)]
pub struct IslePlayers;

impl Roster for IslePlayers {
    type Game = Isle;

    const PLAYERS: &'static [(Level, &'static dyn Player<Isle>)] = &[
        (Level::Random, &Random),
        (Level::Gentle, &Steady { weights: GENTLE }),
        (Level::Casual, &Steady { weights: CASUAL }),
        (Level::Steady, &Steady { weights: Weights::STEADY }),
        (Level::Keen, &KEEN),
        (Level::Fierce, &FIERCE),
    ];
}

/// Takes any legal action; lands, digs and raises more often than it walks.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<Isle> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        view.sample(rng).expect("a player is only asked when its seat owes a choice")
    }
}
