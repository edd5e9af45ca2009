//! Puzzles: positions with one clearly best choice, and why. `docs/puzzles.md` defines every number.
//!
//! - `puzzle` is what a puzzle consists of, and the notation in which it is kept: a saved game with a few lines more.
//! - `position` plays a game between computer players and reads off it the choices with the views they were made from.
//! - `contest` lets the candidates of a choice play on in the same imagined worlds, and judges how clear the best is.
//! - `mine` goes from the cheap tests to the dear ones; what passes all of them is a puzzle.
//! - `day` says which puzzle is that of a day.
//!
//! Everything is generic over the game and follows from a seed.

mod puzzle;

mod contest;
mod position;

mod mine;

mod day;

pub use day::of_day;
pub use mine::{Solved, mine, solve};
pub use position::{CannotMine, Mining};
pub use puzzle::{BadPuzzle, Found, Origin, Proof, Puzzle, STARS_MAX, Tried, read_all};
