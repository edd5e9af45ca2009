//! How a position will end, judged without playing on.

use engine::{Game, PerSeat, Seat};
use m::M;

use super::worth::{Prices, pile, promise};
use players::search::Verdict;

/// How a position will end: exact if the game is over.
pub(super) fn verdict(world: &M) -> Verdict {
    if let Some(standing) = world.turn().standing() {
        return Verdict::of(&standing);
    }
    let public = world.public();
    let (prices, open) = (Prices::of(public), pile(public));
    let promised = PerSeat::from_fn(public.seats(), |seat| promise(public, seat, &prices));
    let spread = (400.0 + 6_300.0 * open / (open + 12.0)).sqrt();
    let success = PerSeat::from_fn(public.seats(), |seat| success(&promised, seat, spread));
    // What everybody still gains on average out of the pile.
    let gain = [1.9, 3.6, 2.7, 2.4, 2.2][usize::from(public.seats()) - 2] * open;
    Verdict { success, points: promised.map(|points| points + gain) }
}

/// The share of the others that a seat will be ahead of, if the difference between two seats still
/// changes by so much.
fn success(points: &PerSeat<f64>, seat: Seat, spread: f64) -> f64 {
    let own = points[seat];
    let others = points.iter().filter(|&(other, _)| other != seat);
    let ahead: f64 = others.map(|(_, &other)| chance_of_lead(own - other, spread)).sum();
    ahead / f64::from(points.count() - 1)
}

/// The chance that a lead of so many points is one at the end.
fn chance_of_lead(lead: f64, spread: f64) -> f64 {
    // Close to the normal curve, and exact on every machine.
    let lead = 1.2 * lead / spread;
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}
