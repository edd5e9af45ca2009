//! One visit: who asks, in which language, and in what form the answer is wanted.

mod arrival;

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use domain::time::Tick;
use domain::{AccessError, Actor, Awaited, Command, Person, PersonId, Refusal};
use maud::Markup;
use pages::assets::AssetsVersion;
use pages::{Preferences, Seen, Visitor};
use serde_json::json;
use store::{Knowledge, SessionHash, TableFilter};
use words::Language;

use crate::app::App;
use crate::browser;
use crate::client_addr::ClientAddr;
use crate::entropy::random_token;
use crate::error::{Error, Fault, Refused, ToldRefusal};
use crate::input::NEXT_MAX;
use crate::limits::{Budget, Payer};
use crate::tokens::{self, Scopes};

pub(crate) use self::arrival::greet;

/// How long a browser may be away before it is forgotten: 400 days, as long as browsers keep cookies.
pub(crate) const SESSION_SECONDS: i64 = 400 * 86_400;

/// How many of their tables a person is told about.
pub(crate) const OWN_MAX: u32 = 60;

/// The cookie of the session.
const SESSION: &str = "mu";

/// The cookie of the preferences.
const PREFERENCES: &str = "mu_look";

/// One visit.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    /// Who asks.
    pub(crate) caller: Caller,
    /// The language of the answer.
    pub(crate) language: Language,
    /// How the visitor likes pages.
    pub(crate) preferences: Preferences,
    /// In what form the answer is wanted.
    pub(crate) wanted: Wanted,
    /// When the request came in.
    pub(crate) came_in: Tick,
    /// What the token may do with which somebody comes; none for a browser.
    pub(crate) token: Option<Allowed>,
    /// The page that is asked for; the lobby if something is posted.
    path: String,
    /// What stands before a path in an address that others can open: `http://localhost:8080`.
    origin: String,
    /// Through whose eyes a game that is over is asked for: `as` in the address.
    pub(crate) seen: Option<Seen>,
    /// Where the request comes from.
    pub(crate) address: Option<IpAddr>,
    /// Which browser it is, in a few words.
    browser: String,
    /// Cookies for the answer.
    cookies: Arc<OnceLock<String>>,
    /// The version of the files that its pages load.
    assets: AssetsVersion,
}

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) enum Caller {
    /// A browser that was never here.
    New,
    /// A browser that was here, but too long ago.
    Expired,
    /// This person, with this session or token.
    Known(Person, SessionHash),
    /// A program with a token that is none, or none any more.
    BadToken,
}

/// What a token allows.
#[derive(Clone, Debug)]
pub(crate) struct Allowed {
    /// What may be done with it.
    pub(crate) scopes: Scopes,
    /// Whose bot it acts for, if it does: the name of the owner.
    pub(crate) owner: Option<String>,
}

/// In what form an answer is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// As a page.
    Page,
    /// As JSON, by our script.
    Json,
}

impl Visit {
    fn begin(
        (caller, token): (Caller, Option<Allowed>),
        parts: &Parts,
        came_in: Tick,
        assets: AssetsVersion,
    ) -> Self {
        let headers = &parts.headers;
        let text =
            |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let is_call = tokens::is_call(parts.uri.path());
        let asked = text(header::ACCEPT_LANGUAGE);
        let language = match &caller {
            Caller::Known(person, _) if token.is_none() || asked.is_empty() => person.language,
            Caller::Known(..) | Caller::New | Caller::Expired | Caller::BadToken => {
                Language::negotiate(asked)
            }
        };
        let can_return = [Method::GET, Method::HEAD].contains(&parts.method) && path.len() <= NEXT_MAX;
        // It decides the link that a host copies, and whether the cookie needs a safe connection.
        let scheme = if ClientAddr::noted(parts).is_safe { "https" } else { "http" };
        Self {
            caller,
            language,
            preferences: cookie(headers, PREFERENCES).unwrap_or_default().parse().unwrap_or_default(),
            token,
            wanted: if is_call || text(header::ACCEPT).contains("application/json") {
                Wanted::Json
            } else {
                Wanted::Page
            },
            came_in,
            path: if can_return { path.to_owned() } else { "/".to_owned() },
            seen: parts.uri.query().and_then(seen),
            origin: format!("{scheme}://{}", text(header::HOST)),
            address: ClientAddr::noted(parts).address,
            browser: browser::in_words(text(header::USER_AGENT)),
            cookies: Arc::default(),
            assets,
        }
    }

