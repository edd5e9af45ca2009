//! The one way to a transaction: what it has committed is durable, and a connection of which that cannot be
//! said is closed.
//!
//! `sqlx::Transaction` counts how deep a connection is in transactions, and trusts its count. SQLite ends a
//! transaction by itself when a `COMMIT` fails for want of space. The `ROLLBACK` that follows is refused
//! then, the count stays at one, and the connection goes back to the pool. The next transaction on it is a
//! `SAVEPOINT`; rolled back, it leaves a transaction open that nobody ends, and whatever is "committed" inside
//! it is a `RELEASE`, answered and never written. So nothing is counted here: `BEGIN`, `COMMIT` and `ROLLBACK`
//! are statements, SQLite refuses a `BEGIN` inside a transaction, and a connection at which one of them fails
//! is never used again.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, Executor as _};

use crate::Store;
use crate::database::Database;
use crate::error::Error;

/// How long the end of a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// A transaction. If it is dropped, it is rolled back.
#[derive(Debug)]
pub(crate) struct Transaction {
    /// Its connection, until it has ended.
    connection: Option<PoolConnection<Any>>,
    doubtful: Doubtful,
}

/// What becomes of a connection of which nobody knows whether it is in a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doubtful {
    Closed,
    /// A database in memory is its only connection: there is no disk that could fail.
    Kept,
}

impl Store {
    /// Begins a transaction. Its first statement must be a write: two that read first could hinder each other.
    pub(crate) async fn begin(&self) -> Result<Transaction, Error> {
        self.begin_with("BEGIN").await
    }

    /// The same with a statement of one's own.
    pub(crate) async fn begin_with(&self, sql: &'static str) -> Result<Transaction, Error> {
        let connection = self.pool.acquire().await?;
        let doubtful = if self.database == Database::Memory { Doubtful::Kept } else { Doubtful::Closed };
        // Before it is begun: if that is cancelled, it may have begun.
        let mut begun = Transaction { connection: Some(connection), doubtful };
        match begun.execute(sql).await {
            Ok(_) => Ok(begun),
            Err(cause) => {
                begun.throw_away().await;
                Err(cause.into())
            }
        }
    }
}

impl Transaction {
    /// Commits; afterwards every connection reads what was written.
    ///
    /// # Errors
    /// [`Error::Unsure`] if it fails: only a look through another connection tells what was written.
    pub(crate) async fn commit(mut self) -> Result<(), Error> {
        match self.execute("COMMIT").await {
            Ok(_) => {
                // Back into the pool.
                drop(self.connection.take());
                Ok(())
            }
            Err(cause) => {
                self.throw_away().await;
                Err(Error::Unsure(cause.to_string()))
            }
        }
    }

    /// Takes everything back.
    pub(crate) async fn rollback(mut self) {
        roll_back(self.connection.take(), self.doubtful).await;
    }

    /// Closes the connection, which ends whatever is open on it.
    async fn throw_away(mut self) {
        if self.doubtful == Doubtful::Kept {
            self.rollback().await;
        } else if let Some(connection) = self.connection.take() {
            close(connection).await;
        }
    }
}

async fn roll_back(connection: Option<PoolConnection<Any>>, doubtful: Doubtful) {
    let Some(mut connection) = connection else { return };
    let ended = connection.execute("ROLLBACK").await;
    // The failure that led here is told; this one says only that the connection is of no use any more.
    if ended.is_err() && doubtful == Doubtful::Closed {
        close(connection).await;
    }
}

async fn close(connection: PoolConnection<Any>) {
    // Whoever waits longer gains nothing: it is never used again.
    let _ = tokio::time::timeout(PATIENCE, connection.close()).await;
}

impl Drop for Transaction {
    fn drop(&mut self) {
        let connection = self.connection.take();
        if connection.is_some()
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(roll_back(connection, self.doubtful));
        }
    }
}

/// It has its connection until it ends, and whatever ends it consumes it.
const UNENDED: &str = "a transaction that can be used has not ended";

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        self.connection.as_ref().expect(UNENDED)
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect(UNENDED)
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;

    use super::*;

    const ADD: &str = "INSERT INTO house (word, value) VALUES ($1, '')";

    async fn add(store: &Store, word: &str) -> Result<(), Error> {
        let mut writing = store.begin().await?;
        sqlx::query(ADD).bind(word).execute(&mut *writing).await?;
        writing.commit().await
    }

    /// The same with nothing borrowed.
    async fn add_to(store: Store, word: String) -> Result<(), Error> {
        add(&store, &word).await
    }

    /// How many of these words somebody reads who opens the file now.
    async fn count(path: &std::path::Path, like: &str) -> i64 {
        let store = Store::in_file(path).await.unwrap();
        let sql = "SELECT COUNT(*) AS count FROM house WHERE word LIKE $1";
        let count = sqlx::query(sql).bind(like).fetch_one(&store.pool).await.unwrap().get("count");
        store.close().await;
        count
    }

    #[tokio::test]
    async fn what_is_committed_after_sqlite_has_rolled_back_by_itself_is_there_for_everybody() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mu.sqlite");
        let store = Store::in_file(&path).await.unwrap();
        for number in 0..10 {
            let mut writing = store.begin().await.unwrap();
            writing.execute("PRAGMA max_page_count = 1").await.unwrap();
            let large = "x".repeat(1_000_000);
            let sql = "INSERT INTO house (word, value) VALUES ('large', $1)";
            let full = sqlx::query(sql).bind(large).execute(&mut *writing).await.unwrap_err();
            assert!(full.to_string().contains("full"), "{full}");
            writing.rollback().await;
            // One that is refused, and one that is not.
            let mut refused = store.begin().await.unwrap();
            sqlx::query(ADD).bind("refused").execute(&mut *refused).await.unwrap();
            refused.rollback().await;
            add(&store, &format!("kept {number}")).await.unwrap();
            assert_eq!(count(&path, "kept %").await, number + 1);
        }
        assert_eq!(count(&path, "refused").await, 0);
    }

    #[tokio::test]
    async fn a_transaction_that_is_dropped_is_rolled_back_and_holds_no_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mu.sqlite");
        let store = Store::in_file(&path).await.unwrap();
        let mut left = store.begin().await.unwrap();
        sqlx::query(ADD).bind("left").execute(&mut *left).await.unwrap();
        drop(left);
        let staying = tokio::time::timeout(Duration::from_secs(5), add(&store, "stayed"));
        staying.await.expect("nobody holds the lock").unwrap();
        assert_eq!((count(&path, "left").await, count(&path, "stayed").await), (0, 1));
    }

    #[tokio::test]
    async fn whoever_goes_away_in_the_middle_leaves_no_transaction_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mu.sqlite");
        let store = Store::in_file(&path).await.unwrap();
        for number in 0..40 {
            let leaving = tokio::spawn(add_to(store.clone(), format!("left {number}")));
            tokio::time::sleep(Duration::from_micros(number * 50)).await;
            leaving.abort();
            let answered = leaving.await.is_ok_and(|done| done.is_ok());
            let there = count(&path, &format!("left {number}")).await == 1;
            assert!(there || !answered, "{number} was answered and is lost");
            let word = format!("stayed {number}");
            let staying = tokio::time::timeout(Duration::from_secs(5), add(&store, &word));
            staying.await.expect("nobody holds the lock").unwrap();
        }
        assert_eq!(count(&path, "stayed %").await, 40);
    }
}
