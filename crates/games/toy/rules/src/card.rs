//! The numbers, and the notation of choices and deals.

use std::fmt;

use engine::notation::{Words, items};
use engine::{Misread, PerSeat, Seat, Set, Small};

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

    fn read(column: usize, text: &str) -> Result<Self, Misread> {
        let card = Self::all().find(|card| card.to_string() == text);
        card.ok_or_else(|| Misread::at(column, "a number from 1 to 18"))
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

/// Seals one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(pub Card);

impl Action {
    /// Reads `seal 7`.
    ///
    /// # Errors
    /// If the text is no such action.
    pub fn read(text: &str) -> Result<Self, Misread> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("seal")?;
        if verb != "seal" {
            return Err(Misread::at(column, "seal"));
        }
        let (column, card) = words.expect("a number from 1 to 18")?;
        words.end()?;
        Card::read(column, card).map(Self)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seal {}", self.0)
    }
}

/// What every seat is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal(pub PerSeat<Set<Card>>);

impl Deal {
    /// Reads `deal a=1,7,18 b=…`.
    pub(crate) fn read(text: &str, seats: u8) -> Result<Self, Misread> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("deal")?;
        if verb != "deal" {
            return Err(Misread::at(column, "deal"));
        }
        let mut hands = PerSeat::new(seats, Set::EMPTY);
        for seat in Seat::all(seats) {
            let expected = format!("{seat}= and its numbers");
            let (column, word) = words.expect(&expected)?;
            let cards = word.strip_prefix(&format!("{seat}=")).ok_or(Misread::at(column, expected))?;
            for (column, item) in items(column + 2, cards) {
                hands[seat].insert(Card::read(column, item)?);
            }
        }
        words.end()?;
        Ok(Self(hands))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")?;
        self.0.iter().try_for_each(|(seat, hand)| {
            let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
            write!(f, " {seat}={}", cards.join(","))
        })
    }
}
