//! Calls of those who talk at a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use pages::Writing;
use pages::chat::{PHRASES, TEXT_MAX};
use serde_json::{Value, json};
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Kind, Method, Who, takes};
use super::play::REQUEST;
use super::scope::Scope;
use crate::error::Error;
use crate::house::House;
use crate::talk;

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "chat",
        method: Method::Get,
        path: "/tables/{table}/chat",
        scope: Scope::Chat,
        who: Who::Anybody,
        about: |l| {
            word!(l,
                en: "What was said at a table, as far as you read it: players and watchers talk apart.",
                fr: "Ce qui s’est dit à une table, pour autant que vous le lisiez\u{202f}: joueurs et spectateurs parlent à part.",
                de: "Was am Tisch geredet wurde, soweit du es liest: Spieler und Zuschauer reden getrennt.")
        },
        fields: &[],
        answer: Answer::Json("Chat"),
        example: "",
        carry_out: |house, ask| Box::pin(chat(house, ask)),
    },
    Call {
        name: "say",
        method: Method::Post,
        path: "/tables/{table}/say",
        scope: Scope::Chat,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Says something at a table: a text, or a ready-made phrase that everybody reads in their own language.",
                fr: "Dit quelque chose à une table\u{202f}: un texte, ou une phrase toute faite que chacun lit dans sa langue.",
                de: "Sagt etwas am Tisch: einen Text oder einen fertigen Satz, den alle in ihrer Sprache lesen.")
        },
        fields: &[
            takes(
                "text",
                Kind::Text(TEXT_MAX),
                |l| word!(l, en: "The text.", fr: "Le texte.", de: "Der Text."),
            ),
            takes(
                "phrase",
                Kind::Word(&PHRASES),
                |l| word!(l, en: "The word of a phrase.", fr: "Le mot d’une phrase.", de: "Das Wort eines Satzes."),
            ),
            REQUEST,
        ],
        answer: Answer::Json("Chat"),
        example: r#"{"text": "Good luck.", "request": "say-1"}"#,
        carry_out: |house, ask| Box::pin(say(house, ask)),
    },
];

async fn chat(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let sitting = live.read(&house).await?;
    let chat = talk::pane(&house, &live, &sitting, &ask.visit).await?;
    let lines: Vec<Value> = chat
        .lines
        .iter()
        .map(|line| {
            json!({
                "number": line.number,
                "name": line.name,
                "seat": line.seat.map(|seat| seat.to_string()),
                "text": line.text,
                "yours": line.mine,
            })
        })
        .collect();
    let writes = match chat.writing {
        Writing::Players => "players",
        Writing::Watchers => "watchers",
        Writing::Off => "off",
    };
    Ok(Json(json!({ "writes": writes, "lines": lines })).into_response())
}

async fn say(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("text", "text"), ("phrase", "phrase"), ("request", "key")]);
    let id = Path(ask.in_path("table").to_owned());
    talk::say(State(Arc::clone(&house)), id, ask.visit.sent_on(), form).await?;
    chat(house, ask).await
}
