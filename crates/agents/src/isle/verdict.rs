//! How a position will end: what every seat may hope for.

use engine::{Game, PerSeat, Standing, Turn};
use isle::{Isle, Public};

use super::weights::Weights;
use super::worth::{Judge, Milli};
use crate::search::Verdict;

/// How a game has ended, or will as far as the judgement of its position can tell.
pub(super) fn verdict(world: &Isle, weights: &Weights) -> Verdict {
    match world.turn() {
        Turn::Over(standing) => of_standing(&standing),
        Turn::Chance | Turn::Seats(_) => of_position(world.public(), weights),
    }
}

/// Last place is 0, first place alone is 1; shared places are averaged.
pub(crate) fn of_standing(standing: &Standing) -> Verdict {
    let ranks = standing.ranks;
    let rivals = f64::from(ranks.count().max(2) - 1);
    let success = ranks.map(|own| {
        let beaten = ranks.values().iter().filter(|&&other| other > own).count();
        let equal = ranks.values().iter().filter(|&&other| other == own).count() - 1;
        (real(beaten) + real(equal) / 2.0) / rivals
    });
    Verdict { success, points: standing.scores.map(f64::from) }
}

fn of_position(public: &Public, weights: &Weights) -> Verdict {
    let mut judge = Judge::new(weights, public.course().active, public.course().active);
    let points = judge.worths(public).map(points_of);
    let scale = scale(&mut judge, public);
    Verdict { success: chances(&points, scale), points }
}

/// How far points may still move from what is expected, as the scale of a logistic curve.
pub(super) fn scale(judge: &mut Judge<'_>, public: &Public) -> f64 {
    let turns = judge.outlook(public).turns(public, public.course().active);
    points_of(judge.weights.doubt + turns * judge.weights.doubt_a_turn)
}

/// What every seat may hope for if these are the points to be expected: its chance against each rival,
/// on average.
fn chances(points: &PerSeat<f64>, scale: f64) -> PerSeat<f64> {
    let rivals = f64::from(points.count().max(2) - 1);
    points.map(|own| {
        let all: f64 = points.values().iter().map(|other| logistic((own - other) / scale)).sum();
        // Against itself it has an even chance, which does not count.
        (all - 0.5) / rivals
    })
}

pub(super) fn logistic(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// Thousandths of points as points.
pub(super) fn points_of(worth: Milli) -> f64 {
    f64::from(i32::try_from(worth).unwrap_or(i32::MAX)) / 1000.0
}

/// A small count as a number to calculate with.
pub(super) fn real(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
