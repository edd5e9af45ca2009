//! Reviews: one a table, the one that weighed more, and so many in all.

use domain::TableId;
use store::{KeptReview, Store};

use crate::place::fresh;
use crate::world::{NOW, later, new_table, person};

const DAY: i64 = 86_400;

fn review(weight: (usize, usize), json: &str) -> KeptReview {
    let (program, reference) = ("1.2.3".into(), "steady".into());
    KeptReview { program, reference, seconds: 10, weight, json: json.into() }
}

async fn kept(store: &Store, id: &str) -> Option<String> {
    store.review(&TableId::new(id), NOW).await.unwrap().map(|kept| kept.json)
}

#[tokio::test]
async fn the_review_that_weighed_more_is_kept() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let table = new_table("one-k7m", &anna);
    store.open_table(&table, NOW).await.unwrap();
    assert_eq!(store.review(&table.id, NOW).await.unwrap(), None);
    let cases = [
        ((10, 500), "first", "first"),
        ((9, 900), "fewer choices", "first"),
        ((10, 499), "fewer worlds", "first"),
        ((10, 500), "as much, later", "as much, later"),
        ((10, 501), "more worlds", "more worlds"),
        ((11, 2), "more choices", "more choices"),
    ];
    for (weight, json, expected) in cases {
        store.keep_review(&table.id, &review(weight, json), (9, NOW)).await.unwrap();
        assert_eq!(kept(&store, "one-k7m").await.as_deref(), Some(expected), "{json}");
    }
    let whole = store.review(&table.id, NOW).await.unwrap().unwrap();
    assert_eq!(whole, review((11, 2), "more choices"));
    let nowhere = store.keep_review(&TableId::new("none-k7m"), &review((1, 1), "x"), (9, NOW)).await;
    assert!(nowhere.is_err(), "there is no such table");
}

#[tokio::test]
async fn what_nobody_has_looked_at_for_the_longest_time_goes_first() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    for (id, day) in [("one-k7m", 0), ("two-k7m", 1), ("three-k7m", 2)] {
        let table = new_table(id, &anna);
        store.open_table(&table, NOW).await.unwrap();
        store.keep_review(&table.id, &review((1, 1), id), (3, later(day * DAY))).await.unwrap();
    }
    // The oldest is looked at; the one that nobody has looked at since it was made goes.
    assert!(store.review(&TableId::new("one-k7m"), later(3 * DAY)).await.unwrap().is_some());
    let fourth = new_table("four-k7m", &anna);
    store.open_table(&fourth, NOW).await.unwrap();
    store.keep_review(&fourth.id, &review((1, 1), "four"), (3, later(3 * DAY))).await.unwrap();
    let there = |id: &'static str| kept(&store, id);
    assert_eq!(there("two-k7m").await, None);
    for id in ["one-k7m", "three-k7m", "four-k7m"] {
        assert!(there(id).await.is_some(), "{id}");
    }
    // A smaller bound holds at once, and never drops what has just been made.
    store.keep_review(&fourth.id, &review((2, 1), "again"), (1, NOW)).await.unwrap();
    assert_eq!(kept(&store, "four-k7m").await.as_deref(), Some("again"));
    assert_eq!((there("one-k7m").await, there("three-k7m").await), (None, None));
}
