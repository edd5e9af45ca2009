//! What somebody has reached alone: the results of finished tables with one seat, for that person.

use domain::{Moment, PersonId, SoloEnd, TableId, TableRecord};

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::{Row, query};
use crate::transaction::Transaction;

/// A game that somebody played alone to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solo {
    /// Its table.
    pub table: TableRecord,
    /// The final points.
    pub score: i32,
    /// When it ended.
    pub ended: Moment,
}

/// Where one game stands among all that the same person played alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloPlace {
    /// Its place from 1; of equal results the earlier stands first.
    pub place: i64,
    /// How many there are.
    pub of: i64,
    /// The best of them.
    pub best: Solo,
}

impl Store {
    /// What a person has reached alone at one game: best first, of equal results the earlier first,
    /// at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn solos(&self, person: &PersonId, game: &str, most: u32) -> Result<Vec<Solo>, Error> {
        let rows: Vec<Row> = query(
            "SELECT tables.*, solos.score, solos.ended
             FROM solos JOIN tables ON tables.id = solos.table_id
             WHERE solos.person = $1 AND tables.game = $2
             ORDER BY solos.score DESC, solos.ended, solos.table_id LIMIT $3",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(Solo::read).collect()
    }

    /// How many games of one kind a person has played alone to the end.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn solo_count(&self, person: &PersonId, game: &str) -> Result<i64, Error> {
        let row = query(
            "SELECT COUNT(*) AS games FROM solos JOIN tables ON tables.id = solos.table_id
             WHERE solos.person = $1 AND tables.game = $2",
        )
        .bind(person.as_str())
        .bind(game)
        .fetch_one(&self.pool)
        .await?;
        Ok(row.try_get("games")?)
    }

    /// Where a table stands among all games of its kind that this person has played alone; none if it
    /// is not one of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn solo_place(&self, person: &PersonId, id: &TableId) -> Result<Option<SoloPlace>, Error> {
        let row = query(
            "SELECT tables.*, solos.score, solos.ended
             FROM solos JOIN tables ON tables.id = solos.table_id
             WHERE solos.person = $1 AND tables.id = $2",
        )
        .bind(person.as_str())
        .bind(id.as_str())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let own = Solo::read(&row)?;
        let better = self.better_solos(person, &own).await?;
        let of = self.solo_count(person, &own.table.game).await?;
        let best = self.solos(person, &own.table.game, 1).await?.pop().unwrap_or(own);
        Ok(Some(SoloPlace { place: better + 1, of, best }))
    }

    /// How many stand before this one in the order of [`Store::solos`].
    async fn better_solos(&self, person: &PersonId, own: &Solo) -> Result<i64, Error> {
        let row = query(
            "SELECT COUNT(*) AS better FROM solos JOIN tables ON tables.id = solos.table_id
             WHERE solos.person = $1 AND tables.game = $2
               AND (solos.score > $3 OR (solos.score = $3
                    AND (solos.ended < $4 OR (solos.ended = $4 AND solos.table_id < $5))))",
        )
        .bind(person.as_str())
        .bind(&own.table.game)
        .bind(i64::from(own.score))
        .bind(own.ended.0)
        .bind(own.table.id.as_str())
        .fetch_one(&self.pool)
        .await?;
        Ok(row.try_get("better")?)
    }
}

impl Solo {
    fn read(row: &Row) -> Result<Self, Error> {
        let score: i64 = row.try_get("score")?;
        Ok(Self {
            table: TableRecord::read(row)?,
            score: score.try_into().map_err(|_| Error::corrupt(format!("score {score}")))?,
            ended: Moment(row.try_get("ended")?),
        })
    }
}

/// Writes down how a game ended that somebody played alone, and nothing else.
pub(crate) async fn write_solo(
    writing: &Transaction,
    id: &TableId,
    end: &SoloEnd,
    now: Moment,
) -> Result<(), Error> {
    query(
        "INSERT INTO solos (table_id, person, score, ended) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id) DO UPDATE SET person = excluded.person, score = excluded.score,
             ended = excluded.ended",
    )
    .bind(id.as_str())
    .bind(end.person.as_str())
    .bind(i64::from(end.score))
    .bind(now.0)
    .execute(writing)
    .await?;
    Ok(())
}
