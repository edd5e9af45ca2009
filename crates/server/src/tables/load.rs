//! Reading a table from the store.

use domain::time::{Course, Timing};
use domain::{Parts, SeatRecord, Status, TableId, TableRecord, TableState};
use host::Entry;
use store::Store;

use crate::error::{Error, Missing};
use crate::games::Games;

/// Reads a table from the store and plays its journal.
pub(crate) async fn load(store: &Store, games: Games, id: &TableId) -> Result<TableState, Error> {
    loop {
        let (parts, entry) = read(store, games, id).await?;
        let now = store.record(id).await?;
        // Each part is read by a statement of its own. If somebody ended the game or changed seats meanwhile, they are
        // of two moments: a journal with its end beside a table that is still played, for instance.
        if now.is_some_and(|now| TableRecord { changed: parts.record.changed, ..now } == parts.record) {
            return TableState::replay(parts, entry).map_err(Error::failed);
        }
    }
}

/// What is kept of a table, part by part, and its game.
async fn read(store: &Store, games: Games, id: &TableId) -> Result<(Parts, &'static Entry), Error> {
    let missing = || Error::Missing(Missing::Table(id.clone()));
    let (record, seats) = store.table(id).await?.ok_or_else(missing)?;
    if record.status == Status::Closed {
        return Err(Missing::Closed(id.clone()).into());
    }
    let unknown = |_| Error::failed(format!("table {id} is of the unknown game {}", record.game));
    let entry: &'static Entry = games.find(&record.game).map_err(unknown)?;
    let has_begun = record.status != Status::Waiting;
    let parts = Parts {
        bots: store.bots_at(id).await?,
        rematch: store.rematch(id).await?,
        guests: store.guests(id).await?,
        people: if has_begun {
            Vec::new()
        } else {
            store.seat_people(id, &record.game, record.seats()).await?
        },
        proposals: if has_begun { store.proposals(id).await? } else { Vec::new() },
        journal: if has_begun { store.journal(id, 0).await? } else { Vec::new() },
        beginning: if has_begun || record.origin.is_none() {
            Vec::new()
        } else {
            store.beginning(id).await?.0
        },
        course: match record.status {
            Status::Waiting => Course::new(record.timing, seats.len()),
            Status::Playing | Status::Over | Status::Closed => {
                with_holidays(store, &seats, store.course(&record).await?).await?
            }
        },
        record,
        seats,
    };
    Ok((parts, entry))
}

/// By the day, clocks stand still while their people are on holiday.
async fn with_holidays(store: &Store, seats: &[SeatRecord], mut course: Course) -> Result<Course, Error> {
    if !matches!(course.clocks.timing(), Timing::Daily { .. }) {
        return Ok(course);
    }
    for seat in seats {
        let Some(person) = &seat.person else { continue };
        course.clocks.set_holidays(seat.seat, store.holidays(person).await?);
    }
    Ok(course)
}
