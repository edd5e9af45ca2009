//! [`CardSet`]: some cards, as bits.

use std::fmt;

use engine::ParseError;
use engine::notation::items;

use crate::card::{Card, Number, Suit};

/// Some cards of the pack; of a 1 or a 7 there may be two.
///
/// One bit for each of the 60 cards, in deck order: inside a colour 0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9.
/// The bit of a second copy is only set together with that of the first, so equal sets are equal
/// numbers and nothing can show which copy somebody holds.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(u64);

/// The bits of one colour.
const SUIT_BITS: u64 = 0xFFF;
/// How many bits a colour has.
const SUIT_WIDTH: usize = 12;
/// The bits that repeat in every colour, once for each.
const EVERY_SUIT: u64 = 1 | 1 << 12 | 1 << 24 | 1 << 36 | 1 << 48;
/// The first copies of twins: 1 and 7.
const FIRST_TWINS: u64 = EVERY_SUIT * (1 << 1 | 1 << 8);
/// The second copies of twins.
const SECOND_TWINS: u64 = FIRST_TWINS << 1;
/// The bit of each number inside its colour, that of the first copy.
const NUMBER_BIT: [u8; 10] = [0, 1, 3, 4, 5, 6, 7, 8, 10, 11];
/// The number of each bit inside its colour.
const BIT_NUMBER: [u8; 12] = [0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9];
/// All cards worth something: neither 1 nor 9.
const WORTH_ONE: u64 = (EVERY_SUIT * SUIT_BITS) & !(EVERY_SUIT * (1 << 1 | 1 << 2 | 1 << 11));
/// All cards worth a second point: 6 and 7.
const WORTH_TWO: u64 = EVERY_SUIT * (1 << 7 | 1 << 8 | 1 << 9);

/// The kind of each bit.
const KIND: [Card; 60] = {
    let mut kinds = [Card::new(Suit::Red, Number::ALL[0]); 60];
    let mut bit = 0;
    while bit < 60 {
        let number = Number::ALL[BIT_NUMBER[bit % SUIT_WIDTH] as usize];
        kinds[bit] = Card::new(Suit::ALL[bit / SUIT_WIDTH], number);
        bit += 1;
    }
    kinds
};

