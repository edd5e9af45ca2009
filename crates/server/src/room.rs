//! Before a game begins: invitation, waiting room, and who sits where.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use engine::Seat;
use host::AnyTable;
use pages::links;
use store::time::{Course, SECOND, Tick};
use store::{NewEntry, Person, PersonId, SeatKind, Status, TableId};

use crate::absence;
use crate::consent;
use crate::course;
use crate::error::{BadRequest, Error, Seating, Stranger, Unplayable};
use crate::fields::Fields;
use crate::house::House;
use crate::hub::Live;
use crate::live;
use crate::new_table::player;
use crate::notices;
use crate::people::guest_called;
use crate::seating::Room;
use crate::sitting::Sitting;
use crate::table_page;
use crate::visit::{Visit, Wanted};
use crate::waiting;

/// How often a change of seats is tried that other processes have forestalled.
const TRIES: usize = 4;

/// `GET /t/{id}`: the table as whatever it is for the visitor; for the script, with `?after=SEQ`, what a page
/// needs that shows this version and has no stream.
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
    notices::looking(&house, &visit, &id).await?;
    if visit.wanted == Wanted::Json {
        let after = query.iter().find(|(name, _)| name == "after").and_then(|(_, value)| value.parse().ok());
        let after = after.unwrap_or_default();
        live.catch_up(&house, after).await;
        let sitting = live.read(&house).await?;
        let whole = live::whole(&house, &live, &sitting, &visit, after).await?;
        return Ok(axum::Json(whole).into_response());
    }
    let wants = query.iter().any(|(name, _)| name == "watch");
    let watches = wants && live.read(&house).await?.record.terms.watchers;
    match (waits, sits || watches) {
        (false, _) => table_page::show(&house, &live, &visit).await,
        (true, true) => waiting::room(&house, &live, &visit, None).await,
        (true, false) => waiting::invitation(&house, &live, &visit, None).await,
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
        let begun = |refused| {
            let is_stranger = matches!(refused, Error::Person(Stranger::NotAtTable));
            if is_stranger { Seating::Begun.into() } else { refused }
        };
        let (person, _) = visit.known().map_err(begun)?;
        absence::come_back(&house, &live, &person.id, fields.seat("seat")?).await?;
        return Ok(visit.go(&links::table(&id)));
    }
    let done = async {
        let (seat, share) = (fields.seat("seat")?, house.chances.share(fields.token("share")?));
        let person = guest_called(&house, &visit, fields.one("name")).await?;
        needs_welcome(&house, &live, &person).await?;
        change(&house, &live, move |_, room| room.sit(&person, seat, share)).await
    };
    match done.await {
        // Who is not at the table yet sees the invitation again.
        Err(error @ (Error::Name(_) | Error::Seats(_))) if visit.wanted == Wanted::Page => {
            waiting::invitation(&house, &live, &visit, Some(&error)).await
        }
        other => other.map(|()| visit.go(&links::table(&id))),
    }
}

/// Makes sure that the host of a waiting table has not blocked this person.
pub(crate) async fn needs_welcome(
    house: &Arc<House>,
    live: &Arc<Live>,
    person: &Person,
) -> Result<(), Error> {
    let (host, waits) = {
        let sitting = live.read(house).await?;
        (sitting.record.host.clone(), sitting.record.status == Status::Waiting)
    };
    if waits && house.store.has_blocked(&host, &person.id).await? {
        return Err(Seating::Blocked.into());
    }
    Ok(())
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
    let left = leave_seat(&house, &live, person, seat).await?;
    let stays = left == Left::Table && !live.read(&house).await?.seats_of(&person.id).is_empty();
    Ok(visit.go(if stays { links::table(&id) } else { links::LOBBY.to_owned() }.as_str()))
}

/// What is left when somebody has stood up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// The table.
    Table,
    /// A running game, in which the others decide how it goes on.
    Game,
    /// Nothing: no person sat at the waiting table any more.
    Nothing,
}

/// Frees a seat of a person, or all of them; see [`Room::leave`]. In a running game the others decide.
pub(crate) async fn leave_seat(
    house: &Arc<House>,
    live: &Arc<Live>,
    person: &Person,
    seat: Option<Seat>,
) -> Result<Left, Error> {
    if absence::runs(house, live).await? {
        absence::leave(house, live, &person.id, seat).await?;
        return Ok(Left::Game);
    }
    let leaving = person.id.clone();
    change(house, live, move |_, room| room.leave(&leaving, seat)).await?;
    Ok(if close_if_empty(house, live).await? { Left::Nothing } else { Left::Table })
}

/// Frees all seats of somebody who will not come back.
///
/// # Errors
/// If the person has none there.
pub(crate) async fn leave_for_good(house: &Arc<House>, id: &TableId, person: &PersonId) -> Result<(), Error> {
    let live = house.hub.table(house, id.as_str()).await?;
    let leaving = person.clone();
    if absence::runs(house, &live).await? {
        course::change(house, &live, move |change| change.hand_over(&leaving)).await?;
        // Whoever was asked something is there no more.
        return consent::settle(house, &live).await;
    }
    change(house, &live, move |_, room| room.leave(&leaving, None)).await?;
    close_if_empty(house, &live).await.map(drop)
}

/// `POST /t/{id}/fill`: computers take free seats.
pub(crate) async fn fill(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let done =
        fill_seats(&house, &live, &visit.known()?.0.id, (fields.seat("seat")?, fields.one("bot"))).await;
    answer(&house, &live, &visit, done).await
}

