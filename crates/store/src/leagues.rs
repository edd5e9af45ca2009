//! Leagues: ratings as they are kept, game by game, and counted again from the results.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use domain::{
    LATELY, Lately, Less, Moment, PersonId, RatedGame, Rating, Season, SeatKind, SeatPerson, TableId, Weight,
};

use crate::Store;
use crate::error::Error;
use crate::ratings::{League, RatedEnd, RatingChange, Standing};
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
        let person =
            |row| Ok(SeatPerson { seat: seat(row)?, name: Row::try_get(row, "name")?, rating: rating(row)? });
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
            for (row, change) in one.iter().zip(league.play(&rated_end(one)?)) {
                write_change(&writing, row, change).await?;
            }
            games += 1;
        }
        for sql in [
            "DELETE FROM ratings WHERE game = $1 AND players = $2",
            "DELETE FROM season_ratings WHERE game = $1 AND players = $2",
        ] {
            query(sql).bind(&game).bind(i64::from(players)).execute(&writing).await?;
        }
        write_ratings(&writing, &game, players, &league).await?;
        writing.commit().await?;
        Ok(RatedGames { people: league.people.len(), game, players, games })
    }
}

/// Rates one game; gives its number in its league and the changes.
pub(crate) async fn rate_now(
    writing: &Transaction,
    (game, players): (&str, u8),
    end: &RatedEnd,
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
    for (person, _) in &end.people {
        read_standing(writing, (game, players), (person, end.ended), &mut league).await?;
    }
    league.lately = lately(writing, (game, players), &end.people).await?;
    let changes = league.play(end);
    write_ratings(writing, game, players, &league).await?;
    Ok((number, changes))
}

/// How a person stands in a league, and in the season of a moment.
async fn read_standing(
    writing: &Transaction,
    (game, players): (&str, u8),
    (person, now): (&PersonId, Moment),
    league: &mut League,
) -> Result<(), Error> {
    let season = Season::of(now);
    let row = query(
        "SELECT ratings.value, ratings.spread, ratings.games, ratings.ended,
                COALESCE(season_ratings.games, 0) AS in_season
         FROM ratings LEFT JOIN season_ratings ON season_ratings.person = ratings.person
              AND season_ratings.game = ratings.game AND season_ratings.players = ratings.players
              AND season_ratings.season = $4
         WHERE ratings.person = $1 AND ratings.game = $2 AND ratings.players = $3",
    )
    .bind(person.as_str())
    .bind(game)
    .bind(i64::from(players))
    .bind(season.number())
    .fetch_optional(writing)
    .await?;
    if let Some(row) = row {
        let rating = rating(&row)?;
        let (games, ended) = (row.try_get("games")?, Moment(row.try_get("ended")?));
        league.people.insert(person.clone(), Standing { rating, games, ended });
        league.seasons.insert((person.clone(), season), (rating, row.try_get("in_season")?));
    }
    Ok(())
}

/// What these people have played lately in a league.
async fn lately(
    writing: &Transaction,
    (game, players): (&str, u8),
    people: &[(PersonId, u8)],
) -> Result<Lately, Error> {
    let mut games: BTreeMap<i64, RatedGame> = BTreeMap::new();
    for (person, _) in people {
        let rows: Vec<Row> = query(
            "SELECT others.number, others.person, others.thrown
             FROM (SELECT number FROM results WHERE person = $1 AND game = $2 AND players = $3 AND number > 0
                   ORDER BY number DESC LIMIT $4) AS own
             JOIN results AS others ON others.game = $2 AND others.players = $3
                  AND others.number = own.number AND others.number > 0",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(i64::from(players))
        .bind(i64::try_from(LATELY).unwrap_or(i64::MAX))
        .fetch_all(writing)
        .await?;
        for row in &rows {
            let number = row.try_get("number")?;
            let one = games.entry(number).or_insert(RatedGame { people: BTreeSet::new(), thrown_by: None });
            let person = rated_person(row)?;
            if has_thrown(row)? {
                one.thrown_by = Some(person.clone());
            }
            one.people.insert(person);
        }
    }
    let mut lately = Lately::default();
    for game in games.into_values() {
        lately.add(game);
    }
    Ok(lately)
}

async fn write_ratings(writing: &Transaction, game: &str, players: u8, league: &League) -> Result<(), Error> {
    for (person, standing) in &league.people {
        query(
            "INSERT INTO ratings (person, game, players, value, spread, games, ended)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (person, game, players) DO UPDATE SET value = excluded.value,
                 spread = excluded.spread, games = excluded.games, ended = excluded.ended",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(i64::from(players))
        .bind(standing.rating.value)
        .bind(standing.rating.spread)
        .bind(standing.games)
        .bind(standing.ended.0)
        .execute(writing)
        .await?;
    }
    for ((person, season), (rating, games)) in &league.seasons {
        query(
            "INSERT INTO season_ratings (person, game, players, season, value, spread, games)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (person, game, players, season) DO UPDATE SET value = excluded.value,
                 spread = excluded.spread, games = excluded.games",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(i64::from(players))
        .bind(season.number())
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
        "UPDATE results SET value_before = $1, spread_before = $2, value_after = $3, spread_after = $4,
                weight = $5, weighed = $6
         WHERE table_id = $7 AND seat = $8",
    )
    .bind(change.before.value)
    .bind(change.before.spread)
    .bind(change.after.value)
    .bind(change.after.spread)
    .bind(weight_number(change.less))
    .bind(weight_word(change.less))
    .bind(row.try_get::<String>("table_id")?)
    .bind(row.try_get::<String>("seat")?)
    .execute(writing)
    .await?;
    Ok(())
}

/// How much a game counts, as it is kept.
pub(crate) fn weight_number(less: Option<Less>) -> i64 {
    less.map_or(Weight::FULL, |less| less.weight.percent())
}

/// Why a game does not count in full, as it is kept.
pub(crate) fn weight_word(less: Option<Less>) -> &'static str {
    less.map_or("", |less| less.why.word())
}

fn same_number(row: &Row, next: &Row) -> bool {
    let number = |row: &Row| row.try_get::<i64>("number").ok();
    number(row) == number(next)
}

/// How a rated game ended whose lines these are.
fn rated_end(lines: &[Row]) -> Result<RatedEnd, Error> {
    let mut end = RatedEnd { people: Vec::with_capacity(lines.len()), thrown_by: None, ended: Moment(0) };
    for row in lines {
        let person = rated_person(row)?;
        if has_thrown(row)? {
            end.thrown_by = Some(person.clone());
        }
        end.people.push((person, small(row, "place")?));
        end.ended = Moment(row.try_get("ended")?);
    }
    Ok(end)
}

fn rating(row: &Row) -> Result<Rating, Error> {
    Ok(Rating { value: row.try_get("value")?, spread: row.try_get("spread")? })
}

fn has_thrown(row: &Row) -> Result<bool, Error> {
    Ok(row.try_get::<i64>("thrown")? != 0)
}

fn rated_person(row: &Row) -> Result<PersonId, Error> {
    let person: Option<String> = row.try_get("person")?;
    Ok(PersonId::new(person.ok_or_else(|| Error::corrupt("a rated result of nobody"))?))
}
