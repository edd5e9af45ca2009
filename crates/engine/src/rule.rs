//! Ids of rules, and why an action is refused.

use std::fmt;
use std::str::FromStr;

use crate::notation::ParseError;

/// The id of one rule in the rules documents: `TRICKS-8.4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId {
    game: &'static str,
    section: u8,
    number: u8,
}

impl RuleId {
    /// Rule `number` of section `section` of a game's document; `game` is the prefix, `TRICKS`.
    pub const fn new(game: &'static str, section: u8, number: u8) -> Self {
        Self { game, section, number }
    }

    /// The prefix of its game: `TRICKS`.
    pub const fn game(self) -> &'static str {
        self.game
    }

    /// The section it stands in, from 1.
    pub const fn section(self) -> u8 {
        self.section
    }

    /// Its number inside the section, from 1.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}.{}", self.game, self.section, self.number)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why an action or an outcome of luck is refused: always with the rule that forbids it.
pub trait Illegality: std::error::Error + Clone + PartialEq + Send + Sync + 'static {
    /// The rule that forbids it.
    fn rule(&self) -> RuleId;
}

/// The section and number of a rule id as text, whatever its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleNumber {
    /// The section, from 1.
    pub section: u8,
    /// The number inside the section, from 1.
    pub number: u8,
}

impl FromStr for RuleNumber {
    type Err = ParseError;

    /// Reads `8.4`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let (section, number) = text.split_once('.')?;
            Some(Self { section: section.parse().ok()?, number: number.parse().ok()? })
        };
        read().ok_or_else(|| ParseError::at(0, "a rule number such as 8.4"))
    }
}
