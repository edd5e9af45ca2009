//! Pictures of tables, for whoever shows a preview of a link: the poster of the game until it is over, then a position.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use domain::{Access, Status, TableState};
use engine::{Observer, StepNumber};
use host::Look;
use pixels::{Drawer, Fit};
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::facts::seen;
use crate::input::{Query, Step};
use crate::positions::position_after;
use crate::viewpoint::Viewpoint;
use crate::visit::Visit;

/// How many pixels a picture has across and down.
const SIZE: (u32, u32) = (1200, 630);

/// How many pictures are kept: at some 200 KiB each.
pub(crate) const KEPT_MAX: usize = 100;

/// How long others may keep a picture: of what is over for a day, of what goes on for some minutes.
const KEEP: (&str, &str) = ("public, max-age=86400", "public, max-age=300");

/// Which position somebody wants to see.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// After so many steps; the last if there is none.
    step: Option<Step>,
}

/// `GET /t/{id}/card.png`: of a game that is over a position, as anybody may see it or through the eyes that were
/// chosen; before, the poster of the game, which tells nothing.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let (shown, svg, (fit, keep)) = {
        let state = live.read().await?;
        let is_over = state.record.status == Status::Over;
        let (shown, svg) = if is_over {
            position(&state, &visit, asked.step)?
        } else {
            (format!("poster {}", state.entry.name), (state.entry.poster)(visit.language).file())
        };
        // Whoever carries it to others does not know at whose door it was fetched.
        let is_private = state.record.terms.access == Access::Private;
        let (fit, keep) = if is_over { (Fit::Whole, KEEP.0) } else { (Fit::Filling, KEEP.1) };
        (format!("{shown} {}", visit.language.code()), svg, (fit, if is_private { "no-store" } else { keep }))
    };
    let picture = if let Some(picture) = app.link_pictures.get(&shown) {
        picture
    } else {
        let drawn = app.replayer.run(move || Drawer::of_this_machine().boxed(&svg, SIZE, fit)).await?;
        let picture = Bytes::from(drawn.map_err(Error::failed)?);
        app.link_pictures.put(shown, picture.clone());
        picture
    };
    Ok(([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, keep)], picture).into_response())
}

/// What a position of a game that is over is kept under, and its drawing. Seats of the visitor count for nothing: a preview is for all.
fn position(state: &TableState, visit: &Visit, step: Option<Step>) -> Result<(String, String), Error> {
    let game = state.game()?;
    let step = position_after(&game.positions(), step.map_or(StepNumber::MAX, Step::count));
    let observer = seen(state, visit).map_or(Observer::Spectator, |seen| Viewpoint::chosen(seen).observer());
    let seats = state.looks();
    let look = Look { language: visit.language, observer, seats: &seats };
    let drawn = game.at(step).see(look).picture();
    Ok((format!("{} {step} {observer:?}", state.record.id), drawn))
}
