//! The site through its router, as browsers see it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod alone;
mod browser;
mod device;
mod games;
mod guard;
mod hints;
mod house;
mod kill;
mod play;
mod races;
mod restart;
mod room;
mod stream;
mod wire;
