//! What people choose about being told, and the links in letters.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::{Person, Stranger};
use engine::Token;
use pages::letters::confirm_letter;
use pages::links;
use pages::notices::{Choices, HookState, MailState, NoticePage, Said, link_page, notices_page};
use post::{Failed, Letter, is_address};
use serde::Deserialize;
use serde_json::json;
use store::{NoticeKind, NoticePace, Way, WayRecord, Wishes};

use super::looking;
use crate::chances::random_token;
use crate::error::{BadNotice, BadRequest, Error};
use crate::house::House;
use crate::input::{Form, Whole, Written};
use crate::lobby;
use crate::visit::{Visit, Wanted, page};

/// How long a link that confirms an address works: a day.
const ASK_SECONDS: i64 = 86_400;

/// How many confirmations a person may ask for in a day, and how many an address gets.
const ASKS_BY_PERSON: i64 = 6;
const ASKS_FOR_ADDRESS: i64 = 3;

/// `GET /notices`.
pub(crate) async fn show(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    render(&house, &visit, None).await
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
    State(house): State<Arc<House>>,
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
    let person = visit.guest(&house).await?;
    house.store.wish(&person.id, &wishes).await?;
    Ok(visit.go(links::NOTICES))
}

/// `POST /notices/mail`: an address, which gets a letter with a link; or no letters any more.
pub(crate) async fn mail(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(reached): Form<Reached>,
) -> Result<Response, Error> {
    set(&house, &visit, (Way::Mail, reached.wanted())).await
}

/// `POST /notices/hook`: the address of a program; or none any more.
pub(crate) async fn hook(
    State(house): State<Arc<House>>,
    visit: Visit,
    Form(reached): Form<Reached>,
) -> Result<Response, Error> {
    set(&house, &visit, (Way::Hook, reached.wanted())).await
}

/// Takes an address for one way of being told, or ends that way; then the page again, with what is wrong if
/// something is.
async fn set(house: &Arc<House>, visit: &Visit, asked: (Way, Option<&str>)) -> Result<Response, Error> {
    match set_way(house, visit, asked).await {
        Ok(()) => Ok(visit.go(links::NOTICES)),
        Err(Error::Notice(bad)) if visit.wanted == Wanted::Page => render(house, visit, Some(bad)).await,
        Err(error) => Err(error),
    }
}

/// Takes an address for one way of being told; none ends it.
pub(crate) async fn set_way(
    house: &House,
    visit: &Visit,
    (way, address): (Way, Option<&str>),
) -> Result<(), Error> {
    let person = visit.guest(house).await?;
    let Some(address) = address.map(str::trim) else {
        house.store.end_way(&person.id, way).await?;
        return Ok(());
    };
    match way {
        Way::Mail => ask(house, visit, &person, address).await,
        Way::Hook => call(house, &person, address).await,
    }
}

async fn ask(house: &House, visit: &Visit, person: &Person, address: &str) -> Result<(), Error> {
    let (post, site) = house.notices.letters().ok_or(BadNotice::NoLetters)?;
    if !is_address(address) {
        return Err(BadNotice::Address.into());
    }
    let now = store::now();
    let asks = house.store.mail_asks(&person.id, address, now.minus(ASK_SECONDS)).await?;
    if asks.by_person >= ASKS_BY_PERSON || asks.for_address >= ASKS_FOR_ADDRESS {
        return Err(BadNotice::TooOften.into());
    }
    let token = random_token()?;
    house.store.ask_mail(&person.id, address, &token.commitment().to_string(), now).await?;
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
            Failed::Away(_) => BadNotice::Away.into(),
            Failed::Refused(_) | Failed::Gone(_) => BadNotice::Refused.into(),
        }
    })
}

/// The address of a program, which is called from now on.
async fn call(house: &House, person: &Person, address: &str) -> Result<(), Error> {
    let (post, _) = house.notices.calls().ok_or(BadNotice::NoCalls)?;
    post.check(address).map_err(BadNotice::Hook)?;
    let secret = random_token()?.to_string();
    Ok(house.store.set_way(&person.id, (Way::Hook, address), &secret).await?)
}

