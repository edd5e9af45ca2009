//! What the laboratory does with a game, behind functions that do not name it.

use std::io::Write;

use engine::laws::Lawful;
use engine::{Game, OptionError, Options, SavedGame, Standing, Study};
use face::Face;
use lab::{
    AnyVector, Arena, ArenaError, ArenaReport, CannotTrain, CannotVerify, Keep, LawError, LawRun, LawsHeld,
    Playout, Report, Setting, SimulateError, Simulation, TraceError, Trained, Training, VectorError,
    VectorSpec, Verified, Watch,
};
use players::Roster;
use players::coding::{Coding as _, Schema, Symmetry};
use puzzles::{CannotMine, Mining, Puzzle, Solved};
use review::{CannotReview, Effort, Forecast, Review};

use crate::pairs::hold_pairs;

/// Plays games and counts them.
type Simulate = fn(&Simulation, &dyn Watch, Option<&mut dyn Keep>) -> Result<Report, SimulateError>;

/// Plays one random game.
type Random = fn(u8, &[(String, String)], u64) -> Result<Playout, OptionError>;

/// Chances of a finished game by so many play-outs, at so many choices of each third, drawn from a seed.
type Forecasts = fn(&SavedGame, u32, usize, u64) -> Result<Vec<Forecast>, CannotReview>;

/// What small choices and observations mean at a table of so many seats with these options.
type Code = fn(u8, &[(String, String)]) -> Result<Schema, OptionError>;

/// The exchanges of components that change nothing at a table of so many seats with these options.
type Exchanges = fn(u8, &[(String, String)]) -> Result<Vec<Symmetry>, OptionError>;

/// The functions of the laboratory for one game; each is described where it is written.
#[derive(Clone, Copy, Debug)]
pub struct Laboratory {
    /// Plays games and counts them: [`lab::simulate`].
    pub simulate: Simulate,
    /// Compares computer players: [`lab::arena`].
    pub arena: fn(&Arena, &dyn Watch) -> Result<ArenaReport, ArenaError>,
    /// Compares computer players by games that were played: [`lab::rank`].
    pub rank: fn(&Setting, &[Standing]) -> Result<ArenaReport, ArenaError>,
    /// Plays one random game without a table: [`lab::playout`].
    pub playout: Random,
    /// Plays one game and traces it: [`lab::trace`].
    pub trace: fn(&Setting, u32, &mut dyn Write) -> Result<(), TraceError>,
    /// Traces a saved game: [`lab::trace_saved`].
    pub trace_saved: fn(&SavedGame, &mut dyn Write) -> Result<(), TraceError>,
    /// Checks the laws on random games: [`lab::hold_laws`].
    pub hold_laws: fn(&LawRun, &dyn Watch) -> Result<LawsHeld, LawError>,
    /// Plays random games to their ends: [`lab::play_to_end`].
    pub play_to_end: fn(&LawRun, &dyn Watch) -> Result<LawsHeld, LawError>,
    /// Compares pairs of worlds that an observer cannot tell apart through the channels of these names, all of
    /// [`CHANNELS`](crate::CHANNELS) if none is named.
    pub hold_pairs: fn(&LawRun, &[String], &dyn Watch) -> Result<LawsHeld, LawError>,
    /// Compares luck with its secret: [`lab::verify`].
    pub verify: fn(&SavedGame) -> Result<Verified, CannotVerify>,
    /// Says what every choice of a finished game was worth: [`review::review`].
    pub review: fn(&SavedGame, &Effort) -> Result<Review, CannotReview>,
    /// Sets chances beside what became of them: [`review::forecasts`].
    pub forecasts: Forecasts,
    /// Plays the game of a number and finds its puzzles: [`puzzles::mine`].
    pub mine: fn(&Mining, u64) -> Result<Vec<Puzzle>, CannotMine>,
    /// Solves a puzzle anew, thinking so many times as long as usual, from a seed: [`puzzles::solve`].
    pub solve: fn(&Puzzle, u32, u64) -> Option<Solved>,
    /// What small choices and observations mean: [`Schema::of`].
    pub schema: Code,
    /// The exchanges of components that change nothing in the rules there: [`players::coding::Coding::symmetries`].
    pub symmetries: Exchanges,
    /// Whether the game says what a network is told, so that one can be trained.
    pub has_network_input: bool,
    /// Trains a network: [`lab::train`].
    pub train: fn(&Training, &dyn Watch) -> Result<Trained, CannotTrain>,
    /// Begins games that are stepped together: [`lab::vector`].
    pub vector: fn(&VectorSpec) -> Result<Box<dyn AnyVector>, VectorError>,
}

impl Laboratory {
    /// The laboratory of a game, with what its simulations count.
    pub(crate) const fn of<F: Face<Game: Lawful>, R: Roster<Game = F::Game>, S: Study<R::Game>>() -> Self {
        Self {
            simulate: lab::simulate::<R, S>,
            arena: lab::arena::<R>,
            rank: lab::rank::<R>,
            playout: lab::playout::<R::Game>,
            trace: lab::trace::<R>,
            trace_saved: lab::trace_saved::<R::Game>,
            hold_laws: lab::hold_laws::<R::Game>,
            play_to_end: lab::play_to_end::<R::Game>,
            hold_pairs: hold_pairs::<F, R>,
            verify: lab::verify::<R::Game>,
            review: review::review::<R>,
            forecasts: review::forecasts::<R>,
            mine: puzzles::mine::<R>,
            solve: puzzles::solve::<R>,
            schema: |seats, chosen| {
                Ok(Schema::of::<R::Coding>(&<R::Game as Game>::Options::build(seats, chosen)?))
            },
            symmetries: |seats, chosen| {
                Ok(R::Coding::symmetries(&<R::Game as Game>::Options::build(seats, chosen)?))
            },
            has_network_input: R::NETWORK_INPUT.is_some(),
            train: lab::train::<R>,
            vector: lab::vector::<R::Coding>,
        }
    }
}
