//! SQLite: one connection that writes, a few that read. They wait for the disk on threads that serve no requests; only
//! lookups by a key are made on the spot.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, OpenFlags, ToSql};
use tokio::sync::{OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

use super::disk::{Disk, DiskAccess};
use super::own_thread::OwnThread;
use super::{Access, Answer, Failure, Query, Row, Value};

/// How many connections read at most.
const READERS: u32 = 4;

/// How many statements a connection keeps prepared.
const PREPARED: usize = 128;

/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where the database is.
#[derive(Clone, Debug)]
enum Place {
    /// In memory, and gone with its one connection.
    Memory,
    /// In the file of this URI.
    File(String),
}

/// All connections to one database.
#[derive(Clone, Debug)]
pub(crate) struct Connections(Arc<All>);

#[derive(Debug)]
struct All {
    place: Place,
    disk_access: DiskAccess,
    /// The one connection that writes; in memory it reads as well. None until it is needed, and after one of which
    /// nobody knew whether it was in a transaction.
    writer: Arc<tokio::sync::Mutex<Option<Connection>>>,
    readers: Arc<Semaphore>,
    /// Those that read and have nothing to do, the last used last.
    idle: Mutex<Vec<Connection>>,
    /// A connection that does nothing. As long as it is open, SQLite keeps the files beside the database, which a
    /// full disk would not let it make again.
    keeper: Mutex<Option<Connection>>,
    is_closed: AtomicBool,
    /// Where much is written at once.
    own_thread: OwnThread,
}

impl Place {
    fn open(&self) -> Result<Connection, rusqlite::Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_URI
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = match self {
            Self::Memory => Connection::open_in_memory()?,
            Self::File(uri) => Connection::open_with_flags(uri, flags)?,
        };
        connection.set_prepared_statement_cache_capacity(PREPARED);
        // First of all: whatever follows may meet another process at the file.
        connection.busy_timeout(PATIENCE)?;
        // The plan of a statement never depends on what is bound to it: else SQLite prepares it anew for each value.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        // FULL: an answered move survives a loss of power, not only of the program.
        connection.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
        )?;
        Ok(connection)
    }
}

impl All {
    fn connect(&self) -> Result<Connection, rusqlite::Error> {
        let connection = self.place.open()?;
        if self.disk_access.is_simulated() {
            // A simulation decides who waits.
            connection.busy_timeout(Duration::ZERO)?;
        }
        Ok(connection)
    }
}

impl Connections {
    /// Whether a simulation controls the disk.
    pub(super) fn is_simulated(&self) -> bool {
        self.0.disk_access.is_simulated()
    }

