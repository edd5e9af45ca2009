//! Puzzles, looked for in games of computer players.

use puzzles::{CannotMine, Mining, Puzzle, STARS_MAX, read_all};
use pyo3::prelude::*;

use crate::faults::bad;
use crate::game::Game;
use crate::laboratory::setting;

/// Lets computer players play games and looks for puzzles in them, as `mu puzzles --mine` does: `games` games from
/// number `first` on. The same seed and number give the same puzzles. Without players the usual one sits on every seat.
/// Gives them in the notation, one after another, each with the number 0: `number_puzzles` gives them numbers.
/// `ValueError` if there can be no such games.
#[pyfunction]
#[pyo3(signature = (game, games=1, players=Vec::new(), seed=0, *, first=0, stars=1))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn mine(
    py: Python<'_>,
    game: &Game,
    games: u64,
    players: Vec<String>,
    seed: u64,
    first: u64,
    stars: u8,
) -> PyResult<String> {
    if !(1..=STARS_MAX).contains(&stars) {
        return Err(bad(format!("a puzzle has 1 to {STARS_MAX} stars")));
    }
    let end = first.checked_add(games).ok_or_else(|| bad("games have numbers below 2 to the power of 64"))?;
    let setting = setting(game, players, seed)?;
    let mining = Mining { seats: setting.seats, options: setting.options, levels: setting.bots, stars, seed };
    let mined = py.detach(|| {
        let of_game = |number| (game.entry.laboratory.mine)(&mining, number);
        (first..end).map(of_game).collect::<Result<Vec<Vec<Puzzle>>, CannotMine>>()
    });
    mined.map(|games| text(games.iter().flatten())).map_err(|error| bad(error.to_string()))
}

/// The puzzles of several texts as one text, with numbers from 1 in their order. `ValueError` if one cannot be read.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "it is made of what Python gives")]
pub(crate) fn number_puzzles(texts: Vec<String>) -> PyResult<String> {
    let mut all = Vec::new();
    for text in &texts {
        all.extend(read_all(text).map_err(|error| bad(error.to_string()))?);
    }
    for (number, puzzle) in (1..).zip(&mut all) {
        puzzle.number = number;
    }
    Ok(text(all.iter()))
}

fn text<'a>(puzzles: impl Iterator<Item = &'a Puzzle>) -> String {
    puzzles.map(ToString::to_string).collect()
}
