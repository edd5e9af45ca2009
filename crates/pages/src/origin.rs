//! Where the game of a table comes from, and where it was gone on with.

use engine::StepNumber;
use maud::{Markup, html};
use words::Language;

use crate::words::{after as say, learn, puzzles};
use crate::{Day, ReplayAt, links};

/// Where the game of a table comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Origin {
    /// It began there.
    #[default]
    Here,
    /// Somebody has brought it as a saved game.
    Imported,
    /// It goes on from the end of a lesson, at this address.
    Lesson(String),
    /// It goes on from a puzzle, at this address.
    Puzzle(String),
    /// It goes on from a position of this table.
    From(String, ReplayAt),
}

/// A table that goes on from a position of another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BranchLine {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// After how many steps it goes on by itself.
    pub step: StepNumber,
    /// When it was opened.
    pub day: Day,
}

/// Where a game comes from, if it did not begin at its table.
pub(crate) fn origin(origin: &Origin, language: Language) -> Markup {
    html! {
        @match origin {
            Origin::Here => {}
            Origin::Imported => p class="so-far" { (say::imported(language)) },
            Origin::Lesson(address) => p class="so-far" { a href=(address) { (learn::from_lesson(language)) } },
            Origin::Puzzle(address) => p class="so-far" { a href=(address) { (puzzles::from_puzzle(language)) } },
            Origin::From(id, at) => p class="so-far" {
                (say::goes_on(language)) " " a href=(links::replay(id, *at)) { (say::to_origin(language)) }
            },
        }
    }
}

/// The tables at which a game was gone on with, as a list of links.
pub(crate) fn branch_links(branches: &[BranchLine], language: Language) -> Markup {
    html! {
        @if !branches.is_empty() {
            h3 { (say::branches(language)) }
            ul {
                @for branch in branches {
                    li {
                        a href=(links::table(&branch.id)) { (branch.name) }
                        " · " (say::after_steps(language, branch.step)) " · " (branch.day.words(language))
                    }
                }
            }
        }
    }
}
