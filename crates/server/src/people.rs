//! Names, languages and preferences.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use domain::{NAME_MAX, Person};
use serde::Deserialize;
use words::Language;

use crate::app::App;
use crate::error::{AccountError, Error, NameError};
use crate::input::{Form, Next, Pairs, Written, from_fields};
use crate::names::{good_name, person_name};
use crate::visit::{Visit, page};

/// The visitor is called so.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rename {
    #[serde(default)]
    name: String,
    #[serde(default)]
    next: Next,
}

/// The visitor reads this language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Speak {
    language: Written<Language>,
    #[serde(default)]
    next: Next,
}

/// Where to go on.
#[derive(Debug, Deserialize)]
struct Then {
    #[serde(default)]
    next: Next,
}

/// `POST /name`.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(rename): Form<Rename>,
) -> Result<Response, Error> {
    if visit.person().is_some_and(Person::has_account) {
        return Err(AccountError::NameNeedsPassword.into());
    }
    guest_called(&app, &visit, Some(&rename.name)).await?;
    Ok(visit.go(rename.next.path()))
}

/// `POST /language`.
pub(crate) async fn speak(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(speak): Form<Speak>,
) -> Result<Response, Error> {
    let person = visit.guest(&app).await?;
    app.store.speak(&person.id, speak.language.0).await?;
    Ok(visit.go(speak.next.path()))
}

/// `POST /settings`: kept in the browser, not in the store. Which preferences there are only
/// [`Preferences`](pages::Preferences) knows. `learnt` names a game whose first words are put away, `coach` says how
/// much the coach may ask; these go with the person.
pub(crate) async fn prefer(
    State(app): State<Arc<App>>,
    visit: Visit,
    Pairs(fields): Pairs,
) -> Result<Response, Error> {
    let preferences = visit.preferences.with_form(&fields);
    let Then { next } = from_fields(&fields)?;
    let said = fields.iter().filter(|(field, _)| field == "coach");
    if let Some(level) = said.filter_map(|(_, word)| word.parse().ok()).next_back() {
        let person = visit.guest(&app).await?;
        app.store.set_coach(&person.id, level).await?;
    }
    if let Some(person) = visit.person() {
        let learnt = fields.iter().filter(|(field, _)| field == "learnt");
        for entry in learnt.filter_map(|(_, game)| app.game(game).ok()) {
            app.store.put_words_away(&person.id, entry.name).await?;
        }
    }
    let mut response = visit.go(next.path());
    let cookie = visit.preferences_cookie(preferences);
    let cookie = HeaderValue::from_str(&cookie).map_err(Error::failed)?;
    response.headers_mut().append(header::SET_COOKIE, cookie);
    Ok(response)
}

/// `GET /about`.
pub(crate) async fn about(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let visitor = visit.visitor(&app).await?;
    Ok(page(StatusCode::OK, &pages::about_page(&visitor, &app.games_in(visit.language))))
}

/// The visitor as a guest who is called so; whoever has an account keeps its name. By a name that cannot be nobody
/// becomes known.
///
/// # Errors
/// If it cannot be the name of a person, or belongs to an account.
pub(crate) async fn guest_called(app: &App, visit: &Visit, text: Option<&str>) -> Result<Person, Error> {
    let known = visit.person();
    let name = match text {
        Some(text) if !known.is_some_and(Person::has_account) => Some(free_name(app, known, text).await?),
        Some(_) | None => None,
    };
    let mut person = visit.guest(app).await?;
    if let Some(name) = name.filter(|name| *name != person.name) {
        app.store.rename(&person.id, &name).await?;
        person.name = name;
    }
    Ok(person)
}

/// A name that a guest may have: the one it has, or one that looks like no account’s.
///
/// # Errors
/// If it cannot be the name of a person, or belongs to an account.
pub(crate) async fn free_name(app: &App, known: Option<&Person>, text: &str) -> Result<String, Error> {
    let name = good_name(text, NAME_MAX)?;
    if known.is_some_and(|person| person.name == name) {
        return Ok(name);
    }
    let name = person_name(&name)?;
    if app.store.is_name_owned(&name, known.map(|person| &person.id)).await? {
        return Err(NameError::Taken.into());
    }
    Ok(name)
}
