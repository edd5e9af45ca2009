//! Bugs that the simulation must find: a way in which tables change that is wrong in one thing.

use std::sync::Arc;

use domain::Request;

use crate::app::App;
use crate::error::Error;
use crate::submit::{Done, submit};
use crate::tables::LiveTable;

/// What is wrong with the servers of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bug {
    /// Nothing.
    None,
    /// A request is answered when its commit begins.
    AnswersEarly,
    /// The key of a request is not kept with what it has done.
    ForgetsKeys,
    /// A change is written on top of whatever is kept.
    SkipsVersions,
    /// Nothing is read again after news of a change was lost.
    IgnoresMissed,
    /// What was judged stays in memory though it was not written.
    KeepsRefused,
}

/// Carries out a request with a bug.
pub(super) async fn carry_out(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    request: Request,
    bug: Bug,
) -> Result<Done, Error> {
    match bug {
        Bug::None | Bug::AnswersEarly | Bug::IgnoresMissed => submit(app, live, request).await,
        Bug::ForgetsKeys => submit(app, live, Request { key: None, ..request }).await,
        Bug::SkipsVersions | Bug::KeepsRefused => attempt(app, live, &request, bug).await,
    }
}

async fn attempt(app: &App, live: &Arc<LiveTable>, request: &Request, bug: Bug) -> Result<Done, Error> {
    let mut writing = live.write().await?;
    let at = app.time_source.now();
    let judged = writing.state.judge(request, at);
    let Ok(Some(mut change)) = judged else {
        writing.unchanged();
        return judged.map(|_| Done::Before).map_err(Error::from);
    };
    let mut record = writing.state.record.clone();
    if bug == Bug::SkipsVersions
        && let Some((kept, _)) = app.store.table(live.id()).await?
    {
        change.after = i64::try_from(app.store.journal(live.id(), 0).await?.len()).unwrap();
        let version = app.store.course(&kept).await?.version;
        change.judged_course = Some(version);
        change.course.iter_mut().for_each(|course| course.version = version);
        record = kept;
    }
    if let Err(refused) = app.store.commit(&record, &change, at.into()).await {
        if bug == Bug::KeepsRefused {
            writing.unchanged();
        }
        return Err(refused.into());
    }
    if change.removes {
        app.tables.forget(live.id());
        writing.removed();
        return Ok(Done::Gone);
    }
    writing.state.adopt(&change);
    writing.changed();
    Ok(Done::Now)
}
