//! Whose page is connected to a table, as far as every process can know it: a moment that is noted
//! again as long as the page is there.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::Store;
use crate::error::Error;
use crate::people::PersonId;
use crate::records::TableId;
use crate::time::Tick;

impl Store {
    /// Notes that the page of a person is connected to a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_presence(&self, id: &TableId, person: &PersonId, now: Tick) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO presence (table_id, person, seen) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET seen = excluded.seen
                 WHERE presence.seen < excluded.seen",
        )
        .bind(id.as_str())
        .bind(person.as_str())
        .bind(now.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// When each person's page was seen last at a table; whoever has none is not among them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn presence(&self, id: &TableId) -> Result<Vec<(PersonId, Tick)>, Error> {
        let rows: Vec<AnyRow> = sqlx::query("SELECT person, seen FROM presence WHERE table_id = $1")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        let read = |row: &AnyRow| {
            Ok((PersonId::new(row.try_get::<String, _>("person")?), Tick(row.try_get("seen")?)))
        };
        rows.iter().map(read).collect()
    }

    /// Forgets who was connected before a moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_presence(&self, before: Tick) -> Result<(), Error> {
        sqlx::query("DELETE FROM presence WHERE seen < $1").bind(before.0).execute(&self.pool).await?;
        Ok(())
    }
}
