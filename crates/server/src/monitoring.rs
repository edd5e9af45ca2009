//! What a host or a balancer asks about the server itself: whether it is well, and what it has counted.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::error::Error;

/// `GET /healthz` and `GET /readyz`: `ok`, or one line about what is wrong, with status 503.
pub(crate) async fn health(State(app): State<Arc<App>>) -> (StatusCode, String) {
    if *app.closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".into());
    }
    match app.health.of(&app.store).await {
        Ok(()) => (StatusCode::OK, "ok\n".into()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("the database takes nothing: {why}\n")),
    }
}

/// `GET /metrics`: for those to whom the host tells it.
pub(crate) async fn metrics(State(app): State<Arc<App>>, request: Request) -> Result<Response, Error> {
    if !app.metrics_for.allows(&request) {
        return Ok((StatusCode::FORBIDDEN, "metrics are not for you; see docs/hosting.md\n").into_response());
    }
    let text = app.metrics.tell(app.store.counts().await?, app.tables.open())?;
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response())
}

/// A path as it may stand in a log: keys of invitations and the secrets of letters are left out, also of an address
/// with a slip.
fn without_secrets(route: Option<&str>, path: &str) -> String {
    let Some(route) = route else {
        let first = path.split('/').nth(1).unwrap_or_default();
        return if ["account", "i", "notices"].contains(&first) {
            format!("/{first}/…")
        } else {
            path.to_owned()
        };
    };
    let is_secret = |part: &str| part == "{key}" || part == "{token}";
    let parts = path.split('/').zip(route.split('/').chain(std::iter::repeat("")));
    let told = parts.map(|(part, place)| if is_secret(place) { "…" } else { part });
    told.collect::<Vec<_>>().join("/")
}

/// Counts every request and its answer. What is watched over the server itself is not counted.
pub(crate) async fn measure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (begun, method) = (Instant::now(), request.method().clone());
    // Without what follows a question mark: people search.
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let path = without_secrets(route, request.uri().path());
    let response = next.run(request).await;
    let (status, time) = (response.status(), begun.elapsed());
    app.metrics.answered(status, time);
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    tracing::debug!(%method, path, status = status.as_u16(), milliseconds, "a request is answered");
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_secrets_of_addresses_are_not_told() {
        for (route, path, told) in [
            (Some("/i/{id}/{key}"), "/i/amber-otter-k7m/sesame", "/i/amber-otter-k7m/…"),
            (Some("/notices/confirm/{token}"), "/notices/confirm/sesame", "/notices/confirm/…"),
            (Some("/notices/stop/{token}"), "/notices/stop/sesame", "/notices/stop/…"),
            (
                Some("/account/new-password/{token}"),
                "/account/new-password/sesame",
                "/account/new-password/…",
            ),
            (Some("/t/{id}/act"), "/t/amber-otter-k7m/act", "/t/amber-otter-k7m/act"),
            (Some("/"), "/", "/"),
            (None, "/i/amber-otter-k7m/sesame/", "/i/…"),
            (None, "/notices/confirm/sesame/x", "/notices/…"),
            (None, "/account/new-password/sesame/x", "/account/…"),
            (None, "/nowhere/at/all", "/nowhere/at/all"),
        ] {
            assert_eq!(without_secrets(route, path), told);
        }
    }
}