    /// The same visit by somebody who was never here.
    pub(crate) fn of_a_stranger(&self) -> Self {
        Self { caller: Caller::New, token: None, preferences: Preferences::default(), ..self.clone() }
    }

    /// The person, if this browser is known.
    pub(crate) const fn person(&self) -> Option<&Person> {
        match &self.caller {
            Caller::Known(person, _) => Some(person),
            Caller::New | Caller::Expired | Caller::BadToken => None,
        }
    }

    /// The person, or why there is none: for whatever needs a seat.
    pub(crate) const fn known(&self) -> Result<(&Person, &SessionHash), Error> {
        match &self.caller {
            Caller::Known(person, _) if person.is_banned => {
                Err(Error::Refused(Refusal::Person(AccessError::Banned)))
            }
            Caller::Known(person, session) => Ok((person, session)),
            Caller::New => Err(Error::Refused(Refusal::Person(AccessError::NotAtTable))),
            Caller::Expired => Err(Error::Refused(Refusal::Person(AccessError::SessionEnded))),
            Caller::BadToken => Err(Error::Call(Fault::BadToken)),
        }
    }

    /// What the person wants to be done at a table.
    pub(crate) fn wants(&self, command: Command) -> Result<domain::Request, Error> {
        let by = Actor::Person(self.known()?.0.id.clone());
        Ok(domain::Request { language: self.language, ..domain::Request::new(by, command, self.came_in) })
    }

    /// The person; a new guest if the browser is not known.
    pub(crate) async fn guest(&self, app: &App) -> Result<Person, Error> {
        if let Some(person) = self.person() {
            return if person.is_banned { Err(AccessError::Banned.into()) } else { Ok(person.clone()) };
        }
        app.limiter.spend(Budget::Arrivals, Payer::Address(self.address))?;
        let (id, token) = (random_token()?, random_token()?);
        let person = Person {
            id: PersonId::new(id.to_string()),
            name: String::new(),
            handle: None,
            language: self.language,
            is_banned: false,
        };
        app.store.add_person(&person, store::now()).await?;
        app.store.begin_session(&tokens::hash(&token), &person.id, &self.browser, store::now()).await?;
        // A visit makes one guest at most.
        let _ = self.cookies.set(self.cookie(SESSION, &token.to_string()));
        Ok(person)
    }

    /// Begins a session of a person in this browser; the session that it had ends. Nobody who knew the
    /// old token is that person.
    pub(crate) async fn become_person(&self, app: &App, person: &Person) -> Result<(), Error> {
        if self.cookies.get().is_some() {
            // This visit has begun one already.
            return Ok(());
        }
        let token = random_token()?;
        app.store.begin_session(&tokens::hash(&token), &person.id, &self.browser, store::now()).await?;
        let _ = self.cookies.set(self.cookie(SESSION, &token.to_string()));
        if let Caller::Known(before, session) = &self.caller {
            app.store.end_session(&before.id, session.mark()).await?;
        }
        Ok(())
    }

    /// Takes the session's cookie from this browser.
    pub(crate) fn forget_session(&self) {
        let _ = self.cookies.set(format!("{SESSION}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"));
    }

    /// Whether this visit's session or token is still that of its person. Whoever was not known stays so.
    pub(crate) async fn is_still_known(&self, app: &App) -> Result<bool, Error> {
        let Caller::Known(person, session) = &self.caller else { return Ok(true) };
        let now = store::now();
        let found = if self.token.is_some() {
            app.store.bearer(session, now).await?.map(|bearer| bearer.person)
        } else {
            app.store.session(session, SESSION_SECONDS, now).await?
        };
        Ok(found.is_some_and(|found| found.id == person.id))
    }

