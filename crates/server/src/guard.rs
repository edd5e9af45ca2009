//! What every request must satisfy and every answer carries.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::client_addr::ClientAddr;
use crate::error::{Error, Overload, RequestError};
use crate::tokens;

/// Nothing is loaded from elsewhere, nothing runs inline, nobody puts us into a frame.
/// A page whose forms go to `forms`, and which is shown in frames of `frames`.
pub(crate) fn policy(forms: &str, frames: &str) -> String {
    format!("{LOADS}; form-action {forms}; frame-ancestors {frames}")
}

/// What a page may load.
const LOADS: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                     connect-src 'self'; manifest-src 'self'; base-uri 'none'";

/// What every other page may do.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    HeaderValue::from_str(&policy("'self'", "'none'")).expect("a policy is written in plain letters")
});

/// A browser that was here by HTTPS comes by HTTPS for a year.
const ONLY_SAFE: &str = "max-age=31536000";

/// How long an answer may take: longer than the longest thought about a hint that a host can allow.
const ANSWER: Duration = Duration::from_mins(3);

/// Refuses changes that another site asks for.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    // No page of another site can send a token, and with a token no cookie is looked at.
    let by_token =
        tokens::is_call(request.uri().path()) && request.headers().contains_key(header::AUTHORIZATION);
    if reads || by_token || is_own(request.headers()) {
        return next.run(request).await;
    }
    Error::Request(RequestError::ForeignSite).into_response()
}

/// Whether a change was asked for by one of our own pages, as the browser tells it.
///
/// What tells nothing is no browser, or one of before 2020; the cookie's `SameSite` holds for those.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"));
    if let Some(site) = text(&HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin" || site == "none";
    }
    let Some(origin) = text(&header::ORIGIN) else { return true };
    let authority = origin.parse::<Uri>().ok().and_then(|origin| origin.into_parts().authority);
    let host = text(&header::HOST);
    authority.is_some_and(|authority| host.is_some_and(|host| authority.as_str().eq_ignore_ascii_case(host)))
}

/// Refuses what cannot be answered in time, so that nothing is held for ever. A stream has begun long before.
pub(crate) async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    awaited(&app, next.run(request)).await.unwrap_or_else(Error::into_response)
}

/// What comes of some work, unless it takes too long, or nothing is heard from the database for which it may wait.
/// What was being written then may be there later: the same request sent again is answered as carried out.
pub(crate) async fn awaited<T>(app: &App, work: impl Future<Output = T>) -> Result<T, Error> {
    tokio::select! {
        biased;
        done = work => Ok(done),
        () = app.health.silence(&app.store) => {
            Err(Error::Database(store::Error::Unsure("it does not answer".into())))
        }
        () = tokio::time::sleep(ANSWER) => Err(Overload::Busy.into()),
    }
}

/// Notes where a request comes from, and adds the headers of safety to every answer. What has no other rule
/// is not kept by caches.
pub(crate) async fn safe_headers(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let whence = ClientAddr::of(&app.proxies, request.extensions(), request.headers());
    request.extensions_mut().insert(whence);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if whence.is_safe {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_SAFE));
    }
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // A page in a frame of another site, and a picture, have a policy of their own.
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(|| POLICY.clone());
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_own(&pairs.collect())
    }

    #[test]
    fn only_our_own_pages_may_ask_for_changes() {
        assert!(own(&[("sec-fetch-site", "same-origin")]));
        assert!(own(&[("sec-fetch-site", "none")]));
        assert!(!own(&[("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("sec-fetch-site", "same-site")]));
        assert!(own(&[("origin", "https://mu.example"), ("host", "mu.example")]));
        assert!(own(&[("origin", "http://localhost:8080"), ("host", "localhost:8080")]));
        assert!(!own(&[("origin", "http://localhost:8081"), ("host", "localhost:8080")]));
        assert!(!own(&[("origin", "https://evil.example"), ("host", "mu.example")]));
        assert!(!own(&[("origin", "null"), ("host", "mu.example")]));
        assert!(!own(&[("origin", "https://mu.example")]));
        assert!(own(&[("host", "mu.example")]), "a program without a browser");
    }
}
