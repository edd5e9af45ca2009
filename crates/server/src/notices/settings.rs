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
use serde_json::json;
use store::{NoticeKind, NoticePace, Way, WayRecord, Wishes};

use super::looking;
use crate::chances::random_token;
use crate::error::{BadNotice, BadRequest, Error};
use crate::fields::Fields;
use crate::house::House;
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

/// `POST /notices`: what a person wants to be told of, and when.
pub(crate) async fn wish(
    State(house): State<Arc<House>>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let wishes = read_wishes(&fields)?;
    let person = visit.guest(&house).await?;
    house.store.wish(&person.id, &wishes).await?;
    Ok(visit.go(links::NOTICES))
}

/// `POST /notices/mail`: an address, which gets a letter with a link; or no letters any more.
pub(crate) async fn mail(
    State(house): State<Arc<House>>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    set(&house, &visit, (Way::Mail, &fields)).await
}

/// `POST /notices/hook`: the address of a program; or none any more.
pub(crate) async fn hook(
    State(house): State<Arc<House>>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    set(&house, &visit, (Way::Hook, &fields)).await
}

/// Takes an address for one way of being told, or ends that way; then the page again, with what is wrong if
/// something is.
async fn set(house: &Arc<House>, visit: &Visit, asked: (Way, &Fields)) -> Result<Response, Error> {
    match set_way(house, visit, asked).await {
        Ok(()) => Ok(visit.go(links::NOTICES)),
        Err(Error::Notice(bad)) if visit.wanted == Wanted::Page => render(house, visit, Some(bad)).await,
        Err(error) => Err(error),
    }
}

async fn set_way(house: &Arc<House>, visit: &Visit, (way, fields): (Way, &Fields)) -> Result<(), Error> {
    let person = visit.guest(house).await?;
    if fields.one("end").is_some() {
        house.store.end_way(&person.id, way).await?;
        return Ok(());
    }
    let address = fields.one("address").unwrap_or_default().trim();
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

fn read_wishes(fields: &Fields) -> Result<Wishes, Error> {
    fn within(fields: &Fields, name: &'static str, most: usize) -> Result<usize, Error> {
        let number = fields.number(name)?;
        if number <= most { Ok(number) } else { Err(BadRequest::Field(name).into()) }
    }
    let small = |name, most| -> Result<u8, Error> {
        u8::try_from(within(fields, name, most)?).map_err(|_| BadRequest::Field(name).into())
    };
    let kinds = fields.all("kind").map(str::parse::<NoticeKind>);
    let mut kinds = kinds.collect::<Result<Vec<_>, _>>().map_err(|_| BadRequest::Field("kind"))?;
    kinds.sort_unstable();
    kinds.dedup();
    let zone: i32 = fields.need("zone")?.parse().map_err(|_| BadRequest::Field("zone"))?;
    if !(-720..=840).contains(&zone) || zone % 15 != 0 {
        return Err(BadRequest::Field("zone").into());
    }
    Ok(Wishes {
        kinds,
        pace: fields.need("pace")?.parse::<NoticePace>().map_err(|_| BadRequest::Field("pace"))?,
        hour: small("hour", 23)?,
        quiet_from: small("quiet_from", 23)?,
        quiet_to: small("quiet_to", 23)?,
        zone,
        away: u16::try_from(within(fields, "away", 1440)?).map_err(|_| BadRequest::Field("away"))?,
    })
}

/// What the store keeps of the token in a link.
fn hash_of(token: &str) -> Result<String, Error> {
    let token: Token = token.parse().map_err(|_| BadNotice::Link)?;
    Ok(token.commitment().to_string())
}
