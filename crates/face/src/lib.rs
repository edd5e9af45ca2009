//! How games look and speak: the [`Face`] that every game has, and the art they share.
//!
//! Every picture is made by rule from plain values. What a page needs once stands
//! in a `defs` function; everything else refers to it by `<use>`.

mod area;
mod beat;
mod cells;
mod choosing;
mod common;
mod counted;
pub mod emblem;
pub mod face;
pub mod facts;
pub mod gallery;
pub mod hint;
pub mod icon;
mod kept;
mod keys;
pub mod motion;
pub mod names;
pub mod numbers;
pub mod palette;
mod parts;
mod place;
pub mod poster;
pub mod preset;
pub mod reference;
pub mod seats;
mod sight;
pub mod svg;
pub mod tool;
pub mod wordmark;

pub use area::Area;
pub use beat::Beat;
pub use cells::Cells;
pub use choosing::{
    Act, Ahead, Ask, BRIEF_MAX, Choices, Ends, Finality, ITEMS, Item, Pick, SAY_MAX, Tried, brief, filled,
};
pub use common::Common;
pub use counted::Counted;
pub use face::Face;
pub use hint::{Expected, Hint, Suggestion, Weighed};
pub use kept::{Drawn, Kept};
pub use keys::Keys;
pub use motion::Motion;
pub use parts::{
    About, Line, LineKind, Look, Notice, OptionWords, Part, PartKind, Plate, Refusal, Scene, SeatLook, Sign,
    Spot, Stage,
};
pub use place::{Place, filled_in};
pub use preset::Preset;
pub use reference::rule_link;
pub use tool::{Given, Product, Take, TakeKind, Tool, Unmade};
