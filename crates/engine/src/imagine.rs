//! Worlds that agree with what an observer knows.

use crate::game::Game;
use crate::rng::Rng;

/// What search needs beyond the rules.
pub trait Imagine: Game {
    /// A world in which the view's observer would see exactly `view`, drawn at random.
    ///
    /// For [`Observer::Omniscient`](crate::Observer::Omniscient) it is the world itself.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Arranges anew what no seat has seen, such as the order of a pile: every arrangement in which all seats would
    /// see what they see is equally likely. With equal draws cards stay in the same order when one of them is gone.
    ///
    /// Nothing, in a game whose luck is drawn when it falls or lies in the hands of the seats.
    fn shuffle_unseen(&mut self, rng: &mut Rng) {
        let _ = rng;
    }
}
