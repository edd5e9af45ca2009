//! How strongly a computer player plays.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};
use thiserror::Error;

/// How strongly a computer player plays, the weakest first; last those from the literature, which every game has and
/// against which the others are measured. It is stored, typed and sent by its word: `keen`.
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
    /// Information set Monte Carlo tree search for a single observer, with random play-outs: a reference.
    Ismcts,
    /// Determinised UCT, with random play-outs: a reference.
    Pimc,
}

impl Level {
    /// All strengths, the weakest first.
    pub const ALL: &'static [Self] =
        &[Self::Random, Self::Gentle, Self::Casual, Self::Steady, Self::Keen, Self::Fierce];

    /// The players from the literature, in no order: how strong they are depends on the game.
    pub const REFERENCES: &'static [Self] = &[Self::Ismcts, Self::Pimc];

    /// Its word: `keen`.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Whether it is one of [`Level::REFERENCES`].
    pub fn is_reference(self) -> bool {
        Self::REFERENCES.contains(&self)
    }

    /// Whether people are offered it. [`Level::Random`] is for simulations, tests and traces, the references are for
    /// simulations and the arena.
    pub fn is_offered(self) -> bool {
        self > Self::Random && !self.is_reference()
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
        let all: Vec<Level> = [Level::ALL, Level::REFERENCES].concat();
        assert_eq!(all, Level::VARIANTS, "every level is a strength or a reference");
        for level in all {
            assert_eq!((level.to_string().as_str(), level.word().parse()), (level.word(), Ok(level)));
        }
        for word in ["", "Keen", "keen ", "cheater"] {
            assert!(word.parse::<Level>().is_err(), "{word:?}");
        }
        for &level in Level::REFERENCES {
            assert!(level.is_reference() && !level.is_offered(), "{level}");
        }
        assert_eq!([Level::Ismcts, Level::Pimc].map(Level::word), ["ismcts", "pimc"]);
        assert!(Level::ALL.is_sorted() && Level::Gentle.is_offered() && !Level::Random.is_offered());
    }
}
