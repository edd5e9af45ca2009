//! Calls of those who talk at a table, and about what they do not want to read.

use domain::NAME_MAX;
use pages::chat::TEXT_MAX;
use pages::{ChatLine, Whole, Writing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{MuteAt, Muted};

use super::ask::Ask;
use super::call::{Answer, Call, get, post};
use crate::chat::{self, Overheard, Phrase};
use crate::input::{Body, Key, Line, SeatLetter, Written, said};
use crate::mutes::{self, Mute, Report};
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "chat",
            "/tables/{table}/chat",
            Scope::Chat,
            "What was said at a table, as far as you read it: players and watchers talk apart.",
            chat,
        )
        .for_anybody(),
        post(
            "say",
            "/tables/{table}/say",
            Scope::Chat,
            "Says something at a table: a text, or a ready-made phrase that everybody reads in their own language.",
            say,
        )
        .example(json!({ "text": "Good luck.", "request": "say-1" })),
        post(
            "mute",
            "/tables/{table}/mute",
            Scope::Chat,
            "Whoever has written a message is not read by you any more, at this table or at all of them. Answers with all that you do not read.",
            mute,
        )
        .example(json!({ "number": 1, "at": "table" })),
        post(
            "report",
            "/tables/{table}/report",
            Scope::Chat,
            "Shows a message, with what was said around it, to whoever runs this site.",
            report,
        )
        .example(json!({ "number": 1, "reason": "Rude." })),
        get("mutes", "/mutes", Scope::Chat, "Whom and which words you do not read in any chat.", muted),
        post(
            "mute_words",
            "/mutes/words",
            Scope::Chat,
            "Sets the words that you do not want to read: others’ messages show dots in their place.",
            mute_words,
        )
        .example(json!({ "words": ["drat"] })),
        post("unmute", "/mutes/end", Scope::Chat, "Reads somebody again.", unmute)
            .example(json!({ "name": "Ben" })),
    ]
}

/// What was said, as you read it.
#[derive(Debug, Serialize, JsonSchema)]
struct Chat {
    /// Among whom you write.
    writes: ChatAudience,
    /// How far you have heard: `heard` of the stream.
    heard: String,
    lines: Vec<Said>,
}

#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum ChatAudience {
    Players,
    Watchers,
    Off,
}

/// A message as its reader reads it.
#[derive(Debug, Serialize, JsonSchema)]
struct Said {
    number: i64,
    name: String,
    seat: Option<SeatLetter>,
    text: String,
    yours: bool,
}

/// What a stream tells of the chat.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct ChatNews {
    heard: String,
    /// Whether the lines replace all that were told before.
    whole: bool,
    lines: Vec<Said>,
}

impl From<&ChatLine> for Said {
    fn from(line: &ChatLine) -> Self {
        Self {
            number: line.number,
            name: line.name.clone(),
            seat: line.seat.map(SeatLetter::from),
            text: line.text.clone(),
            yours: line.mine,
        }
    }
}

impl From<&Overheard> for ChatNews {
    fn from(news: &Overheard) -> Self {
        Self {
            heard: news.heard.to_string(),
            whole: news.whole == Whole::Yes,
            lines: news.lines.iter().map(Said::from).collect(),
        }
    }
}

async fn chat(ask: Ask) -> Answer<Chat> {
    heard(&ask).await
}

async fn heard(ask: &Ask) -> Answer<Chat> {
    let live = ask.table().await?;
    let state = live.read().await?;
    let chat = chat::pane(&ask.app, &live, &state, &ask.visit).await?;
    let writes = match chat.writing {
        Writing::Players => ChatAudience::Players,
        Writing::Watchers => ChatAudience::Watchers,
        Writing::Off => ChatAudience::Off,
    };
    Ok(Chat { writes, heard: chat.heard, lines: chat.lines.iter().map(Said::from).collect() }.into())
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Say {
    /// The text.
    text: Option<Line<TEXT_MAX>>,
    /// The word of a phrase.
    phrase: Option<Written<Phrase>>,
    /// A key of your own for this request, so that a repeated one is carried out once.
    request: Key,
}

async fn say(ask: Ask, Body(say): Body<Say>) -> Answer<Chat> {
    let live = ask.table().await?;
    let said = chat::read(said(say.text.as_ref()), say.phrase.map(|phrase| phrase.0))?;
    chat::put(&ask.app, &live, &ask.visit, (said, Some(&say.request))).await?;
    heard(&ask).await
}

async fn mute(ask: Ask, Body(mute): Body<Mute>) -> Answer<Mutes> {
    let live = ask.table().await?;
    mutes::mute_writer(&ask.app, &live, &ask.visit, &mute).await?;
    not_read(&ask).await
}

#[derive(Debug, Serialize, JsonSchema)]
struct Reported {
    /// The number of the message.
    reported: i64,
}

async fn report(ask: Ask, Body(report): Body<Report>) -> Answer<Reported> {
    let live = ask.table().await?;
    mutes::report_message(&ask.app, &live, &ask.visit, &report).await?;
    Ok(Reported { reported: report.number.get() }.into())
}

/// All that you do not read.
#[derive(Debug, Serialize, JsonSchema)]
struct Mutes {
    people: Vec<MutedPerson>,
    words: Vec<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct MutedPerson {
    name: String,
    /// At which table; null: everywhere.
    table: Option<String>,
}

async fn muted(ask: Ask) -> Answer<Mutes> {
    not_read(&ask).await
}

async fn not_read(ask: &Ask) -> Answer<Mutes> {
    let mutes = chat::mutes(&ask.app, &ask.visit).await?;
    let person = |one: Muted| MutedPerson {
        name: one.name,
        table: match one.at {
            MuteAt::Everywhere => None,
            MuteAt::Table(id) => Some(id.to_string()),
        },
    };
    Ok(Mutes { people: mutes.people.into_iter().map(person).collect(), words: mutes.words }.into())
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct MuteWords {
    /// All of them; they take the place of those of before.
    words: Vec<String>,
}

async fn mute_words(ask: Ask, Body(mute): Body<MuteWords>) -> Answer<Mutes> {
    mutes::set_words(&ask.app, &ask.visit, &mute.words.join(" ")).await?;
    not_read(&ask).await
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Unmute {
    /// The name, as `mutes` tells it.
    name: Line<NAME_MAX>,
    /// At which table; without it, everywhere.
    table: Option<Line<80>>,
}

async fn unmute(ask: Ask, Body(unmute): Body<Unmute>) -> Answer<Mutes> {
    mutes::read_again(&ask.app, &ask.visit, (&unmute.name.0, said(unmute.table.as_ref()))).await?;
    not_read(&ask).await
}
