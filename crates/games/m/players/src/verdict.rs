//! How a position will end, judged without playing on.

use engine::{Game, PerSeat, Seat};
use m::{M, Public};

use super::worth::{Prices, pile, promise};
use players::network::sigmoid;
use players::search::Verdict;

/// How a position will end: exact if the game is over.
pub(super) fn verdict(world: &M) -> Verdict {
    if let Some(standing) = world.turn().standing() {
        return Verdict::of(&standing);
    }
    let public = world.public();
    let (promised, open) = (promises(public), pile(public));
    let spread = (400.0 + 6_300.0 * open / (open + 12.0)).sqrt();
    let success = PerSeat::from_fn(public.seats(), |seat| success(&promised, seat, spread));
    Verdict { success, points: points(public) }
}

/// The points that everybody is expected to have in the end.
pub(super) fn points(public: &Public) -> PerSeat<f64> {
    // What everybody still gains on average out of the pile.
    let gain = [1.9, 3.6, 2.7, 2.4, 2.2][usize::from(public.seats()) - 2] * pile(public);
    promises(public).map(|points| points + gain)
}

/// What everybody has, as it promises to count in the end.
fn promises(public: &Public) -> PerSeat<f64> {
    let prices = Prices::of(public);
    PerSeat::from_fn(public.seats(), |seat| promise(public, seat, &prices))
}

/// The share of the others that a seat will be ahead of, if the difference between two seats still
/// changes by so much.
fn success(points: &PerSeat<f64>, seat: Seat, spread: f64) -> f64 {
    let own = points[seat];
    let others = points.iter().filter(|&(other, _)| other != seat);
    let ahead: f64 = others.map(|(_, &other)| chance_of_lead(own - other, spread)).sum();
    ahead / f64::from(points.count() - 1)
}

/// The chance that a lead of so many points is one at the end: close to the normal curve.
fn chance_of_lead(lead: f64, spread: f64) -> f64 {
    sigmoid(1.2 * lead / spread)
}
