//! What programs can ask for: everything that a page can do, with JSON over HTTP.
//!
//! One table of calls ([`CALLS`]) makes the router, checks what is asked, and is the document at
//! `/api/openapi.json` and the page at `/api`: none of them can say anything else than the others. What a
//! call does is done by the very functions behind the pages.

// Module order is reading order.
mod ask;
mod call;
mod fault;

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

pub(crate) use self::fault::Fault;
pub(crate) use self::openapi::document;
pub(crate) use self::words::page;

use self::ask::Ask;
use self::call::{Call, Group};
use crate::house::House;

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
