//! The one door through which tables change: a request is judged, what it changes is written, then everybody sees it.

use std::sync::Arc;

use domain::{Actor, Command, PlayError, Request, Status};
use store::Committed;

use crate::app::App;
use crate::error::Error;
use crate::metrics::Mover;
use crate::tables::{LiveTable, TableTx};
use crate::viewers::write_when_sent;

/// How often a request is judged anew after other processes have changed the table first.
const TRIES: usize = 8;

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    /// It was carried out.
    Now,
    /// It had been carried out, or all was so already.
    Before,
    /// It was carried out, and the table is no more.
    Gone,
}

/// Carries out what somebody wants, even if the connection is lost meanwhile. With the same key it is carried out
/// once, however often it is asked.
///
/// # Errors
/// Why it is refused, or that the store failed; nothing has changed then.
pub(crate) async fn submit(app: &Arc<App>, live: &Arc<LiveTable>, request: Request) -> Result<Done, Error> {
    let (app, live) = (Arc::clone(app), Arc::clone(live));
    let done = tokio::spawn(async move {
        for _ in 0..TRIES {
            // None if another process was faster: what it has left is judged anew.
            if let Some(done) = attempt(&app, &live, &request).await? {
                return Ok(done);
            }
        }
        Err(PlayError::MovedOn.into())
    });
    done.await.map_err(Error::failed)?
}

/// The same for what follows by itself as time passes.
pub(crate) async fn by_clock(app: &Arc<App>, live: &Arc<LiveTable>, command: Command) -> Result<Done, Error> {
    let now = app.time_source.now();
    submit(app, live, Request::new(Actor::Clock, command, now)).await
}

async fn attempt(app: &Arc<App>, live: &Arc<LiveTable>, request: &Request) -> Result<Option<Done>, Error> {
    let mut writing = match request.by {
        // Computers wait for nobody: each of their choices is an event of its own on every page all the same.
        Actor::Computer => write_when_sent(live).await?,
        Actor::Person(_) | Actor::Clock if request.needs_the_latest() => live.write_anew().await?,
        Actor::Person(_) | Actor::Clock => live.write().await?,
    };
    let at = app.time_source.now();
    let change = match writing.state.judge(request, at) {
        Ok(Some(change)) => change,
        Ok(None) => {
            writing.unchanged();
            return Ok(Some(Done::Before));
        }
        Err(refused) => return if_repeated(app, writing, request, refused.into()).await.map(Some),
    };
    let committed = match app.store.commit(&writing.state.record, &change, at.into()).await {
        Ok(committed) => committed,
        // Another process was faster. What stands in memory is dropped and read again.
        Err(store::Error::Changed) => return Ok(None),
        Err(store::Error::Repeated) => {
            app.metrics.repeated();
            return Ok(Some(Done::Before));
        }
        Err(error) => return Err(error.into()),
    };
    if let (Command::Act(..) | Command::TakeBack(..), Some(mover)) = (&request.command, mover(&request.by)) {
        app.metrics.moved(mover);
    }
    if change.removes {
        app.tables.forget(live.id());
        writing.removed();
        return Ok(Some(Done::Gone));
    }
    let waited = writing.state.record.status == Status::Waiting;
    writing.state.adopt(&change);
    if waited || committed == Committed::Found {
        // Who sits there is known better by the store: accounts, programs and their owners.
        writing.changed_in_store().await?;
    } else if change.hint.is_some() || matches!(request.command, Command::Ahead(..)) {
        // Nobody is told: an open page that lacks something else would show when it was chosen.
        writing.unchanged();
    } else {
        writing.changed();
    }
    Ok(Some(Done::Now))
}

const fn mover(by: &Actor) -> Option<Mover> {
    match by {
        Actor::Person(_) => Some(Mover::Person),
        Actor::Computer => Some(Mover::Computer),
        Actor::Clock => None,
    }
}

/// What becomes of a request that cannot be carried out as the table stands: it was before, if its key is known.
///
/// Only now is the key looked for. What was carried out cannot be so again: its seat owes another choice since, or
/// its question was asked, and the store takes no key twice.
async fn if_repeated(
    app: &App,
    writing: TableTx<'_>,
    request: &Request,
    refused: Error,
) -> Result<Done, Error> {
    let is_done = match (request.seat(), &request.key) {
        (Some(seat), Some(key)) => app.store.is_done(writing.id(), seat, key).await?,
        _ => false,
    };
    if !is_done {
        writing.unchanged();
        return Err(refused);
    }
    // Another process may have carried it out: what stands in memory is dropped and read again.
    app.metrics.repeated();
    Ok(Done::Before)
}
