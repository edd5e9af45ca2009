//! What programs can ask for: everything that a page can do, with JSON over HTTP.
//!
//! A call is a line in `calls()` of its module, with its scope and who may ask, and a handler whose types say what is
//! sent and what is answered: they read and write the JSON, and are the document at `/api/openapi.json` and the page
//! at `/api`. What a call does is done by the very functions behind the pages.

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
mod told;

mod events;
mod turns;

mod document;
mod page;

use std::sync::Arc;

use axum::Router;
use engine::Token;
use store::SessionHash;

pub(crate) use self::document::document;
pub(crate) use self::fault::Fault;
pub(crate) use self::page::page;
pub(crate) use self::scope::{Scope, Scopes};
pub(crate) use self::told::{Refusal, Refused};

use self::call::Group;
use crate::house::House;
use crate::visit;

/// Where all calls are.
const ROOT: &str = "/api/v1";

/// With what every token begins, so that people and scanners know one when they see it.
const TOKEN_MARK: &str = "mu_";

/// All calls, in the order in which they are explained.
fn groups() -> Vec<Group> {
    let group = |title, calls| Group { title, calls };
    vec![
        group("Games", games::calls()),
        group("Tables", tables::calls()),
        group("Opening tables", opening::calls()),
        group("Seats", seats::calls()),
        group("Who comes", guests::calls()),
        group("Playing", play::calls()),
        group("Asking the others", consent::calls()),
        group("Talking", chat::calls()),
        group("Streams", events::calls()),
        group("Yourself", me::calls()),
        group("People", people::calls()),
        group("Holidays", holidays::calls()),
        group("Notices", notices::calls()),
    ]
}

/// The addresses of all calls.
pub(crate) fn routes() -> Router<Arc<House>> {
    let calls = groups().into_iter().flat_map(|group| group.calls);
    calls.fold(Router::new(), |router, call| router.route(&call.address(), call.answering()))
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
