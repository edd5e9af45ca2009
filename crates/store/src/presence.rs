//! Whose page is connected to a table, and how many watch it, as far as every process can know it: a moment that
//! is noted again as long as the pages are there.

use domain::time::Tick;
use domain::{PersonId, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

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
        query(
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
        let rows: Vec<Row> = query("SELECT person, seen, gone FROM presence WHERE table_id = $1")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        let read = |row: &Row| {
            let gone: i64 = row.try_get("gone")?;
            let seen = if gone > 0 { Seen::Gone(Tick(gone)) } else { Seen::Here(Tick(row.try_get("seen")?)) };
            Ok((PersonId::new(row.try_get::<String>("person")?), seen))
        };
        rows.iter().map(read).collect()
    }

    /// Notes how many pages of watchers are connected to a table at this process.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_watchers(&self, id: &TableId, watching: usize, now: Tick) -> Result<(), Error> {
        query(
            "INSERT INTO watchers (table_id, process, watching, seen) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, process) DO UPDATE SET watching = excluded.watching, seen = excluded.seen",
        )
        .bind(id.as_str())
        .bind(&self.process.name)
        .bind(i64::try_from(watching).unwrap_or(i64::MAX))
        .bind(now.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// How many pages of watchers other processes have connected to each table, as they have noted since a
    /// moment; not those that nobody watches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn watchers_elsewhere(&self, since: Tick) -> Result<Vec<(TableId, usize)>, Error> {
        let rows: Vec<Row> = query(
            "SELECT table_id, CAST(SUM(watching) AS BIGINT) AS watching FROM watchers
             WHERE process <> $1 AND seen > $2 AND watching > 0 GROUP BY table_id",
        )
        .bind(&self.process.name)
        .bind(since.0)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &Row| {
            let watching = usize::try_from(row.try_get::<i64>("watching")?).unwrap_or_default();
            Ok((TableId::new(row.try_get::<String>("table_id")?), watching))
        };
        rows.iter().map(read).collect()
    }

    /// Forgets who was connected before a moment, and who watched.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_presence(&self, before: Tick) -> Result<(), Error> {
        for sql in ["DELETE FROM presence WHERE seen < $1", "DELETE FROM watchers WHERE seen < $1"] {
            query(sql).bind(before.0).execute(&self.pool).await?;
        }
        Ok(())
    }
}
