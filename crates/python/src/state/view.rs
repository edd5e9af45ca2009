//! What one observer sees of a position.

use std::fmt;
use std::fmt::Write as _;
use std::sync::Arc;

use engine::{Observer, Rng, Seat};
use host::{AnyPosition, AnyView, Entry, Look, SeatLook};
use numpy::PyArray1;
use pyo3::prelude::*;
use words::Language;

use crate::faults::bad;
use crate::json::to_python;
use crate::state::State;

/// What a seat, or a spectator, sees of a position as it was when the view was taken.
///
/// Nothing that it tells depends on what its observer may not know. A notebook shows its picture.
#[pyclass(frozen, module = "mu_games")]
pub(crate) struct View {
    pub(crate) entry: &'static Entry,
    /// It is only asked what the observer may know.
    pub(crate) position: Arc<dyn AnyPosition>,
    pub(crate) observer: Observer,
    language: Language,
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("game", &self.entry.name)
            .field("observer", &self.observer)
            .finish_non_exhaustive()
    }
}

fn may_not_be(chosen: Vec<u16>) -> String {
    let names: Vec<String> = chosen.into_iter().map(|choice| choice.to_string()).collect();
    format!("the small choices [{}] may not be made here", names.join(", "))
}

/// A view as numbers: the observation, the mask, and the action if it is complete.
type Numbers<'py> = (Bound<'py, PyArray1<i16>>, Bound<'py, PyArray1<bool>>, Option<String>);

/// The language of a code: `en`, `fr` or `de`.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    let found = Language::ALL.into_iter().find(|language| language.code() == code);
    found.ok_or_else(|| bad(format!("there is no language {code:?}; there are: en, fr, de")))
}

/// The seats as all words call them here: by their letters.
pub(crate) fn looks(seats: u8) -> Vec<SeatLook> {
    let look = |seat: Seat| {
        let letter = seat.letter().to_ascii_uppercase().to_string();
        SeatLook { name: letter.clone(), letter, computer: true }
    };
    Seat::all(seats).map(look).collect()
}

impl View {
    /// What an observer sees of a position, in the language of a code.
    pub(crate) fn of(
        entry: &'static Entry,
        position: Arc<dyn AnyPosition>,
        (observer, code): (Observer, &str),
    ) -> PyResult<Self> {
        Ok(Self { entry, position, observer, language: language(code)? })
    }

    /// Asks what the observer sees.
    fn ask<T>(&self, question: impl FnOnce(&dyn AnyView) -> T) -> T {
        let seats = looks(self.position.seats());
        let look = Look { language: self.language, observer: self.observer, seats: &seats };
        question(self.position.see(look).as_ref())
    }
}

#[pymethods]
impl View {
    /// The short name of the game.
    #[getter]
    const fn game(&self) -> &'static str {
        self.entry.name
    }

    /// The seat that sees this; `None` for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.observer.seat().map(Seat::index)
    }

    /// How many seats there are.
    #[getter]
    fn players(&self) -> u8 {
        self.position.seats()
    }

    /// The seats that owe a choice, ascending: everybody sees that.
    fn seats_to_act(&self) -> Vec<usize> {
        self.position.turn().owing().iter().map(Seat::index).collect()
    }

    /// The choices that the observer has now, as `State.legal_actions` lists them.
    #[pyo3(signature = (start=0, stop=None))]
    fn legal_actions(&self, start: usize, stop: Option<usize>) -> Vec<String> {
        self.position.legal(start..stop.unwrap_or(usize::MAX), self.observer).texts
    }

    /// All that the observer knows of the position, as the API of the server tells it to programs.
    #[getter]
    fn facts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.ask(|view| view.facts()))
    }

    /// The same facts as JSON: equal texts for equal knowledge.
    #[getter]
    fn facts_json(&self) -> String {
        self.ask(|view| view.facts()).to_string()
    }

    /// The position in words.
    #[getter]
    fn text(&self) -> String {
        let mut text = String::new();
        for part in self.ask(|view| view.describe()) {
            let _ = writeln!(text, "{}", part.heading);
            part.lines.iter().for_each(|line| {
                let _ = writeln!(text, "  {line}");
            });
        }
        text
    }

    /// What the game is doing, in one sentence.
    #[getter]
    fn headline(&self) -> String {
        self.ask(|view| view.state_words())
    }

    /// What the observer was told since a step, oldest first: the step and the sentence.
    #[pyo3(signature = (since=0))]
    fn log(&self, since: usize) -> Vec<(usize, String)> {
        let lines = self.ask(|view| view.lines_since(since));
        lines.into_iter().map(|(step, line)| (step, line.text)).collect()
    }

    /// A choice of the notation in words, if the observer could read it.
    fn say(&self, text: &str) -> Option<String> {
        self.ask(|view| view.say(text))
    }

    /// What each seat has won so far, as everybody sees it.
    #[getter]
    fn points(&self) -> Vec<i32> {
        self.ask(|view| view.points())
    }

    /// The ids of the rules by which the game goes on.
    #[getter]
    fn rules(&self) -> Vec<String> {
        self.ask(|view| view.rules_now()).iter().map(ToString::to_string).collect()
    }

    /// The board as one SVG document.
    #[getter]
    fn svg(&self) -> String {
        self.ask(|view| view.picture())
    }

    /// The view as numbers, of which small choices were made of the action that the seat owes: the observation
    /// (`int16`), which small choices may come next (`bool`), and the action in the notation once it is complete.
    /// What each number means stands in `Game.schema`. `ValueError` if the choices may not be made.
    #[pyo3(signature = (chosen=Vec::new()))]
    fn coded<'py>(&self, py: Python<'py>, chosen: Vec<u16>) -> PyResult<Numbers<'py>> {
        let coded = self.ask(|view| view.coded(&chosen));
        let coded = coded.ok_or_else(|| bad(may_not_be(chosen)))?;
        let observation = PyArray1::from_vec(py, coded.observation);
        Ok((observation, PyArray1::from_vec(py, coded.mask), coded.action))
    }

    /// The small choices that encode an action, if the seat may take it now.
    fn encode(&self, text: &str) -> Option<Vec<u16>> {
        self.ask(|view| view.encode(text))
    }

    /// A world in which the observer would see the same, drawn from this view alone. The luck that is still to come is
    /// drawn from the same seed.
    #[pyo3(signature = (seed=0))]
    fn imagine(&self, py: Python<'_>, seed: u64) -> State {
        let world = py.detach(|| self.position.imagine(self.observer, &mut Rng::from_seed(seed)));
        State::of(self.entry, world, seed)
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        let observer = self.seat().map_or_else(|| "a spectator".to_owned(), |seat| format!("seat {seat}"));
        format!("<view of {} by {observer}>", self.entry.name)
    }
}
