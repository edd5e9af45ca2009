//! Chances beside what became of them: what a calibration is measured by.

use engine::{Imagine, SavedGame, Seat, Table, Turn};
use players::Roster;
use players::rehearsal::Draws;

use crate::curves::hope;
use crate::decisions::{Course, drawn};
use crate::estimate::Estimate;
use crate::review::CannotReview;

/// What a seat could expect before one of its choices, and what it came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// In which third of the game, from 0, by the number of its steps.
    pub third: usize,
    /// Whose choice it was.
    pub seat: Seat,
    /// The success that it could expect by what it knew.
    pub known: Estimate,
    /// The success that it had in the end.
    pub happened: f64,
}

/// The thirds of a game.
pub const THIRDS: usize = 3;

/// The third of a game of so many steps that a step, from 1, lies in.
pub(crate) fn third_of(step: usize, steps: usize) -> usize {
    (THIRDS * step.saturating_sub(1) / steps.max(1)).min(THIRDS - 1)
}

/// Chances of a finished game by so many play-outs each, at so many choices of each third that are drawn at random
/// from the seed.
///
/// # Errors
/// If the file cannot be replayed, or its game is not over.
pub fn forecasts<R: Roster<Game: Imagine>>(
    saved: &SavedGame,
    play_outs: u32,
    in_third: usize,
    seed: u64,
) -> Result<Vec<Forecast>, CannotReview> {
    let table = Table::<R::Game>::restore(saved)?;
    if !matches!(table.turn(), Turn::Over(_)) {
        return Err(CannotReview::NotOver);
    }
    // Of a game that is over it only says how it ended.
    let happened = R::play_on(table.truth().clone(), &mut Draws::of(seed)).success;
    let course = Course::of(&table);
    let mut rng = drawn(*b"forecast", seed, 0, 0);
    let mut forecasts = Vec::new();
    for third in 0..THIRDS {
        let is_there = |step| third_of(step, course.steps) == third;
        let mut there: Vec<_> = course.decisions.iter().filter(|one| is_there(one.step)).collect();
        rng.shuffle(&mut there);
        forecasts.extend(there.into_iter().take(in_third).map(|decision| {
            let hopes = (0..play_outs).map(|number| {
                let seed = drawn(*b"curve   ", seed, 0, number).next_u64();
                hope::<R>(decision, seed)
            });
            let known = Estimate::of(hopes);
            Forecast { third, seat: decision.seat, known, happened: happened[decision.seat] }
        }));
    }
    Ok(forecasts)
}
