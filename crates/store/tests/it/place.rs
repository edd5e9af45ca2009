//! Where the databases of the tests are: SQLite, or the PostgreSQL of `TEST_POSTGRES_URL`.

use std::sync::atomic::{AtomicU32, Ordering};

use store::Store;
use tempfile::TempDir;

/// A database of one test alone that several stores can open. A file of SQLite goes with it; a schema of
/// PostgreSQL stays, so that server is for tests alone.
pub(crate) struct Place {
    pub(crate) url: String,
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn new() -> Self {
        match schema() {
            Some(url) => Self { url, _folder: None },
            None => Self::in_file(),
        }
    }

    /// A file of SQLite, whatever the other databases are.
    pub(crate) fn in_file() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}?mode=rwc", folder.path().join("mu.sqlite").display());
        Self { url, _folder: Some(folder) }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::connect(&self.url).await.unwrap()
    }
}

/// An empty store that nobody else opens.
pub(crate) async fn fresh() -> Store {
    match schema() {
        Some(url) => Store::connect(&url).await.unwrap(),
        None => Store::in_memory().await.unwrap(),
    }
}

/// A schema that no other test has.
fn schema() -> Option<String> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var("TEST_POSTGRES_URL").ok().filter(|url| !url.is_empty())?;
    let sign = if server.contains('?') { '&' } else { '?' };
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_micros();
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    Some(format!("{server}{sign}options[search_path]=test_{}_{since}_{number}", std::process::id()))
}
