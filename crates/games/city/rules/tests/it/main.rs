//! Everything that needs the engine’s machinery around the game.

mod games;
mod laws;
mod packs;
mod play;
mod scripts;
mod study;
mod take_back;
