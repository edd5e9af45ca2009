//! Before a game begins: invitation, waiting room, and who sits where.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use catalog::AnyTable;
use pages::waiting::Rights;
use pages::{FieldError, Gathering, Invitation, Update, links};
use store::time::{Course, Tick};
use store::{Moment, NewEntry, Person, SeatKind, SeatRecord, Status, TableId};

use crate::absence;
use crate::consent;
use crate::error::{BadRequest, Error, Seating, Stranger, Unplayable};
use crate::fields::Fields;
use crate::house::House;
use crate::hub::Live;
use crate::new_table::player;
use crate::people::{NAME_MAX, good_name};
use crate::seating::Room;
use crate::sitting::Sitting;
use crate::table_page::{self, facts};
use crate::visit::{Visit, Wanted, page};

/// How often a change of seats is tried that other processes have forestalled.
const TRIES: usize = 4;

/// `GET /t/{id}`: the table as whatever it is for the visitor.
pub(crate) async fn table(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let (waits, sits) = {
        let sitting = live.read(&house).await?;
        let own = visit.person().map(|person| sitting.seats_of(&person.id)).unwrap_or_default();
        (sitting.record.status == Status::Waiting, !own.is_empty())
    };
    let watches = query.iter().any(|(name, _)| name == "watch");
    match (waits, sits || watches) {
        (false, _) => table_page::show(&house, &live, &visit).await,
        (true, true) => waiting_room(&house, &live, &visit, None).await,
        (true, false) => invitation(&house, &live, &visit, None).await,
    }
}

/// `POST /t/{id}/sit`.
pub(crate) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    if absence::runs(&house, &live).await? {
        return absence::come_back(&house, &live, &visit, fields.seat("seat")?).await;
    }
    let done = async {
        let (seat, share) = (fields.seat("seat")?, house.chances.share(fields.token("share")?));
        let name = fields.one("name").map(|name| good_name(name, NAME_MAX)).transpose()?;
        let mut person = visit.guest(&house).await?;
        if let Some(name) = name {
            house.store.rename(&person.id, &name).await?;
            person.name = name;
        }
        change(&house, &live, move |_, room| room.sit(&person, seat, share)).await
    };
    match done.await {
        // Who is not at the table yet sees the invitation again.
        Err(error @ (Error::Name(_) | Error::Seats(_))) if visit.wanted == Wanted::Page => {
            invitation(&house, &live, &visit, Some(&error)).await
        }
        other => other.map(|()| visit.go(&links::table(&id))),
    }
}

/// `POST /t/{id}/share`: adds the visitor's share of the luck.
pub(crate) async fn share(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let share = house.chances.share(fields.token("share")?).ok_or(BadRequest::Field("share"))?;
    edit(&house, &id, &visit, move |_, room, person| room.give_share(&person.id, share)).await
}

/// `POST /t/{id}/leave`.
pub(crate) async fn leave(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let seat = fields.seat("seat")?;
    let (person, _) = visit.known()?;
    let live = house.hub.table(&house, &id).await?;
    if absence::runs(&house, &live).await? {
        return absence::leave(&house, &live, &visit, seat).await;
    }
    let leaving = person.id.clone();
    change(&house, &live, move |_, room| room.leave(&leaving, seat)).await?;
    if close_if_empty(&house, &live).await? {
        return Ok(visit.go(links::LOBBY));
    }
    let stays = !live.read(&house).await?.seats_of(&person.id).is_empty();
    Ok(visit.go(if stays { links::table(&id) } else { links::LOBBY.to_owned() }.as_str()))
}

/// `POST /t/{id}/fill`: computers take free seats.
pub(crate) async fn fill(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let (seat, name) = (fields.seat("seat")?, fields.one("bot").map(String::from));
    let owner = Arc::clone(&house);
    edit(&house, &id, &visit, move |sitting, room, person| {
        room.needs_host(&person.id)?;
        room.fill(player(sitting.entry, name.as_deref())?, seat, &owner.chances)
    })
    .await
}

/// `POST /t/{id}/swap`: two seats change places.
pub(crate) async fn swap(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let one = fields.seat("seat")?.ok_or(BadRequest::Field("seat"))?;
    let other = fields.seat("with")?.ok_or(BadRequest::Field("with"))?;
    edit(&house, &id, &visit, move |_, room, person| {
        room.needs_host(&person.id)?;
        room.swap(one, other)
    })
    .await
}

