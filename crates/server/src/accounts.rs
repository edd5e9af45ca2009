//! Accounts: signing in and out, name, password, deletion, and the sessions of a person.
//!
//! A guest who makes an account stays the same person, at the same tables. A guest who signs in to one
//! hands everything over to it: seats, tables, results. Whatever changes who somebody is begins a new
//! session, so that a token known before is worth nothing afterwards.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Actor, Command, Handle, NAME_MAX, Person, PersonId, Refusal, Request, Stranger, TableId};
use pages::accounts::Which;
use pages::links::AccountPost;
use pages::{Entrance, FieldError, OwnAccount, OwnSession, links};
use schemars::JsonSchema;
use serde::Deserialize;
use store::{Account, SessionHash, Shelf};

use crate::days::day;
use crate::error::{BadAccount, BadName, Error, Unread};
use crate::house::House;
use crate::input::{Form, Line, Next, Query};
use crate::names::person_name;
use crate::passwords::Password;
use crate::sign_ins::Attempt;
use crate::submit::{Done, submit};
use crate::visit::{Caller, Visit, Wanted, page};

/// How many tables somebody leaves whose account is deleted, at once.
const TABLES_MAX: u32 = 1000;

/// `GET /account`: where a guest signs in or makes an account.
pub(crate) async fn entrance(
    State(house): State<Arc<House>>,
    Query(then): Query<Then>,
    visit: Visit,
) -> Result<Response, Error> {
    if visit.person().is_some_and(Person::has_account) {
        return Ok(visit.go(links::SETTINGS));
    }
    let next = then.next.path().to_owned();
    entrance_page(&house, &visit, StatusCode::OK, (None, next, String::new(), Vec::new())).await
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

/// A session is ended.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndSession {
    /// The `mark` of a session, or `others`.
    session: Line<64>,
}

/// `POST /account/in`.
pub(crate) async fn sign_in(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(form): Form<SignIn>,
) -> Result<Response, Error> {
    let done = sign_in_as(&house, &visit, &form).await;
    entered(&house, &visit, &form, (AccountPost::SignIn, done)).await
}

async fn sign_in_as(house: &Arc<House>, visit: &Visit, form: &SignIn) -> Result<(), Error> {
    for (name, text) in [("name", &form.name), ("password", &form.password)] {
        if text.is_empty() {
            return Err(Unread::MissingField(name.into()).into());
        }
    }
    let handle = Handle::of(&form.name);
    let password = Password::given(&form.password);
    // Before any work is done, and whether there is such an account or not.
    for attempt in [Attempt::Address(visit.address), Attempt::Name(handle.as_str())] {
        house.sign_ins.spend(&house.store, attempt, house.timepiece.now()).await?;
    }
    let account = house.store.account(&handle).await?;
    let hash = account.as_ref().map(|account| account.password.as_str());
    let is_right = house.passwords.matches(password, hash).await?;
    let Some(Account { person, .. }) = account.filter(|_| is_right) else {
        // A wrong name and a wrong password are one answer.
        return Err(BadAccount::WrongSignIn.into());
    };
    let before = visit.person();
    if person.is_banned || before.is_some_and(|before| before.is_banned) {
        return Err(Stranger::Banned.into());
    }
    let changed = match before {
        Some(guest) if !guest.has_account() => house.store.hand_over(&guest.id, &person.id).await?,
        Some(_) | None => Vec::new(),
    };
    visit.become_person(house, &person).await?;
    if let Some(before) = before {
        house.hub.part(&before.id);
    }
    house.hub.read_at_once(&changed).await;
    Ok(())
}

/// `POST /account/make`.
pub(crate) async fn make(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(form): Form<SignIn>,
) -> Result<Response, Error> {
    let done = make_for(&house, &visit, &form).await;
    entered(&house, &visit, &form, (AccountPost::Make, done)).await
}

