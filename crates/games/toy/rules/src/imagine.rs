//! Worlds that agree with what an observer knows.

use engine::{Imagine, Observer, Rng, Seat, Set};

use crate::card::{Card, HAND};
use crate::state::Toy;
use crate::view::View;

impl Imagine for Toy {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut world = view.known.clone();
        if view.observer != Observer::Omniscient {
            let mine = view.observer.seat().filter(|_| view.round() > 0);
            world.redeal(mine, view, rng);
        }
        world
    }
}

impl Toy {
    /// Deals the numbers that are neither shown nor in the hand of `mine` anew.
    fn redeal(&mut self, mine: Option<Seat>, view: &View, rng: &mut Rng) {
        let own = mine.map_or(Set::EMPTY, |seat| self.hands[seat]);
        let seen = own.union(self.all_shown());
        let mut unseen: Vec<Card> = Card::all().filter(|&card| !seen.contains(card)).collect();
        rng.shuffle(&mut unseen);
        for seat in Seat::all(self.options.seats).filter(|&seat| Some(seat) != mine) {
            let held = usize::from(view.held[seat]).min(HAND);
            let cards: Vec<Card> = unseen.drain(..held).collect();
            self.sealed[seat] = cards.first().copied().filter(|_| view.sealed.contains(seat));
            self.hands[seat] = cards.into_iter().fold(Set::EMPTY, Set::with);
        }
    }

    /// Another world that the observer cannot tell from this one.
    pub(crate) fn redealt(&self, observer: Observer, rng: &mut Rng) -> Self {
        if observer == Observer::Omniscient {
            return self.clone();
        }
        let mut world = self.clone();
        let view = View::of(self, observer);
        world.redeal(observer.seat(), &view, rng);
        world
    }
}