/// `POST /t/{id}/start`.
pub(crate) async fn start(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let (person, _) = visit.known()?;
    let is_host = live.read(&house).await?.record.host == person.id;
    let done = if is_host { begin(&house, &live).await } else { Err(Stranger::NotHost.into()) };
    answer(&house, &live, &visit, done).await
}

/// Begins the game of a new table if nobody is missing.
pub(crate) async fn start_if_full(house: &Arc<House>, id: &TableId) -> Result<(), Error> {
    let live = house.hub.table(house, id.as_str()).await?;
    match begin(house, &live).await {
        Ok(()) | Err(Error::Seats(Seating::Free)) => Ok(()),
        Err(error) => Err(error),
    }
}

async fn begin(house: &Arc<House>, live: &Arc<Live>) -> Result<(), Error> {
    match begin_as_known(house, live).await {
        // Another process has changed the seats, or has begun the game.
        Err(Error::Play(Unplayable::MovedOn)) => begin_as_known(house, live).await,
        done => done,
    }
}

async fn begin_as_known(house: &Arc<House>, live: &Arc<Live>) -> Result<(), Error> {
    let writing = live.write_anew(house).await?;
    match dealt(&writing.sitting) {
        Err(refused) => {
            writing.unchanged();
            Err(refused)
        }
        Ok(game) => {
            let steps = game.steps_since(0).into_iter();
            let entries: Vec<_> = steps.map(|text| NewEntry { text, request: None }).collect();
            let course = first_course(&writing.sitting, &*game, house.timepiece.now());
            let record = &writing.sitting.record;
            house.store.start_table(record, &entries, &course, house.timepiece.moment()).await?;
            writing.changed_in_store().await
        }
    }
}

/// The clocks with which a game begins.
fn first_course(sitting: &Sitting, game: &dyn AnyTable, now: Tick) -> Course {
    let mut course = Course::new(sitting.record.timing, sitting.seats.len());
    course.clocks.started(sitting.people_among(game.turn().owing()), now);
    course
}

/// A game with the luck with which it begins.
fn dealt(sitting: &Sitting) -> Result<Box<dyn AnyTable>, Error> {
    if sitting.record.status != Status::Waiting {
        return Err(Seating::Begun.into());
    }
    if sitting.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
        return Err(Seating::Free.into());
    }
    let record = &sitting.record;
    let chosen: Vec<_> = record.options.iter().filter(|(name, _)| name != "players").cloned().collect();
    let mut game = sitting.entry.open(record.seats(), &chosen)?;
    game.settle(&sitting.luck());
    Ok(game)
}

/// Changes the seats of a table as `edit` says, in the store and for everybody to see.
async fn change(
    house: &Arc<House>,
    live: &Arc<Live>,
    edit: impl Fn(&Sitting, &mut Room) -> Result<(), Error> + Send + Sync + 'static,
) -> Result<(), Error> {
    let (house, live) = (Arc::clone(house), Arc::clone(live));
    // Carried to its end even if the visitor's connection is lost meanwhile.
    let done = tokio::spawn(async move {
        let mut done = attempt(&house, &live, &edit).await;
        for _ in 1..TRIES {
            // Another process was faster: what it has left is judged anew.
            let Err(Error::Play(Unplayable::MovedOn)) = done else { break };
            done = attempt(&house, &live, &edit).await;
        }
        done?;
        // Whoever was asked something may have left.
        consent::settle(&house, &live).await
    });
    done.await.map_err(Error::failed)?
}

async fn attempt(
    house: &Arc<House>,
    live: &Arc<Live>,
    edit: impl Fn(&Sitting, &mut Room) -> Result<(), Error>,
) -> Result<(), Error> {
    let writing = live.write_anew(house).await?;
    let record = &writing.sitting.record;
    let mut room = Room::of(&writing.sitting);
    if let Err(refused) = edit(&writing.sitting, &mut room) {
        writing.unchanged();
        return Err(refused);
    }
    if room.seats == writing.sitting.seats && room.host == record.host {
        writing.unchanged();
        return Ok(());
    }
    house.store.change_seats(record, &room.host, &room.seats, Moment::now()).await?;
    writing.changed_in_store().await
}

