//! The laws over many random games, seats and options, on all cores.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::laws::{self, Broken, Checked, Lawful, random_options};
use engine::{Game, Options, Rng};
use thiserror::Error;

use crate::setting::BadSetting;
use crate::watch::Watch;

/// Random games on which every law is to be checked. Game number n has the seed `seed + n`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawRun {
    /// How many seats; `None` means each number in turn.
    pub seats: Option<u8>,
    /// Options that are given; the others are random.
    pub options: Vec<(String, String)>,
    /// The seed of the first game.
    pub seed: u64,
    /// When it is enough.
    pub until: Until,
    /// How many steps of a game are looked at, at most.
    pub steps_max: usize,
}

/// When a run of the laws is over, if no law is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// After so many games.
    Games(u64),
    /// After so much time, but not before each number of seats was played once.
    Time(Duration),
    /// After so many pairs of worlds, or after a thousand games in which there was none.
    Worlds(u64),
}

/// How many games in a row have the same options where most of the time would go into making them: an option that is a
/// whole map can take ten times as long as a game on it.
pub const ALIKE: u64 = 16;

/// After how many games without a pair of worlds nobody waits for one any more.
const WITHOUT_WORLDS: u64 = 1000;

/// What is checked on one random game: with its options, its seed, and how many steps are looked at.
pub type Check<'a, G> = &'a (dyn Fn(&<G as Game>::Options, u64, usize) -> Result<Checked, Broken> + Sync);

/// All laws held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LawsHeld {
    /// Games played.
    pub games: u64,
    /// Steps of luck and choice.
    pub steps: u64,
    /// Pairs of worlds compared by the law of non-interference.
    pub worlds: u64,
}

/// A law is broken, or the rules stopped the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawFailure {
    /// The seed of the game.
    pub seed: u64,
    /// Its seats.
    pub seats: u8,
    /// Its options.
    pub options: Vec<(String, String)>,
    /// What happened, with the saved game up to there.
    pub what: String,
}

/// How a run of the laws ends early.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LawError {
    /// The table cannot be.
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// A law is broken.
    #[error("seed {}: {}", .0.seed, .0.what)]
    Failure(Box<LawFailure>),
}

/// Checks every law on random games, on all threads of the current pool.
///
/// # Errors
/// The failure with the lowest seed among those found, or why there can be no such table.
pub fn hold_laws<G: Lawful>(run: &LawRun, watch: &dyn Watch) -> Result<LawsHeld, LawError> {
    hold::<G>(run, 1, watch, &laws::hold::<G>)
}

/// Plays random games to their ends on all threads of the current pool: each ends, and in each position whoever is to
/// choose has a legal choice ([`laws::ends`]). Ten to a thousand times as fast as [`hold_laws`].
///
/// # Errors
/// As [`hold_laws`].
pub fn play_to_end<G: Lawful>(run: &LawRun, watch: &dyn Watch) -> Result<LawsHeld, LawError> {
    // Nothing else is done at such a game.
    hold::<G>(run, 16 * ALIKE, watch, &laws::ends::<G>)
}

/// Checks something on random games, on all threads of the current pool. Of the seeds, `alike` in a row have the same
/// seats and options.
///
/// # Errors
/// As [`hold_laws`].
///
/// # Panics
/// If `alike` is 0.
pub fn hold<G: Lawful>(
    run: &LawRun,
    alike: u64,
    watch: &dyn Watch,
    check: Check<'_, G>,
) -> Result<LawsHeld, LawError> {
    let seats = run.seats.unwrap_or(*G::Options::SEATS.start());
    G::Options::build(seats, &run.options).map_err(BadSetting::from)?;
    let shared = Shared {
        run,
        alike,
        started: Instant::now(),
        next: AtomicU64::new(0),
        held: Mutex::new(LawsHeld::default()),
        failed: Mutex::new(None),
    };
    rayon::scope(|scope| {
        for _ in 0..rayon::current_num_threads() {
            scope.spawn(|_| shared.work::<G>(watch, check));
        }
    });
    let Shared { held, failed, .. } = shared;
    match failed.into_inner().expect("no thread panics while it holds the lock") {
        Some((_, failure)) => Err(LawError::Failure(Box::new(failure))),
        None => Ok(held.into_inner().expect("no thread panics while it holds the lock")),
    }
}

