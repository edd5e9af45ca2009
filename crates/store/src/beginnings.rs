//! Games whose first steps were not taken at their table: with what they begin, and which go on from a table.

use domain::{Origin, PersonId, Status, TableId, TableRecord};

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::{Row, query};
use crate::transaction::Transaction;

/// With what the game of a table begins whose first steps were not taken there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// Where it comes from.
    pub origin: Origin,
    /// Its steps, as saved games write them.
    pub steps: Vec<String>,
    /// The header of the saved game that was brought, a line each; empty for a game of a table here.
    pub header: String,
}

impl Store {
    /// The steps with which the game of a table begins, and the header of the saved game that was brought; nothing if
    /// it begins by itself.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn beginning(&self, id: &TableId) -> Result<(Vec<String>, String), Error> {
        let row = query("SELECT steps, header FROM beginnings WHERE table_id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok((Vec::new(), String::new())) };
        let steps: String = row.try_get("steps")?;
        Ok((steps.lines().map(String::from).collect(), row.try_get("header")?))
    }

    /// The tables at which the game of this one is gone on with, the last opened first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn branches(&self, id: &TableId, most: u32) -> Result<Vec<TableRecord>, Error> {
        let rows: Vec<Row> = query(
            "SELECT * FROM tables WHERE source = $1 AND status <> $3 ORDER BY created DESC, id LIMIT $2",
        )
        .bind(id.as_str())
        .bind(i64::from(most))
        .bind(Status::Closed.word())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(TableRecord::read).collect()
    }

    /// The saved games that a person has brought, the last first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn imports(&self, person: &PersonId, most: u32) -> Result<Vec<TableRecord>, Error> {
        let rows: Vec<Row> = query(
            "SELECT * FROM tables WHERE host = $1 AND taken IS NOT NULL AND source IS NULL AND status <> $3
             ORDER BY created DESC, id LIMIT $2",
        )
        .bind(person.as_str())
        .bind(i64::from(most))
        .bind(Status::Closed.word())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(TableRecord::read).collect()
    }
}

pub(crate) async fn write_beginning(
    writing: &Transaction,
    id: &TableId,
    beginning: &Beginning,
) -> Result<(), Error> {
    query("INSERT INTO beginnings (table_id, steps, header) VALUES ($1, $2, $3)")
        .bind(id.as_str())
        .bind(beginning.steps.join("\n"))
        .bind(&beginning.header)
        .execute(writing)
        .await?;
    Ok(())
}
