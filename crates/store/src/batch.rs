//! Changes of tables that are written together: one commit, one wait for the disk.
//!
//! A file of SQLite takes one writer at a time, and each commit waits for the disk; on PostgreSQL commits that
//! send word to other processes wait for each other, too. So whatever comes while a commit is under way is
//! written with the next one. A change is answered after the commit that holds it, and each counts for
//! itself: one that is refused leaves nothing and hinders no other.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use domain::{Change, Moment, TableRecord};
use futures_util::future::try_join_all;
use tokio::sync::oneshot;

use crate::Store;
use crate::database::Database;
use crate::error::Error;
use crate::sql::{Failure, query};

/// How many changes are written together at most.
const TOGETHER: usize = 64;

/// How long a look at what was committed may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Changes that wait for the next commit.
#[derive(Clone, Default)]
pub(crate) struct Batches(Arc<Mutex<Waiting>>);

#[derive(Default)]
struct Waiting {
    orders: Vec<Order>,
    /// Whether somebody writes, and will write these as well.
    is_written: bool,
}

/// One change, and who waits for it.
struct Order {
    record: TableRecord,
    change: Change,
    now: Moment,
    answer: oneshot::Sender<Result<Committed, Error>>,
}

/// How a change came to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Committed {
    /// By this commit.
    Now,
    /// The database failed in the commit, and the journal has the change: by this commit, or because another process
    /// has carried out the same request. Then what goes with it, such as clocks, is as that process judged it: the table
    /// must be read again.
    Found,
}

impl Store {
    /// Writes a change together with others that come at the same time.
    pub(crate) async fn commit_in_batch(
        &self,
        record: &TableRecord,
        change: &Change,
        now: Moment,
    ) -> Result<Committed, Error> {
        let (answer, answered) = oneshot::channel();
        let order = Order { record: record.clone(), change: change.clone(), now, answer };
        let is_first = {
            let mut waiting = self.batches.waiting();
            waiting.orders.push(order);
            !std::mem::replace(&mut waiting.is_written, true)
        };
        if is_first {
            // Of its own: whoever has asked first may go away, and the others wait for it.
            let writer = Writer(self.clone());
            self.pool.spawn(async move { writer.write().await });
        }
        let lost = |_| Error::Sql(Failure::Broken);
        answered.await.map_err(lost)?
    }

    /// Writes all in one transaction, and answers each when it is committed.
    async fn write_together(&self, mut orders: Vec<Order>) {
        // In one order everywhere: two processes do not wait for each other crosswise.
        orders.sort_by(|one, other| one.record.id.cmp(&other.record.id));
        match self.write_all(&orders).await {
            Ok(()) => orders.into_iter().for_each(|order| order.tell(Ok(Committed::Now))),
            Err(fault) if fault.is_fault() => self.tell_of(fault, orders).await,
            Err(refused) => self.write_apart(orders, refused).await,
        }
    }

    /// Writes each by itself after one of them was refused: what was wrong with one is told to that one. It
    /// is seldom, so no order pays for a way back of its own.
    async fn write_apart(&self, mut orders: Vec<Order>, refused: Error) {
        if let [_] = orders.as_slice() {
            orders.remove(0).tell(Err(refused));
            return;
        }
        for order in orders {
            match self.write_all(std::slice::from_ref(&order)).await {
                Err(fault) if fault.is_fault() => self.tell_of(fault, vec![order]).await,
                outcome => order.tell(outcome.map(|()| Committed::Now)),
            }
        }
    }

    /// Tells each what came of it after the database failed: what another connection reads is the answer.
    async fn tell_of(&self, fault: Error, orders: Vec<Order>) {
        let is_unsure = matches!(fault, Error::Unsure(_));
        let fault = fault.to_string();
        for order in orders {
            let is_written = if is_unsure { self.is_written(&order).await } else { Ok(false) };
            order.tell(match is_written {
                Ok(true) => Ok(Committed::Found),
                Ok(false) => Err(Error::Unwritten(fault.clone())),
                Err(cause) => Err(Error::Unsure(format!("{fault}; {cause}"))),
            });
        }
    }

