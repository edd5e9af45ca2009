//! The truth of one position.

use engine::{Observer, Options, PerSeat, Seat};

use crate::cards::CardSet;
use crate::options::MatchOptions;
use crate::public::Public;
use crate::view::View;

/// A match of Mü: what lies open, and the hidden hands.
#[derive(Clone, Copy, Debug)]
pub struct Tricks {
    pub(crate) public: Public,
    pub(crate) hands: PerSeat<CardSet>,
}

impl Tricks {
    /// A match before its first deal.
    pub(crate) fn before_the_first_deal(options: MatchOptions) -> Self {
        Self { public: Public::new(options), hands: PerSeat::new(options.seats(), CardSet::EMPTY) }
    }

    /// The match with these hidden hands, which must fit what lies open.
    pub(crate) fn with_hands(public: &Public, hands: PerSeat<CardSet>) -> Self {
        debug_assert!(hands.iter().all(|(seat, hand)| hand.len() == usize::from(public.hand_size(seat))));
        Self { public: *public, hands }
    }

    /// What lies open.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The hidden hand of a seat. For traces, laws and tests: everybody else gets a [`View`].
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// What an observer knows.
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        View::of(&self.public, &self.hands, observer)
    }
}
