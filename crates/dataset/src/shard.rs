//! One of several parts of a run.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Range;
use std::str::FromStr;

use thiserror::Error;

/// One of so many parts of a run, as `I/N`: they are disjoint, equally large but for one game, and all of them
/// together are the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: NonZeroU32,
    count: NonZeroU32,
}

/// A part that there is not.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no part of a run: it is written I/N, such as 1/4, with I from 1 to N")]
pub struct BadShard(String);

impl Shard {
    /// The run as a whole.
    pub const WHOLE: Self = Self { number: NonZeroU32::MIN, count: NonZeroU32::MIN };

    /// Which of the games belong to it.
    pub fn of(self, games: &Range<u64>) -> Range<u64> {
        let many = u128::from(games.end.saturating_sub(games.start));
        let bound = |number: u32| {
            let before = many * u128::from(number) / u128::from(self.count.get());
            games.start + u64::try_from(before).expect("no more than all games")
        };
        bound(self.number.get() - 1)..bound(self.number.get())
    }
}

impl FromStr for Shard {
    type Err = BadShard;

    fn from_str(text: &str) -> Result<Self, BadShard> {
        let bad = || BadShard(text.to_owned());
        let (number, count) = text.split_once('/').ok_or_else(bad)?;
        let [number, count] = [number, count].map(str::parse::<NonZeroU32>);
        match (number, count) {
            (Ok(number), Ok(count)) if number <= count => Ok(Self { number, count }),
            _ => Err(bad()),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_disjoint_and_together_the_whole() {
        for (games, count) in [(0..10, 3), (5..6, 4), (7..1007, 8), (0..u64::MAX, 7), (3..3, 2)] {
            let mut next = games.start;
            let mut sizes = Vec::new();
            for number in 1..=count {
                let shard: Shard = format!("{number}/{count}").parse().unwrap();
                let part = shard.of(&games);
                assert_eq!(part.start, next, "{shard} of {games:?}");
                next = part.end;
                sizes.push(part.end - part.start);
            }
            assert_eq!(next, games.end, "{games:?}");
            assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
        }
        assert_eq!(Shard::WHOLE.of(&(4..9)), 4..9);
    }

    #[test]
    fn a_part_that_there_is_not_is_refused() {
        for text in ["0/3", "4/3", "3", "1/0", "-1/3", "1/2/3", "a/b", "", "1/99999999999"] {
            let why = text.parse::<Shard>().unwrap_err().to_string();
            assert!(why.contains("I/N") && why.contains(&format!("{text:?}")), "{why}");
        }
        assert_eq!("3/3".parse::<Shard>().unwrap().to_string(), "3/3");
    }
}
