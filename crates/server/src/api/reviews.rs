//! Calls about the reviews of games that are over.

use host::Review;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::ask::Ask;
use super::call::{Answer, Call, get, post};
use crate::input::Body;
use crate::reviews::{self, ReviewProgress, Wish};
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "review",
            "/tables/{table}/review",
            Scope::Read,
            "The review that is kept of a game that is over: what every choice was worth by what its seat could know, the outlook after every step, luck apart from choice. If there is none, the code says how far it is: `no_review`, `review_waiting`, `review_running`.",
            review,
        )
        .for_anybody(),
        post(
            "ask_review",
            "/tables/{table}/review",
            Scope::Tables,
            "Asks for a review of a game that is over, or for none any more. A game that is asked for twice is reviewed once; of two reviews the one that weighed more is kept.",
            ask_review,
        )
        .example(json!({ "wish": "quick" })),
    ]
}

async fn review(ask: Ask) -> Answer<Review> {
    let live = ask.table().await?;
    let state = live.read().await?;
    Ok(reviews::kept_review(&ask.app, &state).await?.into())
}

/// What is wanted.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// A review of ten seconds (`quick`), of a minute (`deep`), or none any more (`cancel`).
    wish: Wish,
}

async fn ask_review(ask: Ask, Body(wanted): Body<Wanted>) -> Answer<ReviewProgress> {
    let live = ask.table().await?;
    let by = &ask.person()?.id;
    let state = live.read().await?;
    reviews::ask_for(&ask.app, &state, wanted.wish, by).await?;
    Ok(reviews::progress(&ask.app, live.id(), by, ask.visit.language).into())
}
