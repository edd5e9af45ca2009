//! All that is kept, from one database into another of any kind.

mod compare;
mod kept;

use crate::Store;
use crate::database::Database;
use crate::error::Error;
use crate::sql::{Query, Row, assembled};
use crate::transaction::Transaction;

use kept::Holds::{Number, Text};
use kept::{Holds, KEPT, Kept};

/// The one column that refers to another line of its own table, which may come later: it is written last.
const LATER: (&str, &str, &str) = ("tables", "rematch_of", "id");

/// How many lines are read at once.
const PORTION: i64 = 1000;

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// People.
    pub people: u64,
    /// Tables.
    pub tables: u64,
    /// Entries of journals.
    pub steps: u64,
}

impl Store {
    /// Copies everything, as it is at one moment, into an empty database. All of it is written or nothing.
    /// Servers may go on working on this database; what they write meanwhile is not copied.
    ///
    /// # Errors
    /// [`Error::NotEmpty`] if the other database holds something.
    pub async fn copy_to(&self, other: &Self) -> Result<Copied, Error> {
        other.needs_empty().await?;
        let reading = match self.database {
            Database::Postgres(_) => {
                self.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?
            }
            // The first look fixes the moment.
            Database::File | Database::Memory => self.begin().await?,
        };
        let writing = other.begin().await?;
        let mut copied = Copied::default();
        for kept in KEPT {
            let count = copy_table(&reading, &writing, kept).await?;
            match kept.0 {
                "people" => copied.people = count,
                "tables" => copied.tables = count,
                "steps" => copied.steps = count,
                _ => {}
            }
        }
        copy_later(&reading, &writing).await?;
        writing.commit().await?;
        reading.rollback().await;
        Ok(copied)
    }

    async fn needs_empty(&self) -> Result<(), Error> {
        for (table, ..) in KEPT {
            let sql = format!("SELECT COUNT(*) AS lines FROM {table}");
            let lines: i64 = assembled(sql).fetch_one(&self.pool).await?.try_get("lines")?;
            if lines > 0 {
                return Err(Error::NotEmpty);
            }
        }
        Ok(())
    }
}

async fn copy_table(
    reading: &Transaction,
    writing: &Transaction,
    (table, key, columns): Kept,
) -> Result<u64, Error> {
    let columns: Vec<(&str, Holds)> =
        columns.iter().copied().filter(|(name, _)| (table, *name) != (LATER.0, LATER.1)).collect();
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let insert = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places(names.len()));
    let (mut count, mut last) = (0, None);
    loop {
        let rows = portion(reading, (table, &names, key), last.as_ref()).await?;
        for row in &rows {
            let mut line = assembled(insert.clone());
            for (name, holds) in &columns {
                line = match holds {
                    Text => line.bind(row.try_get::<Option<String>>(name)?),
                    Number => line.bind(row.try_get::<Option<i64>>(name)?),
                };
            }
            line.execute(writing).await?;
            count += 1;
        }
        last = rows.into_iter().next_back();
        if last.is_none() {
            return Ok(count);
        }
    }
}

/// `$1, $2` and so on.
fn places(count: usize) -> String {
    (1..=count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ")
}

/// The lines of a table that follow a line, in the order of its first `key` columns; from the beginning after none.
async fn portion(
    reading: &Transaction,
    (table, names, key): (&str, &[&str], usize),
    last: Option<&Row>,
) -> Result<Vec<Row>, Error> {
    // Names of our own, from the list above.
    let (keys, all) = (names[..key].join(", "), names.join(", "));
    let after = last.map(|_| format!("WHERE ({keys}) > ({})", places(key))).unwrap_or_default();
    let select = assembled(format!("SELECT {all} FROM {table} {after} ORDER BY {keys} LIMIT {PORTION}"));
    let values = last.into_iter().flat_map(|row| row.values().iter().take(key).cloned());
    Ok(values.fold(select, Query::bind).fetch_all(reading).await?)
}

async fn copy_later(reading: &Transaction, writing: &Transaction) -> Result<(), Error> {
    let (table, column, key) = LATER;
    let select = format!("SELECT {key}, {column} FROM {table} WHERE {column} IS NOT NULL");
    for row in &assembled(select).fetch_all(reading).await? {
        assembled(format!("UPDATE {table} SET {column} = $1 WHERE {key} = $2"))
            .bind(row.try_get::<String>(column)?)
            .bind(row.try_get::<String>(key)?)
            .execute(writing)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
