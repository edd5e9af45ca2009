//! How fast random games of Volcanic Isle are played on one core, how long it takes to find the
//! parts of the island after a fissure, and how long to build a continent.
//!
//! The answers are asserted, so that a faster program that plays another game is noticed.
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::time::{Duration, Instant};

use engine::{Game, Options, Rng, Turn};
use isle::{Isle, IsleOptions, Map};

/// How many games of each kind are played.
const GAMES: u64 = 20_000;
/// How many continents are built; `ISLE_CONTINENTS` in the environment asks for another number.
const CONTINENTS: u64 = 1_000;

/// All parts, or those named: `cargo bench -p isle -- parts continents`; `games4` is one part too.
fn main() {
    let named: Vec<String> = std::env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    let is_meant = |part: &str| named.is_empty() || named.iter().any(|name| part.starts_with(name.as_str()));
    for seats in 2..=4 {
        if is_meant(&format!("games{seats}")) {
            games(seats);
        }
    }
    if is_meant("parts") {
        parts();
    }
    if is_meant("continents") {
        continents();
    }
}

/// Random games of so many players.
fn games(seats: u8) {
    let options = IsleOptions::build(seats, &[]).expect("2 to 4 play");
    let started = Instant::now();
    let (mut decisions, mut points, mut rounds) = (0, 0, 0);
    for seed in 0..GAMES {
        let played = play(&options, seed);
        decisions += played.decisions;
        points += played.points;
        rounds += played.rounds;
    }
    let elapsed = started.elapsed();
    println!(
        "{seats} players: {} games/s, {} decisions/s ({} decisions and {} rounds a game)",
        a_second(GAMES, elapsed),
        a_second(decisions, elapsed),
        decisions / GAMES,
        rounds / GAMES,
    );
    println!("{:?}", (decisions, points));
}

struct Played {
    decisions: u64,
    points: i64,
    rounds: u64,
}

/// Plays a random game.
fn play(options: &IsleOptions, seed: u64) -> Played {
    let mut rng = Rng::from_seed(seed);
    let mut game = Isle::new(options);
    let mut decisions = 0;
    loop {
        match game.turn() {
            Turn::Chance => {
                let chance = game.draw(&mut rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody owes a choice");
                let action = game.sample(seat, &mut rng).expect("who owes a choice has one");
                game.apply(seat, action, &mut ());
                decisions += 1;
            }
            Turn::Over(standing) => {
                let points = standing.scores.values().iter().map(|&score| i64::from(score)).sum();
                return Played { decisions, points, rounds: game.public().course().round.into() };
            }
        }
    }
}

/// Whether a fissure cuts the island, asked for every open border of positions from random games.
fn parts() {
    let options = IsleOptions::build(4, &[]).expect("2 to 4 play");
    let mut positions = Vec::new();
    for seed in 0..200 {
        let mut rng = Rng::from_seed(seed);
        let mut game = Isle::new(&options);
        while game.turn().standing().is_none() {
            match game.turn() {
                Turn::Chance => {
                    let chance = game.draw(&mut rng);
                    game.resolve(&chance, &mut ());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody owes a choice");
                    let action = game.sample(seat, &mut rng).expect("who owes a choice has one");
                    game.apply(seat, action, &mut ());
                }
                Turn::Over(_) => {}
            }
            if rng.chance(1, 20) {
                positions.push(game.public().clone());
            }
        }
    }
    let started = Instant::now();
    let (mut asked, mut cuts) = (0, 0);
    for public in &positions {
        asked += public.open_borders().len() as u64;
        cuts += public.bridges().len() as u64;
    }
    let nanos = started.elapsed().as_nanos() / u128::from(asked);
    println!("parts: {nanos} ns to find whether a fissure cuts the island ({cuts} of {asked} do)");
}

/// Builds continents and checks every one.
fn continents() {
    let asked = std::env::var("ISLE_CONTINENTS").ok().and_then(|count| count.parse().ok());
    let count = asked.unwrap_or(CONTINENTS);
    let (mut total, mut longest) = (Duration::ZERO, Duration::ZERO);
    for seed in 0..count {
        let started = Instant::now();
        let seats = [2, 3, 4][usize::try_from(seed % 3).expect("below 3")];
        let continent = isle::build_continent(seats, &mut Rng::from_seed(seed));
        let elapsed = started.elapsed();
        (total, longest) = (total + elapsed, longest.max(elapsed));
        let map = Map::build(&continent).unwrap_or_else(|faults| panic!("seed {seed}: {faults:?}"));
        assert!(map.boat_bays(seats).is_some(), "seed {seed}");
        assert!(map != *Map::standard(), "seed {seed} fell back on the standard continent");
    }
    println!(
        "{count} continents, all valid: {} microseconds each, {} at most",
        total.as_micros() / u128::from(count.max(1)),
        longest.as_micros(),
    );
}

fn a_second(count: u64, elapsed: Duration) -> u128 {
    u128::from(count) * 1_000_000 / elapsed.as_micros().max(1)
}
