//! Everything that needs files or the engine's machinery around the game.

mod laws;
mod leak;
mod perft;
mod scripts;
mod study;
mod vector;
mod vectors;
