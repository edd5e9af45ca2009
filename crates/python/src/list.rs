//! The games there are.

use host::Entry;
use pyo3::prelude::*;

use crate::faults::bad;

/// The game of a short name.
///
/// # Errors
/// `ValueError` with the names there are.
pub(crate) fn find(name: &str) -> PyResult<&'static Entry> {
    catalog::find(name).ok_or_else(|| {
        let known: Vec<&str> = catalog::games().iter().map(|entry| entry.name).collect();
        bad(format!("there is no game {name:?}; there are: {}", known.join(", ")))
    })
}

/// The short names of all games, in the order of the lobby.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    catalog::games().iter().map(|entry| entry.name).collect()
}
