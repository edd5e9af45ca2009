//! Calls about what people are told who are not looking, and where.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{NoticeKind, NoticePace, Way, Wishes};

use super::ask::Ask;
use super::ask::Nothing;
use super::call::{Answer, Call, get, post};
use crate::input::{Body, Line, Whole, Written};
use crate::notices::settings::{self, Told};
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "notices",
            "/notices",
            Scope::Profile,
            "What you are told of when you do not look, when, and where. `mail` and `hook` are null if this site sends no letters, or calls no programs. For people: bots read streams.",
            notices,
        ),
        post(
            "choose_notices",
            "/notices",
            Scope::Profile,
            "Changes what you are told of, and when; what is left out stays.",
            choose,
        )
        .example(json!({ "kinds": ["turn", "over"], "pace": "hourly", "zone": 60 })),
        post(
            "mail",
            "/notices/mail",
            Scope::Profile,
            "Gives an address for letters. It gets one letter with a link, which must be opened before others come.",
            async |ask: Ask, Body(to): Body<Address>| set(ask, Way::Mail, Some(to.address.0)).await,
        )
        .example(json!({ "address": "anna@example.org" })),
        post("end_mail", "/notices/mail/end", Scope::Profile, "Ends letters.", async |ask: Ask, _: Body<Nothing>| {
            set(ask, Way::Mail, None).await
        }),
        post(
            "hook",
            "/notices/hook",
            Scope::Profile,
            "Gives the web address of a program that is called instead. `secret` of the hook signs the calls.",
            async |ask: Ask, Body(to): Body<Address>| set(ask, Way::Hook, Some(to.address.0)).await,
        )
        .example(json!({ "address": "https://bots.example.org/mu" })),
        post("end_hook", "/notices/hook/end", Scope::Profile, "Ends the calls.", async |ask: Ask, _: Body<Nothing>| {
            set(ask, Way::Hook, None).await
        }),
    ]
}

/// What shall change.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Choose {
    /// Of what: your turn, a question at the table, a seat kept for you, a game that began, a game that is over.
    kinds: Option<Vec<Written<NoticeKind>>>,
    /// At once, or gathered.
    pace: Option<Written<NoticePace>>,
    /// The hour for what is told daily.
    hour: Option<Whole<0, 23>>,
    /// From which hour nothing is told.
    quiet_from: Option<Whole<0, 23>>,
    /// Up to which hour; the same as `quiet_from` for no quiet hours.
    quiet_to: Option<Whole<0, 23>>,
    /// Your time zone: minutes east of UTC, in quarters of an hour.
    #[schemars(extend("multipleOf" = 15))]
    zone: Option<Whole<-720, 840>>,
    /// For how many minutes you have to be away from a table.
    away: Option<Whole<0, 1440>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Address {
    /// The address.
    address: Line<500>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct Notices {
    kinds: Vec<&'static str>,
    pace: &'static str,
    hour: u8,
    quiet_from: u8,
    quiet_to: u8,
    /// Minutes east of UTC.
    zone: i32,
    /// In minutes.
    away: u16,
    mail: Option<Mail>,
    hook: Option<Hook>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Mail {
    address: Option<String>,
    /// An address whose link was not opened yet.
    unconfirmed: Option<String>,
    given_up: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Hook {
    address: Option<String>,
    secret: Option<String>,
    given_up: bool,
}

async fn notices(ask: Ask) -> Answer<Notices> {
    ask.for_people()?;
    own(&ask).await
}

async fn own(ask: &Ask) -> Answer<Notices> {
    let Told { mail, hook, choices } = Told::of(&ask.app, Some(ask.person()?)).await?;
    let kinds = choices.kinds.iter().filter(|(_, wanted)| *wanted).map(|(kind, _)| *kind).collect();
    Ok(Notices {
        kinds,
        pace: choices.pace,
        hour: choices.hour,
        quiet_from: choices.quiet_from,
        quiet_to: choices.quiet_to,
        zone: choices.zone,
        away: choices.away,
        mail: mail.map(|mail| Mail {
            address: mail.address,
            unconfirmed: mail.unconfirmed,
            given_up: mail.given_up,
        }),
        hook: hook.map(|hook| Hook { address: hook.address, secret: hook.secret, given_up: hook.given_up }),
    }
    .into())
}

async fn choose(ask: Ask, Body(wanted): Body<Choose>) -> Answer<Notices> {
    ask.for_people()?;
    let now = ask.app.store.wishes(&ask.person()?.id).await?.unwrap_or_default();
    let wishes = settings::checked(Wishes {
        kinds: wanted.kinds.map_or(now.kinds, |kinds| kinds.into_iter().map(|kind| kind.0).collect()),
        pace: wanted.pace.map_or(now.pace, |pace| pace.0),
        hour: wanted.hour.map_or(now.hour, Whole::small),
        quiet_from: wanted.quiet_from.map_or(now.quiet_from, Whole::small),
        quiet_to: wanted.quiet_to.map_or(now.quiet_to, Whole::small),
        zone: wanted.zone.map_or(now.zone, Whole::small),
        away: wanted.away.map_or(now.away, Whole::small),
    })?;
    ask.app.store.wish(&ask.person()?.id, &wishes).await?;
    own(&ask).await
}

async fn set(ask: Ask, way: Way, address: Option<String>) -> Answer<Notices> {
    ask.for_people()?;
    settings::set_way(&ask.app, &ask.visit, (way, address.as_deref())).await?;
    own(&ask).await
}
