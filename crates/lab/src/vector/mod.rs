//! Many games of one kind stepped together, for players that learn.
//!
//! A step takes one small choice of [`players::coding`] for each game, for the seat that is to choose there, and tells
//! what the seat that is to choose next knows. Seats that choose at the same time are asked one after the other, in
//! the order of their letters; a view never shows what another seat has sealed. A game that is over gives way to the
//! next one at once.

mod buffers;
mod frame;
mod seated;

use engine::{Game, OptionError, Options};
use players::coding::{Coding, Schema};
use rayon::{ThreadPool, ThreadPoolBuilder};
use thiserror::Error;

use frame::{Widths, on_each};
use seated::Seated;

pub use buffers::Buffers;
pub use frame::Frame;
pub use seated::episode_seed;

/// Which games are stepped together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VectorSpec {
    /// How many seats each game has.
    pub seats: u8,
    /// Names and values of table options; the others take their defaults.
    pub options: Vec<(String, String)>,
    /// How many games.
    pub games: usize,
    /// On how many threads they are stepped: 1 is that of the caller. The results are the same for any number.
    pub threads: usize,
    /// What their luck comes from: see [`episode_seed`].
    pub seed: u64,
}

/// Why games cannot be stepped together. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VectorError {
    /// The table cannot be.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// There are no threads, or they cannot be started.
    #[error("{0} threads cannot be started")]
    Threads(usize),
    /// A slice has another length.
    #[error("{what} has {given} values; {expected} are needed")]
    Length {
        /// Which slice: `observations`, `choices`.
        what: &'static str,
        /// How many values it has.
        given: usize,
        /// How many it must have.
        expected: usize,
    },
    /// A small choice that may not be made.
    #[error("game {game}: the choice {choice} may not be made now")]
    Choice {
        /// The number of the game, from 0.
        game: usize,
        /// The choice.
        choice: u16,
    },
}

/// Many games stepped together, whatever game it is.
pub trait AnyVector: Send + Sync {
    /// How many games there are.
    fn games(&self) -> usize;
    /// How many seats each has.
    fn seats(&self) -> u8;
    /// What small choices and observations mean.
    fn schema(&self) -> &Schema;

    /// Begins all games anew, with the luck of another seed, and tells what the seats to choose know.
    ///
    /// # Errors
    /// If a slice has not the right length.
    fn reset(&mut self, seed: u64, frame: Frame<'_>) -> Result<(), VectorError>;

    /// Makes one small choice in each game.
    ///
    /// # Errors
    /// If a slice has not the right length, or for the first choice that may not be made.
    fn step(&mut self, choices: &[u16], frame: Frame<'_>) -> Result<(), VectorError>;
}

/// Many games of one kind stepped together.
struct Vector<C: Coding> {
    seats: u8,
    schema: Schema,
    games: Vec<Seated<C>>,
    pool: Option<ThreadPool>,
}

/// Begins games that are stepped together.
///
/// # Errors
/// If the table cannot be, or the threads cannot be started.
pub fn vector<C: Coding>(spec: &VectorSpec) -> Result<Box<dyn AnyVector>, VectorError> {
    let options = <C::Game as Game>::Options::build(spec.seats, &spec.options)?;
    let pool = match spec.threads {
        0 => return Err(VectorError::Threads(0)),
        1 => None,
        threads => {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build();
            Some(pool.map_err(|_| VectorError::Threads(threads))?)
        }
    };
    let games = (0_u64..).take(spec.games).map(|number| Seated::new(&options, spec.seed, number));
    Ok(Box::new(Vector::<C> {
        seats: options.seats(),
        schema: Schema::of::<C>(&options),
        games: games.collect(),
        pool,
    }))
}

impl<C: Coding> Vector<C> {
    /// How many values a game has in each slice.
    fn widths(&self) -> Widths {
        Widths { observation: self.schema.length(), choices: C::CHOICES, seats: self.seats.into() }
    }

    /// Does something with each game and its rows of the frame.
    fn each(
        &mut self,
        choices: &[u16],
        frame: Frame<'_>,
        act: impl Fn(&mut Seated<C>, Option<u16>, Frame<'_>) + Sync,
    ) {
        let widths = self.widths();
        let grain = self
            .pool
            .as_ref()
            .map_or(usize::MAX, |pool| self.games.len().div_ceil(4 * pool.current_num_threads()).max(1));
        let games = &mut self.games[..];
        match &self.pool {
            None => on_each(games, choices, frame, (&widths, grain), &act),
            Some(pool) => pool.install(|| on_each(games, choices, frame, (&widths, grain), &act)),
        }
    }
}

impl<C: Coding> AnyVector for Vector<C> {
    fn games(&self) -> usize {
        self.games.len()
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn schema(&self) -> &Schema {
        &self.schema
    }

    fn reset(&mut self, seed: u64, frame: Frame<'_>) -> Result<(), VectorError> {
        frame.check(self.games.len(), &self.widths())?;
        self.each(&[], frame, |game, _, row| {
            game.reset(seed);
            game.tell(None, row);
        });
        Ok(())
    }

    fn step(&mut self, choices: &[u16], frame: Frame<'_>) -> Result<(), VectorError> {
        frame.check(self.games.len(), &self.widths())?;
        if choices.len() != self.games.len() {
            let (given, expected) = (choices.len(), self.games.len());
            return Err(VectorError::Length { what: "choices", given, expected });
        }
        let forbidden = self.games.iter().zip(choices).position(|(game, &choice)| !game.allows(choice));
        if let Some(game) = forbidden {
            return Err(VectorError::Choice { game, choice: choices[game] });
        }
        self.each(choices, frame, |game, choice, row| {
            let over = choice.and_then(|choice| game.choose(choice));
            game.tell(over.as_ref(), row);
        });
        Ok(())
    }
}
