//! Everything that needs files or the engine's machinery around the game.

mod document;
mod golden;
mod laws;
mod leak;
mod perft;
mod properties;
mod scripts;
mod study;
mod vector;
mod vectors;
