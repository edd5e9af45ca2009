//! All that is kept, from one database into another of any kind.

use futures_util::TryStreamExt as _;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use crate::Store;
use crate::database::Database;
use crate::error::Error;
use crate::transaction::Transaction;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    Text,
    Number,
}

use Holds::{Number, Text};

/// A table and its columns.
type Kept = (&'static str, &'static [(&'static str, Holds)]);

/// What is copied, so that whatever a line refers to stands before it. Not what processes tell each other, nor
/// what is forgotten within minutes.
const KEPT: [Kept; 29] = [
    ("house", &[("word", Text), ("value", Text)]),
    (
        "people",
        &[
            ("id", Text),
            ("name", Text),
            ("language", Text),
            ("created", Number),
            ("banned", Number),
            ("handle", Text),
            ("joined", Number),
            ("skeleton", Text),
        ],
    ),
    ("passwords", &[("person", Text), ("hash", Text), ("changed", Number)]),
    (
        "sessions",
        &[("hash", Text), ("person", Text), ("created", Number), ("seen", Number), ("browser", Text)],
    ),
    ("friends", &[("person", Text), ("other", Text), ("since", Number)]),
    ("blocks", &[("person", Text), ("other", Text), ("since", Number)]),
    (
        "tables",
        &[
            ("id", Text),
            ("game", Text),
            ("rules", Number),
            ("options", Text),
            ("name", Text),
            ("status", Text),
            ("host", Text),
            ("created", Number),
            ("changed", Number),
            ("version", Number),
            ("started", Number),
            ("secret", Text),
            ("commitment", Text),
            ("rematch_of", Text),
            ("hints", Number),
            ("timing", Text),
            ("abandoned", Number),
            ("bots", Number),
            ("access", Text),
            ("watchers", Number),
            ("chat", Text),
            ("quick", Number),
            ("take_backs", Number),
            ("rated", Number),
        ],
    ),
    (
        "seats",
        &[
            ("table_id", Text),
            ("seat", Text),
            ("kind", Text),
            ("person", Text),
            ("name", Text),
            ("computer", Text),
            ("share", Text),
            ("hints", Number),
            ("stood_in", Number),
            ("invite", Text),
            ("ready", Number),
        ],
    ),
    (
        "steps",
        &[
            ("table_id", Text),
            ("number", Number),
            ("text", Text),
            ("seat", Text),
            ("request", Text),
            ("at", Number),
        ],
    ),
    (
        "tokens",
        &[
            ("hash", Text),
            ("person", Text),
            ("name", Text),
            ("scopes", Text),
            ("created", Number),
            ("used", Number),
        ],
    ),
    ("bots", &[("person", Text), ("owner", Text), ("created", Number)]),
    (
        "proposals",
        &[
            ("table_id", Text),
            ("number", Number),
            ("kind", Text),
            ("subject", Text),
            ("seat", Text),
            ("request", Text),
            ("entries", Number),
            ("at", Number),
            ("open", Text),
            ("outcome", Text),
        ],
    ),
    (
        "proposal_answers",
        &[("table_id", Text), ("number", Number), ("seat", Text), ("choice", Text), ("at", Number)],
    ),
    ("solos", &[("table_id", Text), ("person", Text), ("score", Number), ("ended", Number)]),
    ("courses", &[("table_id", Text), ("version", Number), ("state", Text), ("due", Number)]),
    ("holidays", &[("person", Text), ("first", Number), ("until", Number)]),
    ("guests", &[("table_id", Text), ("person", Text), ("standing", Text)]),
    (
        "messages",
        &[
            ("table_id", Text),
            ("number", Number),
            ("room", Text),
            ("person", Text),
            ("name", Text),
            ("seat", Text),
            ("phrase", Number),
            ("text", Text),
            ("request", Text),
            ("at", Number),
        ],
    ),
    ("mutes", &[("person", Text), ("muted", Text), ("table_id", Text), ("name", Text), ("at", Number)]),
    ("muted_words", &[("person", Text), ("word", Text)]),
    (
        "reports",
        &[
            ("number", Number),
            ("table_id", Text),
            ("message", Number),
            ("person", Text),
            ("reporter", Text),
            ("reason", Text),
            ("around", Text),
            ("at", Number),
            ("settled", Number),
        ],
    ),
    (
        "wishes",
        &[
            ("person", Text),
            ("kinds", Text),
            ("pace", Text),
            ("hour", Number),
            ("quiet_from", Number),
            ("quiet_to", Number),
            ("zone", Number),
            ("away", Number),
        ],
    ),
    (
        "ways",
        &[
            ("person", Text),
            ("way", Text),
            ("address", Text),
            ("secret", Text),
            ("failures", Number),
            ("retry", Number),
            ("stopped", Number),
            ("holder", Text),
            ("until", Number),
        ],
    ),
    ("mail_asks", &[("hash", Text), ("person", Text), ("address", Text), ("at", Number)]),
    (
        "outbox",
        &[
            ("person", Text),
            ("table_id", Text),
            ("step", Number),
            ("kind", Text),
            ("way", Text),
            ("at", Number),
            ("done", Number),
        ],
    ),
    ("looked", &[("person", Text), ("table_id", Text), ("at", Number)]),
    (
        "results",
        &[
            ("table_id", Text),
            ("seat", Text),
            ("game", Text),
            ("players", Number),
            ("person", Text),
            ("place", Number),
            ("score", Number),
            ("share", Number),
            ("ended", Number),
            ("number", Number),
            ("value_before", Number),
            ("spread_before", Number),
            ("value_after", Number),
            ("spread_after", Number),
        ],
    ),
    ("leagues", &[("game", Text), ("players", Number), ("games", Number)]),
    (
        "ratings",
        &[
            ("person", Text),
            ("game", Text),
            ("players", Number),
            ("value", Number),
            ("spread", Number),
            ("games", Number),
        ],
    ),
];

/// The one column that refers to another line of its own table, which may come later: it is written last.
const LATER: (&str, &str, &str) = ("tables", "rematch_of", "id");

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
        let mut reading = match self.database {
            Database::Postgres(_) => {
                self.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?
            }
            // The first look fixes the moment.
            Database::File | Database::Memory => self.begin().await?,
        };
        let mut writing = other.begin().await?;
        let mut copied = Copied::default();
        for kept in KEPT {
            let count = copy_table(&mut reading, &mut writing, kept).await?;
            match kept.0 {
                "people" => copied.people = count,
                "tables" => copied.tables = count,
                "steps" => copied.steps = count,
                _ => {}
            }
        }
        copy_later(&mut reading, &mut writing).await?;
        writing.commit().await?;
        reading.rollback().await;
        Ok(copied)
    }

    async fn needs_empty(&self) -> Result<(), Error> {
        for (table, _) in KEPT {
            let sql = AssertSqlSafe(format!("SELECT COUNT(*) AS lines FROM {table}"));
            let lines: i64 = sqlx::query(sql).fetch_one(&self.pool).await?.try_get("lines")?;
            if lines > 0 {
                return Err(Error::NotEmpty);
            }
        }
        Ok(())
    }
}

async fn copy_table(
    reading: &mut Transaction,
    writing: &mut Transaction,
    (table, columns): Kept,
) -> Result<u64, Error> {
    let columns: Vec<(&str, Holds)> =
        columns.iter().copied().filter(|(name, _)| (table, *name) != (LATER.0, LATER.1)).collect();
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let places: Vec<String> = (1..=names.len()).map(|number| format!("${number}")).collect();
    let (names, places) = (names.join(", "), places.join(", "));
    // Names of our own, from the list above.
    let insert = format!("INSERT INTO {table} ({names}) VALUES ({places})");
    let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT {names} FROM {table}"))).fetch(&mut **reading);
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        let mut line = sqlx::query(AssertSqlSafe(insert.clone()));
        for (name, holds) in &columns {
            line = match holds {
                Text => line.bind(row.try_get::<Option<String>, _>(*name)?),
                Number => line.bind(row.try_get::<i64, _>(*name)?),
            };
        }
        line.execute(&mut **writing).await?;
        count += 1;
    }
    Ok(count)
}

