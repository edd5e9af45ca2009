//! SVG and HTML drawn from views: the shared art, and one folder a game.

pub mod face;

pub use face::{
    About, Act, Choices, Face, Line, LineKind, Look, Notice, OptionWords, Part, PartKind, Pick, Plate,
    Refusal, Scene, SeatLook, Stage,
};
