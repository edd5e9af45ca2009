//! Calls about people: who somebody is, friends and blocks.

use domain::{Season, Weight};
use pages::links::Deed;
use pages::{BEST_ON_PAGE, LastGame, ReachedRow, Relation};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::ask::Ask;
use super::ask::Nothing;
use super::call::{Answer, Call, get, post};
use crate::best::{PageNumber, Part, part};
use crate::input::{Body, Query, Whole, Written};
use crate::profiles;
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "person",
            "/people/{name}",
            Scope::Read,
            "What somebody with an account has reached, the last games, and what you have to do with each other.",
            person,
        )
        .for_anybody(),
        get(
            "best",
            "/best/{game}",
            Scope::Read,
            "The best of a game with so many players, of all time or of a season, the very best first: 50 on a page, 20 pages at most. Who is listed and who is not stands in docs/people.md.",
            best,
        )
        .for_anybody(),
        get(
            "people",
            "/people",
            Scope::Read,
            "Your friends, and those whom you have blocked. Nobody else sees these lists.",
            people,
        ),
        post(
            "befriend",
            "/people/{name}/befriend",
            Scope::Profile,
            "Puts somebody on your list of friends; nobody is asked or told. Answers with your lists.",
            async |ask: Ask, _: Body<Nothing>| done(ask, Deed::Befriend).await,
        ),
        post(
            "unfriend",
            "/people/{name}/unfriend",
            Scope::Profile,
            "Takes somebody off your list of friends.",
            async |ask: Ask, _: Body<Nothing>| done(ask, Deed::Unfriend).await,
        ),
        post(
            "block",
            "/people/{name}/block",
            Scope::Profile,
            "Blocks somebody: that person cannot sit down at your tables.",
            async |ask: Ask, _: Body<Nothing>| done(ask, Deed::Block).await,
        ),
        post(
            "unblock",
            "/people/{name}/unblock",
            Scope::Profile,
            "Blocks somebody no more.",
            async |ask: Ask, _: Body<Nothing>| done(ask, Deed::Unblock).await,
        ),
    ]
}

/// What somebody has reached in a game of so many players.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Reached {
    game: &'static str,
    players: u8,
    games: i64,
    /// How many of them nobody else won.
    wins: i64,
    place_in_hundredths: i64,
    others_behind_in_percent: i64,
    rating: Option<Rating>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
#[expect(clippy::struct_field_names, reason = "the names that programs know")]
struct Rating {
    rating: i64,
    uncertainty: i64,
    /// As long as too few games tell of it: the uncertainty is more than 200.
    provisional: bool,
}

impl From<(i64, i64)> for Rating {
    fn from((rating, uncertainty): (i64, i64)) -> Self {
        Self { rating, uncertainty, provisional: uncertainty > domain::Rating::PROVISIONAL }
    }
}

#[derive(Debug, Serialize, JsonSchema)]
struct Person {
    name: String,
    /// Since when there is the account.
    since: String,
    relation: HowRelated,
    games: Vec<Reached>,
    last: Vec<Game>,
    longest: Option<Longest>,
}

