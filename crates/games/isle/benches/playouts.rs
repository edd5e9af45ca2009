//! How fast random games of Volcanic Isle are played on one core, how long it takes to find the
//! parts of the island, and how long to build a continent.
//!
//! The answers are asserted, so that a faster program that plays another game is noticed.
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::time::Instant;

use engine::{Game, Options, Rng, Turn};
use isle::{Isle, IsleOptions};

/// How many games of each kind are played.
const GAMES: u64 = 10_000;

fn main() {
    for seats in 2..=4 {
        let options = IsleOptions::build(seats, &[]).expect("2 to 4 play");
        let started = Instant::now();
        let (mut decisions, mut points) = (0, 0);
        let mut reasons = std::collections::BTreeMap::new();
        let mut rounds = 0;
        for seed in 0..GAMES {
            let played = play(&options, seed);
            decisions += played.0;
            points += played.1;
            *reasons.entry(played.2).or_insert(0) += 1;
            rounds += played.3;
        }
        let elapsed = started.elapsed();
        let a_second = |count: u64| u128::from(count) * 1_000_000 / elapsed.as_micros().max(1);
        println!(
            "{seats} players: {} games/s, {} decisions/s ({} decisions a game) {reasons:?} {points} rounds {}",
            a_second(GAMES),
            a_second(decisions),
            decisions / GAMES,
            rounds / GAMES
        );
    }
}

/// Plays a random game; gives the number of decisions and the sum of all scores.
fn play(options: &IsleOptions, seed: u64) -> (u64, i64, &'static str, u64) {
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
                return (
                    decisions,
                    standing.scores.values().iter().map(|&score| i64::from(score)).sum(),
                    standing.reason,
                    u64::from(game.public().course().round),
                );
            }
        }
    }
}
