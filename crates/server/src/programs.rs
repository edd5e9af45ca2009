//! The settings of programs: tokens and bots of a person.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::{AccessError, NAME_MAX, Person, PersonId, Refusal};
use pages::{BotLine, Day, FieldError, NewToken, Programs, ScopeWords, TokenLine, links};
use serde::Deserialize;
use store::{ApiToken, SessionHash};

use crate::app::App;
use crate::days::day;
use crate::entropy::random_token;
use crate::error::Fault;
use crate::error::{Error, NameError, RequestError};
use crate::input::Form;
use crate::names::good_name;
use crate::tokens::{Scope, Scopes, hash, token_text};
use crate::visit::{Visit, page};

/// How many tokens a person can have, those of its bots included.
const TOKENS_MAX: usize = 20;

/// How many bots a person can have.
const BOTS_MAX: usize = 10;

/// What the name of every bot ends in.
const BOT_MARK: &str = " (bot)";

/// `GET /settings/programs`.
pub(crate) async fn show(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    shown(&app, &visit, Vec::new(), None).await
}

/// A token to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedToken {
    #[serde(default)]
    name: String,
    /// What it shall allow; words that are no scopes are left aside.
    #[serde(default)]
    scope: Vec<String>,
    /// For which bot; for its owner if none is named.
    #[serde(rename = "for")]
    bot: Option<String>,
}

/// A bot to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantedBot {
    #[serde(default)]
    name: String,
}

/// A token to be ended.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndToken {
    token: String,
}

/// `POST /settings/programs/token`: makes a token; the page shows it this once.
pub(crate) async fn make_token(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(wanted): Form<WantedToken>,
) -> Result<Response, Error> {
    let owner = visit.guest(&app).await?;
    let name = match good_name(&wanted.name, NAME_MAX) {
        Ok(name) => name,
        Err(bad) => return wrong(&app, &visit, ("token", Error::Name(bad))).await,
    };
    let scopes = Scopes::read(&wanted.scope.join(" "));
    if scopes.is_empty() {
        return wrong(&app, &visit, ("scope", Error::Request(RequestError::Field("scope")))).await;
    }
    if app.store.tokens_of(&owner.id).await?.len() >= TOKENS_MAX {
        return wrong(&app, &visit, ("token", Fault::TooMany(TOKENS_MAX).into())).await;
    }
    let person = match wanted.bot.as_deref() {
        None => owner.id.clone(),
        Some(bot) => own_bot(&app, &owner.id, bot).await?.id,
    };
    let token = random_token()?;
    let kept = ApiToken {
        hash: hash(&token),
        person,
        name: name.clone(),
        scopes: scopes.to_string(),
        created: store::now(),
        used: None,
    };
    app.store.add_token(&kept).await?;
    shown(&app, &visit, Vec::new(), Some(NewToken { name, token: token_text(&token) })).await
}

/// `POST /settings/programs/bot`: makes a bot.
pub(crate) async fn make_bot(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(wanted): Form<WantedBot>,
) -> Result<Response, Error> {
    let owner = visit.guest(&app).await?;
    let name = match bot_name(&wanted.name) {
        Ok(name) => name,
        Err(bad) => return wrong(&app, &visit, ("bot", Error::Name(bad))).await,
    };
    if app.store.bots_of(&owner.id).await?.len() >= BOTS_MAX {
        return wrong(&app, &visit, ("bot", Fault::TooMany(BOTS_MAX).into())).await;
    }
    let id = PersonId::new(random_token()?.to_string());
    let bot = Person { id, name, language: visit.language, ..owner.clone() };
    app.store.add_bot(&bot, &owner.id, store::now()).await?;
    Ok(visit.go(links::PROGRAMS))
}

/// `POST /settings/programs/end`: ends a token.
pub(crate) async fn end_token(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(end): Form<EndToken>,
) -> Result<Response, Error> {
    let owner = visit.person().ok_or(Error::Refused(Refusal::Person(AccessError::NotAtTable)))?;
    let hash = SessionHash(end.token);
    let ended = app.store.tokens_of(&owner.id).await?.into_iter().find(|token| token.hash == hash);
    app.store.revoke_token(&owner.id, &hash).await?;
    if let Some(token) = ended {
        app.tables.part(&token.person);
    }
    Ok(visit.go(links::PROGRAMS))
}

/// A bot's whole name, which says that it is one.
fn bot_name(text: &str) -> Result<String, NameError> {
    let name = good_name(text.trim().trim_end_matches(BOT_MARK), NAME_MAX - BOT_MARK.len())?;
    Ok(format!("{name}{BOT_MARK}"))
}

async fn own_bot(app: &App, owner: &PersonId, id: &str) -> Result<Person, Error> {
    let bots = app.store.bots_of(owner).await?;
    bots.into_iter().find(|bot| bot.id.as_str() == id).ok_or(RequestError::Field("for").into())
}

/// The page with what is wrong at a field.
async fn wrong(app: &Arc<App>, visit: &Visit, (field, error): (&str, Error)) -> Result<Response, Error> {
    if visit.wanted == crate::visit::Wanted::Json {
        return Err(error);
    }
    shown(app, visit, vec![FieldError::at(field, error.text(visit.language))], None).await
}

async fn shown(
    app: &Arc<App>,
    visit: &Visit,
    errors: Vec<FieldError>,
    made: Option<NewToken>,
) -> Result<Response, Error> {
    let (mut tokens, mut bots) = (Vec::new(), Vec::new());
    // A guest who was made just now is not in the request yet.
    if let Some(owner) = visit.person() {
        bots = app.store.bots_of(&owner.id).await?;
        tokens = app.store.tokens_of(&owner.id).await?;
    }
    let name_of = |person: &PersonId| bots.iter().find(|bot| bot.id == *person).map(|bot| bot.name.clone());
    let line = |token: &ApiToken| TokenLine {
        id: token.hash.0.clone(),
        name: token.name.clone(),
        bot: name_of(&token.person),
        scopes: Scopes::read(&token.scopes).words().into_iter().map(String::from).collect(),
        created: day(token.created),
        used: token.used.map(day) as Option<Day>,
    };
    let status = if errors.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let language = visit.language;
    let programs = Programs {
        visitor: visit.visitor(app).await?,
        made,
        tokens: tokens.iter().map(line).collect(),
        bots: bots
            .iter()
            .map(|bot| BotLine { id: bot.id.as_str().to_owned(), name: bot.name.clone() })
            .collect(),
        scopes: Scope::ALL
            .iter()
            .map(|scope| ScopeWords { code: scope.word(), words: scope.about(language) })
            .collect(),
        errors,
    };
    Ok(page(status, &pages::programs_page(&programs)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_bot_says_that_it_is_one() {
        assert_eq!(bot_name(" Deep "), Ok("Deep (bot)".into()));
        assert_eq!(bot_name("Deep (bot)"), Ok("Deep (bot)".into()));
        assert_eq!(bot_name("  "), Err(NameError::Empty));
        assert_eq!(bot_name(&"x".repeat(19)), Err(NameError::Long));
        assert_eq!(bot_name(&"x".repeat(pages::BOT_NAME_MAX)).map(|name| name.len()), Ok(NAME_MAX));
    }
}
