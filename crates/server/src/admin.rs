//! The pages of whoever hosts: what `mu admin` tells and does beside the server, for accounts that it has made hosts'.
//! To everybody else they are not there. What is done is written down with who did it (`store::audit`). About hosts
//! themselves only the command line does anything.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{HostDeed, Level, Moment, PersonId, SeatKind, SeatRecord, Status, TableId};
use pages::links::AdminPart;
use pages::{
    AdminLine, AdminPage, AdminPerson, AdminReport, AdminShown, AdminTable, AdminWeighed, Overview,
    admin_page,
};
use serde::Deserialize;
use store::{Host, Listing, Member, Report, WeighedGames};
use words::Language;

use crate::app::App;
use crate::days::{day, time_of_day};
use crate::error::{AccountError, Error, Missing};
use crate::input::{Line, Query, Whole, Written};
use crate::new_password::new_password_path;
use crate::version::VERSION;
use crate::visit::{Visit, page};

/// The most tables, people, reports or lines of the log on one page.
const MOST: u32 = 100;

/// The host who asks; to others there is no such page.
async fn host<'a>(app: &App, visit: &'a Visit) -> Result<&'a PersonId, Error> {
    let person = visit.person().filter(|person| person.has_account()).ok_or(Missing::Page)?;
    if app.store.is_host(&person.id).await? { Ok(&person.id) } else { Err(Missing::Page.into()) }
}

/// A moment as the pages write it: "12 May 2026, 14:05 UTC".
fn written(moment: Moment, language: Language) -> String {
    let time = time_of_day(moment);
    format!("{}, {} UTC", day(moment).words(language), time.get(..5).unwrap_or(&time))
}

async fn show(app: &App, visit: &Visit, shown: AdminShown) -> Result<Response, Error> {
    let visitor = visit.visitor(app).await?;
    Ok(page(StatusCode::OK, &admin_page(&AdminPage { visitor, shown })))
}

/// `GET /admin`: health, load and what is totals.
pub(crate) async fn overview(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    host(&app, &visit).await?;
    let (totals, open, counted) = (app.store.totals().await?, app.tables.open(), app.metrics.told());
    let count =
        |wanted| totals.tables.iter().find(|(status, _)| *status == wanted).map_or(0, |(_, count)| *count);
    let backup = app.store.last_done(HostDeed::Backup).await?;
    let overview = Overview {
        fault: app.health.of(&app.store).await.err(),
        version: VERSION.clone(),
        running_since: written(counted.begun, visit.language),
        database: app.store.kind(),
        last_backup: backup.map(|moment| written(moment, visit.language)),
        tables_in_memory: open.tables,
        open_pages: open.streams,
        moves_of_people: counted.moves_of_people,
        moves_of_computers: counted.moves_of_computers,
        failed_requests: counted.failed_requests,
        memory: resident_memory(),
        people: totals.people,
        accounts: totals.accounts,
        tables: [Status::Waiting, Status::Playing, Status::Over, Status::Closed].map(count),
        reports: totals.reports,
        hosts: app.store.hosts().await?.into_iter().map(|member| member.name).collect(),
    };
    show(&app, &visit, AdminShown::Overview(Box::new(overview))).await
}

/// Resident memory of this process in bytes, where the system tells it (Linux).
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

/// Which tables are listed.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    status: Option<Written<Status>>,
}

/// `GET /admin/tables`.
pub(crate) async fn tables(
    State(app): State<Arc<App>>,
    Query(which): Query<Which>,
    visit: Visit,
) -> Result<Response, Error> {
    host(&app, &visit).await?;
    let status = which.status.map_or(Status::Playing, |Written(status)| status);
    let found = app.store.tables_that_are(status, MOST).await?;
    let tables = found.iter().map(|listing| table_of(&app, listing, visit.language)).collect();
    show(&app, &visit, AdminShown::Tables { status, tables }).await
}

