//! Statements of SQL: one text for every database, values in, rows out.
//!
//! A query is run on a pool or in a transaction, whichever database is behind it: SQLite by `rusqlite`,
//! PostgreSQL by `tokio-postgres`. Values are whole numbers and texts, nothing else.

mod disk;
mod failure;
mod lent;
mod own_thread;
mod postgres;
mod postgres_url;
mod row;
mod sqlite;

use std::borrow::Cow;
use std::future::Future;

pub use disk::{Disk, Fault};
pub use failure::{Code, Failure};
pub(crate) use lent::{Lent, Pool};
pub(crate) use postgres::{Ears, Heard};
pub(crate) use row::{Row, Value};

/// A statement with its values.
#[derive(Clone, Debug)]
#[must_use = "a query does nothing until it is run"]
pub(crate) struct Query {
    sql: Cow<'static, str>,
    values: Vec<Value>,
}

/// A statement of this program; `$1` stands for the first value.
pub(crate) const fn query(sql: &'static str) -> Query {
    Query { sql: Cow::Borrowed(sql), values: Vec::new() }
}

/// A statement that was put together; it must hold nothing that came from outside.
pub(crate) const fn assembled(sql: String) -> Query {
    Query { sql: Cow::Owned(sql), values: Vec::new() }
}

/// What came of a statement.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    rows: Vec<Row>,
    /// How many rows were written or removed.
    changed: u64,
}

impl Answer {
    /// The rows that it has found.
    pub(crate) fn rows(self) -> Vec<Row> {
        self.rows
    }
}

/// Whether a statement only reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Reads,
    Writes,
}

/// Where statements are run: on any connection of a pool, or in a transaction.
pub(crate) trait On {
    /// Runs a statement.
    fn run(self, query: Query, access: Access) -> impl Future<Output = Result<Answer, Failure>> + Send;
}

impl Query {
    /// The same with its next value.
    pub(crate) fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// How it would be run, in the words of the database.
    #[cfg(test)]
    pub(crate) async fn plan(mut self, pool: &Pool) -> Vec<String> {
        let (how, column) = match pool {
            Pool::Sqlite(_) => ("EXPLAIN QUERY PLAN", "detail"),
            Pool::Postgres(_) => ("EXPLAIN", "QUERY PLAN"),
        };
        self.sql = Cow::Owned(format!("{how} {}", self.sql));
        let rows = self.fetch_all(pool).await.unwrap();
        rows.iter().map(|row| row.try_get(column).unwrap()).collect()
    }

    /// Runs it; says how many rows it has changed.
    pub(crate) async fn execute(self, on: impl On) -> Result<u64, Failure> {
        Ok(on.run(self, Access::Writes).await?.changed)
    }

    /// The rows that it finds. Outside transactions it must only read.
    pub(crate) async fn fetch_all(self, on: impl On) -> Result<Vec<Row>, Failure> {
        Ok(on.run(self, Access::Reads).await?.rows)
    }

    /// The first row that it finds, if any. Outside transactions it must only read.
    pub(crate) async fn fetch_optional(self, on: impl On) -> Result<Option<Row>, Failure> {
        Ok(self.fetch_all(on).await?.into_iter().next())
    }

    /// The first row that it finds. Outside transactions it must only read.
    pub(crate) async fn fetch_one(self, on: impl On) -> Result<Row, Failure> {
        self.fetch_optional(on).await?.ok_or(Failure::NoRow)
    }
}
