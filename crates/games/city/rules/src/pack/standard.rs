//! The standard pack.

use std::sync::{Arc, LazyLock};

use super::Pack;

impl Pack {
    /// The word that stands for the standard pack in the table option `pack`.
    pub const STANDARD: &'static str = "standard";
    /// The file that describes it, in the form of all pack files.
    pub const STANDARD_FILE: &'static str = include_str!("../../packs/standard.toml");

    /// The standard pack: one for the whole program.
    pub fn standard() -> Arc<Self> {
        static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| {
            let pack = Pack::read(Pack::STANDARD_FILE);
            Arc::new(pack.expect("a test reads the standard pack"))
        });
        Arc::clone(&PACK)
    }
}
