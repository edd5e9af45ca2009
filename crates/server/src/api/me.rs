//! Calls about whoever asks.

use axum::response::{IntoResponse, Response};
use domain::{Listed, NAME_MAX, Person};
use pages::accounts::Which;
use pages::{AloneGame, AloneResult, OwnSession};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::json;
use words::Language;

use super::ask::Ask;
use super::call::{Answer, Call, Output, get, post};
use super::people::{Reached, reached};
use crate::error::{AccountError, Error};
use crate::input::{Body, Line, Written, said};
use crate::own_data::{self, OwnData};
use crate::people::free_name;
use crate::sessions::{self, EndSession};
use crate::tokens::Scope;
use crate::{profiles, solo};

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "me",
            "/me",
            Scope::Read,
            "Says for whom you ask: name, language, whether it is a bot and whose, and what the token allows.",
            me,
        ),
        post(
            "change_me",
            "/me",
            Scope::Profile,
            "Changes your name or language, or whether you stand in lists of the best. Seats taken before keep the name they were taken under. A bot keeps its name; the name of an account is changed on its page, with the password.",
            change,
        )
        .example(json!({ "language": "en" })),
        get(
            "results",
            "/me/results",
            Scope::Read,
            "What you have reached: with others, by game and number of players; alone, your best games.",
            results,
        ),
        get(
            "own_data",
            "/me/data",
            Scope::Profile,
            "Gives all that is kept of you, as the page of the settings does: account, settings, tokens, friends, tables, results, ratings, stars, notes, lessons, puzzles. What you have said, muted and reported in chats is in it if the token allows `chat`. Moments are in UTC; ratings are as they are shown.",
            own_data,
        ),
        get("sessions", "/me/sessions", Scope::Profile, "The browsers in which you are signed in.", sessions),
        post(
            "end_session",
            "/me/sessions/end",
            Scope::Profile,
            "Signs you out in a browser, or in all others than the one that asks. With a token, for accounts only: a guest could not sign in again.",
            end_session,
        )
        .example(json!({ "session": "others" })),
    ]
}

#[derive(Debug, Serialize, JsonSchema)]
struct Me {
    name: String,
    language: Written<Language>,
    bot: bool,
    /// Whose bot it is.
    owner: Option<String>,
    /// Whether your name may stand in lists of the best.
    listed: bool,
    /// What the token allows; null without one.
    scopes: Option<Vec<&'static str>>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ChangeMe {
    /// The new name.
    name: Option<Line<NAME_MAX>>,
    /// The language of what you are told: en, fr or de.
    language: Option<Written<Language>>,
    /// Whether your name may stand in lists of the best; for accounts.
    listed: Option<bool>,
}

async fn me(ask: Ask) -> Answer<Me> {
    Ok(told(&ask, ask.person()?).await?.into())
}

async fn change(ask: Ask, Body(wanted): Body<ChangeMe>) -> Answer<Me> {
    let store = &ask.app.store;
    let mut person = ask.person()?.clone();
    if let Some(name) = said(wanted.name.as_ref()) {
        ask.for_people()?;
        if person.has_account() {
            return Err(AccountError::NameNeedsPassword.into());
        }
        let name = free_name(&ask.app, Some(&person), name).await?;
        if name != person.name {
            store.rename(&person.id, &name).await?;
        }
        person.name = name;
    }
    if let Some(language) = wanted.language.map(|language| language.0) {
        store.speak(&person.id, language).await?;
        person.language = language;
    }
    if let Some(listed) = wanted.listed {
        if !person.has_account() {
            return Err(AccountError::NeedsAccount.into());
        }
        let listed = if listed { Listed::Yes } else { Listed::No };
        store.list_among_best(&person.id, listed).await?;
    }
    Ok(told(&ask, &person).await?.into())
}

async fn told(ask: &Ask, person: &Person) -> Result<Me, Error> {
    let token = ask.visit.token.as_ref();
    Ok(Me {
        name: person.name.clone(),
        language: person.language.into(),
        bot: ask.is_bot(),
        owner: token.and_then(|token| token.owner.clone()),
        listed: ask.app.store.listed(&person.id).await? == Listed::Yes,
        scopes: token.map(|token| token.scopes.words()),
    })
}

#[derive(Debug, Serialize, JsonSchema)]
struct Results {
    games: Vec<Reached>,
    alone: Vec<Alone>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Alone {
    game: &'static str,
    count: usize,
    best: Vec<Best>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Best {
    table: String,
    name: String,
    points: i32,
    /// What the game calls such a result; empty if it names no levels.
    level: String,
    /// What was agreed, as far as it is not what everybody plays; may be empty.
    agreed: String,
    day: String,
}

async fn results(ask: Ask) -> Answer<Results> {
    let games = profiles::reached(&ask.app, &ask.person()?.id, ask.visit.language).await?;
    let best = |result: &AloneResult| Best {
        table: result.table.clone(),
        name: result.name.clone(),
        points: result.points,
        level: result.level.clone(),
        agreed: result.agreed.clone(),
        day: result.day.to_string(),
    };
    let game = |alone: &AloneGame| Alone {
        game: alone.game.name,
        count: alone.count,
        best: alone.best.iter().map(best).collect(),
    };
    let alone = solo::best(&ask.app, &ask.visit).await?.iter().map(game).collect();
    Ok(Results { games: reached(&games), alone }.into())
}

/// The file of all that is kept.
struct DataFile(Response);

impl IntoResponse for DataFile {
    fn into_response(self) -> Response {
        self.0
    }
}

impl Output for DataFile {
    fn describe(schemas: &mut SchemaGenerator) -> Schema {
        schemas.subschema_for::<OwnData>()
    }
}

async fn own_data(ask: Ask) -> Result<DataFile, Error> {
    own_data::file(&ask.app, &ask.visit).await.map(DataFile)
}

#[derive(Debug, Serialize, JsonSchema)]
struct Sessions {
    sessions: Vec<Session>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Session {
    /// Its name for `end_session`.
    mark: String,
    browser: String,
    created: String,
    seen: String,
    /// Whether it is the one that asks.
    this: bool,
}

async fn sessions(ask: Ask) -> Answer<Sessions> {
    own_sessions(&ask).await
}

async fn own_sessions(ask: &Ask) -> Answer<Sessions> {
    let (person, own) = ask.visit.known()?;
    let session = |session: &OwnSession| Session {
        mark: session.mark.clone(),
        browser: session.browser.clone(),
        created: session.created.to_string(),
        seen: session.seen.to_string(),
        this: session.which == Which::This,
    };
    let sessions = sessions::own_sessions(&ask.app, person, own).await?;
    Ok(Sessions { sessions: sessions.iter().map(session).collect() }.into())
}

async fn end_session(ask: Ask, Body(end): Body<EndSession>) -> Answer<Sessions> {
    // A guest has nothing but the session: whoever has found a token could lock the guest out with it.
    if ask.visit.token.is_some() && !ask.person()?.has_account() {
        return Err(Error::Account(AccountError::NeedsAccount));
    }
    sessions::end_session(&ask.app, &ask.visit, &end).await?;
    own_sessions(&ask).await
}
