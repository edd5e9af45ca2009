//! What a simulation counts about one game: integers only, so that threads can be added up.

use crate::game::Game;
use crate::table::Table;

/// Counts over many finished tables of one game.
pub trait Study<G: Game>: Default + Send {
    /// Counts one table, finished or stopped.
    fn record(&mut self, table: &Table<G>);

    /// Adds what another thread counted. The order must not matter.
    fn add(&mut self, other: Self);

    /// How many rounds a table has begun, so that a simulation can stop after some of them.
    /// `None` in games that have no rounds. Asked after every step, so it must be quick.
    fn rounds(table: &Table<G>) -> Option<u32> {
        let _ = table;
        None
    }

    /// What was counted, as tables.
    fn tallies(&self) -> Vec<Tally>;
}

/// Counts nothing: a game about which only the general figures are reported.
impl<G: Game> Study<G> for () {
    fn record(&mut self, _: &Table<G>) {}

    fn add(&mut self, (): Self) {}

    fn tallies(&self) -> Vec<Tally> {
        Vec::new()
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
