//! Hands: up to four cards.

use std::fmt;

use crate::card::Card;

/// How many cards a hand has at most (M-2.11).
pub const HAND: usize = 4;

/// Up to four cards in the order of the components, so that nothing tells when each of them came.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    cards: [Card; HAND],
    len: u8,
}

impl Hand {
    /// No card.
    pub const EMPTY: Self = Self { cards: [Card::zero(crate::card::Colour::Blue); HAND], len: 0 };

    /// Its cards in order.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len()]
    }

    /// Its cards in order; equal cards follow each other.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.cards.into_iter().take(self.len())
    }

    /// One card of each kind, in order.
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let is_new = move |&at: &usize| at == 0 || self.cards[at - 1] != self.cards[at];
        (0..self.len()).filter(is_new).map(move |at| self.cards[at])
    }

    /// Whether there is such a card.
    pub fn contains(&self, card: Card) -> bool {
        self.cards().contains(&card)
    }

    /// How many cards there are, 0 to 4.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The hand and one more card.
    ///
    /// # Panics
    /// If it has four.
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        self.add(card);
        self
    }

    /// Adds a card; gives its place.
    pub(crate) fn add(&mut self, card: Card) -> usize {
        assert!(self.len() < HAND, "a hand has four cards at most");
        // After any that is equal to it.
        let place = self.cards().iter().rposition(|&own| own <= card).map_or(0, |before| before + 1);
        put_in(&mut self.cards, place, card);
        self.len += 1;
        place
    }

    /// The hand without one such card, if there is one.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        if let Some(place) = self.cards().iter().position(|&own| own == card) {
            self.remove(place);
        }
        self
    }

    /// Takes out the card at a place.
    pub(crate) fn remove(&mut self, place: usize) {
        take_out(&mut self.cards, place);
        self.len -= 1;
    }
}

/// Puts one more at a place of what belongs to the cards of a hand; what was there and behind it moves on.
pub(crate) fn put_in<T: Copy>(all: &mut [T; HAND], place: usize, one: T) {
    for at in (1..HAND).rev() {
        if at > place {
            all[at] = all[at - 1];
        }
    }
    all[place] = one;
}

/// Takes one out of what belongs to the cards of a hand; what was behind it moves up.
pub(crate) fn take_out<T: Copy + Default>(all: &mut [T; HAND], place: usize) {
    for at in 1..HAND {
        if at > place {
            all[at - 1] = all[at];
        }
    }
    all[HAND - 1] = T::default();
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for Hand {
    /// The cards in order, joined by commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
