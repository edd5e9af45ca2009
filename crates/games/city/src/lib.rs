//! Mū: everybody builds a city of nine Buildings around springs, and pays for Projects with what they give.
//!
//! One to five players, each with a board of 3 × 3 spaces. One round drafts three Projects, three rounds
//! draft and place three Buildings each. Every side of a Building and of the board's rim shows half a
//! spring; two facing halves of one colour make a Source. A Source gives a token, to be put on a Project
//! at once, and stays as a symbol: Strength for the Battles over rows and columns, Faith and Food for the
//! end. Whoever loses Battles in a row and a column loses the Building where they cross. The whole rules
//! are in `docs/rules`.
//!
//! The cards are data: a [`Pack`] names every Building, board and Project with its cost and effects, and
//! owners of a printed copy can bring their own.

// Module order is reading order.
pub mod pack;

mod rules;

pub use pack::{
    Bag, Board, BoardId, Building, BuildingId, BuildingType, Colour, Counter, Effect, Keyword, Pack, Project,
    ProjectId, Side, Token,
};
pub use rules::RULES;
