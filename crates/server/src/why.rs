//! Why something on the table cannot be chosen: asked by the page when somebody has tried it.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::{Stranger, Unplayable, Untimely};
use host::{Look, Refusal};
use serde_json::json;

use crate::error::{BadRequest, Error};
use crate::fields::Fields;
use crate::house::House;
use crate::table_page::place;
use crate::visit::Visit;

/// `GET /t/{id}/why`: why the visitor cannot take an `action` of the notation, or why the handle `h` cannot be chosen
/// after the handles `p`, in order. Nothing if it can. It is said from the visitor's view and changes nothing.
pub(crate) async fn why(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(pairs): Query<Vec<(String, String)>>,
) -> Result<Response, Error> {
    /// More than any choice has.
    const PICKS: usize = 64;
    let fields = Fields::of(pairs);
    let picks: Vec<&str> = fields.all("p").collect();
    if picks.len() > PICKS {
        return Err(BadRequest::Field("p").into());
    }
    let live = house.hub.table(&house, &id).await?;
    let state = live.read(&house).await?;
    if state.is_paused() {
        return Err(Untimely::Paused.into());
    }
    let (seats, (_, eyes)) = (state.looks(), place(&live, &state, &visit));
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &seats };
    let refused = match fields.one("action") {
        Some(text) => {
            let seat = look.observer.seat().ok_or(Stranger::NotAtTable)?;
            state.game()?.check_text(seat, text, &look).map_err(domain::Refusal::from).err()
        }
        None => state.see(look)?.why(&picks, fields.need("h")?).map(|why| Unplayable::Illegal(why).into()),
    };
    Ok(match refused {
        Some(domain::Refusal::Play(Unplayable::Illegal(Refusal { text, rule, handles }))) => {
            axum::Json(json!({ "text": text, "rule": rule.to_string(), "handles": handles })).into_response()
        }
        Some(refused) => return Err(refused.into()),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}
