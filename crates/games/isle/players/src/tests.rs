//! That players of Volcanic Isle play by the rules, repeat themselves, do not peek, and get better.

use std::iter::{repeat, repeat_n};

use engine::laws::Lawful;
use engine::{Game, Luck, Observer, OptionKind, Options as _, Rng, Seat, Standing, Table, Turn};
use isle::{Action, Isle, IsleOptions, Phase};

use super::estate::{Estate, Offers};
use super::foresight::ways;
use super::hopes::{Hopes, Offer};
use super::plan::Planner;
use super::verdict::verdict;
use super::weights::{Weights, share};
use super::worth::Judge;
use crate::IslePlayers;
use players::{Budget, Level, Player, Roster};

/// Searching players look ahead no further than this, or the tests would take too long.
const ITERATIONS: u32 = 6;

/// Plays a game and gives its standing. Every action must be accepted by the table.
fn play(options: IsleOptions, seed: u64, player_of: impl Fn(Seat) -> Level) -> Standing {
    play_within(options, seed, &Budget::own().iterations(ITERATIONS), player_of)
}

fn play_within(
    options: IsleOptions,
    seed: u64,
    budget: &Budget,
    player_of: impl Fn(Seat) -> Level,
) -> Standing {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let players: Vec<&dyn Player<Isle>> =
        Seat::all(options.seats()).map(|seat| IslePlayers::player(player_of(seat)).unwrap()).collect();
    let mut table = Table::<Isle>::open(options, &luck);
    loop {
        match table.turn() {
            Turn::Over(standing) => return standing,
            Turn::Chance => unreachable!("the table draws its own luck"),
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let view = table.view(Observer::Seat(seat));
                let action = players[seat.index()].think(&view, &mut rng, budget).choice;
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

/// A random game up to some step, with the seat that owes a choice then.
fn some_position(options: &IsleOptions, seed: u64, steps: u32) -> Option<(Isle, Seat)> {
    let mut rng = Rng::from_seed(seed);
    let mut world = Isle::new(options);
    for step in 0.. {
        match world.turn() {
            Turn::Over(_) => return None,
            Turn::Chance => {
                let chance = world.draw(&mut rng);
                world.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                if step >= steps {
                    return Some((world, seat));
                }
                let action = world.sample(seat, &mut rng).unwrap();
                world.apply(seat, action, &mut ());
            }
        }
    }
    None
}

#[test]
fn every_player_plays_by_the_rules_of_any_table() {
    let mut rng = Rng::from_seed(8);
    for seats in 2..=4 {
        for level in IslePlayers::levels() {
            for seed in 0..2 {
                play(any_options(seats, &mut rng), seed, |_| level);
            }
        }
    }
}

#[test]
fn players_of_different_kinds_play_by_the_rules_of_any_table() {
    let mut rng = Rng::from_seed(11);
    let names = [Level::Steady, Level::Random, Level::Fierce, Level::Gentle];
    for seed in 0..6 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        play(any_options(seats, &mut rng), seed, |seat| names[seat.index()]);
    }
}

/// Who leaves a part before the die gets no points for calling it later, but did by version 1 of the rules.
#[test]
fn players_know_what_leaving_a_part_brings() {
    let by_players = || IsleOptions::build(2, &[("sinking_call".into(), "by_players".into())]).unwrap();
    for level in [Level::Casual, Level::Steady] {
        assert_eq!(leaves(&by_players(), level), 0, "{level} leaves for nothing");
        assert!(leaves(&by_players().begun_by(1), level) > 4, "{level} leaves three points lying");
    }
}

/// How often a player leaves a part that it could call before the die.
fn leaves(options: &IsleOptions, level: Level) -> usize {
    let player = IslePlayers::player(level).unwrap();
    let mut left = 0;
    for seed in 0..24 {
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<Isle>::open(options.clone(), &luck);
        while let Turn::Seats(owing) = table.turn() {
            let seat = owing.first().unwrap();
            let view = table.view(Observer::Seat(seat));
            let is_before = |notice: &isle::Notice| notice.time == isle::NoticeTime::BeforeDie;
            if matches!(view.public().phase(), Phase::Notice(notice) if is_before(notice)) {
                let choice = player.think(&view, &mut rng, &Budget::own()).choice;
                left += usize::from(choice == Action::Leave);
            }
            table.play(seat, table.truth().sample(seat, &mut rng).unwrap(), &luck).unwrap();
        }
    }
    left
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let names = [Level::Steady, Level::Keen, Level::Fierce];
    let mixed = |seat: Seat| names[seat.index()];
    assert_eq!(play(standard(3), 7, mixed), play(standard(3), 7, mixed));
}

#[test]
fn choosing_is_thinking_without_a_limit() {
    let (world, seat) = some_position(&standard(2), 5, 30).unwrap();
    let view = world.view(Observer::Seat(seat));
    for level in [Level::Gentle, Level::Casual, Level::Steady, Level::Keen] {
        let player = IslePlayers::player(level).unwrap();
        let thought = player.think(&view, &mut Rng::from_seed(3), &Budget::own());
        assert_eq!(player.choose(&view, &mut Rng::from_seed(3)), thought.choice, "{level}");
    }
}

#[test]
fn a_thought_compares_choices_with_figures() {
    let (world, seat) = some_position(&standard(3), 2, 40).unwrap();
    let view = world.view(Observer::Seat(seat));
    let thought = IslePlayers::player(Level::Fierce).unwrap().think(
        &view,
        &mut Rng::from_seed(1),
        &Budget::own().iterations(60),
    );
    assert!(thought.iterations > 0 && thought.iterations <= 60, "{thought:?}");
    assert_eq!(thought.candidates.first().map(|best| best.action), Some(thought.choice));
    for (number, candidate) in thought.candidates.iter().enumerate() {
        assert!(world.check(seat, candidate.action).is_ok());
        assert!((0.0..=1.0).contains(&candidate.success) && candidate.spread >= 0.0, "{candidate:?}");
        assert!(candidate.visits > 0 && candidate.points.is_finite());
        let again = thought.candidates.iter().position(|other| other.action == candidate.action);
        assert_eq!(again, Some(number), "no choice is listed twice");
    }
}

#[test]
fn who_is_cancelled_still_gives_a_legal_choice() {
    let stop = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    let budget = Budget::own().cancelled_by(stop);
    play_within(standard(3), 4, &budget, |_| Level::Fierce);
}

#[test]
fn ways_begin_legally_and_what_all_hope_for_is_what_there_is() {
    let mut rng = Rng::from_seed(21);
    let mut asked = 0;
    for seed in 0..60 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let options = any_options(seats, &mut rng);
        let Some((world, seat)) = some_position(&options, seed, 20 + rng.below(150)) else { continue };
        let mut planner = Planner::new(&Weights::STEADY, seat, world.public().course().active);
        let ways = ways(&mut planner, &world, 8);
        assert!(!ways.is_empty());
        for way in &ways {
            assert_eq!(world.check(seat, way.first()), Ok(()));
        }
        assert!(ways.is_sorted_by(|one, other| one.worth >= other.worth));
        let verdict = verdict(&world, &mut planner.judge);
        let sum: f64 = verdict.success.values().iter().sum();
        assert!((sum - f64::from(seats) / 2.0).abs() < 1e-9, "seats share what there is to win: {sum}");
        asked += 1;
    }
    assert!(asked > 30);
}

/// Takes the same action in a world and in what is kept of it; says whether it is one that lines of play follow.
fn is_followed(before: &Isle, after: &Isle, seat: Seat, action: Action) -> bool {
    let is_turn = |world: &Isle| *world.public().phase() == Phase::Turn;
    let changes_land = matches!(action, Action::Raise { .. } | Action::Call);
    if !is_turn(before) || !is_turn(after) || changes_land {
        return false;
    }
    let (before, after) = (before.public(), after.public());
    let mut judge = Judge::new(&Weights::STEADY, seat, before.course().active);
    let threats = judge.threats(before);
    assert_eq!(threats, judge.threats(after), "{action}");
    let mut offers = Offers::of(before);
    let mut estate = Estate::of(&judge.survey(before, seat, threats, &offers));
    offers.follow(action);
    assert_eq!(offers, Offers::of(after), "{action}");
    let survey = judge.survey(after, seat, threats, &offers);
    estate.follow(&survey, action);
    assert_eq!(estate, Estate::of(&survey), "{action}");
    assert_eq!(estate.worth(&survey), judge.own(after), "{action}");
    true
}

/// What lines of play keep is what it would be if nothing had been kept.
#[test]
fn an_estate_that_follows_is_the_estate_of_the_position() {
    let mut rng = Rng::from_seed(5);
    let (mut followed, mut used_up) = (0, 0);
    for seed in 0..60 {
        let options = any_options(2 + u8::try_from(seed % 3).unwrap(), &mut rng);
        let Some((mut world, _)) = some_position(&options, seed, rng.below(300)) else { continue };
        for _ in 0..200 {
            match world.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = world.draw(&mut rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().unwrap();
                    let before = world.clone();
                    let action = world.sample(seat, &mut rng).unwrap();
                    world.apply(seat, action, &mut ());
                    followed += u32::from(is_followed(&before, &world, seat, action));
                    // Moai run out late: then what is sculpted in one area counts in all.
                    used_up += u32::from(world.public().pieces(seat).moai_left() < 6);
                }
            }
        }
    }
    assert!(followed > 2_000 && used_up > 100, "{followed} {used_up}");
}

