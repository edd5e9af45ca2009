//! Everything that needs files or the engine's machinery around the game.

mod laws;
mod leak;
mod scripts;
mod vectors;