    /// Does work that writes a lot on a thread of its own.
    pub(super) fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.0.own_thread.spawn(work);
    }

    /// Opens a database in memory, which is empty.
    pub(crate) async fn in_memory() -> Result<Self, Failure> {
        Self::open(Place::Memory, DiskAccess::Threads).await
    }

    /// Opens a file on a simulated disk.
    pub(crate) async fn simulated(path: &str, disk: Arc<dyn Disk>) -> Result<Self, Failure> {
        Self::open(Place::File(format!("file:{path}?mode=rwc")), DiskAccess::Simulated(disk)).await
    }

    /// Opens the file of a URL, `sqlite://PATH?mode=rwc`; without `mode=rwc` it must be there.
    pub(crate) async fn in_file(url: &str) -> Result<Self, Failure> {
        let rest = url.split_once(':').map_or(url, |(_, rest)| rest);
        let rest = rest.strip_prefix("//").unwrap_or(rest);
        // An URI with two slashes names a host.
        let path = if rest.starts_with("//") { rest.trim_start_matches('/') } else { rest };
        let root = if path.len() < rest.len() { "/" } else { "" };
        let mode = match path.contains("mode=") {
            true => "",
            false if path.contains('?') => "&mode=rw",
            false => "?mode=rw",
        };
        Self::open(Place::File(format!("file:{root}{path}{mode}")), DiskAccess::Threads).await
    }

    async fn open(place: Place, disk_access: DiskAccess) -> Result<Self, Failure> {
        let all = All {
            place,
            disk_access,
            writer: Arc::default(),
            readers: Arc::new(Semaphore::new(READERS as usize)),
            idle: Mutex::default(),
            keeper: Mutex::default(),
            is_closed: AtomicBool::new(false),
            own_thread: OwnThread::default(),
        };
        let all = Arc::new(all);
        let opened = Arc::clone(&all);
        let open = move || {
            if matches!(opened.place, Place::File(_)) {
                let keeper = opened.connect()?;
                // It reads something once, which opens the files beside the database.
                keeper.query_row("SELECT COUNT(*) FROM sqlite_master", [], |_| Ok(()))?;
                *lock(&opened.keeper) = Some(keeper);
            }
            Ok(())
        };
        all.disk_access.run("open", open).await?;
        Ok(Self(all))
    }

    /// Runs a statement by itself.
    pub(crate) async fn run(&self, query: Query, access: Access) -> Result<Answer, Failure> {
        if access == Access::Writes || matches!(self.0.place, Place::Memory) {
            return self.lend().await?.run(query).await;
        }
        let mut reading = self.reader().await?;
        let statement = query.sql.clone();
        self.0.disk_access.run(&statement, move || run(reading.connection()?, &query)).await
    }

    /// Runs a statement that reads a few rows by their keys on the thread that asks, which takes less time than to hand
    /// it over: readers wait for nobody. None if no connection is at hand, or it fails.
    pub(crate) fn glance(&self, query: &Query) -> Option<Answer> {
        let permit = Arc::clone(&self.0.readers).try_acquire_owned().ok()?;
        let connection = lock(&self.0.idle).pop()?;
        let reading = Reading { connection: Some(connection), all: Arc::clone(&self.0), _permit: permit };
        run(reading.connection.as_ref()?, query).ok()
    }

    /// The connection that writes, for statements in a row.
    pub(crate) async fn lend(&self) -> Result<Lent, Failure> {
        let held = tokio::time::timeout(PATIENCE, Arc::clone(&self.0.writer).lock_owned()).await;
        let held = held.map_err(|_| Failure::Late)?;
        if self.0.is_closed.load(Ordering::SeqCst) {
            return Err(Failure::Closed);
        }
        let held = Held { slot: held, all: Arc::clone(&self.0) };
        Ok(Lent { held: Arc::new(Mutex::new(held)), disk_access: self.0.disk_access.clone(), is_here: false })
    }

    async fn reader(&self) -> Result<Reading, Failure> {
        let permit = tokio::time::timeout(PATIENCE, Arc::clone(&self.0.readers).acquire_owned()).await;
        let permit = permit.map_err(|_| Failure::Late)?.map_err(|_| Failure::Closed)?;
        let connection = lock(&self.0.idle).pop();
        Ok(Reading { connection, all: Arc::clone(&self.0), _permit: permit })
    }

    /// Waits for what is under way and closes every connection.
    pub(crate) async fn close(&self) {
        let mut writer = Arc::clone(&self.0.writer).lock_owned().await;
        self.0.is_closed.store(true, Ordering::SeqCst);
        // Whoever reads gives back what it was lent.
        let all_read = self.0.readers.acquire_many(READERS).await;
        self.0.readers.close();
        drop(all_read);
        let all = Arc::clone(&self.0);
        let close = move || {
            lock(&all.idle).clear();
            *writer = None;
            // The last of all: it holds nothing that could be lost.
            *lock(&all.keeper) = None;
            Ok(())
        };
        let _ = self.0.disk_access.run("close", close).await;
    }
}

/// A connection that reads, until it is dropped.
#[derive(Debug)]
struct Reading {
    connection: Option<Connection>,
    all: Arc<All>,
    _permit: OwnedSemaphorePermit,
}

impl Reading {
    fn connection(&mut self) -> Result<&Connection, Failure> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.all.connect()?,
        };
        Ok(self.connection.insert(connection))
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            lock(&self.all.idle).push(connection);
        }
    }
}

/// The connection that writes, in the hands of one.
#[derive(Debug)]
struct Held {
    slot: OwnedMutexGuard<Option<Connection>>,
    all: Arc<All>,
}

impl Held {
    fn connection(&mut self) -> Result<&Connection, Failure> {
        if self.slot.is_none() {
            *self.slot = Some(self.all.connect()?);
        }
        self.slot.as_ref().ok_or(Failure::Closed)
    }

    /// Ends whatever is open.
    fn settle(&mut self) {
        let Some(connection) = self.slot.as_ref() else { return };
        // SQLite itself says whether it is in a transaction.
        if !connection.is_autocommit() {
            let ended = connection.execute_batch("ROLLBACK");
            if ended.is_err() {
                self.discard();
            }
        }
    }

    /// Closes the connection, which ends whatever is open on it. That to a database in memory is the database.
    fn discard(&mut self) {
        if matches!(self.all.place, Place::File(_)) {
            *self.slot = None;
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.settle();
    }
}

/// The connection that writes, until it is dropped: then whatever is open on it is rolled back.
#[derive(Clone, Debug)]
pub(crate) struct Lent {
    held: Arc<Mutex<Held>>,
    disk_access: DiskAccess,
    /// Whether statements are run at once, on the thread that asks: it must be none that serves requests.
    is_here: bool,
}

impl Lent {
    /// The same for a thread that may wait for the disk.
    pub(crate) const fn here(mut self) -> Self {
        self.is_here = !self.disk_access.is_simulated();
        self
    }

