//! Mū, the city of springs: how it looks and speaks.

// Module order is reading order.
mod face;
mod facts;
mod names;
mod scene;

mod board;
mod frame;
mod pennant;
mod plan;
mod preview;
mod tally;

mod fights;
mod hand;
mod mini;
mod notice;
mod plates;
mod played;
mod projects;
mod sheet;
mod track;

mod against;
mod ask;
mod choices;
mod handles;
mod hint;
mod legend;
mod outcome;
mod refusal;
mod rules_now;
mod say;
mod why;

mod beats;
mod dealing;
mod deeds;
mod growing;
mod scenes;
mod striving;

mod about;
mod battle_lines;
mod describe;
mod faults;
mod lesson;
mod lines;

mod mark;
mod miniature;
mod picture;
mod poster;
mod tools;

pub mod art;
pub mod building;
pub mod effect;
pub mod gem;
pub mod pack;
pub mod project;

mod counted;
mod sight;
pub mod words;

pub use self::face::CityFace;

#[cfg(test)]
mod beats_tests;
#[cfg(test)]
mod tests;
