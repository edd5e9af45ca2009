//! The journal of a table: what is only ever added to.

use domain::{Entry, Moment, NewEntry, TableId};
use engine::Seat;
use futures_util::future::try_join_all;

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};
use crate::transaction::Transaction;

impl Store {
    /// The entries of a journal after number `after`, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn journal(&self, id: &TableId, after: i64) -> Result<Vec<Entry>, Error> {
        let rows: Vec<Row> =
            query("SELECT number, text, at FROM steps WHERE table_id = $1 AND number > $2 ORDER BY number")
                .bind(id.as_str())
                .bind(after)
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(read_entry).collect()
    }

    /// The number of the entry that this request wrote, if it was carried out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn request(&self, id: &TableId, seat: Seat, key: &str) -> Result<Option<i64>, Error> {
        let row = query("SELECT number FROM steps WHERE table_id = $1 AND seat = $2 AND request = $3")
            .bind(id.as_str())
            .bind(seat.to_string())
            .bind(key)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok(row.try_get("number")?)).transpose()
    }
}

/// Writes entries after so many others, and nothing else.
pub(crate) async fn write_entries(
    writing: &Transaction,
    id: &TableId,
    (after, entries): (i64, &[NewEntry]),
    now: Moment,
) -> Result<(), Error> {
    let all = (after + 1..).zip(entries).map(|(number, entry)| {
        let (seat, key) = entry.request.as_ref().map(|(seat, key)| (seat.to_string(), key)).unzip();
        query("INSERT INTO steps (table_id, number, text, seat, request, at) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(id.as_str())
            .bind(number)
            .bind(&entry.text)
            .bind(seat)
            .bind(key)
            .bind(now.0)
            .execute(writing)
    });
    match try_join_all(all).await {
        Err(error) if error.is_duplicate() => Err(Error::Changed),
        written => Ok(written.map(drop)?),
    }
}

fn read_entry(row: &Row) -> Result<Entry, Error> {
    Ok(Entry { number: row.try_get("number")?, text: row.try_get("text")?, at: Moment(row.try_get("at")?) })
}
