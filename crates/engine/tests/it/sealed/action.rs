//! Cards, actions, deals and how they are written.

use std::fmt;
use std::str::FromStr;

use engine::notation::{Words, items};
use engine::{ParseError, PerSeat, Seat, Set, Small};

/// One of sixteen cards, written as its number, 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Card(pub(crate) u8);

impl Card {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (1..=16).map(Self)
    }
}

impl Small for Card {
    fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index + 1).expect("there are 16 cards"))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.parse().ok().filter(|number| (1..=16).contains(number));
        number.map(Self).ok_or_else(|| ParseError::at(0, "a card, 1 to 16"))
    }
}

/// One choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Bid(Card),
    Show(Card),
}

impl Action {
    pub(crate) const fn card(self) -> Card {
        match self {
            Self::Bid(card) | Self::Show(card) => card,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Show(card) => write!(f, "show {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("bid or show")?;
        let action = match verb {
            "bid" => Self::Bid,
            "show" => Self::Show,
            _ => return Err(ParseError::at(column, "bid or show")),
        };
        let (column, card) = words.expect("a card, 1 to 16")?;
        let card = card.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        words.end()?;
        Ok(action(card))
    }
}

/// A deal: every hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deal(pub(crate) PerSeat<Set<Card>>);

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal")?;
        for (seat, hand) in self.0.iter() {
            let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
            write!(f, " {seat}={}", cards.join(","))?;
        }
        Ok(())
    }
}

impl Deal {
    /// Reads `deal a=1,2,3 b=4,5,6`.
    pub(crate) fn read(seats: u8, text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("deal")?;
        if verb != "deal" {
            return Err(ParseError::at(column, "deal"));
        }
        let mut hands = PerSeat::new(seats, Set::EMPTY);
        for seat in Seat::all(seats) {
            let expected = format!("the hand of {seat}: {seat}=1,2,3");
            let (column, word) = words.expect(&expected)?;
            let cards = word.strip_prefix(seat.letter()).and_then(|rest| rest.strip_prefix('='));
            let cards = cards.ok_or_else(|| ParseError::at(column, &*expected))?;
            hands[seat] = read_hand(column + 2, cards)?;
        }
        words.end()?;
        Ok(Self(hands))
    }
}

/// Reads `1,2,3`, no card twice.
pub(crate) fn read_hand(column: usize, text: &str) -> Result<Set<Card>, ParseError> {
    let mut hand = Set::EMPTY;
    for (column, card) in items(column, text) {
        let card: Card = card.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        if !hand.insert(card) {
            return Err(ParseError::at(column, "another card than before"));
        }
    }
    Ok(hand)
}
