//! What happens, and why something may not.

use std::fmt;

use engine::{Happening, Illegality, RuleId, Seat};

use crate::card::Card;
use crate::rules::{DEAL, END, HELD, LOWEST, SEAL, WIN};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round was dealt; the first is 1.
    Dealt(u8),
    /// A seat has sealed a number that nobody else knows.
    Sealed(Seat),
    /// What the seat itself knows of it.
    Chose(Seat, Card),
    /// A number was shown.
    Shown(Seat, Card),
    /// A seat won points, under the option for the lowest number or not.
    Won {
        /// The seat.
        seat: Seat,
        /// Its points.
        points: u8,
        /// The rule that makes it the winner.
        rule: RuleId,
    },
    /// The last number was shown.
    Over,
}

impl Happening for Event {
    fn rule(&self) -> RuleId {
        match self {
            Self::Dealt(_) => DEAL,
            Self::Sealed(_) | Self::Chose(..) | Self::Shown(..) => SEAL,
            Self::Won { rule, .. } => *rule,
            Self::Over => END,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt(round) => write!(f, "Round {round} is dealt."),
            Self::Sealed(seat) => write!(f, "{seat} has sealed a number."),
            Self::Chose(seat, card) => write!(f, "{seat} sealed {card}."),
            Self::Shown(seat, card) => write!(f, "{seat} shows {card}."),
            Self::Won { seat, points, .. } => write!(f, "{seat} wins {points} points."),
            Self::Over => f.write_str("The game is over."),
        }
    }
}

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

/// The rule by which the winner of a showing is found.
pub(crate) const fn winning_rule(wins: crate::options::Winning) -> RuleId {
    match wins {
        crate::options::Winning::Highest => WIN,
        crate::options::Winning::Lowest => LOWEST,
    }
}
