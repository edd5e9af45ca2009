//! Playing: acts, take-backs, and handing a shared device on.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use engine::{Observer, Seat, StepNumber};
use host::Look;
use pages::{Refused, links};
use serde_json::json;
use store::time::{Course, Tick};
use store::{Addition, NewEntry, SeatKind, Status};
use words::Language;

use crate::entry::free_take_back;
use crate::error::{BadRequest, Error, Stranger, Unplayable, Untimely};
use crate::eyes::Eyes;
use crate::fields::Fields;
use crate::house::House;
use crate::hub::{Live, Writing};
use crate::metrics::Mover;
use crate::sitting::Sitting;
use crate::table_page;
use crate::visit::{Visit, Wanted};

/// How often an act is tried that other processes have forestalled; each time they have made a step.
const TRIES: usize = 8;

/// Something that a seat asks for at its table.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    /// Which seat.
    pub(crate) seat: Seat,
    /// The version of the table that it was chosen on.
    pub(crate) seq: usize,
    /// The key of the request; a computer needs none.
    pub(crate) key: Option<String>,
    /// What is asked for.
    pub(crate) what: What,
    /// The language of a refusal.
    pub(crate) language: Language,
    /// When it came in: thinking ends here, however slow the server is.
    pub(crate) came_in: Tick,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// The action that these handles mean.
    Picks(Vec<String>),
    /// An action in the notation.
    Text(String),
    /// The last choice back.
    TakeBack,
}

/// Whether an act was carried out now or before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    /// It was carried out.
    Now,
    /// It had been carried out; this was a repeated request.
    Before,
}

/// What an act adds to a table.
struct Outcome {
    entries: Vec<NewEntry>,
    /// How many steps stand after each entry.
    marks: Vec<StepNumber>,
    status: Status,
}

/// `POST /t/{id}/act`.
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let picks: Vec<String> = fields.all("p").flat_map(str::split_whitespace).map(String::from).collect();
    if picks.is_empty() {
        return Err(BadRequest::Field("p").into());
    }
    requested(&house, &id, &visit, &fields, What::Picks(picks)).await
}

/// `POST /t/{id}/undo`.
pub(crate) async fn undo(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    requested(&house, &id, &visit, &fields, What::TakeBack).await
}

/// `POST /t/{id}/show`: the person of this seat has taken the device.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let seat = fields.seat("seat")?.ok_or(BadRequest::Field("seat"))?;
    take_device(&house, &live, &visit, seat).await?;
    Ok(visit.go(&links::table(&id)))
}

/// The person of a seat takes a device that several share.
pub(crate) async fn take_device(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    seat: Seat,
) -> Result<(), Error> {
    let (person, session) = visit.known()?;
    let own = live.read(house).await?.seats_of(&person.id);
    if own.is_empty() {
        return Err(Stranger::NotAtTable.into());
    }
    if !own.contains(&seat) {
        return Err(Stranger::NotYourSeat.into());
    }
    live.show(session, seat);
    live.tell_all();
    Ok(())
}

/// Carries out what a person asks for and answers.
async fn requested(
    house: &Arc<House>,
    id: &str,
    visit: &Visit,
    fields: &Fields,
    what: What,
) -> Result<Response, Error> {
    let live = house.hub.table(house, id).await?;
    let (seq, key) = (fields.number("seq")?, fields.key()?);
    let seat = fields.seat("seat")?;
    match by_person(house, &live, visit, Request { seat, seq, key, what }).await {
        Ok(Done::Now | Done::Before) => answer(house, &live, visit).await,
        Err(error) => refuse(house, &live, visit, error).await,
    }
}

/// What a person asks for at a table.
#[derive(Clone, Debug)]
pub(crate) struct Request<'a> {
    /// Which of the person's seats acts; if there is but one, it need not be said.
    pub(crate) seat: Option<Seat>,
    /// The version of the table that it was chosen on.
    pub(crate) seq: usize,
    /// The key of the request.
    pub(crate) key: &'a str,
    /// What is asked for.
    pub(crate) what: What,
}

/// Carries out what a person asks for, once, however often it is asked with the same key.
pub(crate) async fn by_person(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    request: Request<'_>,
) -> Result<Done, Error> {
    let Request { seat, seq, key, what } = request;
    live.catch_up(house, seq).await;
    let seat = own_seat(&*live.read(house).await?, live, visit, seat);
    let done = match seat {
        Ok(seat) => {
            let (key, came_in) = (Some(key.into()), visit.came_in);
            let act = Act { seat, seq, key, what, language: visit.language, came_in };
            to_the_end(house, live, act).await
        }
        Err(refused) => Err(refused),
    };
    done.inspect_err(|refused| house.metrics.refused(refused))
}

