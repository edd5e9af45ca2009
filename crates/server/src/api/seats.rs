//! Calls about seats: sitting down, standing up, computers, and the beginning.

use domain::Command;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::ask::Ask;
use super::ask::Nothing;
use super::call::{Answer, Call, post};
use super::tables::shown;
use super::told::Table;
use crate::input::{Body, Digits, SeatLetter};
use crate::opening::Luck;
use crate::rematch::play_again;
use crate::room::{self, Fill, Leave, Share, Swap};
use crate::submit::Done;
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        post(
            "sit",
            "/tables/{table}/sit",
            Scope::Tables,
            "Takes a seat; any free one if none is named. In a running game, takes your seat back from the computer.",
            sit,
        )
        .example(json!({ "seat": "b" })),
        post(
            "share",
            "/tables/{table}/share",
            Scope::Tables,
            "Adds your share to the luck of a table that has not begun.",
            share,
        )
        .example(json!({ "share": format!("{:0>64}", "aa") })),
        post(
            "leave",
            "/tables/{table}/leave",
            Scope::Tables,
            "Stands up from a seat, or from all of yours. In a running game a computer plays on. The host may free a computer’s seat before the game.",
            leave,
        ),
        post(
            "fill",
            "/tables/{table}/fill",
            Scope::Tables,
            "Puts computers on a free seat, or on all of them. For the host.",
            fill,
        )
        .example(json!({ "seat": "b" })),
        post(
            "swap",
            "/tables/{table}/swap",
            Scope::Tables,
            "Lets two seats change places. For the host, before the game.",
            swap,
        )
        .example(json!({ "seat": "a", "with": "b" })),
        post(
            "start",
            "/tables/{table}/start",
            Scope::Tables,
            "Begins the game, if no seat is free. For the host.",
            start,
        ),
        post(
            "rematch",
            "/tables/{table}/rematch",
            Scope::Tables,
            "Opens the table at which the same people play again, or finds it if it is there. Answers with that table.",
            rematch,
        ),
    ]
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Sit {
    /// Which seat.
    seat: Option<SeatLetter>,
    /// What you add to the luck: 64 hexadecimal digits drawn by you.
    share: Option<Digits>,
}

async fn sit(ask: Ask, Body(sit): Body<Sit>) -> Answer<Table> {
    let live = ask.unrated_table().await?;
    let share = ask.app.entropy.share(sit.share.map(|share| share.0));
    let (person, seat) = (ask.person()?.clone(), sit.seat.map(|seat| seat.0));
    let command = Command::Sit { person, seat, share, is_bot: ask.is_bot() };
    room::sit_down(&ask.app, &live, &ask.visit, command).await?;
    shown(&ask, live.id().as_str()).await
}

async fn share(ask: Ask, Body(share): Body<Share>) -> Answer<Table> {
    let live = ask.unrated_table().await?;
    ask.submit(&live, share.command(&ask.app)?).await?;
    shown(&ask, live.id().as_str()).await
}

#[derive(Debug, Serialize, JsonSchema)]
struct Left {
    id: String,
    /// Whether nobody was left, and the table is no more.
    closed: bool,
}

async fn leave(ask: Ask, Body(leave): Body<Leave>) -> Answer<Left> {
    let live = ask.table().await?;
    let done = ask.submit(&live, leave.into()).await?;
    Ok(Left { id: live.id().to_string(), closed: done == Done::Gone }.into())
}

async fn fill(ask: Ask, Body(fill): Body<Fill>) -> Answer<Table> {
    let live = ask.table().await?;
    ask.submit(&live, fill.into()).await?;
    shown(&ask, live.id().as_str()).await
}

async fn swap(ask: Ask, Body(swap): Body<Swap>) -> Answer<Table> {
    let live = ask.table().await?;
    ask.submit(&live, swap.into()).await?;
    shown(&ask, live.id().as_str()).await
}

async fn start(ask: Ask, _: Body<Nothing>) -> Answer<Table> {
    let live = ask.unrated_table().await?;
    ask.submit(&live, Command::Start).await?;
    shown(&ask, live.id().as_str()).await
}

async fn rematch(ask: Ask, Body(luck): Body<Luck>) -> Answer<Table> {
    let live = ask.unrated_table().await?;
    let again = play_again(&ask.app, &live, &ask.visit, luck.promised(&ask.app.entropy)?).await?;
    shown(&ask, again.as_str()).await
}
