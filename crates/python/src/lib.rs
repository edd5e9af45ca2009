//! The native module of the Python package `mu-games`: every game of the list behind a few classes.
//!
//! It is an edge of the program as `mu` is: what it knows of a game it knows through [`host`]. The Python half of the
//! package, `python/mu_games`, says the rest: environments of other libraries are written there.
//!
//! What takes long (computer players, laws, simulations) is done while other threads of Python run.

mod faults;
mod game;
mod json;
mod laboratory;
mod list;
mod mining;
mod parquet;
mod player;
mod state;
mod vector;

use pyo3::prelude::*;

/// The native half of `mu_games`; its names are passed on by the package.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::game::{_load, load};
    #[pymodule_export]
    use crate::laboratory::{run_laws, simulate};
    #[pymodule_export]
    use crate::list::games;
    #[pymodule_export]
    use crate::mining::{mine, number_puzzles};
    #[pymodule_export]
    use crate::parquet::{deal_games, rank, simulate_to};
    #[pymodule_export]
    use crate::player::{Player, player};
    #[pymodule_export]
    use crate::state::{State, View, from_saved};
    #[pymodule_export]
    use crate::vector::Vector;
}
