//! Who plays at a table of the laboratory, under which options and with which luck.

use engine::{Game, OptionError, Options, PerSeat, Seat};
use players::{Level, NoSuchPlayer, Player, Roster};
use thiserror::Error;

/// A table of computer players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// How many seats it has.
    pub seats: u8,
    /// The options that differ from their defaults, by name and value.
    pub options: Vec<(String, String)>,
    /// The computer players. If there are fewer than seats, they repeat in their order; none at all means
    /// the weakest on every seat.
    pub bots: Vec<Level>,
    /// The seed of the luck and of what the players draw.
    pub seed: u64,
}

/// How the computer players of a simulation change places from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatError {
    /// In each game everybody moves on by one seat, so that all play equally often on each.
    Rotating,
    /// Everybody keeps the seat.
    Fixed,
    /// All tables of a deal, then those of the next, as in an arena: game number n is played at table n mod T with the
    /// luck of deal n / T, of T tables ([`tables`](crate::tables)). Two players or more are named, each once.
    Duplicate,
}

/// A table that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSetting {
    /// An option cannot be so.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The game has no computer player of a level.
    #[error(transparent)]
    NoSuchPlayer(#[from] NoSuchPlayer),
    /// More computer players are named than the table has seats.
    #[error("{named} computer players are named, but the table has {seats} seats")]
    TooManyBots {
        /// How many are named.
        named: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// A bound in rounds for a game without rounds.
    #[error("{game} has no rounds that could be counted; bound the choices instead")]
    NoRounds {
        /// The short name of the game.
        game: &'static str,
    },
}

/// The computer players of a table.
pub(crate) struct Bots<G: Game> {
    players: Vec<(Level, &'static dyn Player<G>)>,
}

impl<G: Game> Bots<G> {
    /// Calls as many players as the table has seats.
    pub(crate) fn call<R: Roster<Game = G>>(setting: &Setting) -> Result<Self, BadSetting> {
        let named = setting.bots.len();
        if named > setting.seats.into() {
            return Err(BadSetting::TooManyBots { named, seats: setting.seats });
        }
        let bots: &[Level] = if named > 0 { &setting.bots } else { &[Level::Random] };
        Self::of::<R>(bots.iter().cycle().take(setting.seats.into()))
    }

    /// Calls the players of these levels.
    pub(crate) fn of<'a, R: Roster<Game = G>>(
        levels: impl IntoIterator<Item = &'a Level>,
    ) -> Result<Self, BadSetting> {
        let mut players = Vec::new();
        for &level in levels {
            let player = R::player(level).ok_or_else(|| R::no_such_player(level.word()))?;
            players.push((level, player));
        }
        Ok(Self { players })
    }

    /// The number of the player on each seat in game number `game`.
    pub(crate) fn seated(&self, seating: SeatError, game: u64) -> PerSeat<usize> {
        let count = self.players.len();
        let shift = match seating {
            SeatError::Rotating => usize::try_from(game % count as u64).expect("fewer than six"),
            SeatError::Fixed | SeatError::Duplicate => 0,
        };
        let seats = u8::try_from(count).expect("at most six seats");
        PerSeat::from_fn(seats, |seat: Seat| (seat.index() + shift) % count)
    }

    /// The player with this number.
    pub(crate) fn player(&self, number: usize) -> &'static dyn Player<G> {
        self.players[number].1
    }

    /// The level of the player with this number.
    pub(crate) fn level(&self, number: usize) -> Level {
        self.players[number].0
    }
}

/// The options of a table.
pub(crate) fn options<G: Game>(setting: &Setting) -> Result<G::Options, BadSetting> {
    Ok(G::Options::build(setting.seats, &setting.options)?)
}
