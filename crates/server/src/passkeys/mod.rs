//! Passkeys: signing in without name and password, and which of them an account has.
//!
//! Each way takes two requests. The first one gives what the browser asks its person, and keeps it for a few minutes
//! under a token in a cookie of that browser; the second one brings the answer, which uses it up, whatever comes of it.

mod ceremony;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use domain::{Moment, Person, PersonId};
use engine::Token;
use pages::links::AccountPost;
use passki::{AuthenticationState, ClientData, RegistrationState};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest as _, Sha256};
use store::PasskeyAsk;

use crate::accounts::{SignIn, enter, name_for_account, opened, settled};
use crate::app::App;
use crate::entropy::random_token;
use crate::error::{AccountError, Error, NameError, PasskeyError};
use crate::input::{Form, Line};
use crate::owner::own_account;
use crate::relying_party::RelyingParty;
use crate::sign_ins::Attempt;
use crate::visit::{Visit, Wanted, cookie};

use ceremony::{ASK_SECONDS, Why, ask_known, ask_new, check_known, check_new, read_known};

/// The cookie of a browser that was asked something.
const COOKIE: &str = "mu_passkey";

/// What a browser was asked.
#[derive(Debug, Serialize, Deserialize)]
enum Ask {
    /// To sign in, and to go on there.
    SignIn(AuthenticationState, String),
    /// To make an account of this name, and to go on there.
    Make(RegistrationState, String, String),
    /// To add a passkey of this name.
    Add(RegistrationState, String),
}

/// A passkey is added.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Add {
    /// What it shall be called; if nothing, like the browser.
    #[serde(default)]
    name: Line<40>,
    password: Option<String>,
}

/// The answer of a browser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answered {
    /// What the browser made of it, as JSON.
    credential: String,
}

/// A passkey is removed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Remove {
    #[serde(default)]
    passkey: String,
    password: Option<String>,
}

/// The password is removed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RemovePassword {
    password: Option<String>,
}

/// What of an answer says to which question it belongs.
#[derive(Deserialize)]
struct Says {
    response: SaysInResponse,
}

#[derive(Deserialize)]
struct SaysInResponse {
    #[serde(rename = "clientDataJSON")]
    client_data: String,
}

impl From<Why> for Error {
    fn from(why: Why) -> Self {
        tracing::info!(%why, "a passkey was not accepted");
        PasskeyError::Refused.into()
    }
}

/// `POST /account/passkey/in`: what a browser asks to sign somebody in.
pub(crate) async fn ask_to_sign_in(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    visit: Visit,
    Form(form): Form<SignIn>,
) -> Result<Response, Error> {
    let site = site(&app, &visit)?;
    let (asked, state) = ask_known(&site)?;
    let ask = Ask::SignIn(state, form.next().path().to_owned());
    let person = visit.person().map(|person| &person.id);
    keep(&app, (&visit, &headers), person, (&ask, &asked.challenge, json!(asked))).await
}

/// `POST /account/passkey/make`: what a browser asks to make an account with a passkey and without a password.
pub(crate) async fn ask_to_make(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    visit: Visit,
    Form(form): Form<SignIn>,
) -> Result<Response, Error> {
    let site = site(&app, &visit)?;
    let name = name_for_account(&app, &visit, form.name()).await?;
    let guest = visit.guest(&app).await?;
    let (asked, state) = ask_new(&site, &guest.id, &name, &[])?;
    let ask = Ask::Make(state, name, form.next().path().to_owned());
    keep(&app, (&visit, &headers), Some(&guest.id), (&ask, &asked.challenge, json!(asked))).await
}

/// `POST /account/passkey/add`: what a browser asks to add a passkey to its account.
pub(crate) async fn ask_to_add(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    visit: Visit,
    Form(add): Form<Add>,
) -> Result<Response, Error> {
    let site = site(&app, &visit)?;
    let (person, _) = own_account(&app, &visit, add.password.as_deref()).await?;
    let kept = app.store.passkeys(&person.id).await?;
    if kept.len() >= store::PASSKEYS_MAX {
        return Err(PasskeyError::TooMany.into());
    }
    let (asked, state) = ask_new(&site, &person.id, &person.name, &kept)?;
    let ask = Ask::Add(state, called(&visit, &add.name.0));
    keep(&app, (&visit, &headers), Some(&person.id), (&ask, &asked.challenge, json!(asked))).await
}

/// The site as this visitor's passkeys know it; a page without our script learns what is missing.
fn site(app: &App, visit: &Visit) -> Result<RelyingParty, PasskeyError> {
    let site = RelyingParty::of_visit(app, visit)?;
    if visit.wanted == Wanted::Json { Ok(site) } else { Err(PasskeyError::NeedsScript) }
}

/// What a passkey is called: as its person says, or like the browser.
fn called(visit: &Visit, given: &str) -> String {
    let names = [given.trim(), visit.browser()];
    names.into_iter().find(|name| !name.is_empty()).unwrap_or("Passkey").to_owned()
}

/// Keeps what a browser is asked, and sends it on its way.
async fn keep(
    app: &App,
    (visit, headers): (&Visit, &HeaderMap),
    person: Option<&PersonId>,
    (ask, challenge, asked): (&Ask, &str, serde_json::Value),
) -> Result<Response, Error> {
    // Several pages of one browser may ask at once.
    let token = match token(headers) {
        Some(token) => token,
        None => random_token()?,
    };
    let now = store::now();
    let kept =
        PasskeyAsk { person: person.cloned(), ask: serde_json::to_string(ask).map_err(Error::failed)? };
    let until = Moment(now.0.saturating_add(ASK_SECONDS));
    app.store.ask_passkey(&key(&token, challenge), &kept, (now, until)).await?;
    let mut response = axum::Json(json!({ "publicKey": asked })).into_response();
    let cookie = visit.brief_cookie(COOKIE, &token.to_string(), ASK_SECONDS);
    response.headers_mut().append(header::SET_COOKIE, HeaderValue::from_str(&cookie).map_err(Error::failed)?);
    Ok(response)
}

