//! Everything that needs the engine's machinery around the game.

mod games;
mod laws;
mod scripts;
mod study;
mod take_back;
