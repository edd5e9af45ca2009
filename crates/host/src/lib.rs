//! Any game behind one object-safe interface: what server, pages, terminal and laboratory know of a game.
//!
//! This crate names no game. The list of games is the catalogue's; tests make one of their own.

mod coach;
mod coded;
mod documents;
mod entry;
mod hosted;
mod laboratory;
mod pairs;
mod strength;
mod view;

pub use coach::{AnyConsidered, Consider};
pub use coded::Coded;
pub use documents::Documents;
pub use entry::Entry;
pub use hosted::{AnyPosition, AnyTable, Legal, PlayRefused, Ponder};
pub use laboratory::Laboratory;
pub use pairs::CHANNELS;
pub use strength::Strength;
pub use view::{Advise, AnyView};

pub use face::{
    About, Act, Ahead, Area, Beat, Cells, Choices, Common, Ends, Finality, Given, Hint, Item, Kept, Keys,
    Line, LineKind, Look, Notice, OptionWords, Part, PartKind, Pick, Plate, Preset, Product, Refusal, Scene,
    SeatLook, Sign, Spot, Stage, Suggestion, Take, TakeKind, Tool, Unmade, filled, filled_in,
};
pub use lab::{AnyVector, Buffers, CannotVerify, Commitment, Frame, VectorError, VectorSpec, Verified};
pub use players::coding::{Field, Label, Schema, Symmetry};
pub use players::{Budget, Level, NoSuchPlayer};
pub use review::{Assessment, CannotReview, Effort, Mark, Reason, Review, ReviewedChoice, ReviewedPosition};
