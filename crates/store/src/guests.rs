//! People whom the host of a table has invited or sent away.

use domain::{Guest, PersonId, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};
use crate::transaction::Transaction;

impl Store {
    /// The people whom the host of a table has invited or sent away.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guests(&self, id: &TableId) -> Result<Vec<Guest>, Error> {
        let rows: Vec<Row> = query("SELECT person, standing FROM guests WHERE table_id = $1 ORDER BY person")
            .bind(id.as_str())
            .fetch_all(&self.pool)
            .await?;
        let guest = |row: &Row| {
            Ok(Guest {
                person: PersonId::new(row.try_get::<String>("person")?),
                standing: row.try_get::<String>("standing")?.parse()?,
            })
        };
        rows.iter().map(guest).collect()
    }
}

/// Writes how people stand; who is not named stands as before.
pub(crate) async fn write_guests(writing: &Transaction, id: &TableId, guests: &[Guest]) -> Result<(), Error> {
    for guest in guests {
        query(
            "INSERT INTO guests (table_id, person, standing) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET standing = excluded.standing",
        )
        .bind(id.as_str())
        .bind(guest.person.as_str())
        .bind(guest.standing.word())
        .execute(writing)
        .await?;
    }
    Ok(())
}
