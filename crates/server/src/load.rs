//! Reading a table from the store, and what it looks like from outside.

use domain::time::{Course, Timing};
use domain::{Level, Parts, PersonId, SeatKind, SeatRecord, Status, TableId, TableState};
use host::Entry;
use pages::people::Presence;
use pages::{Occupant, TableSeat};

use crate::error::{Error, Missing};
use crate::house::House;
use crate::hub::Live;

/// Reads a table from the store and plays its journal.
pub(crate) async fn load(house: &House, id: &TableId) -> Result<TableState, Error> {
    let store = &house.store;
    let missing = || Error::Missing(Missing::Table(id.clone()));
    let (record, seats) = store.table(id).await?.ok_or_else(missing)?;
    if record.status == Status::Closed {
        return Err(Missing::Closed(id.clone()).into());
    }
    let unknown = |_| Error::failed(format!("table {id} is of the unknown game {}", record.game));
    let entry: &'static Entry = house.game(&record.game).map_err(unknown)?;
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
        course: match record.status {
            Status::Waiting => Course::new(record.timing, seats.len()),
            Status::Playing | Status::Over | Status::Closed => {
                with_holidays(house, &seats, store.course(&record).await?).await?
            }
        },
        record,
        seats,
    };
    TableState::replay(parts, entry).map_err(Error::failed)
}

/// By the day, clocks stand still while their people are on holiday.
async fn with_holidays(house: &House, seats: &[SeatRecord], mut course: Course) -> Result<Course, Error> {
    if !matches!(course.clocks.timing(), Timing::Daily { .. }) {
        return Ok(course);
    }
    for seat in seats {
        let Some(person) = &seat.person else { continue };
        course.clocks.set_holidays(seat.seat, house.store.holidays(person).await?);
    }
    Ok(course)
}

/// The seats of a table as pages show them.
pub(crate) fn row(table: &TableState, presence: impl Fn(&PersonId) -> Presence) -> Vec<TableSeat> {
    TableSeat::row(table.seats.iter().map(|seat| occupant(table, seat, &presence)).collect())
}

fn occupant(table: &TableState, seat: &SeatRecord, presence: impl Fn(&PersonId) -> Presence) -> Occupant {
    let (name, player) = (seat.name.clone(), seat.computer.unwrap_or(Level::Random));
    match (seat.kind, &seat.person) {
        (SeatKind::Open, _) if seat.is_free() => Occupant::Free,
        (SeatKind::Open, _) => Occupant::Kept { name },
        (SeatKind::Person, person) => {
            let presence = person.as_ref().map(presence).unwrap_or_default();
            match person.as_ref().and_then(|person| table.bot_owner(person)) {
                Some(owner) => Occupant::Program { name, owner: owner.into(), presence },
                None => Occupant::Person { name, presence },
            }
        }
        (SeatKind::Computer, None) => Occupant::Computer { name, player },
        (SeatKind::Computer, Some(_)) => Occupant::StandIn { name, player },
    }
}

/// How many watch a table, by the streams that are open, here and at other processes.
pub(crate) fn watching(table: &TableState, live: &Live) -> usize {
    live.watching(|person| table.belongs(person)) + live.watchers.elsewhere(live.id())
}
