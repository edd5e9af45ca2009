//! Playing: acts, take-backs, and handing a shared device on.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::{AccessError, Actor, Command, PlayError, Refusal, Request, TableState};
use engine::Seat;
use pages::{Refused, links};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::coach::{self, Choice};
use crate::error::{Error, RequestError};
use crate::input::{Form, Key, Line, SeatLetter, Step};
use crate::submit::{Done, submit};
use crate::table_page;
use crate::tables::LiveTable;
use crate::viewpoint::Viewpoint;
use crate::visit::{Visit, Wanted};

/// How many characters an action may have.
pub(crate) const ACTION_MAX: usize = 400;

/// An act of the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// The action in the notation.
    action: Line<ACTION_MAX>,
    /// The items of a set, which a form without script sends beside the text that they are to fill.
    #[serde(default)]
    item: Vec<String>,
    seq: Step,
    key: Key,
    seat: Option<SeatLetter>,
    /// The coach has asked about it, and it is meant.
    #[serde(default)]
    sure: bool,
}

/// What somebody chooses ahead.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ahead {
    /// The action in the notation; none if nothing shall be carried out any more.
    text: Option<Line<ACTION_MAX>>,
    seat: Option<SeatLetter>,
}

/// The last choice shall be taken back.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBack {
    /// The step of the table on which it was chosen.
    #[serde(alias = "seq")]
    step: Step,
    /// A key of your own for this request, so that a repeated one is carried out once.
    #[serde(alias = "key")]
    request: Key,
    /// Which of your seats, if you have several.
    seat: Option<SeatLetter>,
    /// `all`: instead of the last choice all that can be taken back so, one after the other.
    #[serde(default)]
    reach: Reach,
}

/// How far a take-back goes.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum Reach {
    #[default]
    Last,
    All,
}

/// The page of a seat has played what others did.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Played {
    /// The version of the table that it shows.
    seq: Step,
    /// Which of the visitor's seats, if there are several.
    seat: Option<SeatLetter>,
}

/// The person of a seat has taken the device.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Show {
    /// Which seat.
    pub(crate) seat: SeatLetter,
}

impl TakeBack {
    /// On what it was chosen.
    pub(crate) fn chosen(&self) -> Chosen<'_> {
        let seat = self.seat.as_ref().map(|seat| seat.0);
        Chosen { seat, seq: self.step.count(), key: self.request.as_str() }
    }

    /// What it asks for.
    pub(crate) const fn command(&self, seat: Seat) -> Command {
        let reach = match self.reach {
            Reach::Last => domain::Reach::Last,
            Reach::All => domain::Reach::All,
        };
        Command::TakeBack(seat, reach)
    }
}

/// `POST /t/{id}/act`: an action in the notation.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(act): Form<Act>,
) -> Result<Response, Error> {
    let text = host::filled(&act.action.0, act.item.iter().map(String::as_str));
    if text.len() > ACTION_MAX {
        return Err(RequestError::Field("action").into());
    }
    let chosen = Chosen { seat: act.seat.map(|seat| seat.0), seq: act.seq.count(), key: act.key.as_str() };
    let live = app.tables.table(&id).await?;
    live.catch_up(chosen.seq).await;
    let choice = Choice { seat: chosen.seat, seq: chosen.seq, text: &text };
    if !act.sure
        && let Some(asked) = coach::asks(&app, &live, &visit, choice).await?
    {
        return match visit.wanted {
            Wanted::Page => table_page::asked(&app, &live, &visit, asked).await,
            Wanted::Json => {
                let ask = coach::as_cells(&live, &asked, &visit).await?;
                Ok(axum::Json(json!({ "ask": ask })).into_response())
            }
        };
    }
    let done = by_person(&app, &live, &visit, chosen, |seat| Command::Act(seat, text.clone())).await;
    match done {
        Ok(_) => {
            coach::played(&live, choice);
            answer(&live, &visit).await
        }
        Err(error) => refuse(&app, &live, &visit, error).await,
    }
}

/// `POST /t/{id}/ahead`: a choice for later, or none any more.
pub(crate) async fn ahead(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(Ahead { text, seat }): Form<Ahead>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let seat = own_seat(&*live.read().await?, &live, &visit, seat.map(|seat| seat.0))?;
    let text = text.map(|text| text.0);
    let done = submit(&app, &live, visit.wants(Command::Ahead(seat, text))?).await;
    done.inspect_err(|refused| app.metrics.refused(refused))?;
    answer(&live, &visit).await
}

/// `POST /t/{id}/undo`.
pub(crate) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(back): Form<TakeBack>,
) -> Result<Response, Error> {
    requested(&app, &id, &visit, back.chosen(), |seat| back.command(seat)).await
}

