//! A game with its options, from which games are begun.

use engine::{Luck, OptionKind};
use host::{AnyTable, Entry};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};

use crate::faults::bad;
use crate::list::find;
use crate::state::State;

/// The game of a short name, for so many players (the fewest by default), with these table options.
#[pyfunction]
#[pyo3(signature = (name, players=None, **options))]
pub(crate) fn load(name: &str, players: Option<u8>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
    Game::of(find(name)?, players, options)
}

/// A game with its number of players and its table options.
#[pyclass(frozen, module = "mu_games")]
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) entry: &'static Entry,
    pub(crate) players: u8,
    /// The options that were given, in the words of saved games.
    pub(crate) chosen: Vec<(String, String)>,
}

impl Game {
    fn of(entry: &'static Entry, players: Option<u8>, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let players = players.unwrap_or(*(entry.seats)().start());
        let game = Self { entry, players, chosen: chosen(options)? };
        game.open()?;
        Ok(game)
    }

    /// A table at which nothing has happened yet.
    pub(crate) fn open(&self) -> PyResult<Box<dyn AnyTable>> {
        self.entry.open(self.players, &self.chosen).map_err(|error| bad(error.to_string()))
    }
}

/// Options as saved games write them.
pub(crate) fn chosen(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let options = options.into_iter().flat_map(PyDictMethods::iter);
    options.map(|(name, value)| Ok((name.extract()?, option_text(&value)?))).collect()
}

/// The value of an option as saved games write it: `true`, `200`, `short`.
fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    match value.cast::<PyBool>() {
        Ok(switch) => Ok(switch.is_true().to_string()),
        Err(_) => Ok(value.str()?.to_string()),
    }
}

#[pymethods]
impl Game {
    /// Its short name.
    #[getter]
    const fn name(&self) -> &'static str {
        self.entry.name
    }

    /// The name people know it by.
    #[getter]
    const fn title(&self) -> &'static str {
        self.entry.title
    }

    /// How many players this game is for.
    #[getter]
    const fn players(&self) -> u8 {
        self.players
    }

    /// The options that were given, in the words of saved games.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        self.chosen.iter().try_for_each(|(name, value)| dict.set_item(name, value))?;
        Ok(dict)
    }

    /// The version of its rules.
    #[getter]
    const fn rules_version(&self) -> u16 {
        self.entry.rules_version
    }

    /// The fewest and the most players it may have.
    #[getter]
    fn players_range(&self) -> (u8, u8) {
        let seats = (self.entry.seats)();
        (*seats.start(), *seats.end())
    }

    /// Its table options: name, default and what each may be, in words.
    #[getter]
    fn option_specs(&self) -> Vec<(&'static str, &'static str, String)> {
        let specs = (self.entry.options)().iter();
        specs.map(|spec| (spec.name, spec.default, kind_words(&spec.kind))).collect()
    }

    /// The words of its computer players, the weakest first.
    #[getter]
    fn levels(&self) -> Vec<&'static str> {
        (self.entry.players)().into_iter().map(host::Level::word).collect()
    }

    /// What the small choices are called, by their index, and the fields of an observation in their order: name,
    /// shape, place of the first number, least and greatest number, id of the rule, and what they tell.
    #[getter]
    fn schema(&self) -> PyResult<(Vec<String>, Vec<Field>)> {
        let schema = (self.entry.laboratory.schema)(self.players, &self.chosen);
        let schema = schema.map_err(|error| bad(error.to_string()))?;
        let field = |field: host::Field| {
            let (low, high) = field.label.range;
            let (name, rule) = (field.name(), field.rule().to_string());
            (name, field.shape, field.start, low, high, rule, field.label.meaning)
        };
        Ok((schema.choices, schema.fields.into_iter().map(field).collect()))
    }

    /// The exchanges of components that change nothing in the rules: for each small choice the one that it becomes,
    /// and for each number of an observation the place where it stands afterwards. One position learned is several.
    #[getter]
    fn symmetries<'py>(&self, py: Python<'py>) -> PyResult<Vec<Exchange<'py>>> {
        let symmetries = (self.entry.laboratory.symmetries)(self.players, &self.chosen);
        let symmetries = symmetries.map_err(|error| bad(error.to_string()))?.into_iter();
        let arrays = |symmetry: host::Symmetry| {
            (PyArray1::from_vec(py, symmetry.choices), PyArray1::from_vec(py, symmetry.numbers))
        };
        Ok(symmetries.map(arrays).collect())
    }

    /// A game at its first choice, its luck drawn from a seed (from the operating system by default).
    #[pyo3(signature = (seed=None))]
    fn new_game(&self, seed: Option<u64>) -> PyResult<State> {
        let seed = seed.map_or_else(|| getrandom::u64().map_err(|error| bad(error.to_string())), Ok)?;
        let mut table = self.open()?;
        table.settle(&Luck::from_seed(seed));
        Ok(State::of(self.entry, table, seed))
    }

    fn __repr__(&self) -> String {
        let options = self.chosen.iter().map(|(name, value)| format!(", {name}={value:?}"));
        format!(
            "mu_games.load({:?}, players={}{})",
            self.entry.name,
            self.players,
            options.collect::<String>()
        )
    }

    fn __eq__(&self, other: &Self) -> bool {
        (self.entry.name, self.players, &self.chosen) == (other.entry.name, other.players, &other.chosen)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        (self.entry.name, self.players, &self.chosen).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let again = py.import("mu_games._native")?.getattr("_load")?;
        Ok((again, (self.entry.name, self.players, self.chosen.clone())))
    }
}

/// A field of an observation: name, shape, start, least, greatest, rule, meaning.
type Field = (&'static str, Vec<usize>, usize, i16, i16, String, &'static str);

/// Where small choices and numbers go in an exchange.
type Exchange<'py> = (Bound<'py, PyArray1<u16>>, Bound<'py, PyArray1<usize>>);

/// What pickles a game: the function that makes it again and what that is given.
type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, u8, Vec<(String, String)>));

/// A game that was pickled.
#[pyfunction]
pub(crate) fn _load(name: &str, players: u8, chosen: Vec<(String, String)>) -> PyResult<Game> {
    let game = Game { entry: find(name)?, players, chosen };
    game.open()?;
    Ok(game)
}

fn kind_words(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Switch => "true or false".to_owned(),
        OptionKind::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
        OptionKind::Choice(words) => words.join(", "),
        OptionKind::Text => "a text, such as the content of a file".to_owned(),
    }
}