fn token(headers: &HeaderMap) -> Option<Token> {
    cookie(headers, COOKIE)?.parse().ok()
}

/// Under what a question is kept: whoever sees the database can answer nothing.
fn key(token: &Token, challenge: &str) -> String {
    let key = Sha256::new().chain_update(token.bytes()).chain_update(challenge).finalize();
    Token::new(key.into()).to_string()
}

/// `POST /account/passkey/answer`.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    visit: Visit,
    Form(answered): Form<Answered>,
) -> Result<Response, Error> {
    let site = site(&app, &visit)?;
    let credential = answered.credential.as_str();
    let says: Says = serde_json::from_str(credential).map_err(Why::from)?;
    let challenge = ClientData::from_base64(&says.response.client_data).map_err(Why::from)?.challenge;
    let token = token(&headers).ok_or(PasskeyError::Late)?;
    let now = store::now();
    let asked = app.store.take_passkey_ask(&key(&token, &challenge), now).await?;
    let asked = asked.ok_or(PasskeyError::Late)?;
    let is_same = asked.person.as_ref() == visit.person().map(|person| &person.id);
    match serde_json::from_str(&asked.ask).map_err(Error::failed)? {
        Ask::SignIn(state, next) => {
            sign_in(&app, (&visit, &site), &state, credential).await?;
            Ok(visit.go(&next))
        }
        // Somebody else has come into this browser meanwhile.
        Ask::Make(..) | Ask::Add(..) if !is_same => Err(PasskeyError::Late.into()),
        Ask::Make(state, name, next) => {
            let passkey = check_new(&site, &state, (&called(&visit, ""), credential), now)?;
            make(&app, &visit, (&name, &passkey)).await?;
            Ok(visit.go(&next))
        }
        Ask::Add(state, name) => {
            let (person, _) = visit.known()?;
            if !person.has_account() {
                return Err(AccountError::NeedsAccount.into());
            }
            let passkey = check_new(&site, &state, (&name, credential), now)?;
            app.store.add_passkey(&person.id, &passkey).await.map_err(unkept)?;
            Ok(visit.go(pages::links::SETTINGS))
        }
    }
}

async fn sign_in(
    app: &Arc<App>,
    (visit, site): (&Visit, &RelyingParty),
    state: &AuthenticationState,
    credential: &str,
) -> Result<(), Error> {
    let (credential, id) = read_known(credential)?;
    for attempt in [Attempt::Address(visit.address), Attempt::Passkey(&id)] {
        app.sign_ins.spend(&app.store, attempt, app.time_source.now()).await?;
    }
    let known = app.store.passkey(&id).await?.filter(|(_, person)| person.has_account());
    let (passkey, person) = known.ok_or(PasskeyError::Unknown)?;
    let counter = check_known(site, state, &credential, (&passkey, &person))?;
    if !app.store.use_passkey(&passkey, counter, store::now()).await? {
        return Err(PasskeyError::Refused.into());
    }
    enter(app, visit, &person).await
}

async fn make(app: &Arc<App>, visit: &Visit, (name, passkey): (&str, &store::Passkey)) -> Result<(), Error> {
    let (guest, _) = visit.known()?;
    if guest.has_account() {
        return Err(AccountError::HasAccount.into());
    }
    app.store.open_account_by_passkey(&guest.id, name, passkey).await.map_err(unkept)?;
    opened(app, visit, guest).await
}

/// Why a passkey was not kept.
fn unkept(error: store::Error) -> Error {
    if matches!(error, store::Error::Repeated) {
        PasskeyError::Known.into()
    } else if matches!(error, store::Error::TooMany) {
        PasskeyError::TooMany.into()
    } else if matches!(error, store::Error::NameTaken) {
        NameError::Taken.into()
    } else {
        error.into()
    }
}

/// `POST /account/remove-passkey`.
pub(crate) async fn remove(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(form): Form<Remove>,
) -> Result<Response, Error> {
    let done = async {
        let (person, _) = own_account(&app, &visit, form.password.as_deref()).await?;
        let is_removed = app.store.remove_passkey(&person.id, &form.passkey).await?;
        if !is_removed && has(&app, &person, &form.passkey).await? {
            return Err(PasskeyError::LastWay.into());
        }
        Ok(())
    };
    settled(&app, &visit, (AccountPost::RemovePasskey, "password"), done.await).await
}

async fn has(app: &App, person: &Person, id: &str) -> Result<bool, Error> {
    Ok(app.store.passkeys(&person.id).await?.iter().any(|passkey| passkey.id == id))
}

/// `POST /account/remove-password`.
pub(crate) async fn remove_password(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(form): Form<RemovePassword>,
) -> Result<Response, Error> {
    let done = async {
        let (person, _) = own_account(&app, &visit, form.password.as_deref()).await?;
        let is_left =
            app.store.remove_password(&person.id).await? || !app.store.passkeys(&person.id).await?.is_empty();
        if is_left { Ok(()) } else { Err(PasskeyError::LastWay.into()) }
    };
    settled(&app, &visit, (AccountPost::RemovePassword, "password"), done.await).await
}
