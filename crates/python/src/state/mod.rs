//! A position that can be played on.

mod view;

use std::fmt;
use std::sync::Arc;

use engine::{Luck, Observer, SaveError, SavedGame, Seat};
use host::{AnyPosition, Entry, Look};
use players::search::Verdict;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use words::Language;

use crate::faults::{bad, refused, unreadable};
use crate::list::find;
use view::{language, looks};

pub(crate) use view::View;

/// A position of a game: that of a table, or a world that was imagined from a view.
///
/// Seats are numbers from 0, and choices are texts of the notation. What a state is asked does not change it; only
/// `apply` and `take_back` do.
#[pyclass(module = "mu_games")]
#[derive(Clone)]
pub(crate) struct State {
    entry: &'static Entry,
    /// Shared with the views that were taken of it; copied before it changes.
    position: Arc<dyn AnyPosition>,
    /// Where its luck comes from.
    seed: u64,
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").field("game", &self.entry.name).finish_non_exhaustive()
    }
}

impl State {
    /// A position whose luck comes from a seed.
    pub(crate) fn of(entry: &'static Entry, position: Box<dyn AnyPosition>, seed: u64) -> Self {
        Self { entry, position: position.into(), seed }
    }

    /// The seat of a number.
    fn seat_of(&self, number: usize) -> PyResult<Seat> {
        let seats = self.position.seats();
        Seat::all(seats).nth(number).ok_or_else(|| {
            PyIndexError::new_err(format!("there is no seat {number}; the seats are 0 to {}", seats - 1))
        })
    }

    fn observer_of(&self, seat: Option<usize>) -> PyResult<Observer> {
        seat.map_or(Ok(Observer::Spectator), |seat| Ok(Observer::Seat(self.seat_of(seat)?)))
    }

    /// The position, apart from the views of it that somebody still holds.
    fn own(&mut self) -> &mut dyn AnyPosition {
        if Arc::get_mut(&mut self.position).is_none() {
            self.position = self.position.copied().into();
        }
        Arc::get_mut(&mut self.position).expect("a copy that nobody else has")
    }
}

/// The game that a saved game tells, where it was left. Luck that is still to come is drawn from a seed.
#[pyfunction]
#[pyo3(signature = (text, seed=0))]
pub(crate) fn from_saved(py: Python<'_>, text: &str, seed: u64) -> PyResult<State> {
    let saved = SavedGame::parse(text).map_err(|error| unreadable(py, &error))?;
    let name = saved.game().map_err(|error| unreadable(py, &error))?;
    let unknown = |error: PyErr| unreadable(py, &SaveError::other(name.line, error.value(py)));
    let entry = find(&name.rest).map_err(unknown)?;
    let table = py.detach(|| entry.restore(&saved)).map_err(|error| unreadable(py, &error))?;
    let mut state = State::of(entry, table, seed);
    state.own().settle(&Luck::from_seed(seed));
    Ok(state)
}

#[pymethods]
impl State {
    /// The short name of its game.
    #[getter]
    const fn game(&self) -> &'static str {
        self.entry.name
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> u8 {
        self.position.seats()
    }

    /// The seed of its luck.
    #[getter]
    const fn seed(&self) -> u64 {
        self.seed
    }

    /// Whether it is a world that was imagined from a view.
    #[getter]
    fn is_imagined(&self) -> bool {
        self.position.as_table().is_none()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.turn().standing().is_some()
    }

    /// How many steps were taken, luck included; `None` in an imagined world.
    #[getter]
    fn steps(&self) -> Option<usize> {
        Some(self.position.as_table()?.step_count())
    }

    /// The seats that owe a choice, ascending; several in phases in which they choose at once, none after the end.
    fn seats_to_act(&self) -> Vec<usize> {
        self.position.turn().owing().iter().map(Seat::index).collect()
    }

    /// How many choices a seat has now; 0 if it owes none.
    fn legal_count(&self, seat: usize) -> PyResult<usize> {
        Ok(self.position.legal(0..0, Observer::Seat(self.seat_of(seat)?)).total)
    }

    /// The choices that a seat has now, in their canonical order, from place `start` to before `stop`: lists of some
    /// phases are long.
    #[pyo3(signature = (seat, start=0, stop=None))]
    fn legal_actions(&self, seat: usize, start: usize, stop: Option<usize>) -> PyResult<Vec<String>> {
        let observer = Observer::Seat(self.seat_of(seat)?);
        Ok(self.position.legal(start..stop.unwrap_or(usize::MAX), observer).texts)
    }

    /// What a seat owes, in short: the choices themselves where they are few, a shorter form that the notation of the
    /// game defines where they are many.
    fn owed(&self, seat: usize) -> PyResult<Vec<String>> {
        Ok(self.position.owed(Observer::Seat(self.seat_of(seat)?)))
    }

