//! Calls by which people at a table ask each other.

use std::sync::Arc;

use serde_json::json;

use super::ask::Ask;
use super::call::{Answer as Answered, Call, post};
use super::state::Seen;
use super::told::News;
use crate::consent::{self, Answer, GiveUp, Propose, Resume, Withdraw};
use crate::input::{Body, Step};
use crate::tables::LiveTable;
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        post(
            "propose",
            "/tables/{table}/propose",
            Scope::Play,
            "Asks the other people at the table. `asked` in the table says what is asked, and who has answered what.",
            propose,
        )
        .example(json!({ "kind": "takeback", "step": 7, "request": "ask-1" })),
        post(
            "answer",
            "/tables/{table}/answer",
            Scope::Play,
            "Answers what another person asks, or what is to be done while somebody is absent.",
            answer,
        )
        .example(json!({ "number": 1, "choice": "agree", "step": 7 })),
        post("withdraw", "/tables/{table}/withdraw", Scope::Play, "Takes back a question of your own.", withdraw)
            .example(json!({ "number": 1, "step": 7 })),
        post(
            "resume",
            "/tables/{table}/resume",
            Scope::Play,
            "Ends a pause; everybody at the table may.",
            resume,
        )
        .example(json!({ "step": 7 })),
        post(
            "give_up",
            "/tables/{table}/give-up",
            Scope::Play,
            "Gives up at a table of two people without computers: the game is over at once, and the other one has won. At \
             other tables `leave` leaves the game to the others.",
            give_up,
        )
        .example(json!({ "step": 7 })),
    ]
}

async fn propose(ask: Ask, Body(wanted): Body<Propose>) -> Answered<News> {
    let live = ask.table().await?;
    consent::put(&ask.app, &live, &ask.visit, &wanted).await?;
    told(&ask, &live, wanted.step).await
}

async fn answer(ask: Ask, Body(answer): Body<Answer>) -> Answered<News> {
    let live = ask.table().await?;
    consent::at_table(&ask.app, &live, &ask.visit, (answer.step, answer.command())).await?;
    told(&ask, &live, answer.step).await
}

async fn withdraw(ask: Ask, Body(withdraw): Body<Withdraw>) -> Answered<News> {
    let live = ask.table().await?;
    consent::at_table(&ask.app, &live, &ask.visit, (withdraw.step, withdraw.command())).await?;
    told(&ask, &live, withdraw.step).await
}

async fn resume(ask: Ask, Body(resume): Body<Resume>) -> Answered<News> {
    let live = ask.table().await?;
    consent::at_table(&ask.app, &live, &ask.visit, (resume.step, domain::Command::Resume)).await?;
    told(&ask, &live, resume.step).await
}

async fn give_up(ask: Ask, Body(up): Body<GiveUp>) -> Answered<News> {
    let live = ask.table().await?;
    consent::at_table(&ask.app, &live, &ask.visit, (up.step, domain::Command::GiveUp)).await?;
    told(&ask, &live, up.step).await
}

/// The table as it is then.
async fn told(ask: &Ask, live: &Arc<LiveTable>, since: Step) -> Answered<News> {
    let state = live.read().await?;
    Ok(Seen::by(&ask.visit, live, &state).news(Some(since.count()))?.into())
}
