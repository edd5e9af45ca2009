//! Reviews of games that are over: asked for by anybody who may see the game, made one at a time, and kept with it.
//!
//! Who makes them, and in which order, is `reviewer`; here is what is made, shown and told.

mod api;
mod choice;
mod marked;
mod page;

use std::sync::Arc;
use std::time::Duration;

use domain::{PersonId, TableId, TableState};
use engine::Turn;
use host::{CannotReview, Effort, Review};
use store::KeptReview;
use words::Language;

pub(crate) use api::{ReviewProgress, Wish, ask_for, kept_review, progress};
pub(crate) use choice::show as show_choice;
pub(crate) use marked::{MARKED_MAX, along};
pub(crate) use page::{act, show};

use crate::app::App;
use crate::error::{Error, ReviewError};
use crate::review_text::ReviewText;
use crate::reviewer::{Asked, Depth, Job};

/// Whether a game can be reviewed.
///
/// # Errors
/// If it is not over: what the seats could know of each other is a secret then. A saved game that somebody has brought
/// may stop before its end.
pub(crate) fn needs_over(state: &TableState) -> Result<(), Error> {
    state.needs_over().map_err(|_| ReviewError::NotOver)?;
    match state.game()?.turn() {
        Turn::Over(_) => Ok(()),
        Turn::Chance | Turn::Seats(_) => Err(ReviewError::Unfinished.into()),
    }
}

/// Who tells of the game of a table.
fn review_text(state: &TableState, language: Language) -> Result<ReviewText<'_>, Error> {
    Ok(ReviewText::of(state.entry, state.game()?, state.looks(), language))
}

/// Puts a review into the queue, and sees to it that somebody works at that.
///
/// # Errors
/// If there is no room for more.
fn wish(app: &Arc<App>, table: &TableId, depth: Depth, by: &PersonId) -> Result<(), Error> {
    if app.reviewer.queue.ask(table, depth, by)? == Asked::Begin {
        tokio::spawn(work(Arc::clone(app)));
    }
    Ok(())
}

/// Makes one review after the other, until none is wanted or the server closes.
async fn work(app: Arc<App>) {
    let mut closing = app.closing();
    while let Some(job) = app.reviewer.queue.next() {
        tokio::select! {
            made = make(&app, &job) => if let Err(error) = made {
                tracing::error!(table = %job.table, %error, "a review could not be made");
            },
            _ = closing.wait_for(|closing| *closing) => {
                job.stop.set();
                return;
            }
        }
        app.reviewer.queue.ended();
    }
}

/// Makes a review and keeps it, unless nobody wants it any more.
async fn make(app: &Arc<App>, job: &Job) -> Result<(), Error> {
    let (game, review) = {
        let live = app.tables.table(job.table.as_str()).await?;
        let state = live.read().await?;
        needs_over(&state)?;
        (state.game()?.save(), state.entry.laboratory.review)
    };
    let stop = Some(job.stop.flag());
    let effort = Effort { stop, ..job.depth.effort(app.bots.hint_limit()) };
    let found = app.reviewer.run(move || review(&game, &effort)).await?;
    let found = found.map_err(|why: CannotReview| Error::failed(why))?;
    if job.stop.is_set() {
        return Ok(());
    }
    let kept = KeptReview {
        program: found.program.clone(),
        reference: found.reference.clone(),
        seconds: job.depth.seconds(),
        weight: found.weight(),
        json: serde_json::to_string(&found).map_err(Error::failed)?,
    };
    if kept.json.len() > store::REVIEW_MAX {
        return Err(Error::failed(format!("it has {} bytes, more than are kept", kept.json.len())));
    }
    Ok(app.store.keep_review(&job.table, &kept, (store::REVIEWS_MAX, store::now())).await?)
}

/// The review that is kept of a game that is over, with the seconds that it was allowed to take. One that another
/// version of the program has written in another way counts as none.
async fn kept(app: &App, state: &TableState) -> Result<Option<(Review, u32)>, Error> {
    let Some(kept) = app.store.review(&state.record.id, store::now()).await? else { return Ok(None) };
    let read =
        |review: Review| (review.positions.len() == state.steps() + 1).then_some((review, kept.seconds));
    Ok(serde_json::from_str(&kept.json).ok().and_then(read))
}

/// The same.
///
/// # Errors
/// [`ReviewError`] says how far it is, if there is none yet.
async fn kept_or_state(app: &App, state: &TableState) -> Result<(Review, u32), Error> {
    if let Some(kept) = kept(app, state).await? {
        return Ok(kept);
    }
    let under_way = app.reviewer.queue.under_way(&state.record.id, None);
    Err(under_way
        .map_or(ReviewError::None, |under| match under.since {
            None => ReviewError::Waiting(under.before),
            Some(since) => ReviewError::Running(percent(since, under.depth)),
        })
        .into())
}

/// How much of its time a review has taken, in whole percent. It is done sooner if everything is clear.
fn percent(since: Duration, depth: Depth) -> u32 {
    let whole = u64::from(depth.seconds()) * 1000;
    let done = u64::try_from(since.as_millis()).unwrap_or(u64::MAX).min(whole) * 100 / whole;
    u32::try_from(done).unwrap_or(100).min(99)
}
