//! Minding the clocks: what is due by itself, and whose connection is lost.
//!
//! Every process looks, none leads. What is due is written on top of the version that was judged, so
//! that of two processes that see it only one carries it out.

use std::sync::Arc;
use std::time::Duration;

use domain::time::{DAY, Tick};
use domain::{Command, Refusal};
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::error::Error;
use crate::presence::{look_after_connections, lost_and_found};
use crate::submit::by_clock;
use crate::watchers::look_after_watchers;

/// How often a process looks for what is due.
const LOOK: Duration = Duration::from_secs(1);

/// For how long nobody has to be at a waiting table until it ends, in milliseconds.
const LEFT: i64 = DAY;

/// How many tables are looked after at a time.
const BATCH: u32 = 100;

/// Minds the clocks as long as the server is open.
pub(crate) async fn mind(app: Arc<App>) {
    let mut ticks = tokio::time::interval(LOOK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = look(&app).await {
            tracing::error!(%error, "clocks cannot be looked after");
        }
    }
}

/// One look after connections, watchers and clocks.
pub(crate) async fn look(app: &Arc<App>) -> Result<(), Error> {
    look_after_connections(app).await?;
    look_after_watchers(app).await?;
    end_left_tables(app).await?;
    for id in app.store.due_courses(app.time_source.now(), BATCH).await? {
        match pass_time(app, id.as_str()).await {
            Ok(()) => {}
            // A table that is closed or over: nothing is due there any more.
            Err(Error::Missing(_) | Error::Refused(Refusal::Time(_) | Refusal::Seats(_))) => {
                app.store.forget_due(&id).await?;
            }
            // One table that cannot be read must not hold up the others.
            Err(error) => {
                tracing::error!(table = %id, %error, "the clocks of a table cannot be looked after");
            }
        }
    }
    Ok(())
}

/// Waiting tables end at which nobody was for a day.
async fn end_left_tables(app: &Arc<App>) -> Result<(), Error> {
    let since = app.time_source.now().plus(-LEFT);
    for id in app.store.left_tables(since, BATCH).await? {
        match end_if_left(app, id.as_str(), since).await {
            // Another process has ended it.
            Ok(()) | Err(Error::Missing(_)) => {}
            Err(error) => tracing::error!(table = %id, %error, "a table that was left cannot be ended"),
        }
    }
    Ok(())
}

/// Removes a waiting table at which nothing has changed since a moment and no page is open here.
async fn end_if_left(app: &Arc<App>, id: &str, since: Tick) -> Result<(), Error> {
    let live = app.tables.table(id).await?;
    if live.connected().is_empty() {
        by_clock(app, &live, Command::EndIfLeft(since)).await?;
    }
    Ok(())
}

async fn pass_time(app: &Arc<App>, id: &str) -> Result<(), Error> {
    let live = app.tables.table(id).await?;
    // The holidays of its people may have changed.
    live.forget_if_daily().await;
    drop(live.read().await?);
    let connections = lost_and_found(app, &live).await?;
    by_clock(app, &live, Command::PassTime(connections)).await.map(drop)
}
