//! Accounts: signing in and out, name, password and deletion.
//!
//! A guest who makes an account stays the same person, at the same tables. A guest who signs in to one
//! hands everything over to it: seats, tables, results. Whatever changes who somebody is begins a new
//! session, so that a token known before is worth nothing afterwards.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::{AccessError, Actor, Command, Handle, NAME_MAX, Person, PersonId, Refusal, Request, TableId};
use pages::links::AccountPost;
use pages::{Entrance, FieldError, OwnAccount, OwnPasskey, links};
use serde::Deserialize;
use store::{Account, TableFilter};

use crate::app::App;
use crate::days::day;
use crate::error::{AccountError, Error, NameError, Unread};
use crate::input::{Form, Next, Query};
use crate::names::person_name;
use crate::owner::own_account;
use crate::passwords::Password;
use crate::relying_party::RelyingParty;
use crate::sessions::{end_others, own_sessions};
use crate::sign_ins::Attempt;
use crate::submit::{Done, submit};
use crate::visit::{Caller, Visit, Wanted, page};

/// How many tables somebody leaves whose account is deleted, at once.
const TABLES_MAX: u32 = 1000;

/// `GET /account`: where a guest signs in or makes an account.
pub(crate) async fn entrance(
    State(app): State<Arc<App>>,
    Query(then): Query<Then>,
    visit: Visit,
) -> Result<Response, Error> {
    if visit.person().is_some_and(Person::has_account) {
        return Ok(visit.go(links::SETTINGS));
    }
    let next = then.next.path().to_owned();
    entrance_page(&app, &visit, StatusCode::OK, (None, next, String::new(), Vec::new())).await
}

/// Where to go on.
#[derive(Deserialize)]
pub(crate) struct Then {
    #[serde(default)]
    next: Next,
}

/// Somebody signs in, or makes an account.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignIn {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
    #[serde(default)]
    next: Next,
}

impl SignIn {
    /// The name of the account.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Where to go on.
    pub(crate) const fn next(&self) -> &Next {
        &self.next
    }
}

/// An account gets another name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RenameAccount {
    #[serde(default)]
    name: String,
    password: Option<String>,
}

/// An account gets another password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangePassword {
    old: Option<String>,
    #[serde(default)]
    new: String,
}

/// An account is deleted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Delete {
    password: Option<String>,
}

/// `POST /account/in`.
pub(crate) async fn sign_in(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(form): Form<SignIn>,
) -> Result<Response, Error> {
    let done = sign_in_as(&app, &visit, &form).await;
    entered(&app, &visit, &form, (AccountPost::SignIn, done)).await
}

async fn sign_in_as(app: &Arc<App>, visit: &Visit, form: &SignIn) -> Result<(), Error> {
    for (name, text) in [("name", &form.name), ("password", &form.password)] {
        if text.is_empty() {
            return Err(Unread::MissingField(name.into()).into());
        }
    }
    let handle = Handle::of(&form.name);
    let password = Password::given(&form.password);
    // Before any work is done, and whether there is such an account or not.
    for attempt in [Attempt::Address(visit.address), Attempt::Name(handle.as_str())] {
        app.sign_ins.spend(&app.store, attempt, app.time_source.now()).await?;
    }
    let account = app.store.account(&handle).await?;
    let hash = account.as_ref().and_then(|account| account.password.as_deref());
    let is_right = app.passwords.matches(password, hash).await?;
    let Some(Account { person, .. }) = account.filter(|_| is_right) else {
        // A wrong name and a wrong password are one answer.
        return Err(AccountError::WrongSignIn.into());
    };
    enter(app, visit, &person).await
}

/// Signs this browser in to an account. A guest hands over everything to it.
///
/// # Errors
/// If either is banned; nothing is changed then.
pub(crate) async fn enter(app: &Arc<App>, visit: &Visit, person: &Person) -> Result<(), Error> {
    let before = visit.person();
    if person.is_banned || before.is_some_and(|before| before.is_banned) {
        return Err(AccessError::Banned.into());
    }
    let changed = match before {
        Some(guest) if !guest.has_account() => app.store.hand_over(&guest.id, &person.id).await?,
        Some(_) | None => Vec::new(),
    };
    visit.become_person(app, person).await?;
    if let Some(before) = before {
        app.tables.part(&before.id);
    }
    app.tables.read_at_once(&changed).await;
    Ok(())
}

