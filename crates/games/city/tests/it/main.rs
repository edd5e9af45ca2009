//! Everything that needs the engine’s machinery around the game.

mod laws;
mod packs;
mod play;
mod scripts;
mod take_back;