/// The first bit of each kind.
const FIRST_BIT: [u8; Card::COUNT] = {
    let mut bits = [0; Card::COUNT];
    let mut kind = 0;
    while kind < Card::COUNT {
        #[expect(clippy::cast_possible_truncation, reason = "kind < 50")]
        let suit = (kind / 10) as u8;
        bits[kind] = suit * 12 + NUMBER_BIT[kind % 10];
        kind += 1;
    }
    bits
};

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 60 cards.
    pub const ALL: Self = Self(EVERY_SUIT * SUIT_BITS);

    /// All twelve cards of a colour.
    pub const fn of_suit(suit: Suit) -> Self {
        Self(SUIT_BITS << (suit as usize * SUIT_WIDTH))
    }

    /// All cards with a number: ten for 1 and 7, else five.
    pub const fn of_number(number: Number) -> Self {
        let first = EVERY_SUIT << NUMBER_BIT[number.index()];
        Self(first | if number.copies() == 2 { first << 1 } else { 0 })
    }

    /// The pack of a table: three colours with three players, else five.
    pub const fn pack(seats: u8) -> Self {
        // TRICKS-1.5, TRICKS-1.6: Yellow and Black leave.
        if seats == 3 { Self((1 << (3 * SUIT_WIDTH)) - 1) } else { Self::ALL }
    }

    /// One card alone.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << first_bit(card))
    }

    /// The cards whose bits are set, copies made equal. Bits beyond the 60th are ignored.
    pub const fn from_bits(bits: u64) -> Self {
        Self::paired(bits & Self::ALL.0)
    }

    /// The cards whose bits are set, each second copy without a first one turned into the first.
    const fn paired(bits: u64) -> Self {
        let lone = bits & SECOND_TWINS & !((bits & FIRST_TWINS) << 1);
        Self(bits ^ lone ^ (lone >> 1))
    }

    /// One bit for each card, in deck order.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many cards, twins counted twice.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one such card.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> first_bit(card) & 1 != 0
    }

    /// How many such cards there are, 0 to 2.
    pub const fn count(self, card: Card) -> u8 {
        let both = if card.copies() == 2 { 0b11 } else { 0b01 };
        #[expect(clippy::cast_possible_truncation, reason = "at most two bits")]
        let count = (self.0 >> first_bit(card) & both).count_ones() as u8;
        count
    }

    /// Whether all cards of `other`, copies counted, are among these.
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether the pack has enough copies for both sets at once.
    pub const fn fits_with(self, other: Self) -> bool {
        let both = self.0 & other.0;
        both & !FIRST_TWINS == 0 && (both << 1) & (self.0 | other.0) == 0
    }

    /// These cards and one more.
    ///
    /// # Panics
    /// In debug builds, if the pack has no further copy.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        self.plus(Self::only(card))
    }

    /// These cards without one; unchanged if it is not there.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        self.minus(Self::only(card))
    }

    /// Both sets together, copies added.
    ///
    /// # Panics
    /// In debug builds, if the pack has not enough copies.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        debug_assert!(self.fits_with(other), "the pack has only so many copies of a card");
        Self(self.0 | other.0 | (self.0 & other.0 & FIRST_TWINS) << 1)
    }

    /// These cards without the others, copies subtracted.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::paired(self.0 & !other.0)
    }

    /// What both sets have, copies counted. With the cards of a colour or a number: these only.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// All cards that are in either set, if each has all copies of its cards.
    #[inline]
    #[must_use]
    pub(crate) const fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of these cards that are among `suit`, all the copies of its cards; all if there is none.
    #[inline]
    #[must_use]
    pub(crate) const fn following(self, suit: Self) -> Self {
        let following = self.common(suit);
        if following.is_empty() { self } else { following }
    }

    /// Each kind once.
    #[must_use]
    pub const fn kinds(self) -> Self {
        Self(self.0 & !SECOND_TWINS)
    }

    /// The points on all cards.
    pub const fn points(self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "the pack has 60 points")]
        let points = ((self.0 & WORTH_ONE).count_ones() + (self.0 & WORTH_TWO).count_ones()) as u8;
        points
    }

    /// The card that comes first in deck order.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(KIND[self.0.trailing_zeros() as usize]) }
    }

    /// The card in this place of deck order, from 0, twins counted twice.
    #[inline]
    pub const fn nth(self, place: usize) -> Option<Card> {
        let mut rest = self.0;
        let mut skipped = 0;
        while skipped < place && rest != 0 {
            rest &= rest - 1;
            skipped += 1;
        }
        Self(rest).first()
    }

    /// The cards in deck order, twins twice.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

const fn first_bit(card: Card) -> usize {
    FIRST_BIT[card.place()] as usize
}

/// Goes through a [`CardSet`] in deck order.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for CardSet {
    /// `R7,R7,G3`; with `{:#}` in English, `Red 7, Red 7 and Green 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.len().saturating_sub(1);
        for (place, card) in self.iter().enumerate() {
            match (place, f.alternate()) {
                (0, _) => {}
                (_, false) => f.write_str(",")?,
                (_, true) if place == last => f.write_str(" and ")?,
                (_, true) => f.write_str(", ")?,
            }
            fmt::Display::fmt(&card, f)?;
        }
        if self.is_empty() && f.alternate() { f.write_str("no card") } else { Ok(()) }
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl CardSet {
    /// Reads `R7,R7,G3`, in any order, from a word that stands at `column` of its line.
    ///
    /// # Errors
    /// The column of the first item that is no card, or of a copy that the pack does not have.
    pub fn read(column: usize, word: &str) -> Result<Self, ParseError> {
        let mut cards = Self::EMPTY;
        for (column, item) in items(column, word) {
            let card: Card = item.parse().map_err(|bad: ParseError| bad.shifted(column))?;
            if !cards.fits_with(Self::only(card)) {
                return Err(ParseError::at(column, format!("another card: there is no further {card}")));
            }
            cards = cards.with(card);
        }
        Ok(cards)
    }
}
