//! Connections to whichever database it is.

use std::sync::Arc;

use super::disk::Disk;
use super::{Access, Answer, Failure, On, Query, postgres, sqlite};

/// All connections to one database.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(sqlite::Connections),
    Postgres(postgres::Connections),
}

/// The same for statements that read a few rows by their keys and are asked again and again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtOnce<'a>(&'a Pool);

/// One connection, until it is dropped: then whatever is open on it is rolled back.
#[derive(Debug)]
pub(crate) enum Lent {
    Sqlite(sqlite::Lent),
    Postgres(Box<postgres::Lent>),
}

impl Pool {
    /// Opens a database in memory, which is empty.
    pub(crate) async fn in_memory() -> Result<Self, Failure> {
        sqlite::Connections::in_memory().await.map(Self::Sqlite)
    }

    /// Opens a file of SQLite on a simulated disk.
    pub(crate) async fn simulated(path: &str, disk: Arc<dyn Disk>) -> Result<Self, Failure> {
        sqlite::Connections::simulated(path, disk).await.map(Self::Sqlite)
    }

    /// Opens the file of a URL of SQLite.
    pub(crate) async fn in_file(url: &str) -> Result<Self, Failure> {
        sqlite::Connections::in_file(url).await.map(Self::Sqlite)
    }

    /// Connects to the PostgreSQL of a URL.
    pub(crate) async fn postgres(url: &str) -> Result<Self, Failure> {
        postgres::Connections::open(url).await.map(Self::Postgres)
    }

    /// The same for statements that read a few rows by their keys and are asked again and again.
    pub(crate) const fn at_once(&self) -> AtOnce<'_> {
        AtOnce(self)
    }

    /// A connection on which statements can be run in a row.
    pub(crate) async fn lend(&self) -> Result<Lent, Failure> {
        match self {
            Self::Sqlite(connections) => connections.lend().await.map(Lent::Sqlite),
            Self::Postgres(connections) => connections.lend().await.map(Box::new).map(Lent::Postgres),
        }
    }

    /// Hears what is told on a channel of PostgreSQL from now on; SQLite has none.
    pub(crate) async fn ears(&self, channel: &str) -> Result<Option<postgres::Ears>, Failure> {
        match self {
            Self::Sqlite(_) => Ok(None),
            Self::Postgres(connections) => connections.ears(channel).await.map(Some),
        }
    }

    /// Waits for what is under way and closes every connection.
    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(connections) => connections.close().await,
            Self::Postgres(connections) => connections.close().await,
        }
    }

    /// Does work that writes a lot, where its statements cost least: those of SQLite are run on the thread of the
    /// work itself, which is none of those that serve requests.
    pub(crate) fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        match self {
            Self::Sqlite(connections) if !connections.is_simulated() => connections.spawn(work),
            Self::Sqlite(_) | Self::Postgres(_) => drop(tokio::spawn(work)),
        }
    }
}

impl On for &Pool {
    async fn run(self, query: Query, access: Access) -> Result<Answer, Failure> {
        match self {
            Pool::Sqlite(connections) => connections.run(query, access).await,
            Pool::Postgres(connections) => connections.run(query).await,
        }
    }
}

impl On for AtOnce<'_> {
    async fn run(self, query: Query, access: Access) -> Result<Answer, Failure> {
        if let Pool::Sqlite(connections) = self.0
            && let Some(found) = connections.glance(&query)
        {
            return Ok(found);
        }
        self.0.run(query, access).await
    }
}

impl Lent {
    /// The same for work that [`Pool::spawn`] does.
    pub(crate) fn here(self) -> Self {
        match self {
            Self::Sqlite(lent) => Self::Sqlite(lent.here()),
            Self::Postgres(lent) => Self::Postgres(Box::new(lent.hurried())),
        }
    }

    /// Runs a statement of the transaction that is open.
    pub(crate) async fn run(&self, query: Query) -> Result<Answer, Failure> {
        match self {
            Self::Sqlite(lent) => lent.run_within(query).await,
            Self::Postgres(lent) => lent.run(query).await,
        }
    }

    /// Runs statements that have no values and bring no rows, however long they take.
    pub(crate) async fn script(&self, sql: &'static str) -> Result<(), Failure> {
        match self {
            Self::Sqlite(lent) => lent.script(sql).await,
            Self::Postgres(lent) => lent.script(sql).await,
        }
    }

    /// Begins a transaction.
    pub(crate) async fn begin(&self, sql: &'static str) -> Result<(), Failure> {
        match self {
            Self::Sqlite(lent) => lent.statement(sql).await,
            Self::Postgres(lent) => lent.begin(sql).await,
        }
    }

    /// Commits or rolls back.
    pub(crate) async fn end(&self, sql: &'static str) -> Result<(), Failure> {
        match self {
            Self::Sqlite(lent) => lent.statement(sql).await,
            Self::Postgres(lent) => lent.end(sql).await,
        }
    }

    /// Closes the connection, of which nobody knows whether it is in a transaction.
    pub(crate) async fn discard(self) {
        match self {
            Self::Sqlite(lent) => lent.discard().await,
            Self::Postgres(lent) => lent.discard(),
        }
    }
}
