//! What an observer knows, and worlds it can imagine.

use engine::{Imagine, Observer, PerSeat, Rng, Seat, SeatSet, Set};

use crate::card::{Action, Card, HAND};
use crate::options::{Fault, ToyOptions};
use crate::rules::Toy;

/// What an observer knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    observer: Observer,
    pub(crate) options: ToyOptions,
    /// Everything of the position with the secrets of others taken out.
    known: Toy,
    /// How many numbers each seat holds, sealed ones among them.
    pub(crate) held: PerSeat<u8>,
    /// The seats that have sealed a number.
    pub(crate) sealed: SeatSet,
    leak: Option<Card>,
}

impl View {
    pub(crate) fn of(truth: &Toy, observer: Observer) -> Self {
        let knows = |seat| observer == Observer::Omniscient || observer == Observer::Seat(seat);
        let count = |cards: Set<Card>| u8::try_from(cards.len()).expect("three numbers at most");
        let mut known = truth.clone();
        for seat in Seat::all(truth.options.seats).filter(|&seat| !knows(seat)) {
            known.hands[seat] = Set::EMPTY;
            known.sealed[seat] = None;
        }
        let last = Seat::all(truth.options.seats).last().unwrap_or_default();
        Self {
            observer,
            options: truth.options,
            known,
            held: truth.hands.map(count),
            sealed: truth.sealed.iter().filter(|(_, card)| card.is_some()).map(|(seat, _)| seat).collect(),
            leak: truth.hands[last].first().filter(|_| truth.options.fault == Fault::Leak),
        }
    }

    /// Who knows it.
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The numbers that the observer holds, a sealed one among them.
    pub fn hand(&self) -> Set<Card> {
        self.observer.seat().map_or(Set::EMPTY, |seat| self.known.hands[seat])
    }

    /// What the observer may do now.
    pub fn legal(&self) -> Vec<Action> {
        let sealed = self.observer.seat().is_none_or(|seat| self.sealed.contains(seat));
        if sealed { Vec::new() } else { self.hand().iter().map(Action).collect() }
    }

    /// The numbers shown in this round.
    pub fn shown(&self) -> Set<Card> {
        self.known.all_shown()
    }

    /// The points so far.
    pub const fn points(&self) -> PerSeat<i32> {
        self.known.points
    }

    /// The round, from 1; 0 before the first deal.
    pub const fn round(&self) -> u8 {
        self.known.round
    }
}

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