fn table_of(app: &App, Listing { table, seats }: &Listing, language: Language) -> AdminTable {
    let title = app.games().iter().find(|entry| entry.name == table.game).map(|entry| entry.title);
    AdminTable {
        id: table.id.to_string(),
        game: title.map_or_else(|| table.game.clone(), String::from),
        changed: written(table.changed, language),
        seats: seats.iter().map(seat_words).collect(),
        is_open: table.status != Status::Closed,
    }
}

/// Who sits there: a name, or a computer by its level.
fn seat_words(seat: &SeatRecord) -> String {
    match seat.kind {
        SeatKind::Open => String::new(),
        SeatKind::Person => seat.name.clone(),
        SeatKind::Computer => format!("{} ({})", seat.name, seat.computer_word()),
    }
}

/// `POST /admin/tables/{id}/close`.
pub(crate) async fn close(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let host = Host::Account(host(&app, &visit).await?);
    let id = TableId::new(id);
    match app.store.close_table(host, &id, store::now()).await {
        Ok(_) => {}
        Err(store::Error::NoTable(id)) => return Err(Missing::Table(id).into()),
        Err(error) => return Err(error.into()),
    }
    app.tables.read_at_once(&[id]).await;
    Ok(visit.go(AdminPart::Tables.address()))
}

/// Whom a host looks for.
#[derive(Debug, Deserialize)]
pub(crate) struct Sought {
    text: Option<Line<64>>,
}

/// `GET /admin/people`.
pub(crate) async fn people(
    State(app): State<Arc<App>>,
    Query(sought): Query<Sought>,
    visit: Visit,
) -> Result<Response, Error> {
    host(&app, &visit).await?;
    let text = sought.text.map_or_else(String::new, |Line(text)| text);
    show_people(&app, &visit, text, None).await
}

async fn show_people(
    app: &App,
    visit: &Visit,
    text: String,
    link: Option<(String, String)>,
) -> Result<Response, Error> {
    let hosts: BTreeSet<String> =
        app.store.hosts().await?.into_iter().map(|member| member.id.as_str().to_owned()).collect();
    let found = app.store.members(&text, MOST).await?;
    let shown = |member: Member| AdminPerson {
        is_host: hosts.contains(member.id.as_str()),
        id: member.id.as_str().to_owned(),
        name: member.name,
        has_account: member.has_account,
        came: written(member.created, visit.language),
        banned: member.banned.map(|since| written(since, visit.language)),
        tables: member.tables,
    };
    let people = found.into_iter().map(shown).collect();
    show(app, visit, AdminShown::People { text, people, link }).await
}

/// Somebody about whom a host may do something: nobody who hosts.
async fn subject(app: &App, id: &str) -> Result<Member, Error> {
    let found = match app.store.member(id).await {
        Err(store::Error::NoPerson(_)) => None,
        found => Some(found?),
    };
    let member = found.filter(|member| member.id.as_str() == id).ok_or(Missing::Page)?;
    if app.store.hosts().await?.iter().any(|host| host.id == member.id) {
        return Err(AccountError::IsHost.into());
    }
    Ok(member)
}

/// Goes back to the people of this id.
fn to_person(visit: &Visit, member: &Member) -> Response {
    visit.go(&format!("{}?text={}", AdminPart::People.address(), member.id.as_str()))
}

/// `POST /admin/people/{id}/ban`.
pub(crate) async fn ban(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let (host, member) = (Host::Account(host(&app, &visit).await?), subject(&app, &id).await?);
    let stand_in = |game: &str| -> Option<Level> {
        app.games().iter().find(|entry| entry.name == game).map(|entry| (entry.usual_player)())
    };
    let tables = app.store.ban(host, &member.id, stand_in, store::now()).await?;
    app.tables.read_at_once(&tables).await;
    Ok(to_person(&visit, &member))
}

/// `POST /admin/people/{id}/pardon`.
pub(crate) async fn pardon(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let (host, member) = (Host::Account(host(&app, &visit).await?), subject(&app, &id).await?);
    app.store.pardon(host, &member.id, store::now()).await?;
    Ok(to_person(&visit, &member))
}

