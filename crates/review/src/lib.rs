//! The review of a finished game: what every choice was worth to its seat by what that seat could know, the chances
//! of every seat from step to step, and luck apart from choice. `docs/review.md` defines every number.
//!
//! - [`split`](split::split) compares a choice with the best of others in the same imagined worlds: one half of the
//!   worlds says which is best, the other by how much.
//! - `decisions` reads the game: each position, and each choice with the view that it was made from.
//! - `weigh` asks the strongest player what it would have done, as a hint does, and lets that race with what was
//!   played.
//! - `curves` plays on from every position, as it was and as the seat to choose could know it.
//! - `accounts` sums up what luck, others and the own choices did.
//!
//! Everything is generic over the game, and follows from the seed and the number of worlds alone unless time is
//! bounded. What is reviewed is over: the truth of its positions is nobody's secret any more.

mod estimate;
mod split;

mod decisions;
mod effort;

mod accounts;
mod curves;
mod weigh;

mod report;
mod review;

pub use accounts::Account;
pub use effort::Effort;
pub use estimate::Estimate;
pub use report::{Mark, Review, ReviewedChoice, ReviewedPosition, ReviewedSeat, Tried};
pub use review::{CannotReview, review};
pub use split::{Split, split};
