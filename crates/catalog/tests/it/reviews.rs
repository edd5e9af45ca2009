//! What a review of a game says of it: that its numbers add up, are the same on every machine, and make sense. With
//! `MU_NIGHTLY` the tests that sample games take many more.

use std::sync::OnceLock;

use engine::{Luck, Observer, PerSeat, Rng, SavedGame, Seat, StepNumber};
use host::{AnyTable, Entry, Level, Look};
use players::search::Verdict;
use rayon::prelude::*;
use review::{Account, CannotReview, Effort, Estimate, Mark, Review, ReviewedPosition};
use words::Language;

use crate::all;

/// How many games a test takes: few, in the nights many.
fn games(few: u64, many: u64) -> std::ops::Range<u64> {
    static IS_NIGHT: OnceLock<bool> = OnceLock::new();
    0..if *IS_NIGHT.get_or_init(|| std::env::var_os("MU_NIGHTLY").is_some()) { many } else { few }
}

fn game_of(name: &str) -> Entry {
    all().find(|game| game.name == name).unwrap()
}

/// Takes a choice written in the notation.
fn take(table: &mut dyn AnyTable, seat: Seat, choice: &str, luck: &Luck) {
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &[] };
    table.play_text(seat, choice, luck, &look).unwrap();
}

/// Plays on to the end, every seat by its level.
fn play_on(table: &mut dyn AnyTable, level: impl Fn(Seat) -> Level, luck: &Luck, rng: &mut Rng) {
    while let Some(seat) = table.turn().owing().first() {
        let choice = table.computer_choice(seat, level(seat), rng).unwrap();
        take(table, seat, &choice, luck);
    }
}

/// A game of computers of these levels.
fn played(game: &Entry, seats: u8, level: impl Fn(Seat) -> Level, seed: u64) -> SavedGame {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = game.open(seats, &[]).unwrap();
    table.settle(&luck);
    play_on(table.as_mut(), level, &luck, &mut rng);
    table.save()
}

fn reviewed(game: &Entry, saved: &SavedGame, effort: &Effort) -> Review {
    (game.laboratory.review)(saved, effort).unwrap()
}

/// So many worlds, and a search of so many iterations.
fn effort(worlds: u32, iterations: u32) -> Effort {
    Effort { iterations: Some(iterations), ..Effort::worlds(worlds) }
}

#[test]
fn the_parts_of_every_result_add_up() {
    for game in all() {
        let seats = *(game.seats)().start().max(&2);
        let saved = played(&game, seats, |_| Level::Random, 5);
        let review = reviewed(&game, &saved, &effort(2, 2));
        let ended = game.restore(&saved).unwrap().turn().standing().unwrap();
        let success = Verdict::of(&ended).success;
        assert_eq!(review.seats.len(), usize::from(seats));
        for of in &review.seats {
            let adds_up = |account: Account| (account.sum() - account.result).abs() < 1e-9;
            assert!(adds_up(of.success) && adds_up(of.points), "{}: {of:?}", game.name);
            assert!((of.success.result - success[of.seat]).abs() < 1e-9, "{}: {of:?}", game.name);
            assert!((of.success.choices + of.lost.mean).abs() < 1e-9);
        }
        let steps = review.positions.iter().map(|position| position.step);
        assert!(steps.eq(0..=saved.steps.len()), "{}: a position for every step", game.name);
    }
}

/// What is drawn from a pile is luck, though the pile was shuffled before.
#[test]
fn what_a_choice_draws_is_luck() {
    for game in all() {
        let seats = *(game.seats)().start().max(&2);
        let review = reviewed(&game, &played(&game, seats, |_| Level::Random, 5), &effort(16, 2));
        let draws = review.seats.iter().any(|of| {
            let at = |position: &ReviewedPosition| position.success[of.seat.index()].mean;
            let by_luck = review.positions.windows(2).filter(|pair| pair[1].mover.is_none());
            let fell: f64 = by_luck.map(|pair| at(&pair[1]) - at(&pair[0])).sum();
            (of.success.luck - fell).abs() > 1e-9
        });
        assert_eq!(draws, ["m", "city"].contains(&game.name), "{}", game.name);
    }
}

/// Nobody knows what the piles will bring: no game is decided by its first choices.
#[test]
fn chances_are_uncertain_as_long_as_cards_are_to_come() {
    for (name, seats) in [("m", 3), ("city", 3)] {
        let game = game_of(name);
        let review = reviewed(&game, &played(&game, seats, |_| Level::Steady, 9), &effort(32, 2));
        let early = &review.positions[..review.positions.len() / 3];
        let chances: Vec<f64> =
            early.iter().flat_map(|position| &position.success).map(|chance| chance.mean).collect();
        let certain = chances.iter().filter(|chance| !(0.02..0.98).contains(*chance)).count();
        assert!(10 * certain < chances.len(), "{name}: {certain} of {}: {chances:?}", chances.len());
    }
}

