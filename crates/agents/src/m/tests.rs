//! That players of M play by the rules, repeat themselves, and that one is better than the other.

use engine::{Luck, Observer, Options as _, Rng, Seat, Standing, Table, Turn};
use m::{M, TableOptions};

use crate::{Played, Player};

/// Plays a game and gives its standing. Every action must be accepted by the table.
fn play(seats: u8, seed: u64, player_of: impl Fn(Seat) -> &'static str) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let options = TableOptions::build(seats, &[]).unwrap();
    let players: Vec<Box<dyn Player<M>>> =
        Seat::all(seats).map(|seat| M::player(player_of(seat)).unwrap()).collect();
    let mut table = Table::<M>::open(options, &luck);
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

#[test]
fn every_player_plays_by_the_rules() {
    for seats in 2..=6 {
        for name in M::players() {
            for seed in 0..5 {
                play(seats, seed, |_| name.name);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mixed = |seat: Seat| if seat.index().is_multiple_of(2) { "steady" } else { "random" };
    assert_eq!(play(5, 7, mixed), play(5, 7, mixed));
}

#[test]
fn nobody_else_is_a_player() {
    assert!(M::player("cheater").is_none());
}

#[test]
fn steady_beats_random_by_a_wide_margin() {
    for seats in 2..=6_u8 {
        let games = 12;
        let mut won = 0;
        for seed in 0..games {
            let steady = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
            let standing = play(seats, seed, |seat| if seat == steady { "steady" } else { "random" });
            won += u64::from(standing.ranks[steady] == 1);
        }
        // One seat among two to six: chance alone would win it half of the games at most.
        assert!(won * 10 >= games * 8, "{seats} players: steady won {won} of {games}");
    }
}
