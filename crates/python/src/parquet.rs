//! Simulated games as Parquet files.

use std::path::PathBuf;

use dataset::{Dataset, DatasetError, Run};
use lab::SeatError;
use pyo3::exceptions::{PyBlockingIOError, PyFileExistsError, PyOSError};
use pyo3::prelude::*;

use crate::faults::bad;
use crate::game::Game;
use crate::laboratory::{setting, simulation};

/// Lets computer players play one part of so many games and writes it as a Parquet file, as `mu simulate --out` does:
/// `shard` is "I/N" with I from 1 to N, a row is one of the "games" or "choices", and 0 threads are one for each core.
/// The players move on by one seat from game to game; with `duplicate` they play deals at all tables of an arena, as
/// `rank` wants them, and the seed is that of the deal.
/// Gives the number of games that were played now: what of the file was there before, of a run that was stopped, stays.
/// `ValueError` if the games cannot be, `FileExistsError` if the file holds something else, `OSError` if it cannot be
/// written.
#[pyfunction]
#[pyo3(signature = (path, game, games, players, seed=0, *, rows="games", shard="1/1", threads=0, duplicate=false))]
#[expect(clippy::too_many_arguments, clippy::fn_params_excessive_bools, reason = "they have names in Python")]
#[expect(clippy::needless_pass_by_value, reason = "it is made of what Python gives")]
pub(crate) fn simulate_to(
    py: Python<'_>,
    path: PathBuf,
    game: &Game,
    games: u64,
    players: Vec<String>,
    seed: u64,
    rows: &str,
    shard: &str,
    threads: usize,
    duplicate: bool,
) -> PyResult<u64> {
    let seating = if duplicate { SeatError::Duplicate } else { SeatError::Rotating };
    let simulation = simulation(game, games, players, seed, seating)?;
    let run = Run {
        entry: game.entry,
        simulation: &simulation,
        shard: shard.parse().map_err(|error: dataset::BadShard| bad(error.to_string()))?,
        rows: rows.parse().map_err(|_| bad(format!("{rows:?}: a row is one of games, choices")))?,
        program: env!("CARGO_PKG_VERSION"),
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| bad(error.to_string()))?;
    let played = py.detach(|| {
        let file = Dataset::open(run, &path)?;
        let missing = file.games() - file.games_there();
        pool.install(|| file.write(&())).map(|_| missing)
    });
    played.map_err(|error| match error {
        DatasetError::Simulate(_) => bad(error.to_string()),
        DatasetError::Io { .. } => PyOSError::new_err(error.to_string()),
        DatasetError::Other { .. } => PyFileExistsError::new_err(error.to_string()),
        DatasetError::Busy { .. } => PyBlockingIOError::new_err(error.to_string()),
    })
}

/// Compares computer players by files of games that were played on duplicate deals, in their order, as `mu arena` does:
/// the tables in Markdown and the figures as JSON. A deal that is not whole is left out. `ValueError` if the players
/// cannot be compared or a game has no result.
#[pyfunction]
pub(crate) fn rank(
    py: Python<'_>,
    game: &Game,
    players: Vec<String>,
    seed: u64,
    paths: Vec<PathBuf>,
) -> PyResult<(String, String)> {
    let setting = setting(game, players, seed)?;
    let mut standings = Vec::new();
    for path in paths {
        let read = dataset::standings(&path, game.players);
        let read = read.map_err(|error| PyOSError::new_err(format!("{}: {error}", path.display())))?;
        let ended: Option<Vec<_>> = read.into_iter().collect();
        let ended =
            ended.ok_or_else(|| bad(format!("{}: a game was stopped and has no result", path.display())))?;
        standings.extend(ended);
    }
    let report = py.detach(|| (game.entry.laboratory.rank)(&setting, &standings));
    report.map(|report| (report.to_string(), report.json())).map_err(|error| bad(error.to_string()))
}

/// How many games a deal takes with so many computer players at tables of a game.
#[pyfunction]
pub(crate) fn deal_games(game: &Game, players: usize) -> PyResult<usize> {
    if players == 0 {
        return Err(bad("a deal has players"));
    }
    Ok(lab::tables(players, game.players).len())
}
