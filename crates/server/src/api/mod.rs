//! What programs can ask for: everything that a page can do, with JSON over HTTP.
//!
//! A call is a line in `calls()` of its module, with its scope and who may ask, and a handler whose types say what is
//! sent and what is answered: they read and write the JSON, and are the document at `/api/openapi.json` and the page
//! at `/api`. What a call does is done by the very functions behind the pages.

// Module order is reading order.
mod ask;
mod call;

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
mod reviews;
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

pub(crate) use self::document::document;
pub(crate) use self::page::page;

use self::call::Group;
use crate::app::App;

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
        group("Reviews", reviews::calls()),
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
pub(crate) fn routes() -> Router<Arc<App>> {
    let calls = groups().into_iter().flat_map(|group| group.calls);
    calls.fold(Router::new(), |router, call| router.route(&call.address(), call.answering()))
}
