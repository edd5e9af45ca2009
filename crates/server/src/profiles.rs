//! Somebody's page, friends and blocks.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Handle, NAME_MAX, Person, PersonId, Rating};
use pages::links::Deed;
use pages::{
    FieldError, Game, History, LastGame, LongestGame, Month, People, Profile, Reached, ReachedRow, Relation,
    links,
};
use serde::Deserialize;
use store::{Account, Past, Record, Tally};
use words::Language;

use crate::app::App;
use crate::days::day;
use crate::error::{Error, Missing};
use crate::input::{Form, Next};
use crate::visit::{Visit, page};

/// How many of somebody's last games are shown.
const LAST_MAX: u32 = 20;
/// Of how many of somebody's last games it is told what became of them over time.
const PAST_MAX: u32 = 2000;
/// How many ratings and months are shown of each game with each number of players.
const RATINGS_MAX: usize = 200;
const MONTHS_MAX: usize = 12;
/// Among how many of the visitor's own last games those are looked for that both have played.
const OWN_MAX: u32 = 500;

/// `GET /people`: the visitor's friends and results; `?name=` finds somebody.
pub(crate) async fn people(
    State(app): State<Arc<App>>,
    Query(query): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Error> {
    let sought = query.iter().find(|(name, _)| name == "name").map_or("", |(_, value)| value.trim());
    let mut errors = Vec::new();
    if !sought.is_empty() {
        match account(&app, sought).await {
            Ok(found) => return Ok(visit.go(&links::profile(&found.person.name))),
            Err(error @ Error::Missing(_)) => {
                errors.push(FieldError::at("name", error.text(visit.language)));
            }
            Err(error) => return Err(error),
        }
    }
    let (friends, blocked, games) = match visit.person() {
        Some(Person { id, .. }) => {
            let (friends, blocked) = lists(&app, id).await?;
            (friends, blocked, reached(&app, id, visit.language).await?)
        }
        None => (Vec::new(), Vec::new(), Vec::new()),
    };
    let status = if errors.is_empty() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    let visitor = visit.visitor(&app).await?;
    let sought = sought.chars().take(NAME_MAX).collect();
    Ok(page(status, &pages::people_page(&People { visitor, friends, blocked, sought, errors, games })))
}

/// The names of a person's friends, and of those whom the person has blocked.
pub(crate) async fn lists(app: &App, person: &PersonId) -> Result<(Vec<String>, Vec<String>), Error> {
    let names = |people: Vec<Person>| people.into_iter().map(|one| one.name).collect();
    Ok((names(app.store.friends(person).await?), names(app.store.blocked_people(person).await?)))
}

/// `GET /people/{name}`.
pub(crate) async fn profile(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    Ok(page(StatusCode::OK, &pages::profile_page(&known(&app, &name, &visit).await?)))
}

/// What a visitor sees of the person whose account has this name.
pub(crate) async fn known(app: &App, name: &str, visit: &Visit) -> Result<Profile, Error> {
    let Account { person, joined, .. } = account(app, name).await?;
    let relation = relation(app, visit.person(), &person.id).await?;
    let last = app.store.records(&person.id, LAST_MAX).await?;
    let longest = app.store.longest(&person.id).await?;
    let own = match visit.person() {
        Some(visitor) => app.store.records(&visitor.id, OWN_MAX).await?,
        None => Vec::new(),
    };
    let own: BTreeSet<&str> = own.iter().map(|record| record.table.as_str()).collect();
    Ok(Profile {
        visitor: visit.visitor(app).await?,
        since: day(joined),
        relation,
        games: reached(app, &person.id, visit.language).await?,
        last: last.iter().filter_map(|record| last_game(app, record, &own)).collect(),
        longest: longest
            .and_then(|(record, steps)| Some(LongestGame { steps, game: last_game(app, &record, &own)? })),
        name: person.name,
    })
}

/// Where to go on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GoOn {
    /// The page of the other if it is not said.
    next: Option<Next>,
}

/// `POST /people/{name}/{deed}`.
pub(crate) async fn deed(
    State(app): State<Arc<App>>,
    Path((name, deed)): Path<(String, String)>,
    visit: Visit,
    Form(go_on): Form<GoOn>,
) -> Result<Response, Error> {
    let deed = Deed::ALL.into_iter().find(|known| known.code() == deed).ok_or(Missing::Page)?;
    let other = carry_out(&app, &visit, (&name, deed)).await?;
    Ok(visit.go(&go_on.next.map_or_else(|| links::profile(&other.name), |next| next.path().to_owned())))
}

