//! Telling people who are not looking: whose turn it is, what began, what is over.
//!
//! Every so often one process looks through the tables that have changed and writes into the outbox what
//! somebody should be told ([`gather`]). Each process takes from it what is due ([`due`]) and sends it
//! ([`deliver`]). Nothing hangs on a process that dies between: the tables themselves say again what there
//! is to be told, the key of a notice keeps it from being written twice, and a claim that is not given
//! back ends by itself. What was sent and not yet noted as sent when a process died is sent once more.

mod deliver;
mod due;
mod gather;
pub(crate) mod settings;

use std::sync::Arc;
use std::time::Duration;

use domain::{Moment, TableId};

use crate::app::App;
use crate::error::Error;
use crate::visit::Visit;

/// How often the outbox is filled and emptied.
const TICK: Duration = Duration::from_secs(20);

/// How long notices are kept after they were told, so that they are not told again: a month.
const KEPT_SECONDS: i64 = 30 * 86_400;

/// Fills and empties the outbox until the server closes.
pub(crate) async fn keep_telling(app: Arc<App>) {
    let mut closing = app.closing();
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while app.notices.both().is_some() && !*closing.borrow() {
        tokio::select! {
            _ = closing.wait_for(|closing| *closing) => return,
            _ = ticks.tick() => {}
        }
        // Not broken off by closing: what is being sent is noted as sent.
        if let Err(error) = go_round(&app, store::now()).await {
            tracing::error!(%error, "people cannot be told of what happens");
        }
    }
}

/// Looks once for what is to be told, and tells what is due.
///
/// # Errors
/// If the store fails.
pub async fn go_round(app: &Arc<App>, now: Moment) -> Result<(), store::Error> {
    gather::look_through(app, now).await?;
    deliver::deliver(app, now).await
}

/// Forgets what was told long ago.
pub(crate) async fn forget(app: &App, now: Moment) {
    if let Err(cause) = app.store.forget_notices(now.minus(KEPT_SECONDS)).await {
        tracing::error!(%cause, "old notices cannot be forgotten");
    }
}

/// Notes that the visitor is looking at a table at which the visitor sits. Says whether that is of use.
pub(crate) async fn looking(app: &Arc<App>, visit: &Visit, id: &str) -> Result<bool, Error> {
    if app.notices.both().is_none() {
        return Ok(false);
    }
    let Some(person) = visit.person() else { return Ok(false) };
    let live = app.tables.table(id).await?;
    let sits = live.read().await?.seats.iter().any(|seat| seat.person.as_ref() == Some(&person.id));
    Ok(sits && app.store.look(&person.id, &TableId::new(id), store::now()).await?)
}