async fn make_for(house: &Arc<House>, visit: &Visit, form: &SignIn) -> Result<(), Error> {
    let name = account_name(&form.name)?;
    let password = Password::new(&form.password)?;
    if visit.person().is_some_and(Person::has_account) {
        return Err(BadAccount::HasAccount.into());
    }
    // Before the work: a name that is taken is told at once.
    let own = visit.person().map(|person| &person.id);
    if house.store.person_named(&name).await?.is_some() || house.store.is_name_owned(&name, own).await? {
        return Err(BadName::Taken.into());
    }
    let hash = house.passwords.hash(password).await?;
    let person = visit.guest(house).await?;
    house.store.open_account(&person.id, &name, &hash, store::now()).await?;
    visit.become_person(house, &person).await?;
    house.hub.part(&person.id);
    read_tables_again(house, &person).await
}

/// `POST /account/out`.
pub(crate) async fn sign_out(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    if let Caller::Known(person, session) = &visit.caller {
        house.store.end_session(&person.id, session.mark()).await?;
        house.hub.part(&person.id);
    }
    visit.forget_session();
    Ok(visit.go(links::LOBBY))
}

/// `POST /account/rename`.
pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(form): Form<RenameAccount>,
) -> Result<Response, Error> {
    let done = async {
        let name = account_name(&form.name)?;
        let (person, _) = own_account(&house, &visit, form.password.as_deref()).await?;
        house.store.rename_account(&person.id, &name).await?;
        read_tables_again(&house, &person).await
    };
    settled(&house, &visit, (AccountPost::Rename, "password"), done.await).await
}

/// `POST /account/password`: all other sessions end.
pub(crate) async fn change_password(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(form): Form<ChangePassword>,
) -> Result<Response, Error> {
    let done = async {
        let new = Password::new(&form.new)?;
        let (person, session) = own_account(&house, &visit, form.old.as_deref()).await?;
        let hash = house.passwords.hash(new).await?;
        house.store.change_password(&person.id, &hash, store::now()).await?;
        end_others(&house, &person, &session).await
    };
    settled(&house, &visit, (AccountPost::Password, "old"), done.await).await
}

/// `POST /account/delete`: the name goes, the games stay.
pub(crate) async fn delete(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(form): Form<Delete>,
) -> Result<Response, Error> {
    match own_account(&house, &visit, form.password.as_deref()).await {
        Ok((person, _)) => {
            forget(&house, &person).await?;
            visit.forget_session();
            Ok(visit.go(links::LOBBY))
        }
        Err(error) => settled(&house, &visit, (AccountPost::Delete, "password"), Err(error)).await,
    }
}

/// Leaves all tables that are not over, then deletes the account.
async fn forget(house: &Arc<House>, person: &Person) -> Result<(), Error> {
    for listing in house.store.shelf(&Shelf::Running(&person.id), TABLES_MAX).await? {
        match leave_for_good(house, &listing.table.id, &person.id).await {
            // A seat that is only kept, or a table that is no more: nothing to leave.
            Ok(_) | Err(Error::Refused(Refusal::Person(Stranger::NotAtTable)) | Error::Missing(_)) => {}
            Err(error) => return Err(error),
        }
    }
    let changed = house.store.forget_person(&person.id).await?;
    house.hub.part(&person.id);
    house.hub.read_at_once(&changed).await;
    Ok(())
}

async fn leave_for_good(house: &Arc<House>, id: &TableId, person: &PersonId) -> Result<Done, Error> {
    let live = house.hub.table(id.as_str()).await?;
    let by = Actor::Person(person.clone());
    submit(house, &live, Request::new(by, Command::LeaveForGood, house.timepiece.now())).await
}

/// `POST /account/end`: ends a session, or all but this one.
pub(crate) async fn end(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(end): Form<EndSession>,
) -> Result<Response, Error> {
    let is_own = end_session(&house, &visit, &end).await?;
    Ok(visit.go(if is_own { links::LOBBY } else { links::SETTINGS }))
}

/// Ends a session, or all but this one. Says whether it was this one.
pub(crate) async fn end_session(house: &House, visit: &Visit, end: &EndSession) -> Result<bool, Error> {
    let Caller::Known(person, session) = &visit.caller else { return Err(Stranger::SessionEnded.into()) };
    let mark = end.session.0.as_str();
    if mark == "others" {
        end_others(house, person, session).await?;
        return Ok(false);
    }
    house.store.end_session(&person.id, mark).await?;
    house.hub.part(&person.id);
    let is_own = mark == session.mark();
    if is_own {
        visit.forget_session();
    }
    Ok(is_own)
}

