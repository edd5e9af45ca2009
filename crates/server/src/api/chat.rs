//! Calls of those who talk at a table, and about what they do not want to read.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::NAME_MAX;
use pages::chat::{PHRASES, TEXT_MAX};
use pages::{ChatLine, Whole, Writing};
use serde_json::{Value, json};
use store::{MuteAt, Muted};
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Field, Kind, Method, Who, deed_call, look_call, needs, takes};
use super::play::REQUEST;
use crate::error::Error;
use crate::fields::Fields;
use crate::house::House;
use crate::talk::Overheard;
use crate::tokens::Scope;
use crate::{mutes, talk};

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
    deed_call!(
        "mute",
        "/tables/{table}/mute",
        (Chat, "Mutes"),
        |l| {
            word!(l,
                en: "Whoever has written a message is not read by you any more, at this table or at all of them. Answers with all that you do not read.",
                fr: "Vous ne lisez plus la personne qui a écrit un message, à cette table ou à toutes. Répond avec tout ce que vous ne lisez pas.",
                de: "Wer eine Nachricht geschrieben hat, wird von dir nicht mehr gelesen, an diesem Tisch oder an allen. Antwortet mit allem, was du nicht liest.")
        },
        &[
            MESSAGE,
            needs("at", Kind::Word(&["table", "everywhere"]), |l| {
                word!(l,
                    en: "At this table, or everywhere.",
                    fr: "À cette table, ou partout.",
                    de: "An diesem Tisch oder überall.")
            }),
        ],
        r#"{"number": 1, "at": "table"}"#,
        mute
    ),
    deed_call!(
        "report",
        "/tables/{table}/report",
        (Chat, "Reported"),
        |l| {
            word!(l,
                en: "Shows a message, with what was said around it, to whoever runs this site.",
                fr: "Montre un message, avec ce qui l’entoure, à la personne qui gère ce site.",
                de: "Zeigt eine Nachricht mit dem, was darum herum gesagt wurde, den Leuten, die diese Seite betreiben.")
        },
        &[
            MESSAGE,
            takes("reason", Kind::Text(TEXT_MAX), |l| {
                word!(l, en: "Why.", fr: "Pourquoi.", de: "Warum.")
            }),
        ],
        r#"{"number": 1, "reason": "Rude."}"#,
        report
    ),
    look_call!(
        "mutes",
        "/mutes",
        (Chat, "Mutes"),
        |l| {
            word!(l,
                en: "Whom and which words you do not read in any chat.",
                fr: "Les personnes et les mots que vous ne lisez dans aucune discussion.",
                de: "Wen und welche Wörter du in keinem Chat liest.")
        },
        &[],
        muted
    ),
    deed_call!(
        "mute_words",
        "/mutes/words",
        (Chat, "Mutes"),
        |l| {
            word!(l,
                en: "Sets the words that you do not want to read: others’ messages show dots in their place.",
                fr: "Fixe les mots que vous ne voulez pas lire\u{202f}: des points les remplacent dans les messages des autres.",
                de: "Legt die Wörter fest, die du nicht lesen willst: In Nachrichten anderer stehen dort Punkte.")
        },
        &[needs("words", Kind::Texts(0), |l| {
            word!(l,
                en: "All of them; they take the place of those of before.",
                fr: "Tous\u{202f}; ils remplacent ceux d’avant.",
                de: "Alle; sie treten an die Stelle der bisherigen.")
        })],
        r#"{"words": ["drat"]}"#,
        mute_words
    ),
    deed_call!(
        "unmute",
        "/mutes/end",
        (Chat, "Mutes"),
        |l| {
            word!(l,
                en: "Reads somebody again.",
                fr: "Relit quelqu’un.",
                de: "Liest jemanden wieder.")
        },
        &[
            needs("name", Kind::Text(NAME_MAX), |l| {
                word!(l,
                    en: "The name, as “mutes” tells it.",
                    fr: "Le nom, comme le dit « mutes ».",
                    de: "Der Name, wie „mutes“ ihn nennt.")
            }),
            takes("table", Kind::Text(TABLE_MAX), |l| {
                word!(l,
                    en: "At which table; without it, everywhere.",
                    fr: "À quelle table\u{202f}; sinon, partout.",
                    de: "An welchem Tisch; ohne dies überall.")
            }),
        ],
        r#"{"name": "Ben"}"#,
        unmute
    ),
];

/// How long the id of a table may be.
const TABLE_MAX: usize = 80;

const MESSAGE: Field = needs("number", Kind::Number(i32::MAX as usize), |l| {
    word!(l,
        en: "The number of somebody else’s message that you read.",
        fr: "Le numéro d’un message d’autrui que vous lisez.",
        de: "Die Nummer einer Nachricht von jemand anderem, die du liest.")
});

async fn chat(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let state = live.read().await?;
    let chat = talk::pane(&house, &live, &state, &ask.visit).await?;
    let writes = match chat.writing {
        Writing::Players => "players",
        Writing::Watchers => "watchers",
        Writing::Off => "off",
    };
    let lines: Vec<Value> = chat.lines.iter().map(line).collect();
    Ok(Json(json!({ "writes": writes, "heard": chat.heard, "lines": lines })).into_response())
}

/// A message as its reader reads it.
fn line(line: &ChatLine) -> Value {
    json!({
        "number": line.number,
        "name": line.name,
        "seat": line.seat.map(|seat| seat.to_string()),
        "text": line.text,
        "yours": line.mine,
    })
}

/// What a stream tells of the chat.
pub(super) fn news(news: &Overheard) -> Value {
    json!({
        "heard": news.heard.to_string(),
        "whole": news.whole == Whole::Yes,
        "lines": news.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

async fn say(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("text", "text"), ("phrase", "phrase"), ("request", "key")]);
    talk::say(State(Arc::clone(&house)), id(&ask), ask.visit.sent_on(), form).await?;
    chat(house, ask).await
}

async fn mute(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("number", "number"), ("at", "at")]);
    mutes::mute(State(Arc::clone(&house)), id(&ask), ask.visit.sent_on(), form).await?;
    muted(house, ask).await
}

async fn report(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("number", "number"), ("reason", "reason")]);
    mutes::report(State(house), id(&ask), ask.visit.sent_on(), form).await?;
    Ok(Json(json!({ "reported": ask.number("number") })).into_response())
}

async fn muted(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let muted = talk::mutes(&house, &ask.visit).await?;
    let person = |one: &Muted| {
        let table = match &one.at {
            MuteAt::Everywhere => None,
            MuteAt::Table(id) => Some(id.as_str()),
        };
        json!({ "name": one.name, "table": table })
    };
    let people: Vec<Value> = muted.people.iter().map(person).collect();
    Ok(Json(json!({ "people": people, "words": muted.words })).into_response())
}

async fn mute_words(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let words: Vec<&str> = ask
        .value("words")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let form = Fields::of(vec![("words".into(), words.join(" "))]);
    mutes::mute_words(State(Arc::clone(&house)), ask.visit.sent_on(), form).await?;
    muted(house, ask).await
}

async fn unmute(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let form = ask.as_form(&[("name", "name"), ("table", "table")]);
    mutes::unmute(State(Arc::clone(&house)), ask.visit.sent_on(), form).await?;
    muted(house, ask).await
}

/// The id in the path, for a handler of a page.
fn id(ask: &Ask) -> Path<String> {
    Path(ask.in_path("table").to_owned())
}
