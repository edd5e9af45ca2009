//! Calls about who comes: seats kept for somebody, people sent away, the door, and tables for anybody.

use domain::{Command, NAME_MAX};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use super::ask::Ask;
use super::ask::Nothing;
use super::call::{Answer, Call, post};
use super::tables::shown;
use super::told::Table;
use crate::guests::{SendAway, invited_as};
use crate::input::{Body, Digits, Key, Line, SeatLetter};
use crate::opening::Luck;
use crate::people::guest_called;
use crate::quick_match;
use crate::room::sit_down;
use crate::terms::WantedTerms;
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        post(
            "reserve",
            "/tables/{table}/reserve",
            Scope::Tables,
            "Keeps a free seat for somebody. The host is told the key with which that person takes it (`invite` of the seat). For the host, before the game.",
            reserve,
        )
        .example(json!({ "seat": "b", "name": "Ben" })),
        post(
            "accept",
            "/tables/{table}/accept",
            Scope::Tables,
            "Takes the seat that is kept with a key.",
            accept,
        )
        .example(json!({ "invite": "k7m2" })),
        post(
            "kick",
            "/tables/{table}/kick",
            Scope::Tables,
            "Sends the person on a seat away. For the host, before the game.",
            kick,
        )
        .example(json!({ "seat": "b" })),
        post(
            "terms",
            "/tables/{table}/terms",
            Scope::Tables,
            "Changes who may come in, watch and talk; what is left out becomes as usual. For the host, before the game.",
            terms,
        )
        .example(json!({ "door": "private", "watchers": false, "chat": "off" })),
        post(
            "play_with_people",
            "/games/{game}/people",
            Scope::Tables,
            "Sits down at a table with people who wait for anybody, or opens one. For people: bots sit at tables that they are given.",
            with_people,
        ),
        post(
            "ready",
            "/tables/{table}/ready",
            Scope::Tables,
            "Says that you want to begin without waiting for more people, at a table for anybody.",
            ready,
        ),
    ]
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Reserve {
    /// Which seat.
    seat: SeatLetter,
    /// For whom; with @ before it, the person of this account, who needs no key.
    name: Line<WHOM_MAX>,
}

/// With an @ before the name of an account.
const WHOM_MAX: usize = NAME_MAX + 1;

async fn reserve(ask: Ask, Body(reserve): Body<Reserve>) -> Answer<Table> {
    let live = ask.table().await?;
    let whom = invited_as(&ask.app, &ask.visit, &reserve.name.0).await?;
    ask.submit(&live, Command::Reserve(reserve.seat.0, whom)).await?;
    shown(&ask, live.id().as_str()).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Accept {
    /// The key.
    invite: Key,
    /// What you add to the luck: 64 hexadecimal digits drawn by you.
    share: Option<Digits>,
}

async fn accept(ask: Ask, Body(accept): Body<Accept>) -> Answer<Table> {
    let live = ask.app.tables.table(ask.in_path("table")).await?;
    {
        let state = live.read().await?;
        ask.may_take_part(state.record.rated)?;
        if ask.is_bot() {
            state.admits_bots()?;
        }
    }
    let person = guest_called(&ask.app, &ask.visit, None).await?;
    let share = ask.app.entropy.share(accept.share.map(|share| share.0));
    let command = Command::Accept { person, key: accept.invite.as_str().to_owned(), share };
    sit_down(&ask.app, &live, &ask.visit, command).await?;
    shown(&ask, live.id().as_str()).await
}

async fn kick(ask: Ask, Body(away): Body<SendAway>) -> Answer<Table> {
    let live = ask.table().await?;
    ask.submit(&live, Command::SendAway(away.seat.0)).await?;
    shown(&ask, live.id().as_str()).await
}

async fn terms(ask: Ask, Body(wanted): Body<WantedTerms>) -> Answer<Table> {
    let live = ask.table().await?;
    ask.submit(&live, Command::SetTerms(wanted.into())).await?;
    shown(&ask, live.id().as_str()).await
}

async fn with_people(ask: Ask, _: Body<Nothing>) -> Answer<Table> {
    ask.for_people()?;
    let entry = ask.app.game(ask.in_path("game"))?;
    let id = quick_match::table_with_people(&ask.app, &ask.visit, entry, Luck::default()).await?;
    shown(&ask, id.as_str()).await
}

async fn ready(ask: Ask, _: Body<Nothing>) -> Answer<Table> {
    let live = ask.table().await?;
    ask.submit(&live, Command::Ready).await?;
    shown(&ask, live.id().as_str()).await
}
