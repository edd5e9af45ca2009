//! The rules of M.
//!
//! M is played with 90 square cards. Each shows a value, a colour and a symbol. In turn everybody lays a
//! card so that it has something in common with every card beside it; a card beside several others
//! brings tokens from the right neighbour. Whoever lays the fifth or sixth card of a row or column, with
//! two things in common with a card beside it in that line, starts a scoring phase: starting with
//! the trigger, everybody in turn takes a card of the line, as long as the table still hangs together.
//! At the end two colours count for their collector, three against, and tokens ten points each.
//!
//! [`M`] is the state; [`View`] is what one observer knows of it; [`Public`] is what all of them know.
//! The rules about what may be done need no more than [`Public`] and a hand, so state and views share them.

// Module order is reading order.
mod card;
mod cell;
mod cell_set;
mod deck;
mod hand;
mod options;
mod torus;

mod groups;
mod layout;
mod phase;
mod public;
mod score;
mod state;
mod tokens;

mod action;
mod check;
mod event;
mod legal;
mod prospect;
mod refusal;

mod apply;
mod game;
mod setup;

mod imagine;
mod lawful;
mod position;
mod script;
mod sketch;
mod study;
mod view;

mod rules;

pub use action::{Action, Chance};
pub use card::{Card, Colour, Symbol, Value};
pub use cell::{Axis, Cell, Line};
pub use cell_set::{CellIter, CellSet};
pub use deck::{Cards, CardsIter, Deck};
pub use event::Event;
pub use groups::Groups;
pub use hand::{HAND, Hand};
pub use layout::{AREA, Extent, Layout};
pub use options::{Area, DoubleLine, LineRule, Shared, StartShape, TableOptions};
pub use phase::{End, Phase, PhaseEnd, Scoring, Trigger, Triggers};
pub use position::{BadPosition, Position};
pub use prospect::{Blocked, Neighbour, Prospect};
pub use public::{PassProof, PileBack, Public, TOKENS_EACH};
pub use refusal::{Around, Illegal};
pub use rules::RULES;
pub use score::{Score, TOKEN_POINTS};
pub use state::M;
pub use study::GameStudy;
pub use tokens::{Payment, Payments};
pub use view::{Buried, View};

#[cfg(test)]
mod imagine_tests;
#[cfg(test)]
mod tests;