/// `POST /t/{id}/seen`: the page of a seat that owes a choice shows this version and has played how it came about, so
/// that its clock waits no longer. Answers nothing; what was reported before, or for a choice that is made, changes
/// nothing.
pub(crate) async fn seen(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(played): Form<Played>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let (person, _) = visit.known()?;
    let own = live.read().await?.seats_of(&person.id);
    let asked = played.seat.map(|seat| seat.0);
    let seat = asked.or_else(|| own.first().copied()).ok_or(AccessError::NotAtTable)?;
    let by = Actor::Person(person.id.clone());
    let request = Request::new(by, Command::Played(seat), app.time_source.now());
    submit(&app, &live, Request { seq: Some(played.seq.count()), ..request }).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// `POST /t/{id}/show`: the person of this seat has taken the device.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(show): Form<Show>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    take_device(&live, &visit, show.seat.0).await?;
    Ok(visit.go(&links::table(&id)))
}

/// The person of a seat takes a device that several share.
pub(crate) async fn take_device(live: &Arc<LiveTable>, visit: &Visit, seat: Seat) -> Result<(), Error> {
    let (person, session) = visit.known()?;
    let own = live.read().await?.seats_of(&person.id);
    if own.is_empty() {
        return Err(AccessError::NotAtTable.into());
    }
    if !own.contains(&seat) {
        return Err(AccessError::NotYourSeat.into());
    }
    live.show(session, seat);
    live.tell_all();
    Ok(())
}

/// Carries out what a person asks for and answers.
async fn requested(
    app: &Arc<App>,
    id: &str,
    visit: &Visit,
    chosen: Chosen<'_>,
    command: impl FnOnce(Seat) -> Command,
) -> Result<Response, Error> {
    let live = app.tables.table(id).await?;
    match by_person(app, &live, visit, chosen, command).await {
        Ok(_) => answer(&live, visit).await,
        Err(error) => refuse(app, &live, visit, error).await,
    }
}

/// On what a person has chosen something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chosen<'a> {
    /// Which of the person's seats acts; if there is but one, it need not be said.
    pub(crate) seat: Option<Seat>,
    /// The version of the table that was shown.
    pub(crate) seq: usize,
    /// The key of the request.
    pub(crate) key: &'a str,
}

/// Carries out what a person asks for at one of the own seats, once, however often it is asked with the same key.
pub(crate) async fn by_person(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    Chosen { seat, seq, key }: Chosen<'_>,
    command: impl FnOnce(Seat) -> Command,
) -> Result<Done, Error> {
    live.catch_up(seq).await;
    let seat = own_seat(&*live.read().await?, live, visit, seat);
    let done = match seat {
        Ok(seat) => {
            let request = Request { seq: Some(seq), key: Some(key.into()), ..visit.wants(command(seat))? };
            submit(app, live, request).await
        }
        Err(refused) => Err(refused),
    };
    done.inspect_err(|refused| app.metrics.refused(refused))
}

/// What a visitor is told whose act was refused: why, or that the table has moved on; without script the
/// table again, with the reason, as far as the reason lies in the table.
async fn refuse(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    error: Error,
) -> Result<Response, Error> {
    let Error::Refused(Refusal::Play(unplayable)) = &error else { return Err(error) };
    let refused = match (visit.wanted, unplayable) {
        (Wanted::Json, PlayError::MovedOn) => {
            let now = answer(live, visit).await?;
            return Ok((error.status(), now).into_response());
        }
        (Wanted::Json, _) | (Wanted::Page, PlayError::Fixed | PlayError::Rated) => return Err(error),
        (Wanted::Page, PlayError::MovedOn) => Refused::MovedOn,
        (Wanted::Page, PlayError::Unreadable(..)) => Refused::Unreadable(error.text(visit.language)),
        (Wanted::Page, PlayError::Illegal(refusal)) => Refused::ByRule(refusal.clone()),
    };
    table_page::refused(app, live, visit, (error.status(), refused)).await
}

/// The answer to a change of a running game: the script gets the version of the table that holds it, which the
/// stream of its page brings; a form is sent to the table.
pub(crate) async fn answer(live: &Arc<LiveTable>, visit: &Visit) -> Result<Response, Error> {
    match visit.wanted {
        Wanted::Page => Ok(visit.go(&links::table(live.id().as_str()))),
        Wanted::Json => {
            let seq = live.read().await?.seq();
            Ok(axum::Json(json!({ "seq": seq })).into_response())
        }
    }
}

/// Which of the visitor's seats acts.
pub(crate) fn own_seat(
    state: &TableState,
    live: &LiveTable,
    visit: &Visit,
    asked: Option<Seat>,
) -> Result<Seat, Error> {
    let (person, session) = visit.known()?;
    let own = state.seats_of(&person.id);
    if own.is_empty() {
        return Err(AccessError::NotAtTable.into());
    }
    if asked.is_some_and(|seat| !own.contains(&seat)) {
        return Err(AccessError::NotYourSeat.into());
    }
    // On a shared device only the seat whose cards are shown can act.
    match Viewpoint::of(&own, live.shown(session), state.owing()) {
        Viewpoint::Seat(shown) if asked.is_none_or(|seat| seat == shown) => Ok(shown),
        Viewpoint::Seat(_) | Viewpoint::Cover(_) | Viewpoint::Public | Viewpoint::All => {
            Err(PlayError::MovedOn.into())
        }
    }
}
