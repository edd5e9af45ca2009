//! Whose page is connected to a table, as far as every process can know it: a moment that is noted
//! again as long as the page is there.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::Store;
use crate::error::Error;
use crate::people::PersonId;
use crate::records::TableId;
use crate::time::Tick;

/// What was noted of the connection of a person's page to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// It was there at this moment, and nothing else is known.
    Here(Tick),
    /// It is gone since this moment.
    Gone(Tick),
}

impl Store {
    /// Notes what is known of the connection of a person's page to a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_presence(&self, id: &TableId, person: &PersonId, seen: Seen) -> Result<(), Error> {
        let (seen, gone) = match seen {
            Seen::Here(at) => (at, Tick(0)),
            Seen::Gone(since) => (since, since),
        };
        sqlx::query(
            "INSERT INTO presence (table_id, person, seen, gone) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, person) DO UPDATE SET seen = excluded.seen, gone = excluded.gone
                 WHERE presence.seen <= excluded.seen",
        )
        .bind(id.as_str())
        .bind(person.as_str())
        .bind(seen.0)
        .bind(gone.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// What is known of the connections of people to a table; whoever was never seen is not among them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn presence(&self, id: &TableId) -> Result<Vec<(PersonId, Seen)>, Error> {
        let rows: Vec<AnyRow> = sqlx::query("SELECT person, seen, gone FROM presence WHERE table_id = $1")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        let read = |row: &AnyRow| {
            let gone: i64 = row.try_get("gone")?;
            let seen = if gone > 0 { Seen::Gone(Tick(gone)) } else { Seen::Here(Tick(row.try_get("seen")?)) };
            Ok((PersonId::new(row.try_get::<String, _>("person")?), seen))
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
