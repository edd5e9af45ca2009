//! The numbers.

use std::fmt;

use engine::{ParseError, Small};

/// A number from 1 to 18.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// How many numbers a seat is dealt.
pub(crate) const HAND: usize = 3;

impl Card {
    /// All numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=18).map(Self)
    }

    /// Its value in points, 1 to 18.
    pub const fn value(self) -> u8 {
        self.0
    }

    pub(crate) fn read(column: usize, text: &str) -> Result<Self, ParseError> {
        let card = Self::all().find(|card| card.to_string() == text);
        card.ok_or_else(|| ParseError::at(column, "a number from 1 to 18"))
    }
}

impl Small for Card {
    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).expect("sets of numbers hold numbers below 19"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
