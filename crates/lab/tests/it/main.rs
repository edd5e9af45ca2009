//! The laboratory on a game of a page.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod arena;
mod laws;
mod playout;
mod simulate;
mod trace;
mod vector;
mod verify;

use lab::Setting;

/// Three seats, all defaults.
const fn setting(seed: u64) -> Setting {
    Setting { seats: 3, options: Vec::new(), bots: Vec::new(), seed }
}

fn option(name: &str, value: &str) -> (String, String) {
    (name.into(), value.into())
}
