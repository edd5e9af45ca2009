//! Calls about the days on which somebody is away.

use std::sync::Arc;

use axum::Json;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use words::{Language, word};

use super::ask::Ask;
use super::call::{Call, Kind, deed_call, look_call, needs};
use crate::error::Error;
use crate::holidays::{Wanted, changed, to_come};
use crate::house::House;

/// The calls.
pub(super) const CALLS: &[Call] = &[
    look_call!(
        "holidays",
        "/holidays",
        (Read, "Holidays"),
        |l| {
            word!(l,
                en: "Your holidays from today on: the clocks of games by the day stand still then. “left” says how many days you still have.",
                fr: "Vos vacances à partir d’aujourd’hui\u{202f}: les pendules des parties par jours s’arrêtent alors. « left » dit combien de jours il vous reste.",
                de: "Dein Urlaub von heute an: Die Uhren von Spielen nach Tagen stehen dann still. „left“ sagt, wie viele Tage du noch hast.")
        },
        &[],
        holidays
    ),
    deed_call!(
        "take_holidays",
        "/holidays",
        (Profile, "Holidays"),
        |l| {
            word!(l,
                en: "Says that you are away on these days, 30 a year at most.",
                fr: "Dit que vous êtes absent ces jours-là, 30 par an au plus.",
                de: "Sagt, dass du an diesen Tagen weg bist, höchstens 30 im Jahr.")
        },
        &[
            needs("first", DAY, about_first),
            needs("last", DAY, |l| {
                word!(l,
                    en: "The last day.",
                    fr: "Le dernier jour.",
                    de: "Der letzte Tag.")
            }),
        ],
        r#"{"first": "DAY", "last": "DAY"}"#,
        take
    ),
    deed_call!(
        "drop_holidays",
        "/holidays/drop",
        (Profile, "Holidays"),
        |l| {
            word!(l,
                en: "Takes holidays back. Those that have begun end now.",
                fr: "Annule des vacances. Celles qui ont commencé s’arrêtent maintenant.",
                de: "Nimmt Urlaub zurück. Hat er schon begonnen, endet er jetzt.")
        },
        &[needs("first", DAY, about_first)],
        r#"{"first": "DAY"}"#,
        stay
    ),
];

/// A day: 2026-12-24.
const DAY: Kind = Kind::Text(10);

const fn about_first(l: Language) -> &'static str {
    word!(l,
        en: "The first day, written like 2026-12-24.",
        fr: "Le premier jour, écrit comme 2026-12-24.",
        de: "Der erste Tag, geschrieben wie 2026-12-24.")
}

async fn holidays(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let (days, left) = to_come(&house, Some(&ask.person()?.id)).await?;
    let days: Vec<Value> = days
        .iter()
        .map(|(first, last)| json!({ "first": first.to_string(), "last": last.to_string() }))
        .collect();
    let left = left.map(|(year, days)| json!({ "year": year, "days": days }));
    Ok(Json(json!({ "days": days, "left": left })).into_response())
}

async fn take(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let text = |name| ask.text(name).unwrap_or_default();
    changed(&house, &ask.person()?.id, Wanted::Take { first: text("first"), last: text("last") }).await?;
    holidays(house, ask).await
}

async fn stay(house: Arc<House>, ask: Ask) -> Result<Response, Error> {
    let first = ask.text("first").unwrap_or_default();
    changed(&house, &ask.person()?.id, Wanted::Drop { first }).await?;
    holidays(house, ask).await
}
