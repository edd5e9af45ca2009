//! Reviews as programs ask for them.

use std::sync::Arc;

use domain::{PersonId, TableId, TableState};
use host::Review;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::Language;

use super::{kept, kept_or_state, needs_over, percent, wish};
use crate::app::App;
use crate::error::Error;
use crate::reviewer::{Depth, Under};

/// A review of ten seconds (`quick`), of a minute (`deep`), or none any more (`cancel`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(crate) enum Wish {
    Quick,
    Deep,
    Cancel,
}

/// How far the review of a game is.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(crate) struct ReviewProgress {
    state: State,
    /// How many reviews are made before it.
    before: usize,
    /// How much of it is done, in percent; it may be done sooner than it says.
    done: Option<u32>,
    /// The same in words.
    words: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum State {
    /// It waits for others.
    Waiting,
    /// It is being made.
    Running,
    /// None is wanted, or it is done.
    Idle,
}

impl ReviewProgress {
    pub(super) fn of(under: Option<Under>, language: Language) -> Self {
        let Some(under) = under else {
            return Self { state: State::Idle, before: 0, done: None, words: String::new() };
        };
        let done = under.since.map(|since| percent(since, under.depth));
        let state = if done.is_some() { State::Running } else { State::Waiting };
        let words = pages::words::review::progress(language, under.before, done);
        Self { state, before: under.before, done, words }
    }
}

/// Does what somebody wants of the review of a game that is over. What this program has made already is not made again.
///
/// # Errors
/// If the game is not over, there is no room for more, or nothing to cancel.
pub(crate) async fn ask_for(
    app: &Arc<App>,
    state: &TableState,
    wanted: Wish,
    by: &PersonId,
) -> Result<(), Error> {
    needs_over(state)?;
    let depth = match wanted {
        Wish::Quick => Depth::Quick,
        Wish::Deep => Depth::Deep,
        Wish::Cancel => return Ok(app.reviewer.queue.cancel(&state.record.id, by)?),
    };
    let is_as_deep = |(review, seconds): (Review, u32)| {
        seconds >= depth.seconds() && review.program == env!("CARGO_PKG_VERSION")
    };
    if kept(app, state).await?.is_some_and(is_as_deep) {
        return Ok(());
    }
    wish(app, &state.record.id, depth, by)
}

/// The review that is kept of a game that is over.
///
/// # Errors
/// If the game is not over, or there is none: then how far it is.
pub(crate) async fn kept_review(app: &App, state: &TableState) -> Result<Review, Error> {
    needs_over(state)?;
    kept_or_state(app, state).await.map(|(review, _)| review)
}

/// How far the review of a game is, for whoever asks.
pub(crate) fn progress(app: &App, table: &TableId, by: &PersonId, language: Language) -> ReviewProgress {
    ReviewProgress::of(app.reviewer.queue.under_way(table, Some(by)), language)
}
