//! The one outcome of luck, and its notation.

use std::fmt;

use engine::notation::{Words, items};
use engine::{ParseError, PerSeat, Seat, Set};

use crate::card::Card;

/// What every seat is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal(pub PerSeat<Set<Card>>);

impl Deal {
    /// Reads `deal a=1,7,18 b=…`.
    pub(crate) fn read(text: &str, seats: u8) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("deal")?;
        if verb != "deal" {
            return Err(ParseError::at(column, "deal"));
        }
        let mut hands = PerSeat::new(seats, Set::EMPTY);
        for seat in Seat::all(seats) {
            let expected = format!("{seat}= and its numbers");
            let (column, word) = words.expect(&expected)?;
            let cards = word.strip_prefix(&format!("{seat}=")).ok_or(ParseError::at(column, expected))?;
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