/// `POST /account/make`.
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(form): Form<SignIn>,
) -> Result<Response, Error> {
    let done = make_for(&app, &visit, &form).await;
    entered(&app, &visit, &form, (AccountPost::Make, done)).await
}

async fn make_for(app: &Arc<App>, visit: &Visit, form: &SignIn) -> Result<(), Error> {
    account_name(&form.name)?;
    let password = Password::new(&form.password)?;
    // Before the work: a name that is taken is told at once.
    let name = name_for_account(app, visit, &form.name).await?;
    let hash = app.passwords.hash(password).await?;
    let person = visit.guest(app).await?;
    app.store.open_account(&person.id, &name, &hash, store::now()).await?;
    opened(app, visit, &person).await
}

/// A name under which a visitor can make an account.
///
/// # Errors
/// If it cannot be one, is taken, or the visitor has an account.
pub(crate) async fn name_for_account(app: &App, visit: &Visit, name: &str) -> Result<String, Error> {
    let name = account_name(name)?;
    if visit.person().is_some_and(Person::has_account) {
        return Err(AccountError::HasAccount.into());
    }
    let own = visit.person().map(|person| &person.id);
    if app.store.person_named(&name).await?.is_some() || app.store.is_name_owned(&name, own).await? {
        return Err(NameError::Taken.into());
    }
    Ok(name)
}

/// Goes on with an account that was made of a guest: with a new session, and under its name at the guest's tables.
pub(crate) async fn opened(app: &Arc<App>, visit: &Visit, person: &Person) -> Result<(), Error> {
    visit.become_person(app, person).await?;
    app.tables.part(&person.id);
    read_tables_again(app, person).await
}

/// `POST /account/out`.
pub(crate) async fn sign_out(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    if let Caller::Known(person, session) = &visit.caller {
        app.store.end_session(&person.id, session.mark()).await?;
        app.tables.part(&person.id);
    }
    visit.forget_session();
    Ok(visit.go(links::LOBBY))
}

/// `POST /account/rename`.
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(form): Form<RenameAccount>,
) -> Result<Response, Error> {
    let done = async {
        let name = account_name(&form.name)?;
        let (person, _) = own_account(&app, &visit, form.password.as_deref()).await?;
        app.store.rename_account(&person.id, &name).await?;
        read_tables_again(&app, &person).await
    };
    settled(&app, &visit, (AccountPost::Rename, "password"), done.await).await
}

/// `POST /account/password`: all other sessions end.
pub(crate) async fn change_password(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(form): Form<ChangePassword>,
) -> Result<Response, Error> {
    let done = async {
        let new = Password::new(&form.new)?;
        let (person, session) = own_account(&app, &visit, form.old.as_deref()).await?;
        let hash = app.passwords.hash(new).await?;
        app.store.change_password(&person.id, &hash, store::now()).await?;
        end_others(&app, &person, &session).await
    };
    settled(&app, &visit, (AccountPost::Password, "old"), done.await).await
}

/// `POST /account/delete`: the name goes, the games stay.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(form): Form<Delete>,
) -> Result<Response, Error> {
    match own_account(&app, &visit, form.password.as_deref()).await {
        Ok((person, _)) => {
            forget(&app, &person).await?;
            visit.forget_session();
            Ok(visit.go(links::LOBBY))
        }
        Err(error) => settled(&app, &visit, (AccountPost::Delete, "password"), Err(error)).await,
    }
}

/// Leaves all tables that are not over, then deletes the account.
async fn forget(app: &Arc<App>, person: &Person) -> Result<(), Error> {
    for table in app.store.ids_on_shelf(&TableFilter::Running(&person.id), TABLES_MAX).await? {
        match leave_for_good(app, &table, &person.id).await {
            // A seat that is only kept, or a table that is no more: nothing to leave.
            Ok(_) | Err(Error::Refused(Refusal::Person(AccessError::NotAtTable)) | Error::Missing(_)) => {}
            Err(error) => return Err(error),
        }
    }
    let changed = app.store.forget_person(&person.id).await?;
    app.tables.part(&person.id);
    app.tables.read_at_once(&changed).await;
    Ok(())
}

async fn leave_for_good(app: &Arc<App>, id: &TableId, person: &PersonId) -> Result<Done, Error> {
    let live = app.tables.table(id.as_str()).await?;
    let by = Actor::Person(person.clone());
    submit(app, &live, Request::new(by, Command::LeaveForGood, app.time_source.now())).await
}

