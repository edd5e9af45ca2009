//! What an observer knows.

use engine::{Observer, PerSeat, Seat, SeatSet, Set};

use crate::action::Action;
use crate::card::Card;
use crate::options::{Fault, ToyOptions};
use crate::state::Toy;

/// What an observer knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) options: ToyOptions,
    /// Everything of the position with the secrets of others taken out.
    pub(crate) known: Toy,
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

    /// The number that the observer has sealed.
    pub fn own_sealed(&self) -> Option<Card> {
        self.observer.seat().and_then(|seat| self.known.sealed[seat])
    }

    /// The seats that have sealed a number.
    pub const fn sealed(&self) -> SeatSet {
        self.sealed
    }

    /// The numbers that a seat has shown in this round.
    pub fn shown_by(&self, seat: Seat) -> Set<Card> {
        self.known.shown[seat]
    }

    /// What the seats agreed on.
    pub const fn options(&self) -> &ToyOptions {
        &self.options
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
