//! The door of a table: who may know of it, who may sit, who may watch.

use crate::people::{Guest, PersonId, Standing};
use crate::records::{SeatRecord, Status};
use crate::refusal::AccessError;
use crate::state::TableState;
use crate::terms::{Access, Terms};

/// The door of a table: everything by which a visitor is let in or not.
#[derive(Clone, Copy, Debug)]
pub struct Door<'a> {
    /// Where the table is in its life.
    pub status: Status,
    /// On what terms people come.
    pub terms: &'a Terms,
    /// Who opened it.
    pub host: &'a PersonId,
    /// Its seats, `a` first.
    pub seats: &'a [SeatRecord],
    /// People whom its host has invited or sent away.
    pub guests: &'a [Guest],
}

impl<'a> Door<'a> {
    /// The door of a table.
    pub fn of(sitting: &'a TableState) -> Self {
        let record = &sitting.record;
        Self {
            status: record.status,
            terms: &record.terms,
            host: &record.host,
            seats: &sitting.seats,
            guests: &sitting.guests,
        }
    }

    /// Whether a visitor may learn anything of the table. Everything that is told of a table, at whatever
    /// address, is told behind this.
    ///
    /// # Errors
    /// Why the visitor may not.
    pub fn lets_in(&self, person: Option<&PersonId>) -> Result<(), AccessError> {
        if person.is_some_and(|person| self.knows(person)) {
            return Ok(());
        }
        match person.and_then(|person| self.standing(person)) {
            Some(Standing::Removed) => return Err(AccessError::Removed),
            None if self.terms.access == Access::Private => return Err(AccessError::NotInvited),
            Some(Standing::Invited) | None => {}
        }
        if self.status != Status::Waiting && !self.terms.watchers {
            return Err(AccessError::NoWatchers);
        }
        Ok(())
    }

    /// Whether a person is the host, sits here, or has a seat that is kept or played meanwhile.
    fn knows(&self, person: &PersonId) -> bool {
        self.host == person || self.seats.iter().any(|seat| seat.person.as_ref() == Some(person))
    }

    fn standing(&self, person: &PersonId) -> Option<Standing> {
        self.guests.iter().find(|guest| guest.person == *person).map(|guest| guest.standing)
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    #[test]
    fn who_is_let_in_depends_on_terms_and_names() {
        let id = PersonId::new;
        let (host, sitting, kept, invited, removed, stranger) =
            (id("host"), id("sits"), id("kept"), id("invited"), id("removed"), id("stranger"));
        let seat = |person: &PersonId| SeatRecord {
            person: Some(person.clone()),
            ..SeatRecord::open(Seat::default())
        };
        let seats = [seat(&sitting), seat(&kept)];
        let guest = |person: &PersonId, standing| Guest { person: person.clone(), standing };
        let guests = [guest(&invited, Standing::Invited), guest(&removed, Standing::Removed)];
        let refusals = |access, watchers, status| {
            let terms = Terms { access, watchers, ..Terms::default() };
            let door = Door { status, terms: &terms, host: &host, seats: &seats, guests: &guests };
            let people = [&host, &sitting, &kept, &invited, &removed, &stranger].map(Some);
            people.into_iter().chain([None]).map(|one| door.lets_in(one).err()).collect::<Vec<_>>()
        };
        let (none, gone) = (None, Some(AccessError::Removed));
        let open = [none, none, none, none, gone, none, none];
        assert_eq!(refusals(Access::Public, true, Status::Playing), open);
        assert_eq!(refusals(Access::Link, true, Status::Waiting), open);
        assert_eq!(refusals(Access::Link, false, Status::Waiting), open, "whoever may still sit");
        let no = Some(AccessError::NoWatchers);
        assert_eq!(refusals(Access::Link, false, Status::Playing), [none, none, none, no, gone, no, no]);
        assert_eq!(refusals(Access::Public, false, Status::Over), [none, none, none, no, gone, no, no]);
        let not = Some(AccessError::NotInvited);
        for status in [Status::Waiting, Status::Playing, Status::Over] {
            assert_eq!(refusals(Access::Private, true, status), [none, none, none, none, gone, not, not]);
        }
    }
}
