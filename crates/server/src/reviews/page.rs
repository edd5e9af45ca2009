//! The page of a review, and what is posted to it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use domain::TableState;
use engine::Seat;
use host::Review;
use pages::{ReviewPage, Reviewed, UnderWay, links};
use serde::Deserialize;

use super::api::{ReviewProgress, Wish};
use super::{api, kept, needs_over, percent, review_text};
use crate::app::App;
use crate::error::Error;
use crate::facts::{facts, place};
use crate::input::{Form, Query, SeatLetter, Whole};
use crate::reviewer::{Depth, Under};
use crate::tables::LiveTable;
use crate::visit::{Visit, Wanted, page};

/// What of a review is wanted.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// Whose costliest choices.
    seat: Option<SeatLetter>,
    /// Whether the visitor waits for it.
    asked: Option<Whole<0, 1>>,
}

/// `GET /t/{id}/review`: the review, or how far it is; for the script how far it is alone.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let visitor = visit.visitor(&app).await?;
    let state = live.read().await?;
    needs_over(&state)?;
    let under = app.reviewer.queue.under_way(live.id(), visit.person().map(|person| &person.id));
    if visit.wanted == Wanted::Json {
        return Ok(Json(ReviewProgress::of(under, visit.language)).into_response());
    }
    let kept = kept(&app, &state).await?;
    let waits = asked.asked.is_some_and(|asked| asked.count() == 1);
    let seat = asked.seat.map(|seat| seat.0).filter(|seat| state.seat(*seat).is_some());
    let seat = seat.unwrap_or_else(|| own_seat(&live, &state, &visit));
    let shown = ReviewPage {
        visitor,
        table: facts(&live, &state, &visit),
        is_lost: waits && under.is_none() && kept.is_none(),
        under_way: under.map(under_way),
        kept: kept.map(|kept| reviewed(&state, &visit, kept, seat)).transpose()?,
    };
    Ok(page(StatusCode::OK, &pages::review_page(&shown)))
}

/// What is posted.
#[derive(Debug, Deserialize)]
pub(crate) struct Act {
    wish: Wish,
}

/// `POST /t/{id}/review`: asks for a review, or wants none any more.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(act): Form<Act>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let state = live.read().await?;
    needs_over(&state)?;
    let person = visit.guest(&app).await?;
    api::ask_for(&app, &state, act.wish, &person.id).await?;
    let cancelled = act.wish == Wish::Cancel;
    Ok(visit.go(&if cancelled { links::review(&id) } else { links::review_asked(&id) }))
}

/// The seat that the visitor sees the game from, or has played; else the first.
fn own_seat(live: &LiveTable, state: &TableState, visit: &Visit) -> Seat {
    let (own, eyes) = place(live, state, visit);
    eyes.observer().seat().or_else(|| own.first().copied()).unwrap_or_default()
}

fn under_way(under: Under) -> UnderWay {
    let done = under.since.map(|since| percent(since, under.depth));
    UnderWay { before: under.before, done, is_own: under.is_own }
}

fn reviewed(
    state: &TableState,
    visit: &Visit,
    (review, seconds): (Review, u32),
    seat: Seat,
) -> Result<Reviewed, Error> {
    let review_text = review_text(state, visit.language)?;
    Ok(Reviewed {
        seconds,
        could_be_deeper: seconds < Depth::Deep.seconds(),
        seat,
        choices: review_text.costliest(&review, seat),
        turning_points: review_text.turning_points(&review),
        review,
    })
}
