//! The site with every game of the catalogue, through its router, as browsers and programs see it. What does not
//! depend on the games is tested with the server.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod after;
mod ahead;
mod aids;
mod alone;
mod before;
mod book;
#[path = "../../../server/tests/it/browser.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod browser;
mod calls;
mod contract;
#[path = "../../../server/tests/it/events.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod events;
mod example;
mod games;
mod learn;
mod light;
mod newcomers;
#[path = "../../../server/tests/it/offers.rs"]
mod offers;
#[path = "../../../store/tests/it/place.rs"]
#[expect(dead_code, reason = "the tests of the store use more of it")]
mod place;
#[path = "../../../server/tests/it/api/program.rs"]
#[expect(dead_code, reason = "the tests of the server use more of it")]
mod program;
mod puzzles;
mod replay;
mod reviews;
#[path = "../../../server/tests/it/api/schema.rs"]
mod schema;
mod secrets;
mod take_back;
#[path = "../../../server/tests/it/weight.rs"]
mod weight;
#[path = "../../../server/tests/it/wire/mod.rs"]
mod wire;
mod wire_weight;

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;
use store::Store;

use browser::{Browser, Site};
use offers::offered;

/// A site with the games of the catalogue.
async fn real_site(store: Store) -> Site {
    Site::with(catalog::games(), store).await
}

/// Waits until something is offered or the game is over.
async fn turn(browser: &mut Browser, path: &str) -> Option<(u64, Vec<Value>)> {
    for _ in 0..2000 {
        let page = browser.get(path).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        let (seq, acts) = offered(&page);
        if !acts.is_empty() {
            return Some((seq, acts));
        }
        if page.text.contains("/rematch") {
            return None;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the computers of {path} do not play");
}
