//! Why something on the table cannot be chosen: asked by the page when somebody has tried it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::Untimely;
use host::{Look, Refusal};
use serde::Deserialize;
use serde_json::json;

use crate::error::{BadRequest, Error};
use crate::facts::place;
use crate::house::House;
use crate::input::Query;
use crate::visit::Visit;

/// What somebody has tried.
#[derive(Debug, Deserialize)]
pub(crate) struct Tried {
    /// The handle that cannot be chosen.
    h: String,
    /// The handles that were chosen before it.
    #[serde(default)]
    p: Vec<String>,
}

/// `GET /t/{id}/why`: why the handle `h` cannot be chosen by the visitor after the handles `p`, in order. Nothing
/// if it can. Like everything on the page it is made from the visitor's view alone, and changes nothing.
pub(crate) async fn why(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(Tried { h: handle, p }): Query<Tried>,
) -> Result<Response, Error> {
    /// More than any choice has.
    const PICKS: usize = 64;
    let picks: Vec<&str> = p.iter().map(String::as_str).collect();
    if picks.len() > PICKS {
        return Err(BadRequest::Field("p").into());
    }
    let live = house.hub.table(&id).await?;
    let state = live.read().await?;
    if state.is_paused() {
        return Err(Untimely::Paused.into());
    }
    let (seats, (_, eyes)) = (state.looks(), place(&live, &state, &visit));
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &seats };
    Ok(match state.game()?.why(&picks, &handle, &look) {
        Some(Refusal { text, rule, handles }) => {
            axum::Json(json!({ "text": text, "rule": rule.to_string(), "handles": handles })).into_response()
        }
        None => StatusCode::NO_CONTENT.into_response(),
    })
}
