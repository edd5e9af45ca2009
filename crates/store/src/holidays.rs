//! When people are away.

use std::ops::Range;

use domain::time::Tick;
use domain::{PersonId, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

impl Store {
    /// The holidays of a person, in order. Those that are over stay.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn holidays(&self, person: &PersonId) -> Result<Vec<Range<Tick>>, Error> {
        let rows: Vec<Row> = query("SELECT first, until FROM holidays WHERE person = $1 ORDER BY first")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        let read = |row: &Row| Ok(Tick(row.try_get("first")?)..Tick(row.try_get("until")?));
        rows.iter().map(read).collect()
    }

    /// Writes the holidays of a person anew, makes somebody look at the running tables of that person, and
    /// says which these are.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_holidays(
        &self,
        person: &PersonId,
        holidays: &[Range<Tick>],
        now: Tick,
    ) -> Result<Vec<TableId>, Error> {
        let writing = self.begin().await?;
        query("DELETE FROM holidays WHERE person = $1").bind(person.as_str()).execute(&writing).await?;
        for away in holidays {
            query("INSERT INTO holidays (person, first, until) VALUES ($1, $2, $3)")
                .bind(person.as_str())
                .bind(away.start.0)
                .bind(away.end.0)
                .execute(&writing)
                .await?;
        }
        query(
            "UPDATE courses SET due = $1
             WHERE due > 0 AND table_id IN (SELECT table_id FROM seats WHERE person = $2)",
        )
        .bind(now.0)
        .bind(person.as_str())
        .execute(&writing)
        .await?;
        let rows: Vec<Row> = query(
            "SELECT table_id FROM courses
             WHERE due > 0 AND table_id IN (SELECT table_id FROM seats WHERE person = $1)",
        )
        .bind(person.as_str())
        .fetch_all(&writing)
        .await?;
        let mut tables = Vec::new();
        for row in &rows {
            let id = TableId::new(row.try_get::<String>("table_id")?);
            self.tell(&writing, &id).await?;
            tables.push(id);
        }
        writing.commit().await?;
        Ok(tables)
    }
}
