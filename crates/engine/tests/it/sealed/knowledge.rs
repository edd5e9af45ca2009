//! What an observer knows, and worlds that fit it.

use engine::{Imagine, Observer, PerSeat, Rng, Seat, Set};

use super::{Card, HAND, Sealed, SealedOptions};

/// What an observer knows. Who has bid already is not part of it: a bid can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) observer: Observer,
    pub(crate) options: SealedOptions,
    pub(crate) deals: u8,
    pub(crate) points: PerSeat<i32>,
    pub(crate) played: PerSeat<Set<Card>>,
    /// The hands that the observer may look into; the others are empty.
    pub(crate) hands: PerSeat<Set<Card>>,
    pub(crate) bids: PerSeat<Option<Card>>,
    pub(crate) shown: PerSeat<Option<Card>>,
    /// Cards that may be anywhere, in another hand or undealt.
    pub(crate) unseen: Set<Card>,
}

impl View {
    pub(crate) fn of(truth: &Sealed, observer: Observer) -> Self {
        let seats = truth.options.seats;
        let own = |seat: Seat| observer == Observer::Omniscient || observer == Observer::Seat(seat);
        let saw = |seat: Seat| own(seat) || observer == Observer::Seat(seat.left(seats));
        let hands = PerSeat::from_fn(seats, |seat| if own(seat) { truth.hands[seat] } else { Set::EMPTY });
        let bids = PerSeat::from_fn(seats, |seat| truth.bids[seat].filter(|_| own(seat)));
        let shown = PerSeat::from_fn(seats, |seat| truth.shown[seat].filter(|_| saw(seat)));
        let known =
            hands.values().iter().chain(truth.played.values()).fold(Set::EMPTY, |all, &some| all.union(some));
        let seen = shown.values().iter().flatten().fold(known, |all, &card| all.with(card));
        Self {
            observer,
            options: truth.options,
            deals: truth.deals,
            points: truth.points,
            played: truth.played,
            hands,
            bids,
            shown,
            unseen: Card::all().filter(|&card| !seen.contains(card)).collect(),
        }
    }
}

impl Imagine for Sealed {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut hands = view.hands;
        if view.observer != Observer::Omniscient {
            let mut unseen: Vec<Card> = view.unseen.iter().collect();
            rng.shuffle(&mut unseen);
            let own = view.observer.seat();
            for seat in Seat::all(view.options.seats).filter(|&seat| view.deals > 0 && Some(seat) != own) {
                let shown = view.shown[seat].filter(|&card| !view.played[seat].contains(card));
                hands[seat].extend_to(HAND - view.played[seat].len(), shown, &mut unseen);
            }
        }
        Self {
            options: view.options,
            deals: view.deals,
            hands,
            bids: view.bids,
            shown: view.shown,
            played: view.played,
            points: view.points,
        }
    }
}

/// Fills a hand up to a size.
trait ExtendTo {
    fn extend_to(&mut self, size: usize, first: Option<Card>, rest: &mut Vec<Card>);
}

impl ExtendTo for Set<Card> {
    fn extend_to(&mut self, size: usize, first: Option<Card>, rest: &mut Vec<Card>) {
        self.extend(first);
        while self.len() < size {
            self.insert(rest.pop().expect("there are more unseen cards than places"));
        }
    }
}
