//! Worlds that agree with what an observer knows.

use crate::game::Game;
use crate::rng::Rng;

/// What search needs beyond the rules.
pub trait Imagine: Game {
    /// A world in which the view's observer would see exactly `view`, drawn at random.
    ///
    /// For [`Observer::Omniscient`](crate::Observer::Omniscient) it is the world itself.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
}