    /// Carries out a choice of a seat, and draws the luck that follows. `Refused` if it may not be, in a language;
    /// nothing has changed then.
    #[pyo3(signature = (seat, text, language="en"))]
    fn apply(&mut self, py: Python<'_>, seat: usize, text: &str, language: &str) -> PyResult<()> {
        let (seat, luck) = (self.seat_of(seat)?, Luck::from_seed(self.seed));
        let seats = looks(self.position.seats());
        let look = look(language, Observer::Seat(seat), &seats)?;
        // What is refused copies nothing.
        self.position.check_text(seat, text, &look).map_err(|reason| refused(py, text, reason))?;
        self.own().play_text(seat, text, &luck, &look).map_err(|reason| refused(py, text, reason))
    }

    /// Takes back the last choice of a seat, if nobody learned anything from it; `ValueError` otherwise.
    fn take_back(&mut self, seat: usize) -> PyResult<()> {
        let seat = self.seat_of(seat)?;
        let table = self.position.as_table().ok_or_else(of_a_world)?;
        let mut before = table.at(table.step_count());
        before.take_back(seat).map_err(|error| bad(error.to_string()))?;
        self.position = Arc::from(before as Box<dyn AnyPosition>);
        Ok(())
    }

    /// What a seat sees, in words of a language (`en`, `fr`, `de`); what a spectator sees without a seat.
    #[pyo3(signature = (seat=None, language="en"))]
    fn view(&self, seat: Option<usize>, language: &str) -> PyResult<View> {
        let observer = self.observer_of(seat)?;
        View::of(self.entry, Arc::clone(&self.position), (observer, language))
    }

    /// The points of every seat at the end of the game; `None` while it runs.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        Some(self.position.turn().standing()?.scores.values().to_vec())
    }

    /// What the end of the game brings each seat that learns: the first place 1, the last one -1, those between what
    /// lies evenly between, so that the sum is 0; who plays alone gets more with more points, from -1 to 1. `None`
    /// while the game runs.
    #[getter]
    fn returns(&self) -> Option<Vec<f64>> {
        let verdict = Verdict::of(&self.position.turn().standing()?);
        Some(verdict.success.values().iter().map(|success| success.mul_add(2.0, -1.0)).collect())
    }

    /// The place of every seat from 1, shared places being equal; `None` while the game runs.
    #[getter]
    fn ranks(&self) -> Option<Vec<u8>> {
        Some(self.position.turn().standing()?.ranks.values().to_vec())
    }

    /// Why the game ended, in the word of the notation; `None` while it runs.
    #[getter]
    fn ending(&self) -> Option<&'static str> {
        Some(self.position.turn().standing()?.reason)
    }

    /// Where the final points of each seat come from: dictionaries of `rule`, `what` and `value`.
    fn breakdown<'py>(&self, py: Python<'py>) -> PyResult<Vec<Vec<Bound<'py, PyDict>>>> {
        let line = |line: engine::ScoreLine| {
            let dict = PyDict::new(py);
            dict.set_item("rule", line.rule.to_string())?;
            dict.set_item("what", line.what)?;
            dict.set_item("value", line.value)?;
            Ok(dict)
        };
        self.position.breakdown().into_iter().map(|lines| lines.into_iter().map(line).collect()).collect()
    }

    /// The game as a saved game; `ValueError` in an imagined world, whose beginning nobody knows.
    fn to_saved(&self) -> PyResult<String> {
        Ok(self.position.as_table().ok_or_else(of_a_world)?.save().to_string())
    }

    /// The same position once more; both go on by themselves.
    fn copy(&self) -> Self {
        self.clone()
    }

    /// The same position once more, with other luck to come.
    fn reseeded(&self, seed: u64) -> Self {
        Self { seed, ..self.clone() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, memo: &Bound<'_, PyAny>) -> Self {
        let _ = memo;
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, u64))> {
        Ok((py.import("mu_games")?.getattr("from_saved")?, (self.to_saved()?, self.seed)))
    }

    fn __repr__(&self) -> String {
        let owing = self.seats_to_act();
        let kind = if self.is_imagined() { "imagined world" } else { "game" };
        format!("<{kind} of {}: {} players, to act: {owing:?}>", self.entry.name, self.players())
    }
}

fn of_a_world() -> PyErr {
    bad(
        "this is an imagined world: how it came about is not known, so it cannot be written down or taken back",
    )
}

/// Who looks, in which language.
fn look<'a>(code: &str, observer: Observer, seats: &'a [host::SeatLook]) -> PyResult<Look<'a>> {
    let language: Language = language(code)?;
    Ok(Look { language, observer, seats })
}
