//! What people say at a table, and who reads it.
//!
//! Players and watchers talk apart: nobody who plays reads what watchers write before the game is over.
//! What is sent to a visitor depends on who the visitor is, on what was said and on whether the game is
//! over, and on nothing else of it.

mod ear;

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::{Person, PersonId, Status, TableState, Talk, name_at_table};
use engine::Seat;
use pages::chat::{PHRASES, TEXT_MAX, phrase};
use pages::links::ReplayAt;
use pages::{Chat, ChatLine, Writing, links};
use serde::Deserialize;
use store::{ChatAudience, Message, Mutes, NewMessage, Said};
use words::Language;

use crate::app::App;
use crate::entropy::random_token;
use crate::error::{ChatError, Error};
use crate::facts::place;
use crate::input::{Form, Key, Notation, Pattern};
use crate::seats;
use crate::tables::LiveTable;
use crate::viewpoint::Viewpoint;
use crate::visit::{Visit, Wanted};

pub(crate) use self::ear::{Ear, Heard, Overheard};

/// The word of the phrase that invites to go through the game together. Nobody says it but by leading.
pub(crate) const STUDY: &str = "study";

/// What stands in the place of a word that the reader does not want to read.
const MASK: &str = "•••";

/// Among whom a visitor writes, and whom the visitor reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sight {
    /// Among whom the visitor writes; none where chat is off.
    writes: Option<ChatAudience>,
    /// Whether the visitor reads the players.
    players: bool,
    /// Whether the visitor reads the watchers.
    watchers: bool,
}

impl Sight {
    /// What a visitor writes and reads at a table.
    pub(crate) fn of(state: &TableState, person: Option<&PersonId>) -> Self {
        let plays = person.is_some_and(|person| state.belongs(person));
        let over = state.record.status == Status::Over;
        match state.record.terms.chat {
            Talk::Off => Self { writes: None, players: false, watchers: false },
            chat @ (Talk::Open | Talk::Apart) => Self {
                writes: Some(if plays { ChatAudience::Players } else { ChatAudience::Watchers }),
                players: plays || over || chat == Talk::Open,
                watchers: !plays || over,
            },
        }
    }

    /// Whether the visitor reads what is said among these.
    pub(crate) const fn reads(self, circle: ChatAudience) -> bool {
        match circle {
            ChatAudience::Players => self.players,
            ChatAudience::Watchers => self.watchers,
        }
    }
}

/// Whom and what a visitor does not read.
pub(crate) async fn mutes(app: &App, visit: &Visit) -> Result<Mutes, Error> {
    match visit.person() {
        Some(person) => Ok(app.store.mutes(&person.id).await?),
        None => Ok(Mutes::default()),
    }
}

/// The messages that a visitor reads.
pub(crate) fn lines<'a>(
    messages: impl IntoIterator<Item = &'a Message>,
    live: &LiveTable,
    visit: &Visit,
    (sight, mutes): (Sight, &Mutes),
) -> Vec<ChatLine> {
    let own = visit.person().map(|person| &person.id);
    let words: BTreeSet<&str> = mutes.words.iter().map(String::as_str).collect();
    let read = messages.into_iter().filter(|message| {
        let mine = Some(&message.person) == own;
        sight.reads(message.circle) && (mine || !mutes.silences(&message.person, live.id()))
    });
    read.map(|message| {
        let mine = Some(&message.person) == own;
        let text = words_of(&message.said, visit.language);
        ChatLine {
            number: message.number,
            name: message.name.clone(),
            seat: message.seat,
            text: if mine { text } else { masked(&text, &words) },
            link: matches!(&message.said, Said::Phrase(word) if word == STUDY).then(|| study_link(live)),
            mine,
        }
    })
    .collect()
}

/// The way to those who go through the game together.
fn study_link(live: &LiveTable) -> String {
    links::replay(live.id().as_str(), ReplayAt { together: true, ..ReplayAt::default() })
}

/// What was said, in a language.
pub(crate) fn words_of(said: &Said, language: Language) -> String {
    match said {
        Said::Text(text) => text.clone(),
        Said::Phrase(word) => phrase(word, language).unwrap_or_default().into(),
    }
}

/// A text with a mark in the place of some words.
fn masked(text: &str, words: &BTreeSet<&str>) -> String {
    if words.is_empty() {
        return text.into();
    }
    let mut shown = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = first.is_alphanumeric();
        let end = rest.find(|sign: char| sign.is_alphanumeric() != is_word).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        shown.push_str(if is_word && words.contains(run.to_lowercase().as_str()) { MASK } else { run });
        rest = after;
    }
    shown
}

