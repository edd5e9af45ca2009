//! Every game of the catalogue, and the door itself with a game of a page behind it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod agreement;
mod book;
mod choices;
mod coach;
mod endings;
mod finality;
mod fuzz;
mod gallery;
mod games;
mod hints;
mod labels;
mod lessons;
mod motions;
mod newcomers;
mod pairs;
mod pictures;
mod points;
mod puzzles;
mod python;
mod reasons;
mod references;
mod refusals;
mod reviews;
mod scenes;
mod strength;
mod vectors;

use catalog::games as catalogue;
use host::{Documents, Entry};

/// The line that the game of a page would have.
const TOY: Entry =
    Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS));

/// All games there are, and the game of a page.
fn all() -> impl Iterator<Item = Entry> {
    catalogue().iter().copied().chain([TOY])
}
