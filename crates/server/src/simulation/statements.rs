//! The disks of the servers: each statement is queued until the simulation admits it, with or without a fault.

use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use store::{Disk, Fault};
use tokio::sync::oneshot;

/// The statements of all servers that are queued, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(super) struct StatementQueue(Arc<Mutex<Vec<QueuedStatement>>>);

/// A statement that is queued.
#[derive(Debug)]
pub(super) struct QueuedStatement {
    /// The incarnation of the process that waits.
    pub(super) incarnation: u32,
    pub(super) statement: String,
    admitted: oneshot::Sender<Fault>,
}

/// The disk as one incarnation of a process sees it.
#[derive(Debug)]
pub(super) struct ServerDisk {
    incarnation: u32,
    statements: StatementQueue,
    /// Nothing of the process reaches the disk any more.
    has_crashed: AtomicBool,
    /// Nothing is queued and nothing fails.
    is_faultless: AtomicBool,
}

impl StatementQueue {
    /// The disk of a new process.
    pub(super) fn disk(&self, incarnation: u32) -> Arc<ServerDisk> {
        let disk = ServerDisk {
            incarnation,
            statements: self.clone(),
            has_crashed: AtomicBool::new(false),
            is_faultless: AtomicBool::new(false),
        };
        Arc::new(disk)
    }

    /// All that wait.
    pub(super) fn waiting(&self) -> MutexGuard<'_, Vec<QueuedStatement>> {
        self.0.lock().unwrap()
    }

    /// Admits the one at this place.
    pub(super) fn release(&self, at: usize, fault: Fault) {
        let waiting = self.waiting().remove(at);
        // Whoever does not wait any more has given up.
        let _ = waiting.admitted.send(fault);
    }
}

impl ServerDisk {
    /// The process crashes: what it had begun fails, and SQLite rolls back what was open.
    pub(super) fn crash(&self) {
        self.has_crashed.store(true, Ordering::SeqCst);
        let mut waiting = self.statements.waiting();
        while let Some(at) = waiting.iter().position(|one| one.incarnation == self.incarnation) {
            let _ = waiting.remove(at).admitted.send(Fault::Before);
        }
    }

    /// From now on nothing is queued and nothing fails.
    pub(super) fn stop_faults(&self) {
        self.is_faultless.store(true, Ordering::SeqCst);
    }

    /// From now on every statement is queued, and may meet a fault.
    pub(super) fn allow_faults(&self) {
        self.is_faultless.store(false, Ordering::SeqCst);
    }
}

impl Disk for ServerDisk {
    fn admit(&self, statement: &str) -> Pin<Box<dyn Future<Output = Fault> + Send>> {
        if self.has_crashed.load(Ordering::SeqCst) {
            return Box::pin(std::future::ready(Fault::Before));
        }
        if self.is_faultless.load(Ordering::SeqCst) {
            // It is tried again if another one holds the lock.
            return Box::pin(async {
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
                Fault::None
            });
        }
        let (admitted, fault) = oneshot::channel();
        let statement = statement.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        self.statements.waiting().push(QueuedStatement {
            incarnation: self.incarnation,
            statement,
            admitted,
        });
        Box::pin(async { fault.await.unwrap_or(Fault::Before) })
    }
}