/// The sums against what they are sums of: one moai after the other, from the surest source first.
#[test]
fn hopes_are_what_the_moai_bring_one_after_the_other() {
    let mut rng = Rng::from_seed(6);
    let weights = Weights { fading: 777, ..Weights::STEADY };
    let hopes = Hopes::of(&weights);
    for _ in 0..5_000 {
        let mut below = |bound| rng.below(bound) as usize;
        let offer =
            Offer { most: below(10), lying: below(4), lava: below(5), around: below(8), standing: below(9) };
        let sources =
            [(offer.lying, weights.lying), (offer.lava, weights.in_area), (offer.around, weights.beside)];
        let made = sources.into_iter().flat_map(|(count, made)| repeat_n(made, count));
        let (mut sure, mut lone, mut with_village) = (1000, 0, 0);
        for (next, made) in made.chain(repeat(weights.distant)).take(offer.most).enumerate() {
            lone += share(made, sure);
            with_village += i64::try_from(offer.standing + next + 1).unwrap() * share(made, sure);
            sure = share(sure, weights.fading);
        }
        let prospect = hopes.prospect(&offer);
        assert_eq!((prospect.lone, prospect.with_village), (lone, with_village), "{offer:?}");
    }
}

#[test]
fn what_others_have_sealed_changes_no_choice() {
    let mut met = 0;
    for seed in 0..400 {
        let options = any_options(3, &mut Rng::from_seed(seed));
        let Some(world) = world_with_a_secret(&options, seed) else { continue };
        let seat = world.turn().owing().first().unwrap();
        let observer = Observer::Seat(seat);
        let mut rng = Rng::from_seed(seed);
        for level in IslePlayers::levels() {
            let player = IslePlayers::player(level).unwrap();
            let budget = Budget::own().iterations(30);
            let think = |world: &Isle| player.think(&world.view(observer), &mut Rng::from_seed(9), &budget);
            let thought = think(&world);
            for _ in 0..4 {
                assert_eq!(think(&world.vary(observer, &mut rng)), thought, "{level} peeks");
            }
        }
        met += 1;
        if met == 5 {
            return;
        }
    }
    assert!(met > 0, "no secret was met");
}

