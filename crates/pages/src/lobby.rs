//! The first page: tables that wait for you, the games, tables to join.

use maud::Markup;

use crate::{Game, Promise, TableSeat, Visitor};

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// Who looks.
    pub visitor: Visitor,
    /// For *Play now*.
    pub promise: Promise,
    /// The games there are.
    pub games: Vec<Game>,
    /// The visitor's tables that are not finished, those that wait for the visitor first.
    pub yours: Vec<TableCard>,
    /// The visitor's tables that finished last.
    pub finished: Vec<TableCard>,
    /// Tables with a free seat that anybody may join.
    pub open: Vec<TableCard>,
    /// Tables that may be watched.
    pub running: Vec<TableCard>,
    /// The pictures that the miniatures place: once a game that has a miniature here.
    pub sprites: Vec<Markup>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its id in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The short name of its game.
    pub game: &'static str,
    /// What happens there, in one sentence; for open tables what was agreed.
    pub words: String,
    /// A small picture of the position; a table that has not begun has none.
    pub miniature: Option<Markup>,
    /// Its seats.
    pub seats: Vec<TableSeat>,
    /// What it waits for.
    pub state: TableState,
}

/// What a table in a list waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableState {
    /// The visitor owes a choice.
    YourTurn,
    /// Others owe a choice: their names.
    WaitingFor(Vec<String>),
    /// Seats are free.
    Gathering,
    /// It is over.
    Over,
}

/// The first page.
pub fn lobby(page: &Lobby) -> Markup {
    let _ = page;
    Markup::default()
}
