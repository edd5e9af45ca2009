//! Every game of the catalogue, and the door itself with a game of a page behind it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod door;
mod games;
mod pictures;
mod python;
mod refusals;
mod scenes;
mod strength;

use catalog::{Documents, Entry, games as catalogue};

/// The line that the game of a page would have.
const TOY: Entry = Entry::of::<toy::Toy, toy::Wins>(&Documents(toy::DOCUMENTS));

/// All games there are, and the game of a page.
fn all() -> impl Iterator<Item = Entry> {
    catalogue().iter().copied().chain([TOY])
}
