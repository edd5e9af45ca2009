//! Computer players as policies: a function from a view to a choice.

use std::time::Duration;

use engine::Rng;
use host::{Budget, Entry, Level};
use pyo3::prelude::*;

use crate::faults::bad;
use crate::list::find;
use crate::state::View;

/// A computer player of a game: it is called with a view and gives its choice in the notation.
///
/// It is given the view and nothing else. The same view and seed give the same choice on every machine, unless its
/// time is limited.
#[pyclass(frozen, module = "mu_games")]
#[derive(Clone, Debug)]
pub(crate) struct Player {
    entry: &'static Entry,
    level: Level,
}

/// The computer player of a game that has this word, such as `steady`.
#[pyfunction]
pub(crate) fn player(game: &str, level: &str) -> PyResult<Player> {
    let entry = find(game)?;
    Ok(Player { entry, level: (entry.player)(level).map_err(|error| bad(error.to_string()))? })
}

#[pymethods]
impl Player {
    /// The short name of its game.
    #[getter]
    const fn game(&self) -> &'static str {
        self.entry.name
    }

    /// Its word.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.word()
    }

    /// Its choice. With `milliseconds` it thinks at most that long, and what it chooses depends on the machine.
    #[pyo3(signature = (view, seed=0, milliseconds=None))]
    fn __call__(
        &self,
        py: Python<'_>,
        view: &View,
        seed: u64,
        milliseconds: Option<u64>,
    ) -> PyResult<String> {
        if view.entry.name != self.entry.name {
            return Err(bad(format!("this is a view of {}, not of {}", view.entry.name, self.entry.name)));
        }
        let seat = view.observer.seat().ok_or_else(|| bad("a spectator has nothing to choose"))?;
        let ponder = view.position.ponder(seat, self.level);
        let ponder = ponder.ok_or_else(|| bad(format!("seat {} owes no choice", seat.index())))?;
        Ok(py.detach(|| {
            let budget = milliseconds.map(|time| Budget::own().within(Duration::from_millis(time)));
            ponder(&mut Rng::from_seed(seed), &budget.unwrap_or_default())
        }))
    }

    fn __repr__(&self) -> String {
        format!("mu_games.player({:?}, {:?})", self.entry.name, self.level.word())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (&'static str, &'static str))> {
        Ok((py.import("mu_games")?.getattr("player")?, (self.entry.name, self.level.word())))
    }
}
