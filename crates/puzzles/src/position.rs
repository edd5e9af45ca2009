//! Games between computer players, and the choices in them with the views that they were made from.

use engine::{Game, Luck, Observer, OptionError, Options as _, Rng, SavedGame, Seat, Table};
use players::{Level, NoSuchPlayer, Player, Roster};
use thiserror::Error;

/// Which games are played to find puzzles in them.
#[derive(Clone, Debug)]
pub struct Mining {
    /// How many seats the tables have.
    pub seats: u8,
    /// The options that differ from their defaults.
    pub options: Vec<(String, String)>,
    /// The computer players, repeated if there are fewer than seats; by default the usual one.
    pub levels: Vec<Level>,
    /// How many stars a puzzle has at least.
    pub stars: u8,
    /// What everything follows from, with the number of the game.
    pub seed: u64,
}

/// No games can be played as they are wanted.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotMine {
    /// The table cannot be.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// There is no such computer player.
    #[error(transparent)]
    NoSuchPlayer(#[from] NoSuchPlayer),
    /// A computer player chose what the rules refuse.
    #[error("a computer player chose what is refused: {0}")]
    Misplayed(String),
}

/// A choice that a seat has, with what it knows.
pub(crate) struct Position<G: Game> {
    /// After how many steps of the game.
    pub(crate) step: usize,
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Action>,
}

/// So many choices at least make a question.
const CHOICES: usize = 3;

/// One of so many choices at the beginning of a game is left out: what is chosen there is worth mostly luck.
const EARLY: usize = 8;

impl<G: Game> Position<G> {
    /// The choice that a seat of a table has now, if it has several.
    pub(crate) fn of(table: &Table<G>, seat: Seat) -> Option<Self> {
        let mut legal = Vec::new();
        table.truth().legal(seat, &mut legal);
        let view = table.view(Observer::Seat(seat));
        (legal.len() >= CHOICES).then_some(Self { step: table.steps().len(), seat, view, legal })
    }
}

/// A generator for one purpose at one place.
pub(crate) fn drawn(purpose: [u8; 8], seed: u64, game: u64, number: u64) -> Rng {
    let mut key = *b"mu puzzles                      ";
    key[10..18].copy_from_slice(&purpose);
    key[18..24].copy_from_slice(&game.to_le_bytes()[..6]);
    key[24..].copy_from_slice(&seed.to_le_bytes());
    Rng::from_key(key, number)
}

/// A game, with the choices in it in random order.
pub(crate) type Played<G> = (Table<G>, Vec<Position<G>>);

/// Plays a game.
pub(crate) fn played<R: Roster>(mining: &Mining, game: u64) -> Result<Played<R::Game>, CannotMine> {
    let options = <R::Game as Game>::Options::build(mining.seats, &mining.options)?;
    let levels: &[Level] = if mining.levels.is_empty() { &[R::usual()] } else { &mining.levels };
    let players = levels.iter().map(|&level| R::player(level).ok_or_else(|| R::no_such_player(level.word())));
    let players: Vec<&dyn Player<R::Game>> = players.collect::<Result<_, _>>()?;
    let mut draws = drawn(*b"playing ", mining.seed, game, 0);
    let luck = Luck::from_seed(draws.next_u64());
    let shift = usize::try_from(game % 64).unwrap_or_default();
    let mut table = Table::<R::Game>::open(options, &luck);
    let mut positions = Vec::new();
    while let Some(seat) = table.turn().owing().first() {
        positions.extend(Position::of(&table, seat));
        let player = players[(seat.index() + shift) % players.len()];
        let action = player.choose(&table.view(Observer::Seat(seat)), &mut draws);
        let played = table.play(seat, action, &luck);
        played.map_err(|reason: <R::Game as Game>::Illegal| CannotMine::Misplayed(reason.to_string()))?;
    }
    positions.drain(..positions.len() / EARLY);
    draws.shuffle(&mut positions);
    Ok((table, positions))
}

/// A game as it was after so many steps, written down.
pub(crate) fn saved_at<G: Game>(table: &Table<G>, step: usize) -> SavedGame {
    let mut saved = SavedGame::of(table);
    saved.steps.truncate(step);
    saved.scores = None;
    saved
}
