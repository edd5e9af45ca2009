//! How a position will end, judged without playing on.

use engine::{PerSeat, Seat};
use m::{M, Phase};

use super::worth::{cards_to_lay, points};
use crate::search::Verdict;

/// How a position will end: exact if the game is over.
pub(super) fn verdict(world: &M) -> Verdict {
    let public = world.public();
    let now = PerSeat::from_fn(public.seats(), |seat| f64::from(points(public, seat)));
    let over = matches!(public.phase(), Phase::Over(_));
    let open = if over { 0.0 } else { f64::from(cards_to_lay(world)) };
    let spread = if over { 0.0 } else { 100.0 * (open + 4.0).sqrt() / 7.0 };
    let success = PerSeat::from_fn(public.seats(), |seat| success(&now, seat, spread));
    Verdict { success, points: now }
}

/// The share of the others that a seat will be ahead of, if the difference between two seats still
/// changes by so much.
fn success(points: &PerSeat<f64>, seat: Seat, spread: f64) -> f64 {
    let own = points[seat];
    let others = points.iter().filter(|&(other, _)| other != seat);
    let ahead: f64 = others.map(|(_, &other)| chance_of_lead(own - other, spread)).sum();
    ahead / f64::from(points.count() - 1)
}

/// The chance that a lead of so many points is one at the end; one half if both are then equal.
fn chance_of_lead(lead: f64, spread: f64) -> f64 {
    if spread > 0.0 {
        // The logistic curve comes within a hundredth of the normal one.
        1.0 / (1.0 + (-1.702 * lead / spread).exp())
    } else if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    }
}
