//! The door of a table: who may know of it, who may sit, who may watch.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use domain::{Command, Door};

use crate::app::App;
use crate::error::Error;
use crate::input::Form;
use crate::room::in_room;
use crate::terms::WantedTerms;
use crate::visit::Visit;

/// Lets nobody pass to any address of a table whom its door does not let in.
pub(crate) async fn keep(
    State(app): State<Arc<App>>,
    Path(path): Path<Vec<(String, String)>>,
    visit: Visit,
    request: Request,
    next: Next,
) -> Response {
    let id = path.iter().find(|(name, _)| name == "id").map(|(_, id)| id.as_str()).unwrap_or_default();
    match passes(&app, id, &visit).await {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

async fn passes(app: &Arc<App>, id: &str, visit: &Visit) -> Result<(), Error> {
    let live = app.tables.table(id).await?;
    let state = live.read().await?;
    Ok(Door::of(&state).lets_in(visit.person().map(|person| &person.id))?)
}

/// `POST /t/{id}/terms`: the host changes on what terms people come, before the game begins.
pub(crate) async fn change_terms(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(wanted): Form<WantedTerms>,
) -> Result<Response, Error> {
    in_room(&app, &id, &visit, Command::SetTerms(wanted.into())).await
}
