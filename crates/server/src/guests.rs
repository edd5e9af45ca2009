//! Seats that the host keeps for somebody, and people whom the host sends away, before the game begins.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use engine::{Seat, Token};
use pages::links;
use store::{Guest, Person, PersonId, SeatKind, SeatPerson, SeatRecord, Standing, Status};

use crate::error::{BadRequest, Error, Seating};
use crate::fields::Fields;
use crate::house::House;
use crate::ids;
use crate::names::{NAME_MAX, different_name, good_name, person_name, take_name};
use crate::people::guest_called;
use crate::room::{change, edit};
use crate::seating::Room;
use crate::visit::{Visit, Wanted};
use crate::waiting::own_invitation;

/// `POST /t/{id}/reserve`: the host keeps a seat for somebody, who gets a link of their own.
pub(crate) async fn reserve(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let seat = fields.seat("seat")?.ok_or(BadRequest::Field("seat"))?;
    let whom = Kept::called(&house, &visit, fields.one("name").unwrap_or_default()).await?;
    edit(&house, &id, &visit, move |_, room, person| {
        room.needs_host(&person.id)?;
        room.reserve(seat, &whom)
    })
    .await
}

/// For whom a seat is kept.
#[derive(Clone, Debug)]
pub(crate) enum Kept {
    /// Whoever comes with the key, and is called so until then.
    WithKey {
        /// The name.
        name: String,
        /// The key.
        key: String,
    },
    /// This person, who needs no key.
    For(Person),
}

impl Kept {
    /// For whom the host keeps a seat: after an `@` stands the name of an account.
    pub(crate) async fn called(house: &House, visit: &Visit, name: &str) -> Result<Self, Error> {
        match name.trim().strip_prefix('@') {
            Some(account) => Ok(Self::For(find(house, visit, &good_name(account, NAME_MAX)?).await?)),
            None => Ok(Self::WithKey { name: person_name(name)?, key: ids::fresh_key(&house.chances)? }),
        }
    }

    /// The seat that is kept, beside the others of the table, and who is invited with it; `accounts` are those of
    /// people who sit there.
    pub(crate) fn seat(
        &self,
        seat: Seat,
        others: &mut [SeatRecord],
        accounts: &[SeatPerson],
    ) -> Result<(SeatRecord, Option<Guest>), Error> {
        let open = SeatRecord::open(seat);
        match self {
            Self::WithKey { name, key } => {
                let name = different_name(name, others);
                Ok((SeatRecord { name, invite: key.clone(), ..open }, None))
            }
            Self::For(person) if others.iter().any(|held| held.person.as_ref() == Some(&person.id)) => {
                Err(Seating::Here(person.name.clone()).into())
            }
            Self::For(person) => {
                let name = take_name(person, others, accounts);
                let guest = Guest { person: person.id.clone(), standing: Standing::Invited };
                Ok((SeatRecord { name, person: Some(person.id.clone()), ..open }, Some(guest)))
            }
        }
    }
}

/// The person whose account has a name. Whoever has blocked the host is not found.
async fn find(house: &House, visit: &Visit, name: &str) -> Result<Person, Error> {
    let nobody = || Error::Seats(Seating::NobodyCalled(name.to_owned()));
    let found = house.store.person_named(name).await?.ok_or_else(nobody)?;
    let blocked = house.store.has_blocked(&found.id, &visit.known()?.0.id).await?;
    if blocked { Err(nobody()) } else { Ok(found) }
}

/// `POST /t/{id}/kick`: the host sends a person away.
pub(crate) async fn send_away(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let seat = fields.seat("seat")?.ok_or(BadRequest::Field("seat"))?;
    edit(&house, &id, &visit, move |_, room, person| {
        room.needs_host(&person.id)?;
        room.send_away(seat)
    })
    .await
}

