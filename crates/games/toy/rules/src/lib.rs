//! A game of a page, for the tests of everything that must not know which games there are.
//!
//! Every seat is dealt three of eighteen numbers. All seats seal one of theirs at the same time; when
//! the last one has chosen, the numbers are shown and the highest wins its value in points. When the
//! hands are empty, the next round is dealt; after the last round the most points win.
//!
//! It has what makes games hard for the programs around them: luck between choices, simultaneous and
//! sealed choices, secrets of one seat, secrets of nobody, options of every kind. It is in no catalogue.

mod card;
mod options;
mod rules;
mod state;

mod action;
mod event;
mod luck;
mod refusal;

mod apply;
mod check;
mod game;
mod view;

mod imagine;
mod lawful;
mod script;
mod study;

pub use action::Action;
pub use card::Card;
pub use event::Event;
pub use luck::Deal;
pub use options::{Fault, ToyOptions};
pub use refusal::Illegal;
pub use rules::SEAL;
pub use state::Toy;
pub use study::Wins;
pub use view::View;

/// The rules document in English, French and German.
pub const DOCUMENTS: [&str; 3] = [
    include_str!("../../documents/toy.en.md"),
    include_str!("../../documents/toy.fr.md"),
    include_str!("../../documents/toy.de.md"),
];

#[cfg(test)]
mod tests;
