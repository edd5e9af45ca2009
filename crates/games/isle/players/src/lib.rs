//! Players of Volcanic Isle.

mod coding;
mod estate;
mod foresight;
mod hopes;
mod levels;
mod peril;
mod plan;
mod playout;
mod reasons;
mod steady;
mod verdict;
mod weights;
mod worth;

#[cfg(test)]
mod tests;

use engine::Rng;
use isle::{Action, Isle, View};

use plan::Planner;
use players::rehearsal::Draws;
use players::search::Verdict;
use players::{Case, Level, Player, Reason, Roster};
use playout::Playout;
use worth::Judge;

pub use coding::IsleCoding;
pub use foresight::Farsighted;
use levels::REFERENCE;
pub use levels::{CASUAL, FIERCE, GENTLE, KEEN};
pub use steady::Steady;
pub use weights::{Walks, Weights};

/// The players of Volcanic Isle.
#[derive(Clone, Copy, Debug)]
pub struct IslePlayers;

impl Roster for IslePlayers {
    type Game = Isle;
    type Coding = IsleCoding;

    const PLAYERS: &'static [(Level, &'static dyn Player<Isle>)] = &[
        (Level::Random, &Random),
        (Level::Gentle, &Steady { weights: GENTLE }),
        (Level::Casual, &Steady { weights: CASUAL }),
        (Level::Steady, &Steady { weights: Weights::STEADY }),
        (Level::Keen, &KEEN),
        (Level::Fierce, &FIERCE),
    ];

    const FELT: f64 = 4.0;

    const REFERENCE: &'static str = "quick";

    /// As many turns as the search looks ahead, all by its quick beliefs; what follows is judged.
    fn play_on(world: Isle, draws: &mut Draws) -> Verdict {
        let turns = FIERCE.turns.next_multiple_of(world.public().seats().into());
        let active = world.public().course().active;
        let mut planner = Planner::new(&FIERCE.quick, active, active);
        let mut playout = Playout::from(world, &mut planner);
        playout.rehearse(turns, draws);
        verdict::verdict(&playout.world, &mut Judge::new(&REFERENCE, active, active))
    }

    const REASONS: &'static [&'static str] = &reasons::WORDS;

    fn reason(case: &Case<'_, Isle>) -> Option<Reason> {
        reasons::reason(case)
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
