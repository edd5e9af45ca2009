//! The rules documents as pages.

use maud::{Markup, PreEscaped};

use crate::{Game, Visitor};

/// The list of rules documents.
#[derive(Clone, Debug)]
pub struct RulesIndex {
    /// Who looks.
    pub visitor: Visitor,
    /// The games with rules.
    pub games: Vec<Game>,
}

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// Who looks.
    pub visitor: Visitor,
    /// The game.
    pub game: Game,
    /// The document as HTML; every rule is a heading whose id is the rule's.
    pub document: PreEscaped<String>,
    /// Its sections for the table of contents: id and heading.
    pub contents: Vec<(String, String)>,
    /// What was searched for; empty if nothing.
    pub query: String,
    /// What was found.
    pub found: Vec<Found>,
}

/// A rule that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its id: `TRICKS-8.4`.
    pub id: String,
    /// Its heading.
    pub heading: String,
    /// Some words of it.
    pub excerpt: String,
}

/// The list of rules documents.
pub fn rules_index(page: &RulesIndex) -> Markup {
    let _ = page;
    Markup::default()
}

/// The rules of one game, with a search.
pub fn rules_page(page: &RulesPage) -> Markup {
    let _ = page;
    Markup::default()
}