/// `GET /i/{id}/{key}`: what somebody sees for whom a seat is kept. Looking takes no seat: programs look
/// at links, too.
pub(crate) async fn invited(
    State(house): State<Arc<House>>,
    Path((id, key)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let (seat, sits) = {
        let sitting = live.read(&house).await?;
        let own = visit.person().map(|person| sitting.seats_of(&person.id)).unwrap_or_default();
        (key_of(&sitting.seats, sitting.record.status, &key), !own.is_empty())
    };
    match seat {
        _ if sits => Ok(visit.go(&links::table(&id))),
        Some(seat) => own_invitation(&house, &live, &visit, (seat, StatusCode::OK, None)).await,
        None => Err(Seating::InviteUsed.into()),
    }
}

/// `POST /i/{id}/{key}`: takes the seat.
pub(crate) async fn accept(
    State(house): State<Arc<House>>,
    Path((id, key)): Path<(String, String)>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let seat = {
        let sitting = live.read(&house).await?;
        key_of(&sitting.seats, sitting.record.status, &key)
    };
    let done = async {
        let share = house.chances.share(fields.token("share")?);
        let person = guest_called(&house, &visit, fields.one("name")).await?;
        change(&house, &live, move |_, room| room.accept(&person, &key, share)).await
    };
    match (done.await, seat) {
        (Err(error @ Error::Name(_)), Some(seat)) if visit.wanted == Wanted::Page => {
            let told = (seat, error.status(), Some(error.text(visit.language)));
            own_invitation(&house, &live, &visit, told).await
        }
        (done, _) => done.map(|()| visit.go(&links::table(&id))),
    }
}

/// The seat that a key opens.
fn key_of(seats: &[SeatRecord], status: Status, key: &str) -> Option<Seat> {
    let opens = |seat: &&SeatRecord| seat.kind == SeatKind::Open && !key.is_empty() && seat.invite == key;
    seats.iter().find(opens).filter(|_| status == Status::Waiting).map(|seat| seat.seat)
}

impl Room {
    /// Keeps a free seat for somebody.
    fn reserve(&mut self, seat: Seat, whom: &Kept) -> Result<(), Error> {
        self.free(seat)?;
        let (kept, guest) = whom.seat(seat, &mut self.seats, &self.accounts)?;
        *self.free(seat)? = kept;
        if let Some(guest) = guest {
            self.note(&guest.person, guest.standing);
        }
        Ok(())
    }

    /// A seat that anybody who comes may take.
    fn free(&mut self, seat: Seat) -> Result<&mut SeatRecord, Error> {
        let held = self.at(seat)?;
        if held.is_free() {
            return Ok(held);
        }
        let kept = held.kind == SeatKind::Open;
        Err(if kept { Seating::Kept(held.name.clone()) } else { Seating::Taken }.into())
    }

    /// Gives a person the seat that a key opens. Whoever sits here already stays there.
    pub(crate) fn accept(&mut self, person: &Person, key: &str, share: Option<Token>) -> Result<(), Error> {
        if self.seats.iter().any(|held| held.is_held_by(&person.id)) {
            return Ok(());
        }
        let seat = key_of(&self.seats, self.status, key).ok_or(Seating::InviteUsed)?;
        *self.at(seat)? = SeatRecord::open(seat);
        let name = take_name(person, &mut self.seats, &self.accounts);
        *self.at(seat)? = SeatRecord {
            kind: SeatKind::Person,
            person: Some(person.id.clone()),
            name,
            share,
            ..SeatRecord::open(seat)
        };
        self.note(&person.id, Standing::Invited);
        Ok(())
    }

    /// Frees all seats of the person who sits here; the person cannot come back without an invitation.
    pub(crate) fn send_away(&mut self, seat: Seat) -> Result<(), Error> {
        let held = self.at(seat)?;
        let person = held.person.clone().filter(|_| held.kind == SeatKind::Person);
        let person = person.filter(|person| *person != self.host).ok_or(Seating::NobodyThere)?;
        for held in self.seats.iter_mut().filter(|held| held.person.as_ref() == Some(&person)) {
            *held = SeatRecord::open(held.seat);
        }
        self.note(&person, Standing::Removed);
        Ok(())
    }

    fn note(&mut self, person: &PersonId, standing: Standing) {
        self.guests.retain(|guest| guest.person != *person);
        self.guests.push(Guest { person: person.clone(), standing });
    }
}
