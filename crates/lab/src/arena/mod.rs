//! Computer players against each other on duplicate deals.
//!
//! A deal is one seed. It is played at several tables with the same luck, so that every player sits on every
//! seat equally often ([`tables`]). What luck gives to a seat it gives to all of them, so players are compared
//! within the deal, and the deal is the unit of every interval.

mod estimate;
mod json;
mod rating;
mod reckoning;
mod report;
mod seatings;
mod times;

use std::time::Duration;

use engine::{Game, PerSeat, Standing};
use players::{Budget, Level, Roster};
use rayon::prelude::*;
use thiserror::Error;

use crate::contest::{Contest, Misplayed};
use crate::setting::{BadSetting, Bots, Setting, options};
use crate::watch::Watch;

use reckoning::{Deal, Reckoning};
use times::Clock;

pub use estimate::Estimate;
pub use rating::Rating;
pub use reckoning::{Difference, Performance, Ranking};
pub use report::ArenaReport;
pub use seatings::tables;
pub use times::Times;

/// Computer players to be compared. Deal number n, from 0, has the seed `setting.seed + n`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arena {
    /// The table, the players, and the seed of the first deal. Any number of players from two on may be
    /// named, each once.
    pub setting: Setting,
    /// How many games are played at most; the last deal is played whole.
    pub games: u64,
    /// At most so many iterations of a search for a choice, whatever the player's strength.
    pub iterations: Option<u32>,
    /// At most so long for a choice, by the clock. Then ratings depend on the machine and on what else it does.
    pub time: Option<Duration>,
    /// Whether to go on when everything is settled.
    pub stopping: Stopping,
}

impl Arena {
    /// What a player may spend on a choice that begins now.
    fn budget(&self) -> Budget {
        let mut budget = Budget::own();
        if let Some(max) = self.iterations {
            budget = budget.iterations(max);
        }
        if let Some(time) = self.time {
            budget = budget.within(time);
        }
        budget
    }
}

/// When no more deals are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopping {
    /// When the difference between any two players is settled, or all games are played.
    WhenSettled,
    /// When all games are played.
    WhenPlayed,
}

/// Players could not be compared.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// The table cannot be.
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// A computer player broke a rule.
    #[error(transparent)]
    Misplayed(#[from] Misplayed),
    /// There is nobody to compare.
    #[error("to compare computer players, name at least two, such as --bots {first},{second}")]
    TooFewBots {
        /// The weakest there is.
        first: Level,
        /// The strongest there is.
        second: Level,
    },
    /// A player is named twice.
    #[error("{0} is named twice; a player is compared with others, not with itself")]
    Twice(Level),
    /// No game is to be played.
    #[error("no game is to be played; one deal of these players and seats takes {0} games")]
    NoGames(usize),
    /// A game does not end.
    #[error("seed {seed}: the game has not ended after {CHOICES_MAX} choices")]
    Endless {
        /// The seed of the game.
        seed: u64,
    },
}

/// A game with more choices is given up.
const CHOICES_MAX: u32 = 100_000;

/// How many games are played at least between two looks at whether everything is settled.
const LOOK_GAMES: u64 = 24;

/// Plays deals on all threads of the current pool and compares the players. Everything but the times is the
/// same for any number of threads.
///
/// # Errors
/// If the players cannot be compared, a player breaks a rule or a game does not end.
pub fn arena<R: Roster>(arena: &Arena, watch: &dyn Watch) -> Result<ArenaReport, ArenaError> {
    let Arena { setting, games, .. } = arena;
    let options = options::<R::Game>(setting)?;
    let (bots, tables) = contestants::<R>(setting)?;
    if *games == 0 {
        return Err(ArenaError::NoGames(tables.len()));
    }
    let hall = Hall { arena, options, bots, tables, watch };
    let (reckoning, times) = hall.play_all()?;
    Ok(report_of::<R>(arena, hall.tables.len(), &reckoning, times))
}

/// Compares players by games that were played before: all tables of a deal, then those of the next, as
/// [`SeatError::Duplicate`](crate::SeatError::Duplicate) seats them. A deal that is not whole is left out. Nothing is
/// known of the times.
///
/// # Errors
/// If the players cannot be compared, or there is no whole deal.
pub fn rank<R: Roster>(setting: &Setting, standings: &[Standing]) -> Result<ArenaReport, ArenaError> {
    options::<R::Game>(setting)?;
    let (_, tables) = contestants::<R>(setting)?;
    let players = setting.bots.len();
    let mut reckoning = Reckoning::new(players, setting.seats);
    let deals = standings.chunks_exact(tables.len());
    deals.for_each(|deal| reckoning.take(Deal::of(players, &tables, deal)));
    let games = (standings.len() / tables.len() * tables.len()) as u64;
    if games == 0 {
        return Err(ArenaError::NoGames(tables.len()));
    }
    let stopping = Stopping::WhenPlayed;
    let arena = Arena { setting: setting.clone(), games, iterations: None, time: None, stopping };
    Ok(report_of::<R>(&arena, tables.len(), &reckoning, Vec::new()))
}

