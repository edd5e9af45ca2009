//! The seats of a table as pages show them, and how many watch it.

use domain::{Level, PersonId, SeatKind, SeatRecord, TableState};
use pages::people::Presence;
use pages::{Occupant, TableSeat};

use crate::tables::LiveTable;

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
pub(crate) fn watching(table: &TableState, live: &LiveTable) -> usize {
    live.watching(|person| table.belongs(person)) + live.watching_elsewhere()
}
