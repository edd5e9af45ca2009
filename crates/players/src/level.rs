//! How strongly a computer player plays.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};
use thiserror::Error;

/// How strongly a computer player plays, the weakest first. It is stored, typed and sent by its word: `keen`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Takes anything that is legal.
    Random,
    /// A friendly beginner.
    Gentle,
    /// Plays often, without counting.
    Casual,
    /// Weighs every choice, without looking far ahead.
    Steady,
    /// Looks ahead in imagined worlds.
    Keen,
    /// Looks ahead longer.
    Fierce,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its word: `keen`.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Whether people are offered it. [`Level::Random`] is for simulations, tests and traces.
    pub fn is_offered(self) -> bool {
        self > Self::Random
    }
}

/// A game has no computer player of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no computer player {name:?}; there are: {known}")]
pub struct NoSuchPlayer {
    /// The name asked for.
    pub name: String,
    /// The names there are, separated by commas.
    pub known: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_as_they_always_were() {
        let words: Vec<&str> = Level::ALL.iter().map(|level| level.word()).collect();
        assert_eq!(words, ["random", "gentle", "casual", "steady", "keen", "fierce"]);
        for &level in Level::ALL {
            assert_eq!((level.to_string().as_str(), level.word().parse()), (level.word(), Ok(level)));
        }
        for word in ["", "Keen", "keen ", "cheater"] {
            assert!(word.parse::<Level>().is_err(), "{word:?}");
        }
        assert!(Level::ALL.is_sorted() && Level::Gentle.is_offered() && !Level::Random.is_offered());
    }
}
