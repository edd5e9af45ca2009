//! Who plays at a table of the laboratory, under which options and with which luck.

use engine::{BadOption, Game, Options, PerSeat, Seat};
use players::{Player, Roster};
use thiserror::Error;

/// A table of computer players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// How many seats it has.
    pub seats: u8,
    /// The options that differ from their defaults, by name and value.
    pub options: Vec<(String, String)>,
    /// The names of the computer players. If there are fewer than seats, they repeat in their order;
    /// none at all means the weakest on every seat.
    pub bots: Vec<String>,
    /// The seed of the luck and of what the players draw.
    pub seed: u64,
}

/// How the computer players of a simulation change places from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// In each game everybody moves on by one seat, so that all play equally often on each.
    Rotating,
    /// Everybody keeps the seat.
    Fixed,
}

/// A table that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadSetting {
    /// An option cannot be so.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// There is no computer player of this name.
    #[error("there is no computer player {name:?}; there are: {known}")]
    NoSuchBot {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
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
    players: Vec<(String, Box<dyn Player<G>>)>,
}

impl<G: Game> Bots<G> {
    /// Calls as many players as the table has seats.
    pub(crate) fn call<R: Roster<Game = G>>(setting: &Setting) -> Result<Self, BadSetting> {
        let named = setting.bots.len();
        if named > setting.seats.into() {
            return Err(BadSetting::TooManyBots { named, seats: setting.seats });
        }
        let weakest = R::players().first().map(|player| player.name.to_owned());
        let names: Vec<String> = if named > 0 { setting.bots.clone() } else { weakest.into_iter().collect() };
        Self::named::<R>(names.iter().cycle().take(setting.seats.into()))
    }

    /// Calls the players of these names.
    pub(crate) fn named<'a, R: Roster<Game = G>>(
        names: impl IntoIterator<Item = &'a String>,
    ) -> Result<Self, BadSetting> {
        let mut players = Vec::new();
        for name in names {
            players.push((name.clone(), R::player(name).ok_or_else(|| no_such_bot::<R>(name))?));
        }
        Ok(Self { players })
    }

    /// The number of the player on each seat in game number `game`.
    pub(crate) fn seated(&self, seating: Seating, game: u64) -> PerSeat<usize> {
        let count = self.players.len();
        let shift = match seating {
            Seating::Rotating => usize::try_from(game % count as u64).expect("fewer than six"),
            Seating::Fixed => 0,
        };
        let seats = u8::try_from(count).expect("at most six seats");
        PerSeat::from_fn(seats, |seat: Seat| (seat.index() + shift) % count)
    }

    /// The player with this number.
    pub(crate) fn player(&self, number: usize) -> &dyn Player<G> {
        self.players[number].1.as_ref()
    }

    /// The name of the player with this number.
    pub(crate) fn name(&self, number: usize) -> &str {
        &self.players[number].0
    }
}

fn no_such_bot<R: Roster>(name: &str) -> BadSetting {
    let known: Vec<&str> = R::players().iter().map(|player| player.name).collect();
    BadSetting::NoSuchBot { name: name.into(), known: known.join(", ") }
}

/// The options of a table.
pub(crate) fn options<G: Game>(setting: &Setting) -> Result<G::Options, BadSetting> {
    Ok(G::Options::build(setting.seats, &setting.options)?)
}
