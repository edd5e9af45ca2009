//! The disks of the servers: each statement waits until the simulation lets it go on, and goes as it wants.

use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use store::{Disk, Turn};
use tokio::sync::oneshot;

/// The statements of all servers that wait for their turn, in the order in which they came.
#[derive(Clone, Debug, Default)]
pub(super) struct Gates(Arc<Mutex<Vec<Waiting>>>);

/// A statement that waits for its turn.
#[derive(Debug)]
pub(super) struct Waiting {
    /// The life of the process that waits.
    pub(super) life: u32,
    pub(super) statement: String,
    turn: oneshot::Sender<Turn>,
}

/// The disk as one life of a process sees it.
#[derive(Debug)]
pub(super) struct ItsDisk {
    life: u32,
    gates: Gates,
    /// The process is dead: nothing of it reaches the disk any more.
    is_dead: AtomicBool,
    /// Nothing waits and nothing fails.
    is_calm: AtomicBool,
}

impl Gates {
    /// The disk of a new process.
    pub(super) fn disk(&self, life: u32) -> Arc<ItsDisk> {
        let disk = ItsDisk {
            life,
            gates: self.clone(),
            is_dead: AtomicBool::new(false),
            is_calm: AtomicBool::new(false),
        };
        Arc::new(disk)
    }

    /// All that wait.
    pub(super) fn waiting(&self) -> MutexGuard<'_, Vec<Waiting>> {
        self.0.lock().unwrap()
    }

    /// Lets the one at this place go on.
    pub(super) fn release(&self, at: usize, turn: Turn) {
        let waiting = self.waiting().remove(at);
        // Whoever does not wait any more has given up.
        let _ = waiting.turn.send(turn);
    }
}

impl ItsDisk {
    /// The process dies: what it had begun fails, and SQLite rolls back what was open.
    pub(super) fn die(&self) {
        self.is_dead.store(true, Ordering::SeqCst);
        let mut waiting = self.gates.waiting();
        while let Some(at) = waiting.iter().position(|one| one.life == self.life) {
            let _ = waiting.remove(at).turn.send(Turn::Fails);
        }
    }

    /// From now on nothing waits and nothing fails.
    pub(super) fn calm(&self) {
        self.is_calm.store(true, Ordering::SeqCst);
    }

    /// From now on everything waits for its turn, and goes as the simulation wants.
    pub(super) fn trouble(&self) {
        self.is_calm.store(false, Ordering::SeqCst);
    }
}

impl Disk for ItsDisk {
    fn turn(&self, statement: &str) -> Pin<Box<dyn Future<Output = Turn> + Send>> {
        if self.is_dead.load(Ordering::SeqCst) {
            return Box::pin(std::future::ready(Turn::Fails));
        }
        if self.is_calm.load(Ordering::SeqCst) {
            // It comes back in its turn if another one holds the lock.
            return Box::pin(async {
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
                Turn::Works
            });
        }
        let (turn, comes) = oneshot::channel();
        let statement = statement.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        self.gates.waiting().push(Waiting { life: self.life, statement, turn });
        Box::pin(async { comes.await.unwrap_or(Turn::Fails) })
    }
}
