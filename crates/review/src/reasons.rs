//! Why a choice was worse than the best that was found.

use engine::Imagine;
use players::race::Imagined;
use players::{Case, Roster};
use rayon::prelude::*;

use crate::decisions::{Decision, drawn};
use crate::effort::Run;
use crate::report::{Mark, Reason, ReviewedChoice};
use crate::weigh::{Action, Weighed};

/// In so many imagined worlds a reason is looked at.
const WORLDS: u32 = 32;

/// Gives a reason to every choice that is marked for a loss, if its game has one.
pub(crate) fn explain<R: Roster<Game: Imagine>>(
    choices: &mut [ReviewedChoice],
    decisions: &[&Decision<R::Game>],
    weighed: &[Weighed<Action<R>>],
    run: &Run<'_>,
) {
    choices.par_iter_mut().zip(decisions).zip(weighed).for_each(|((choice, decision), weighed)| {
        let is_bad = choice.mark.is_some_and(|mark| mark >= Mark::Inaccuracy);
        if let Some(best) = weighed.best().filter(|_| is_bad && !run.is_stopped()) {
            choice.reason = reason::<R>(decision, best, run.effort.seed);
        }
    });
}

/// Why a choice was worse than the best found, if the game knows a reason that is true.
pub(crate) fn reason<R: Roster<Game: Imagine>>(
    decision: &Decision<R::Game>,
    best: Action<R>,
    seed: u64,
) -> Option<Reason> {
    let imagined = |number| {
        let mut rng = drawn(*b"reason  ", seed, decision.step, number);
        Imagined { world: R::Game::imagine(&decision.view, &mut rng), draws: rng.next_u64() }
    };
    let worlds: Vec<_> = (0..WORLDS).map(imagined).collect();
    let Decision { view, seat, played, .. } = decision;
    R::reason(&Case { view, seat: *seat, played: *played, best, worlds: &worlds }).map(Reason::from)
}
