//! The files that pages load: one style sheet, one script module in parts, icons of the tab.

use std::borrow::Cow;

/// A file that pages load, served below `/assets/VERSION/`.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name: `style.css`.
    pub name: String,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub body: Cow<'static, str>,
}

/// All files. Their content never changes while the program runs, and `version` names it, so they
/// may be kept by browsers for ever.
pub fn assets() -> &'static [Asset] {
    &[]
}

/// The version of all files together, part of their addresses.
pub fn version() -> &'static str {
    "0"
}