/// `GET /notices/confirm/{token}`: asks once more, because programs that look at mail follow links.
pub(crate) async fn confirm_form(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let hash = hash_of(&token)?;
    let asked = house.store.mail_ask(&hash, store::now().minus(ASK_SECONDS)).await?;
    let (_, address) = asked.ok_or(BadNotice::Link)?;
    let said = Said::Confirm { address, token };
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&house).await?, &said)))
}

/// `POST /notices/confirm/{token}`: from now on letters go to this address. Nobody needs to be signed in:
/// the link came to the address.
pub(crate) async fn confirm(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let (hash, since) = (hash_of(&token)?, store::now().minus(ASK_SECONDS));
    let secret = random_token()?.to_string();
    let confirmed = house.store.confirm_mail(&hash, &secret, since).await?;
    confirmed.ok_or(BadNotice::Link)?;
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&house).await?, &Said::Confirmed)))
}

/// `GET /notices/stop/{token}`: the one button that ends letters.
pub(crate) async fn stop_form(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let found = house.store.mail_of_secret(&token).await?;
    let said = found.map_or(Said::Stopped, |(_, address)| Said::Stop { address, token });
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&house).await?, &said)))
}

/// `POST /notices/stop/{token}`: ends letters; programs of mail send it by themselves. Doing it again
/// changes nothing.
pub(crate) async fn stop(
    State(house): State<Arc<House>>,
    Path(token): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    if let Some((person, _)) = house.store.mail_of_secret(&token).await? {
        house.store.end_way(&person, Way::Mail).await?;
    }
    Ok(page(StatusCode::OK, &link_page(&visit.visitor(&house).await?, &Said::Stopped)))
}

/// `POST /t/{id}/looking`: the page of a table is seen by somebody. Says whether to go on saying so.
pub(crate) async fn look(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let again = looking(&house, &visit, &id).await?;
    Ok(axum::Json(json!({ "again": again })).into_response())
}

/// `GET /waiting`: how many tables wait for the visitor, and the bell of the header.
pub(crate) async fn waiting(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    let Some(person) = visit.person() else { return Err(Stranger::NotAtTable.into()) };
    lobby::wake_tables_of(&house, person).await?;
    let visitor = visit.visitor(&house).await?;
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
    pub(crate) async fn of(house: &House, person: Option<&Person>) -> Result<Self, Error> {
        let (mut ways, mut wishes, mut unconfirmed) = (Vec::new(), None, None);
        if let Some(person) = person {
            ways = house.store.ways(&person.id).await?;
            wishes = house.store.wishes(&person.id).await?;
            unconfirmed = house.store.unconfirmed_mail(&person.id, store::now().minus(ASK_SECONDS)).await?;
        }
        let way = |wanted: Way| ways.iter().find(|record| record.way == wanted);
        let address = |way: &WayRecord| way.address.clone();
        let (mail, hook) = (way(Way::Mail), way(Way::Hook));
        let mail = house.notices.letters().is_some().then(|| MailState {
            address: mail.map(address),
            unconfirmed,
            given_up: mail.is_some_and(|mail| mail.stopped.is_some()),
        });
        let hook = house.notices.calls().is_some().then(|| HookState {
            address: hook.map(address),
            secret: hook.map(|hook| hook.secret.clone()),
            given_up: hook.is_some_and(|hook| hook.stopped.is_some()),
        });
        Ok(Self { mail, hook, choices: choices(wishes.as_ref()) })
    }
}

async fn render(house: &Arc<House>, visit: &Visit, bad: Option<BadNotice>) -> Result<Response, Error> {
    let status = bad.as_ref().map_or(Ok(StatusCode::OK), |bad| StatusCode::from_u16(bad.status()));
    let status = status.unwrap_or(StatusCode::UNPROCESSABLE_ENTITY);
    let Told { mail, hook, choices } = Told::of(house, visit.person()).await?;
    let shown = NoticePage {
        visitor: visit.visitor(house).await?,
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
pub(crate) fn checked(mut wishes: Wishes) -> Result<Wishes, BadRequest> {
    wishes.kinds.sort_unstable();
    wishes.kinds.dedup();
    if wishes.zone % 15 == 0 { Ok(wishes) } else { Err(BadRequest::Field("zone")) }
}

/// What the store keeps of the token in a link.
fn hash_of(token: &str) -> Result<String, Error> {
    let token: Token = token.parse().map_err(|_| BadNotice::Link)?;
    Ok(token.commitment().to_string())
}