/// What other play-outs of the same game say differs by no more than the errors allow.
#[test]
fn the_parts_of_a_result_are_as_far_off_as_they_say() {
    for game in all() {
        let seats = *(game.seats)().start().max(&2);
        let saved = played(&game, seats, |_| Level::Random, 5);
        let of_seed =
            |seed| reviewed(&game, &saved, &Effort { seed, seat: Some(Seat::default()), ..effort(48, 2) });
        let [one, other] = [1, 2].map(of_seed);
        for (one, other) in one.seats.iter().zip(&other.seats) {
            let parts = |account: &Account| {
                let errors = account.errors.unwrap();
                [
                    (account.start, errors.start),
                    (account.luck, errors.luck),
                    (account.others, errors.others),
                    (account.unseen, errors.unseen),
                ]
            };
            for (one, other) in parts(&one.success).into_iter().zip(parts(&other.success)) {
                let (apart, error) = ((one.0 - other.0).abs(), one.1.hypot(other.1));
                assert!(apart <= 5.0 * error, "{}: {one:?} {other:?}", game.name);
            }
        }
    }
}

#[test]
fn the_same_seed_and_worlds_give_the_same_review_on_any_number_of_threads() {
    for (game, seats) in [("toy", 4), ("m", 2), ("tricks", 3), ("city", 1)] {
        let game = game_of(game);
        let saved = played(&game, seats, |_| Level::Random, 6);
        let on = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            pool.install(|| reviewed(&game, &saved, &effort(16, 8)))
        };
        let one = on(1);
        assert!(!one.choices.is_empty());
        assert!(one == on(3), "{}: threads change the review", game.name);
        let other = reviewed(&game, &saved, &Effort { seed: 1, ..effort(16, 8) });
        assert!(
            one.positions != other.positions || game.name == "tricks",
            "{}: a seed says something",
            game.name
        );
        let seat = Seat::default();
        let alone = reviewed(&game, &saved, &Effort { seat: Some(seat), ..effort(16, 8) });
        let own = one.choices.iter().filter(|choice| choice.seat == seat);
        assert!(own.eq(&alone.choices), "{}: a seat is judged alike alone", game.name);
    }
}

#[test]
fn a_game_that_is_not_over_is_not_reviewed() {
    for game in all() {
        let mut saved = played(&game, *(game.seats)().start(), |_| Level::Random, 7);
        (saved.scores, _) = (None, saved.steps.pop());
        let refused = (game.laboratory.review)(&saved, &effort(2, 2));
        assert_eq!(refused, Err(CannotReview::NotOver), "{}", game.name);
    }
}

#[test]
fn marks_are_for_those_who_chose_among_several_and_lost_surely() {
    let game = game_of("m");
    let review = reviewed(&game, &played(&game, 3, |_| Level::Random, 8), &effort(32, 100));
    let mut marked = 0;
    for choice in &review.choices {
        let loss = choice.loss.expect("without a bound of time all are weighed");
        let is_bad = choice.mark.is_some_and(|mark| mark >= Mark::Inaccuracy);
        marked += u32::from(is_bad);
        assert!(!is_bad || loss.lower() >= 0.02, "{choice:?}");
        assert!(!is_bad || (choice.best != choice.played && choice.advised != choice.played), "{choice:?}");
        assert!(choice.played != choice.advised || (loss.mean == 0.0 && choice.best == choice.played));
    }
    assert!(marked > 10, "random play is marked: {marked}");
    for seat in &review.seats {
        let lost =
            |step: &StepNumber| review.choices.iter().find(|choice| choice.step == *step).unwrap().loss;
        assert_eq!(seat.costliest.len(), 5);
        assert!(seat.costliest.is_sorted_by_key(|step| -lost(step).unwrap().lower()));
    }
}

/// What the seats of each level lose with a choice on average, at tables of one seat a level that all move on.
fn losses(game: &Entry, levels: &[Level], effort: &Effort) -> Vec<Estimate> {
    let seats = u8::try_from(levels.len()).unwrap();
    let of = |seed: u64| {
        let level = |seat: Seat| (seat.index() + usize::try_from(seed).unwrap()) % levels.len();
        let saved = played(game, seats, |seat| levels[level(seat)], seed);
        let review = reviewed(game, &saved, effort);
        let mut lost = vec![0.0; levels.len()];
        for seat in &review.seats {
            lost[level(seat.seat)] = seat.lost.mean / f64::from(u32::try_from(seat.weighed).unwrap());
        }
        lost
    };
    let all: Vec<Vec<f64>> = games(6, 60).into_par_iter().map(of).collect();
    (0..levels.len()).map(|level| Estimate::of(all.iter().map(|lost| lost[level]))).collect()
}

