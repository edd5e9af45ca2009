//! Several processes on one database: what they hear of each other, and who lets a computer think.

use std::time::Duration;

use domain::time::Course;
use domain::{Change, Moment, NewEntry, Status, TableId};
use store::{Listener, News, Store};

use crate::place::Place;
use crate::world::{NOW, arrange, later, new_table, person, remove, start, write};

async fn heard(listener: &mut Listener) -> Option<News> {
    let next = tokio::time::timeout(Duration::from_secs(5), listener.next()).await;
    next.ok().map(Result::unwrap)
}

async fn is_silent(listener: &mut Listener) -> bool {
    tokio::time::timeout(Duration::from_millis(600), listener.next()).await.is_err()
}

fn step(after: i64) -> Change {
    let entry = NewEntry { text: "! deal".into(), request: None };
    Change { after, entries: vec![entry], ..Change::at(Status::Playing) }
}

/// Two stores on one database that know of each other, a listener of the first, and a table.
async fn two(place: &Place) -> (Store, Store, Listener, TableId) {
    let (here, there) = (place.open().await, place.open().await);
    let mut listener = here.listen().await.unwrap().unwrap();
    let mut other = there.listen().await.unwrap().unwrap();
    tokio::join!(is_silent(&mut listener), is_silent(&mut other)); // they greet each other
    let anna = person(&here, "Anna").await;
    let table = new_table("amber-otter-k7m", &anna);
    here.open_table(&table, NOW).await.unwrap();
    (here, there, listener, table.id)
}

#[tokio::test]
async fn a_change_is_heard_by_the_other_process_and_by_nobody_else() {
    let place = Place::new();
    let (here, there, mut listener, id) = two(&place).await;
    write(&here, &id, &step(0), NOW).await.unwrap();
    assert!(is_silent(&mut listener).await, "own changes are no news");
    write(&there, &id, &step(1), NOW).await.unwrap();
    assert_eq!(heard(&mut listener).await, Some(News::Changed(id.clone())));
    assert!(write(&there, &id, &step(1), NOW).await.is_err());
    assert!(is_silent(&mut listener).await, "what was not written is no news");
    let elsewhere = Place::new();
    let (_, other, _, other_id) = two(&elsewhere).await;
    write(&other, &other_id, &step(0), NOW).await.unwrap();
    assert!(is_silent(&mut listener).await, "another house is another house");
}

#[tokio::test]
async fn every_kind_of_change_is_told() {
    let place = Place::new();
    let (_, there, mut listener, id) = two(&place).await;
    let (record, seats) = there.table(&id).await.unwrap().unwrap();
    arrange(&there, &record, &record.host, &seats, NOW).await.unwrap();
    assert_eq!(heard(&mut listener).await, Some(News::Changed(id.clone())), "seats");
    let (record, _) = there.table(&id).await.unwrap().unwrap();
    start(&there, &record, &[], &Course::default(), NOW).await.unwrap();
    assert_eq!(heard(&mut listener).await, Some(News::Changed(id.clone())), "the start");
    let anna = person(&there, "Ben").await;
    let again = store::NewTable { rematch_of: Some(id.clone()), ..new_table("brown-bear-x2y", &anna) };
    there.open_table(&again, NOW).await.unwrap();
    assert_eq!(heard(&mut listener).await, Some(News::Changed(id)), "a rematch");
    let (record, _) = there.table(&again.id).await.unwrap().unwrap();
    remove(&there, &record, NOW).await.unwrap();
    assert_eq!(heard(&mut listener).await, Some(News::Changed(again.id)), "the end of a table");
}

#[tokio::test]
async fn old_news_are_forgotten_and_numbers_go_on() {
    let place = Place::new();
    let (_, there, mut listener, id) = two(&place).await;
    for number in 0..3 {
        write(&there, &id, &step(number), NOW).await.unwrap();
        there.forget_news().await.unwrap();
        assert_eq!(heard(&mut listener).await, Some(News::Changed(id.clone())));
    }
}

#[tokio::test]
async fn nobody_else_can_see_a_database_in_memory() {
    assert!(Store::in_memory().await.unwrap().listen().await.unwrap().is_none());
}

#[tokio::test]
async fn a_computer_thinks_in_one_process_until_its_claim_ends() {
    let place = Place::new();
    let alone = place.open().await;
    let anna = person(&alone, "Anna").await;
    let id = new_table("green-goat-a1b", &anna).id;
    alone.open_table(&new_table(id.as_str(), &anna), NOW).await.unwrap();
    assert!(alone.claim(&id, 5, 15, NOW).await.unwrap(), "nobody else is there");
    let other = Place::new();
    let (here, there, _, id) = two(&other).await;
    let claim = async |store: &Store, version, now: Moment| store.claim(&id, version, 15, now).await.unwrap();
    assert!(claim(&here, 5, NOW).await);
    assert!(!claim(&there, 5, later(14)).await, "somebody thinks");
    assert!(claim(&here, 5, later(14)).await, "one's own claim is renewed");
    assert!(!claim(&there, 5, later(28)).await);
    assert!(claim(&there, 5, later(29)).await, "who claimed it has died");
    assert!(!claim(&here, 5, later(30)).await);
    assert!(claim(&here, 6, later(30)).await, "the next choice is another one");
    assert!(!claim(&there, 5, later(31)).await, "the choice before is made");
}
