//! What takes long: laws and simulations, on all cores, while other threads of Python run.

use host::Level;
use lab::{Bounds, LawError, LawRun, Record, RecordForm, SeatError, Setting, Simulation, Until};
use pyo3::prelude::*;

use crate::faults::{bad, broken};
use crate::game::Game;
use crate::json::to_python;

/// A game is stopped after so many choices.
const CHOICES_MAX: u32 = 100_000;

/// Checks the laws that every game must keep on random games, from a seed on; options that the game was not given are random.
/// Tells the games, the steps and the pairs of worlds that were looked at; `LawBroken` if a law is.
#[pyfunction]
#[pyo3(signature = (game, games=100, seed=0, steps_max=3000))]
pub(crate) fn run_laws(
    py: Python<'_>,
    game: &Game,
    games: u64,
    seed: u64,
    steps_max: usize,
) -> PyResult<(u64, u64, u64)> {
    let (seats, options) = (Some(game.players), game.chosen.clone());
    let run = LawRun { seats, options, seed, until: Until::Games(games), steps_max };
    match py.detach(|| (game.entry.laboratory.hold_laws)(&run, &())) {
        Ok(held) => Ok((held.games, held.steps, held.worlds)),
        Err(LawError::Setting(error)) => Err(bad(error.to_string())),
        Err(LawError::Failure(failure)) => Err(broken(py, *failure)),
    }
}

/// Lets computer players play games of a game on all cores: one dictionary a game, as `mu simulate --out` writes it.
/// Game number n has the seed `seed` + n, and the players move on by one seat from game to game.
#[pyfunction]
#[pyo3(signature = (game, games, players, seed=0))]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &Game,
    games: u64,
    players: Vec<String>,
    seed: u64,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let simulation = simulation(game, games, players, seed, SeatError::Rotating)?;
    let mut records: Vec<Record> = Vec::new();
    let played = py.detach(|| (game.entry.laboratory.simulate)(&simulation, &(), Some(&mut records)));
    played.map_err(|error| bad(error.to_string()))?;
    let line = |record: &Record| {
        let line = RecordForm::JsonLines.line(record);
        to_python(py, &serde_json::from_str(&line).map_err(|error| bad(error.to_string()))?)
    };
    records.iter().map(line).collect()
}

/// Games between the computer players of these words.
pub(crate) fn simulation(
    game: &Game,
    games: u64,
    players: Vec<String>,
    seed: u64,
    seating: SeatError,
) -> PyResult<Simulation> {
    let bounds = Bounds { choices_max: CHOICES_MAX, rounds_max: None };
    Ok(Simulation { setting: setting(game, players, seed)?, games: 0..games, seating, bounds })
}

/// A table at which the computer players of these words sit.
pub(crate) fn setting(game: &Game, players: Vec<String>, seed: u64) -> PyResult<Setting> {
    let bot = |word: String| (game.entry.player)(&word).map_err(|error| bad(error.to_string()));
    let bots: Vec<Level> = players.into_iter().map(bot).collect::<PyResult<_>>()?;
    Ok(Setting { seats: game.players, options: game.chosen.clone(), bots, seed })
}
