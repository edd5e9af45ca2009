//! Many games at once, counted.

use std::io;
use std::ops::Range;

use engine::{Game, PerSeat, Standing, Study, Turn};
use players::Roster;
use rayon::prelude::*;
use thiserror::Error;

use crate::arena::{ArenaError, contestants};
use crate::contest::Misplayed;
use crate::play::Play;
use crate::record::{Keep, Record, Wanted};
use crate::report::Report;
use crate::setting::{BadSetting, Bots, SeatError, Setting, options};
use crate::totals::Totals;
use crate::watch::Watch;

/// Games to be played and counted. Game number n has the seed `setting.seed + n`, on duplicate deals
/// `setting.seed` + its deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// The table, and the seed of game number 0.
    pub setting: Setting,
    /// The numbers of the games.
    pub games: Range<u64>,
    /// How the players change places.
    pub seating: SeatError,
    /// When a game is stopped.
    pub bounds: Bounds,
}

/// When a game is stopped that does not end by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// After so many choices.
    pub choices_max: u32,
    /// After so many rounds, in games that have rounds.
    pub rounds_max: Option<u32>,
}

/// A simulation failed.
#[derive(Debug, Error)]
pub enum SimulateError {
    /// The table cannot be.
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// The players cannot be compared on duplicate deals.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// A computer player broke a rule.
    #[error(transparent)]
    Misplayed(#[from] Misplayed),
    /// A record could not be kept.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Plays games on all threads of the current pool and counts them. The report and the records are
/// the same for any number of threads.
///
/// # Errors
/// If the table cannot be, a player breaks a rule or a record cannot be kept.
pub fn simulate<R: Roster, S: Study<R::Game>>(
    simulation: &Simulation,
    watch: &dyn Watch,
    mut keep: Option<&mut dyn Keep>,
) -> Result<Report, SimulateError> {
    let Simulation { setting, games, bounds, .. } = simulation;
    let options = options::<R::Game>(setting)?;
    if bounds.rounds_max.is_some() && S::rounds(&R::Game::new(&options)).is_none() {
        return Err(BadSetting::NoRounds { game: R::Game::NAME }.into());
    }
    let wanted = keep.as_ref().map(|keep| keep.wanted());
    let (bots, tables) = match simulation.seating {
        SeatError::Duplicate => contestants::<R>(setting)?,
        SeatError::Rotating | SeatError::Fixed => (Bots::call::<R>(setting)?, Vec::new()),
    };
    let hall = Hall { simulation, options, bots, tables, watch, wanted };
    let games_at_once = wanted.unwrap_or_default().games_at_once.max(1);
    let mut all = Box::<Batch<S>>::default();
    let mut start = games.start;
    while start < games.end {
        let end = games.end.min(start.saturating_add(games_at_once));
        let mut batch = hall.play::<S>(start, end);
        start = end;
        if let Some(misplayed) = batch.misplayed.take() {
            return Err(misplayed.into());
        }
        if let Some(keep) = &mut keep {
            batch.records.iter().try_for_each(|record| keep.keep(record))?;
        }
        batch.records.clear();
        all = all.with(*batch);
    }
    let from = setting.seed.wrapping_add(hall.table(games.start).0);
    Ok(all.totals.report((setting.seats, from), R::Game::TITLE, all.study.tallies()))
}

/// Where the games are played.
struct Hall<'a, G: Game> {
    simulation: &'a Simulation,
    options: G::Options,
    bots: Bots<G>,
    /// The tables of a deal, if deals are played at several.
    tables: Vec<PerSeat<usize>>,
    watch: &'a dyn Watch,
    /// What is kept of each game, if anything is.
    wanted: Option<Wanted>,
}

/// What was counted of some games that follow each other. It is handed around in a box: a study may be
/// large, and the threads that share the games nest deeply.
struct Batch<S> {
    totals: Totals,
    study: S,
    records: Vec<Record>,
    /// The first misplay, if there was one.
    misplayed: Option<Misplayed>,
}

impl<S: Default> Default for Batch<S> {
    fn default() -> Self {
        Self { totals: Totals::default(), study: S::default(), records: Vec::new(), misplayed: None }
    }
}

impl<S> Batch<S> {
    /// These games and those that follow.
    fn with<G: Game>(mut self: Box<Self>, next: Self) -> Box<Self>
    where
        S: Study<G>,
    {
        self.totals.add(next.totals);
        self.study.add(next.study);
        self.records.extend(next.records);
        self.misplayed = self.misplayed.or(next.misplayed);
        self
    }
}

impl<G: Game> Hall<'_, G> {
    /// Plays the games from `start` to before `end`.
    fn play<S: Study<G>>(&self, start: u64, end: u64) -> Box<Batch<S>> {
        (start..end)
            .into_par_iter()
            .fold(Box::<Batch<S>>::default, |mut batch, game| {
                if batch.misplayed.is_none() {
                    self.play_one(game, &mut batch);
                }
                batch
            })
            .reduce(Box::default, |batch, next| batch.with(*next))
    }

    /// The deal of a game, and who sits where.
    fn table(&self, game: u64) -> (u64, PerSeat<usize>) {
        let tables = self.tables.len() as u64;
        match game.checked_rem(tables) {
            Some(table) => {
                (game / tables, self.tables[usize::try_from(table).expect("fewer than all tables")])
            }
            None => (game, self.bots.seated(self.simulation.seating, game)),
        }
    }

    /// Plays one game, watched by the study alone.
    fn play_one<S: Study<G>>(&self, game: u64, batch: &mut Batch<S>) {
        let Simulation { setting, bounds, .. } = self.simulation;
        let (deal, seated) = self.table(game);
        let seed = setting.seed.wrapping_add(deal);
        let mut play = Play::new(&self.options, seed, &self.bots, seated);
        if self.wanted.is_some_and(|wanted| wanted.choices) {
            play.take_down();
        }
        batch.study.begin(play.game());
        let standing = match bounds.finish(&mut play, &mut batch.study) {
            Ok(standing) => standing,
            Err(misplayed) => {
                batch.misplayed = Some(misplayed);
                return;
            }
        };
        let bots = PerSeat::from_fn(setting.seats, |seat| play.level(seat));
        let (choices, rounds) = (play.choices(), S::rounds(play.game()));
        batch.totals.count(choices, rounds, standing.as_ref(), bots);
        batch.study.record(play.game(), standing.as_ref());
        if self.wanted.is_some() {
            let (bots, taken) = (bots.values().to_vec(), play.taken());
            batch.records.push(Record { game, seed, bots, choices, rounds, standing, taken });
        }
        self.watch.played();
    }
}

impl Bounds {
    /// Plays a game to its end, if it comes to one within bounds.
    fn finish<G: Game, S: Study<G>>(
        &self,
        play: &mut Play<'_, G>,
        study: &mut S,
    ) -> Result<Option<Standing>, Misplayed> {
        loop {
            match play.game().turn() {
                Turn::Chance => play.draw(study),
                Turn::Over(standing) => return Ok(Some(standing)),
                Turn::Seats(_) if self.reached::<G, S>(play) => return Ok(None),
                Turn::Seats(owing) => {
                    play.choose(owing.first().expect("a turn of seats has a seat"), study)?;
                }
            }
        }
    }

    fn reached<G: Game, S: Study<G>>(&self, play: &Play<'_, G>) -> bool {
        let rounds_over = |max: u32| S::rounds(play.game()).is_some_and(|rounds| rounds > max);
        play.choices() >= self.choices_max || self.rounds_max.is_some_and(rounds_over)
    }
}
