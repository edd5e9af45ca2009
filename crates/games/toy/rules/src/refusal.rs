//! Why something may not be done.

use std::fmt;

use engine::{Illegality, RuleId, Seat};

use crate::card::Card;
use crate::rules::{DEAL, HELD, SEAL};

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The seat has sealed a number already, or the game is over.
    OwesNothing,
    /// The seat does not hold this number.
    NotHeld(Card),
    /// A hand has not three numbers, or a number is dealt twice.
    BadDeal(Seat),
}

impl Illegality for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Self::OwesNothing => SEAL,
            Self::NotHeld(_) => HELD,
            Self::BadDeal(_) => DEAL,
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OwesNothing => f.write_str("this seat owes nothing now"),
            Self::NotHeld(card) => write!(f, "{card} is not in this hand"),
            Self::BadDeal(seat) => write!(f, "seat {seat} is not dealt three numbers of its own"),
        }
    }
}

impl std::error::Error for Illegal {}
