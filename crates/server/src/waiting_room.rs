//! The pages before a game begins, put together for one visitor: invitation and waiting room.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::Response;
use domain::{SeatKind, SeatRecord, TableState};
use engine::Seat;
use host::Cells;
use pages::waiting::Rights;
use pages::{Agreement, FieldError, Gathering, Invitation, Update, links};

use crate::app::App;
use crate::chat;
use crate::error::Error;
use crate::facts::facts;
use crate::tables::LiveTable;
use crate::visit::{Visit, page};
use crate::wire;

/// The waiting room, with what was refused there. It is not compressed: the host's holds the keys of kept seats
/// beside names and words of others.
pub(crate) async fn room(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    refused: Option<&Error>,
) -> Result<Response, Error> {
    let visitor = visit.visitor(app).await?;
    let state = live.read().await?;
    let mut shown = gathering(live, &state, visit);
    shown.visitor = visitor;
    shown.chat = Some(chat::pane(app, live, &state, visit).await?);
    shown.refused = refused.map(|error| error.text(visit.language));
    let status = refused.map_or(StatusCode::OK, Error::status);
    Ok(wire::untouched(page(status, &pages::waiting_room(&shown))))
}

/// What an open waiting room is sent.
pub(crate) fn update(live: &LiveTable, state: &TableState, visit: &Visit, cells: &Cells<'_>) -> Update {
    Update { seq: state.seq(), ..pages::waiting_update(&gathering(live, state, visit), cells) }
}

fn gathering(live: &LiveTable, state: &TableState, visit: &Visit) -> Gathering {
    let person = visit.person();
    let is_host = person.is_some_and(|person| person.id == state.record.host);
    let mine = person.map(|person| state.seats_of(&person.id)).unwrap_or_default();
    Gathering {
        visitor: visit.plain_visitor(),
        table: facts(live, state, visit),
        host: host_name(state),
        link: visit.link(&links::table(live.id().as_str())),
        agreement: state.record.terms.quick.then(|| agreement(state, &mine)),
        mine,
        keys: if is_host { keys(live, state, visit) } else { Vec::new() },
        rights: if is_host { Rights::Host } else { Rights::Guest },
        refused: None,
        chat: None,
    }
}

/// Who wants to begin without waiting for more people. Several people at one device want it together.
fn agreement(state: &TableState, mine: &[Seat]) -> Agreement {
    let people = || state.seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    Agreement {
        agreed: people().filter(|seat| seat.ready).count(),
        present: people().count(),
        mine: people().any(|seat| seat.ready && mine.contains(&seat.seat)),
    }
}

/// The addresses that give a kept seat to whoever opens them first.
fn keys(live: &LiveTable, state: &TableState, visit: &Visit) -> Vec<(Seat, String)> {
    let kept = state.seats.iter().filter(|seat| seat.kind == SeatKind::Open && !seat.invite.is_empty());
    kept.map(|seat| (seat.seat, visit.link(&links::invitation(live.id().as_str(), &seat.invite)))).collect()
}

/// The invitation behind the address of the table.
pub(crate) async fn invitation(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    refused: Option<&Error>,
) -> Result<Response, Error> {
    let field = |error: &Error| if matches!(error, Error::Name(_)) { "name" } else { "seat" };
    let errors = refused.map(|error| FieldError::at(field(error), error.text(visit.language)));
    let kept = |seat: &SeatRecord| {
        seat.kind == SeatKind::Open
            && visit.person().is_some_and(|person| seat.person.as_ref() == Some(&person.id))
    };
    let mut shown = invited(app, live, visit, kept).await?;
    shown.errors.extend(errors);
    Ok(page(refused.map_or(StatusCode::OK, Error::status), &pages::invitation(&shown)))
}

/// The invitation behind an address that gives one seat, with what is wrong with the name, if anything is.
pub(crate) async fn own_invitation(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    (kept, status, wrong): (Seat, StatusCode, Option<String>),
) -> Result<Response, Error> {
    let mut shown = invited(app, live, visit, |seat| seat.seat == kept).await?;
    let key = live.read().await?.seat(kept).map(|seat| (seat.invite.clone(), seat.name.clone()));
    shown.key = key;
    shown.errors.extend(wrong.map(|text| FieldError::at("name", text)));
    Ok(wire::untouched(page(status, &pages::invitation(&shown))))
}

async fn invited(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    is_kept: impl Fn(&SeatRecord) -> bool,
) -> Result<Invitation, Error> {
    let visitor = visit.visitor(app).await?;
    let state = live.read().await?;
    Ok(Invitation {
        visitor,
        table: facts(live, &state, visit),
        host: host_name(&state),
        kept: state.seats.iter().filter(|seat| is_kept(seat)).map(|seat| seat.seat).collect(),
        key: None,
        errors: Vec::new(),
    })
}

/// The name under which the host sits; empty if the host only watches.
fn host_name(state: &TableState) -> String {
    let held = state.seats.iter().find(|seat| seat.person.as_ref() == Some(&state.record.host));
    held.map(|seat| seat.name.clone()).unwrap_or_default()
}
