//! People, sessions, tables and their journals in SQL.
//!
//! One text of SQL serves every database: `$1`, `TEXT` and `BIGINT` only. What a method has
//! answered is on the disk. Several processes may work on one database: the primary key of a
//! journal's entries is the only lock, and every transaction begins with its write. They hear of each
//! other's changes ([`Store::listen`]).

mod accounts;
mod archive;
mod attempts;
mod audit;
mod batch;
mod beginnings;
mod best;
mod bots;
mod claims;
mod coach;
mod commit;
mod copy;
mod courses;
mod database;
mod error;
mod friends;
mod guests;
mod holidays;
mod host;
mod journal;
mod leagues;
mod learnt;
mod lessons;
mod lobby;
mod mentions;
mod messages;
mod migrations;
mod mutes;
mod names;
mod news;
mod notes;
mod numbered;
mod outbox;
mod own_data;
mod passkeys;
mod password_links;
mod people;
mod presence;
mod proposals;
mod puzzles;
mod ratings;
mod reports;
mod results;
mod reviews;
mod rows;
#[cfg(test)]
mod scratch;
mod sessions;
mod solos;
mod sql;
mod studies;
mod tables;
mod tokens;
mod transaction;
mod ways;
mod weighed;
mod wishes;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use domain::Moment;

pub use accounts::Account;
pub use archive::{Archived, ArchivedSeat, Found, Outcome, PaceKind, Past, Search, Shelf};
pub use attempts::Price;
pub use audit::{AuditLine, Host};
pub use batch::Committed;
pub use beginnings::Beginning;
pub use best::{Best, BestOf};
pub use copy::Copied;
pub use error::Error;
pub use friends::Relations;
pub use host::{Member, Totals};
pub use leagues::RatedGames;
pub use learnt::Knowledge;
pub use lobby::{Counts, Listing, TableFilter};
pub use mentions::Means;
pub use messages::{ChatAudience, Message, NewMessage, RATE, Rate, Said};
pub use mutes::{MuteAt, Muted, Mutes};
pub use news::{Listener, News};
pub use notes::{NOTE_MAX, NOTES_MAX, NewNote, Note, STARS_MAX};
pub use outbox::{ChangedTable, NewNotice, Round, Told, Waiting};
pub use own_data::{OwnMark, OwnPart, OwnPortion, OwnValue};
pub use passkeys::{PASSKEYS_MAX, Passkey, PasskeyAsk};
pub use presence::Seen;
pub use puzzles::{NewTry, PuzzleStanding, PuzzleTry};
pub use ratings::{RatingChange, rate};
pub use reports::{NewReport, Report};
pub use results::{Record, SeatEnd, Tally};
pub use reviews::{KeptReview, REVIEW_MAX, REVIEWS_MAX};
pub use sessions::{Session, SessionHash};
pub use solos::{Solo, SoloPlace};
pub use sql::{Code, Disk, Failure, Fault};
pub use studies::Lead;
pub use tables::NewTable;
pub use tokens::{ApiToken, Bearer};
pub use ways::{MailAsks, Way, WayRecord};
pub use weighed::WeighedGames;
pub use wishes::{NoticeKind, NoticePace, Wishes};

use crate::batch::Batches;
use crate::database::Database;
use crate::news::Process;
use crate::sql::{Pool, query};

/// What time it is by the clock of this machine, for what is kept of people, sessions and notices. The clocks of
/// tables have a timepiece of their own.
pub fn now() -> Moment {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    Moment(since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX)))
}

/// The one door to the database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: Pool,
    database: Database,
    process: Process,
    batches: Batches,
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
        Self::connect("sqlite::memory:").await
    }

    /// Opens the database of a URL, `sqlite://FILE` or `postgres://USER:PASSWORD@HOST/DATABASE`, and
    /// brings it up to date. `?options[search_path]=NAME` chooses a schema in a database of Postgres; it
    /// is made if there is none.
    ///
    /// # Errors
    /// If there is no such database or the scheme is not known.
    pub async fn connect(url: &str) -> Result<Self, Error> {
        let database = Database::of(url)?;
        let pool = database.open(url).await?;
        Self::over(pool, database).await
    }

    /// Opens a file of SQLite on a simulated disk, which decides when each statement is carried out and which fail. The path must be one that needs no escapes in a URI.
    ///
    /// # Errors
    /// As [`Store::in_file`], or if `disk` lets something fail.
    pub async fn simulated(path: &Path, disk: Arc<dyn Disk>) -> Result<Self, Error> {
        let path = path.to_string_lossy();
        let pool = Pool::simulated(&path, disk).await?;
        Self::over(Database::File.ready(pool, &path).await?, Database::File).await
    }

    async fn over(pool: Pool, database: Database) -> Result<Self, Error> {
        let store = Self { pool, database, process: Process::new(), batches: Batches::default() };
        store.fill_in_skeletons().await?;
        Ok(store)
    }

    /// Whether the database takes what is written: writes about as much as a choice does, durably.
    ///
    /// # Errors
    /// If it does not.
    pub async fn try_write(&self) -> Result<(), Error> {
        static TRIED: AtomicU64 = AtomicU64::new(0);
        // Something else each time: a page that does not change would not be written.
        let value = format!("{:016x}", TRIED.fetch_add(1, Ordering::Relaxed)).repeat(512);
        query(
            "INSERT INTO house (word, value) VALUES ('tried', $1)
             ON CONFLICT (word) DO UPDATE SET value = excluded.value",
        )
        .bind(value)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The kind of the database, as it is called.
    pub const fn kind(&self) -> &'static str {
        match self.pool {
            Pool::Sqlite(_) => "SQLite",
            Pool::Postgres(_) => "PostgreSQL",
        }
    }

    /// Whether another process was heard of that works on the same database.
    pub fn is_shared(&self) -> bool {
        self.process.shares()
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
        query("INSERT INTO house (word, value) VALUES ($1, $2) ON CONFLICT (word) DO NOTHING")
            .bind(word)
            .bind(value)
            .execute(&self.pool)
            .await?;
        let row = query("SELECT value FROM house WHERE word = $1").bind(word).fetch_one(&self.pool).await?;
        Ok(row.try_get("value")?)
    }

    /// Counts something that the house counts, and says how often it was counted before, by whatever process.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn house_count(&self, what: &str) -> Result<u64, Error> {
        let writing = self.begin().await?;
        let row = query(
            "INSERT INTO house (word, value) VALUES ($1, '0') ON CONFLICT (word)
             DO UPDATE SET value = CAST(CAST(house.value AS BIGINT) + 1 AS TEXT) RETURNING value",
        )
        .bind(format!("count of {what}"))
        .fetch_one(&writing)
        .await?;
        writing.commit().await?;
        let count: String = row.try_get("value")?;
        count.parse().map_err(|_| Error::corrupt(format!("the count of {what}")))
    }
}
