//! Everything that needs the engine’s machinery around the game.

mod conformance;
mod laws;
mod packs;
mod play;
mod spelling;
mod study;
mod take_back;
