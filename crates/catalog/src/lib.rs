//! The closed list of games, each behind one object-safe face.
//!
//! Nothing above this crate names a game. Adding one adds its line in [`games`].

#[macro_use]
mod documents;
mod entry;
mod hosted;
mod laboratory;
mod strength;

pub use documents::Documents;
pub use entry::{Entry, find, games};
pub use hosted::{Advise, AnyTable, Legal, PlayRefused, Ponder};
pub use laboratory::Laboratory;
pub use strength::Strength;

pub use agents::{Budget, Offered, PlayerName};
pub use board::{
    About, Act, Choices, Finality, Given, Hint, Line, LineKind, Look, Notice, OptionWords, Part, PartKind,
    Pick, Plate, Preset, Product, Refusal, Scene, SeatLook, Stage, Suggestion, Take, TakeKind, Tool, Unmade,
};
