//! That players of Mü play by the rules, repeat themselves, and that one is better than the other.

use engine::{Luck, Observer, Options as _, Rng, Seat, Standing, Table, Turn};
use tricks::{MatchOptions, Tricks};

use crate::{Played, Player};

/// Plays a match and gives its standing. Every action must be accepted by the table.
fn play(seats: u8, seed: u64, goal: &str, player_of: impl Fn(Seat) -> &'static str) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let options = MatchOptions::build(seats, &[("goal".into(), goal.into())]).unwrap();
    let players: Vec<Box<dyn Player<Tricks>>> =
        Seat::all(seats).map(|seat| Tricks::player(player_of(seat)).unwrap()).collect();
    let mut table = Table::<Tricks>::open(options, &luck);
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
    for seats in 3..=6 {
        for name in Tricks::players() {
            for seed in 0..5 {
                play(seats, seed, "100", |_| name.name);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let mixed = |seat: Seat| if seat.index().is_multiple_of(2) { "steady" } else { "random" };
    assert_eq!(play(5, 7, "100", mixed), play(5, 7, "100", mixed));
}

#[test]
fn nobody_else_is_a_player() {
    assert!(Tricks::player("cheater").is_none());
}

#[test]
fn steady_beats_random_by_a_wide_margin() {
    for seats in 3..=6_u8 {
        let matches = 24;
        let mut won = 0;
        for seed in 0..matches {
            let steady = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
            let standing = play(seats, seed, "200", |seat| if seat == steady { "steady" } else { "random" });
            won += u64::from(standing.ranks[steady] == 1);
        }
        // One seat among three to six: chance alone would win it a third of the matches at most.
        assert!(won * 10 >= matches * 8, "{seats} players: steady won {won} of {matches}");
    }
}
