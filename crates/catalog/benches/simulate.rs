//! What a simulation costs beside the games themselves, on one core: `cargo bench -p catalog --bench simulate`.
//!
//! For every game: games per second of random players as `lab::playout` plays them, without anything around them,
//! and as `mu simulate` does, with the luck of a table, a generator for each player and all statistics. The two
//! are measured in turn, and the faster turn of each counts. `-- GAME SEATS GAMES [BOTS]` plays one simulation and
//! prints its report: that of `mu simulate GAME --players SEATS --games GAMES --bots BOTS`.
#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::time::{Duration, Instant};

use host::Entry;
use lab::{Bounds, Report, SeatError, Setting, Simulation};
use players::Level;

/// The games with the numbers of players that are measured.
const LINES: [(&str, u8); 4] = [("tricks", 5), ("m", 4), ("city", 4), ("isle", 4)];

/// How long something is repeated.
const LONG_ENOUGH: Duration = Duration::from_millis(700);

/// How often the two are measured in turn.
const TURNS: usize = 5;

/// How many games are played at a time.
const GAMES: u64 = 1000;

fn main() {
    rayon::ThreadPoolBuilder::new().num_threads(1).build_global().expect("one thread can be started");
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => LINES.into_iter().for_each(|(game, seats)| compare(entry(game), seats)),
        [game, seats, games, bots @ ..] => {
            let bots = bots.first().copied().unwrap_or("random");
            let bots = bots.split(',').map(|word| word.parse().expect("a level")).collect();
            let (seats, games) = (seats.parse().expect("seats"), games.parse().expect("games"));
            print!("{}", simulate(entry(game), seats, bots, 0, games));
        }
        _ => println!("expected nothing, or GAME SEATS GAMES [BOTS]"),
    }
}

fn entry(name: &str) -> &'static Entry {
    catalog::games().iter().find(|entry| entry.name == name).expect("a game of the list")
}

fn compare(entry: &Entry, seats: u8) {
    let (mut bare, mut simulated) = (0.0_f64, 0.0_f64);
    for _ in 0..TURNS {
        bare = bare.max(per_second(|seed| {
            for seed in seed..seed + GAMES {
                (entry.laboratory.playout)(seats, &[], seed).expect("the defaults can be played");
            }
        }));
        simulated = simulated.max(per_second(|seed| {
            simulate(entry, seats, vec![Level::Random], seed, GAMES);
        }));
    }
    let (name, share) = (entry.name, 100.0 * simulated / bare);
    println!("{name:<8} {seats} players: {bare:>7.0} games/s, simulated {simulated:>7.0} ({share:.0} %)");
}

/// How many games are played in a second by something that plays [`GAMES`] from a seed on.
#[expect(clippy::cast_precision_loss, reason = "a figure to read")]
fn per_second(mut play: impl FnMut(u64)) -> f64 {
    let (mut done, started) = (0, Instant::now());
    while started.elapsed() < LONG_ENOUGH {
        play(done);
        done += GAMES;
    }
    done as f64 / started.elapsed().as_secs_f64()
}

fn simulate(entry: &Entry, seats: u8, bots: Vec<Level>, seed: u64, games: u64) -> Report {
    let simulation = Simulation {
        setting: Setting { seats, options: Vec::new(), bots, seed },
        games: 0..games,
        seating: SeatError::Rotating,
        bounds: Bounds { choices_max: 100_000, rounds_max: None },
    };
    (entry.laboratory.simulate)(&simulation, &(), None).expect("computer players play by the rules")
}
