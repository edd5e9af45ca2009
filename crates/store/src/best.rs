//! Lists of the best of a league, of all time and of a season.
//!
//! A season is a quarter of the calendar ([`Season`]), and the rating of a season is the one with which somebody has
//! ended it: nothing begins anew. Only those are listed of whose strength the results tell enough, with an account that
//! is not banned and has nothing against it; in the list of all time only who has played lately. An index holds everybody
//! of a league in the order of the ratings.

#[cfg(test)]
mod tests;

use domain::{Listed, Moment, PersonId, Rating, Season};

use crate::Store;
use crate::error::Error;
use crate::rows::small;
use crate::sql::{Row, query};

/// In the list of all time stand those whose last rated game of the league is at most so many seconds ago: 90 days.
const PLAYED_WITHIN: i64 = 90 * 24 * 3600;

/// Of which time a list of the best is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BestOf {
    /// Of all time, up to this moment.
    AllTime(Moment),
    /// Of this season.
    Season(Season),
}

/// One of the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// Who.
    pub id: PersonId,
    /// The name of the account.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// After how many rated games; of a season, how many in it.
    pub games: i64,
}

impl Best {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            id: PersonId::new(row.try_get::<String>("person")?),
            name: row.try_get("name")?,
            rating: Rating { value: row.try_get("value")?, spread: row.try_get("spread")? },
            games: row.try_get("games")?,
        })
    }
}

/// The best of all time: `$3` is the greatest uncertainty, `$4` the last game at the earliest.
pub(crate) const OF_ALL_TIME: &str =
    "SELECT ratings.person, people.name, ratings.value, ratings.spread, ratings.games
    FROM ratings JOIN people ON people.id = ratings.person AND people.handle IS NOT NULL
         AND people.banned = 0 AND people.unlisted = 0
    WHERE ratings.game = $1 AND ratings.players = $2 AND ratings.spread <= $3 AND ratings.ended >= $4
    ORDER BY ratings.value DESC, ratings.person LIMIT $5 OFFSET $6";

/// The best of a season: `$4`.
pub(crate) const OF_SEASON: &str = "SELECT season_ratings.person, people.name, season_ratings.value,
           season_ratings.spread, season_ratings.games
    FROM season_ratings JOIN people ON people.id = season_ratings.person AND people.handle IS NOT NULL
         AND people.banned = 0 AND people.unlisted = 0
    WHERE season_ratings.game = $1 AND season_ratings.players = $2 AND season_ratings.spread <= $3
      AND season_ratings.season = $4
    ORDER BY season_ratings.value DESC, season_ratings.person LIMIT $5 OFFSET $6";

impl Store {
    /// The best of a league, the very best first: at most `most`, after so many others.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn best(
        &self,
        (game, players): (&str, u8),
        of: BestOf,
        (after, most): (u32, u32),
    ) -> Result<Vec<Best>, Error> {
        let (sql, bound) = match of {
            BestOf::AllTime(now) => (OF_ALL_TIME, now.0 - PLAYED_WITHIN),
            BestOf::Season(season) => (OF_SEASON, season.number()),
        };
        let rows: Vec<Row> = query(sql)
            .bind(game)
            .bind(i64::from(players))
            .bind(Rating::SETTLED)
            .bind(bound)
            .bind(i64::from(most))
            .bind(i64::from(after))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(Best::read).collect()
    }

    /// The leagues in which rated games were played: the short name of the game, and how many play.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leagues(&self) -> Result<Vec<(String, u8)>, Error> {
        let rows: Vec<Row> =
            query("SELECT game, players FROM leagues ORDER BY game, players").fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get("game")?, small(row, "players")?))).collect()
    }

    /// Whether a person may stand in lists of the best.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn listed(&self, person: &PersonId) -> Result<Listed, Error> {
        let row = query("SELECT unlisted FROM people WHERE id = $1")
            .bind(person.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let unlisted = row.map(|row| row.try_get::<i64>("unlisted")).transpose()?.unwrap_or_default();
        Ok(if unlisted == 0 { Listed::Yes } else { Listed::No })
    }

    /// From now on a person stands in lists of the best, or in none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list_among_best(&self, person: &PersonId, listed: Listed) -> Result<(), Error> {
        query("UPDATE people SET unlisted = $1 WHERE id = $2")
            .bind(i64::from(listed == Listed::No))
            .bind(person.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
