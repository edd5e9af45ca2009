//! Calls by which people at a table ask each other.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Field, Kind, Method, Who, Words, deed_call, needs, takes};
use super::play::{REQUEST, STEP};
use super::state::Seen;
use crate::consent;
use crate::error::Error;
use crate::house::House;
use crate::tokens::Scope;

const NUMBER: Field = needs("number", Kind::Number(1_000_000), |l| {
    word!(l,
        en: "The number of what is asked.",
        fr: "Le numéro de ce qui est demandé.",
        de: "Die Nummer dessen, was gefragt ist.")
});

const SEAT: Words = |l| {
    word!(l,
        en: "Which of your seats asks, if you have several.",
        fr: "Laquelle de vos places demande, si vous en avez plusieurs.",
        de: "Welcher deiner Plätze fragt, wenn du mehrere hast.")
};

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "propose",
        method: Method::Post,
        path: "/tables/{table}/propose",
        scope: Scope::Play,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Asks the other people at the table. “asked” in the table says what is asked, and who has answered what.",
                fr: "Demande aux autres personnes de la table. « asked » dans la table dit ce qui est demandé, et qui a répondu quoi.",
                de: "Fragt die anderen am Tisch. „asked“ im Tisch sagt, was gefragt ist und wer was geantwortet hat.")
        },
        fields: &[
            needs("kind", Kind::Word(&["takeback", "pause"]), |l| {
                word!(l,
                    en: "“takeback”: to take back your last choice, which others know of. “pause”: to let a game with clocks rest.",
                    fr: "« takeback »\u{202f}: reprendre votre dernier choix, que d’autres connaissent. « pause »\u{202f}: laisser reposer une partie à pendules.",
                    de: "„takeback“: deine letzte Wahl zurückzunehmen, die andere kennen. „pause“: ein Spiel mit Uhren ruhen zu lassen.")
            }),
            STEP,
            REQUEST,
            takes("seat", Kind::Seat, SEAT),
        ],
        answer: Answer::Json("News"),
        example: r#"{"kind": "takeback", "step": STEP, "request": "ask-1"}"#,
        carry_out: |house, ask| Box::pin(propose(house, ask)),
    },
    Call {
        name: "answer",
        method: Method::Post,
        path: "/tables/{table}/answer",
        scope: Scope::Play,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Answers what another person asks, or what is to be done while somebody is absent.",
                fr: "Répond à ce que demande une autre personne, ou à la question de l’absence de quelqu’un.",
                de: "Antwortet auf das, was jemand anders fragt, oder darauf, was geschehen soll, solange jemand fehlt.")
        },
        fields: &[
            NUMBER,
            needs("choice", Kind::Text(20), |l| {
                word!(l,
                    en: "One of the “choices” of the question.",
                    fr: "Un des « choices » de la question.",
                    de: "Eine der „choices“ der Frage.")
            }),
            STEP,
        ],
        answer: Answer::Json("News"),
        example: r#"{"number": 1, "choice": "agree", "step": STEP}"#,
        carry_out: |house, ask| Box::pin(answer(house, ask)),
    },
    Call {
        name: "withdraw",
        method: Method::Post,
        path: "/tables/{table}/withdraw",
        scope: Scope::Play,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Takes back a question of your own.",
                fr: "Retire une question que vous avez posée.",
                de: "Zieht eine eigene Frage zurück.")
        },
        fields: &[NUMBER, STEP],
        answer: Answer::Json("News"),
        example: r#"{"number": 1, "step": STEP}"#,
        carry_out: |house, ask| Box::pin(withdraw(house, ask)),
    },
    deed_call!(
        "resume",
        "/tables/{table}/resume",
        (Play, "News"),
        |l| {
            word!(l,
                en: "Ends a pause; everybody at the table may.",
                fr: "Met fin à une pause\u{202f}; chacun à la table le peut.",
                de: "Beendet eine Pause; das dürfen alle am Tisch.")
        },
        &[STEP],
        r#"{"step": STEP}"#,
        resume
    ),
];

async fn propose(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("kind", "kind"), ("step", "seq"), ("request", "key"), ("seat", "seat")]);
    consent::propose(State(Arc::clone(&house)), table(&ask), ask.visit.sent_on(), form).await?;
    told(&house, &ask).await
}

async fn answer(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("number", "number"), ("choice", "choice"), ("step", "seq")]);
    consent::answer(State(Arc::clone(&house)), table(&ask), ask.visit.sent_on(), form).await?;
    told(&house, &ask).await
}

async fn withdraw(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("number", "number"), ("step", "seq")]);
    consent::withdraw(State(Arc::clone(&house)), table(&ask), ask.visit.sent_on(), form).await?;
    told(&house, &ask).await
}

async fn resume(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("step", "seq")]);
    consent::resume(State(Arc::clone(&house)), table(&ask), ask.visit.sent_on(), form).await?;
    told(&house, &ask).await
}

fn table(ask: &Ask) -> Path<String> {
    Path(ask.in_path("table").to_owned())
}

/// The table as it is then.
async fn told(house: &Arc<House>, ask: &Ask) -> Result<Response, Error> {
    let live = ask.table(house).await?;
    let state = live.read().await?;
    Ok(Json(Seen::by(&ask.visit, &live, &state).news(ask.number("step"))?).into_response())
}
