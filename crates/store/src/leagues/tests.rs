//! Databases from before games had weights.

use domain::{Change, NewEntry, Place, Status};
use engine::Seat;

use super::*;
use crate::scratch::{NOW, account, place, table};
use crate::{Best, BestOf, NewTable, Record};

/// Ben loses a rated game to Anna after so many choices, by giving up.
async fn given_up(store: &Store, id: &str, [anna, ben]: [&PersonId; 2], choices: usize, ended: Moment) {
    let table = NewTable { rated: true, ..table(id, &[anna, ben]) };
    store.open_table(&table, ended).await.unwrap();
    let mut entries = vec![NewEntry::of("! deal".into())];
    entries.extend((0..choices).flat_map(|_| ["a pass", "b pass"]).map(|text| NewEntry::of(text.into())));
    let after = i64::try_from(entries.len()).unwrap();
    let begins = Change { entries, begins: true, ..Change::at(Status::Playing) };
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    store.commit(&record, &begins, ended).await.unwrap();
    let places = (1_u8..).zip(Seat::all(2)).map(|(place, seat)| Place { seat, place, score: 0 });
    let over = Change {
        after,
        abandons: true,
        entries: vec![NewEntry::of("* resigned b".into())],
        places: Some(places.collect()),
        ..Change::at(Status::Over)
    };
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    store.commit(&record, &over, ended).await.unwrap();
}

/// All that follows from the games of these people, in the present season and the one before.
async fn figures(store: &Store, people: &[PersonId]) -> (Vec<Record>, Vec<Best>, Vec<Vec<i64>>) {
    let mut records = Vec::new();
    for person in people {
        records.extend(store.records(person, 100).await.unwrap());
    }
    let best = store.best(("toy", 2), BestOf::AllTime(NOW), (0, 9)).await.unwrap();
    let rows = query("SELECT season, value, spread, games FROM season_ratings ORDER BY person, season");
    let rows = rows.fetch_all(&store.pool).await.unwrap();
    let line =
        |row: &Row| ["season", "value", "spread", "games"].map(|name| row.try_get(name).unwrap()).to_vec();
    (records, best, rows.iter().map(line).collect())
}

#[tokio::test]
async fn an_older_database_has_the_weights_once_its_ratings_are_counted_again() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    let people = [account(&store, "Anna").await, account(&store, "Ben").await];
    // Over two seasons, and some in earnest.
    for (at, choices) in [0, 5, 6, 2, 9, 0, 3, 1].into_iter().enumerate() {
        let ended = Moment(NOW.0 + 20 * 86_400 * i64::try_from(at).unwrap());
        given_up(&store, &format!("game-{at}"), [&people[0], &people[1]], choices, ended).await;
    }
    let before = figures(&store, &people).await;
    let weights = before.0.iter().take(8).rev().map(|record| weight_number(record.change.unwrap().less));
    assert_eq!(weights.collect::<Vec<_>>(), [100, 100, 100, 25, 100, 25, 0, 0]);
    assert_eq!(before.2.len(), 4, "two people in two seasons: {:?}", before.2);
    store.recount_ratings().await.unwrap();
    assert_eq!(figures(&store, &people).await, before);

    for sql in [
        "DROP INDEX results_by_league",
        "DROP INDEX results_weighed",
        "DROP INDEX ratings_best",
        "DROP TABLE season_ratings",
        "ALTER TABLE results DROP COLUMN thrown",
        "ALTER TABLE results DROP COLUMN weight",
        "ALTER TABLE results DROP COLUMN weighed",
        "ALTER TABLE ratings DROP COLUMN ended",
        "ALTER TABLE people DROP COLUMN unlisted",
    ] {
        query(sql).execute(&store.pool).await.unwrap();
    }
    let lent = store.pool.lend().await.unwrap();
    lent.script(include_str!("../../migrations/0024_weights.sql")).await.unwrap();
    drop(lent);
    let (records, _, seasons) = figures(&store, &people).await;
    assert!(records.iter().all(|record| record.change.unwrap().less.is_none()), "as they were counted then");
    assert_eq!(seasons, before.2, "seasons that were before");
    store.recount_ratings().await.unwrap();
    assert_eq!(figures(&store, &people).await, before);
}
