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
        let mut at = self.len();
        assert!(at < HAND, "a hand has four cards at most");
        while at > 0 && self.cards[at - 1] > card {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card;
        self.len += 1;
        self
    }

    /// The hand without one such card, if there is one.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        if let Some(at) = self.cards().iter().position(|&own| own == card) {
            let last = self.len() - 1;
            for place in at..last {
                self.cards[place] = self.cards[place + 1];
            }
            self.cards[last] = Card::default();
            self.len -= 1;
        }
        self
    }
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
