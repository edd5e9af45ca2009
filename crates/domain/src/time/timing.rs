//! What a table has agreed about time.

use std::fmt;
use std::str::FromStr;

use crate::Corrupt;

/// A second, in milliseconds.
pub const SECOND: i64 = 1000;
/// A minute, in milliseconds.
pub const MINUTE: i64 = 60 * SECOND;
/// A day, in milliseconds.
pub const DAY: i64 = 24 * 60 * MINUTE;

/// For how long a person may be without a connection in a live game before the own time runs, in
/// milliseconds.
pub const GRACE: i64 = 2 * MINUTE;

/// For how long at most the clock of a choice in a live game waits for a page that still plays what others did, in
/// milliseconds.
pub const PLAYED_MAX: i64 = 5 * SECOND;

/// The same of all choices of a seat together.
pub const PLAYED_IN_ALL: i64 = MINUTE;

/// What a table has agreed about time. Spans are milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Timing {
    /// Everybody thinks as long as they like.
    #[default]
    Untimed,
    /// Everybody has a bank of time for the whole game, and something on top for every choice.
    Live {
        /// What each seat begins with.
        bank: i64,
        /// What each choice adds, before it is made.
        increment: i64,
    },
    /// Every choice has the same time, counted in days.
    Daily {
        /// How long a choice may take.
        allowed: i64,
    },
}

impl Timing {
    /// What the clock of a seat shows when the game begins.
    pub(super) const fn bank(self) -> i64 {
        match self {
            Self::Untimed => 0,
            Self::Live { bank, .. } => bank,
            Self::Daily { allowed } => allowed,
        }
    }

    /// What a clock shows when a choice begins with `left` on it.
    pub(super) const fn granted(self, left: i64) -> i64 {
        match self {
            Self::Untimed => 0,
            Self::Live { increment, .. } => left.saturating_add(increment),
            Self::Daily { allowed } => allowed,
        }
    }

    /// How long a lost connection costs no thinking time.
    pub(super) const fn grace(self) -> i64 {
        match self {
            Self::Live { .. } => GRACE,
            Self::Untimed | Self::Daily { .. } => 0,
        }
    }

    /// How long all clocks of a seat together wait for its page to play what others did.
    pub(super) const fn played_in_all(self) -> i64 {
        match self {
            Self::Live { .. } => PLAYED_IN_ALL,
            Self::Untimed | Self::Daily { .. } => 0,
        }
    }

    /// What the others give to somebody for whom they wait.
    pub const fn patience(self) -> i64 {
        match self {
            Self::Untimed | Self::Live { .. } => 3 * MINUTE,
            Self::Daily { allowed } => allowed,
        }
    }

    /// What somebody has at least who takes the own seat back from a computer.
    pub const fn welcome(self) -> i64 {
        match self {
            Self::Untimed | Self::Live { .. } => MINUTE,
            Self::Daily { allowed } => allowed,
        }
    }
}

impl fmt::Display for Timing {
    /// As the database keeps it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Untimed => Ok(()),
            Self::Live { bank, increment } => write!(f, "live {bank} {increment}"),
            Self::Daily { allowed } => write!(f, "daily {allowed}"),
        }
    }
}

impl FromStr for Timing {
    type Err = Corrupt;

    fn from_str(text: &str) -> Result<Self, Corrupt> {
        let corrupt = || Corrupt(format!("timing {text:?}"));
        let span = |word: &str| word.parse().ok().filter(|&span: &i64| span >= 0).ok_or_else(corrupt);
        match text.split(' ').collect::<Vec<_>>().as_slice() {
            [""] => Ok(Self::Untimed),
            ["live", bank, increment] => Ok(Self::Live { bank: span(bank)?, increment: span(increment)? }),
            ["daily", allowed] => Ok(Self::Daily { allowed: span(allowed)? }),
            _ => Err(corrupt()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_agreed_is_read_as_it_was_written() {
        for timing in [
            Timing::Untimed,
            Timing::Live { bank: 5 * MINUTE, increment: 15 * SECOND },
            Timing::Daily { allowed: 3 * DAY },
        ] {
            assert_eq!(timing.to_string().parse::<Timing>().unwrap(), timing);
        }
        for wrong in ["live", "live 5", "live 5 -1", "daily x", "hourly 3", " "] {
            assert!(wrong.parse::<Timing>().is_err(), "{wrong:?}");
        }
    }
}
