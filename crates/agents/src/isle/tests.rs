//! That players of Volcanic Isle play by the rules, repeat themselves, and that one is better than the other.

use engine::{Luck, Observer, OptionKind, Options as _, Rng, Seat, Standing, Table, Turn};
use isle::{Isle, IsleOptions};

use crate::{Played, Player};

/// Plays a game and gives its standing. Every action must be accepted by the table.
fn play(options: IsleOptions, seed: u64, player_of: impl Fn(Seat) -> &'static str) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let players: Vec<Box<dyn Player<Isle>>> =
        Seat::all(options.seats()).map(|seat| Isle::player(player_of(seat)).unwrap()).collect();
    let mut table = Table::<Isle>::open(options, &luck);
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

fn standard(seats: u8) -> IsleOptions {
    IsleOptions::build(seats, &[]).unwrap()
}

/// Any value of every option, so also freshly built continents.
fn any_options(seats: u8, rng: &mut Rng) -> IsleOptions {
    let any = |kind: OptionKind, rng: &mut Rng| match kind {
        OptionKind::Choice(words) => Some((*rng.pick(words).unwrap()).to_owned()),
        OptionKind::Number { min, max, .. } => Some((min + rng.below(max - min + 1)).to_string()),
        OptionKind::Switch => Some(rng.chance(1, 2).to_string()),
        OptionKind::Text => None,
    };
    let specs = IsleOptions::specs().iter();
    let chosen: Vec<_> =
        specs.filter_map(|spec| Some((spec.name.to_owned(), any(spec.kind, rng)?))).collect();
    IsleOptions::build(seats, &chosen).unwrap()
}

#[test]
fn every_player_plays_by_the_rules_of_any_table() {
    let mut rng = Rng::from_seed(8);
    for seats in 2..=4 {
        for name in Isle::players() {
            for seed in 0..3 {
                play(any_options(seats, &mut rng), seed, |_| name.name);
            }
        }
    }
}

#[test]
fn players_of_different_kinds_play_by_the_rules_of_any_table() {
    let mut rng = Rng::from_seed(11);
    for seed in 0..6 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let mixed = |seat: Seat| if seat.index().is_multiple_of(2) { "steady" } else { "random" };
        play(any_options(seats, &mut rng), seed, mixed);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mixed = |seat: Seat| if seat.index().is_multiple_of(2) { "steady" } else { "random" };
    assert_eq!(play(standard(3), 7, mixed), play(standard(3), 7, mixed));
}

#[test]
fn nobody_else_is_a_player() {
    assert!(Isle::player("cheater").is_none());
}

#[test]
fn steady_beats_random_by_a_wide_margin() {
    for seats in 2..=4_u8 {
        let games = 12;
        let mut won = 0;
        for seed in 0..games {
            let steady = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
            let standing =
                play(standard(seats), seed, |seat| if seat == steady { "steady" } else { "random" });
            won += u64::from(standing.ranks[steady] == 1);
        }
        // One seat among two to four: chance alone would win it half of the games at most.
        assert!(won * 10 >= games * 9, "{seats} players: steady won {won} of {games}");
    }
}