    /// What pages show of the visitor.
    pub(crate) async fn visitor(&self, app: &App) -> Result<Visitor, Error> {
        let waiting = match self.person() {
            Some(person) => tables_waiting_for(app, person).await?,
            None => 0,
        };
        Ok(Visitor { waiting, ..self.plain_visitor() })
    }

    /// The same without looking at the visitor's tables.
    pub(crate) fn plain_visitor(&self) -> Visitor {
        Visitor {
            name: self.person().map(|person| person.name.clone()).unwrap_or_default(),
            has_account: self.person().is_some_and(Person::has_account),
            language: self.language,
            preferences: self.preferences,
            path: self.path.clone(),
            origin: self.origin.clone(),
            waiting: 0,
            assets: self.assets,
        }
    }

    /// A cookie that scripts cannot read and other sites cannot use.
    fn cookie(&self, name: &str, value: &str) -> String {
        let secure = if self.origin.starts_with("https:") { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={SESSION_SECONDS}; HttpOnly; SameSite=Lax{secure}")
    }

    /// The same for some seconds and for the account's own requests only.
    pub(crate) fn brief_cookie(&self, name: &str, value: &str, seconds: i64) -> String {
        let secure = if self.origin.starts_with("https:") { "; Secure" } else { "" };
        format!("{name}={value}; Path=/account; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}")
    }

    /// Which browser it is, in a few words; empty if that is not known.
    pub(crate) fn browser(&self) -> &str {
        &self.browser
    }

    /// The cookie that keeps preferences.
    pub(crate) fn preferences_cookie(&self, preferences: Preferences) -> String {
        self.cookie(PREFERENCES, &preferences.to_string())
    }

    /// How well the visitor knows a game.
    pub(crate) async fn knowledge(&self, app: &App, game: &str) -> Result<Knowledge, Error> {
        let Some(person) = self.person() else { return Ok(Knowledge::New) };
        Ok(app.store.knowledge(&person.id, game).await?)
    }

    /// The whole address of a path, for others.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Sends the visitor to another page.
    pub(crate) fn go(&self, path: &str) -> Response {
        match self.wanted {
            Wanted::Page => Redirect::to(path).into_response(),
            Wanted::Json => axum::Json(json!({ "go": path })).into_response(),
        }
    }

    /// Writes an error in the visitor's language.
    fn tell(&self, error: &Error) -> Response {
        let mut response = match self.wanted {
            Wanted::Json => (error.status(), axum::Json(self.refused(error))).into_response(),
            Wanted::Page => {
                page(error.status(), &pages::error_page(&self.plain_visitor(), &error.problem(self.language)))
            }
        };
        if let Some(seconds) = error.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    fn refused(&self, error: &Error) -> Refused {
        let refusal = error.refusal();
        let error = ToldRefusal {
            code: error.code(),
            text: error.text(self.language),
            field: error.field(),
            rule: refusal.map(|refusal| refusal.rule.to_string()),
            handles: refusal.map(|refusal| refusal.handles.clone()),
        };
        Refused { error }
    }
}

/// How many running tables wait for a person to choose or to answer, as far as they are live.
async fn tables_waiting_for(app: &App, person: &Person) -> Result<usize, Error> {
    let running = app.store.ids_on_shelf(&TableFilter::Running(&person.id), OWN_MAX).await?;
    let awaited = running
        .iter()
        .filter_map(|id| app.tables.peek(id, |state| state.awaits(&state.seats_of(&person.id))));
    Ok(awaited.filter(|&awaited| awaited != Awaited::Nothing).count())
}

/// Through whose eyes a query asks to see a game.
fn seen(query: &str) -> Option<Seen> {
    query.split('&').find_map(|pair| pair.strip_prefix("as=")).and_then(|text| text.parse().ok())
}

/// A page with a status.
pub(crate) fn page(status: StatusCode, markup: &Markup) -> Response {
    (status, Html(markup.0.clone())).into_response()
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|text| text.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}
