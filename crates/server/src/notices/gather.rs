//! What there is to be told of a table, read off the table itself, and written into the outbox.

use std::collections::BTreeSet;
use std::sync::Arc;

use domain::{Moment, PersonId, Proposal, SeatKind, Status, TableState};
use engine::Seat;
use store::{ChangedTable, NewNotice, NoticeKind};

use crate::app::App;
use crate::error::Error;

/// How long one process may look through the tables before another one takes over.
const CLAIMED_SECONDS: i64 = 60;

/// What was changed so shortly before the last look may not have been seen then: the clocks of several
/// machines, and a transaction that was still open.
const OVERLAP_SECONDS: i64 = 30;

/// How long it is news that a game began.
const BEGUN_SECONDS: i64 = 86_400;

/// How many tables are read from the store at a time.
const PAGE: u32 = 100;

/// Looks through the tables that have changed since the last time, unless another process does it.
pub(super) async fn look_through(app: &Arc<App>, now: Moment) -> Result<(), store::Error> {
    let Some(seen) = app.store.claim_postman(CLAIMED_SECONDS, now).await? else { return Ok(()) };
    if seen == Moment::default() {
        // A new server, or one that was copied: nobody is told of what happened before.
        return app.store.postman_has_seen(now).await;
    }
    let since = seen.minus(OVERLAP_SECONDS);
    let mut last: Option<ChangedTable> = None;
    loop {
        let tables = app.store.changed_tables(since, last.as_ref(), PAGE).await?;
        for table in &tables {
            if let Err(error) = note(app, table).await {
                // One table that cannot be read must not hide the others.
                tracing::error!(table = %table.id, %error, "nobody can be told of a table");
            }
        }
        if tables.len() < PAGE as usize {
            break;
        }
        app.store.claim_postman(CLAIMED_SECONDS, store::now().max(now)).await?;
        last = tables.into_iter().next_back();
    }
    app.store.postman_has_seen(now).await
}

/// Writes into the outbox what there is to be told of a table.
async fn note(app: &Arc<App>, table: &ChangedTable) -> Result<(), Error> {
    let live = app.tables.table(table.id.as_str()).await?;
    let notices: Vec<NewNotice> = {
        let state = live.read().await?;
        let people: BTreeSet<PersonId> = state.seats.iter().filter_map(|seat| seat.person.clone()).collect();
        let is_news = |kind: NoticeKind| {
            kind != NoticeKind::Began
                || table.began.is_some_and(|began| table.changed.0 - began.0 < BEGUN_SECONDS)
        };
        let of_person = |person: PersonId| {
            let told = tellable(&state, &person).into_iter().filter(|(kind, _)| is_news(*kind));
            let notice =
                |(kind, step)| NewNotice { person: person.clone(), table: table.id.clone(), step, kind };
            told.map(notice).collect::<Vec<_>>()
        };
        people.into_iter().flat_map(of_person).collect()
    };
    for notice in &notices {
        app.store.post(notice, table.changed).await?;
    }
    Ok(())
}

/// What a person can be told of a table as it is: what, and since which step. Nothing of it depends on
/// anything but who sits where, whose turn it is, who is asked, and whether the game is over.
pub(super) fn tellable(state: &TableState, person: &PersonId) -> Vec<(NoticeKind, i64)> {
    let own = state.seats_of(person);
    match state.record.status {
        Status::Waiting => {
            let kept = |seat: &domain::SeatRecord| {
                seat.kind == SeatKind::Open && seat.person.as_ref() == Some(person)
            };
            let is_asked = own.is_empty() && state.seats.iter().any(kept);
            is_asked.then_some((NoticeKind::Asked, 0)).into_iter().collect()
        }
        Status::Playing if !own.is_empty() => {
            let owing = state.owing();
            let turn = own.iter().any(|seat| owing.contains(*seat));
            let turn = turn.then(|| (NoticeKind::Turn, last_step_of(state, person)));
            [(NoticeKind::Began, 0)].into_iter().chain(turn).chain(questions_to(state, &own)).collect()
        }
        // Also whoever was replaced by a computer wants to know how it ended.
        Status::Over => vec![(NoticeKind::Over, 0)],
        Status::Playing | Status::Closed => Vec::new(),
    }
}

/// The questions that wait for the answer of somebody who sits on these seats.
fn questions_to(state: &TableState, own: &[Seat]) -> impl Iterator<Item = (NoticeKind, i64)> {
    let waits = |asked: &&Proposal| state.awaits_answer(asked, own);
    state.asked().filter(waits).map(|asked| (NoticeKind::Question, asked.number))
}

/// The number of the person's own last step; 0 before the first. Until the next one, every turn of the
/// person is the same turn, however many others choose meanwhile.
fn last_step_of(state: &TableState, person: &PersonId) -> i64 {
    let last = state.seats_of(person).into_iter().filter_map(|seat| state.last_choice(seat)).max();
    i64::try_from(last.unwrap_or_default()).unwrap_or(i64::MAX)
}
