//! The review of a finished game: what every choice was worth to its seat by what that seat could know, the chances
//! of every seat from step to step, and luck apart from choice. `docs/review.md` defines every number.
//!
//! - [`split`](split::split) compares a choice with the best of others in the same imagined worlds: one half of the
//!   worlds says which is best, the other by how much.
//! - `decisions` reads the game: each position, and each choice with the view that it was made from.
//! - `weigh` asks the strongest player what it would have done, as a hint does, and lets that race with what was
//!   played.
//! - `reasons` asks the game why the best was better than what was played.
//! - `appraisals` asks it what hands were worth, by what could be made of them.
//! - `considered` asks the same of a choice that is about to be made, from the view alone: the coach of a running game.
//! - `curves` plays on from every position, as it was and as the seat to choose could know it.
//! - `accounts` sums up what luck, others and the own choices did; an `account` says how far that may be off.
//! - `forecasts` sets chances beside what became of them, for who measures how good they are.
//!
//! Everything is generic over the game, and follows from the seed and the number of worlds alone unless time is
//! bounded. What is reviewed is over: the truth of its positions is nobody's secret any more; only `doubt`, which is
//! given a view, looks at a game that runs.

mod estimate;
mod split;

mod decisions;
mod effort;

mod account;
mod accounts;
mod curves;
mod weigh;

mod appraisals;
mod reasons;

mod forecasts;
mod report;
mod review;

mod considered;

pub use account::{Account, AccountErrors};
pub use considered::{Assessment, Considered};
pub use effort::Effort;
pub use estimate::Estimate;
pub use forecasts::{Forecast, THIRDS, forecasts};
pub use report::{
    Appraised, AppraisedCell, Mark, Reason, Review, ReviewedChoice, ReviewedPosition, ReviewedSeat, Tried,
};
pub use review::{CannotReview, review};
pub use split::{Split, split};
