//! What a simulation counts about one game: integers only, so that threads can be added up.

use crate::game::{Game, Standing};
use crate::knowledge::Witness;

/// Counts over many games. It witnesses them: what it wants to know of the course of a game it counts as it
/// happens, so that nothing needs to be written down. A study that only looks at the end of a game says that
/// it is not looking ([`Witness::is_looking`]).
pub trait Study<G: Game>: Default + Send + Witness<G::Event> {
    /// A game begins: all events up to [`Study::record`] are its own.
    fn begin(&mut self, game: &G) {
        let _ = game;
    }

    /// Counts the game that was witnessed, finished or stopped.
    fn record(&mut self, game: &G, standing: Option<&Standing>);

    /// Adds what another thread counted. The order must not matter.
    fn add(&mut self, other: Self);

    /// How many rounds a game has begun, so that a simulation can stop after some of them.
    /// `None` in games that have no rounds. Asked before every choice, so it must be quick.
    fn rounds(game: &G) -> Option<u32> {
        let _ = game;
        None
    }

    /// What was counted, as tables.
    fn tallies(&self) -> Vec<Tally>;
}

/// Counts nothing: a game about which only the general figures are reported.
impl<G: Game> Study<G> for () {
    fn record(&mut self, _: &G, _: Option<&Standing>) {}

    fn add(&mut self, (): Self) {}

    fn tallies(&self) -> Vec<Tally> {
        Vec::new()
    }
}

/// Sums of `N` measures, each with how many cases it was added up over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums<const N: usize>([(i64, u64); N]);

impl<const N: usize> Default for Sums<N> {
    fn default() -> Self {
        Self([(0, 0); N])
    }
}

impl<const N: usize> Sums<N> {
    /// Adds one case of a measure, by its number below `N`.
    ///
    /// # Panics
    /// If there is no such measure.
    pub const fn take(&mut self, measure: usize, value: i64) {
        self.raise(measure, value);
        self.0[measure].1 += 1;
    }

    /// Adds to the sum of a case that was counted already.
    ///
    /// # Panics
    /// If there is no such measure.
    pub const fn raise(&mut self, measure: usize, value: i64) {
        self.0[measure].0 += value;
    }

    /// The sum of a measure.
    ///
    /// # Panics
    /// If there is no such measure.
    pub const fn sum(&self, measure: usize) -> i64 {
        self.0[measure].0
    }

    /// How many cases of a measure there were.
    ///
    /// # Panics
    /// If there is no such measure.
    pub const fn cases(&self, measure: usize) -> u64 {
        self.0[measure].1
    }

    /// The mean of a measure.
    ///
    /// # Panics
    /// If there is no such measure.
    pub const fn mean(&self, measure: usize) -> Cell {
        match self.0[measure] {
            (_, 0) => Cell::Empty,
            (sum, cases) => Cell::Mean(sum, cases),
        }
    }

    /// Adds other sums of the same measures.
    pub fn add(&mut self, other: &Self) {
        for (own, new) in self.0.iter_mut().zip(&other.0) {
            *own = (own.0 + new.0, own.1 + new.1);
        }
    }
}

/// One table of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Its heading.
    pub title: String,
    /// The names of its columns; the first one is that of the labels.
    pub columns: Vec<String>,
    /// A label and its cells.
    pub rows: Vec<(String, Vec<Cell>)>,
}

/// One cell of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// How many.
    Count(u64),
    /// A sum over so many.
    Mean(i64, u64),
    /// So many of so many.
    Share(u64, u64),
    /// Nothing to say.
    Empty,
}
