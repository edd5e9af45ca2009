//! Tries at puzzles: the first counts, for person and puzzle, whatever is sent how often and to whom.

use domain::{PersonId, Rating};
use store::{NewTry, PuzzleStanding, PuzzleTry, Store, rate};

use crate::place::{Place, fresh};
use crate::world::{NOW, later, person};

const START: Rating = Rating { value: 31_250_000, ..Rating::START };

const fn solved(number: u32) -> NewTry<'static> {
    NewTry { game: "toy", number, solved: true, start: START, day: None }
}

const fn missed(number: u32) -> NewTry<'static> {
    NewTry { solved: false, ..solved(number) }
}

async fn standing(store: &Store, person: &PersonId) -> Option<PuzzleStanding> {
    let all = store.puzzle_standings(person).await.unwrap();
    all.into_iter().find(|(game, _)| game == "toy").map(|(_, standing)| standing)
}

#[tokio::test]
async fn only_the_first_try_counts_for_person_and_puzzle() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await.id;
    assert_eq!(standing(&store, &anna).await, None);
    let change = store.try_puzzle(&anna, &solved(7), NOW).await.unwrap().unwrap();
    let expected = rate(&[(Rating::START, 1), (START, 2)]);
    assert_eq!((change.before, change.after), (Rating::START, expected[0]));
    assert_eq!(store.puzzle_ratings("toy").await.unwrap(), [(7, expected[1])]);
    for again in [false, true] {
        assert_eq!(
            store.try_puzzle(&anna, &NewTry { solved: again, ..solved(7) }, later(9)).await.unwrap(),
            None
        );
    }
    let kept = standing(&store, &anna).await.unwrap();
    assert_eq!((kept.rating, kept.run, kept.best), (expected[0], 1, 1));
    assert_eq!(store.puzzle_ratings("toy").await.unwrap(), [(7, expected[1])], "nor for the puzzle");
    let tries = store.puzzle_tries(&anna).await.unwrap();
    let rating = (Rating::START.shown().0, expected[0].shown().0);
    assert_eq!(tries, [PuzzleTry { game: "toy".into(), number: 7, solved: true, at: NOW, rating }]);
    assert_eq!(store.puzzle_try(&anna, ("toy", 7)).await.unwrap().as_ref(), tries.first());
    for other in [("toy", 8), ("other", 7)] {
        assert_eq!(store.puzzle_try(&anna, other).await.unwrap(), None);
    }
    assert!(store.puzzle_ratings("other").await.unwrap().is_empty());
}

#[tokio::test]
async fn a_miss_lowers_the_person_raises_the_puzzle_and_ends_the_run() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await.id;
    for number in 1..=3 {
        store.try_puzzle(&anna, &solved(number), NOW).await.unwrap().unwrap();
    }
    let change = store.try_puzzle(&anna, &missed(4), NOW).await.unwrap().unwrap();
    assert!(change.shown() < 0);
    let kept = standing(&store, &anna).await.unwrap();
    assert_eq!((kept.run, kept.best), (-1, 3));
    let ratings = store.puzzle_ratings("toy").await.unwrap();
    assert!(ratings[0].1.value < START.value && ratings[3].1.value > START.value, "{ratings:?}");
}

#[tokio::test]
async fn the_puzzle_of_the_day_counts_once_a_day_though_it_was_tried_before() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await.id;
    let of = |day, right| NewTry { day: Some(day), solved: right, ..solved(1) };
    assert!(store.try_puzzle(&anna, &of(20_000, true), NOW).await.unwrap().is_some());
    let rating = standing(&store, &anna).await.unwrap().rating;
    for (day, right, days) in [(20_000, false, 1), (20_001, true, 2), (20_001, true, 2), (20_003, true, 1)] {
        assert_eq!(store.try_puzzle(&anna, &of(day, right), NOW).await.unwrap(), None);
        let kept = standing(&store, &anna).await.unwrap();
        assert_eq!((kept.day, kept.days, kept.rating, kept.run), (day, days, rating, 1));
    }
    assert_eq!(standing(&store, &anna).await.unwrap().best_days, 2);
}

#[tokio::test]
async fn two_processes_that_are_told_the_same_at_once_count_it_once() {
    let place = Place::new();
    let (one, other) = (place.open().await, place.open().await);
    let anna = person(&one, "Anna").await.id;
    for number in 1..=8 {
        let tried = solved(number);
        let both = tokio::join!(one.try_puzzle(&anna, &tried, NOW), other.try_puzzle(&anna, &tried, NOW));
        let counted = [both.0.unwrap(), both.1.unwrap()].iter().flatten().count();
        assert_eq!(counted, 1, "puzzle {number}");
    }
    let kept = standing(&one, &anna).await.unwrap();
    assert_eq!((kept.run, one.puzzle_tries(&anna).await.unwrap().len()), (8, 8));
}

#[tokio::test]
async fn different_puzzles_at_once_lose_no_rating() {
    let place = Place::new();
    let (one, other) = (place.open().await, place.open().await);
    let anna = person(&one, "Anna").await.id;
    for number in 0..6 {
        let (left, right) = (solved(2 * number + 1), solved(2 * number + 2));
        let both = tokio::join!(one.try_puzzle(&anna, &left, NOW), other.try_puzzle(&anna, &right, NOW));
        assert!(both.0.unwrap().is_some() && both.1.unwrap().is_some());
    }
    let mut expected = Rating::START;
    for _ in 0..12 {
        expected = rate(&[(expected, 1), (START, 2)])[0];
    }
    let kept = standing(&other, &anna).await.unwrap();
    assert_eq!((kept.rating, kept.run), (expected, 12));
}

#[tokio::test]
async fn tries_go_with_the_guest_and_are_forgotten_with_the_account() {
    let store = fresh().await;
    let (anna, guest) = (person(&store, "Anna").await.id, person(&store, "Guest").await.id);
    store.open_account(&anna, "Anna", "$argon2id$some-hash", NOW).await.unwrap();
    for number in 1..=2 {
        store.try_puzzle(&guest, &solved(number), NOW).await.unwrap();
    }
    let before = standing(&store, &guest).await;
    store.hand_over(&guest, &anna).await.unwrap();
    assert_eq!((standing(&store, &guest).await, standing(&store, &anna).await), (None, before));
    assert_eq!(
        (store.puzzle_tries(&guest).await.unwrap().len(), store.puzzle_tries(&anna).await.unwrap().len()),
        (0, 2)
    );
    let again = person(&store, "Again").await.id;
    for number in [2, 3] {
        store.try_puzzle(&again, &missed(number), NOW).await.unwrap();
    }
    store.hand_over(&again, &anna).await.unwrap();
    assert_eq!(standing(&store, &anna).await, before, "the account keeps its rating");
    let solved: Vec<(u32, bool)> =
        store.puzzle_tries(&anna).await.unwrap().iter().map(|one| (one.number, one.solved)).collect();
    assert_eq!(solved, [(1, true), (2, true), (3, false)], "the account's own try stays");
    let ratings = store.puzzle_ratings("toy").await.unwrap();
    store.forget_person(&anna).await.unwrap();
    assert_eq!(standing(&store, &anna).await, None);
    assert!(store.puzzle_tries(&anna).await.unwrap().is_empty());
    assert_eq!(store.puzzle_ratings("toy").await.unwrap(), ratings, "what the puzzle was rated names nobody");
}
