//! Many games stepped together, into arrays of `NumPy` that Python owns.

use host::{AnyVector, Frame, VectorSpec};
use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray1, PyArrayMethods as _, PyReadwriteArray, PyReadwriteArray1, PyReadwriteArray2,
    PyUntypedArrayMethods as _,
};
use pyo3::prelude::*;

use crate::faults::bad;
use crate::game::Game;

/// Many games of one kind, stepped together while other threads of Python run.
///
/// Whatever it tells, it writes into the arrays that it is given, a row a game; they must lie in memory row by row.
/// `mu_games.vector` has the class that most programs want.
#[pyclass(module = "mu_games")]
pub(crate) struct Vector {
    games: Box<dyn AnyVector>,
}

impl std::fmt::Debug for Vector {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Vector").field("games", &self.games.games()).finish_non_exhaustive()
    }
}

/// The arrays that a step is written into, borrowed from Python for that time: each may be written by this step only.
#[derive(Debug, FromPyObject)]
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, i16>,
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, u8>,
    rewards: PyReadwriteArray2<'py, f32>,
    points: PyReadwriteArray2<'py, i32>,
    done: PyReadwriteArray1<'py, bool>,
}

impl Arrays<'_> {
    /// The memory of the arrays; `ValueError` if it does not lie row by row.
    fn frame(&mut self) -> PyResult<Frame<'_>> {
        Ok(Frame {
            observations: rows(&mut self.observations)?,
            masks: rows(&mut self.masks)?,
            seats: rows(&mut self.seats)?,
            rewards: rows(&mut self.rewards)?,
            points: rows(&mut self.points)?,
            done: rows(&mut self.done)?,
        })
    }
}

/// The memory of an array, one row after the other.
fn rows<'a, T: Element, D: Dimension>(array: &'a mut PyReadwriteArray<'_, T, D>) -> PyResult<&'a mut [T]> {
    if !array.is_c_contiguous() {
        return Err(bad("an array is not C-contiguous: its rows do not lie in memory one after the other"));
    }
    Ok(array.as_slice_mut()?)
}

#[pymethods]
impl Vector {
    /// Games of one kind on so many threads: 1 is that of the caller.
    #[new]
    fn new(game: &Game, games: usize, threads: usize, seed: u64) -> PyResult<Self> {
        let spec = VectorSpec { seats: game.players, options: game.chosen.clone(), games, threads, seed };
        let games = (game.entry.laboratory.vector)(&spec).map_err(|error| bad(error.to_string()))?;
        Ok(Self { games })
    }

    /// Begins all games anew with the luck of a seed, and writes what the seats to choose know into the attributes
    /// `observations`, `masks`, `seats`, `rewards`, `points` and `done` of what it is given.
    fn reset(&mut self, py: Python<'_>, seed: u64, mut arrays: Arrays<'_>) -> PyResult<()> {
        let (games, frame) = (&mut self.games, arrays.frame()?);
        py.detach(|| games.reset(seed, frame)).map_err(|error| bad(error.to_string()))
    }

    /// Makes one small choice in each game, and writes what follows. `ValueError` for one that may not be made, and
    /// nothing has changed then.
    fn step(
        &mut self,
        py: Python<'_>,
        choices: &Bound<'_, PyArray1<u16>>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let (games, choices, frame) = (&mut self.games, choices.try_readonly()?, arrays.frame()?);
        let choices = choices.as_slice()?;
        py.detach(|| games.step(choices, frame)).map_err(|error| bad(error.to_string()))
    }
}
