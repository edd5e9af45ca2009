//! Players of M.

mod beginners;
mod coding;
mod network;
mod quick;
mod reasons;
mod searched;
mod steady;
mod takes;
mod trials;
mod verdict;
mod worth;

use std::cell::Cell;

use engine::{Rng, Seat};
use m::{Action, M, View};

use players::network::Input;
use players::rehearsal::{Draws, play_until};
use players::search::{Effort, Searched as _, Searcher, Verdict};
use players::{Case, Level, Player, Reason, Roster};

pub use beginners::{Casual, Gentle};
pub use coding::MCoding;
pub use steady::Steady;
pub use trials::Trials;

/// The players of M.
#[derive(Clone, Copy, Debug)]
pub struct MPlayers;

impl Roster for MPlayers {
    type Game = M;
    type Coding = MCoding;

    const PLAYERS: &'static [(Level, &'static dyn Player<M>)] = &[
        (Level::Random, &Random),
        (Level::Gentle, &Gentle),
        (Level::Casual, &Casual),
        (Level::Steady, &Steady),
        (Level::Keen, &Trials::KEEN),
        (Level::Fierce, &Searcher::<Self>::new(FIERCE)),
    ];

    const NETWORK_INPUT: Option<Input<M>> = Some(network::INPUT);

    const FELT: f64 = 20.0;

    const REFERENCE: &'static str = "glance";

    /// At a glance, as far as the search looks ahead; what follows is judged.
    fn play_on(world: M, draws: &mut Draws) -> Verdict {
        let choices = Cell::new(0);
        let choose = |world: &M, seat: Seat, rng: &mut Rng| {
            choices.set(choices.get() + 1);
            quick::choose(world, seat, rng)
        };
        let end = play_until(world, draws, choose, |world| Self::is_judged(world, choices.get()));
        verdict::verdict(&end)
    }

    const REASONS: &'static [&'static str] = &reasons::WORDS;

    fn reason(case: &Case<'_, M>) -> Option<Reason> {
        reasons::reason(case)
    }
}

/// The effort of the strongest player: the general search. Measured with just so many iterations; they take
/// 15 ms at two players and 30 ms at six.
const FIERCE: Effort = Effort::of(1_000);

/// Takes any legal action.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<M> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut actions = Vec::new();
        view.legal(&mut actions);
        *rng.pick(&actions).expect("a player is only asked when its seat owes a choice")
    }
}

#[cfg(test)]
mod tests;
