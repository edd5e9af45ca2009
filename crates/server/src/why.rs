//! Why something on the table cannot be chosen: asked by the page when somebody has tried it.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::{AccessError, PlayError, TimeError};
use host::{Look, Refusal};
use serde::Deserialize;
use serde_json::json;

use crate::app::App;
use crate::error::{Error, RequestError, Unread};
use crate::facts::place;
use crate::input::Query;
use crate::visit::Visit;

/// What somebody has tried.
#[derive(Debug, Deserialize)]
pub(crate) struct Tried {
    /// An action of the notation.
    action: Option<String>,
    /// Else the handle that cannot be chosen.
    h: Option<String>,
    /// The handles that were chosen before it.
    #[serde(default)]
    p: Vec<String>,
}

/// `GET /t/{id}/why`: why the visitor cannot take an `action` of the notation, or why the handle `h` cannot be chosen
/// after the handles `p`, in order. Nothing if it can. It is said from the visitor's view and changes nothing.
pub(crate) async fn why(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(Tried { action, h: handle, p }): Query<Tried>,
) -> Result<Response, Error> {
    /// More than any choice has.
    const PICKS: usize = 64;
    let picks: Vec<&str> = p.iter().map(String::as_str).collect();
    if picks.len() > PICKS {
        return Err(RequestError::Field("p").into());
    }
    let live = app.tables.table(&id).await?;
    let state = live.read().await?;
    if state.is_paused() {
        return Err(TimeError::Paused.into());
    }
    let (seats, (_, eyes)) = (state.looks(), place(&live, &state, &visit));
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &seats };
    let refused = match (action, handle) {
        (Some(text), _) => {
            let seat = look.observer.seat().ok_or(AccessError::NotAtTable)?;
            state.game()?.check_text(seat, &text, &look).map_err(domain::Refusal::from).err()
        }
        (None, Some(handle)) => {
            state.see(look)?.why(&picks, &handle).map(|why| PlayError::Illegal(why).into())
        }
        (None, None) => return Err(Unread::MissingField("h".into()).into()),
    };
    Ok(match refused {
        Some(domain::Refusal::Play(PlayError::Illegal(Refusal { text, rule, handles }))) => {
            axum::Json(json!({ "text": text, "rule": rule.to_string(), "handles": handles })).into_response()
        }
        Some(refused) => return Err(refused.into()),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}