/// The same for somebody who must be known, with the waiting room as the answer.
async fn edit(
    house: &Arc<House>,
    id: &str,
    visit: &Visit,
    edit: impl Fn(&Sitting, &mut Room, &Person) -> Result<(), Error> + Send + Sync + 'static,
) -> Result<Response, Error> {
    let live = house.hub.table(house, id).await?;
    let person = visit.known()?.0.clone();
    let done = change(house, &live, move |sitting, room| edit(sitting, room, &person)).await;
    answer(house, &live, visit, done).await
}

/// Removes a waiting table at which no person sits any more.
async fn close_if_empty(house: &Arc<House>, live: &Arc<Live>) -> Result<bool, Error> {
    let writing = live.write_anew(house).await?;
    let waits = writing.sitting.record.status == Status::Waiting;
    if !waits || writing.sitting.seats.iter().any(|seat| seat.kind == SeatKind::Person) {
        writing.unchanged();
        return Ok(false);
    }
    match house.store.remove_table(&writing.sitting.record, Moment::now()).await {
        // Somebody has sat down by another process at the same moment.
        Err(store::Error::Changed) => return Ok(false),
        removed => removed?,
    }
    drop(writing);
    house.hub.forget(live.id());
    live.tell_all();
    Ok(true)
}

/// The waiting room after something was done in it; what was refused is said there.
async fn answer(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    done: Result<(), Error>,
) -> Result<Response, Error> {
    match done {
        Ok(()) => Ok(visit.go(&links::table(live.id().as_str()))),
        Err(error @ Error::Seats(_)) if visit.wanted == Wanted::Page => {
            if live.read(house).await?.record.status != Status::Waiting {
                return Err(error);
            }
            waiting_room(house, live, visit, Some(&error)).await
        }
        Err(error) => Err(error),
    }
}

async fn waiting_room(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    refused: Option<&Error>,
) -> Result<Response, Error> {
    let visitor = visit.visitor(house).await?;
    let sitting = live.read(house).await?;
    let mut shown = gathering(live, &sitting, visit);
    shown.visitor = visitor;
    shown.refused = refused.map(|error| error.text(visit.language));
    Ok(page(refused.map_or(StatusCode::OK, Error::status), &pages::waiting_room(&shown)))
}

/// What an open waiting room is sent.
pub(crate) fn update(live: &Live, sitting: &Sitting, visit: &Visit) -> Update {
    Update { seq: sitting.seq(), ..pages::waiting_update(&gathering(live, sitting, visit)) }
}

fn gathering(live: &Live, sitting: &Sitting, visit: &Visit) -> Gathering {
    let person = visit.person();
    Gathering {
        visitor: visit.plain_visitor(),
        table: facts(live, sitting, visit),
        host: host_name(sitting),
        link: visit.link(&links::table(live.id().as_str())),
        mine: person.map(|person| sitting.seats_of(&person.id)).unwrap_or_default(),
        rights: match person {
            Some(person) if person.id == sitting.record.host => Rights::Host,
            Some(_) | None => Rights::Guest,
        },
        refused: None,
    }
}

async fn invitation(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    refused: Option<&Error>,
) -> Result<Response, Error> {
    let visitor = visit.visitor(house).await?;
    let sitting = live.read(house).await?;
    let kept = |seat: &&SeatRecord| {
        seat.kind == SeatKind::Open
            && visit.person().is_some_and(|person| seat.person.as_ref() == Some(&person.id))
    };
    let field = |error: &Error| if matches!(error, Error::Name(_)) { "name" } else { "seat" };
    let errors =
        refused.map(|error| FieldError::at(field(error), error.text(visit.language))).into_iter().collect();
    let shown = Invitation {
        visitor,
        table: facts(live, &sitting, visit),
        host: host_name(&sitting),
        kept: sitting.seats.iter().filter(kept).map(|seat| seat.seat).collect(),
        errors,
    };
    Ok(page(refused.map_or(StatusCode::OK, Error::status), &pages::invitation(&shown)))
}

/// The name under which the host sits; empty if the host only watches.
fn host_name(sitting: &Sitting) -> String {
    let held = sitting.seats.iter().find(|seat| seat.person.as_ref() == Some(&sitting.record.host));
    held.map(|seat| seat.name.clone()).unwrap_or_default()
}
