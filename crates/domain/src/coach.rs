//! The coach: how much it may ask, and at which tables there is one.

use engine::Seat;

use crate::{PersonId, SeatKind, Status, TableState, kept_as_words};

kept_as_words!(
    /// Before which choices of a person the coach asks.
    CoachLevel, "level of the coach" {
        /// None.
        #[default]
        Off = "off",
        /// Those that a review would call blunders.
        Blunders = "blunders",
        /// Those that it would call mistakes, too.
        Mistakes = "mistakes",
    }
);

impl TableState {
    /// Who may have a coach at this table: its only person, alone or with computers, while the game runs. Nobody at a
    /// table without hints, nor at one whose game was to count for ratings.
    pub fn coached(&self) -> Option<(&PersonId, Seat)> {
        let record = &self.record;
        if record.status != Status::Playing || record.rated.was_agreed() || !record.allows.hints {
            return None;
        }
        // A computer that stands in for somebody keeps the seat for a person.
        let mut people = self.seats.iter().filter(|held| held.person.is_some());
        let own = people.next().filter(|own| own.kind == SeatKind::Person)?;
        if people.next().is_some() || self.seats.iter().any(|held| held.kind == SeatKind::Open) {
            return None;
        }
        Some((own.person.as_ref()?, own.seat))
    }
}
