//! How fast random games of Mū are played on one core.
//!
//! It fails if the decisions or the points are others than before, so that a faster program that plays another
//! game is noticed. Given a number of players and of games, it plays only these:
//! `cargo bench -p city --bench playouts -- 4 200`.
#![expect(clippy::print_stdout, reason = "a benchmark tells what it measured")]
#![expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::time::{Duration, Instant};

use city::{City, CityOptions};
use engine::{Game, Options, Rng, Turn};

/// How many games of each kind are played.
const GAMES: u64 = 20_000;
/// The decisions and the points of these games, from 1 player to 5: they change only with the rules or with how
/// actions are drawn.
const ANSWERS: [(u64, i64); 5] = [
    (659_578, 246_561),
    (1_314_665, 1_266_896),
    (1_976_528, 1_741_733),
    (2_633_637, 2_204_990),
    (3_289_491, 2_670_505),
];

fn main() {
    let sizes = (size_of::<City>(), size_of::<city::Public>(), size_of::<city::Desk>());
    println!("{} bytes a state, {} of them public, {} a desk", sizes.0, sizes.1, sizes.2);
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => (1..=5).for_each(|seats| games(seats, GAMES)),
        [seats, count] => games(seats.parse().expect("players"), count.parse().expect("games")),
        _ => println!("expected nothing, or players and games"),
    }
}

/// Random games of so many players.
fn games(seats: u8, count: u64) {
    let options = CityOptions::build(seats, &[]).expect("1 to 5 play");
    let started = Instant::now();
    let (mut decisions, mut points) = (0, 0);
    for seed in 0..count {
        let played = play(&options, seed);
        decisions += played.decisions;
        points += played.points;
    }
    let elapsed = started.elapsed();
    if count == GAMES {
        let wanted = ANSWERS[usize::from(seats) - 1];
        assert_eq!((decisions, points), wanted, "other games were played");
    }
    println!(
        "{seats} players: {} games/s, {} decisions/s ({} decisions a game, {} points a player)",
        a_second(count, elapsed),
        a_second(decisions, elapsed),
        decisions / count,
        points / i64::try_from(count * u64::from(seats)).expect("few games are played"),
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
