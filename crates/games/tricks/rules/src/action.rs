//! The choices of a seat, and how they are written.

use engine::notation::Words;
use engine::{ParseError, Seat};

use crate::card::Card;
use crate::cards::CardSet;
use crate::trump::Type;

/// One choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Lays nothing this turn (TRICKS-3.2).
    Pass,
    /// Lays these cards, all at once (TRICKS-3.2, TRICKS-3.11).
    Lay(CardSet),
    /// Names a type, or no trumps (TRICKS-6.2, TRICKS-6.4).
    Trump(Option<Type>),
    /// Picks a partner (TRICKS-7.1).
    Partner(Seat),
    /// Plays a card; if the seat has it both in the hand and on the table, the one on the table.
    Play(Card),
}

impl Action {
    /// The cards it is about: those laid or played.
    pub const fn cards(self) -> CardSet {
        match self {
            Self::Lay(cards) => cards,
            Self::Play(card) => CardSet::only(card),
            Self::Pass | Self::Trump(_) | Self::Partner(_) => CardSet::EMPTY,
        }
    }

    /// The action in the notation: `pass`, `lay R7,G3`, `trump R`, `partner d`, `play R7`.
    pub fn text(self) -> String {
        match self {
            Self::Pass => "pass".into(),
            Self::Lay(cards) => format!("lay {cards}"),
            Self::Trump(Some(named)) => format!("trump {named}"),
            Self::Trump(None) => "trump none".into(),
            Self::Partner(seat) => format!("partner {seat}"),
            Self::Play(card) => format!("play {card}"),
        }
    }

    /// Reads the notation.
    pub(crate) fn read(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("pass, lay, trump, partner or play")?;
        let action = match verb {
            "pass" => Self::Pass,
            "lay" => {
                let (column, cards) = words.expect("the cards to lay, such as R7,G3")?;
                Self::Lay(CardSet::read(column, cards)?)
            }
            "trump" => {
                let (column, named) = words.expect("a colour, a number or none")?;
                Self::Trump(read_named(named).map_err(|bad| bad.shifted(column))?)
            }
            "partner" => {
                let (column, seat) = words.expect("a seat, a to f")?;
                Self::Partner(seat.parse().map_err(|bad: ParseError| bad.shifted(column))?)
            }
            "play" => {
                let (column, card) = words.expect("a card such as R7")?;
                Self::Play(card.parse().map_err(|bad: ParseError| bad.shifted(column))?)
            }
            _ => return Err(ParseError::at(column, "pass, lay, trump, partner or play")),
        };
        words.end()?;
        Ok(action)
    }
}

/// Reads what may be named as trump: a type or `none`.
pub(crate) fn read_named(text: &str) -> Result<Option<Type>, ParseError> {
    if text == "none" { Ok(None) } else { text.parse().map(Some) }
}
