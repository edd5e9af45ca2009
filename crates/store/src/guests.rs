//! People whom the host of a table has invited or sent away.

use domain::{Guest, PersonId, TableId};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::Store;
use crate::error::Error;
use crate::transaction::Transaction;

impl Store {
    /// The people whom the host of a table has invited or sent away.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guests(&self, id: &TableId) -> Result<Vec<Guest>, Error> {
        let rows: Vec<AnyRow> =
            sqlx::query("SELECT person, standing FROM guests WHERE table_id = $1 ORDER BY person")
                .bind(id.as_str())
                .fetch_all(&self.pool)
                .await?;
        let guest = |row: &AnyRow| {
            Ok(Guest {
                person: PersonId::new(row.try_get::<String, _>("person")?),
                standing: row.try_get::<String, _>("standing")?.parse()?,
            })
        };
        rows.iter().map(guest).collect()
    }
}

/// Writes how people stand; who is not named stands as before.
pub(crate) async fn write_guests(
    writing: &mut Transaction,
    id: &TableId,
    guests: &[Guest],
) -> Result<(), Error> {
    for guest in guests {
        sqlx::query(
            "INSERT INTO guests (table_id, person, standing) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET standing = excluded.standing",
        )
        .bind(id.as_str())
        .bind(guest.person.as_str())
        .bind(guest.standing.word())
        .execute(&mut **writing)
        .await?;
    }
    Ok(())
}
