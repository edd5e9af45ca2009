//! People, sessions, tables and their journals in SQL.
//!
//! One text of SQL serves every database: `$1`, `TEXT` and `BIGINT` only. What a method has
//! answered is on the disk. Two programs may work on one database: the primary key of a
//! journal's entries is the only lock, and every transaction begins with its write.

mod error;
mod journal;
mod lobby;
mod people;
mod records;
mod sessions;
mod solos;
mod tables;

use std::path::Path;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, Executor, Row};

pub use error::Error;
pub use journal::{Addition, Entry, NewEntry};
pub use lobby::{Listing, Shelf};
pub use people::{Person, PersonId};
pub use records::{Moment, SeatKind, SeatRecord, Status, TableId, TableRecord};
pub use sessions::SessionHash;
pub use solos::{Solo, SoloEnd, SoloPlace};
pub use tables::NewTable;

/// The one door to the database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
}

impl Store {
    /// Opens a database in a file, which is made if there is none, and brings it up to date.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of this program.
    pub async fn in_file(path: &Path) -> Result<Self, Error> {
        let escaped = path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        Self::connect(&format!("sqlite://{escaped}?mode=rwc")).await
    }

    /// Opens an empty database that vanishes with the store: for tests.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub async fn in_memory() -> Result<Self, Error> {
        Self::open("sqlite::memory:", 1).await
    }

    /// Opens the database of a URL, `sqlite://…`, and brings it up to date.
    ///
    /// # Errors
    /// If there is no such database or the scheme is not known.
    pub async fn connect(url: &str) -> Result<Self, Error> {
        if !url.starts_with("sqlite:") {
            return Err(Error::Scheme(scheme(url).into()));
        }
        let connections = if url.contains(":memory:") { 1 } else { 8 };
        Self::open(url, connections).await
    }

    async fn open(url: &str, connections: u32) -> Result<Self, Error> {
        sqlx::any::install_default_drivers();
        let failed = |source| Error::Open { url: url.into(), source };
        let options: AnyConnectOptions = url.parse().map_err(failed)?;
        // A database in memory lives as long as its one connection: never let it go.
        let pool = AnyPoolOptions::new()
            .max_connections(connections)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // First of all: whatever follows may meet another process at the file.
                    connection.execute("PRAGMA busy_timeout = 10000").await?;
                    connection.execute("PRAGMA journal_mode = WAL").await?;
                    // FULL: an answered move survives a loss of power, not only of the program.
                    connection.execute("PRAGMA synchronous = FULL").await?;
                    connection.execute("PRAGMA foreign_keys = ON").await?;
                    Ok(())
                })
            })
            .connect_with(options)
            .await
            .map_err(failed)?;
        sqlx::migrate!().run(&pool).await?;
        Ok(Self { pool })
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), Error> {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await?;
        Ok(())
    }

    /// Waits for what is under way and closes every connection.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// What the house keeps under a word; `value` is kept, if nothing is yet.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn house_word(&self, word: &str, value: &str) -> Result<String, Error> {
        sqlx::query("INSERT INTO house (word, value) VALUES ($1, $2) ON CONFLICT (word) DO NOTHING")
            .bind(word)
            .bind(value)
            .execute(&self.pool)
            .await?;
        let row =
            sqlx::query("SELECT value FROM house WHERE word = $1").bind(word).fetch_one(&self.pool).await?;
        Ok(row.try_get("value")?)
    }
}

/// The part of a URL before the colon; the rest may hold a password and is never repeated.
fn scheme(url: &str) -> &str {
    url.split_once(':').map_or(url, |(scheme, _)| scheme)
}
