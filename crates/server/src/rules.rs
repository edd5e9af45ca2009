//! The rules documents as pages.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Game, RulesIndex};

use crate::error::Error;
use crate::house::House;
use crate::visit::{Visit, page};

/// `GET /rules`.
pub(crate) async fn index(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    let games = catalog::games().iter().map(|entry| Game::of(entry, visit.language)).collect();
    let shown = RulesIndex { visitor: visit.visitor(&house).await?, games };
    Ok(page(StatusCode::OK, &pages::rules_index(&shown)))
}
