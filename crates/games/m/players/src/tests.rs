//! That players of M play by the rules, repeat themselves, do not peek, and that one is better than
//! the other.

use engine::laws::Lawful;
use engine::{Game, Luck, Observer, Options as _, Rng, Seat, Standing, Table, Turn};
use m::{M, TableOptions};

use crate::MPlayers;
use players::{Budget, Level, Player, Roster};

/// Few enough for tests.
fn few() -> Budget {
    Budget::own().iterations(24)
}

fn player(level: Level) -> &'static dyn Player<M> {
    MPlayers::player(level).unwrap()
}

/// Plays a game and gives its standing. Every action must be accepted by the table.
fn play(options: TableOptions, seed: u64, player_of: impl Fn(Seat) -> Level) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let players: Vec<&dyn Player<M>> =
        Seat::all(options.seats()).map(|seat| player(player_of(seat))).collect();
    let mut table = Table::<M>::open(options, &luck);
    loop {
        match table.turn() {
            Turn::Over(standing) => return standing,
            Turn::Chance => unreachable!("the table draws its own luck"),
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let view = table.view(Observer::Seat(seat));
                let action = players[seat.index()].think(&view, &mut rng, &few()).choice;
                table.play(seat, action, &luck).unwrap();
            }
        }
    }
}

fn plain(seats: u8) -> TableOptions {
    TableOptions::new(seats).unwrap()
}

#[test]
fn every_player_plays_by_the_rules() {
    for seats in 2..=6 {
        for level in MPlayers::levels() {
            for seed in 0..2 {
                play(plain(seats), seed, |_| level);
            }
        }
    }
}

#[test]
fn every_player_plays_by_other_rules() {
    let strange = [
        ("deck", "four_symbols"),
        ("start_shape", "arch"),
        ("area", "fixed"),
        ("none_matches_none", "false"),
        ("line_rule", "contiguous"),
        ("double_line", "both"),
        ("voluntary_pass", "true"),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()));
    for seats in 2..=6 {
        let options = TableOptions::build(seats, &strange).unwrap();
        for level in MPlayers::levels() {
            play(options, 1, |_| level);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    const NAMES: [Level; 5] = [Level::Steady, Level::Gentle, Level::Keen, Level::Casual, Level::Fierce];
    let mixed = |seat: Seat| NAMES[seat.index()];
    assert_eq!(play(plain(5), 7, mixed), play(plain(5), 7, mixed));
}

/// Games of a random player up to some choice, and the seat that owes it.
fn positions() -> impl Iterator<Item = (M, Seat)> {
    (0..60u64).filter_map(|seed| {
        let mut rng = Rng::from_seed(seed);
        let mut world = M::new(&plain(2 + u8::try_from(seed % 5).unwrap()));
        for _ in 0..2 + 2 * seed {
            match world.turn() {
                Turn::Over(_) => return None,
                Turn::Chance => {
                    let chance = world.draw(&mut rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seats(owing) => {
                    let seat = owing.first()?;
                    let action = world.sample(seat, &mut rng)?;
                    world.apply(seat, action, &mut ());
                }
            }
        }
        let seat = world.turn().owing().first()?;
        Some((world, seat))
    })
}

#[test]
fn nobody_peeks() {
    let mut varied = 0;
    for (seed, (world, seat)) in (0..).zip(positions()) {
        let observer = Observer::Seat(seat);
        let other = world.vary(observer, &mut Rng::from_seed(seed));
        varied += u32::from(other != world);
        for level in MPlayers::levels() {
            let think =
                |world: &M| player(level).think(&world.view(observer), &mut Rng::from_seed(seed), &few());
            assert_eq!(think(&world), think(&other), "{level} knows what {observer:?} may not");
        }
    }
    assert!(varied > 20, "only {varied} worlds had another one like them");
}

#[test]
fn the_strong_tell_what_they_weighed() {
    let mut compared = 0;
    for (world, seat) in positions() {
        let view = world.view(Observer::Seat(seat));
        let thought = player(Level::Keen).think(&view, &mut Rng::from_seed(1), &few());
        let mut legal = Vec::new();
        view.legal(&mut legal);
        assert!(legal.contains(&thought.choice));
        if legal.len() == 1 {
            continue;
        }
        compared += 1;
        assert_eq!(thought.candidates.len(), legal.len().min(24));
        assert!(thought.iterations <= 24);
        assert_eq!(thought.candidates[0].action, thought.choice);
        for candidate in thought.candidates {
            assert!(legal.contains(&candidate.action) && candidate.visits > 0);
            assert!((0.0..=1.0).contains(&candidate.success) && candidate.spread >= 0.0);
        }
    }
    assert!(compared > 20, "only {compared} positions had a choice");
}

/// In how many of 12 games a player among others of another kind comes first; the seat changes.
fn wins(seats: u8, one: Level, others: Level) -> usize {
    let first = |seed: u64| {
        let own = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
        play(plain(seats), seed, |seat| if seat == own { one } else { others }).ranks[own] == 1
    };
    (0..12).filter(|&seed| first(seed)).count()
}

#[test]
fn whoever_thinks_beats_random_by_a_wide_margin() {
    // One seat among two to six: chance alone would win it half of the games at most.
    for seats in 2..=6 {
        for level in [Level::Steady, Level::Keen] {
            let won = wins(seats, level, Level::Random);
            assert!(won >= 10, "{seats} players: {level} won {won} of 12");
        }
    }
}

#[test]
fn beginners_are_better_than_random_and_worse_than_steady() {
    let won =
        [(Level::Gentle, Level::Random), (Level::Casual, Level::Gentle), (Level::Steady, Level::Casual)]
            .map(|(one, other)| (one, wins(2, one, other) + wins(3, one, other)));
    for (level, won) in won {
        assert!(won >= 14, "{level} won {won} of 24");
    }
}

#[test]
fn choices_and_views_become_numbers() {
    conform::coding::<crate::MCoding>(&conform::Profile::DEFAULT);
}
