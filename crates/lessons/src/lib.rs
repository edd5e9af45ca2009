//! Guided first games: courses as data, and where somebody is in one of their lessons.
//!
//! A course is a text that a game ships with its face (`docs/lessons.md` says how it is written): positions as saved
//! games, steps with what is said in three languages, and an answer to every choice that is legal there. [`Course::parse`]
//! reads it, with faults by line; [`Course::walk`] replays what somebody has done in a lesson, so that nothing but those
//! choices has to be kept, and nothing that is brought is believed.

mod block;
mod courses;
mod model;
mod parse;
mod pattern;
mod picture;
mod text;
mod walk;

pub use block::Fault;
pub use courses::Courses;
pub use model::{Answer, Course, Fact, Free, Kind, Lesson, Picture, Scene, Step, Task};
pub use pattern::Pattern;
pub use picture::{Drawn, Undrawn};
pub use text::{Part, Text};
pub use walk::{Met, NoSuchPlace, ON, Tried, Walk};