    /// Runs a statement.
    pub(crate) async fn run(&self, query: Query) -> Result<Answer, Failure> {
        let statement = query.sql.clone();
        self.with(&statement, move |held| run(held.connection()?, &query)).await
    }

    /// Runs a statement of the transaction that is open; SQLite may have ended it by itself.
    pub(crate) async fn run_within(&self, query: Query) -> Result<Answer, Failure> {
        let statement = query.sql.clone();
        self.with(&statement, move |held| match held.connection()? {
            ended if ended.is_autocommit() => Err(Failure::Ended),
            open => run(open, &query),
        })
        .await
    }

    /// Runs statements that have no values and bring no rows.
    pub(crate) async fn script(&self, sql: &'static str) -> Result<(), Failure> {
        self.with(sql, move |held| Ok(held.connection()?.execute_batch(sql)?)).await
    }

    /// Runs one statement that has no values and brings no rows, and keeps it prepared: what begins and ends
    /// transactions.
    pub(crate) async fn statement(&self, sql: &'static str) -> Result<(), Failure> {
        self.with(sql, move |held| Ok(held.connection()?.prepare_cached(sql)?.raw_execute().map(drop)?)).await
    }

    /// Closes the connection, of which nobody knows whether it is in a transaction.
    pub(crate) async fn discard(self) {
        let discarded = self.with("discard", |held| {
            held.settle();
            held.discard();
            Ok(())
        });
        // It cannot fail but with its thread.
        let _ = discarded.await;
    }

    async fn with<T: Send + 'static>(
        &self,
        statement: &str,
        mut work: impl FnMut(&mut Held) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        if self.is_here {
            return work(&mut lock(&self.held));
        }
        let held = Arc::clone(&self.held);
        self.disk_access.run(statement, move || work(&mut lock(&held))).await
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // SQLite knows where it stands, even if a holder of the lock has panicked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn run(connection: &Connection, query: &Query) -> Result<Answer, Failure> {
    let mut statement = connection.prepare_cached(&query.sql)?;
    bind(&mut statement, &query.values)?;
    if statement.column_count() == 0 {
        let changed = statement.raw_execute()?;
        return Ok(Answer { rows: Vec::new(), changed: changed.try_into().unwrap_or(u64::MAX) });
    }
    let columns: Arc<[String]> = statement.column_names().map(Into::into).collect();
    let mut rows = Vec::new();
    let mut found = statement.raw_query();
    while let Some(row) = found.next()? {
        let values = (0..columns.len()).map(|at| read(row.get_ref(at)?, &columns[at]));
        rows.push(Row::new(Arc::clone(&columns), values.collect::<Result<_, _>>()?));
    }
    Ok(Answer { rows, changed: 0 })
}

/// `$2` is the second value, wherever it stands: for SQLite it is only a name.
fn bind(statement: &mut CachedStatement<'_>, values: &[Value]) -> Result<(), Failure> {
    for place in 1..=statement.parameter_count() {
        let name = statement.parameter_name(place).and_then(|name| name.strip_prefix('$'));
        let number =
            name.and_then(|name| name.parse::<usize>().ok()).and_then(|number| number.checked_sub(1));
        let value = number.and_then(|number| values.get(number)).ok_or(Failure::NoValue(place))?;
        statement.raw_bind_parameter(place, value)?;
    }
    Ok(())
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Number(Some(number)) => ValueRef::Integer(*number),
            Self::Text(Some(text)) => ValueRef::Text(text.as_bytes()),
            Self::Number(None) | Self::Text(None) => ValueRef::Null,
        }))
    }
}

fn read(value: ValueRef<'_>, column: &str) -> Result<Value, Failure> {
    match value {
        ValueRef::Null => Ok(Value::Text(None)),
        ValueRef::Integer(number) => Ok(Value::Number(Some(number))),
        ValueRef::Text(text) => match std::str::from_utf8(text) {
            Ok(text) => Ok(Value::Text(Some(text.into()))),
            Err(_) => Err(Failure::Column(column.into())),
        },
        ValueRef::Real(_) | ValueRef::Blob(_) => Err(Failure::Column(column.into())),
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;

    #[test]
    fn a_statement_is_prepared_once_whatever_is_bound_to_it() {
        let connection = Place::Memory.open().unwrap();
        connection
            .execute_batch(
                "CREATE TABLE seats (id TEXT, free INTEGER); CREATE INDEX open ON seats (id) WHERE free = 1",
            )
            .unwrap();
        let mut statement = connection.prepare("SELECT id FROM seats WHERE free = $1").unwrap();
        for free in 0..4 {
            assert!(!statement.exists([free]).unwrap());
        }
        assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
    }
}
