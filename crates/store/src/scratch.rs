//! Databases for tests that look behind the door of the store.

use std::sync::atomic::{AtomicU32, Ordering};

/// A database of its own: of SQLite in a folder, or of the PostgreSQL of `TEST_POSTGRES_URL`.
pub(crate) fn place() -> (String, tempfile::TempDir) {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let folder = tempfile::tempdir().unwrap();
    let server = std::env::var("TEST_POSTGRES_URL").ok().filter(|url| !url.is_empty());
    let url = server.map_or_else(
        || format!("sqlite://{}?mode=rwc", folder.path().join("mu.sqlite").display()),
        |url| {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let sign = if url.contains('?') { '&' } else { '?' };
            let since = std::time::UNIX_EPOCH.elapsed().unwrap().as_micros();
            format!("{url}{sign}options[search_path]=scratch_{}_{since}_{number}", std::process::id())
        },
    );
    (url, folder)
}