/// `GET /settings`.
pub(crate) async fn settings(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    settings_page(&app, &visit, StatusCode::OK, (None, Vec::new())).await
}

/// A name for an account: one that can be read aloud and written down.
fn account_name(text: &str) -> Result<String, NameError> {
    let name = person_name(text)?;
    if name.chars().any(char::is_alphanumeric) { Ok(name) } else { Err(NameError::NoLetter) }
}

/// The tables of a person show what is now known of the account.
async fn read_tables_again(app: &Arc<App>, person: &Person) -> Result<(), Error> {
    let tables = app.store.ids_on_shelf(&TableFilter::Running(&person.id), TABLES_MAX).await?;
    app.tables.read_at_once(&tables).await;
    Ok(())
}

/// What is answered to a form of the entrance.
async fn entered(
    app: &App,
    visit: &Visit,
    form: &SignIn,
    (post, done): (AccountPost, Result<(), Error>),
) -> Result<Response, Error> {
    let error = match done {
        Ok(()) => return Ok(visit.go(form.next.path())),
        Err(error) => error,
    };
    let field = if matches!(error, Error::Name(_)) {
        "name"
    } else if matches!(error, Error::Account(_)) {
        "password"
    } else {
        return Err(error);
    };
    if visit.wanted == Wanted::Json {
        return Err(error);
    }
    let errors = vec![FieldError::at(field, error.text(visit.language))];
    let name = form.name.chars().take(NAME_MAX).collect();
    let shown = (Some(post), form.next.path().to_owned(), name, errors);
    entrance_page(app, visit, error.status(), shown).await
}

async fn entrance_page(
    app: &App,
    visit: &Visit,
    status: StatusCode,
    (tried, next, name, errors): (Option<AccountPost>, String, String, Vec<FieldError>),
) -> Result<Response, Error> {
    let (visitor, no_passkeys) = (visit.visitor(app).await?, no_passkeys(app, visit));
    Ok(page(status, &pages::entrance_page(&Entrance { visitor, tried, name, next, errors, no_passkeys })))
}

/// What is answered to a form of the settings; a wrong password stands at `field`.
pub(crate) async fn settled(
    app: &App,
    visit: &Visit,
    (post, field): (AccountPost, &'static str),
    done: Result<(), Error>,
) -> Result<Response, Error> {
    let error = match done {
        Ok(()) => return Ok(visit.go(links::SETTINGS)),
        Err(error) => error,
    };
    let field = if matches!(error, Error::Name(_)) {
        "name"
    } else if matches!(error, Error::Account(AccountError::PasswordShort | AccountError::PasswordLong)) {
        "new"
    } else if matches!(
        error,
        Error::Account(AccountError::WrongPassword | AccountError::SignInAgain | AccountError::Busy)
            | Error::Passkey(_)
    ) {
        field
    } else {
        return Err(error);
    };
    if visit.wanted == Wanted::Json {
        return Err(error);
    }
    let errors = vec![FieldError::at(field, error.text(visit.language))];
    settings_page(app, visit, error.status(), (Some(post), errors)).await
}

async fn settings_page(
    app: &App,
    visit: &Visit,
    status: StatusCode,
    (tried, errors): (Option<AccountPost>, Vec<FieldError>),
) -> Result<Response, Error> {
    let mut own = OwnAccount { tried, errors, ..OwnAccount::default() };
    if let Caller::Known(person, session) = &visit.caller {
        own.sessions = own_sessions(app, person, session).await?;
        own.is_host = app.store.is_host(&person.id).await?;
        own.listed = app.store.listed(&person.id).await?;
        if let Some(handle) = &person.handle {
            let account = app.store.account(handle).await?;
            own.has_password = account.is_some_and(|account| account.password.is_some());
            own.passkeys = app.store.passkeys(&person.id).await?.into_iter().map(shown_passkey).collect();
            own.no_passkeys = no_passkeys(app, visit);
        }
    }
    Ok(page(status, &pages::settings_page(&visit.visitor(app).await?, &own)))
}

/// Why no passkey can be used at the address of this visit, if so.
fn no_passkeys(app: &App, visit: &Visit) -> Option<String> {
    RelyingParty::of_visit(app, visit).err().map(|why| why.text(visit.language))
}

fn shown_passkey(passkey: store::Passkey) -> OwnPasskey {
    let used = (passkey.used.0 > 0).then(|| day(passkey.used));
    OwnPasskey { id: passkey.id, name: passkey.name, made: day(passkey.made), used }
}
