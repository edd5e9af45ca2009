//! The quiet pages of the house: settings, about, and what is said when something is not there.

use maud::Markup;

use crate::{Game, Visitor};

/// Why a page cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What happened, in a few words: "There is no such table".
    pub title: String,
    /// What to do about it, in a sentence or two.
    pub text: String,
}

/// The page of a problem, with the way to the lobby.
pub fn error_page(visitor: &Visitor, problem: &Problem) -> Markup {
    let _ = (visitor, problem);
    Markup::default()
}

/// The settings.
pub fn settings_page(visitor: &Visitor) -> Markup {
    let _ = visitor;
    Markup::default()
}

/// What this is, who made the printed games, keys and screen readers.
pub fn about_page(visitor: &Visitor, games: &[Game]) -> Markup {
    let _ = (visitor, games);
    Markup::default()
}
