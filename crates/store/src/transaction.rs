//! The one way to a transaction: what it has committed is durable, and a connection of which that cannot be
//! said is closed.
//!
//! Nothing counts how deep a connection is in transactions: `BEGIN`, `COMMIT` and `ROLLBACK` are statements, SQLite
//! refuses a `BEGIN` inside a transaction and says itself whether it is in one, and a connection at which one of the
//! three fails is never used again. SQLite ends a transaction by itself when a `COMMIT` fails for want of space.

use crate::Store;
use crate::error::Error;
use crate::sql::{Access, Answer, Failure, Lent, On, Query};

/// A transaction. If it is dropped, it is rolled back. Statements that are begun at the same time are carried out in
/// the order in which they were begun.
#[derive(Debug)]
pub(crate) struct Transaction(Lent);

impl Store {
    /// Begins a transaction. Its first statement must be a write: two that read first could hinder each other.
    pub(crate) async fn begin(&self) -> Result<Transaction, Error> {
        self.begin_with("BEGIN").await
    }

    /// The same with a statement of one's own.
    pub(crate) async fn begin_with(&self, sql: &'static str) -> Result<Transaction, Error> {
        begin(self.pool.lend().await?, sql).await
    }

    /// The same as [`Store::begin`] for work that [`crate::sql::Pool::spawn`] does.
    pub(crate) async fn begin_here(&self) -> Result<Transaction, Error> {
        begin(self.pool.lend().await?.here(), "BEGIN").await
    }
}

async fn begin(lent: Lent, sql: &'static str) -> Result<Transaction, Error> {
    match lent.begin(sql).await {
        Ok(()) => Ok(Transaction(lent)),
        Err(cause) => {
            lent.discard().await;
            Err(cause.into())
        }
    }
}

impl Transaction {
    /// Commits; afterwards every connection reads what was written.
    ///
    /// # Errors
    /// [`Error::Unsure`] if it fails: only a look through another connection tells what was written.
    pub(crate) async fn commit(self) -> Result<(), Error> {
        match self.0.end("COMMIT").await {
            Ok(()) => Ok(()),
            Err(cause) => {
                self.0.discard().await;
                Err(Error::Unsure(cause.to_string()))
            }
        }
    }

    /// Takes everything back.
    pub(crate) async fn rollback(self) {
        // The failure that led here is told; this one says only that the connection is of no use any more.
        if self.0.end("ROLLBACK").await.is_err() {
            self.0.discard().await;
        }
    }
}

impl On for &Transaction {
    async fn run(self, query: Query, _: Access) -> Result<Answer, Failure> {
        self.0.run(query).await
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::database::Database;
    use crate::scratch::place;
    use crate::sql::query;

    const ADD: &str = "INSERT INTO house (word, value) VALUES ($1, '')";

    async fn add(store: &Store, word: &str) -> Result<(), Error> {
        let writing = store.begin().await?;
        query(ADD).bind(word).execute(&writing).await?;
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
        let count = query(sql).bind(like).fetch_one(&store.pool).await.unwrap().try_get("count").unwrap();
        store.close().await;
        count
    }

    #[tokio::test]
    async fn what_is_committed_after_sqlite_has_rolled_back_by_itself_is_there_for_everybody() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mu.sqlite");
        let store = Store::in_file(&path).await.unwrap();
        for number in 0..10 {
            let writing = store.begin().await.unwrap();
            query("PRAGMA max_page_count = 1").fetch_all(&writing).await.unwrap();
            let large = "x".repeat(1_000_000);
            let sql = "INSERT INTO house (word, value) VALUES ('large', $1)";
            let full = query(sql).bind(large).execute(&writing).await.unwrap_err();
            assert!(full.to_string().contains("full"), "{full}");
            writing.rollback().await;
            // One that is refused, and one that is not.
            let refused = store.begin().await.unwrap();
            query(ADD).bind("refused").execute(&refused).await.unwrap();
            refused.rollback().await;
            add(&store, &format!("kept {number}")).await.unwrap();
            assert_eq!(count(&path, "kept %").await, number + 1);
        }
        assert_eq!(count(&path, "refused").await, 0);
    }

    #[tokio::test]
    async fn a_statement_of_a_transaction_that_has_ended_by_itself_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mu.sqlite");
        let store = Store::in_file(&path).await.unwrap();
        let writing = store.begin().await.unwrap();
        query(ADD).bind("before").execute(&writing).await.unwrap();
        // As SQLite does when a disk is full.
        query("ROLLBACK").execute(&writing).await.unwrap();
        let refused = query(ADD).bind("after").execute(&writing).await.unwrap_err();
        assert!(matches!(refused, Failure::Ended) && refused.is_fault(), "{refused}");
        assert!(matches!(writing.commit().await, Err(Error::Unsure(_))));
        assert_eq!((count(&path, "before").await, count(&path, "after").await), (0, 0));
        add(&store, "later").await.unwrap();
        assert_eq!(count(&path, "later").await, 1);
    }

    #[tokio::test]
    async fn a_transaction_that_is_dropped_is_rolled_back_and_holds_no_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mu.sqlite");
        let store = Store::in_file(&path).await.unwrap();
        let left = store.begin().await.unwrap();
        query(ADD).bind("left").execute(&left).await.unwrap();
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

    /// PostgreSQL does not notice that a server is cut off, and holds its locks until it does.
    #[tokio::test]
    async fn what_a_server_that_is_heard_of_no_more_has_locked_is_free_after_ten_seconds() {
        let (url, _folder) = place();
        let (cut_off, other) = (Store::connect(&url).await.unwrap(), Store::connect(&url).await.unwrap());
        if !matches!(other.database, Database::Postgres(_)) {
            return;
        }
        add(&other, "row").await.unwrap();
        let sql = "UPDATE house SET value = value || $1 WHERE word = 'row'";
        let open = cut_off.begin().await.unwrap();
        query(sql).bind("lost").execute(&open).await.unwrap();
        let waiting =
            tokio::time::timeout(Duration::from_secs(20), query(sql).bind("kept").execute(&other.pool));
        assert_eq!(waiting.await.expect("the row is free").unwrap(), 1);
        assert!(matches!(open.commit().await, Err(Error::Unsure(_))));
        let row = query("SELECT value FROM house WHERE word = 'row'").fetch_one(&other.pool).await.unwrap();
        assert_eq!(row.try_get::<String>("value").unwrap(), "kept");
        // On another connection.
        add(&cut_off, "later").await.unwrap();
    }
}
