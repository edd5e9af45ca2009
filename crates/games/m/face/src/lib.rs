//! M, the tiles on a window that floats: how it looks and speaks.

// Module order is reading order.
mod face;
mod facts;
mod scene;

mod beats;
mod names;

mod hand;
mod plan;
mod plates;
mod preview;
mod strip;
mod window;

mod sheet;

mod against;
mod choices;
mod handles;
mod hint;
mod legend;
mod refusal;
mod rules_now;
mod why;

mod about;
mod describe;
mod lesson;
mod lines;

mod gallery;
mod mark;
mod miniature;
mod picture;
mod poster;

pub mod hue;
pub mod sign;
pub mod tile;

mod sight;
mod words;

pub use self::face::MFace;

#[cfg(test)]
mod tests;
