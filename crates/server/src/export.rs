//! The table written down: its saved game, and its position in words.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use domain::{SeatError, SeatKind, SeatRecord, Status, TableState};
use engine::{Observer, SavedGame};
use host::{AnyView, Look, Part};
use pages::Game;
use serde::Deserialize;

use crate::app::App;
use crate::days::day;
use crate::error::Error;
use crate::facts::place;
use crate::input::{Query, Step};
use crate::rules;
use crate::visit::{Visit, page};

/// `GET /t/{id}/save`: the whole game, once it is over. Before, it would show everybody's hand.
pub(crate) async fn save(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let state = live.read().await?;
    let text = match state.record.status {
        Status::Waiting => return Err(SeatError::NotBegun.into()),
        Status::Playing => return Err(SeatError::Running.into()),
        Status::Over | Status::Closed => saved(&app, &state).await?.to_string(),
    };
    let name = format!("attachment; filename=\"{}-{}.mu\"", state.record.game, state.record.id);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// `GET /t/{id}/picture.svg`: the last position of a game that is over, as everybody may see it.
pub(crate) async fn picture(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let state = live.read().await?;
    match state.record.status {
        Status::Waiting => return Err(SeatError::NotBegun.into()),
        Status::Playing => return Err(SeatError::Running.into()),
        Status::Over | Status::Closed => {}
    }
    let seats = state.looks();
    let look = Look { language: visit.language, observer: Observer::Spectator, seats: &seats };
    let drawn = state.see(look)?.picture();
    let name = format!("attachment; filename=\"{}-{}.svg\"", state.record.game, state.record.id);
    let headers = [(header::CONTENT_TYPE, "image/svg+xml".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, drawn).into_response())
}

/// Of which position something is asked.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct Moment {
    /// After so many steps, for a replay; as it stands if it is left out.
    step: Option<Step>,
}

/// `GET /t/{id}/describe`: the position in words, for this visitor.
pub(crate) async fn describe(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let text = seen((&app, &id, &visit), Moment::default(), |view| plain(&view.describe())).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// `GET /t/{id}/sheet`: the score sheet, for a page that is open.
pub(crate) async fn sheet(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(moment): Query<Moment>,
) -> Result<Response, Error> {
    let drawn = seen((&app, &id, &visit), moment, |view| pages::sheet(&view.sheet(), visit.language)).await?;
    Ok(page(StatusCode::OK, &drawn))
}

/// `GET /t/{id}/words`: the position in words, for a page that is open.
pub(crate) async fn words(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(moment): Query<Moment>,
) -> Result<Response, Error> {
    let drawn = seen((&app, &id, &visit), moment, |view| pages::description(&view.describe())).await?;
    Ok(page(StatusCode::OK, &drawn))
}

/// `GET /t/{id}/rules`: the rules of the position and the signs of the board, for a page that is open.
pub(crate) async fn rules_now(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(moment): Query<Moment>,
) -> Result<Response, Error> {
    let entry = app.tables.table(&id).await?.read().await?.entry;
    let guide = seen((&app, &id, &visit), moment, |view| rules::reading(entry, view, visit.language)).await?;
    Ok(page(StatusCode::OK, &pages::rules_now(&guide, &Game::of(entry, visit.language), visit.language)))
}

/// Something that is made of what a visitor sees of a table.
async fn seen<T>(
    (app, id, visit): (&App, &str, &Visit),
    moment: Moment,
    made: impl FnOnce(&dyn AnyView) -> T,
) -> Result<T, Error> {
    let live = app.tables.table(id).await?;
    let state = live.read().await?;
    let seats = state.looks();
    let (_, eyes) = place(&live, &state, visit);
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &seats };
    let earlier = moment.step.map(|step| state.game().map(|game| game.at(step.count()))).transpose()?;
    let view = match &earlier {
        Some(game) => game.see(look),
        None => state.see(look)?,
    };
    Ok(made(&*view))
}

fn plain(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        let _ = writeln!(text, "{}", part.heading);
        for line in &part.lines {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    text
}

/// The saved game with its people, its date and what proves its luck. What was brought says of these what it said then.
pub(crate) async fn saved(app: &App, state: &TableState) -> Result<SavedGame, Error> {
    let mut saved = state.game()?.save();
    if state.record.is_imported() {
        let (_, header) = app.store.beginning(&state.record.id).await?;
        for line in header.lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            saved.push(word, rest);
        }
        return Ok(saved);
    }
    for seat in &state.seats {
        saved.push("seat", &seat_line(seat));
    }
    saved.push("date", &day(state.record.created).to_string());
    saved.push("luck", &format!("sha256:{}", state.record.secret.commitment()));
    for seat in &state.seats {
        if let Some(share) = &seat.share {
            saved.push("share", &format!("{} {share}", seat.seat));
        }
    }
    saved.push("secret", &state.record.secret.to_string());
    if let Some(origin) = &state.record.origin {
        saved.push("taken", &origin.steps.to_string());
    }
    Ok(saved)
}

fn seat_line(seat: &SeatRecord) -> String {
    match seat.kind {
        SeatKind::Computer => format!("{} bot {}", seat.seat, seat.computer_word()),
        SeatKind::Person | SeatKind::Open => format!("{} {}", seat.seat, seat.name),
    }
}