/// Where games of a group are played.
struct Table<G: Lawful> {
    group: u64,
    seats: u8,
    /// The options as they were chosen.
    chosen: Vec<(String, String)>,
    options: Result<G::Options, String>,
}

/// What the threads of a run share.
struct Shared<'a> {
    run: &'a LawRun,
    alike: u64,
    started: Instant,
    next: AtomicU64,
    held: Mutex<LawsHeld>,
    /// The failure of the lowest game so far.
    failed: Mutex<Option<(u64, LawFailure)>>,
}

impl Shared<'_> {
    /// Takes game after game until it is enough.
    fn work<G: Lawful>(&self, watch: &dyn Watch, check: Check<'_, G>) {
        let mut last = None;
        loop {
            let game = self.next.fetch_add(1, Ordering::Relaxed);
            if self.enough::<G>(game) {
                return;
            }
            let seed = self.run.seed.wrapping_add(game);
            let Table { seats, chosen, options, .. } = self.table::<G>(seed / self.alike, &mut last);
            let held =
                options.clone().and_then(|options| hold_one::<G>(check, &options, seed, self.run.steps_max));
            match held {
                Ok(checked) => {
                    self.count(checked);
                    watch.compared(checked.worlds as u64);
                }
                Err(what) => {
                    self.fail(game, LawFailure { seed, seats: *seats, options: chosen.clone(), what });
                }
            }
            watch.played();
        }
    }

    fn enough<G: Lawful>(&self, game: u64) -> bool {
        let failed = self.failed.lock().expect("no thread panics while it holds the lock");
        // An earlier game may still fail, a later one no longer matters.
        let later_than_failure = failed.as_ref().is_some_and(|(first, _)| *first < game);
        later_than_failure
            || match self.run.until {
                Until::Games(games) => game >= games,
                Until::Time(time) => {
                    game >= G::Options::SEATS.count() as u64 && self.started.elapsed() >= time
                }
                Until::Worlds(worlds) => {
                    let held = *self.held.lock().expect("no thread panics while it holds the lock");
                    held.worlds >= worlds || (held.worlds == 0 && held.games >= WITHOUT_WORLDS)
                }
            }
    }

    /// The seats and options of a group of games: those of the last one, or new ones.
    fn table<'t, G: Lawful>(&self, group: u64, last: &'t mut Option<Table<G>>) -> &'t Table<G> {
        if last.as_ref().is_none_or(|last| last.group != group) {
            let counts: Vec<u8> = G::Options::SEATS.collect();
            let in_turn = usize::try_from(group % counts.len() as u64).expect("at most six");
            let seats = self.run.seats.unwrap_or(counts[in_turn]);
            let chosen = random_options::<G>(seats, &self.run.options, &mut Rng::from_seed(group));
            let options = G::Options::build(seats, &chosen).map_err(|bad| bad.to_string());
            *last = Some(Table { group, seats, chosen, options });
        }
        last.as_ref().expect("it was just made if there was none")
    }

    fn count(&self, checked: Checked) {
        let mut held = self.held.lock().expect("no thread panics while it holds the lock");
        held.games += 1;
        held.steps += checked.steps as u64;
        held.worlds += checked.worlds as u64;
    }

    fn fail(&self, game: u64, failure: LawFailure) {
        let mut failed = self.failed.lock().expect("no thread panics while it holds the lock");
        if failed.as_ref().is_none_or(|(first, _)| game < *first) {
            *failed = Some((game, failure));
        }
    }
}

/// Checks one game; a panic is a failure like any other.
fn hold_one<G: Lawful>(
    check: Check<'_, G>,
    options: &G::Options,
    seed: u64,
    steps_max: usize,
) -> Result<Checked, String> {
    let held = catch_unwind(AssertUnwindSafe(|| check(options, seed, steps_max)));
    match held {
        Ok(Ok(checked)) => Ok(checked),
        Ok(Err(broken @ Broken { .. })) => Err(broken.to_string()),
        Err(panic) => Err(format!("the program was stopped: {}", panic_text(panic.as_ref()))),
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("without a message")
}
