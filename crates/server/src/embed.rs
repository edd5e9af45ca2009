//! Games that are over in the pages of other sites, if the host allows it.
//!
//! What is shown there is the replay as a stranger sees it, whoever looks: nothing in a frame acts for anybody.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;

use crate::app::App;
use crate::embedder::may_embed;
use crate::error::{Error, Missing};
use crate::guard::policy;
use crate::input::Query;
use crate::replay::{self, Asked};
use crate::visit::Visit;

/// `GET /t/{id}/embed`: the replay of a public game that is over, for a frame in a page of another site.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    {
        let state = live.read().await?;
        if !may_embed(&app.embedders, &state.record) {
            return Err(Missing::Page.into());
        }
        state.needs_over()?;
    }
    let mut response = replay::shown(&app, &live, &visit.of_a_stranger(), &asked.framed()).await?;
    let sites: Vec<String> = app.embedders.iter().map(ToString::to_string).collect();
    let policy = HeaderValue::from_str(&policy("'none'", &sites.join(" "))).map_err(Error::failed)?;
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    Ok(response)
}
