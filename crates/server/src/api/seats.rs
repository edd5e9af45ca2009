//! Calls about seats: state down, standing up, computers, and the beginning.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse, Response};
use domain::Command;
use serde_json::json;
use words::word;

use super::ask::Ask;
use super::call::{Call, Kind, SEAT, deed_call, needs, takes};
use super::opening::SHARE;
use super::tables::shown;
use crate::error::{BadRequest, Error};
use crate::house::House;
use crate::hub::Live;
use crate::new_table::Promised;
use crate::rematch::play_again;
use crate::room;
use crate::submit::{Done, submit};

/// The calls.
pub(super) const CALLS: &[Call] = &[
    deed_call!(
        "sit",
        "/tables/{table}/sit",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Takes a seat; any free one if none is named. In a running game, takes your seat back from the computer.",
                fr: "Prend une place\u{202f}; n’importe laquelle si aucune n’est nommée. En cours de partie, reprend votre place à l’ordinateur.",
                de: "Nimmt einen Platz; irgendeinen freien, wenn keiner genannt ist. Im laufenden Spiel nimmst du deinen Platz vom Computer zurück.")
        },
        &[takes("seat", Kind::Seat, SEAT), takes("share", Kind::Digits, SHARE)],
        r#"{"seat": "b"}"#,
        sit
    ),
    deed_call!(
        "share",
        "/tables/{table}/share",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Adds your share to the luck of a table that has not begun.",
                fr: "Ajoute votre part au hasard d’une table qui n’a pas commencé.",
                de: "Fügt dem Glück eines Tisches, der noch nicht begonnen hat, deinen Anteil hinzu.")
        },
        &[needs("share", Kind::Digits, SHARE)],
        r#"{"share": "00000000000000000000000000000000000000000000000000000000000000aa"}"#,
        share
    ),
    deed_call!(
        "leave",
        "/tables/{table}/leave",
        (Tables, "Left"),
        |l| {
            word!(l,
                en: "Stands up from a seat, or from all of yours. In a running game a computer plays on. The host may free a computer’s seat before the game.",
                fr: "Quitte une place, ou toutes les vôtres. En cours de partie, un ordinateur continue. Avant la partie, l’hôte peut libérer la place d’un ordinateur.",
                de: "Gibt einen Platz frei, oder alle deine. Im laufenden Spiel spielt ein Computer weiter. Vor dem Spiel darf der Gastgeber den Platz eines Computers frei machen.")
        },
        &[takes("seat", Kind::Seat, SEAT)],
        "{}",
        leave
    ),
    deed_call!(
        "fill",
        "/tables/{table}/fill",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Puts computers on a free seat, or on all of them. For the host.",
                fr: "Met des ordinateurs sur une place libre, ou sur toutes. Pour l’hôte.",
                de: "Setzt Computer auf einen freien Platz, oder auf alle. Für den Gastgeber.")
        },
        &[
            takes("seat", Kind::Seat, SEAT),
            takes("player", Kind::Text(40), |l| {
                word!(l, en: "Which computer player.", fr: "Quel joueur automatique.", de: "Welcher Computerspieler.")
            }),
        ],
        r#"{"seat": "b"}"#,
        fill
    ),
    deed_call!(
        "swap",
        "/tables/{table}/swap",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Lets two seats change places. For the host, before the game.",
                fr: "Échange deux places. Pour l’hôte, avant la partie.",
                de: "Lässt zwei Plätze tauschen. Für den Gastgeber, vor dem Spiel.")
        },
        &[needs("seat", Kind::Seat, SEAT), needs("with", Kind::Seat, SEAT)],
        r#"{"seat": "a", "with": "b"}"#,
        swap
    ),
    deed_call!(
        "start",
        "/tables/{table}/start",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Begins the game, if no seat is free. For the host.",
                fr: "Lance la partie, si aucune place n’est libre. Pour l’hôte.",
                de: "Beginnt das Spiel, wenn kein Platz frei ist. Für den Gastgeber.")
        },
        &[],
        "{}",
        start
    ),
    deed_call!(
        "rematch",
        "/tables/{table}/rematch",
        (Tables, "Table"),
        |l| {
            word!(l,
                en: "Opens the table at which the same people play again, or finds it if it is there. Answers with that table.",
                fr: "Ouvre la table où les mêmes rejouent, ou la retrouve si elle existe. Répond avec cette table.",
                de: "Eröffnet den Tisch, an dem dieselben noch einmal spielen, oder findet ihn. Antwortet mit diesem Tisch.")
        },
        &[
            takes("nonce", Kind::Digits, |l| {
                word!(l, en: "The nonce of a promise.", fr: "Le nonce d’une promesse.", de: "Die Nonce eines Versprechens.")
            }),
            takes("share", Kind::Digits, SHARE),
        ],
        "{}",
        rematch
    ),
];

async fn sit(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = unrated(&house, &ask).await?;
    let (person, share) = (ask.person()?.clone(), house.chances.share(ask.digits("share")));
    let command = Command::Sit { person, seat: ask.seat("seat"), share, is_bot: ask.is_bot() };
    room::sit_down(&house, &live, &ask.visit, command).await?;
    shown(&house, &ask, live.id().as_str()).await
}

/// The table in the path, where programs may take part.
async fn unrated(house: &Arc<House>, ask: &Ask) -> Result<Arc<Live>, Error> {
    let live = ask.table(house).await?;
    ask.may_take_part(live.read().await?.record.rated)?;
    Ok(live)
}

/// Carries something out, and shows the table.
async fn done(house: &Arc<House>, ask: &Ask, live: &Arc<Live>, command: Command) -> Result<Response, Error> {
    submit(house, live, ask.visit.wants(command)?).await?;
    shown(house, ask, live.id().as_str()).await
}

async fn share(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = unrated(&house, &ask).await?;
    let share = house.chances.share(ask.digits("share")).ok_or(BadRequest::Field("share"))?;
    done(&house, &ask, &live, Command::Share(share)).await
}

async fn leave(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let done = submit(&house, &live, ask.visit.wants(Command::Leave(ask.seat("seat")))?).await?;
    Ok(Json(json!({ "id": live.id().as_str(), "closed": done == Done::Gone })).into_response())
}

async fn fill(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let player = ask.text("player").map(String::from);
    done(&house, &ask, &live, Command::Fill { seat: ask.seat("seat"), player }).await
}

async fn swap(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = ask.table(&house).await?;
    let seat = |name| ask.seat(name).ok_or(BadRequest::Field(name));
    done(&house, &ask, &live, Command::Swap(seat("seat")?, seat("with")?)).await
}

async fn start(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = unrated(&house, &ask).await?;
    done(&house, &ask, &live, Command::Start).await
}

async fn rematch(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let live = unrated(&house, &ask).await?;
    let nonce = match ask.digits("nonce") {
        Some(nonce) => nonce,
        None => house.chances.token()?,
    };
    let promise = Promised::with(nonce, ask.digits("share"), &house.chances);
    let again = play_again(&house, &live, &ask.visit, promise).await?;
    shown(&house, &ask, again.as_str()).await
}
