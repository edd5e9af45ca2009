//! Calls of those who play: choosing, taking back, hints, and a device that several share.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse, Response};
use domain::{Command, Refusal, Unplayable};
use engine::Seat;
use host::{AnyView, Look};
use serde_json::{Value, json};
use words::word;

use super::ask::Ask;
use super::call::{Answer, Call, Field, Kind, Method, Who, Words, needs, takes};
use super::fault::Fault;
use super::scope::Scope;
use super::state::Seen;
use super::tables::shown;
use crate::error::{BadRequest, Error};
use crate::hint::{Advice, advice};
use crate::house::House;
use crate::hub::Live;
use crate::play::{self, ACTION_MAX, Chosen};
use crate::submit::Done;
use crate::table_page::place;

const SEAT: Words = |l| {
    word!(l,
        en: "Which of your seats, if you have several.",
        fr: "Laquelle de vos places, si vous en avez plusieurs.",
        de: "Welcher deiner Plätze, wenn du mehrere hast.")
};

pub(super) const STEP: Field = needs("step", Kind::Number(1_000_000_000), |l| {
    word!(l,
        en: "The step of the table on which it was chosen.",
        fr: "L’étape de la table à laquelle c’était choisi.",
        de: "Der Schritt des Tisches, auf dem gewählt wurde.")
});

pub(super) const REQUEST: Field = needs("request", Kind::Key, |l| {
    word!(l,
        en: "A key of your own for this request, so that a repeated one is carried out once.",
        fr: "Une clé à vous pour cette demande, pour qu’une répétition ne soit exécutée qu’une fois.",
        de: "Ein eigener Schlüssel für diese Anfrage, damit eine wiederholte nur einmal ausgeführt wird.")
});

/// The calls.
pub(super) const CALLS: &[Call] = &[
    Call {
        name: "act",
        method: Method::Post,
        path: "/tables/{table}/act",
        scope: Scope::Play,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Takes an action, written in the notation or as the handles of the page. A forbidden one is refused with its rule.",
                fr: "Joue une action, écrite dans la notation ou par les repères de la page. Une action interdite est refusée avec sa règle.",
                de: "Führt eine Aktion aus, in der Notation oder mit den Griffen der Seite. Eine verbotene wird mit ihrer Regel abgelehnt.")
        },
        fields: &[
            takes("action", Kind::Text(ACTION_MAX), |l| {
                word!(l,
                    en: "The action, as “legal” lists it.",
                    fr: "L’action, comme « legal » la donne.",
                    de: "Die Aktion, wie „legal“ sie nennt.")
            }),
            takes("handles", Kind::Texts(1), |l| {
                word!(l,
                    en: "Instead of the action: handles one after the other, as hints give them.",
                    fr: "Au lieu de l’action\u{202f}: des repères l’un après l’autre, comme les donnent les conseils.",
                    de: "Statt der Aktion: Griffe nacheinander, wie Tipps sie nennen.")
            }),
            STEP,
            REQUEST,
            takes("seat", Kind::Seat, SEAT),
        ],
        answer: Answer::Json("Acted"),
        example: r#"{"action": "ACTION", "step": STEP, "request": "move-1"}"#,
        carry_out: |house, ask| Box::pin(act(house, ask)),
    },
    Call {
        name: "take_back",
        method: Method::Post,
        path: "/tables/{table}/take-back",
        scope: Scope::Play,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Takes your last choice back, if nobody has learned anything from it.",
                fr: "Reprend votre dernier choix, si personne n’en a rien appris.",
                de: "Nimmt deine letzte Wahl zurück, wenn niemand daraus etwas erfahren hat.")
        },
        fields: &[STEP, REQUEST, takes("seat", Kind::Seat, SEAT)],
        answer: Answer::Json("Acted"),
        example: r#"{"step": STEP, "request": "back-1"}"#,
        carry_out: |house, ask| Box::pin(take_back(house, ask)),
    },
    Call {
        name: "hint",
        method: Method::Post,
        path: "/tables/{table}/hint",
        scope: Scope::Play,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "Asks what a computer player thinks of your choice. For people: bots get no hints.",
                fr: "Demande ce qu’un joueur automatique pense de votre choix. Pour les personnes\u{202f}: les robots n’ont pas de conseils.",
                de: "Fragt, was ein Computerspieler von deiner Wahl hält. Für Menschen: Bots bekommen keine Tipps.")
        },
        fields: &[STEP, takes("seat", Kind::Seat, SEAT)],
        answer: Answer::Json("Hint"),
        example: r#"{"step": STEP}"#,
        carry_out: |house, ask| Box::pin(hint(house, ask)),
    },
    Call {
        name: "show",
        method: Method::Post,
        path: "/tables/{table}/show",
        scope: Scope::Play,
        who: Who::Known,
        about: |l| {
            word!(l,
                en: "The person of this seat takes the device that several share: its cards are shown then.",
                fr: "La personne de cette place prend l’appareil partagé\u{202f}: son jeu est alors montré.",
                de: "Wer auf diesem Platz sitzt, nimmt das gemeinsame Gerät: Dann sind dessen Karten zu sehen.")
        },
        fields: &[needs("seat", Kind::Seat, SEAT)],
        answer: Answer::Json("Table"),
        example: r#"{"seat": "a"}"#,
        carry_out: |house, ask| Box::pin(show(house, ask)),
    },
];

