//! What happens.

use std::fmt;

use engine::{Happening, RuleId, Seat};

use crate::card::Card;
use crate::options::Winning;
use crate::rules::{DEAL, END, LOWEST, SEAL, WIN};

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

/// The rule by which the winner of a showing is found.
pub(crate) const fn winning_rule(wins: Winning) -> RuleId {
    match wins {
        Winning::Highest => WIN,
        Winning::Lowest => LOWEST,
    }
}
