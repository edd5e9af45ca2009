//! How a position will end: what every seat may hope for.

use engine::{Game, PerSeat, Turn};
use isle::{Isle, Public};

use super::weights::Milli;
use super::worth::Judge;
use players::search::Verdict;

/// How a game has ended, or will as far as the judgement of its position can tell.
pub(super) fn verdict(world: &Isle, judge: &mut Judge<'_>) -> Verdict {
    match world.turn() {
        Turn::Over(standing) => Verdict::of(&standing),
        Turn::Chance | Turn::Seats(_) => of_position(world.public(), judge),
    }
}

fn of_position(public: &Public, judge: &mut Judge<'_>) -> Verdict {
    judge.turn_to(public.course().active, public.course().active);
    let points = judge.worths(public).map(points_of);
    let scale = scale(judge, public);
    Verdict { success: chances(&points, scale), points }
}

/// How far points may still move from what is expected, as the scale of a logistic curve.
pub(super) fn scale(judge: &mut Judge<'_>, public: &Public) -> f64 {
    let threats = judge.threats(public);
    let turns = judge.outlook(threats).turns(public, public.course().active);
    points_of(judge.weights.doubt + turns * judge.weights.doubt_a_turn)
}

/// What every seat may hope for if these are the points to be expected: its chance against each rival,
/// on average.
fn chances(points: &PerSeat<f64>, scale: f64) -> PerSeat<f64> {
    let rivals = f64::from(points.count().max(2) - 1);
    points.map(|own| {
        let all: f64 = points.values().iter().map(|other| chance((own - other) / scale)).sum();
        // Against itself it has an even chance, which does not count.
        (all - 0.5) / rivals
    })
}

/// The chance to end before somebody whom one is so far ahead of, in units of doubt. Calculated with
/// square roots alone, which are the same on every machine.
pub(super) fn chance(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

/// Thousandths of points as points.
pub(super) fn points_of(worth: Milli) -> f64 {
    f64::from(i32::try_from(worth).unwrap_or(i32::MAX)) / 1000.0
}
