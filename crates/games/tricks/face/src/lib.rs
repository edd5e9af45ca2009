//! Mü, the card table: how it looks and speaks.

// Module order is reading order.
mod face;
mod facts;
mod scene;

mod beats;
mod score_beats;
mod trick_beats;

mod auction;
mod banner;
mod felt;
mod goal;
mod hand;
mod ladder;
mod naming;
mod plates;
mod seats;
mod trick;

mod notice;
mod panel;
mod sheet;

mod against;
mod ahead;
mod choices;
mod handles;
mod hint;
mod legend;
mod names;
mod refusal;
mod rules_now;
mod why;

mod about;
mod describe;
mod lesson;
mod lines;
mod score_lines;

mod gallery;
mod mark;
mod miniature;
mod picture;
mod poster;

pub mod card;
mod figures;
mod rosette;

mod sight;
pub mod words;

pub use self::face::TricksFace;

#[cfg(test)]
mod tests;