    /// Whether a change stands in its journal, or the same request as another process has carried it out. The entries of
    /// one change are written together.
    async fn is_written(&self, order: &Order) -> Result<bool, Error> {
        let Some((number, entry)) = (order.change.after + 1..).zip(&order.change.entries).next() else {
            return Err(Error::Unsure("a change without entries".into()));
        };
        let look = async {
            if matches!(self.database, Database::Postgres(_)) {
                // The commit may still be under way; this waits until it is decided.
                query("UPDATE tables SET changed = changed WHERE id = $1")
                    .bind(order.record.id.as_str())
                    .execute(&self.pool)
                    .await?;
            }
            query("SELECT text, request FROM steps WHERE table_id = $1 AND number = $2")
                .bind(order.record.id.as_str())
                .bind(number)
                .fetch_optional(&self.pool)
                .await
        };
        let late = |_| Error::Unsure("the database does not answer".into());
        let Some(row) = tokio::time::timeout(PATIENCE, look).await.map_err(late)?? else { return Ok(false) };
        let request: Option<String> = row.try_get("request")?;
        let is_ours = request.as_ref() == entry.request.as_ref().map(|(_, key)| key);
        Ok(is_ours && row.try_get::<String>("text")? == entry.text)
    }

    /// Writes all or nothing. Statements of different orders need not wait for each other's answers: on the way to
    /// PostgreSQL they go together.
    async fn write_all(&self, orders: &[Order]) -> Result<(), Error> {
        let writing = self.begin_here().await?;
        let all = orders.iter().map(|order| {
            let change = (&order.record, &order.change);
            self.write_change(&writing, change, order.now)
        });
        if let Err(refused) = try_join_all(all).await {
            writing.rollback().await;
            return Err(refused);
        }
        writing.commit().await
    }
}

impl Order {
    fn tell(self, outcome: Result<Committed, Error>) {
        // Whoever does not wait any more will see it when reading.
        let _ = self.answer.send(outcome);
    }
}

impl Batches {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // What stands in it is whole at any moment, even if a holder of the lock has panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Batches {
    /// Says nothing of what waits: debug output may reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Batches(…)")
    }
}

/// The one who writes as long as anything waits. If it should break off, the next change has another one.
struct Writer(Store);

impl Writer {
    async fn write(self) {
        loop {
            let orders = {
                let mut waiting = self.0.batches.waiting();
                let count = waiting.orders.len().min(TOGETHER);
                let orders: Vec<Order> = waiting.orders.drain(..count).collect();
                waiting.is_written = !orders.is_empty();
                orders
            };
            if orders.is_empty() {
                return;
            }
            self.0.write_together(orders).await;
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut waiting = self.0.batches.waiting();
            // Those who wait are told that it is lost, and ask again.
            waiting.orders.clear();
            waiting.is_written = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicBool, Ordering};

    use domain::{NewEntry, Status};
    use engine::Seat;

    use super::*;
    use crate::scratch::{NOW, person, table, two_processes};
    use crate::sql::{Disk, Fault};

    /// A disk on which one commit fails, if `fails` is set; before anybody looks what came of it, another process writes.
    #[derive(Default)]
    struct FailingCommit {
        fails: AtomicBool,
        other: OnceLock<(Store, TableRecord, Change)>,
    }

    impl std::fmt::Debug for FailingCommit {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("FailingCommit")
        }
    }

    impl Disk for FailingCommit {
        fn admit(&self, statement: &str) -> Pin<Box<dyn Future<Output = Fault> + Send>> {
            let fails = statement.starts_with("COMMIT") && self.fails.swap(false, Ordering::SeqCst);
            let fault = if fails { Fault::Before } else { Fault::None };
            let other = self.other.get().filter(|_| statement.starts_with("SELECT text, request")).cloned();
            Box::pin(written_before(other, fault))
        }
    }

    async fn written_before(other: Option<(Store, TableRecord, Change)>, fault: Fault) -> Fault {
        if let Some((store, record, change)) = other {
            store.commit(&record, &change, NOW).await.unwrap();
        }
        fault
    }

    #[tokio::test]
    async fn a_request_that_another_process_has_carried_out_meanwhile_is_no_commit_of_ones_own() {
        let disk = Arc::new(FailingCommit::default());
        let (here, there, _folder) = two_processes(Arc::<FailingCommit>::clone(&disk)).await;
        let anna = person(&here, "anna").await;
        let table = table("amber-otter-k7m", &[&anna]);
        here.open_table(&table, NOW).await.unwrap();
        let record = here.record(&table.id).await.unwrap().unwrap();
        let entry =
            NewEntry { request: Some((Seat::default(), "k1".into())), ..NewEntry::of("a pass".into()) };
        let change = Change { entries: vec![entry], begins: true, ..Change::at(Status::Playing) };
        assert!(disk.other.set((there, record.clone(), change.clone())).is_ok());
        disk.fails.store(true, Ordering::SeqCst);
        assert_eq!(here.commit(&record, &change, NOW).await.unwrap(), Committed::Found);
        assert_eq!(here.journal(&table.id, 0).await.unwrap().len(), 1);
    }
}
