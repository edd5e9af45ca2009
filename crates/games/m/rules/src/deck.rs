//! Bags of cards, and the two decks.

use std::fmt;

use crate::card::{Card, Colour, Symbol};

/// Which cards there are (M-1.9). Both decks have 90 cards, 18 of each colour, two 0s among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Deck {
    /// Five symbols; each value of a colour comes with four of them.
    #[default]
    FiveSymbols,
    /// Four symbols, no stairs; each value of a colour comes with all of them.
    FourSymbols,
}

impl Deck {
    /// How many cards a deck has.
    pub const SIZE: usize = 90;

    /// Whether the deck has such a card.
    pub const fn has(self, card: Card) -> bool {
        if card.is_zero() {
            return true;
        }
        let left_out = match self {
            // Colour c has no card of value 10k with symbol (c + k) mod 5, so that everything is even.
            Self::FiveSymbols => (card.colour().index() + card.value().teeth()) % 5,
            Self::FourSymbols => Symbol::Stairs.index(),
        };
        card.symbol().index() != left_out
    }

    /// All its cards.
    pub const fn cards(self) -> Cards {
        const FIVE: Cards = Cards::of_deck(Deck::FiveSymbols);
        const FOUR: Cards = Cards::of_deck(Deck::FourSymbols);
        match self {
            Self::FiveSymbols => FIVE,
            Self::FourSymbols => FOUR,
        }
    }

    /// All its 90 cards in the order of the components.
    pub const fn in_order(self) -> [Card; Self::SIZE] {
        const FIVE: [Card; Deck::SIZE] = Deck::FiveSymbols.listed();
        const FOUR: [Card; Deck::SIZE] = Deck::FourSymbols.listed();
        match self {
            Self::FiveSymbols => FIVE,
            Self::FourSymbols => FOUR,
        }
    }

    const fn listed(self) -> [Card; Self::SIZE] {
        let mut cards = [Card::ALL[0]; Self::SIZE];
        let (mut listed, mut copy) = (0, 0);
        while copy < 2 * Card::KINDS {
            let card = Card::ALL[copy / 2];
            if self.has(card) && copy % 2 < card.copies() as usize {
                cards[listed] = card;
                listed += 1;
            }
            copy += 1;
        }
        cards
    }
}

/// A bag of cards: which there are, and of which 0s there are two.
///
/// One bit for each of the 105 kinds, then one for the second 0 of each colour.
/// The second bit is only set together with the first, so equal bags are equal.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u128);

/// The bits of one kind each.
const KINDS: u128 = (1 << Card::KINDS) - 1;

/// The bits of the 0s, one kind in each colour.
const ZEROS: u128 = {
    let (mut zeros, mut colour) = (0, 0);
    while colour < 5 {
        zeros |= 1 << Card::zero(Colour::ALL[colour]).place();
        colour += 1;
    }
    zeros
};

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    const fn of_deck(deck: Deck) -> Self {
        let (listed, mut cards, mut place) = (deck.in_order(), Self::EMPTY, 0);
        while place < listed.len() {
            cards = cards.with(listed[place]);
            place += 1;
        }
        cards
    }

    /// The kinds whose bits are set, one card of each.
    pub(crate) const fn of_kinds(bits: u128) -> Self {
        Self(bits & KINDS)
    }

    const fn first_copy(card: Card) -> u128 {
        1 << card.place()
    }

    const fn second_copy(card: Card) -> u128 {
        if card.is_zero() { 1 << (Card::KINDS + card.colour().index()) } else { 0 }
    }

    /// Whether there is at least one such card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::first_copy(card) != 0
    }

    /// How many such cards there are, 0 to 2.
    pub const fn count(self, card: Card) -> u8 {
        self.contains(card) as u8 + (self.0 & Self::second_copy(card) != 0) as u8
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bag and one more card; a copy more than a deck can have is not added.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        let first = Self::first_copy(card);
        Self(self.0 | if self.0 & first == 0 { first } else { Self::second_copy(card) })
    }

    /// The bag without one such card, if there is one.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        let second = Self::second_copy(card);
        Self(self.0 & !if self.0 & second == 0 { Self::first_copy(card) } else { second })
    }

    /// The bag without the cards of another.
    #[must_use]
    pub fn without_all(self, others: Self) -> Self {
        // A 0 that is in both bags once or twice leaves no simple trace in the bits, so 0s go one by one.
        let zeros = Self(others.0 & (ZEROS | !KINDS));
        zeros.iter().fold(Self(self.0 & !(others.0 & KINDS & !ZEROS)), Self::without)
    }

    /// One card of each kind.
    #[must_use]
    pub const fn kinds(self) -> Self {
        Self(self.0 & KINDS)
    }

    /// The kinds that are in both bags, one card of each.
    #[must_use]
    pub const fn kinds_in(self, other: Self) -> Self {
        Self(self.0 & other.0 & KINDS)
    }

    /// The bits of the kinds.
    pub(crate) const fn kind_bits(self) -> u128 {
        self.0 & KINDS
    }

    /// The cards in the order of the components; a 0 that is there twice comes twice.
    pub const fn iter(self) -> CardsIter {
        CardsIter { left: self }
    }

    /// The cards of one colour.
    #[must_use]
    pub fn in_colour(self, colour: Colour) -> Self {
        self.iter().filter(|card| card.colour() == colour).collect()
    }

    /// The points on the cards of one colour (M-11.2).
    pub fn points(self, colour: Colour) -> u16 {
        // After the 0, five kinds of each value lie side by side. Here are the first ones of 10, 20, 30 and 40.
        const FIRST: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15;
        #[expect(clippy::cast_possible_truncation, reason = "twenty kinds of a colour count")]
        let kinds = (self.0 >> (Card::zero(colour).place() + 1)) as u32;
        // How many there are of each value, in five bits each.
        let counts: u32 = (0..5).map(|symbol| kinds >> symbol & FIRST).sum();
        let points: u32 = (1..=4).map(|tens| 10 * tens * (counts >> (5 * (tens - 1)) & 0x1F)).sum();
        u16::try_from(points).expect("a colour has 400 points in all")
    }
}

/// Goes through [`Cards`] in order.
#[derive(Clone, Debug)]
pub struct CardsIter {
    left: Cards,
}

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let kinds = self.left.kind_bits();
        let first = *Card::ALL.get(kinds.trailing_zeros() as usize)?;
        self.left = self.left.without(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl ExactSizeIterator for CardsIter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    fn into_iter(self) -> CardsIter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for Cards {
    /// The cards in order, joined by commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if at == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
