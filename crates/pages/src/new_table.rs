//! The form of a new table: one page, no wizard.

use maud::Markup;

use crate::{Draft, FieldError, Game, Promise, Visitor};

/// What the form of a new table shows.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Who looks.
    pub visitor: Visitor,
    /// For the table to be opened.
    pub promise: Promise,
    /// The games to choose from.
    pub games: Vec<Game>,
    /// The game chosen, by its place in `games`.
    pub chosen: usize,
    /// What is in the fields.
    pub draft: Draft,
    /// What is wrong with them.
    pub errors: Vec<FieldError>,
}

/// The form of a new table.
pub fn new_table(page: &NewTable) -> Markup {
    let _ = page;
    Markup::default()
}
