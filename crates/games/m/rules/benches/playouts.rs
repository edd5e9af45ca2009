//! How fast random games of M are played: decisions and games a second on one core.
//!
//! The answers are asserted, so that a faster program that plays another game is noticed. Given a number of
//! players and of games, it plays only these: `cargo bench -p m --bench playouts -- 4 200`.
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::time::Instant;

use engine::{Game, Imagine, Observer, Rng, Seat, Turn};
use m::{M, TableOptions};

/// How many games of each kind are played.
const GAMES: u64 = 30_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.as_slice() {
        [] => {
            (2..=6).for_each(|seats| games(seats, GAMES));
            imagining();
        }
        [seats, count] => games(seats.parse().expect("players"), count.parse().expect("games")),
        _ => println!("expected nothing, or players and games"),
    }
}

/// Random games of so many players.
fn games(seats: u8, count: u64) {
    let options = TableOptions::new(seats).expect("2 to 6 play");
    let started = Instant::now();
    let (mut decisions, mut points) = (0, 0);
    for seed in 0..count {
        let played = play(options, seed);
        decisions += played.0;
        points += played.1;
    }
    let elapsed = started.elapsed();
    let a_second = |count: u64| u128::from(count) * 1_000_000 / elapsed.as_micros().max(1);
    println!(
        "{seats} players: {} games/s, {} decisions/s ({} decisions a game)",
        a_second(count),
        a_second(decisions),
        decisions / count,
    );
    if count == GAMES {
        assert_eq!((decisions, points), EXPECTED[usize::from(seats) - 2], "another game was played");
    }
}

/// Decisions and points of all games together, for 2 to 6 players.
const EXPECTED: [(u64, i64); 5] = [
    (1_806_902, 7_964_860),
    (2_211_960, 11_748_070),
    (2_595_293, 15_446_150),
    (2_968_894, 19_161_590),
    (3_344_375, 22_991_550),
];

/// Plays a random game; gives the number of decisions and the sum of all scores.
fn play(options: TableOptions, seed: u64) -> (u64, i64) {
    let mut rng = Rng::from_seed(seed);
    let mut game = M::new(&options);
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
                return (decisions, standing.scores.values().iter().map(|&score| i64::from(score)).sum());
            }
        }
    }
}

/// How fast worlds are imagined from a view of the middle of a game.
fn imagining() {
    let options = TableOptions::new(4).expect("2 to 6 play");
    let mut rng = Rng::from_seed(1);
    let mut game = M::new(&options);
    for _ in 0..40 {
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
            Turn::Over(_) => break,
        }
    }
    let view = game.view(Observer::Seat(Seat::default()));
    let started = Instant::now();
    for _ in 0..100_000 {
        let world = M::imagine(&view, &mut rng);
        assert_eq!(world.turn(), game.turn(), "an imagined world is at the same point");
    }
    println!("{} worlds/s imagined", 100_000_000_000 / started.elapsed().as_micros().max(1));
}
