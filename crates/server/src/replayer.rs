//! Where whole games are replayed that somebody brings or wants verified: a few at once, and off the threads that
//! answer requests.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::error::{Error, Overload};

/// How many saved games are replayed at once.
const AT_ONCE: usize = 2;

/// How long one may wait for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who replays saved games, off the threads that answer requests.
#[derive(Debug)]
pub(crate) struct Replayer(Arc<Semaphore>);

impl Default for Replayer {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Replayer {
    /// Does something that replays a whole game.
    ///
    /// # Errors
    /// If too many wait already.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let waits = tokio::time::timeout(PATIENCE, Arc::clone(&self.0).acquire_owned());
        let turn = waits.await.map_err(|_| Overload::Busy)?.map_err(Error::failed)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(Error::failed)
    }
}
