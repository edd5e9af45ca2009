//! What programs can ask for: everything that a page can do, with JSON over HTTP.
//!
//! One table of calls ([`CALLS`]) makes the router, checks what is asked, and is the document at
//! `/api/openapi.json` and the page at `/api`: none of them can say anything else than the others. What a
//! call does is done by the very functions behind the pages.

// Module order is reading order.
mod ask;
mod call;
mod fault;
mod scope;

mod chat;
mod consent;
mod games;
mod guests;
mod holidays;
mod me;
mod notices;
mod opening;
mod people;
mod play;
mod seats;
mod state;
mod tables;

mod events;
mod turns;

mod openapi;
mod schemas;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::on;
use engine::Token;
use store::SessionHash;

pub(crate) use self::fault::Fault;
pub(crate) use self::openapi::document;
pub(crate) use self::scope::{Scope, Scopes};
pub(crate) use self::words::page;

use self::ask::Ask;
use self::call::{Call, Group};
use crate::house::House;
use crate::visit;

/// Where all calls are.
const ROOT: &str = "/api/v1";

/// With what every token begins, so that people and scanners know one when they see it.
const TOKEN_MARK: &str = "mu_";

/// All calls, in the order in which they are explained.
const CALLS: [(Group, &[Call]); 13] = [
    (Group::Games, games::CALLS),
    (Group::Tables, tables::CALLS),
    (Group::Opening, opening::CALLS),
    (Group::Seats, seats::CALLS),
    (Group::Guests, guests::CALLS),
    (Group::Play, play::CALLS),
    (Group::Consent, consent::CALLS),
    (Group::Chat, chat::CALLS),
    (Group::Events, events::CALLS),
    (Group::Me, me::CALLS),
    (Group::People, people::CALLS),
    (Group::Holidays, holidays::CALLS),
    (Group::Notices, notices::CALLS),
];

/// The addresses of all calls.
pub(crate) fn routes() -> Router<Arc<House>> {
    let mut router = Router::new();
    for call in calls() {
        let handler = async move |State(house): State<Arc<House>>, request: Request| -> Response {
            match Ask::read(call, request).await {
                Ok(ask) => (call.carry_out)(house, ask).await.unwrap_or_else(IntoResponse::into_response),
                Err(refused) => refused.into_response(),
            }
        };
        router = router.route(&call.address(), on(call.method.filter(), handler));
    }
    router
}

/// Every call there is.
fn calls() -> impl Iterator<Item = &'static Call> {
    CALLS.iter().flat_map(|(_, calls)| calls.iter())
}

/// Whether a path is one of programs.
pub(crate) fn is_call(path: &str) -> bool {
    path.strip_prefix(ROOT).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// What the store keeps of the token in the value of an `Authorization` header.
pub(crate) fn token_hash(value: &str) -> Option<SessionHash> {
    let (scheme, token) = value.split_once(' ')?;
    let token = token.trim().strip_prefix(TOKEN_MARK)?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.parse().ok().map(|token| visit::hash(&token)))?
}

/// A token as its owner is shown it.
pub(crate) fn token_text(token: &Token) -> String {
    format!("{TOKEN_MARK}{token}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_from_their_header() {
        let token = Token::new([7; 32]);
        let hash = visit::hash(&token);
        let text = token_text(&token);
        assert_eq!(token_hash(&format!("Bearer {text}")), Some(hash.clone()));
        assert_eq!(token_hash(&format!("bearer {text}")), Some(hash));
        for bad in [text.clone(), format!("Basic {text}"), format!("Bearer {token}"), "Bearer mu_12".into()] {
            assert_eq!(token_hash(&bad), None, "{bad}");
        }
    }

    #[test]
    fn calls_have_addresses_of_their_own() {
        assert!(is_call("/api/v1") && is_call("/api/v1/tables"));
        assert!(!is_call("/api") && !is_call("/api/v10/tables") && !is_call("/api/openapi.json"));
    }
}