/// Carries out an act even if the visitor's connection is lost meanwhile.
async fn to_the_end(house: &Arc<House>, live: &Arc<Live>, act: Act) -> Result<Done, Error> {
    let (house, live) = (Arc::clone(house), Arc::clone(live));
    let done = tokio::spawn(async move { carry_out(&house, &live, act).await });
    done.await.map_err(Error::failed)?
}

/// What a visitor is told whose act was refused: why, or that the table has moved on; without script the
/// table again, with the reason, as far as the reason lies in the table.
async fn refuse(
    house: &Arc<House>,
    live: &Arc<Live>,
    visit: &Visit,
    error: Error,
) -> Result<Response, Error> {
    let Error::Play(unplayable) = &error else { return Err(error) };
    let refused = match (visit.wanted, unplayable) {
        (Wanted::Json, Unplayable::MovedOn) => {
            let now = answer(house, live, visit).await?;
            return Ok((error.status(), now).into_response());
        }
        (Wanted::Json, _) | (Wanted::Page, Unplayable::Fixed | Unplayable::Rated) => return Err(error),
        (Wanted::Page, Unplayable::MovedOn) => Refused::MovedOn,
        (Wanted::Page, Unplayable::Unreadable) => Refused::Unreadable,
        (Wanted::Page, Unplayable::Illegal(refusal)) => Refused::ByRule(refusal.clone()),
    };
    table_page::refused(house, live, visit, (error.status(), refused)).await
}

/// The answer to a change of a running game: the script gets the version of the table that holds it, which the
/// stream of its page brings; a form is sent to the table.
pub(crate) async fn answer(house: &Arc<House>, live: &Arc<Live>, visit: &Visit) -> Result<Response, Error> {
    match visit.wanted {
        Wanted::Page => Ok(visit.go(&links::table(live.id().as_str()))),
        Wanted::Json => {
            let seq = live.read(house).await?.seq();
            Ok(axum::Json(json!({ "seq": seq })).into_response())
        }
    }
}

/// Which of the visitor's seats acts.
pub(crate) fn own_seat(
    sitting: &Sitting,
    live: &Live,
    visit: &Visit,
    asked: Option<Seat>,
) -> Result<Seat, Error> {
    let (person, session) = visit.known()?;
    let own = sitting.seats_of(&person.id);
    if own.is_empty() {
        return Err(Stranger::NotAtTable.into());
    }
    if asked.is_some_and(|seat| !own.contains(&seat)) {
        return Err(Stranger::NotYourSeat.into());
    }
    // On a shared device only the seat whose cards are shown can act.
    match Eyes::of(&own, live.shown(session), sitting.owing()) {
        Eyes::Seat(shown) if asked.is_none_or(|seat| seat == shown) => Ok(shown),
        Eyes::Seat(_) | Eyes::Cover(_) | Eyes::Public | Eyes::All => Err(Unplayable::MovedOn.into()),
    }
}

/// Carries out an act: on the table, then in the store, then for everybody to see.
///
/// If another process was faster, the table is read again, and the act is judged by how it stands then:
/// a sealed choice does not hinder another one.
pub(crate) async fn carry_out(house: &Arc<House>, live: &Arc<Live>, act: Act) -> Result<Done, Error> {
    for _ in 0..TRIES {
        match attempt(house, live, act.clone()).await {
            Ok(Attempt::Done(done)) => return Ok(done),
            Ok(Attempt::Forestalled) => {}
            Err(error) => return Err(error),
        }
    }
    Err(Unplayable::MovedOn.into())
}

/// How a try went.
enum Attempt {
    Done(Done),
    /// Another process has written the next step. What stood in memory is forgotten.
    Forestalled,
}

async fn attempt(house: &Arc<House>, live: &Arc<Live>, act: Act) -> Result<Attempt, Error> {
    let mut writing = live.write(house).await?;
    let mover = if act.key.is_some() { Mover::Person } else { Mover::Computer };
    let now = house.timepiece.now();
    let (seat, came_in, deed) = (act.seat, act.came_in, Deed::of(&act.what));
    let key = act.key.clone();
    let outcome = match apply(&mut writing.sitting, act) {
        Ok(outcome) => outcome,
        Err(refused) => return not_now(house, writing, (seat, key), refused).await,
    };
    let Outcome { entries, marks, status } = outcome;
    let (solo, places) = (writing.sitting.solo_end(), writing.sitting.places());
    let course = course_after(&writing.sitting, seat, (came_in, now), deed);
    let stood_in = Some(seat).filter(|&seat| mover == Mover::Computer && writing.sitting.is_stand_in(seat));
    let after = writing.sitting.journal_length();
    let addition = Addition { after, entries, status, solo, places, course: course.clone(), stood_in };
    match house.store.append(live.id(), &addition, house.timepiece.moment()).await {
        Ok(()) => {
            writing.sitting.noted(status, marks);
            writing.sitting.written(course, stood_in);
            writing.changed();
            house.metrics.moved(mover);
            Ok(Attempt::Done(Done::Now))
        }
        // Another process has carried it out. What stands in memory is dropped and read again.
        Err(store::Error::Repeated) => {
            house.metrics.repeated();
            Ok(Attempt::Done(Done::Before))
        }
        Err(store::Error::StepTaken) => Ok(Attempt::Forestalled),
        Err(error) => Err(error.into()),
    }
}

