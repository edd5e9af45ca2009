//! Why something cannot be, as exceptions. Their classes are Python's own: `mu_games/_faults.py`.

use engine::{ParseError, SaveError};
use host::PlayRefused;
use lab::LawFailure;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// An exception of the package, made from what it is given.
fn raise<'py, A: pyo3::call::PyCallArgs<'py>>(py: Python<'py>, class: &str, given: A) -> PyErr {
    let made = py.import("mu_games._faults").and_then(|module| module.getattr(class)?.call1(given));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// Something given that cannot be so.
pub(crate) fn bad(reason: impl Into<String>) -> PyErr {
    PyValueError::new_err(reason.into())
}

/// A choice that is refused: `Refused(reason, rule, column)`.
pub(crate) fn refused(py: Python<'_>, text: &str, refused: PlayRefused) -> PyErr {
    match refused {
        PlayRefused::Illegal(refusal) => {
            raise(py, "Refused", (refusal.text, Some(refusal.rule.to_string()), None::<usize>))
        }
        PlayRefused::Misread(ParseError { column, expected }) => {
            let before = text.char_indices().take_while(|&(start, _)| start < column).count();
            let reason = format!("{text:?} is no action, column {}: expected {expected}", before + 1);
            raise(py, "Refused", (reason, None::<String>, Some(before + 1)))
        }
    }
}

/// A saved game that cannot be read: `SaveFault(reason, line, column)`.
pub(crate) fn unreadable(py: Python<'_>, error: &SaveError) -> PyErr {
    raise(py, "SaveFault", (error.to_string(), error.line, error.column))
}

/// A law that is broken: `LawBroken(what, seed, players, options)`.
pub(crate) fn broken(py: Python<'_>, failure: LawFailure) -> PyErr {
    raise(py, "LawBroken", (failure.what, failure.seed, failure.seats, failure.options))
}
