//! What a person does about a message: not reading its writer, and reporting it. Nothing is ever deleted.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::TableId;
use pages::chat::TEXT_MAX;
use pages::{ChatSettings, MessageDone, MessagePage, links};
use store::{Message, MuteAt, Muted, NewReport};
use words::Language;

use crate::error::{BadRequest, Error, NoTalk};
use crate::facts::table_name;
use crate::fields::Fields;
use crate::house::House;
use crate::hub::Live;
use crate::talk::{Sight, lines, mutes, words_of};
use crate::visit::{Visit, page};

/// How many messages before and after it a report keeps.
const NEAR: i64 = 8;

/// How many words a person may mute, and how long each may be.
const WORDS_MAX: usize = 50;
const WORD_MAX: usize = 40;

/// `GET /t/{id}/said/{number}`: the page about one message.
pub(crate) async fn message(
    State(house): State<Arc<House>>,
    Path((id, number)): Path<(String, String)>,
    Query(query): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = house.hub.table(&id).await?;
    let number = number.parse().map_err(|_| NoTalk::Gone)?;
    let message = read(&house, &live, &visit, number).await?;
    let visitor = visit.visitor(&house).await?;
    let state = live.read().await?;
    let sight = Sight::of(&state, visit.person().map(|person| &person.id));
    // Whoever is muted already can still be reported.
    let mutes = store::Mutes { people: Vec::new(), ..mutes(&house, &visit).await? };
    let line = lines([&message], &live, &visit, (sight, &mutes)).pop().ok_or(NoTalk::Gone)?;
    let shown = MessagePage {
        visitor,
        table: id,
        table_name: table_name(&state.record, visit.language),
        line,
        done: query.iter().any(|(name, _)| name == "reported").then_some(MessageDone::Reported),
    };
    Ok(page(StatusCode::OK, &pages::message_page(&shown)))
}

/// `POST /t/{id}/mute`.
pub(crate) async fn mute(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&id).await?;
    let at = match fields.need("at")? {
        "everywhere" => MuteAt::Everywhere,
        "table" => MuteAt::Table(live.id().clone()),
        _ => return Err(BadRequest::Field("at").into()),
    };
    let message = read(&house, &live, &visit, number(&fields)?).await?;
    let person = visit.guest(&house).await?;
    let muted = Muted { person: message.person, name: message.name, at };
    house.store.mute(&person.id, &muted, store::now()).await?;
    Ok(visit.go(&links::table(&id)))
}

/// `POST /t/{id}/report`.
pub(crate) async fn report(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&id).await?;
    let message = read(&house, &live, &visit, number(&fields)?).await?;
    let person = visit.guest(&house).await?;
    let around = house.store.messages_around(live.id(), message.number, NEAR).await?;
    let reason = fields.one("reason").unwrap_or_default();
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
    house.store.report(&report, store::now()).await?;
    Ok(visit.go(&format!("{}?reported=1", links::said(&id, message.number))))
}

fn number(fields: &Fields) -> Result<i64, Error> {
    i64::try_from(fields.number("number")?).map_err(|_| BadRequest::Field("number").into())
}

/// Somebody else's message that the visitor may read.
async fn read(house: &Arc<House>, live: &Arc<Live>, visit: &Visit, number: i64) -> Result<Message, Error> {
    let found = house.store.messages_around(live.id(), number, 0).await?.pop().ok_or(NoTalk::Gone)?;
    let state = live.read().await?;
    let own = visit.person().map(|person| &person.id);
    let may = Sight::of(&state, own).reads(found.circle) && own != Some(&found.person);
    if may { Ok(found) } else { Err(NoTalk::Gone.into()) }
}

/// `GET /settings/chat`.
pub(crate) async fn settings(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    let mutes = mutes(&house, &visit).await?;
    let at = |at: MuteAt| match at {
        MuteAt::Everywhere => None,
        MuteAt::Table(id) => Some(id.to_string()),
    };
    let shown = ChatSettings {
        visitor: visit.visitor(&house).await?,
        people: mutes.people.into_iter().map(|muted| (muted.name, at(muted.at))).collect(),
        words: mutes.words,
    };
    Ok(page(StatusCode::OK, &pages::chat_settings(&shown)))
}

/// `POST /settings/chat`: the words that the visitor does not want to read.
pub(crate) async fn mute_words(
    State(house): State<Arc<House>>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let words = read_words(fields.one("words").unwrap_or_default());
    if words.len() > WORDS_MAX || words.iter().any(|word| word.chars().count() > WORD_MAX) {
        return Err(NoTalk::Words.into());
    }
    let person = visit.guest(&house).await?;
    house.store.mute_words(&person.id, &words).await?;
    Ok(visit.go(links::CHAT_SETTINGS))
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
    State(house): State<Arc<House>>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let person = visit.guest(&house).await?;
    let at = fields.one("table").map_or(MuteAt::Everywhere, |id| MuteAt::Table(TableId::new(id)));
    house.store.unmute(&person.id, fields.need("name")?, &at).await?;
    Ok(visit.go(links::CHAT_SETTINGS))
}
