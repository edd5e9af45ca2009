//! Players of Volcanic Isle.

mod foresight;
mod levels;
mod peril;
mod plan;
mod playout;
mod search;
mod steady;
mod verdict;
mod weights;
mod worth;

#[cfg(test)]
mod tests;

use engine::Rng;
use isle::{Action, Isle, View};

use players::{Offered, Player, PlayerName, Roster};

pub use foresight::Farsighted;
pub use levels::{CASUAL, FIERCE, GENTLE, KEEN};
pub use steady::Steady;
pub use weights::{Walks, Weights};

/// The players of Volcanic Isle.
#[derive(Clone, Copy, Debug)]
pub struct IslePlayers;

impl Roster for IslePlayers {
    type Game = Isle;

    fn players() -> &'static [PlayerName] {
        &[
            PlayerName { name: "random", offered: Offered::ToResearchers },
            PlayerName { name: "gentle", offered: Offered::ToPeople },
            PlayerName { name: "casual", offered: Offered::ToPeople },
            PlayerName { name: "steady", offered: Offered::ToPeople },
            PlayerName { name: "keen", offered: Offered::ToPeople },
            PlayerName { name: "fierce", offered: Offered::ToPeople },
        ]
    }

    fn player(name: &str) -> Option<Box<dyn Player<Isle>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "gentle" => Some(Box::new(Steady { weights: GENTLE })),
            "casual" => Some(Box::new(Steady { weights: CASUAL })),
            "steady" => Some(Box::new(Steady::default())),
            "keen" => Some(Box::new(KEEN)),
            "fierce" => Some(Box::new(FIERCE)),
            _ => None,
        }
    }
}

/// Takes any legal action; lands, digs and raises more often than it walks.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<Isle> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        view.sample(rng).expect("a player is only asked when its seat owes a choice")
    }
}
