//! What a person does about a message: not reading its writer, and reporting it. Nothing is ever deleted.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::TableId;
use pages::chat::TEXT_MAX;
use pages::{ChatSettings, MessageDone, MessagePage, links};
use schemars::JsonSchema;
use serde::Deserialize;
use store::{Message, MuteAt, Muted, NewReport};
use words::Language;

use crate::app::App;
use crate::chat::{Sight, lines, mutes, words_of};
use crate::error::{ChatError, Error};
use crate::facts::table_name;
use crate::input::{Form, Line, Whole, said};
use crate::tables::LiveTable;
use crate::visit::{Visit, page};

/// How many messages before and after it a report keeps.
const NEAR: i64 = 8;

/// How many words a person may mute, and how long each may be.
const WORDS_MAX: usize = 50;
const WORD_MAX: usize = 40;

/// `GET /t/{id}/said/{number}`: the page about one message.
pub(crate) async fn message(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, String)>,
    Query(query): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let number = number.parse().map_err(|_| ChatError::Gone)?;
    let message = read(&app, &live, &visit, number).await?;
    let visitor = visit.visitor(&app).await?;
    let state = live.read().await?;
    let sight = Sight::of(&state, visit.person().map(|person| &person.id));
    // Whoever is muted already can still be reported.
    let mutes = store::Mutes { people: Vec::new(), ..mutes(&app, &visit).await? };
    let line = lines([&message], &live, &visit, (sight, &mutes)).pop().ok_or(ChatError::Gone)?;
    let shown = MessagePage {
        visitor,
        table: id,
        table_name: table_name(&state.record, visit.language),
        line,
        done: query.iter().any(|(name, _)| name == "reported").then_some(MessageDone::Reported),
    };
    Ok(page(StatusCode::OK, &pages::message_page(&shown)))
}

/// Whoever has written a message shall not be read any more.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mute {
    /// The number of somebody else’s message that you read.
    number: MessageNumber,
    /// At this table, or everywhere.
    at: Where,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum Where {
    Table,
    Everywhere,
}

/// A message shall be shown to whoever runs the site.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Report {
    /// The number of somebody else’s message that you read.
    pub(crate) number: MessageNumber,
    /// Why.
    reason: Option<Line<TEXT_MAX>>,
}

type MessageNumber = Whole<0, 2_147_483_647>;

/// `POST /t/{id}/mute`.
pub(crate) async fn mute(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(mute): Form<Mute>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    mute_writer(&app, &live, &visit, &mute).await?;
    Ok(visit.go(&links::table(&id)))
}

/// From now on the visitor does not read whoever has written a message.
pub(crate) async fn mute_writer(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    mute: &Mute,
) -> Result<(), Error> {
    let at = match mute.at {
        Where::Everywhere => MuteAt::Everywhere,
        Where::Table => MuteAt::Table(live.id().clone()),
    };
    let message = read(app, live, visit, mute.number.get()).await?;
    let person = visit.guest(app).await?;
    let muted = Muted { person: message.person, name: message.name, at };
    Ok(app.store.mute(&person.id, &muted, store::now()).await?)
}

/// `POST /t/{id}/report`.
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(report): Form<Report>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    report_message(&app, &live, &visit, &report).await?;
    Ok(visit.go(&format!("{}?reported=1", links::said(&id, report.number.get()))))
}

/// Shows a message, with what was said around it, to whoever runs the site.
pub(crate) async fn report_message(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    report: &Report,
) -> Result<(), Error> {
    let message = read(app, live, visit, report.number.get()).await?;
    let person = visit.guest(app).await?;
    let around = app.store.messages_around(live.id(), message.number, NEAR).await?;
    let reason = said(report.reason.as_ref()).unwrap_or_default();
    let line = |one: &Message| {
        let mark = if one.number == message.number { "> " } else { "  " };
        format!("{mark}{} {}: {}", one.number, one.name, words_of(&one.said, Language::English))
    };
    let report = NewReport {
        table: live.id().clone(),
        message: message.number,
        person: message.person.clone(),
        reporter: person.id,
        reason: reason.chars().filter(|sign| !sign.is_control()).take(TEXT_MAX).collect(),
        around: around
            .iter()
            .filter(|one| one.circle == message.circle)
            .map(line)
            .collect::<Vec<_>>()
            .join("\n"),
    };
    Ok(app.store.report(&report, store::now()).await?)
}

/// Somebody else's message that the visitor may read.
async fn read(app: &Arc<App>, live: &Arc<LiveTable>, visit: &Visit, number: i64) -> Result<Message, Error> {
    let found = app.store.messages_around(live.id(), number, 0).await?.pop().ok_or(ChatError::Gone)?;
    let state = live.read().await?;
    let own = visit.person().map(|person| &person.id);
    let may = Sight::of(&state, own).reads(found.circle) && own != Some(&found.person);
    if may { Ok(found) } else { Err(ChatError::Gone.into()) }
}

/// `GET /settings/chat`.
pub(crate) async fn settings(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let mutes = mutes(&app, &visit).await?;
    let at = |at: MuteAt| match at {
        MuteAt::Everywhere => None,
        MuteAt::Table(id) => Some(id.to_string()),
    };
    let shown = ChatSettings {
        visitor: visit.visitor(&app).await?,
        people: mutes.people.into_iter().map(|muted| (muted.name, at(muted.at))).collect(),
        words: mutes.words,
    };
    Ok(page(StatusCode::OK, &pages::chat_settings(&shown)))
}

/// Words that the visitor does not want to read.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MuteWords {
    /// Whatever stands between words is left out.
    words: Option<String>,
}

/// Somebody shall be read again.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unmute {
    name: String,
    /// At which table; everywhere if none is named.
    table: Option<String>,
}

/// `POST /settings/chat`: the words that the visitor does not want to read.
pub(crate) async fn mute_words(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(mute): Form<MuteWords>,
) -> Result<Response, Error> {
    set_words(&app, &visit, mute.words.as_deref().unwrap_or_default()).await?;
    Ok(visit.go(links::CHAT_SETTINGS))
}

/// The words of this text are those that the visitor does not want to read.
pub(crate) async fn set_words(app: &App, visit: &Visit, text: &str) -> Result<(), Error> {
    let words = read_words(text);
    if words.len() > WORDS_MAX || words.iter().any(|word| word.chars().count() > WORD_MAX) {
        return Err(ChatError::Words.into());
    }
    let person = visit.guest(app).await?;
    Ok(app.store.mute_words(&person.id, &words).await?)
}

/// Each word once, in small letters: whatever stands between words is left out.
fn read_words(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut words: Vec<String> = words.map(str::to_lowercase).collect();
    words.sort();
    words.dedup();
    words
}

/// `POST /settings/unmute`.
pub(crate) async fn unmute(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(unmute): Form<Unmute>,
) -> Result<Response, Error> {
    read_again(&app, &visit, (&unmute.name, unmute.table.as_deref())).await?;
    Ok(visit.go(links::CHAT_SETTINGS))
}

/// The visitor reads somebody again, at a table or everywhere.
pub(crate) async fn read_again(
    app: &App,
    visit: &Visit,
    (name, table): (&str, Option<&str>),
) -> Result<(), Error> {
    let person = visit.guest(app).await?;
    let at = table.map_or(MuteAt::Everywhere, |id| MuteAt::Table(TableId::new(id)));
    Ok(app.store.unmute(&person.id, name, &at).await?)
}
