//! Players of Mū.

mod casual;
mod flat;
mod plans;
mod quick;
mod searched;
mod steady;
mod variant;
mod worth;

mod battles;
mod chance;
mod ventures;
mod weights;

#[cfg(test)]
mod tests;

use city::{Action, City, View};
use engine::Rng;

use players::{Offered, Player, PlayerName, Roster};

pub use casual::Casual;
pub use flat::Searching;
pub use quick::{Instinct, Quick};
pub use steady::Steady;
pub use variant::variant;
pub use weights::Weights;

/// The players of Mū.
#[derive(Clone, Copy, Debug)]
pub struct CityPlayers;

impl Roster for CityPlayers {
    type Game = City;

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

    fn player(name: &str) -> Option<Box<dyn Player<City>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "gentle" => Some(Box::new(Casual::GENTLE)),
            "casual" => Some(Box::new(Casual::CASUAL)),
            "steady" => Some(Box::new(Steady::default())),
            "keen" => Some(Box::new(Searching::KEEN)),
            "fierce" => Some(Box::new(Searching::FIERCE)),
            _ => None,
        }
    }
}

/// Takes any legal action. Of an effect that the players carry out themselves it enters nothing: it is worth
/// its printed points only (CITY-13.31).
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<City> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut actions = Vec::new();
        view.legal(&mut actions);
        *rng.pick(&actions).expect("a player is only asked when its seat owes a choice")
    }
}