/// Does something about the person whose account has this name.
pub(crate) async fn carry_out(app: &App, visit: &Visit, (name, deed): (&str, Deed)) -> Result<Person, Error> {
    let other = account(app, name).await?.person;
    let own = visit.guest(app).await?.id;
    let (store, now) = (&app.store, store::now());
    match deed {
        Deed::Befriend => store.befriend(&own, &other.id, now).await?,
        Deed::Unfriend => store.unfriend(&own, &other.id).await?,
        Deed::Block => store.block(&own, &other.id, now).await?,
        Deed::Unblock => store.unblock(&own, &other.id).await?,
    }
    Ok(other)
}

/// The account of this name, or that there is none.
async fn account(app: &App, name: &str) -> Result<Account, Error> {
    let short = || name.chars().take(NAME_MAX).collect();
    app.store.account(&Handle::of(name)).await?.ok_or_else(|| Missing::Person(short()).into())
}

async fn relation(app: &App, visitor: Option<&Person>, other: &PersonId) -> Result<Relation, Error> {
    let Some(visitor) = visitor else { return Ok(Relation::None) };
    if visitor.id == *other {
        return Ok(Relation::Own);
    }
    let bond = app.store.bond(&visitor.id, other).await?;
    Ok(match (bond.has_blocked, bond.is_friend) {
        (true, _) => Relation::Blocked,
        (false, true) => Relation::Friend,
        (false, false) => Relation::None,
    })
}

/// What a person has reached in the games that are played here, in their order.
pub(crate) async fn reached(app: &App, person: &PersonId, language: Language) -> Result<Vec<Reached>, Error> {
    let tallies = app.store.tallies(person).await?;
    let past = app.store.past(person, PAST_MAX).await?;
    let row = |tally: &Tally| {
        let is_of = |game: &&Past| game.game == tally.game && game.players == tally.players;
        reached_row(tally, history(past.iter().filter(is_of)))
    };
    let of = |game: &str| -> Vec<ReachedRow> {
        tallies.iter().filter(|tally| tally.game == game).map(row).collect()
    };
    let all =
        app.games().iter().map(|entry| Reached { game: Game::of(entry, language), rows: of(entry.name) });
    Ok(all.filter(|reached| !reached.rows.is_empty()).collect())
}

fn reached_row(tally: &Tally, history: History) -> ReachedRow {
    let games = tally.games.max(1);
    ReachedRow {
        players: tally.players,
        games: tally.games,
        wins: tally.wins,
        place: (tally.places * 100 + games / 2) / games,
        success: (tally.shares + games * 5) / (games * 10),
        rating: tally.rating.map(|(rating, _)| rating.shown()),
        history,
    }
}

/// What became of somebody over time, by these games, the last one first.
fn history<'a>(past: impl Iterator<Item = &'a Past>) -> History {
    let mut history = History::default();
    let mut sums = (0, 0);
    for game in past {
        let rating = game.rating.map(|value| Rating { value, spread: 0 }.shown().0);
        history.ratings.extend(rating.filter(|_| history.ratings.len() < RATINGS_MAX));
        let day = day(game.ended);
        let is_same = |month: &Month| (month.day.year, month.day.month) == (day.year, day.month);
        if !history.months.last().is_some_and(is_same) {
            if history.months.len() == MONTHS_MAX {
                continue;
            }
            history.months.push(Month { day, games: 0, place: 0, success: 0, rating });
            sums = (0, 0);
        }
        let Some(month) = history.months.last_mut() else { continue };
        sums = (sums.0 + game.place, sums.1 + game.share);
        month.games += 1;
        month.place = (sums.0 * 100 + month.games / 2) / month.games;
        month.success = (sums.1 + month.games * 5) / (month.games * 10);
        month.rating = month.rating.or(rating);
    }
    history.ratings.reverse();
    history
}

/// One game of somebody. Only tables at which the visitor has played are named: other people's are nobody
/// else's business.
fn last_game(app: &App, record: &Record, own: &BTreeSet<&str>) -> Option<LastGame> {
    let entry = app.games().iter().find(|entry| entry.name == record.game)?;
    Some(LastGame {
        title: entry.title,
        players: record.players,
        place: record.place,
        score: record.score,
        change: record.change.map(store::RatingChange::shown),
        less: record.change.and_then(|change| change.less),
        day: day(record.ended),
        table: own.contains(record.table.as_str()).then(|| record.table.to_string()),
    })
}
