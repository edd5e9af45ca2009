//! Before a game begins: invitation, waiting room, and who sits where.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Response};
use domain::{AccessError, Actor, Command, Person, Refusal, Request, SeatError, Status};
use pages::links;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::App;
use crate::error::{Error, RequestError};
use crate::facts::Alike;
use crate::input::{Digits, Form, Line, SeatLetter, said};
use crate::notices;
use crate::people::guest_called;
use crate::submit::{Done, submit};
use crate::table_page;
use crate::tables::LiveTable;
use crate::updates::{self, Has};
use crate::visit::{Visit, Wanted};
use crate::waiting_room;

/// `GET /t/{id}`: the table as whatever it is for the visitor; for the script, with `?after=SEQ`, what a page
/// needs that shows this version and has no stream.
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let (waits, sits) = {
        let state = live.read().await?;
        let own = visit.person().map(|person| state.seats_of(&person.id)).unwrap_or_default();
        (state.record.status == Status::Waiting, !own.is_empty())
    };
    notices::looking(&app, &visit, &id).await?;
    if visit.wanted == Wanted::Json {
        let after = query.iter().find(|(name, _)| name == "after").and_then(|(_, value)| value.parse().ok());
        let after = after.unwrap_or_default();
        live.catch_up(after).await;
        let state = live.read().await?;
        let seen = (&Alike::of(&state), &visit);
        let (whole, _) = updates::since(&app, &live, &state, seen, (after, Has::Nothing)).await?;
        return Ok(axum::Json(whole).into_response());
    }
    let wants = query.iter().any(|(name, _)| name == "watch");
    let watches = wants && live.read().await?.record.terms.watchers;
    match (waits, sits || watches) {
        (false, _) => table_page::show(&app, &live, &visit).await,
        (true, true) => waiting_room::room(&app, &live, &visit, None).await,
        (true, false) => waiting_room::invitation(&app, &live, &visit, None).await,
    }
}

/// Somebody wants to sit down, under this name who has none yet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    seat: Option<SeatLetter>,
    name: Option<String>,
    share: Option<Digits>,
}

/// Somebody adds to the luck of a table.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Share {
    /// What you add to the luck: 64 hexadecimal digits drawn by you.
    share: Digits,
}

/// Somebody stands up.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    /// Which seat.
    seat: Option<SeatLetter>,
}

/// Computers take free seats.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fill {
    /// Which seat.
    seat: Option<SeatLetter>,
    /// Which computer player.
    #[serde(alias = "bot")]
    player: Option<Line<40>>,
}

/// Two seats change places.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Swap {
    /// Which seat.
    seat: SeatLetter,
    /// Which seat.
    with: SeatLetter,
}

impl Share {
    /// What it does; the server may draw the share by itself.
    pub(crate) fn command(&self, app: &App) -> Result<Command, RequestError> {
        app.entropy.share(Some(self.share.0)).map(Command::Share).ok_or(RequestError::Field("share"))
    }
}

impl From<Leave> for Command {
    fn from(leave: Leave) -> Self {
        Self::Leave(leave.seat.map(|seat| seat.0))
    }
}

impl From<Fill> for Command {
    fn from(fill: Fill) -> Self {
        let player = said(fill.player.as_ref()).map(String::from);
        Self::Fill { seat: fill.seat.map(|seat| seat.0), player }
    }
}

impl From<Swap> for Command {
    fn from(swap: Swap) -> Self {
        Self::Swap(swap.seat.0, swap.with.0)
    }
}

/// `POST /t/{id}/sit`.
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(sit): Form<Sit>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let done = async {
        let seat = sit.seat.map(|seat| seat.0);
        let share = app.entropy.share(sit.share.map(|share| share.0));
        let person = if runs(&live).await? {
            let person = visit.known().map(|(person, _)| person.clone());
            let is_stranger = matches!(person, Err(Error::Refused(Refusal::Person(AccessError::NotAtTable))));
            if is_stranger { Err(SeatError::Begun.into()) } else { person }?
        } else {
            guest_called(&app, &visit, sit.name.as_deref()).await?
        };
        sit_down(&app, &live, &visit, Command::Sit { person, seat, share, is_bot: false }).await
    };
    match done.await {
        // Who is not at the table yet sees the invitation again.
        Err(error @ (Error::Name(_) | Error::Refused(Refusal::Seats(_))))
            if visit.wanted == Wanted::Page && !runs(&live).await? =>
        {
            waiting_room::invitation(&app, &live, &visit, Some(&error)).await
        }
        other => other.map(|_| visit.go(&links::table(&id))),
    }
}

