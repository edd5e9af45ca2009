//! The table around a game, by scripts and by laws.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod kept;
mod laws;
mod line;
mod script;
