//! Several servers on one database under one seeded clock, disk and network: orders of events that no test was written for.
//!
//! The servers are real: [`crate::app::App`], its tables in memory, [`crate::submit`], the store with its batches and
//! its news, and SQLite, whose file is in memory where the machine has such files. None of it is modelled. A simulation
//! takes over at two places: every statement is queued at the [`store::Disk`] of its server (`statements`), and news of
//! changes by other servers is delivered by the simulated network (`cluster`). Time is that of a paused runtime of one
//! thread, which advances only when nothing else can. So a seed determines the order of everything.
//!
//! A step admits one statement, or sends a request, sends one again, crashes and restarts a server, delivers news late,
//! twice or never, or sets a clock. After each the invariants of `checker` hold; at the end all statements and news go
//! through, and all servers must have the table that is kept. `planted` holds a bug of each kind that the simulation is
//! there to find, and finds.

mod answers;
mod checker;
mod cluster;
mod planted;
mod statements;
mod steps;
mod workload;

use std::io::Write as _;
use std::time::{Duration, Instant};

pub(crate) use checker::furnish;
pub(crate) use cluster::GAMES;
use planted::Bug;
use steps::{Broken, simulate};

/// How many steps a seed has, unless `MU_STEPS` says so.
const STEPS: usize = 1000;

/// How many seeds are tried, unless `MU_MINUTES` says how long.
const SEEDS: u64 = 12;

/// A number that somebody has set for this run.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|value| value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

fn told(broken: &Broken, steps: usize) -> String {
    let Broken { seed, why, trace } = broken;
    let last = trace[trace.len().saturating_sub(60)..].join("\n");
    format!("{last}\n{why}\nagain: cargo xtask simulate --seed {seed} --steps {steps}")
}

/// With `MU_SEED` the seeds from there, so many as `MU_SEEDS` says or for which `MU_MINUTES` give time, with
/// `MU_STEPS` so many steps each: what `cargo xtask simulate` sets.
#[test]
fn no_order_of_events_loses_doubles_or_invents_anything() {
    let first = number("MU_SEED").unwrap_or(1);
    let steps = number("MU_STEPS").map_or(STEPS, |steps| usize::try_from(steps).unwrap());
    let (begun, minutes) = (Instant::now(), number("MU_MINUTES"));
    let seeds = number("MU_SEEDS").unwrap_or(SEEDS);
    let (mut seed, mut report) = (first, Instant::now());
    let mut events = steps::Tally::default();
    let lasts = |seed: u64| match minutes {
        Some(minutes) => begun.elapsed() < Duration::from_secs(60 * minutes),
        None => seed < first + seeds,
    };
    while lasts(seed) {
        match simulate(seed, steps, Bug::None) {
            Ok(tally) => events.add(&tally),
            Err(broken) => panic!("{}", told(&broken, steps)),
        }
        seed += 1;
        if report.elapsed() > Duration::from_mins(1) {
            report = Instant::now();
            writeln!(std::io::stderr(), "seeds {first} to {seed}: {events}").unwrap();
        }
    }
    let each = events.steps * 60_000 / u64::try_from(begun.elapsed().as_millis().max(1)).unwrap();
    writeln!(std::io::stderr(), "seeds {first} to {}: {events}; {each} steps a minute", seed - 1).unwrap();
    let is_sample = seed >= first + SEEDS;
    assert!(!is_sample || (events.answered > 0 && events.failed > 0), "{events}");
}

#[test]
fn one_seed_is_one_order() {
    let run = |seed| simulate(seed, 300, Bug::None).map_err(|broken| told(&broken, 300)).unwrap().trace;
    for seed in [3, 4] {
        let (first, second) = (run(seed), run(seed));
        let differs = first.iter().zip(&second).position(|(one, other)| one != other);
        assert_eq!(differs.map(|at| (&first[at], &second[at])), None);
        assert_eq!(first.len(), second.len());
    }
    assert_ne!(run(3), run(4));
}

/// A bug is found within so many seeds, and the one that finds it is clean without the bug.
fn is_found(bug: Bug, seeds: u64) {
    let found = (1..=seeds).find_map(|seed| simulate(seed, STEPS, bug).err());
    let found = found.unwrap_or_else(|| panic!("{bug:?} is not found"));
    assert!(simulate(found.seed, STEPS, Bug::None).is_ok(), "seed {} breaks without it", found.seed);
    let steps = found.trace.len();
    writeln!(std::io::stderr(), "{bug:?}: seed {}, line {steps}: {}", found.seed, found.why).unwrap();
}

#[test]
fn an_answer_before_the_commit_is_found() {
    is_found(Bug::AnswersEarly, 30);
}

#[test]
fn a_key_that_is_not_kept_is_found() {
    is_found(Bug::ForgetsKeys, 30);
}

#[test]
fn a_change_on_top_of_what_was_not_judged_is_found() {
    is_found(Bug::SkipsVersions, 30);
}

#[test]
fn missed_news_that_is_never_read_again_is_found() {
    is_found(Bug::IgnoresMissed, 30);
}

#[test]
fn what_a_refused_request_leaves_is_found() {
    is_found(Bug::KeepsRefused, 30);
}