/// Whether the game of a table runs.
async fn runs(live: &Arc<LiveTable>) -> Result<bool, Error> {
    Ok(live.read().await?.record.status == Status::Playing)
}

/// Seats a person. The host of a waiting table may have blocked that person, who then comes by an invitation only.
pub(crate) async fn sit_down(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    command: Command,
) -> Result<Done, Error> {
    let (Command::Sit { person, .. } | Command::Accept { person, .. }) = &command else {
        return Err(RequestError::Field("seat").into());
    };
    let by = Actor::Person(person.id.clone());
    // Whoever comes with the key of a kept seat has been invited.
    if let Command::Sit { person, .. } = &command {
        needs_welcome(app, live, person).await?;
    }
    submit(app, live, Request { language: visit.language, ..Request::new(by, command, visit.came_in) }).await
}

/// Makes sure that the host of a waiting table has not blocked this person.
pub(crate) async fn needs_welcome(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    person: &Person,
) -> Result<(), Error> {
    let (host, waits) = {
        let state = live.read().await?;
        (state.record.host.clone(), state.record.status == Status::Waiting)
    };
    if waits && app.store.has_blocked(&host, &person.id).await? {
        return Err(SeatError::Blocked.into());
    }
    Ok(())
}

/// `POST /t/{id}/share`: adds the visitor's share of the luck.
pub(crate) async fn share(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(share): Form<Share>,
) -> Result<Response, Error> {
    in_room(&app, &id, &visit, share.command(&app)?).await
}

/// `POST /t/{id}/leave`.
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(leave): Form<Leave>,
) -> Result<Response, Error> {
    let (person, _) = visit.known()?;
    let live = app.tables.table(&id).await?;
    let done = submit(&app, &live, visit.wants(leave.into())?).await?;
    let stays = done != Done::Gone && {
        let state = live.read().await?;
        state.record.status != Status::Playing && !state.seats_of(&person.id).is_empty()
    };
    Ok(visit.go(if stays { links::table(&id) } else { links::LOBBY.to_owned() }.as_str()))
}

/// `POST /t/{id}/fill`: computers take free seats.
pub(crate) async fn fill(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(fill): Form<Fill>,
) -> Result<Response, Error> {
    in_room(&app, &id, &visit, fill.into()).await
}

/// `POST /t/{id}/swap`: two seats change places.
pub(crate) async fn swap(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(swap): Form<Swap>,
) -> Result<Response, Error> {
    in_room(&app, &id, &visit, swap.into()).await
}

/// `POST /t/{id}/start`.
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    in_room(&app, &id, &visit, Command::Start).await
}

/// `POST /t/{id}/ready`: a person wants to begin without waiting for more people.
pub(crate) async fn ready(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    in_room(&app, &id, &visit, Command::Ready).await
}

/// Carries out what a person wants in the waiting room, with the room as the answer; what was refused is said there.
pub(crate) async fn in_room(
    app: &Arc<App>,
    id: &str,
    visit: &Visit,
    command: Command,
) -> Result<Response, Error> {
    let live = app.tables.table(id).await?;
    match submit(app, &live, visit.wants(command)?).await {
        Ok(_) => Ok(visit.go(&links::table(id))),
        Err(error @ Error::Refused(Refusal::Seats(_))) if visit.wanted == Wanted::Page => {
            if live.read().await?.record.status != Status::Waiting {
                return Err(error);
            }
            waiting_room::room(app, &live, visit, Some(&error)).await
        }
        Err(error) => Err(error),
    }
}
