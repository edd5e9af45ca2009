//! That players of Mü play by the rules, repeat themselves, and that one is better than the other.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use engine::laws::Lawful as _;
use engine::{Game, Luck, Observer, Options as _, Rng, Seat, Standing, Table, Turn};
use tricks::{Action, MatchOptions, Tricks};

use crate::TricksPlayers;
use players::{Budget, Level, Player, Roster, Thought};

/// Plays a match, nobody thinking long, and gives its standing. Every action must be accepted by the table.
fn play(seats: u8, seed: u64, goal: &str, player_of: impl Fn(Seat) -> Level) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let options = MatchOptions::build(seats, &[("goal".into(), goal.into())]).unwrap();
    let players: Vec<&dyn Player<Tricks>> =
        Seat::all(seats).map(|seat| TricksPlayers::player(player_of(seat)).unwrap()).collect();
    let mut table = Table::<Tricks>::open(options, &luck);
    loop {
        match table.turn() {
            Turn::Over(standing) => return standing,
            Turn::Chance => unreachable!("the table draws its own luck"),
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let view = table.view(Observer::Seat(seat));
                let budget = Budget::own().iterations(40);
                let action = players[seat.index()].think(&view, &mut rng, &budget).choice;
                table.play(seat, action, &luck).unwrap();
            }
        }
    }
}

#[test]
fn every_player_plays_by_the_rules() {
    for seats in 3..=6 {
        for level in TricksPlayers::levels() {
            for seed in 0..2 {
                play(seats, seed, "100", |_| level);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let mixed =
        |seat: Seat| [Level::Fierce, Level::Random, Level::Steady, Level::Keen, Level::Casual][seat.index()];
    assert_eq!(play(5, 7, "100", mixed), play(5, 7, "100", mixed));
}

#[test]
fn steady_beats_random_by_a_wide_margin() {
    for seats in 3..=6_u8 {
        let matches = 24;
        let mut won = 0;
        for seed in 0..matches {
            let steady = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
            let standing =
                play(seats, seed, "200", |seat| if seat == steady { Level::Steady } else { Level::Random });
            won += u64::from(standing.ranks[steady] == 1);
        }
        // One seat among three to six: chance alone would win it a third of the matches at most.
        assert!(won * 10 >= matches * 8, "{seats} players: steady won {won} of {matches}");
    }
}
#[test]
fn the_strengths_are_offered_weakest_first() {
    assert_eq!(TricksPlayers::levels(), Level::ALL);
}

/// Positions of all phases, each with the seat that owes a choice.
fn positions(seats: u8, seed: u64) -> Vec<(Tricks, Seat)> {
    let mut rng = Rng::from_seed(seed);
    let mut game = Tricks::new(&MatchOptions::build(seats, &[]).unwrap());
    let mut positions = Vec::new();
    while game.public().rounds_complete() < 2 {
        match game.turn() {
            Turn::Chance => {
                let chance = game.draw(&mut rng);
                game.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                positions.push((game, seat));
                let steady = TricksPlayers::player(Level::Steady).unwrap();
                let action = steady.choose(&game.view(Observer::Seat(seat)), &mut rng);
                game.apply(seat, action, &mut ());
            }
            Turn::Over(_) => break,
        }
    }
    positions
}

#[test]
fn nobody_peeks() {
    let mut differed = 0;
    for seats in 3..=6 {
        for (world, seat) in positions(seats, 5).into_iter().step_by(3) {
            let other = world.vary(Observer::Seat(seat), &mut Rng::from_seed(8));
            differed += u32::from(Seat::all(seats).any(|seat| world.hand(seat) != other.hand(seat)));
            assert_eq!(thoughts(&world, seat), thoughts(&other, seat), "{seats} players");
        }
    }
    assert!(differed > 50, "the other worlds must be other worlds: {differed}");
}

/// What every player thinks there for the same draws.
fn thoughts(world: &Tricks, seat: Seat) -> Vec<Thought<Action>> {
    let view = world.view(Observer::Seat(seat));
    let think = |player: &dyn Player<Tricks>| {
        player.think(&view, &mut Rng::from_seed(9), &Budget::own().iterations(12))
    };
    TricksPlayers::PLAYERS.iter().map(|(_, player)| think(*player)).collect()
}

#[test]
fn a_thought_compares_its_choice_with_others() {
    for (world, seat) in positions(4, 2).into_iter().step_by(5) {
        let view = world.view(Observer::Seat(seat));
        let keen = TricksPlayers::player(Level::Keen).unwrap();
        let thought = keen.think(&view, &mut Rng::from_seed(1), &Budget::own().iterations(60));
        assert_eq!(view.check(thought.choice), Ok(()));
        let Some(first) = thought.candidates.first() else { continue };
        assert_eq!(first.action, thought.choice, "the choice comes first");
        assert!(thought.iterations > 0);
        for candidate in &thought.candidates {
            assert_eq!(view.check(candidate.action), Ok(()));
            assert!((0.0..=1.0).contains(&candidate.success), "{candidate:?}");
            assert!(candidate.spread >= 0.0);
        }
        let mut actions: Vec<Action> = thought.candidates.iter().map(|candidate| candidate.action).collect();
        actions.sort_unstable();
        actions.dedup();
        assert_eq!(actions.len(), thought.candidates.len(), "none comes twice");
    }
}

#[test]
fn a_choice_that_is_not_wanted_any_more_is_legal_and_comes_at_once() {
    let stop = Arc::new(AtomicBool::new(true));
    for (world, seat) in positions(5, 3).into_iter().step_by(4) {
        let view = world.view(Observer::Seat(seat));
        let fierce = TricksPlayers::player(Level::Fierce).unwrap();
        let budget = Budget::own().cancelled_by(Arc::clone(&stop));
        let thought = fierce.think(&view, &mut Rng::from_seed(1), &budget);
        assert_eq!(view.check(thought.choice), Ok(()));
        assert!(thought.iterations <= 1, "{}", thought.iterations);
    }
}

#[test]
fn fierce_beats_random_with_little_thought() {
    let mut won = 0;
    for seed in 0..8_u64 {
        let fierce = Seat::new(usize::try_from(seed % 4).unwrap()).unwrap();
        let standing =
            play(4, seed, "100", |seat| if seat == fierce { Level::Fierce } else { Level::Random });
        won += u64::from(standing.ranks[fierce] == 1);
    }
    assert!(won >= 7, "fierce won {won} of 8");
}

#[test]
fn choices_and_views_become_numbers() {
    conform::coding::<crate::TricksCoding>(&conform::Profile::DEFAULT);
}
