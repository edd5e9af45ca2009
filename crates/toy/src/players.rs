//! Computer players.

use agents::{Offered, Played, Player, PlayerName};
use engine::Rng;

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