#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum HowRelated {
    Own,
    None,
    Friend,
    Blocked,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Game {
    title: &'static str,
    players: u8,
    place: u8,
    score: i32,
    /// What it did to the rating, if it was rated.
    change: Option<i64>,
    /// How much it counted for the ratings, in per cent, if it was rated.
    counts_in_percent: Option<i64>,
    /// Why it did not count in full, if so: `same_people` or `thrown`.
    counts_less: Option<&'static str>,
    day: String,
    /// Its table, if you have played there.
    table: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Longest {
    steps: i64,
    game: Game,
}

async fn person(ask: Ask) -> Answer<Person> {
    let known = profiles::known(&ask.app, ask.in_path("name"), &ask.visit).await?;
    Ok(Person {
        since: known.since.to_string(),
        relation: match known.relation {
            Relation::Own => HowRelated::Own,
            Relation::None => HowRelated::None,
            Relation::Friend => HowRelated::Friend,
            Relation::Blocked => HowRelated::Blocked,
        },
        games: reached(&known.games),
        last: known.last.into_iter().map(Game::from).collect(),
        longest: known.longest.map(|longest| Longest { steps: longest.steps, game: longest.game.into() }),
        name: known.name,
    }
    .into())
}

/// What somebody has reached: a row for each game and number of players.
pub(super) fn reached(games: &[pages::Reached]) -> Vec<Reached> {
    let row = |game: &'static str, row: &ReachedRow| Reached {
        game,
        players: row.players,
        games: row.games,
        wins: row.wins,
        place_in_hundredths: row.place,
        others_behind_in_percent: row.success,
        rating: row.rating.map(Rating::from),
    };
    games.iter().flat_map(|reached| reached.rows.iter().map(|one| row(reached.game.name, one))).collect()
}

impl From<LastGame> for Game {
    fn from(game: LastGame) -> Self {
        Self {
            title: game.title,
            players: game.players,
            place: game.place,
            score: game.score,
            change: game.change,
            counts_in_percent: game
                .change
                .map(|_| game.less.map_or(Weight::FULL, |less| less.weight.percent())),
            counts_less: game.less.map(|less| less.why.word()),
            day: game.day.to_string(),
            table: game.table,
        }
    }
}

/// A season as it stands in an address, where what is empty counts as left out.
fn season_in_address(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": ["string", "null"], "pattern": "^([0-9]{4}-[1-4])?$" })
}

/// Which list is wanted.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct WantedBest {
    /// How many play; the fewest with whom it can be rated unless said.
    players: Option<Whole<2, 6>>,
    /// A quarter of the calendar (UTC): its rating is the one after the last game in it. Of all time unless said.
    #[schemars(schema_with = "season_in_address")]
    season: Option<Written<Season>>,
    /// Which page; the first unless said.
    page: Option<PageNumber>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct BestPage {
    game: &'static str,
    players: u8,
    season: Option<Written<Season>>,
    best: Vec<OneOfBest>,
    /// The page after this one, if there is one.
    next: Option<u32>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct OneOfBest {
    place: u32,
    name: String,
    rating: Rating,
    /// After how many rated games; of a season, how many in it.
    games: i64,
}

async fn best(ask: Ask, Query(wanted): Query<WantedBest>) -> Answer<BestPage> {
    let entry = ask.app.game(ask.in_path("game"))?;
    let players = wanted.players.map_or_else(|| (*(entry.seats)().start()).max(2), Whole::small);
    let season = wanted.season.map(|Written(season)| season);
    let page = wanted.page.map_or(1, Whole::small);
    let (best, goes_on) = part(&ask.app, (entry.name, players), Part { season, page }).await?;
    let first = (page - 1) * BEST_ON_PAGE + 1;
    let one = |(place, one): (u32, store::Best)| OneOfBest {
        place,
        name: one.name,
        rating: one.rating.shown().into(),
        games: one.games,
    };
    Ok(BestPage {
        game: entry.name,
        players,
        season: season.map(Written),
        best: (first..).zip(best).map(one).collect(),
        next: goes_on.then_some(page + 1),
    }
    .into())
}

/// Friends, and those who are blocked.
#[derive(Debug, Serialize, JsonSchema)]
struct People {
    friends: Vec<String>,
    blocked: Vec<String>,
}

async fn people(ask: Ask) -> Answer<People> {
    lists(&ask).await
}

async fn lists(ask: &Ask) -> Answer<People> {
    let (friends, blocked) = profiles::lists(&ask.app, &ask.person()?.id).await?;
    Ok(People { friends, blocked }.into())
}

async fn done(ask: Ask, deed: Deed) -> Answer<People> {
    profiles::carry_out(&ask.app, &ask.visit, (ask.in_path("name"), deed)).await?;
    lists(&ask).await
}
