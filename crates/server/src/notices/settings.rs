//! What people choose about being told, and the links in letters.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::{AccessError, Person};
use engine::Token;
use pages::letters::confirm_letter;
use pages::links;
use pages::notices::{Choices, HookState, MailState, NoticePage, Said, link_page, notices_page};
use post::{Failed, Letter, is_address};
use serde::Deserialize;
use serde_json::json;
use store::{NoticeKind, NoticePace, Way, WayRecord, Wishes};

use super::looking;
use crate::app::App;
use crate::entropy::random_token;
use crate::error::{Error, NoticeError, RequestError};
use crate::input::{Form, Whole, Written};
use crate::lobby;
use crate::visit::{Visit, Wanted, page};

/// How long a link that confirms an address works: a day.
const ASK_SECONDS: i64 = 86_400;

/// How many confirmations a person may ask for in a day, and how many an address gets.
const ASKS_BY_PERSON: i64 = 6;
const ASKS_FOR_ADDRESS: i64 = 3;

/// `GET /notices`.
pub(crate) async fn show(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    render(&app, &visit, None).await
}

/// What a person wants to be told of, and when.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wished {
    #[serde(default)]
    kind: Vec<Written<NoticeKind>>,
    pace: Written<NoticePace>,
    hour: Whole<0, 23>,
    quiet_from: Whole<0, 23>,
    quiet_to: Whole<0, 23>,
    zone: Whole<-720, 840>,
    away: Whole<0, 1440>,
}

/// An address, or the end of a way.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reached {
    address: Option<String>,
    /// The button that ends it.
    end: Option<String>,
}

impl Reached {
    /// The address; none if the way ends.
    fn wanted(&self) -> Option<&str> {
        if self.end.is_some() { None } else { Some(self.address.as_deref().unwrap_or_default()) }
    }
}

/// `POST /notices`: what a person wants to be told of, and when.
pub(crate) async fn wish(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(wished): Form<Wished>,
) -> Result<Response, Error> {
    let wishes = checked(Wishes {
        kinds: wished.kind.into_iter().map(|kind| kind.0).collect(),
        pace: wished.pace.0,
        hour: wished.hour.small(),
        quiet_from: wished.quiet_from.small(),
        quiet_to: wished.quiet_to.small(),
        zone: wished.zone.small(),
        away: wished.away.small(),
    })?;
    let person = visit.guest(&app).await?;
    app.store.wish(&person.id, &wishes).await?;
    Ok(visit.go(links::NOTICES))
}

/// `POST /notices/mail`: an address, which gets a letter with a link; or no letters any more.
pub(crate) async fn mail(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(reached): Form<Reached>,
) -> Result<Response, Error> {
    set(&app, &visit, (Way::Mail, reached.wanted())).await
}

/// `POST /notices/hook`: the address of a program; or none any more.
pub(crate) async fn hook(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(reached): Form<Reached>,
) -> Result<Response, Error> {
    set(&app, &visit, (Way::Hook, reached.wanted())).await
}

/// Takes an address for one way of being told, or ends that way; then the page again, with what is wrong if
/// something is.
async fn set(app: &Arc<App>, visit: &Visit, asked: (Way, Option<&str>)) -> Result<Response, Error> {
    match set_way(app, visit, asked).await {
        Ok(()) => Ok(visit.go(links::NOTICES)),
        Err(Error::Notice(bad)) if visit.wanted == Wanted::Page => render(app, visit, Some(bad)).await,
        Err(error) => Err(error),
    }
}

/// Takes an address for one way of being told; none ends it.
pub(crate) async fn set_way(
    app: &App,
    visit: &Visit,
    (way, address): (Way, Option<&str>),
) -> Result<(), Error> {
    let person = visit.guest(app).await?;
    let Some(address) = address.map(str::trim) else {
        app.store.end_way(&person.id, way).await?;
        return Ok(());
    };
    match way {
        Way::Mail => ask(app, visit, &person, address).await,
        Way::Hook => call(app, &person, address).await,
    }
}

async fn ask(app: &App, visit: &Visit, person: &Person, address: &str) -> Result<(), Error> {
    let (post, site) = app.notices.letters().ok_or(NoticeError::NoLetters)?;
    if !is_address(address) {
        return Err(NoticeError::Address.into());
    }
    let now = store::now();
    let asks = app.store.mail_asks(&person.id, address, now.minus(ASK_SECONDS)).await?;
    if asks.by_person >= ASKS_BY_PERSON || asks.for_address >= ASKS_FOR_ADDRESS {
        return Err(NoticeError::TooOften.into());
    }
    let token = random_token()?;
    app.store.ask_mail(&person.id, address, &token.commitment().to_string(), now).await?;
    let link = format!("{site}{}", links::confirm_mail(&token.to_string()));
    let written = confirm_letter(visit.language, &link);
    let letter = Letter {
        to: address.into(),
        subject: written.subject,
        text: written.text,
        id: random_token()?.to_string(),
        ends_by: None,
    };
    post.mail(&letter).await.map_err(|failed| {
        tracing::warn!(%failed, "a letter with a link was not taken");
        match failed {
            Failed::Away(_) => NoticeError::Away.into(),
            Failed::Refused(_) | Failed::Gone(_) => NoticeError::Refused.into(),
        }
    })
}

/// The address of a program, which is called from now on.
async fn call(app: &App, person: &Person, address: &str) -> Result<(), Error> {
    let (post, _) = app.notices.calls().ok_or(NoticeError::NoCalls)?;
    post.check(address).map_err(NoticeError::Hook)?;
    let secret = random_token()?.to_string();
    Ok(app.store.set_way(&person.id, (Way::Hook, address), &secret).await?)
}

