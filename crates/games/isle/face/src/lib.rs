//! Volcanic Isle, a continent that burns and sinks: how it looks and speaks.

// Module order is reading order.
mod face;
mod facts;
mod scene;

mod beats;
mod moment;

mod board;
mod ground;
mod island;
mod landmarks;
mod marks;
mod names;
mod pieces;
mod plan;
mod recent;
mod shared;

mod hand;
mod news;
mod notice;
mod panel;
mod plates;
mod sheet;

mod against;
mod choices;
mod effects;
mod handles;
mod hint;
mod legend;
mod obstacles;
mod refusal;
mod rules_now;
mod why;

mod about;
mod calamities;
mod describe;
mod faults;
mod labels;
mod lesson;
mod lines;
mod nearby;

mod mark;
mod miniature;
mod picture;
mod poster;
mod tools;

mod sight;
mod words;

pub use picture::continent;

pub use self::face::IsleFace;

#[cfg(test)]
mod tests;
