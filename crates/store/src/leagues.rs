//! Leagues: ratings as they are kept, game by game, and counted again from the results.

use domain::{PersonId, Rating, SeatKind, SeatPerson, TableId};

use crate::Store;
use crate::error::Error;
use crate::ratings::{League, RatingChange};
use crate::rows::{seat, small};
use crate::sql::{Row, query};
use crate::transaction::Transaction;

/// How many rated games were counted again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGames {
    /// The short name of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: usize,
    /// How many people have a rating.
    pub people: usize,
}

impl Store {
    /// The accounts of those who sit at a table, with their ratings in its league.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn seat_people(&self, id: &TableId, game: &str, players: u8) -> Result<Vec<SeatPerson>, Error> {
        let rows: Vec<Row> = query(
            "SELECT seats.seat, people.name, COALESCE(ratings.value, $4) AS value,
                    COALESCE(ratings.spread, $5) AS spread
             FROM seats JOIN people ON people.id = seats.person AND people.handle IS NOT NULL
                  LEFT JOIN ratings ON ratings.person = people.id
                       AND ratings.game = $2 AND ratings.players = $3
             WHERE seats.table_id = $1 AND seats.kind = $6 ORDER BY seats.seat",
        )
        .bind(id.as_str())
        .bind(game)
        .bind(i64::from(players))
        .bind(Rating::START.value)
        .bind(Rating::START.spread)
        .bind(SeatKind::Person.word())
        .fetch_all(&self.pool)
        .await?;
        let person = |row| {
            Ok(SeatPerson {
                seat: seat(row)?,
                name: Row::try_get(row, "name")?,
                rating: Rating { value: Row::try_get(row, "value")?, spread: Row::try_get(row, "spread")? },
            })
        };
        rows.iter().map(person).collect()
    }

    /// Counts all ratings again from the results alone, league by league.
    ///
    /// # Errors
    /// If the database fails; the ratings of that league stay as they were then.
    pub async fn recount_ratings(&self) -> Result<Vec<RatedGames>, Error> {
        let rows: Vec<Row> =
            query("SELECT game, players FROM leagues ORDER BY game, players").fetch_all(&self.pool).await?;
        let mut counted = Vec::new();
        for row in &rows {
            counted.push(self.recount(row.try_get("game")?, small(row, "players")?).await?);
        }
        Ok(counted)
    }

    async fn recount(&self, game: String, players: u8) -> Result<RatedGames, Error> {
        let writing = self.begin().await?;
        // Games that end meanwhile wait until it is done.
        query("UPDATE leagues SET games = games WHERE game = $1 AND players = $2")
            .bind(&game)
            .bind(i64::from(players))
            .execute(&writing)
            .await?;
        let rows: Vec<Row> = query(
            "SELECT * FROM results WHERE game = $1 AND players = $2 AND number > 0 ORDER BY number, seat",
        )
        .bind(&game)
        .bind(i64::from(players))
        .fetch_all(&writing)
        .await?;
        let (mut league, mut games) = (League::default(), 0);
        for one in rows.chunk_by(same_number) {
            let people = one.iter().map(rated_person).collect::<Result<Vec<_>, Error>>()?;
            for (row, change) in one.iter().zip(league.play(&people)) {
                write_change(&writing, row, change).await?;
            }
            games += 1;
        }
        query("DELETE FROM ratings WHERE game = $1 AND players = $2")
            .bind(&game)
            .bind(i64::from(players))
            .execute(&writing)
            .await?;
        write_ratings(&writing, &game, players, &league).await?;
        writing.commit().await?;
        Ok(RatedGames { people: league.people.len(), game, players, games })
    }
}

/// Rates one game; gives its number in its league and the changes.
pub(crate) async fn rate_now(
    writing: &Transaction,
    (game, players): (&str, u8),
    people: &[(PersonId, u8)],
) -> Result<(i64, Vec<RatingChange>), Error> {
    // Two games of a league that end at the same moment are rated one after the other.
    let row = query(
        "INSERT INTO leagues (game, players, games) VALUES ($1, $2, 1)
         ON CONFLICT (game, players) DO UPDATE SET games = leagues.games + 1 RETURNING games",
    )
    .bind(game)
    .bind(i64::from(players))
    .fetch_one(writing)
    .await?;
    let number = row.try_get("games")?;
    let mut league = League::default();
    for (person, _) in people {
        let row = query(
            "SELECT value, spread, games FROM ratings WHERE person = $1 AND game = $2 AND players = $3",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(i64::from(players))
        .fetch_optional(writing)
        .await?;
        if let Some(row) = row {
            let rating = Rating { value: row.try_get("value")?, spread: row.try_get("spread")? };
            league.people.insert(person.clone(), (rating, row.try_get("games")?));
        }
    }
    let changes = league.play(people);
    write_ratings(writing, game, players, &league).await?;
    Ok((number, changes))
}

async fn write_ratings(writing: &Transaction, game: &str, players: u8, league: &League) -> Result<(), Error> {
    for (person, (rating, games)) in &league.people {
        query(
            "INSERT INTO ratings (person, game, players, value, spread, games)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (person, game, players) DO UPDATE SET value = excluded.value,
                 spread = excluded.spread, games = excluded.games",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(i64::from(players))
        .bind(rating.value)
        .bind(rating.spread)
        .bind(*games)
        .execute(writing)
        .await?;
    }
    Ok(())
}

async fn write_change(writing: &Transaction, row: &Row, change: RatingChange) -> Result<(), Error> {
    query(
        "UPDATE results SET value_before = $1, spread_before = $2, value_after = $3, spread_after = $4
         WHERE table_id = $5 AND seat = $6",
    )
    .bind(change.before.value)
    .bind(change.before.spread)
    .bind(change.after.value)
    .bind(change.after.spread)
    .bind(row.try_get::<String>("table_id")?)
    .bind(row.try_get::<String>("seat")?)
    .execute(writing)
    .await?;
    Ok(())
}

fn same_number(row: &Row, next: &Row) -> bool {
    let number = |row: &Row| row.try_get::<i64>("number").ok();
    number(row) == number(next)
}

fn rated_person(row: &Row) -> Result<(PersonId, u8), Error> {
    let person: Option<String> = row.try_get("person")?;
    let person = person.ok_or_else(|| Error::corrupt("a rated result of nobody"))?;
    Ok((PersonId::new(person), small(row, "place")?))
}
