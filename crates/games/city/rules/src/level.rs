//! The levels of solo results (CITY-10.17).

use std::fmt;

/// How good a solo result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 35 or less.
    Weak,
    /// 36 to 39.
    Average,
    /// 40 to 44.
    Good,
    /// 45 to 49.
    Impressive,
    /// 50 or more.
    Stellar,
}

impl Level {
    /// All, the lowest first.
    pub const ALL: [Self; 5] = [Self::Weak, Self::Average, Self::Good, Self::Impressive, Self::Stellar];

    /// The level of a result.
    pub const fn of(result: i32) -> Self {
        match result {
            50.. => Self::Stellar,
            45..=49 => Self::Impressive,
            40..=44 => Self::Good,
            36..=39 => Self::Average,
            _ => Self::Weak,
        }
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Weak => "Weak",
            Self::Average => "Average",
            Self::Good => "Good",
            Self::Impressive => "Impressive",
            Self::Stellar => "Stellar",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
