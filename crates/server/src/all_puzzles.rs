//! The puzzles of all games, read once.

use std::sync::OnceLock;

use ::puzzles::{Puzzle, of_day, read_all};
use domain::{Moment, Rating};
use host::Entry;
use words::Language;

use crate::days::DAY_SECONDS;
use crate::error::{Error, Missing};

/// The puzzles of all games that have some.
#[derive(Debug)]
pub(crate) struct AllPuzzles(Vec<GamePuzzles>);

/// The puzzles of a game, read when somebody asks for one.
#[derive(Debug)]
pub(crate) struct GamePuzzles {
    /// The game.
    pub(crate) entry: &'static Entry,
    read: OnceLock<Vec<Puzzle>>,
}

impl AllPuzzles {
    /// Those of these games.
    pub(crate) fn of(games: &'static [Entry]) -> Self {
        let some = games.iter().filter(|entry| !(entry.puzzles)().is_empty());
        Self(some.map(|entry| GamePuzzles { entry, read: OnceLock::new() }).collect())
    }

    /// Name and title of each game that has some.
    pub(crate) fn named(&self) -> Vec<(&'static str, &'static str)> {
        self.0.iter().map(|of| (of.entry.name, of.entry.title)).collect()
    }

    /// All of them, game by game.
    pub(crate) fn games(&self) -> &[GamePuzzles] {
        &self.0
    }

    /// Those of a game.
    ///
    /// # Errors
    /// If it has none.
    pub(crate) fn find(&self, entry: &Entry) -> Result<&GamePuzzles, Error> {
        Ok(self.0.iter().find(|of| of.entry.name == entry.name).ok_or(Missing::Page)?)
    }
}

impl GamePuzzles {
    /// In the order of their numbers.
    ///
    /// # Panics
    /// If the text of one cannot be read; a test reads those of all games.
    pub(crate) fn all(&self) -> &[Puzzle] {
        self.read.get_or_init(|| match read_all((self.entry.puzzles)()) {
            Ok(all) => all,
            Err(fault) => panic!("the puzzles of {}: {fault}", self.entry.name),
        })
    }

    /// The puzzle of this number.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn numbered(&self, number: &str) -> Result<&Puzzle, Error> {
        let number: u32 = number.parse().map_err(|_| Missing::Page)?;
        Ok(self.all().iter().find(|one| one.number == number).ok_or(Missing::Page)?)
    }

    /// The puzzle of the day of a moment, by universal time.
    pub(crate) fn of_day(&self, now: Moment) -> Option<&Puzzle> {
        let day = u64::try_from(day_number(now)).unwrap_or_default();
        of_day(self.all(), day).and_then(|at| self.all().get(at))
    }

    /// The day, if this is its puzzle.
    pub(crate) fn day_of(&self, puzzle: &Puzzle, now: Moment) -> Option<i64> {
        self.of_day(now).filter(|one| one.number == puzzle.number).map(|_| day_number(now))
    }

    /// The themes, those with most puzzles first: word and how many there are.
    pub(crate) fn themes(&self) -> Vec<(&str, usize)> {
        let mut themes: Vec<(&str, usize)> = Vec::new();
        for puzzle in self.all() {
            match themes.iter_mut().find(|(word, _)| *word == puzzle.theme()) {
                Some((_, count)) => *count += 1,
                None => themes.push((puzzle.theme(), 1)),
            }
        }
        themes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        themes
    }

    /// What a theme is called.
    pub(crate) fn theme_name(&self, word: &str, language: Language) -> Option<&'static str> {
        (self.entry.theme)(word, language)
    }
}

/// The number of a day, counted from 1970.
pub(crate) const fn day_number(now: Moment) -> i64 {
    now.0.div_euclid(DAY_SECONDS)
}

/// The rating with which a puzzle begins: 1000, and 250 more for each star after the first, as ratings are shown.
pub(crate) fn start(puzzle: &Puzzle) -> Rating {
    const STAR: i64 = 6_250_000;
    let stars = i64::from(puzzle.stars());
    Rating { value: Rating::START.value + STAR * (stars - 1), ..Rating::START }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_at_midnight_of_universal_time() {
        assert_eq!([0, 86_399, 86_400, -1].map(|second| day_number(Moment(second))), [0, 0, 1, -1]);
    }
}
