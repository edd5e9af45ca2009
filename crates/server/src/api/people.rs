//! Calls about people: who somebody is, friends and blocks.

use pages::links::Deed;
use pages::{LastGame, ReachedRow, Relation};
use schemars::JsonSchema;
use serde::Serialize;

use super::ask::Ask;
use super::ask::Nothing;
use super::call::{Answer, Call, get, post};
use crate::input::Body;
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
struct Rating {
    rating: i64,
    uncertainty: i64,
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
        rating: row.rating.map(|(rating, uncertainty)| Rating { rating, uncertainty }),
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
            day: game.day.to_string(),
            table: game.table,
        }
    }
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
