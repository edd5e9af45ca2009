//! How fast random games of Mū are played on one core.
//!
//! Decisions and points are printed too, so that a faster program that plays another game is noticed.
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::time::{Duration, Instant};

use city::{City, CityOptions};
use engine::{Game, Options, Rng, Turn};

/// How many games of each kind are played.
const GAMES: u64 = 20_000;

fn main() {
    let sizes = (size_of::<City>(), size_of::<city::Public>(), size_of::<city::Desk>());
    println!("{} bytes a state, {} of them public, {} a desk", sizes.0, sizes.1, sizes.2);
    for seats in 1..=5 {
        games(seats);
    }
}

/// Random games of so many players.
fn games(seats: u8) {
    let options = CityOptions::build(seats, &[]).expect("1 to 5 play");
    let started = Instant::now();
    let (mut decisions, mut points) = (0, 0);
    for seed in 0..GAMES {
        let played = play(&options, seed);
        decisions += played.decisions;
        points += played.points;
    }
    let elapsed = started.elapsed();
    println!("{:?}", (decisions, points));
    println!(
        "{seats} players: {} games/s, {} decisions/s ({} decisions a game, {} points a player)",
        a_second(GAMES, elapsed),
        a_second(decisions, elapsed),
        decisions / GAMES,
        points / i64::try_from(GAMES * u64::from(seats)).expect("few games are played"),
    );
}

struct Played {
    decisions: u64,
    points: i64,
}

/// Plays a random game.
fn play(options: &CityOptions, seed: u64) -> Played {
    let mut rng = Rng::from_seed(seed);
    let mut game = City::new(options);
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
                return Played { decisions, points };
            }
        }
    }
}

fn a_second(count: u64, elapsed: Duration) -> u128 {
    u128::from(count) * 1_000_000 / elapsed.as_micros().max(1)
}
