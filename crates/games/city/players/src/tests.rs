//! That players of Mū play by the rules, repeat themselves, and that one is better than the other.

use city::{City, CityOptions, Level as Mastery, Pack};
use engine::laws::Lawful;
use engine::{Game, Luck, Observer, OptionKind, Options, Rng, Seat, Standing, Table, Turn};

use crate::CityPlayers;
use players::{Budget, Level, Player, Roster};

/// Searching players make no more iterations in tests: they play worse, but by the same rules.
const FEW: u32 = 8;

/// Plays a game and gives its standing. Every action must be accepted by the table.
fn play(options: &CityOptions, seed: u64, player_of: impl Fn(Seat) -> Level) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let players: Vec<&dyn Player<City>> =
        Seat::all(options.seats()).map(|seat| CityPlayers::player(player_of(seat)).unwrap()).collect();
    let mut table = Table::<City>::open(options.clone(), &luck);
    loop {
        match table.turn() {
            Turn::Over(standing) => return standing,
            Turn::Chance => unreachable!("the table draws its own luck"),
            Turn::Seats(owing) => {
                // The last first in every second game: whoever decides last sees what comes of it.
                let seat = if seed.is_multiple_of(2) { owing.first() } else { owing.iter().last() }.unwrap();
                let view = table.view(Observer::Seat(seat));
                let action =
                    players[seat.index()].think(&view, &mut rng, &Budget::own().iterations(FEW)).choice;
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
        for level in CityPlayers::levels() {
            for seed in 0..2 {
                play(&plain(seats), seed, |_| level);
            }
        }
    }
}

#[test]
fn with_any_options() {
    let mut rng = Rng::from_seed(11);
    for seats in 1..=5 {
        for seed in 0..6 {
            let options = CityOptions::build(seats, &any_options(seats, &mut rng)).unwrap();
            play(&options, seed, anybody(seed));
        }
    }
}

/// All kinds of players at one table, other ones at other tables.
fn anybody(seed: u64) -> impl Fn(Seat) -> Level {
    move |seat| Level::ALL[(seat.index() + usize::try_from(seed).unwrap()) % Level::ALL.len()]
}

#[test]
fn in_a_first_game() {
    for seats in 1..=5 {
        let options = CityOptions::build(seats, &[("expert_projects".to_owned(), "off".to_owned())]).unwrap();
        play(&options, 3, anybody(3));
    }
}

#[test]
fn with_other_cards() {
    let pack = Pack::read_over(include_str!("other_pack.toml"), &[(*Pack::standard()).clone()]).unwrap();
    let mut rng = Rng::from_seed(5);
    for seats in 1..=5 {
        for seed in 0..4 {
            let mut chosen = any_options(seats, &mut rng);
            chosen.retain(|(name, _)| name != "expert_projects");
            chosen.push(("pack".to_owned(), pack.line()));
            let options = CityOptions::build(seats, &chosen).unwrap();
            play(&options, seed, anybody(seed));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for seed in 7..9 {
        assert_eq!(play(&plain(5), seed, anybody(seed)), play(&plain(5), seed, anybody(seed)));
    }
}

#[test]
fn what_nobody_was_shown_changes_no_choice() {
    let few = Budget::own().iterations(FEW);
    let mut differed = 0;
    for seats in [1, 2, 4_u8] {
        let luck = Luck::from_seed(seats.into());
        let mut rng = Rng::from_seed(seats.into());
        let mut table = Table::<City>::open(plain(seats), &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().unwrap();
            let truth = table.truth();
            let other = truth.vary(Observer::Seat(seat), &mut rng);
            let views = [truth, &other].map(|world| world.view(Observer::Seat(seat)));
            assert_eq!(views[0], views[1]);
            let hands = Seat::all(seats).filter(|other| *other != seat);
            differed += hands.filter(|other_seat| truth.hand(*other_seat) != other.hand(*other_seat)).count();
            for level in CityPlayers::levels() {
                let player = CityPlayers::player(level).unwrap();
                let [one, two] = views.each_ref().map(|view| player.think(view, &mut rng.clone(), &few));
                assert_eq!(one, two, "{level} was told something");
            }
            let action = truth.sample(seat, &mut rng).unwrap();
            table.play(seat, action, &luck).unwrap();
        }
    }
    assert!(differed > 30, "hidden cards changed places only {differed} times");
}

#[test]
fn who_searches_says_what_it_weighed() {
    let luck = Luck::from_seed(4);
    let table = Table::<City>::open(plain(3), &luck);
    let view = table.view(Observer::Seat(Seat::default()));
    for level in [Level::Keen, Level::Fierce] {
        let player = CityPlayers::player(level).unwrap();
        let budget = Budget::own().iterations(60);
        let thought = player.think(&view, &mut Rng::from_seed(1), &budget);
        assert_eq!(thought.candidates[0].action, thought.choice);
        assert!((10..=60).contains(&thought.iterations), "{} games", thought.iterations);
        for (at, candidate) in thought.candidates.iter().enumerate() {
            assert!((0.0..=1.0).contains(&candidate.success));
            assert!(candidate.visits > 0 && candidate.spread >= 0.0 && candidate.points > 0.0);
            let again = thought.candidates[at + 1..].iter().any(|other| other.action == candidate.action);
            assert!(!again, "a choice is weighed twice");
        }
        let alone = player.think(&view, &mut Rng::from_seed(1), &Budget::own().iterations(1));
        view.check(alone.choice).unwrap();
    }
}

#[test]
fn nobody_waits_for_a_choice_that_is_not_wanted() {
    let luck = Luck::from_seed(4);
    let table = Table::<City>::open(plain(4), &luck);
    let view = table.view(Observer::Seat(Seat::default()));
    let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    let thought = CityPlayers::player(Level::Fierce).unwrap().think(
        &view,
        &mut Rng::from_seed(1),
        &Budget::own().cancelled_by(stop),
    );
    view.check(thought.choice).unwrap();
    assert_eq!(thought.iterations, 0);
}

#[test]
fn each_beats_the_one_below() {
    for pair in Level::ALL.windows(2).filter(|pair| pair[1] != Level::Fierce) {
        let (mut ahead, games) = (0, 16);
        for seed in 0..games {
            let better = Seat::new(usize::try_from(seed % 2).unwrap()).unwrap();
            let standing = play(&plain(2), seed / 2, |seat| if seat == better { pair[1] } else { pair[0] });
            ahead += 2 * standing.scores[better] - standing.scores.values().iter().sum::<i32>();
        }
        assert!(ahead > 0, "{} against {}: {ahead} points in {games} games", pair[1], pair[0]);
    }
}

#[test]
fn steady_beats_random_by_a_wide_margin() {
    for seats in 2..=5_u8 {
        let games = 20;
        let mut won = 0;
        for seed in 0..games {
            let steady = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
            let standing =
                play(&plain(seats), seed, |seat| if seat == steady { Level::Steady } else { Level::Random });
            won += u64::from(standing.ranks[steady] == 1);
        }
        // One seat among two to five: chance alone would win it half of the games at most.
        assert!(won * 10 >= games * 9, "{seats} players: steady won {won} of {games}");
    }
}

#[test]
fn alone_steady_is_mostly_impressive() {
    let games = 20;
    let result = |seed| play(&plain(1), seed, |_| Level::Steady).scores[Seat::default()];
    let good = (0..games).filter(|&seed| Mastery::of(result(seed)) >= Mastery::Impressive).count();
    assert!(good >= 14, "{good} of {games} results were impressive");
}

#[test]
fn choices_and_views_become_numbers() {
    conform::coding::<crate::CityCoding>(&conform::Profile::DEFAULT);
}
