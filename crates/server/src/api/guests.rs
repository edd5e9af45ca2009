//! Calls about who comes: seats kept for somebody, people sent away, the door, and tables for anybody.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::Response;
use domain::NAME_MAX;
use words::word;

use super::ask::Ask;
use super::call::{Call, Kind, SEAT, deed_call, needs, takes};
use super::fault::Fault;
use super::opening::SHARE;
use super::tables::shown;
use crate::error::Error;
use crate::house::House;
use crate::room;
use crate::{door, guests, quick};

/// The calls.
pub(super) const CALLS: &[Call] = &[
    deed_call!(
        "reserve",
        "/tables/{table}/reserve",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Keeps a free seat for somebody. The host is told the key with which that person takes it (“invite” of the seat). For the host, before the game.",
                fr: "Garde une place libre pour quelqu’un. L’hôte apprend la clé avec laquelle cette personne la prend (« invite » de la place). Pour l’hôte, avant la partie.",
                de: "Hält einen freien Platz für jemanden frei. Der Gastgeber erfährt den Schlüssel, mit dem die Person ihn nimmt („invite“ des Platzes). Für den Gastgeber, vor dem Spiel.")
        },
        &[
            needs("seat", Kind::Seat, SEAT),
            needs("name", Kind::Text(NAME_MAX + 1), |l| {
                word!(l,
                    en: "For whom; with @ before it, the person of this account, who needs no key.",
                    fr: "Pour qui\u{202f}; précédé de @, la personne de ce compte, sans clé.",
                    de: "Für wen; mit @ davor die Person mit diesem Konto, ohne Schlüssel.")
            })
        ],
        r#"{"seat": "b", "name": "Ben"}"#,
        reserve
    ),
    deed_call!(
        "accept",
        "/tables/{table}/accept",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Takes the seat that is kept with a key.",
                fr: "Prend la place gardée avec une clé.",
                de: "Nimmt den Platz, der mit einem Schlüssel freigehalten ist.")
        },
        &[
            needs("invite", Kind::Key, |l| word!(l, en: "The key.", fr: "La clé.", de: "Der Schlüssel.")),
            takes("share", Kind::Digits, SHARE),
        ],
        r#"{"invite": "INVITE"}"#,
        accept
    ),
    deed_call!(
        "kick",
        "/tables/{table}/kick",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Sends the person on a seat away. For the host, before the game.",
                fr: "Renvoie la personne d’une place. Pour l’hôte, avant la partie.",
                de: "Schickt die Person auf einem Platz weg. Für den Gastgeber, vor dem Spiel.")
        },
        &[needs("seat", Kind::Seat, SEAT)],
        r#"{"seat": "b"}"#,
        kick
    ),
    deed_call!(
        "terms",
        "/tables/{table}/terms",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Changes who may come in, watch and talk; what is left out becomes as usual. For the host, before the game.",
                fr: "Change qui peut entrer, regarder et parler\u{202f}; ce qui manque redevient habituel. Pour l’hôte, avant la partie.",
                de: "Ändert, wer hereinkommt, zuschaut und redet; was fehlt, wird wie üblich. Für den Gastgeber, vor dem Spiel.")
        },
        &[
            takes("door", Kind::Word(&["link", "lobby", "private"]), |l| {
                word!(l, en: "Who may come in.", fr: "Qui peut entrer.", de: "Wer hereinkommt.")
            }),
            takes("watchers", Kind::Flag, |l| {
                word!(l, en: "Whether people may watch.", fr: "Si l’on peut regarder.", de: "Ob Leute zuschauen dürfen.")
            }),
            takes("chat", Kind::Word(&["open", "apart", "off"]), |l| {
                word!(l, en: "Who may talk.", fr: "Qui peut parler.", de: "Wer reden darf.")
            }),
        ],
        r#"{"door": "private", "watchers": false, "chat": "off"}"#,
        terms
    ),
    deed_call!(
        "play_with_people",
        "/games/{game}/people",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Sits down at a table with people who wait for anybody, or opens one. For people: bots sit at tables that they are given.",
                fr: "S’assied à une table avec des personnes qui attendent n’importe qui, ou en ouvre une. Pour les personnes\u{202f}: les robots s’asseyent aux tables qu’on leur donne.",
                de: "Setzt dich zu Leuten, die auf irgendwen warten, oder eröffnet einen Tisch. Für Menschen: Bots sitzen an Tischen, die man ihnen nennt.")
        },
        &[],
        "{}",
        with_people
    ),
    deed_call!(
        "ready",
        "/tables/{table}/ready",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Says that you want to begin without waiting for more people, at a table for anybody.",
                fr: "Dit que vous voulez commencer sans attendre davantage, à une table pour n’importe qui.",
                de: "Sagt, dass du an einem Tisch für alle anfangen willst, ohne auf mehr Leute zu warten.")
        },
        &[],
        "{}",
        ready
    ),
];

/// The id in the path, for a handler of a page.
fn id(ask: &Ask) -> Path<String> {
    Path(ask.in_path("table").to_owned())
}

async fn reserve(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("seat", "seat"), ("name", "name")]);
    guests::reserve(State(Arc::clone(&house)), id(&ask), ask.visit.clone(), form).await?;
    shown(&house, &ask, ask.in_path("table")).await
}

async fn accept(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = house.hub.table(ask.in_path("table")).await?;
    {
        let state = live.read().await?;
        ask.may_take_part(state.record.rated)?;
        if ask.is_bot() {
            state.admits_bots()?;
        }
    }
    let path = Path((ask.in_path("table").to_owned(), ask.text("invite").unwrap_or_default().to_owned()));
    let form = ask.as_form(&[("share", "share")]);
    guests::accept(State(Arc::clone(&house)), path, ask.visit.clone(), form).await?;
    shown(&house, &ask, live.id().as_str()).await
}

async fn kick(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("seat", "seat")]);
    guests::send_away(State(Arc::clone(&house)), id(&ask), ask.visit.clone(), form).await?;
    shown(&house, &ask, ask.in_path("table")).await
}

async fn terms(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    let form = ask.as_form(&[("door", "door"), ("watchers", "watchers"), ("chat", "chat")]);
    door::change_terms(State(Arc::clone(&house)), id(&ask), ask.visit.clone(), form).await?;
    shown(&house, &ask, ask.in_path("table")).await
}

async fn with_people(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    if ask.is_bot() {
        return Err(Fault::NotForBots.into());
    }
    let game = Path(ask.in_path("game").to_owned());
    let sent =
        quick::with_people(State(Arc::clone(&house)), game, ask.visit.sent_on(), ask.as_form(&[])).await?;
    let path = sent.headers().get(header::LOCATION).and_then(|path| path.to_str().ok()).unwrap_or_default();
    let table = path.rsplit('/').next().unwrap_or_default().to_owned();
    shown(&house, &ask, &table).await
}

async fn ready(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    ask.table(&house).await?;
    room::ready(State(Arc::clone(&house)), id(&ask), ask.visit.clone()).await?;
    shown(&house, &ask, ask.in_path("table")).await
}
