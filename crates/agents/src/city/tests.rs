//! That players of Mū play by the rules, repeat themselves, and that one is better than the other.

use city::{City, CityOptions, Level, Pack};
use engine::{Luck, Observer, OptionKind, Options, Rng, Seat, Standing, Table, Turn};

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
                // The last first in every second game: whoever decides last sees what comes of it.
                let seat = if seed.is_multiple_of(2) { owing.first() } else { owing.iter().last() }.unwrap();
                let action = players[seat.index()].choose(&table.view(Observer::Seat(seat)), &mut rng);
                table.play(seat, action, &luck).unwrap();
            }
        }
    }
}

/// A table with no choice made.
fn plain(seats: u8) -> CityOptions {
    CityOptions::build(seats, &[]).unwrap()
}

/// Any value of every option that has a list of them.
fn any_options(seats: u8, rng: &mut Rng) -> Vec<(String, String)> {
    let mut chosen = Vec::new();
    for spec in CityOptions::specs() {
        if let OptionKind::Choice(words) = spec.kind {
            chosen.push((spec.name.to_owned(), (*rng.pick(words).unwrap()).to_owned()));
        }
    }
    CityOptions::build(seats, &chosen).map_or_else(|_| Vec::new(), |_| chosen)
}

#[test]
fn every_player_plays_by_the_rules() {
    for seats in 1..=5 {
        for name in City::players() {
            for seed in 0..6 {
                play(&plain(seats), seed, |_| name.name);
            }
        }
    }
}

#[test]
fn with_any_options() {
    let mut rng = Rng::from_seed(11);
    for seats in 1..=5 {
        for seed in 0..12 {
            let options = CityOptions::build(seats, &any_options(seats, &mut rng)).unwrap();
            play(&options, seed, |seat| if seat.index() == 1 { "random" } else { "steady" });
        }
    }
}

#[test]
fn in_a_first_game() {
    for seats in 1..=5 {
        let options = CityOptions::build(seats, &[("expert_projects".to_owned(), "off".to_owned())]).unwrap();
        play(&options, 3, |_| "steady");
    }
}

#[test]
fn with_other_cards() {
    let pack = Pack::read_over(include_str!("other_pack.toml"), &[(*Pack::standard()).clone()]).unwrap();
    let mut rng = Rng::from_seed(5);
    for seats in 1..=5 {
        for seed in 0..8 {
            let mut chosen = any_options(seats, &mut rng);
            chosen.retain(|(name, _)| name != "expert_projects");
            chosen.push(("pack".to_owned(), pack.line()));
            let options = CityOptions::build(seats, &chosen).unwrap();
            play(&options, seed, |seat| if seat.index() == 1 { "random" } else { "steady" });
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let mixed = |seat: Seat| if seat.index().is_multiple_of(2) { "steady" } else { "random" };
    assert_eq!(play(&plain(5), 7, mixed), play(&plain(5), 7, mixed));
}

#[test]
fn nobody_else_is_a_player() {
    assert!(City::player("cheater").is_none());
}

#[test]
fn steady_beats_random_by_a_wide_margin() {
    for seats in 2..=5_u8 {
        let games = 20;
        let mut won = 0;
        for seed in 0..games {
            let steady = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
            let standing = play(&plain(seats), seed, |seat| if seat == steady { "steady" } else { "random" });
            won += u64::from(standing.ranks[steady] == 1);
        }
        // One seat among two to five: chance alone would win it half of the games at most.
        assert!(won * 10 >= games * 9, "{seats} players: steady won {won} of {games}");
    }
}

#[test]
fn alone_steady_is_mostly_impressive() {
    let games = 20;
    let result = |seed| play(&plain(1), seed, |_| "steady").scores[Seat::default()];
    let good = (0..games).filter(|&seed| Level::of(result(seed)) >= Level::Impressive).count();
    assert!(good >= 14, "{good} of {games} results were impressive");
}