/// What becomes of an act that cannot be carried out as the table stands: it was before, if its key is known.
///
/// Only now is the key looked for. An act that was carried out cannot be so again: its seat owes another
/// choice since, and the store takes no key twice.
async fn not_now(
    house: &House,
    writing: Writing<'_>,
    (seat, key): (Seat, Option<String>),
    refused: Error,
) -> Result<Attempt, Error> {
    let written = match &key {
        Some(key) => house.store.request(writing.id(), seat, key).await?,
        None => None,
    };
    let Some(number) = written else {
        writing.unchanged();
        return Err(refused);
    };
    if number <= writing.sitting.journal_length() {
        writing.unchanged();
    } // Else another process has carried it out: what stands in memory is dropped and read again.
    house.metrics.repeated();
    Ok(Attempt::Done(Done::Before))
}

/// What an act means for the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Chose,
    TookBack,
}

impl Deed {
    const fn of(what: &What) -> Self {
        match what {
            What::TakeBack => Self::TookBack,
            What::Picks(_) | What::Text(_) => Self::Chose,
        }
    }
}

/// The course of a game after an act of a seat; nothing if nothing about it is to be kept.
fn course_after(sitting: &Sitting, seat: Seat, (came_in, now): (Tick, Tick), deed: Deed) -> Option<Course> {
    let mut course = sitting.course.clone();
    course.ends_absence(seat);
    let owing = sitting.people_owing();
    match deed {
        Deed::TookBack => course.clocks.took_back(seat, owing, now),
        Deed::Chose => course.clocks.chose(seat, came_in, owing, now),
    }
    (course != sitting.course).then_some(course)
}

/// Changes the table in memory. Refuses without having changed anything.
fn apply(sitting: &mut Sitting, act: Act) -> Result<Outcome, Error> {
    if sitting.is_paused() && act.key.is_some() {
        return Err(Untimely::Paused.into());
    }
    let plays = if act.key.is_some() { SeatKind::Person } else { SeatKind::Computer };
    let is_played_so = sitting.seat(act.seat).is_some_and(|held| held.kind == plays);
    let game = sitting.game()?;
    let fits = is_played_so
        && !sitting.is_paused()
        && !sitting.record.abandoned
        && match act.what {
            What::TakeBack => sitting.seq() == act.seq,
            What::Picks(_) | What::Text(_) => sitting.still_owes(act.seat, act.seq),
        };
    if !fits {
        return Err(Unplayable::MovedOn.into());
    }
    let before = game.step_count();
    let (seats, luck) = (sitting.looks(), sitting.luck());
    let look = Look { language: act.language, observer: Observer::Seat(act.seat), seats: &seats };
    let is_rated = sitting.record.rated.was_agreed();
    let game = sitting.game_mut()?;
    let texts = match &act.what {
        What::Picks(picks) => {
            let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
            game.play_picks(act.seat, &picks, &luck, &look)?;
            game.steps_since(before)
        }
        What::Text(text) => {
            game.play_text(act.seat, text, &luck, &look)?;
            game.steps_since(before)
        }
        What::TakeBack if is_rated => return Err(Unplayable::Rated.into()),
        What::TakeBack => {
            game.take_back(act.seat).map_err(|_| Unplayable::Fixed)?;
            vec![free_take_back(act.seat)]
        }
    };
    let marks = match act.what {
        What::Picks(_) | What::Text(_) => (before + 1..=before + texts.len()).collect(),
        What::TakeBack => vec![game.step_count()],
    };
    let status = if game.turn().standing().is_some() { Status::Over } else { Status::Playing };
    let mut entries: Vec<NewEntry> = texts.into_iter().map(|text| NewEntry { text, request: None }).collect();
    if let Some(first) = entries.first_mut() {
        first.request = act.key.map(|key| (act.seat, key));
    }
    Ok(Outcome { entries, marks, status })
}
