//! The way to the disk: on a thread that may wait for it, or as a simulation leads it.
//!
//! Everything that SQLite does goes through [`Way::aside`]. So a simulation that answers each time, and says how it
//! goes, decides alone in which order several stores work on one database and what fails.

use std::fmt::Debug;
use std::pin::Pin;
use std::sync::Arc;

use super::{Code, Failure};

/// Who leads the way to the disk: for simulations.
pub trait Disk: Debug + Send + Sync {
    /// Waits for the turn of this statement, and says how it goes.
    fn turn(&self, statement: &str) -> Pin<Box<dyn Future<Output = Turn> + Send>>;
}

/// How it goes when a statement has its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Well, as far as the disk is concerned.
    Works,
    /// It fails, and nothing was done.
    Fails,
    /// It is done, and the answer is that it has failed.
    FailsAfter,
}

/// The way to the disk.
#[derive(Clone, Debug)]
pub(crate) enum Way {
    /// On threads that may wait for it.
    Threads,
    /// As somebody leads it, on the thread that asks.
    Led(Arc<dyn Disk>),
}

impl Way {
    /// Whether somebody leads it.
    pub(super) const fn is_led(&self) -> bool {
        matches!(self, Self::Led(_))
    }

    /// Does what waits for the disk; `statement` says what it is.
    pub(super) async fn aside<T: Send + 'static>(
        &self,
        statement: &str,
        mut work: impl FnMut() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let Self::Led(disk) = self else {
            return tokio::task::spawn_blocking(work).await.map_err(|_| Failure::Broken)?;
        };
        loop {
            let turn = disk.turn(statement).await;
            if turn == Turn::Fails {
                return Err(failed());
            }
            match work() {
                // Another store is writing: on threads it would be waited for.
                Err(busy) if busy.is_busy() => {}
                done => return if turn == Turn::Works { done } else { done.and_then(|_| Err(failed())) },
            }
        }
    }
}

fn failed() -> Failure {
    let code = Code::Sqlite(rusqlite::ffi::SQLITE_IOERR);
    Failure::Told { code, message: "the disk fails as a simulation wants it".into() }
}
