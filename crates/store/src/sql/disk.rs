//! How statements of SQLite reach the disk: on a thread that may block, or under the control of a simulation.
//!
//! Everything that SQLite does goes through [`DiskAccess::run`]. A simulation that admits each statement, and says which
//! fault it meets, alone decides in which order several stores work on one database and what fails.

use std::fmt::Debug;
use std::pin::Pin;
use std::sync::Arc;

use super::{Code, Failure};

/// A disk under the control of a simulation.
pub trait Disk: Debug + Send + Sync {
    /// Waits until the statement may be carried out; gives the fault that it meets.
    fn admit(&self, statement: &str) -> Pin<Box<dyn Future<Output = Fault> + Send>>;
}

/// The fault that a statement meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// None.
    None,
    /// It fails, and nothing was done.
    Before,
    /// It is carried out and then reported as failed.
    After,
}

/// How statements reach the disk.
#[derive(Clone, Debug)]
pub(crate) enum DiskAccess {
    /// On threads that may block.
    Threads,
    /// On the thread that asks, when the simulation admits them.
    Simulated(Arc<dyn Disk>),
}

impl DiskAccess {
    /// Whether a simulation controls it.
    pub(super) const fn is_simulated(&self) -> bool {
        matches!(self, Self::Simulated(_))
    }

    /// Carries out work that waits for the disk; `statement` says what it is.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        statement: &str,
        mut work: impl FnMut() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let Self::Simulated(disk) = self else {
            return tokio::task::spawn_blocking(work).await.map_err(|_| Failure::Broken)?;
        };
        loop {
            let fault = disk.admit(statement).await;
            if fault == Fault::Before {
                return Err(injected());
            }
            match work() {
                // Another store is writing: on threads it would be waited for.
                Err(busy) if busy.is_busy() => {}
                done => return if fault == Fault::None { done } else { done.and_then(|_| Err(injected())) },
            }
        }
    }
}

fn injected() -> Failure {
    let code = Code::Sqlite(rusqlite::ffi::SQLITE_IOERR);
    Failure::Told { code, message: "a fault injected by a simulation".into() }
}
