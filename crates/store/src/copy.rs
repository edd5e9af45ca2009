//! All that is kept, from one database into another of any kind.

use crate::Store;
use crate::database::Database;
use crate::error::Error;
use crate::sql::{Query, assembled};
use crate::transaction::Transaction;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holds {
    Text,
    Number,
}

use Holds::{Number, Text};

/// A table, how many columns its key has, and its columns, those of its key first.
type Kept = (&'static str, usize, &'static [(&'static str, Holds)]);

/// What is copied, so that whatever a line refers to stands before it. Not what processes tell each other, nor
/// what is forgotten within minutes, nor reviews, which can be made again.
const KEPT: [Kept; 40] = [
    ("house", 1, &[("word", Text), ("value", Text)]),
    (
        "people",
        1,
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
    ("passwords", 1, &[("person", Text), ("hash", Text), ("changed", Number)]),
    (
        "sessions",
        1,
        &[("hash", Text), ("person", Text), ("created", Number), ("seen", Number), ("browser", Text)],
    ),
    ("friends", 2, &[("person", Text), ("other", Text), ("since", Number)]),
    ("blocks", 2, &[("person", Text), ("other", Text), ("since", Number)]),
    (
        "tables",
        1,
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
            ("source", Text),
            ("taken", Number),
        ],
    ),
    ("beginnings", 1, &[("table_id", Text), ("steps", Text), ("header", Text)]),
    (
        "seats",
        2,
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
        2,
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
        1,
        &[
            ("hash", Text),
            ("person", Text),
            ("name", Text),
            ("scopes", Text),
            ("created", Number),
            ("used", Number),
        ],
    ),
    ("bots", 1, &[("person", Text), ("owner", Text), ("created", Number)]),
    (
        "proposals",
        2,
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
        3,
        &[("table_id", Text), ("number", Number), ("seat", Text), ("choice", Text), ("at", Number)],
    ),
    ("solos", 1, &[("table_id", Text), ("person", Text), ("score", Number), ("ended", Number)]),
    ("courses", 1, &[("table_id", Text), ("version", Number), ("state", Text), ("due", Number)]),
    ("holidays", 2, &[("person", Text), ("first", Number), ("until", Number)]),
    (
        "puzzle_tries",
        3,
        &[
            ("person", Text),
            ("game", Text),
            ("number", Number),
            ("solved", Number),
            ("at", Number),
            ("value_before", Number),
            ("value_after", Number),
        ],
    ),
    (
        "puzzle_people",
        2,
        &[
            ("person", Text),
            ("game", Text),
            ("value", Number),
            ("spread", Number),
            ("run", Number),
            ("best", Number),
            ("day", Number),
            ("days", Number),
            ("best_days", Number),
        ],
    ),
    (
        "puzzle_ratings",
        2,
        &[("game", Text), ("number", Number), ("value", Number), ("spread", Number), ("tries", Number)],
    ),
    ("lessons", 3, &[("person", Text), ("game", Text), ("lesson", Text), ("done", Number)]),
    ("guests", 2, &[("table_id", Text), ("person", Text), ("standing", Text)]),
    (
        "messages",
        2,
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
    ("mutes", 3, &[("person", Text), ("muted", Text), ("table_id", Text), ("name", Text), ("at", Number)]),
    ("muted_words", 2, &[("person", Text), ("word", Text)]),
    ("learnt", 2, &[("person", Text), ("game", Text)]),
    ("coach", 1, &[("person", Text), ("level", Text)]),
    (
        "reports",
        1,
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
        1,
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
        2,
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
    ("mail_asks", 1, &[("hash", Text), ("person", Text), ("address", Text), ("at", Number)]),
    (
        "outbox",
        5,
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
    ("looked", 2, &[("person", Text), ("table_id", Text), ("at", Number)]),
    (
        "results",
        2,
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
    (
        "archive",
        1,
        &[
            ("table_id", Text),
            ("game", Text),
            ("players", Number),
            ("ended", Number),
            ("steps", Number),
            ("seconds", Number),
            ("pace", Text),
            ("rated", Number),
            ("listed", Number),
        ],
    ),
    ("archive_people", 2, &[("table_id", Text), ("person", Text), ("ended", Number), ("place", Number)]),
    ("stars", 2, &[("person", Text), ("table_id", Text), ("ended", Number)]),
    (
        "notes",
        3,
        &[
            ("person", Text),
            ("table_id", Text),
            ("step", Number),
            ("ended", Number),
            ("shared", Number),
            ("text", Text),
            ("at", Number),
        ],
    ),
    ("leagues", 2, &[("game", Text), ("players", Number), ("games", Number)]),
    (
        "ratings",
        3,
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
    let places = |count: usize| (1..=count).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ");
    // Names of our own, from the list above.
    let (keys, all) = (names[..key].join(", "), names.join(", "));
    let insert = format!("INSERT INTO {table} ({all}) VALUES ({})", places(names.len()));
    let mut from = assembled(format!("SELECT {all} FROM {table} ORDER BY {keys} LIMIT {PORTION}"));
    let mut count = 0;
    loop {
        let rows = from.fetch_all(reading).await?;
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
        let Some(last) = rows.last() else { return Ok(count) };
        let sql = format!(
            "SELECT {all} FROM {table} WHERE ({keys}) > ({}) ORDER BY {keys} LIMIT {PORTION}",
            places(key)
        );
        from = last.values().iter().take(key).cloned().fold(assembled(sql), Query::bind);
    }
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