/// Puts computers of this name, or the usual ones, on a free seat or on all of them.
pub(crate) async fn fill_seats(
    house: &Arc<House>,
    live: &Arc<Live>,
    host: &PersonId,
    (seat, name): (Option<Seat>, Option<&str>),
) -> Result<(), Error> {
    let (owner, host, name) = (Arc::clone(house), host.clone(), name.map(String::from));
    change(house, live, move |sitting, room| {
        room.needs_host(&host)?;
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
    let live = house.hub.table(&house, &id).await?;
    let done = swap_seats(&house, &live, &visit.known()?.0.id, (one, other)).await;
    answer(&house, &live, &visit, done).await
}

/// Lets two seats change places.
pub(crate) async fn swap_seats(
    house: &Arc<House>,
    live: &Arc<Live>,
    host: &PersonId,
    (one, other): (Seat, Seat),
) -> Result<(), Error> {
    let host = host.clone();
    change(house, live, move |_, room| {
        room.needs_host(&host)?;
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
    let done = start_by(&house, &live, &visit.known()?.0.id).await;
    answer(&house, &live, &visit, done).await
}

/// Begins the game for the host of its table.
pub(crate) async fn start_by(house: &Arc<House>, live: &Arc<Live>, host: &PersonId) -> Result<(), Error> {
    let is_host = live.read(house).await?.record.host == *host;
    if is_host { begin(house, live).await } else { Err(Stranger::NotHost.into()) }
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
pub(crate) async fn change(
    house: &Arc<House>,
    live: &Arc<Live>,
    edit: impl Fn(&Sitting, &mut Room) -> Result<(), Error> + Send + Sync + 'static,
) -> Result<(), Error> {
    let (house, live) = (Arc::clone(house), Arc::clone(live));
    // Carried to its end even if the visitor's connection is lost meanwhile.
    let done = tokio::spawn(async move {
        arrange(&house, &live, &edit).await?;
        // Whoever was asked something may have left.
        consent::settle(&house, &live).await?;
        begin_by_itself(&house, &live).await
    });
    done.await.map_err(Error::failed)?
}

async fn arrange(
    house: &Arc<House>,
    live: &Arc<Live>,
    edit: impl Fn(&Sitting, &mut Room) -> Result<(), Error>,
) -> Result<(), Error> {
    for _ in 1..TRIES {
        match attempt(house, live, &edit).await {
            // Another process was faster: what it has left is judged anew.
            Err(Error::Play(Unplayable::MovedOn)) => {}
            done => return done,
        }
    }
    attempt(house, live, &edit).await
}

/// Begins the game of a table for anybody as soon as no seat is free.
async fn begin_by_itself(house: &Arc<House>, live: &Arc<Live>) -> Result<(), Error> {
    {
        let sitting = live.read(house).await?;
        let waits = sitting.record.terms.quick && sitting.record.status == Status::Waiting;
        if !waits || sitting.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Ok(());
        }
    }
    match begin(house, live).await {
        // Another process has begun it, or somebody has left again.
        Ok(()) | Err(Error::Seats(Seating::Free | Seating::Begun)) => Ok(()),
        Err(error) => Err(error),
    }
}

async fn attempt(
    house: &Arc<House>,
    live: &Arc<Live>,
    edit: impl Fn(&Sitting, &mut Room) -> Result<(), Error>,
) -> Result<(), Error> {
    let writing = live.write_anew(house).await?;
    let mut room = Room::of(&writing.sitting);
    let edited = edit(&writing.sitting, &mut room).and_then(|()| {
        let usual = player(writing.sitting.entry, None)?;
        room.fill_if_all_agree(usual, &house.chances)
    });
    if let Err(refused) = edited {
        writing.unchanged();
        return Err(refused);
    }
    if !room.differs_from(&writing.sitting) {
        writing.unchanged();
        return Ok(());
    }
    house.store.arrange(&writing.sitting.record, &room.arrangement(), house.timepiece.moment()).await?;
    writing.changed_in_store().await
}

/// The same for somebody who must be known, with the waiting room as the answer.
pub(crate) async fn edit(
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
    let is_empty = |sitting: &Sitting| !sitting.seats.iter().any(|seat| seat.kind == SeatKind::Person);
    close_if(house, live, is_empty).await
}

/// Removes a waiting table at which nothing has changed since a moment and no page is open here.
pub(crate) async fn end_if_left(house: &Arc<House>, id: &TableId, since: Tick) -> Result<(), Error> {
    let live = house.hub.table(house, id.as_str()).await?;
    let is_left =
        |sitting: &Sitting| sitting.record.changed.0 * SECOND < since.0 && live.connected().is_empty();
    close_if(house, &live, is_left).await.map(drop)
}

/// Removes a waiting table of which this is true.
async fn close_if(
    house: &Arc<House>,
    live: &Arc<Live>,
    is_due: impl Fn(&Sitting) -> bool,
) -> Result<bool, Error> {
    let writing = live.write_anew(house).await?;
    if writing.sitting.record.status != Status::Waiting || !is_due(&writing.sitting) {
        writing.unchanged();
        return Ok(false);
    }
    match house.store.remove_table(&writing.sitting.record, house.timepiece.moment()).await {
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
            waiting::room(house, live, visit, Some(&error)).await
        }
        Err(error) => Err(error),
    }
}
