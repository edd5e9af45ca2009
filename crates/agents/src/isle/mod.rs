//! Players of Volcanic Isle.

mod peril;
mod plan;
mod steady;
mod weights;
mod worth;

#[cfg(test)]
mod tests;

use engine::Rng;
use isle::{Action, Isle, View};

use crate::{Offered, Played, Player, PlayerName};

pub use steady::Steady;
pub use weights::Weights;

impl Played for Isle {
    fn players() -> &'static [PlayerName] {
        &[
            PlayerName { name: "random", offered: Offered::ToPeople },
            PlayerName { name: "steady", offered: Offered::ToPeople },
        ]
    }

    fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "steady" => Some(Box::new(Steady::default())),
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
