//! Ways back into an account whose password is lost: a link by letter, or from the host (`mu admin new-password`).

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Handle, HostDeed, Moment, Person, PersonId};
use engine::Token;
use pages::letters::new_password_letter;
use pages::{FieldError, Forgotten, ForgottenStage, NewPassword, forgotten_page, links, new_password_page};
use post::Letter;
use serde::Deserialize;
use store::{Host, Store, Way};

use crate::accounts::enter;
use crate::app::App;
use crate::entropy::random_token;
use crate::error::{AccountError, Error, ServeError};
use crate::input::Form;
use crate::passwords::Password;
use crate::sign_ins::Attempt;
use crate::visit::{Visit, Wanted, page};

/// How long the link in a letter works.
const BY_LETTER_SECONDS: i64 = 3_600;

/// How long the link that a host gives works: it has to be passed on.
const BY_HOST_SECONDS: i64 = 86_400;

/// No second letter goes to one account before.
const BETWEEN_LETTERS_SECONDS: i64 = 600;

/// Whose account a letter is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    #[serde(default)]
    name: String,
}

/// A new password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chosen {
    #[serde(default)]
    password: String,
    /// Sent for password managers; the link alone says whose account it is.
    #[serde(rename = "name")]
    _name: Option<String>,
}

/// Makes a link by which the account of a person gets a new password, for its host to pass on; gives the path of its
/// address. It works once, within a day, and ends a link that was made before.
///
/// # Errors
/// If the database fails or the system gives no random bytes.
pub async fn new_password_path(
    store: &Store,
    host: Host<'_>,
    person: &PersonId,
) -> Result<String, ServeError> {
    let token = random_token()?;
    store.audit(host, (HostDeed::NewPassword, Some(person), ""), store::now()).await?;
    make_link(store, person, &token, BY_HOST_SECONDS).await?;
    Ok(links::new_password(&token.to_string()))
}

/// Makes a link that works for so many seconds.
async fn make_link(
    store: &Store,
    person: &PersonId,
    token: &Token,
    seconds: i64,
) -> Result<(), store::Error> {
    let now = store::now();
    let until = Moment(now.0.saturating_add(seconds));
    store.make_password_link(person, &token.commitment().to_string(), (now, until)).await
}

/// `GET /account/forgotten`.
pub(crate) async fn forgotten(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let sends = app.notices.letters().is_some();
    show(&app, &visit, if sends { ForgottenStage::Name } else { ForgottenStage::NoLetters }).await
}

/// `POST /account/forgotten`: a letter, if the account has a confirmed address. The answer is the same, and takes the
/// same time, whatever the name.
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(asked): Form<Asked>,
) -> Result<Response, Error> {
    if app.notices.letters().is_none() {
        return show(&app, &visit, ForgottenStage::NoLetters).await;
    }
    let handle = Handle::of(&asked.name);
    for attempt in [Attempt::Address(visit.address), Attempt::Name(handle.as_str())] {
        app.sign_ins.spend(&app.store, attempt, app.time_source.now()).await?;
    }
    let sender = Arc::clone(&app);
    tokio::spawn(async move {
        if let Err(failed) = send_link(&sender, &handle).await {
            tracing::warn!(%failed, "a letter with a link to a new password was not sent");
        }
    });
    show(&app, &visit, ForgottenStage::Asked).await
}

async fn show(app: &App, visit: &Visit, stage: ForgottenStage) -> Result<Response, Error> {
    let visitor = visit.visitor(app).await?;
    Ok(page(StatusCode::OK, &forgotten_page(&Forgotten { visitor, stage })))
}

/// Sends the letter, if there is such an account, it has a confirmed address and was sent none just now.
async fn send_link(app: &App, handle: &Handle) -> Result<(), Error> {
    let Some((post, site)) = app.notices.letters() else { return Ok(()) };
    let Some(account) = app.store.account(handle).await? else { return Ok(()) };
    let person = account.person;
    let ways = app.store.ways(&person.id).await?;
    let Some(way) = ways.into_iter().find(|way| way.way == Way::Mail) else { return Ok(()) };
    let lately = store::now().minus(BETWEEN_LETTERS_SECONDS);
    if person.is_banned || app.store.has_password_link(&person.id, lately).await? {
        return Ok(());
    }
    let token = random_token()?;
    make_link(&app.store, &person.id, &token, BY_LETTER_SECONDS).await?;
    let link = format!("{site}{}", links::new_password(&token.to_string()));
    let written = new_password_letter(person.language, &person.name, &link);
    let letter = Letter {
        to: way.address,
        subject: written.subject,
        text: written.text,
        id: random_token()?.to_string(),
        ends_by: None,
    };
    post.mail(&letter).await.map_err(|failed| Error::failed(failed.to_string()))
}

/// `GET /account/new-password/{token}`.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let person = person_of(&app, &token).await?;
    shown(&app, &visit, (StatusCode::OK, Vec::new()), (&person, token)).await
}

/// `POST /account/new-password/{token}`: all sessions of the account end, and this browser is signed in.
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    visit: Visit,
    Form(chosen): Form<Chosen>,
) -> Result<Response, Error> {
    let person = person_of(&app, &token).await?;
    let hash = match Password::new(&chosen.password) {
        Ok(password) => app.passwords.hash(password).await?,
        Err(error) if visit.wanted == Wanted::Page => {
            let error = Error::from(error);
            let errors = vec![FieldError::at("password", error.text(visit.language))];
            return shown(&app, &visit, (error.status(), errors), (&person, token)).await;
        }
        Err(error) => return Err(error.into()),
    };
    let used = app.store.use_password_link(&hash_of(&token)?, &hash, store::now()).await?;
    let person = used.ok_or(AccountError::Link)?;
    // Pages that are open in sessions that have ended.
    app.tables.part(&person.id);
    enter(&app, &visit, &person).await?;
    Ok(visit.go(links::LOBBY))
}

async fn person_of(app: &App, token: &str) -> Result<Person, Error> {
    let person = app.store.password_link(&hash_of(token)?, store::now()).await?;
    person.ok_or_else(|| AccountError::Link.into())
}

async fn shown(
    app: &App,
    visit: &Visit,
    (status, errors): (StatusCode, Vec<FieldError>),
    (person, token): (&Person, String),
) -> Result<Response, Error> {
    let visitor = visit.visitor(app).await?;
    let shown = NewPassword { visitor, name: person.name.clone(), token, errors };
    Ok(page(status, &new_password_page(&shown)))
}

/// What the store keeps of the token in a link.
fn hash_of(token: &str) -> Result<String, AccountError> {
    let token: Token = token.parse().map_err(|_| AccountError::Link)?;
    Ok(token.commitment().to_string())
}
