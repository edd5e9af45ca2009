//! That players of Mū play by the rules, repeat themselves, and that one is better than the other.

use city::{City, CityOptions};
use engine::{Luck, Observer, Options as _, Rng, Seat, Standing, Table, Turn};

use crate::{Played, Player};

/// Plays a game and gives its standing. Every action must be accepted by the table.
fn play(options: &CityOptions, seed: u64, player_of: impl Fn(Seat) -> &'static str) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let players: Vec<Box<dyn Player<City>>> =
        Seat::all(options.seats()).map(|seat| City::player(player_of(seat)).unwrap()).collect();
    let mut table = Table::<City>::open(options.clone(), &luck);
    loop {
        match table.turn() {
            Turn::Over(standing) => return standing,
            Turn::Chance => unreachable!("the table draws its own luck"),
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let action = players[seat.index()].choose(&table.view(Observer::Seat(seat)), &mut rng);
                table.play(seat, action, &luck).unwrap();
            }
        }
    }
}

/// A table of so many seats with no choice made.
fn plain(seats: u8) -> CityOptions {
    CityOptions::build(seats, &[]).unwrap()
}

#[test]
fn every_player_plays_by_the_rules() {
    for seats in 1..=5 {
        for name in City::players() {
            for seed in 0..5 {
                play(&plain(seats), seed, |_| name.name);
            }
        }
    }
}

#[test]
fn nobody_else_is_a_player() {
    assert!(City::player("cheater").is_none());
}
