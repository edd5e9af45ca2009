//! Seats that the host keeps for somebody, and people whom the host sends away, before the game begins.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Command, Invited, NAME_MAX, Person, Refusal, SeatError, kept_for};
use pages::links;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::ids;
use crate::input::{Digits, Form, SeatLetter};
use crate::names::{good_name, person_name};
use crate::people::guest_called;
use crate::room::{in_room, sit_down};
use crate::visit::{Visit, Wanted};
use crate::waiting_room::own_invitation;

/// A seat shall be kept for somebody. A name that cannot be, also an empty one, is told in the room.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reserve {
    seat: SeatLetter,
    #[serde(default)]
    name: String,
}

/// Somebody shall be sent away.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendAway {
    /// Which seat.
    pub(crate) seat: SeatLetter,
}

/// Somebody takes a seat that is kept, under this name who has none yet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Accept {
    name: Option<String>,
    share: Option<Digits>,
}

/// `POST /t/{id}/reserve`: the host keeps a seat for somebody, who gets a link of their own.
pub(crate) async fn reserve(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(reserve): Form<Reserve>,
) -> Result<Response, Error> {
    let whom = invited_as(&app, &visit, &reserve.name).await?;
    in_room(&app, &id, &visit, Command::Reserve(reserve.seat.0, whom)).await
}

/// For whom the host keeps a seat: after an `@` stands the name of an account.
pub(crate) async fn invited_as(app: &App, visit: &Visit, name: &str) -> Result<Invited, Error> {
    match name.trim().strip_prefix('@') {
        Some(account) => Ok(Invited::For(find(app, visit, &good_name(account, NAME_MAX)?).await?)),
        None => Ok(Invited::WithKey { name: person_name(name)?, key: ids::fresh_key(&app.entropy)? }),
    }
}

/// The person whose account has a name. Whoever has blocked the host is not found.
async fn find(app: &App, visit: &Visit, name: &str) -> Result<Person, Error> {
    let nobody = || Error::Refused(Refusal::Seats(SeatError::NobodyCalled(name.to_owned())));
    let found = app.store.person_named(name).await?.ok_or_else(nobody)?;
    let blocked = app.store.has_blocked(&found.id, &visit.known()?.0.id).await?;
    if blocked { Err(nobody()) } else { Ok(found) }
}

/// `POST /t/{id}/kick`: the host sends a person away.
pub(crate) async fn send_away(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(away): Form<SendAway>,
) -> Result<Response, Error> {
    in_room(&app, &id, &visit, Command::SendAway(away.seat.0)).await
}

/// `GET /i/{id}/{key}`: what somebody sees for whom a seat is kept. Looking takes no seat: programs look
/// at links, too.
pub(crate) async fn invited(
    State(app): State<Arc<App>>,
    Path((id, key)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let (seat, sits) = {
        let state = live.read().await?;
        let own = visit.person().map(|person| state.seats_of(&person.id)).unwrap_or_default();
        (kept_for(&state.seats, state.record.status, &key), !own.is_empty())
    };
    match seat {
        _ if sits => Ok(visit.go(&links::table(&id))),
        Some(seat) => own_invitation(&app, &live, &visit, (seat, StatusCode::OK, None)).await,
        None => Err(SeatError::InviteUsed.into()),
    }
}

/// `POST /i/{id}/{key}`: takes the seat.
pub(crate) async fn accept(
    State(app): State<Arc<App>>,
    Path((id, key)): Path<(String, String)>,
    visit: Visit,
    Form(accept): Form<Accept>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let seat = {
        let state = live.read().await?;
        kept_for(&state.seats, state.record.status, &key)
    };
    let done = async {
        let share = app.entropy.share(accept.share.map(|share| share.0));
        let person = guest_called(&app, &visit, accept.name.as_deref()).await?;
        sit_down(&app, &live, &visit, Command::Accept { person, key, share }).await
    };
    match (done.await, seat) {
        (Err(error @ Error::Name(_)), Some(seat)) if visit.wanted == Wanted::Page => {
            let told = (seat, error.status(), Some(error.text(visit.language)));
            own_invitation(&app, &live, &visit, told).await
        }
        (done, _) => done.map(|_| visit.go(&links::table(&id))),
    }
}
