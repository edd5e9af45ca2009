//! How a visit begins: who comes, and whether not too much was asked.

use std::sync::Arc;

use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use engine::Token;
use store::Bearer;

use super::{Allowed, Caller, SESSION, SESSION_SECONDS, Visit, cookie};
use crate::app::App;
use crate::client_addr::ClientAddr;
use crate::error::{Error, Unspoken};
use crate::guard;
use crate::limits::{Budget, Payer};
use crate::tokens::{self, Scopes};

/// Begins every visit and writes its errors.
pub(crate) async fn greet(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let visit = match admit(&app, &parts).await {
        Ok(visit) => visit,
        Err((visit, error)) => {
            if let Error::Database(cause) = &error {
                tracing::error!(%cause, "a visitor cannot be looked up");
            }
            return visit.tell(&error);
        }
    };
    parts.extensions.insert(visit.clone());
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if let Some(Unspoken(error)) = response.extensions_mut().remove::<Unspoken>() {
        response = visit.tell(&error);
    }
    if let Some(cookie) = visit.cookies.get().and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Begins a visit, unless too much was asked from its address or by its person.
async fn admit(app: &App, parts: &Parts) -> Result<Visit, (Visit, Error)> {
    let came_in = app.time_source.now();
    let begin = |caller| Visit::begin(caller, parts, came_in, app.assets.version());
    let route = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let budget = Budget::of(&parts.method, route);
    let address = Payer::Address(ClientAddr::noted(parts).address);
    // First of all: what is refused because of its address shall not even look into the database.
    if let Err(error) = app.limiter.spend(budget, address) {
        return Err((begin((Caller::New, None)), error.into()));
    }
    // With a token no cookie is looked at.
    let is_call = tokens::is_call(parts.uri.path());
    let caller = guard::awaited(app, async {
        match parts.headers.get(header::AUTHORIZATION).filter(|_| is_call) {
            Some(value) => bearer(app, value).await,
            None => caller(app, &parts.headers).await.map(|caller| (caller, None)),
        }
    });
    // Whoever cannot be looked up just now is not told to be a stranger.
    let caller = caller.await.flatten().map_err(|error| (begin((Caller::New, None)), error))?;
    let visit = begin(caller);
    let asked = match visit.person() {
        Some(person) => app.limiter.spend(budget, Payer::Person(&person.id)),
        None => Ok(()),
    };
    match asked {
        Ok(()) => Ok(visit),
        Err(error) => Err((visit, error.into())),
    }
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        parts.extensions.get().cloned().ok_or_else(|| Error::failed("a request without a visit"))
    }
}

async fn caller(app: &App, headers: &HeaderMap) -> Result<Caller, Error> {
    let Some(token) = cookie(headers, SESSION).filter(|token| !token.is_empty()) else {
        return Ok(Caller::New);
    };
    let Ok(token) = token.parse::<Token>() else { return Ok(Caller::Expired) };
    let hash = tokens::hash(&token);
    let person = app.store.session(&hash, SESSION_SECONDS, store::now()).await?;
    Ok(person.map_or(Caller::Expired, |person| Caller::Known(person, hash)))
}

/// Who comes with the value of an `Authorization` header.
async fn bearer(app: &App, value: &HeaderValue) -> Result<(Caller, Option<Allowed>), Error> {
    let Some(hash) = value.to_str().ok().and_then(tokens::token_hash) else {
        return Ok((Caller::BadToken, None));
    };
    let found = app.store.bearer(&hash, store::now()).await?;
    let Some(Bearer { person, scopes, owner }) = found else { return Ok((Caller::BadToken, None)) };
    Ok((Caller::Known(person, hash), Some(Allowed { scopes: Scopes::read(&scopes), owner })))
}
