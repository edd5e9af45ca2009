//! Whether the server is well: for whoever watches over it, or shares out requests among several.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;

/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long an answer counts: however many ask, the database is written to once a second.
const FRESH: Duration = Duration::from_secs(1);

/// How often somebody who waits asks whether the database answers at all.
const LOOK: Duration = Duration::from_secs(3);

/// What is said of a database from which nothing is heard.
const SILENT: &str = "it does not answer";

/// What was found last, and when.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), String>)>>);

impl Health {
    /// Whether the database takes what is written; if not, what is wrong.
    pub(crate) async fn of(&self, store: &Store) -> Result<(), String> {
        // Whoever comes meanwhile waits for the same answer.
        let mut last = self.0.lock().await;
        if let Some((_, found)) = last.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return found.clone();
        }
        let found = match tokio::time::timeout(PATIENCE, store.try_write()).await {
            Ok(written) => written.map_err(|cause| cause.in_short()),
            Err(_) => Err(SILENT.into()),
        };
        *last = Some((Instant::now(), found.clone()));
        found
    }

    /// Ends when nothing was heard from the database at two looks in a row.
    pub(crate) async fn silence(&self, store: &Store) {
        let mut silent = 0;
        while silent < 2 {
            tokio::time::sleep(LOOK).await;
            let found = self.of(store).await;
            silent = if found.is_err_and(|why| why == SILENT) { silent + 1 } else { 0 };
        }
    }
}
