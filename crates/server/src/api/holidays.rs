//! Calls about the days on which somebody is away.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::ask::Ask;
use super::call::{Answer, Call, get, post};
use crate::holidays::{Wanted, changed, to_come};
use crate::input::{Body, Line};
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "holidays",
            "/holidays",
            Scope::Read,
            "Your holidays from today on: the clocks of games by the day stand still then. `left` says how many days you still have.",
            holidays,
        ),
        post(
            "take_holidays",
            "/holidays",
            Scope::Profile,
            "Says that you are away on these days, 30 a year at most.",
            take,
        )
        .example(json!({ "first": "DAY", "last": "DAY" })),
        post(
            "drop_holidays",
            "/holidays/drop",
            Scope::Profile,
            "Takes holidays back. Those that have begun end now.",
            stay,
        )
        .example(json!({ "first": "DAY" })),
    ]
}

/// A day: 2026-12-24.
type DayText = Line<10>;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Take {
    /// The first day, written like 2026-12-24.
    first: DayText,
    /// The last day.
    last: DayText,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Stay {
    /// The first day, written like 2026-12-24.
    first: DayText,
}

#[derive(Debug, Serialize, JsonSchema)]
struct Holidays {
    days: Vec<Days>,
    left: Vec<Left>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Days {
    first: String,
    last: String,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Left {
    year: i64,
    days: i64,
}

async fn holidays(ask: Ask) -> Answer<Holidays> {
    own(&ask).await
}

async fn own(ask: &Ask) -> Answer<Holidays> {
    let (days, left) = to_come(&ask.app, Some(&ask.person()?.id)).await?;
    let days = days.iter().map(|(first, last)| Days { first: first.to_string(), last: last.to_string() });
    let left = left.map(|(year, days)| Left { year, days });
    Ok(Holidays { days: days.collect(), left: left.into() }.into())
}

async fn take(ask: Ask, Body(take): Body<Take>) -> Answer<Holidays> {
    let wanted = Wanted::Take { first: &take.first.0, last: &take.last.0 };
    changed(&ask.app, &ask.person()?.id, wanted).await?;
    own(&ask).await
}

async fn stay(ask: Ask, Body(stay): Body<Stay>) -> Answer<Holidays> {
    changed(&ask.app, &ask.person()?.id, Wanted::Drop { first: &stay.first.0 }).await?;
    own(&ask).await
}