async fn copy_later(reading: &mut Transaction, writing: &mut Transaction) -> Result<(), Error> {
    let (table, column, key) = LATER;
    let select = format!("SELECT {key}, {column} FROM {table} WHERE {column} IS NOT NULL");
    let rows: Vec<AnyRow> = sqlx::query(AssertSqlSafe(select)).fetch_all(&mut **reading).await?;
    for row in &rows {
        sqlx::query(AssertSqlSafe(format!("UPDATE {table} SET {column} = $1 WHERE {key} = $2")))
            .bind(row.try_get::<String, _>(column)?)
            .bind(row.try_get::<String, _>(key)?)
            .execute(&mut **writing)
            .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What processes tell each other, what the migrations keep, and attempts to sign in, which are paid within
    /// minutes: of no use elsewhere.
    const LEFT: [&str; 7] =
        ["_sqlx_migrations", "attempts", "claims", "news", "postman", "presence", "watchers"];

    const fn declared(holds: Holds) -> &'static str {
        match holds {
            Text => "TEXT",
            Number => "BIGINT",
        }
    }

    #[tokio::test]
    async fn every_column_of_every_table_is_copied_or_left_on_purpose() {
        let store = Store::in_memory().await.unwrap();
        let sql = "SELECT tables.name AS kept, columns.name AS name, columns.type AS holds
                   FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
                   WHERE tables.type = 'table'";
        let rows = sqlx::query(sql).fetch_all(&store.pool).await.unwrap();
        let text = |row: &AnyRow, name: &str| row.try_get::<String, _>(name).unwrap();
        let there: BTreeSet<(String, String, String)> = rows
            .iter()
            .map(|row| (text(row, "kept"), text(row, "name"), text(row, "holds")))
            .filter(|(table, ..)| !LEFT.contains(&table.as_str()))
            .collect();
        let kept = KEPT.iter().flat_map(|(table, columns)| columns.iter().map(move |column| (table, column)));
        let kept = kept.map(|(table, (name, holds))| {
            ((*table).to_owned(), (*name).to_owned(), declared(*holds).to_owned())
        });
        assert_eq!(kept.collect::<BTreeSet<_>>(), there);
    }
}
