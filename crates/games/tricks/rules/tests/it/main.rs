//! Everything that needs files or the engine's machinery around the game.

mod conformance;
mod document;
mod properties;
mod study;
mod vector;
mod vectors;