/// `GET /notices/confirm/{token}`: asks once more, because programs that look at mail follow links.
pub(crate) async fn confirm_form(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let hash = hash_of(&token)?;
    let asked = app.store.mail_ask(&hash, store::now().minus(ASK_SECONDS)).await?;
    let (_, address) = asked.ok_or(NoticeError::Link)?;
    let said = Said::Confirm { address, token };
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&app).await?, &said)))
}

/// `POST /notices/confirm/{token}`: from now on letters go to this address. Nobody needs to be signed in:
/// the link came to the address.
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let (hash, since) = (hash_of(&token)?, store::now().minus(ASK_SECONDS));
    let secret = random_token()?.to_string();
    let confirmed = app.store.confirm_mail(&hash, &secret, since).await?;
    confirmed.ok_or(NoticeError::Link)?;
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&app).await?, &Said::Confirmed)))
}

/// `GET /notices/stop/{token}`: the one button that ends letters.
pub(crate) async fn stop_form(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let found = app.store.mail_of_secret(&token).await?;
    let said = found.map_or(Said::Stopped, |(_, address)| Said::Stop { address, token });
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&app).await?, &said)))
}

/// `POST /notices/stop/{token}`: ends letters; programs of mail send it by themselves. Doing it again
/// changes nothing.
pub(crate) async fn stop(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    if let Some((person, _)) = app.store.mail_of_secret(&token).await? {
        app.store.end_way(&person, Way::Mail).await?;
    }
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&app).await?, &Said::Stopped)))
}

/// `POST /t/{id}/looking`: the page of a table is seen by somebody. Says whether to go on saying so.
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let again = looking(&app, &visit, &id).await?;
    Ok(axum::Json(json!({ "again": again })).into_response())
}

/// `GET /waiting`: how many tables wait for the visitor, and the bell of the header.
pub(crate) async fn waiting(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let Some(person) = visit.person() else { return Err(AccessError::NotAtTable.into()) };
    lobby::wake_tables_of(&app, person).await?;
    let visitor = visit.visitor(&app).await?;
    let bell = pages::shell::bell(&visitor).into_string();
    Ok(axum::Json(json!({ "waiting": visitor.waiting, "bell": bell })).into_response())
}

/// Where a person is told, and what of.
pub(crate) struct Told {
    /// By mail; none if this site sends none.
    pub(crate) mail: Option<MailState>,
    /// By a call of a program; none if this site makes none.
    pub(crate) hook: Option<HookState>,
    /// What of, and when.
    pub(crate) choices: Choices,
}

impl Told {
    /// As it is for a person; for nobody, as it is for whoever comes first.
    pub(crate) async fn of(app: &App, person: Option<&Person>) -> Result<Self, Error> {
        let (mut ways, mut wishes, mut unconfirmed) = (Vec::new(), None, None);
        if let Some(person) = person {
            ways = app.store.ways(&person.id).await?;
            wishes = app.store.wishes(&person.id).await?;
            unconfirmed = app.store.unconfirmed_mail(&person.id, store::now().minus(ASK_SECONDS)).await?;
        }
        let way = |wanted: Way| ways.iter().find(|record| record.way == wanted);
        let address = |way: &WayRecord| way.address.clone();
        let (mail, hook) = (way(Way::Mail), way(Way::Hook));
        let mail = app.notices.letters().is_some().then(|| MailState {
            address: mail.map(address),
            unconfirmed,
            given_up: mail.is_some_and(|mail| mail.stopped.is_some()),
        });
        let hook = app.notices.calls().is_some().then(|| HookState {
            address: hook.map(address),
            secret: hook.map(|hook| hook.secret.clone()),
            given_up: hook.is_some_and(|hook| hook.stopped.is_some()),
        });
        Ok(Self { mail, hook, choices: choices(wishes.as_ref()) })
    }
}

async fn render(app: &Arc<App>, visit: &Visit, bad: Option<NoticeError>) -> Result<Response, Error> {
    let status = bad.as_ref().map_or(Ok(StatusCode::OK), |bad| StatusCode::from_u16(bad.status()));
    let status = status.unwrap_or(StatusCode::UNPROCESSABLE_ENTITY);
    let Told { mail, hook, choices } = Told::of(app, visit.person()).await?;
    let shown = NoticePage {
        visitor: visit.visitor(app).await?,
        mail,
        hook,
        choices,
        problem: bad.map(|bad| bad.text(visit.language)),
    };
    Ok(page(status, &notices_page(&shown)))
}

/// Wishes as the page shows them.
fn choices(wishes: Option<&Wishes>) -> Choices {
    let usual = Wishes::default();
    let is_first = wishes.is_none();
    let wishes = wishes.unwrap_or(&usual);
    Choices {
        kinds: NoticeKind::ALL.into_iter().map(|kind| (kind.word(), wishes.kinds.contains(&kind))).collect(),
        pace: wishes.pace.word(),
        hour: wishes.hour,
        quiet_from: wishes.quiet_from,
        quiet_to: wishes.quiet_to,
        zone: wishes.zone,
        away: wishes.away,
        is_first,
    }
}

/// Wishes that can be kept: each kind once, and a zone of whole quarters of an hour.
pub(crate) fn checked(mut wishes: Wishes) -> Result<Wishes, RequestError> {
    wishes.kinds.sort_unstable();
    wishes.kinds.dedup();
    if wishes.zone % 15 == 0 { Ok(wishes) } else { Err(RequestError::Field("zone")) }
}

/// What the store keeps of the token in a link.
fn hash_of(token: &str) -> Result<String, Error> {
    let token: Token = token.parse().map_err(|_| NoticeError::Link)?;
    Ok(token.commitment().to_string())
}
