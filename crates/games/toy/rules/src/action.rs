//! The one action, and its notation.

use std::fmt;

use engine::ParseError;
use engine::notation::Words;

use crate::card::Card;

/// Seals one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(pub Card);

impl Action {
    /// Reads `seal 7`.
    ///
    /// # Errors
    /// If the text is no such action.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("seal")?;
        if verb != "seal" {
            return Err(ParseError::at(column, "seal"));
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
