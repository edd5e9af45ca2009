//! Calls of those who play: choosing, taking back, hints, and a device that several share.

use std::sync::Arc;

use domain::{Command, PlayError, Refusal};
use engine::Seat;
use host::{AnyView, Look};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::ask::Ask;
use super::call::{Answer, Call, post};
use super::state::Seen;
use super::tables::shown;
use super::told::{Acted, Table};
use crate::error::{Error, RequestError, Unread};
use crate::facts::place;
use crate::hint::{Advice, Asked, advice};
use crate::input::{Body, Key, Line, SeatLetter, Step};
use crate::play::{self, ACTION_MAX, Chosen, Show, TakeBack};
use crate::submit::Done;
use crate::tables::LiveTable;
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        post(
            "act",
            "/tables/{table}/act",
            Scope::Play,
            "Takes an action, written in the notation or as the handles of the page. A forbidden one is refused with its rule.",
            act,
        )
        .example(json!({ "action": "pass", "step": 7, "request": "move-1" })),
        post(
            "take_back",
            "/tables/{table}/take-back",
            Scope::Play,
            "Takes your last choice back, if nobody has learned anything from it.",
            take_back,
        )
        .example(json!({ "step": 7, "request": "back-1" })),
        post(
            "hint",
            "/tables/{table}/hint",
            Scope::Play,
            "Asks what a computer player thinks of your choice. For people: bots get no hints.",
            hint,
        )
        .example(json!({ "step": 7 })),
        post(
            "show",
            "/tables/{table}/show",
            Scope::Play,
            "The person of this seat takes the device that several share: its cards are shown then.",
            show,
        )
        .example(json!({ "seat": "a" })),
    ]
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Act {
    /// The action, as `legal` lists it.
    action: Option<Line<ACTION_MAX>>,
    /// Instead of the action: handles one after the other, as hints give them.
    #[schemars(length(min = 1))]
    handles: Option<Vec<String>>,
    /// The step of the table on which it was chosen.
    step: Step,
    /// A key of your own for this request, so that a repeated one is carried out once.
    request: Key,
    /// Which of your seats, if you have several.
    seat: Option<SeatLetter>,
}

async fn act(ask: Ask, Body(act): Body<Act>) -> Answer<Acted> {
    let text = act.action.map(|line| line.0).filter(|text| !text.is_empty());
    let handles: Option<Vec<&str>> =
        act.handles.as_ref().map(|handles| handles.iter().map(String::as_str).collect());
    let said = match (text, &handles) {
        (Some(_), Some(_)) => return Err(RequestError::Field("handles").into()),
        (None, None) => return Err(Unread::MissingField("action".into()).into()),
        (None, Some(handles)) if handles.is_empty() => {
            return Err(Unread::BadField("handles".into(), "at least one is needed".into()).into());
        }
        (said, _) => said,
    };
    let live = ask.table().await?;
    let text = if let Some(text) = said {
        text
    } else {
        // What the table does not offer reads as no action.
        let handles = handles.as_deref().unwrap_or_default();
        live.catch_up(act.step.count()).await;
        let offered = looked(&live, &ask, |view| view.choices().text(handles)).await?;
        offered.unwrap_or_else(|| handles.join(" "))
    };
    let chosen =
        Chosen { seat: act.seat.map(|seat| seat.0), seq: act.step.count(), key: act.request.as_str() };
    match (carried_out(&ask, &live, chosen, |seat| Command::Act(seat, text)).await, handles) {
        (Err(error @ Error::Refused(Refusal::Play(PlayError::Unreadable(..)))), Some(handles)) => {
            let why = looked(&live, &ask, |view| {
                let (last, before) = handles.split_last()?;
                view.why(before, last)
            });
            Err(why.await?.map_or(error, |why| PlayError::Illegal(why).into()))
        }
        (done, _) => done,
    }
}

/// Asks what the caller sees of the game.
async fn looked<T>(
    live: &Arc<LiveTable>,
    ask: &Ask,
    question: impl FnOnce(&dyn AnyView) -> T,
) -> Result<T, Error> {
    let state = live.read().await?;
    let (seats, (_, eyes)) = (state.looks(), place(live, &state, &ask.visit));
    let look = Look { language: ask.visit.language, observer: eyes.observer(), seats: &seats };
    Ok(question(&*state.see(look)?))
}

async fn take_back(ask: Ask, Body(back): Body<TakeBack>) -> Answer<Acted> {
    let live = ask.table().await?;
    carried_out(&ask, &live, back.chosen(), |seat| back.command(seat)).await
}

/// Carries out what was asked, and tells what the table is then.
async fn carried_out(
    ask: &Ask,
    live: &Arc<LiveTable>,
    chosen: Chosen<'_>,
    command: impl FnOnce(Seat) -> Command,
) -> Answer<Acted> {
    let done = play::by_person(&ask.app, live, &ask.visit, chosen, command).await?;
    let state = live.read().await?;
    let news = Seen::by(&ask.visit, live, &state).news(Some(chosen.seq))?;
    Ok(Acted { news, repeated: done == Done::Before }.into())
}

/// What a computer player thinks of a choice.
#[derive(Debug, Serialize, JsonSchema)]
struct Hint {
    step: usize,
    seat: SeatLetter,
    sentence: String,
    choices: Vec<Suggestion>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Suggestion {
    handles: Vec<String>,
    words: String,
    /// How it may end, in figures; empty if nothing was weighed.
    outlook: String,
}

async fn hint(ask: Ask, Body(asked): Body<Asked>) -> Answer<Hint> {
    ask.for_people()?;
    let live = ask.table().await?;
    let Advice { hint, seat, seq } = advice(&ask.app, &live, &ask.visit, asked).await?;
    let choices = hint.suggestions.into_iter();
    let choices = choices.map(|one| Suggestion { handles: one.picks, words: one.say, outlook: one.result });
    Ok(Hint { step: seq, seat: seat.into(), sentence: hint.sentence, choices: choices.collect() }.into())
}

async fn show(ask: Ask, Body(show): Body<Show>) -> Answer<Table> {
    let live = ask.table().await?;
    play::take_device(&live, &ask.visit, show.seat.0).await?;
    shown(&ask, live.id().as_str()).await
}