/// The players that are compared, and the tables of a deal.
pub(crate) fn contestants<R: Roster>(setting: &Setting) -> Result<Contestants<R::Game>, ArenaError> {
    let bots = Bots::of::<R>(&setting.bots)?;
    let names = &setting.bots;
    if names.len() < 2 {
        let (first, second) = (Level::Random, R::strongest());
        return Err(ArenaError::TooFewBots { first, second });
    }
    if let Some(twice) = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
        return Err(ArenaError::Twice(*twice.1));
    }
    Ok((bots, tables(names.len(), setting.seats)))
}

/// Players, and who of them sits where at the tables of a deal.
type Contestants<G> = (Bots<G>, Vec<PerSeat<usize>>);

fn report_of<R: Roster>(
    arena: &Arena,
    tables: usize,
    reckoning: &Reckoning,
    times: Vec<Times>,
) -> ArenaReport {
    ArenaReport {
        game: R::Game::NAME.into(),
        title: R::Game::TITLE.into(),
        arena: arena.clone(),
        tables,
        ranking: reckoning.ranking(),
        times,
    }
}

/// Where the games are played.
struct Hall<'a, G: Game> {
    arena: &'a Arena,
    options: G::Options,
    bots: Bots<G>,
    tables: Vec<PerSeat<usize>>,
    watch: &'a dyn Watch,
}

/// How a game ended, and the clocks of all players.
type Ended = (Standing, Vec<Clock>);

impl<G: Game> Hall<'_, G> {
    fn play_all(&self) -> Result<(Reckoning, Vec<Times>), ArenaError> {
        let players = self.arena.setting.bots.len();
        let tables = self.tables.len() as u64;
        let deals = self.arena.games.div_ceil(tables);
        let mut reckoning = Reckoning::new(players, self.arena.setting.seats);
        let mut clocks = vec![Clock::default(); players];
        let mut start = 0;
        while start < deals {
            // Looks become rarer: each costs a wait for the slowest game.
            let look = LOOK_GAMES.div_ceil(tables).max(start / 8);
            let end = deals.min(start + look);
            let (standings, clocked): (Vec<Standing>, Vec<Vec<Clock>>) =
                self.play(start, end)?.into_iter().unzip();
            for deal in standings.chunks(self.tables.len()) {
                reckoning.take(Deal::of(players, &self.tables, deal));
            }
            for (number, clock) in clocked.iter().flat_map(|game| game.iter().enumerate()) {
                clocks[number].add(clock);
            }
            start = end;
            if self.arena.stopping == Stopping::WhenSettled && reckoning.is_settled() {
                break;
            }
        }
        Ok((reckoning, clocks.iter().map(Clock::times).collect()))
    }

    /// Plays the deals from `start` to before `end`: all tables of a deal, then those of the next.
    fn play(&self, start: u64, end: u64) -> Result<Vec<Ended>, ArenaError> {
        let tables = self.tables.len() as u64;
        let game = |number: u64| {
            let table = usize::try_from(number % tables).expect("fewer than all tables");
            self.play_one(number / tables, self.tables[table])
        };
        let games: Vec<Result<Ended, ArenaError>> =
            (start * tables..end * tables).into_par_iter().map(game).collect();
        games.into_iter().collect()
    }

    fn play_one(&self, deal: u64, seated: PerSeat<usize>) -> Result<Ended, ArenaError> {
        let seed = self.arena.setting.seed.wrapping_add(deal);
        let mut clocks = vec![Clock::default(); self.arena.setting.bots.len()];
        let mut contest = Contest::open(self.options.clone(), seed, &self.bots, seated);
        while contest.think(seed, &self.arena.budget(), |number, taken, iterations| {
            clocks[number].take(taken, iterations);
        })? {
            if contest.choices() >= CHOICES_MAX {
                return Err(ArenaError::Endless { seed });
            }
        }
        let standing = contest.table().turn().standing().expect("nobody owes a choice, so the game is over");
        self.watch.played();
        Ok((standing, clocks))
    }
}
