//! From a saved game to its review.

use engine::{Game, Imagine, SaveError, SavedGame, Seat, StepNumber, Table, Turn};
use players::{Marks, Roster};
use thiserror::Error;

use crate::accounts::accounts;
use crate::appraisals::appraisals;
use crate::curves::{Curves, curves};
use crate::decisions::{Course, Decision};
use crate::effort::{Effort, Run};
use crate::estimate::Estimate;
use crate::reasons::explain;
use crate::report::{Mark, Review, ReviewedChoice, ReviewedPosition, ReviewedSeat, Tried};
use crate::weigh::{Raced, Weighed, weigh};

/// A game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotReview {
    /// The file is no saved game of this kind.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// What the seats know of each other is a secret as long as they play.
    #[error("the game is not over: it can be reviewed when it is")]
    NotOver,
}

/// How many of the costliest choices of a seat are named.
const COSTLIEST: usize = 5;

/// Reviews a finished game.
///
/// # Errors
/// If the file cannot be replayed, or its game is not over.
pub fn review<R: Roster<Game: Imagine>>(saved: &SavedGame, effort: &Effort) -> Result<Review, CannotReview> {
    let table = Table::<R::Game>::restore(saved)?;
    if !matches!(table.turn(), Turn::Over(_)) {
        return Err(CannotReview::NotOver);
    }
    let course = Course::of(&table);
    let asked = |decision: &&Decision<R::Game>| effort.seat.is_none_or(|seat| seat == decision.seat);
    let decisions: Vec<_> = course.decisions.iter().filter(asked).collect();
    let run = Run::begin(effort);
    let curves = curves::<R>(&course, &decisions, &run);
    let weighed = weigh::<R>(&decisions, &run);
    let text = |action| R::Game::action_text(&course.options, action);
    let told = decisions.iter().zip(&weighed).zip(&curves.known);
    let mut choices: Vec<_> =
        told.map(|((decision, weighed), known)| choice(decision, weighed, *known, &R::MARKS, text)).collect();
    explain::<R>(&mut choices, &decisions, &weighed, &run);
    let seats = Seat::all(course.seats);
    let asked = seats.filter(|&seat| effort.seat.is_none_or(|asked| asked == seat));
    Ok(Review {
        game: R::Game::NAME.into(),
        program: env!("CARGO_PKG_VERSION").into(),
        reference: R::REFERENCE.into(),
        adviser: R::strongest().word().into(),
        seed: effort.seed,
        seats: asked.map(|seat| of_seat(seat, &choices, &curves, &course.movers, &R::MARKS)).collect(),
        choices,
        appraisals: appraisals::<R>(&decisions, &run, text),
        positions: positions(&course, &curves),
    })
}

/// What the seats could expect after each step.
fn positions<G: Imagine>(course: &Course<G>, curves: &Curves) -> Vec<ReviewedPosition> {
    let ends = (0..course.positions.len()).filter(|&at| course.positions[at].drawer().is_none());
    let position = |(step, at): (StepNumber, usize)| ReviewedPosition {
        step,
        mover: at
            .checked_sub(1)
            .and_then(|before| course.movers[before].or_else(|| course.positions[before].drawer())),
        success: curves.open[at].values().iter().map(|one| one.success).collect(),
    };
    ends.enumerate().map(position).collect()
}

fn choice<G: Game>(
    decision: &Decision<G>,
    weighed: &Weighed<G::Action>,
    known: Estimate,
    marks: &Marks,
    text: impl Fn(G::Action) -> String,
) -> ReviewedChoice {
    let race = weighed.race.as_ref();
    let loss = match race {
        _ if weighed.agrees => Some(Estimate::exactly(0.0)),
        race => race.map(|race| race.split.loss),
    };
    let tried = race.map(|race| race.tried.as_slice()).unwrap_or_default();
    let all_tried = decision.few.as_ref().is_some_and(|few| few.len() == tried.len());
    ReviewedChoice {
        step: decision.step,
        seat: decision.seat,
        played: text(decision.played),
        best: text(weighed.best().unwrap_or(decision.played)),
        advised: text(weighed.advised),
        known,
        loss,
        mark: loss.and_then(|loss| mark(&loss, race.filter(|_| all_tried), marks)),
        reason: None,
        tried: tried
            .iter()
            .map(|one| Tried { action: text(one.action), success: one.success, worlds: one.worlds })
            .collect(),
    }
}

/// How a choice is marked; `all` is the race if every legal choice was in it.
fn mark<A>(loss: &Estimate, all: Option<&Raced<A>>, marks: &Marks) -> Option<Mark> {
    if let Some(mark) = Mark::of_loss(loss, marks) {
        return Some(mark);
    }
    if loss.mean > 0.0 {
        return None;
    }
    let is_only = all.is_some_and(|race| {
        let mut others = race.tried.iter().skip(1);
        others.len() > 0 && others.all(|one| one.behind.lower() >= marks.only)
    });
    Some(if is_only { Mark::Only } else { Mark::Best })
}

fn of_seat(
    seat: Seat,
    choices: &[ReviewedChoice],
    curves: &Curves,
    movers: &[Option<Seat>],
    marks: &Marks,
) -> ReviewedSeat {
    let own: Vec<&ReviewedChoice> = choices.iter().filter(|choice| choice.seat == seat).collect();
    let mut losses: Vec<_> = own.iter().filter_map(|choice| Some((choice.step, choice.loss?))).collect();
    let mean = losses.iter().map(|(_, loss)| loss.mean).sum::<f64>();
    let squares = losses.iter().map(|(_, loss)| loss.error * loss.error).sum::<f64>();
    let count = f64::from(u32::try_from(losses.len()).expect("a game has fewer choices"));
    let accuracy = 100.0 * (-marks.steepness * (mean / count).max(0.0)).exp();
    let lost = Estimate { mean, error: squares.sqrt() };
    let (success, points) = accounts(curves, movers, seat, lost);
    let weighed = losses.len();
    losses.retain(|(_, loss)| loss.mean > 0.0);
    losses.sort_by(|(_, one), (_, other)| other.lower().total_cmp(&one.lower()));
    ReviewedSeat {
        seat,
        decisions: own.len(),
        weighed,
        lost,
        accuracy: (weighed > 0).then_some(accuracy),
        accuracy_error: (weighed > 0).then(|| marks.steepness * accuracy * lost.error / count),
        success,
        points,
        costliest: losses.iter().take(COSTLIEST).map(|(step, _)| *step).collect(),
    }
}