/// A random game up to a choice that is made while another one is sealed already.
fn world_with_a_secret(options: &IsleOptions, seed: u64) -> Option<Isle> {
    let mut rng = Rng::from_seed(seed);
    let mut world = Isle::new(options);
    loop {
        if !world.public().decided().is_empty() && !world.public().owing().is_empty() {
            return Some(world);
        }
        match world.turn() {
            Turn::Over(_) => return None,
            Turn::Chance => {
                let chance = world.draw(&mut rng);
                world.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let action = world.sample(seat, &mut rng).unwrap();
                world.apply(seat, action, &mut ());
            }
        }
    }
}

#[test]
fn the_strengths_have_their_names() {
    assert_eq!(IslePlayers::levels(), Level::ALL);
    assert_eq!((IslePlayers::usual(), IslePlayers::strongest()), (Level::Steady, Level::Fierce));
    for level in Level::ALL {
        assert_eq!(IslePlayers::level_of(level.word()), Ok(*level));
    }
    assert_eq!(
        IslePlayers::level_of("cheater").unwrap_err().to_string(),
        "there is no computer player \"cheater\"; there are: random, gentle, casual, steady, keen, fierce, ismcts, pimc"
    );
}

/// How many of some games the better one wins, alone among others.
fn wins(better: Level, others: Level, seats: u8, games: u64) -> u64 {
    (0..games)
        .filter(|&seed| {
            let alone = Seat::new(usize::try_from(seed).unwrap() % usize::from(seats)).unwrap();
            let standing = play(standard(seats), seed, |seat| if seat == alone { better } else { others });
            standing.ranks[alone] == 1
        })
        .count() as u64
}

#[test]
fn steady_beats_random_by_a_wide_margin() {
    for seats in 2..=4_u8 {
        let won = wins(Level::Steady, Level::Random, seats, 12);
        // One seat among two to four: chance alone would win it half of the games at most.
        assert!(won * 10 >= 12 * 9, "{seats} players: steady won {won} of 12");
    }
}

#[test]
fn the_weakest_beats_random_and_so_does_the_strongest() {
    for level in [Level::Gentle, Level::Fierce] {
        let won = wins(level, Level::Random, 3, 9);
        assert!(won >= 7, "{level} won {won} of 9");
    }
}

#[test]
fn choices_and_views_become_numbers() {
    conform::coding::<crate::IsleCoding>(&conform::Profile::DEFAULT);
}
