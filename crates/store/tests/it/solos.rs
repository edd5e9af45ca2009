//! What people reach alone: kept with the last entry, best first, each person's own.

use domain::time::Course;
use domain::{Change, NewEntry, Person, SoloEnd, Status, TableId};
use store::{NewTable, Store};

use crate::place::fresh;
use crate::world::{NOW, later, new_table, person, seated, start, write};

/// A table at which one person plays alone.
fn alone(id: &str, game: &str, host: &Person) -> NewTable {
    let options = vec![("players".into(), "1".into())];
    NewTable { game: game.into(), options, seats: vec![seated("a", host)], ..new_table(id, host) }
}

fn last(solo: Option<SoloEnd>) -> Change {
    let entries = vec![NewEntry { text: "a pass".into(), request: None }];
    Change { entries, solo, ..Change::at(Status::Over) }
}

/// Plays a game alone to its end `seconds` after the beginning.
async fn played(store: &Store, (id, game): (&str, &str), host: &Person, score: i32, seconds: i64) {
    let table = alone(id, game, host);
    store.open_table(&table, NOW).await.unwrap();
    let (waiting, _) = store.table(&table.id).await.unwrap().unwrap();
    start(store, &waiting, &[], &Course::default(), NOW).await.unwrap();
    let end = SoloEnd { person: host.id.clone(), score };
    write(store, &table.id, &last(Some(end)), later(seconds)).await.unwrap();
}

async fn list(store: &Store, who: &Person, game: &str, most: u32) -> Vec<(String, i32, i64)> {
    let solos = store.solos(&who.id, game, most).await.unwrap();
    solos.into_iter().map(|solo| (solo.table.id.to_string(), solo.score, solo.ended.0 - NOW.0)).collect()
}

async fn place(store: &Store, who: &Person, id: &str) -> Option<(i64, i64, i32)> {
    let place = store.solo_place(&who.id, &TableId::new(id)).await.unwrap();
    place.map(|place| (place.place, place.of, place.best.score))
}

#[tokio::test]
async fn the_best_stand_first_and_of_equals_the_earlier() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    for (id, score, seconds) in
        [("late-k7m", 31, 50), ("low-k7m", -4, 10), ("top-k7m", 47, 20), ("early-k7m", 31, 30)]
    {
        played(&store, (id, "city"), &anna, score, seconds).await;
    }
    let all = [("top-k7m", 47, 20), ("early-k7m", 31, 30), ("late-k7m", 31, 50), ("low-k7m", -4, 10)];
    let all = all.map(|(id, score, seconds)| (id.to_owned(), score, seconds));
    assert_eq!(list(&store, &anna, "city", 20).await, all);
    assert_eq!(list(&store, &anna, "city", 2).await, all[..2], "no more than asked for");
    assert_eq!(store.solo_count(&anna.id, "city").await.unwrap(), 4);
    for (at, (id, ..)) in (1..).zip(&all) {
        assert_eq!(place(&store, &anna, id).await, Some((at, 4, 47)), "{id}");
    }
}

#[tokio::test]
async fn a_list_is_one_person_s_and_one_game_s() {
    let store = fresh().await;
    let (anna, ben) = (person(&store, "Anna").await, person(&store, "Ben").await);
    played(&store, ("one-k7m", "city"), &anna, 12, 1).await;
    played(&store, ("two-k7m", "isle"), &anna, 90, 2).await;
    played(&store, ("three-k7m", "city"), &ben, 60, 3).await;
    assert_eq!(list(&store, &anna, "city", 20).await, [("one-k7m".into(), 12, 1)]);
    assert_eq!(list(&store, &anna, "isle", 20).await, [("two-k7m".into(), 90, 2)]);
    assert_eq!(list(&store, &ben, "isle", 20).await, []);
    assert_eq!(place(&store, &anna, "one-k7m").await, Some((1, 1, 12)), "others' games do not count");
    assert_eq!(place(&store, &anna, "three-k7m").await, None, "somebody else's table");
    assert_eq!(place(&store, &anna, "no-such-t4b").await, None);
}

#[tokio::test]
async fn a_game_without_a_kept_end_stands_in_no_list_and_harms_none() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let old = alone("old-k7m", "city", &anna);
    store.open_table(&old, NOW).await.unwrap();
    write(&store, &old.id, &last(None), later(1)).await.unwrap();
    played(&store, ("new-k7m", "city"), &anna, 5, 2).await;
    assert_eq!(place(&store, &anna, "old-k7m").await, None);
    assert_eq!(list(&store, &anna, "city", 20).await, [("new-k7m".into(), 5, 2)]);
}

#[tokio::test]
async fn an_end_is_kept_with_its_last_entry_or_not_at_all() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    played(&store, ("one-k7m", "city"), &anna, 12, 1).await;
    let end = SoloEnd { person: anna.id.clone(), score: 99 };
    // The journal has an entry of this number already.
    assert!(write(&store, &TableId::new("one-k7m"), &last(Some(end)), later(5)).await.is_err());
    assert_eq!(list(&store, &anna, "city", 20).await, [("one-k7m".into(), 12, 1)]);
}