/// The chat on a whole page.
pub(crate) async fn pane(
    app: &App,
    live: &LiveTable,
    state: &TableState,
    visit: &Visit,
) -> Result<Chat, Error> {
    let said = live.said().await?;
    let sight = Sight::of(state, visit.person().map(|person| &person.id));
    let mutes = if said.is_empty() { Mutes::default() } else { mutes(app, visit).await? };
    let last = said.last().map_or(0, |message| message.number);
    Ok(Chat {
        table: live.id().to_string(),
        lines: lines(said.iter(), live, visit, (sight, &mutes)),
        heard: Heard::of(last, sight).to_string(),
        writing: match sight.writes {
            Some(ChatAudience::Players) => Writing::Players,
            Some(ChatAudience::Watchers) => Writing::Watchers,
            None => Writing::Off,
        },
        key: format!("form-{last}"),
        watching: seats::watching(state, live),
    })
}

/// Something is said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    text: Option<String>,
    /// The word of a phrase; one that is none is refused as such.
    phrase: Option<String>,
    key: Option<Key>,
    /// How far the page has heard.
    heard: Option<String>,
}

/// The word of a ready-made phrase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase(&'static str);

impl Notation for Phrase {
    fn pattern() -> Pattern {
        Pattern::Words(PHRASES.to_vec())
    }

    fn read(text: &str) -> Option<Self> {
        PHRASES.iter().find(|phrase| **phrase == text).copied().map(Self)
    }

    fn written(&self) -> String {
        self.0.to_owned()
    }
}

/// `POST /t/{id}/say`.
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(say): Form<Say>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let phrase = say.phrase.map(|word| Phrase::read(&word).ok_or(ChatError::Phrase)).transpose()?;
    let said = read(say.text.as_deref(), phrase)?;
    put(&app, &live, &visit, (said, say.key.as_ref())).await?;
    match visit.wanted {
        Wanted::Page => Ok(visit.go(&format!("{}#pane-chat", links::table(&id)))),
        Wanted::Json => {
            let state = live.read().await?;
            let heard = say.heard.as_deref().and_then(Heard::read);
            let news = Ear::new(heard).news(&app, &live, &state, &visit).await?;
            Ok(axum::Json(news.unwrap_or_default()).into_response())
        }
    }
}

/// Says something at a table; with the same key once.
pub(crate) async fn put(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    (said, key): (Said, Option<&Key>),
) -> Result<(), Error> {
    let request = match key {
        // A page without script may hold an old key: other words are another request.
        Some(key) => format!("{} {}", key.as_str(), fingerprint(&said)),
        None => random_token()?.to_string(),
    };
    let person = visit.guest(app).await?;
    let new = {
        let state = live.read().await?;
        let circle = Sight::of(&state, Some(&person.id)).writes.ok_or(ChatError::Off)?;
        let (seat, name) = speaker(live, &state, visit, &person);
        NewMessage { circle, person: person.id.clone(), name, seat, said, request }
    };
    app.store.say(live.id(), &new, store::now()).await?;
    live.hear_again();
    Ok(())
}

/// From which seat a visitor speaks, and under which name.
pub(crate) fn speaker(
    live: &LiveTable,
    state: &TableState,
    visit: &Visit,
    person: &Person,
) -> (Option<Seat>, String) {
    let seat = seat_of(live, state, visit);
    let name = seat.and_then(|seat| state.seat(seat)).map(|held| held.name.clone());
    (seat, name.unwrap_or_else(|| name_at_table(person).to_owned()))
}

/// From which seat a visitor speaks: at a shared device from the one that is shown.
fn seat_of(live: &LiveTable, state: &TableState, visit: &Visit) -> Option<Seat> {
    match place(live, state, visit) {
        (_, Viewpoint::Seat(seat)) => Some(seat),
        (own, Viewpoint::Cover(_) | Viewpoint::Public | Viewpoint::All) => own.first().copied(),
    }
}

/// What is said: a quick phrase, or words on one line.
pub(crate) fn read(text: Option<&str>, phrase: Option<Phrase>) -> Result<Said, Error> {
    if let Some(Phrase(word)) = phrase {
        return Ok(Said::Phrase(word.into()));
    }
    let invisible = |sign: &char| {
        // What turns the direction of writing could make a line look like somebody else's.
        matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
            || (sign.is_control() && !sign.is_whitespace())
    };
    let text: String = text.unwrap_or_default().chars().filter(|sign| !invisible(sign)).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        Err(ChatError::Empty.into())
    } else if text.chars().count() > TEXT_MAX {
        Err(ChatError::Long.into())
    } else {
        Ok(Said::Text(text))
    }
}

/// FNV-1a over what is said.
fn fingerprint(said: &Said) -> String {
    let (Said::Text(text) | Said::Phrase(text)) = said;
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn muted_words_are_masked_whatever_their_letters_and_nothing_else_is() {
        let words = BTreeSet::from(["drat", "élan"]);
        assert_eq!(masked("Drat, dratted ÉLAN! drat", &words), "•••, dratted •••! •••");
        assert_eq!(masked("a <b> 🂡", &words), "a <b> 🂡");
        assert_eq!(masked("drat", &BTreeSet::new()), "drat");
        assert_eq!(masked("", &words), "");
    }
}
