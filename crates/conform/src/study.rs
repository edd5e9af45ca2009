//! Counting a game that is written down.

use engine::{Game, Observer, Study, Table};

/// Counts a game that was played at a table as a simulation counts one that goes on.
pub fn count<G: Game>(study: &mut impl Study<G>, table: &Table<G>) {
    study.begin(table.truth());
    for told in table.events_since(0, Observer::Omniscient) {
        study.see(told.audience, told.event.clone());
    }
    study.record(table.truth(), table.turn().standing().as_ref());
}
