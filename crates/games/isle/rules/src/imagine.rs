//! A world in which an observer would see what it sees.

use engine::{Imagine, Observer, PerSeat, Rng};

use crate::state::Isle;
use crate::view::View;

impl Imagine for Isle {
    /// Everything lies open but what others have sealed: that is drawn at random.
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let public = view.public().clone();
        let mut sealed = PerSeat::from_fn(public.seats(), |seat| view.sealed(seat));
        if view.observer() != Observer::Omniscient {
            for seat in public.decided().iter().filter(|seat| view.seat() != Some(*seat)) {
                sealed[seat] = public.sample_sealed(seat, rng);
            }
        }
        Self { public, sealed, caller: None }
    }
}
