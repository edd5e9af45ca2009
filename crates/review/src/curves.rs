//! The chances of the seats from step to step, by play-outs of the reference policy.

use engine::{Imagine, PerSeat, Seat};
use players::rehearsal::Draws;
use players::search::Verdict;
use players::{Budget, Roster};
use rayon::prelude::*;

use crate::account::{Parts, against_mean};
use crate::decisions::{Course, Decision, Position, drawn};
use crate::effort::Run;
use crate::estimate::{Estimate, Sums};

/// How a game will end, as far as it could be told at its positions.
pub(crate) struct Curves {
    /// For each position, with all hands open, what every seat could expect: its success and its points.
    pub(crate) open: Vec<PerSeat<Expected>>,
    /// For each decision, before it was made, the success that its seat could expect by what it knew.
    pub(crate) known: Vec<Estimate>,
    /// For each seat the parts of its accounts, of success and of points, play-out after play-out.
    pub(crate) parts: PerSeat<(Parts, Parts)>,
}

/// What a seat can expect.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expected {
    pub(crate) success: Estimate,
    pub(crate) points: f64,
}

#[derive(Clone, Copy, Default)]
struct Expecting {
    success: Sums,
    points: Sums,
}

/// Plays on from everywhere, again and again: with the same draws from every position, so that what changes from one
/// to the next is what the step between them did.
pub(crate) fn curves<R: Roster<Game: Imagine>>(
    course: &Course<R::Game>,
    decisions: &[&Decision<R::Game>],
    run: &Run<'_>,
) -> Curves {
    let (in_time, at_last) = (run.for_curves(), run.until_stopped());
    let seats = course.seats;
    let mut open = vec![PerSeat::new(seats, Expecting::default()); course.positions.len()];
    let mut known = vec![Sums::default(); decisions.len()];
    let mut parts = PerSeat::new(seats, (Parts::default(), Parts::default()));
    for number in 0..run.effort.play_outs() {
        // Without a first pass there would be nothing to tell.
        let budget = if number == 0 { &at_last } else { &in_time };
        let seed = drawn(*b"curve   ", run.effort.seed, 0, number).next_u64();
        let Some((verdicts, hopes)) = pass::<R>(course, decisions, seed, budget) else { break };
        for seat in Seat::all(seats) {
            let success: Vec<f64> = verdicts.iter().map(|verdict| verdict.success[seat]).collect();
            let points: Vec<f64> =
                verdicts.iter().map(|verdict| against_mean(&verdict.points, seat)).collect();
            parts[seat].0.add(&success, &course.movers, seat);
            parts[seat].1.add(&points, &course.movers, seat);
        }
        for (position, verdict) in open.iter_mut().zip(verdicts) {
            for seat in Seat::all(seats) {
                position[seat].success.add(verdict.success[seat]);
                position[seat].points.add(verdict.points[seat]);
            }
        }
        known.iter_mut().zip(hopes).for_each(|(known, hope)| known.add(hope));
    }
    let last = open.len().saturating_sub(1);
    // How the game ended is known, and no chance any more.
    let success = |at: usize, sums: Sums| if at == last { sums.estimate() } else { sums.chance() };
    let expected = |at: usize, one: Expecting| Expected {
        success: success(at, one.success),
        points: one.points.estimate().mean,
    };
    let of_all = |(at, position): (usize, PerSeat<Expecting>)| position.map(|one| expected(at, one));
    Curves {
        open: open.into_iter().enumerate().map(of_all).collect(),
        known: known.iter().map(Sums::estimate).collect(),
        parts,
    }
}

/// Plays on once from every position, and from one that each who was to choose could imagine; `None` if the budget
/// ends it.
fn pass<R: Roster<Game: Imagine>>(
    course: &Course<R::Game>,
    decisions: &[&Decision<R::Game>],
    seed: u64,
    budget: &Budget,
) -> Option<(Vec<Verdict>, Vec<f64>)> {
    let open = |position: &Position<R::Game>| {
        let is_wanted = !budget.is_spent();
        is_wanted.then(|| R::play_on(position.open(seed), &mut position.draws(seed)))
    };
    let known = |decision: &&Decision<R::Game>| {
        let is_wanted = !budget.is_spent();
        is_wanted.then(|| hope::<R>(decision, seed))
    };
    let verdicts = course.positions.par_iter().map(open).collect::<Option<_>>()?;
    Some((verdicts, decisions.par_iter().map(known).collect::<Option<_>>()?))
}

/// The success of the seat of a decision, played on once from a position that it could imagine.
pub(crate) fn hope<R: Roster<Game: Imagine>>(decision: &Decision<R::Game>, seed: u64) -> f64 {
    let mut rng = drawn(*b"known   ", seed, decision.step, 0);
    let world = R::Game::imagine(&decision.view, &mut rng);
    R::play_on(world, &mut Draws::of(rng.next_u64())).success[decision.seat]
}