/// `POST /admin/people/{id}/new-password`: the link is on the page that answers, and nowhere else.
pub(crate) async fn new_password(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let (host, member) = (Host::Account(host(&app, &visit).await?), subject(&app, &id).await?);
    if !member.has_account {
        return Err(Missing::Page.into());
    }
    let path = new_password_path(&app.store, host, &member.id).await.map_err(Error::failed)?;
    let link = (member.name.clone(), visit.link(&path));
    show_people(&app, &visit, id, Some(link)).await
}

/// `GET /admin/ratings`: who plays rated games that count less, and why.
pub(crate) async fn ratings(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    host(&app, &visit).await?;
    let shown = |weighed: WeighedGames| {
        let title = app.games().iter().find(|entry| entry.name == weighed.game).map(|entry| entry.title);
        let thrown_by = weighed.thrown_by.and_then(|loser| {
            weighed.people.iter().find(|(person, _)| *person == loser).map(|(_, name)| name.clone())
        });
        AdminWeighed {
            game: title.map_or(weighed.game, String::from),
            people: weighed.people.into_iter().map(|(id, name)| (id.as_str().to_owned(), name)).collect(),
            thrown_by,
            games: weighed.games,
            less: weighed.last,
            at: written(weighed.ended, visit.language),
        }
    };
    let weighed = app.store.weighed_games(MOST as usize).await?;
    show(&app, &visit, AdminShown::Ratings(weighed.into_iter().map(shown).collect())).await
}

/// `GET /admin/reports`.
pub(crate) async fn reports(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    host(&app, &visit).await?;
    let mut shown = Vec::new();
    for Report { number, what, at, .. } in app.store.reports(MOST).await? {
        shown.push(AdminReport {
            number,
            at: written(at, visit.language),
            table: what.table.to_string(),
            said_by: (what.person.as_str().to_owned(), called(&app, &what.person).await?),
            reported_by: called(&app, &what.reporter).await?,
            reason: what.reason,
            around: what.around.lines().map(str::to_owned).collect(),
        });
    }
    show(&app, &visit, AdminShown::Reports(shown)).await
}

/// What somebody is called: the name, or the beginning of the id.
async fn called(app: &App, id: &PersonId) -> Result<String, Error> {
    let name = match app.store.member(id.as_str()).await {
        Ok(member) => member.name,
        Err(store::Error::NoPerson(_)) => String::new(),
        Err(error) => return Err(error.into()),
    };
    Ok(if name.is_empty() { id.as_str().chars().take(8).collect() } else { name })
}

/// `POST /admin/reports/{number}/settle`. Who settles what another host has just settled is told nothing.
pub(crate) async fn settle(
    State(app): State<Arc<App>>,
    Path(number): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let host = Host::Account(host(&app, &visit).await?);
    let number = number.parse().map_err(|_| Missing::Page)?;
    app.store.settle_report(host, number, store::now()).await?;
    Ok(visit.go(AdminPart::Reports.address()))
}

/// Where the log goes on.
#[derive(Debug, Deserialize)]
pub(crate) struct Before {
    before: Option<Whole<1, { i64::MAX }>>,
}

/// `GET /admin/log`.
pub(crate) async fn log(
    State(app): State<Arc<App>>,
    Query(on): Query<Before>,
    visit: Visit,
) -> Result<Response, Error> {
    host(&app, &visit).await?;
    let before = on.before.map(Whole::get);
    let found = app.store.audit_log(before, MOST).await?;
    let older = found.last().map(|line| line.number).filter(|&number| number > 1);
    let lines = found
        .into_iter()
        .map(|line| AdminLine {
            at: written(line.at, visit.language),
            deed: line.deed,
            host: line.host.map(|(_, name)| name),
            person: line.person.map(|(_, name)| name),
            subject: line.subject,
        })
        .collect();
    show(&app, &visit, AdminShown::Log { lines, older }).await
}
