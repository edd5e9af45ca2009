//! Which program this is.

use std::sync::LazyLock;

/// The version, and the commit if whoever built the program has named it: `MU_COMMIT=… cargo build`.
pub static VERSION: LazyLock<String> = LazyLock::new(|| {
    let commit = option_env!("MU_COMMIT").filter(|commit| !commit.is_empty());
    let commit = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    format!("{}{commit}", env!("CARGO_PKG_VERSION"))
});