async fn end_others(house: &House, person: &Person, own: &SessionHash) -> Result<(), Error> {
    house.store.end_other_sessions(&person.id, own).await?;
    house.hub.part(&person.id);
    Ok(())
}

/// `GET /settings`.
pub(crate) async fn settings(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    settings_page(&house, &visit, StatusCode::OK, (None, Vec::new())).await
}

/// The visitor's account, if this is its password.
async fn own_account(
    house: &House,
    visit: &Visit,
    password: Option<&str>,
) -> Result<(Person, SessionHash), Error> {
    let Caller::Known(person, session) = &visit.caller else { return Err(Stranger::SessionEnded.into()) };
    let handle = person.handle.as_ref().ok_or(BadAccount::NeedsAccount)?;
    house.sign_ins.spend(&house.store, Attempt::Person(&person.id), house.timepiece.now()).await?;
    let account = house.store.account(handle).await?.ok_or(BadAccount::NeedsAccount)?;
    let given = Password::given(password.unwrap_or_default());
    if house.passwords.matches(given, Some(&account.password)).await? {
        Ok((account.person, session.clone()))
    } else {
        Err(BadAccount::WrongPassword.into())
    }
}

/// A name for an account: one that can be read aloud and written down.
fn account_name(text: &str) -> Result<String, BadName> {
    let name = person_name(text)?;
    if name.chars().any(char::is_alphanumeric) { Ok(name) } else { Err(BadName::NoLetter) }
}

/// The tables of a person show what is now known of the account.
async fn read_tables_again(house: &Arc<House>, person: &Person) -> Result<(), Error> {
    let tables = house.store.shelf(&Shelf::Running(&person.id), TABLES_MAX).await?;
    let tables: Vec<_> = tables.into_iter().map(|listing| listing.table.id).collect();
    house.hub.read_at_once(&tables).await;
    Ok(())
}

/// What is answered to a form of the entrance.
async fn entered(
    house: &House,
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
    entrance_page(house, visit, error.status(), shown).await
}

async fn entrance_page(
    house: &House,
    visit: &Visit,
    status: StatusCode,
    (tried, next, name, errors): (Option<AccountPost>, String, String, Vec<FieldError>),
) -> Result<Response, Error> {
    let visitor = visit.visitor(house).await?;
    Ok(page(status, &pages::entrance_page(&Entrance { visitor, tried, name, next, errors })))
}

/// What is answered to a form of the settings; a wrong password stands at `field`.
async fn settled(
    house: &House,
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
    } else if matches!(error, Error::Account(BadAccount::PasswordShort | BadAccount::PasswordLong)) {
        "new"
    } else if matches!(error, Error::Account(BadAccount::WrongPassword | BadAccount::Busy)) {
        field
    } else {
        return Err(error);
    };
    if visit.wanted == Wanted::Json {
        return Err(error);
    }
    let errors = vec![FieldError::at(field, error.text(visit.language))];
    settings_page(house, visit, error.status(), (Some(post), errors)).await
}

async fn settings_page(
    house: &House,
    visit: &Visit,
    status: StatusCode,
    (tried, errors): (Option<AccountPost>, Vec<FieldError>),
) -> Result<Response, Error> {
    let sessions = match &visit.caller {
        Caller::Known(person, own) => own_sessions(house, person, own).await?,
        Caller::New | Caller::Expired | Caller::BadToken => Vec::new(),
    };
    let visitor = visit.visitor(house).await?;
    Ok(page(status, &pages::settings_page(&visitor, &OwnAccount { sessions, tried, errors })))
}

/// The sessions of a person, who asks with this one or with a token.
pub(crate) async fn own_sessions(
    house: &House,
    person: &Person,
    own: &SessionHash,
) -> Result<Vec<OwnSession>, Error> {
    let sessions = house.store.sessions(&person.id).await?;
    let shown = |session: store::Session| OwnSession {
        which: if session.mark == own.mark() { Which::This } else { Which::Other },
        created: day(session.created),
        seen: day(session.seen),
        mark: session.mark,
        browser: session.browser,
    };
    Ok(sessions.into_iter().map(shown).collect())
}
