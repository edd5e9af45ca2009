//! How well somebody knows a game.

use domain::{PersonId, SeatKind, Status};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

/// How well somebody knows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Knowledge {
    /// Has neither put its first words away nor finished a game.
    New,
    /// Has put its first words away.
    Words,
    /// Has sat at a table until it was over with a result.
    Played,
}

impl Store {
    /// How well a person knows a game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn knowledge(&self, person: &PersonId, game: &str) -> Result<Knowledge, Error> {
        let row = query(
            "SELECT (SELECT COUNT(*) FROM learnt WHERE person = $1 AND game = $2) AS words,
                    (SELECT COUNT(*) FROM tables
                     WHERE status = $3 AND game = $2 AND abandoned = 0
                       AND id IN (SELECT table_id FROM seats WHERE person = $1 AND kind = $4)) AS games",
        )
        .bind(person.as_str())
        .bind(game)
        .bind(Status::Over.word())
        .bind(SeatKind::Person.word())
        .fetch_one(&self.pool)
        .await?;
        Ok(match (row.try_get::<i64>("games")?, row.try_get::<i64>("words")?) {
            (0, 0) => Knowledge::New,
            (0, _) => Knowledge::Words,
            (_, _) => Knowledge::Played,
        })
    }

    /// The games whose first words a person has put away, in no order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn words_put_away(&self, person: &PersonId) -> Result<Vec<String>, Error> {
        let rows: Vec<Row> = query("SELECT game FROM learnt WHERE person = $1")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("game")?)).collect()
    }

    /// A person has put the first words of a game away, for ever.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_words_away(&self, person: &PersonId, game: &str) -> Result<(), Error> {
        query("INSERT INTO learnt (person, game) VALUES ($1, $2) ON CONFLICT (person, game) DO NOTHING")
            .bind(person.as_str())
            .bind(game)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
