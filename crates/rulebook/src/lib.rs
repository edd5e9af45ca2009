//! Rules documents: our own words about each game, in numbered sections, one file a language.
//!
//! This crate reads the text of such a file. Which games there are is known to the catalogue alone,
//! which also holds the texts.

mod citation;
mod document;
mod html;
mod parse;
mod placed;
mod plain;
mod search;
mod summary;
mod whole;

pub use citation::{Citation, citations};
pub use document::{Chapter, Document, Group, Prose, Section};
pub use parse::BadDocument;
pub use placed::{Placed, illustrated};
pub use search::{Hit, folded};
pub use summary::{Item, Summary, Topic};

#[cfg(test)]
mod tests;
