//! The door of a table: who may know of it, who may sit, who may watch.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use pages::terms::{self, Entrance};
use store::{Access, Guest, PersonId, SeatRecord, Standing, Status, Talk, Terms};

use crate::error::{Error, Stranger};
use crate::fields::Fields;
use crate::house::House;
use crate::room::edit;
use crate::sitting::Sitting;
use crate::visit::Visit;

/// The door of a table: everything by which a visitor is let in or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Door<'a> {
    pub(crate) status: Status,
    pub(crate) terms: &'a Terms,
    pub(crate) host: &'a PersonId,
    pub(crate) seats: &'a [SeatRecord],
    pub(crate) guests: &'a [Guest],
}

impl<'a> Door<'a> {
    /// The door of a table.
    pub(crate) fn of(sitting: &'a Sitting) -> Self {
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
    pub(crate) fn lets_in(&self, person: Option<&PersonId>) -> Result<(), Stranger> {
        if person.is_some_and(|person| self.knows(person)) {
            return Ok(());
        }
        match person.and_then(|person| self.standing(person)) {
            Some(Standing::Removed) => return Err(Stranger::Removed),
            None if self.terms.access == Access::Private => return Err(Stranger::NotInvited),
            Some(Standing::Invited) | None => {}
        }
        if self.status != Status::Waiting && !self.terms.watchers {
            return Err(Stranger::NoWatchers);
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

/// Lets nobody pass to any address of a table whom its door does not let in.
pub(crate) async fn keep(
    State(house): State<Arc<House>>,
    Path(path): Path<Vec<(String, String)>>,
    visit: Visit,
    request: Request,
    next: Next,
) -> Response {
    let id = path.iter().find(|(name, _)| name == "id").map(|(_, id)| id.as_str()).unwrap_or_default();
    match passes(&house, id, &visit).await {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

async fn passes(house: &Arc<House>, id: &str, visit: &Visit) -> Result<(), Error> {
    let live = house.hub.table(house, id).await?;
    let sitting = live.read(house).await?;
    Ok(Door::of(&sitting).lets_in(visit.person().map(|person| &person.id))?)
}

/// `POST /t/{id}/terms`: the host changes on what terms people come, before the game begins.
pub(crate) async fn change_terms(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let wanted = terms::Terms::read(fields.pairs());
    edit(&house, &id, &visit, move |_, room, person| {
        room.needs_host(&person.id)?;
        room.terms = Terms { quick: room.terms.quick, ..kept(wanted) };
        Ok(())
    })
    .await
}

/// The terms of a form as the store keeps them.
pub(crate) const fn kept(terms: terms::Terms) -> Terms {
    Terms {
        access: match terms.entrance {
            Entrance::Link => Access::Link,
            Entrance::Lobby => Access::Public,
            Entrance::Named => Access::Private,
        },
        watchers: terms.watchers,
        chat: match terms.talk {
            terms::Talk::Open => Talk::Open,
            terms::Talk::Apart => Talk::Apart,
            terms::Talk::Off => Talk::Off,
        },
        quick: false,
    }
}

/// The same as pages show them.
pub(crate) const fn shown(terms: Terms) -> terms::Terms {
    terms::Terms {
        entrance: match terms.access {
            Access::Link => Entrance::Link,
            Access::Public => Entrance::Lobby,
            Access::Private => Entrance::Named,
        },
        watchers: terms.watchers,
        talk: match terms.chat {
            Talk::Open => terms::Talk::Open,
            Talk::Apart => terms::Talk::Apart,
            Talk::Off => terms::Talk::Off,
        },
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
        let (none, gone) = (None, Some(Stranger::Removed));
        let open = [none, none, none, none, gone, none, none];
        assert_eq!(refusals(Access::Public, true, Status::Playing), open);
        assert_eq!(refusals(Access::Link, true, Status::Waiting), open);
        assert_eq!(refusals(Access::Link, false, Status::Waiting), open, "whoever may still sit");
        let no = Some(Stranger::NoWatchers);
        assert_eq!(refusals(Access::Link, false, Status::Playing), [none, none, none, no, gone, no, no]);
        assert_eq!(refusals(Access::Public, false, Status::Over), [none, none, none, no, gone, no, no]);
        let not = Some(Stranger::NotInvited);
        for status in [Status::Waiting, Status::Playing, Status::Over] {
            assert_eq!(refusals(Access::Private, true, status), [none, none, none, none, gone, not, not]);
        }
    }
}
