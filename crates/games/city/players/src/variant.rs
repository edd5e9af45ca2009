//! Variants of players for measuring: a name and numbers that are changed.

use city::{Action, City, View};
use engine::{Imagine, Rng};

use super::{Casual, Instinct, Quick, Searching};
use crate::CityPlayers;
use players::Player;
use players::search::{Effort, Searcher};

/// A player by name, with some of its numbers changed: `quick:half=0.4,bare=0.5`. For measuring only.
pub fn variant(text: &str) -> Option<Box<dyn Player<City>>> {
    let (name, changes) = text.split_once(':').unwrap_or((text, ""));
    match name {
        "quick" => Some(Box::new(Quick { instinct: instinct(changes)? })),
        "flat" => {
            let mut flat = Searching { games: 200, ..Searching::FIERCE };
            let mut rest = Vec::new();
            for change in changes.split(',').filter(|change| !change.is_empty()) {
                match change.split_once('=')? {
                    ("games", value) => flat.games = value.parse().ok()?,
                    ("plans", value) => flat.plans = value.parse().ok()?,
                    ("trust", value) => flat.trust = value.parse().ok()?,
                    _ => rest.push(change),
                }
            }
            flat.quick.instinct = instinct(&rest.join(","))?;
            Some(Box::new(flat))
        }
        "tree" => Some(Box::new(Searcher::<CityPlayers>::new(Effort::of(changes.parse().ok()?)))),
        "gentle" | "casual" => {
            let mut casual = if name == "gentle" { Casual::GENTLE } else { Casual::CASUAL };
            casual.blur = changes.parse().unwrap_or(casual.blur);
            Some(Box::new(casual))
        }
        _ => None,
    }
}

/// The instinct with some numbers changed.
pub(super) fn instinct(changes: &str) -> Option<Instinct> {
    let mut instinct = Instinct::QUICK;
    for change in changes.split(',').filter(|change| !change.is_empty()) {
        let (name, value) = change.split_once('=')?;
        let value: f64 = value.parse().ok()?;
        let mut beliefs = instinct.named();
        **beliefs.iter_mut().find(|(known, _)| known == name).map(|(_, belief)| belief)? = value;
    }
    Some(instinct)
}

impl Player<City> for Quick {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let seat = view.seat().expect("a player is only asked when its seat owes a choice");
        let world = City::imagine(view, rng);
        Self::choose(self, &world, seat, rng)
    }
}
