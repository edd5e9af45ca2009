//! Whose pages are connected to live games, so that every process knows, and whose are not any more.
//!
//! A process writes down that a page is connected here, again as long as it is, and when it is gone. If a
//! process dies with the pages of its people, its words grow old, and that says the same.

use std::collections::HashMap;
use std::sync::Arc;

use domain::time::{SECOND, Tick, Timing};
use domain::{Command, PersonId, Status, TableState};
use store::Seen;

use crate::app::App;
use crate::error::Error;
use crate::submit::by_clock;
use crate::tables::{LiveTable, Word};

/// How old it is when the connection counts as lost, in milliseconds: its process may have died.
const OLD: i64 = 45 * SECOND;

/// Notes whose pages are connected here to live games and to tables that wait; clocks whose people are gone run on
/// their grace.
pub(crate) async fn look_after_connections(app: &Arc<App>) -> Result<(), Error> {
    for live in app.tables.all() {
        let are_noted = {
            let known = live.peek(is_noted);
            let mut connections = live.connections();
            connections.are_noted = known.unwrap_or(connections.are_noted);
            connections.are_noted
        };
        if are_noted {
            note(app, &live).await?;
            look_for_lost(app, &live).await?;
        }
    }
    Ok(())
}

/// A page has connected to a table.
pub(crate) async fn connected(app: &Arc<App>, live: &Arc<LiveTable>) -> Result<(), Error> {
    let are_noted = is_noted(&*live.read().await?);
    live.connections().are_noted = are_noted;
    if are_noted {
        note(app, live).await?;
        look_for_lost(app, live).await?;
    }
    Ok(())
}

/// Whether it is written whose pages are connected to a table.
fn is_noted(state: &TableState) -> bool {
    state.record.status == Status::Waiting || is_live_game(state)
}

/// Whether a game with live clocks runs at a table.
fn is_live_game(state: &TableState) -> bool {
    state.record.status == Status::Playing && matches!(state.record.timing, Timing::Live { .. })
}

async fn note(app: &App, live: &LiveTable) -> Result<(), Error> {
    let now = app.time_source.now();
    let words = live.connections().words(&live.connected(), now);
    for (person, word) in words {
        let seen = match word {
            Word::Here => Seen::Here(now),
            Word::Gone(since) => Seen::Gone(since),
        };
        app.store.note_presence(live.id(), &person, seen).await?;
    }
    Ok(())
}

/// Sets the clocks of people at a table to what is known of their connections.
async fn look_for_lost(app: &Arc<App>, live: &Arc<LiveTable>) -> Result<(), Error> {
    let changes = lost_and_found(app, live).await?;
    if changes.is_empty() {
        return Ok(());
    }
    by_clock(app, live, Command::Connect(changes)).await.map(drop)
}

/// The people whose clocks run and do not say what is known of their connections: with since when each is
/// lost, or that it is not. Who was never seen may have no script, and is not lost.
pub(crate) async fn lost_and_found(
    app: &App,
    live: &Arc<LiveTable>,
) -> Result<Vec<(PersonId, Option<Tick>)>, Error> {
    let running: Vec<(PersonId, bool)> = {
        let state = live.read_if_there().await;
        let Some(state) = state.as_ref().filter(|state| is_live_game(state)) else {
            return Ok(Vec::new());
        };
        let clock = |held: &domain::SeatRecord| {
            let clock = state.course.clocks.clock(held.seat).filter(|clock| clock.runs())?;
            Some((held.person.clone()?, clock.is_lost()))
        };
        state.seats.iter().filter_map(clock).collect()
    };
    let here = live.connected();
    if running.iter().all(|(person, is_lost)| here.contains(person) && !is_lost) {
        return Ok(Vec::new());
    }
    let seen: HashMap<PersonId, Seen> = app.store.presence(live.id()).await?.into_iter().collect();
    let now = app.time_source.now();
    let lost = |person: &PersonId| match seen.get(person)? {
        _ if here.contains(person) => None,
        Seen::Gone(since) => Some(*since),
        Seen::Here(at) => (now.since(*at) > OLD).then_some(*at),
    };
    let all = running.into_iter().map(|(person, is_lost)| (lost(&person), person, is_lost));
    let differs = all.filter(|(lost, _, is_lost)| lost.is_some() != *is_lost);
    Ok(differs.map(|(lost, person, _)| (person, lost)).collect())
}