#[test]
fn beginners_lose_more_than_the_strong() {
    for name in ["m", "tricks"] {
        let levels = [Level::Gentle, Level::Steady, Level::Keen];
        let lost = losses(&game_of(name), &levels, &effort(16, 100));
        let (gentle, strong) = (lost[0], lost[2]);
        let apart = gentle.mean - strong.mean;
        assert!(apart > 2.0 * gentle.error.hypot(strong.error), "{name}: {lost:?}");
        assert!(lost[1].mean > strong.mean, "{name}: {lost:?}");
    }
}

/// What the strongest player advises at a table is not called a mistake afterwards, although it draws other worlds:
/// in these games every choice was advised.
#[test]
fn what_a_hint_advises_is_hardly_ever_called_a_mistake() {
    for (name, seats) in [("m", 2), ("tricks", 3)] {
        let game = game_of(name);
        let advised = |seed| {
            let review = reviewed(&game, &played(&game, seats, |_| Level::Fierce, seed), &Effort::worlds(64));
            let wrong = |mark: Option<Mark>| mark.is_some_and(|mark| mark >= Mark::Mistake);
            let wrong = review.choices.iter().filter(|choice| wrong(choice.mark)).count();
            (wrong, review.choices.len())
        };
        let all: Vec<_> = games(1, 12).into_par_iter().map(advised).collect();
        let sum = |part: fn(&(usize, usize)) -> usize| all.iter().map(part).sum::<usize>();
        let (wrong, choices) = (sum(|one| one.0), sum(|one| one.1));
        assert!(wrong * 50 <= choices, "{name}: {wrong} of {choices} hints are called mistakes");
    }
}

/// A choice at random in a game of strong players.
struct Planted {
    saved: SavedGame,
    seat: Seat,
    step: StepNumber,
    /// What it cost in games played on from both choices.
    cost: Estimate,
}

/// Plays a game by this level in which one choice is made at random.
fn planted(game: &Entry, seats: u8, level: Level, seed: u64) -> Planted {
    let whole = game.restore(&played(game, seats, |_| level, seed)).unwrap();
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(1000 + seed));
    let chosen: Vec<StepNumber> =
        whole.positions().into_iter().filter(|&at| !whole.at(at).turn().owing().is_empty()).collect();
    let at = chosen[rng.below(u32::try_from(chosen.len()).unwrap()) as usize];
    let before = whole.at(at);
    let seat = before.turn().owing().first().unwrap();
    let advised = before.computer_choice(seat, level, &mut rng).unwrap();
    let legal = before.legal(0..usize::MAX, Observer::Seat(seat)).texts;
    let random = rng.pick(&legal).unwrap().clone();
    let end = |choice: &str, luck: &Luck| -> PerSeat<f64> {
        let (mut table, mut rng) = (whole.at(at), Rng::from_seed(seed));
        take(table.as_mut(), seat, choice, luck);
        play_on(table.as_mut(), |_| Level::Steady, luck, &mut rng);
        Verdict::of(&table.turn().standing().unwrap()).success
    };
    let cost = |number: u64| {
        let luck = Luck::from_seed(7_000_000 + number);
        end(&advised, &luck)[seat] - end(&random, &luck)[seat]
    };
    let cost = Estimate::of((0..60).map(cost));
    let mut table = whole.at(at);
    take(table.as_mut(), seat, &random, &luck);
    play_on(table.as_mut(), |_| level, &luck, &mut rng);
    Planted { saved: table.save(), seat, step: at + 1, cost }
}

/// In M, where little is hidden: elsewhere what a choice costs in the true position is not what its seat could know.
#[test]
fn a_random_choice_that_cost_much_is_among_the_costliest() {
    let game = game_of("m");
    let found = |seed: u64| {
        let Planted { saved, seat, step, cost } = planted(&game, 3, Level::Keen, seed);
        let own = Effort { seat: Some(seat), ..effort(64, 200) };
        let costliest = || reviewed(&game, &saved, &own).seats[0].costliest.contains(&step);
        (cost.lower() > 0.05).then(costliest)
    };
    let found: Vec<bool> = games(24, 160).into_par_iter().filter_map(found).collect();
    let right = found.iter().filter(|found| **found).count();
    assert!(found.len() > 2, "hardly any choice cost much: {}", found.len());
    assert!(right * 10 >= found.len() * 8, "{right} of {} were found", found.len());
}
