//! Everything that needs the engine's machinery around the game.

mod conformance;
mod games;
mod laws;
mod study;
mod take_back;