async fn act(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let handles: Option<Vec<&str>> = ask
        .value("handles")
        .and_then(Value::as_array)
        .map(|handles| handles.iter().filter_map(Value::as_str).collect());
    let text = match (ask.text("action"), &handles) {
        (Some(text), None) => text.to_owned(),
        // What the table does not offer reads as no action.
        (None, Some(handles)) => {
            live.catch_up(&house, ask.number("step").unwrap_or_default()).await;
            let offered = looked(&house, &live, &ask, |view| view.choices().text(handles)).await?;
            offered.unwrap_or_else(|| handles.join(" "))
        }
        (Some(_), Some(_)) => return Err(BadRequest::Field("handles").into()),
        (None, None) => return Err(Fault::MissingField("action").into()),
    };
    match (carried_out(&house, &live, &ask, |seat| Command::Act(seat, text)).await, handles) {
        (Err(error @ Error::Refused(Refusal::Play(Unplayable::Unreadable(..)))), Some(handles)) => {
            let why = looked(&house, &live, &ask, |view| {
                let (last, before) = handles.split_last()?;
                view.why(before, last)
            });
            Err(why.await?.map_or(error, |why| Unplayable::Illegal(why).into()))
        }
        (done, _) => done,
    }
}

/// Asks what the caller sees of the game.
async fn looked<T>(
    house: &Arc<House>,
    live: &Arc<Live>,
    ask: &Ask,
    question: impl FnOnce(&dyn AnyView) -> T,
) -> Result<T, Error> {
    let state = live.read(house).await?;
    let (seats, (_, eyes)) = (state.looks(), place(live, &state, &ask.visit));
    let look = Look { language: ask.visit.language, observer: eyes.observer(), seats: &seats };
    Ok(question(&*state.see(look)?))
}

async fn take_back(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    carried_out(&house, &live, &ask, Command::TakeBack).await
}

/// Carries out what was asked, and tells what the table is then.
async fn carried_out(
    house: &Arc<House>,
    live: &Arc<Live>,
    ask: &Ask,
    command: impl FnOnce(Seat) -> Command,
) -> Result<Response, Error> {
    let key = ask.text("request").unwrap_or_default();
    let seq = ask.number("step").unwrap_or_default();
    let chosen = Chosen { seat: ask.seat("seat"), seq, key };
    let done = play::by_person(house, live, &ask.visit, chosen, command).await?;
    let state = live.read(house).await?;
    let mut told = super::state::object(Seen::by(&ask.visit, live, &state).news(Some(seq))?);
    told.insert("repeated".into(), (done == Done::Before).into());
    Ok(Json(told).into_response())
}

async fn hint(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    if ask.is_bot() {
        return Err(Fault::NotForBots.into());
    }
    let live = ask.table(&house).await?;
    let asked = (ask.seat("seat"), ask.number("step").unwrap_or_default());
    let Advice { hint, seat, seq } = advice(&house, &live, &ask.visit, asked).await?;
    let choices: Vec<Value> = hint
        .suggestions
        .iter()
        .map(|one| json!({ "handles": one.picks, "words": one.say, "outlook": one.result }))
        .collect();
    let told = json!({
        "step": seq,
        "seat": seat.to_string(),
        "sentence": hint.sentence,
        "choices": choices,
    });
    Ok(Json(told).into_response())
}

async fn show(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let seat = ask.seat("seat").ok_or(BadRequest::Field("seat"))?;
    play::take_device(&house, &live, &ask.visit, seat).await?;
    shown(&house, &ask, live.id().as_str()).await
}
