//! The archive at its full size, and what becomes of it with the people.

use std::collections::BTreeSet;

use domain::{Change, NewEntry, Place, SoloEnd, Status, Terms};
use engine::Seat;

use super::*;
use crate::scratch::{NOW, account, person, place, table};
use crate::{NewNote, NewTable};

/// How many games the large archive holds.
const GAMES: i64 = 60_000;

/// Plays a game at a table to its end, `seconds` after [`NOW`]: who sits first, wins.
async fn played(store: &Store, (id, terms): (&str, Terms), people: &[&PersonId], seconds: i64) -> TableId {
    let table = NewTable { terms, ..table(id, people) };
    store.open_table(&table, NOW).await.unwrap();
    let entry = || vec![NewEntry { text: "a pass".into(), request: None }];
    let begins = Change { entries: entry(), begins: true, ..Change::at(Status::Playing) };
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    store.commit(&record, &begins, NOW).await.unwrap();
    let seats = Seat::all(people.len().try_into().unwrap());
    let places = (1_u8..).zip(seats).map(|(place, seat)| Place { seat, place, score: 40 - i32::from(place) });
    let alone = SoloEnd { person: people[0].clone(), score: 17 };
    let over = Change {
        after: 1,
        entries: entry(),
        places: (people.len() > 1).then(|| places.collect()),
        solo: (people.len() == 1).then_some(alone),
        ..Change::at(Status::Over)
    };
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    store.commit(&record, &over, Moment(NOW.0 + seconds)).await.unwrap();
    table.id
}

async fn ids(store: &Store, search: &Search) -> Vec<String> {
    let found = store.search(search, 25).await.unwrap();
    found.games.iter().map(|game| game.table.to_string()).collect()
}

fn own(person: &PersonId) -> Search {
    Search::all(Shelf::Own(person.clone()), Some(person.clone()))
}

/// A game with two people, one alone, one behind a closed door, of three people.
async fn furnished(store: &Store) -> [PersonId; 3] {
    let [anna, ben, clio] =
        [account(store, "Anna").await, account(store, "Ben").await, person(store, "Clio").await];
    played(store, ("one", Terms::public()), &[&anna, &ben], 100).await;
    played(store, ("two", Terms::default()), &[&ben, &anna, &clio], 200).await;
    played(store, ("three", Terms::public()), &[&anna], 4000).await;
    played(store, ("four", Terms::public()), &[&clio, &ben], 400).await;
    [anna, ben, clio]
}

#[tokio::test]
async fn a_game_is_found_by_those_who_sat_there_and_by_everybody_where_it_was_listed() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    let [anna, ben, _] = furnished(&store).await;
    assert_eq!(ids(&store, &own(&anna)).await, ["three", "two", "one"], "the last one first");
    let listed = Search::all(Shelf::Listed, None);
    assert_eq!(ids(&store, &listed).await, ["three", "four", "one"]);
    let of_ben = Search { with: Some(ben.clone()), ..listed.clone() };
    assert_eq!(ids(&store, &of_ben).await, ["four", "one"], "not the one behind a door");
    let narrow = [
        (Search { with: Some(ben.clone()), ..own(&anna) }, vec!["two", "one"]),
        (Search { outcome: Some(Outcome::Won), ..own(&anna) }, vec!["one"]),
        (Search { outcome: Some(Outcome::Lost), ..own(&anna) }, vec!["two"]),
        (Search { outcome: Some(Outcome::Place(2)), ..own(&anna) }, vec!["two"]),
        (Search { players: Some(3), ..own(&anna) }, vec!["two"]),
        (Search { game: Some("other".into()), ..own(&anna) }, vec![]),
        (Search { game: Some("toy".into()), ..listed.clone() }, vec!["three", "four", "one"]),
        (Search { seconds: (Some(3600), None), ..own(&anna) }, vec!["three"]),
        (Search { seconds: (None, Some(200)), ..own(&anna) }, vec!["one"]),
        (Search { pace: Some(PaceKind::Live), ..own(&anna) }, vec![]),
        (Search { rated: Some(false), ..own(&ben) }, vec!["four", "two", "one"]),
        (Search { rated: Some(true), ..own(&ben) }, vec![]),
        (
            Search { ended: (Some(Moment(NOW.0 + 200)), Some(Moment(NOW.0 + 4000))), ..own(&anna) },
            vec!["two"],
        ),
    ];
    for (search, found) in narrow {
        assert_eq!(ids(&store, &search).await, found, "{search:?}");
    }
    let found = store.search(&own(&anna), 1).await.unwrap();
    let next = Search { after: found.next, ..own(&anna) };
    assert_eq!(ids(&store, &next).await, ["two", "one"], "on from the first");
    let alone = &found.games[0];
    assert_eq!((alone.steps, alone.seconds, alone.is_own), (2, 4000, true));
    assert_eq!((alone.seats[0].score, alone.seats[0].place), (Some(17), None));
    let two = &store.search(&next, 1).await.unwrap().games[0];
    let told: Vec<_> =
        two.seats.iter().map(|seat| (seat.name.as_str(), seat.account.as_deref(), seat.place)).collect();
    assert_eq!(
        told,
        [("Ben", Some("Ben"), Some(1)), ("Anna", Some("Anna"), Some(2)), ("Clio", None, Some(3))]
    );
}

#[tokio::test]
async fn a_game_that_goes_on_is_no_longer_in_the_archive() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    let (anna, ben) = (person(&store, "Anna").await, person(&store, "Ben").await);
    let id = played(&store, ("one", Terms::public()), &[&anna, &ben], 100).await;
    store.star(&anna, &id).await.unwrap();
    let starred = Search::all(Shelf::Starred(anna.clone()), Some(anna.clone()));
    assert_eq!(ids(&store, &starred).await, ["one"]);
    let back = NewEntry { text: "back a 2".into(), request: None };
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    let goes_on = Change { after: 2, entries: vec![back.clone()], ..Change::at(Status::Playing) };
    store.commit(&record, &goes_on, Moment(NOW.0 + 150)).await.unwrap();
    assert!(ids(&store, &own(&anna)).await.is_empty() && ids(&store, &starred).await.is_empty());
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    let over = Change { after: 3, entries: vec![back], ..Change::at(Status::Over) };
    store.commit(&record, &over, Moment(NOW.0 + 300)).await.unwrap();
    let again = store.search(&starred, 5).await.unwrap().games;
    assert_eq!((again[0].ended.0, again[0].steps), (NOW.0 + 300, 4));
}

#[tokio::test]
async fn notes_are_their_writers_or_the_table_s() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    let [anna, ben, clio] = furnished(&store).await;
    let note =
        |step, text: &str, shared| NewNote { table: TableId::new("one"), step, text: text.into(), shared };
    for (who, note) in [
        (&anna, note(1, "mine", false)),
        (&anna, note(2, "ours", true)),
        (&anna, note(2, "ours too", true)),
        (&ben, note(2, "yes", true)),
        (&clio, note(2, "from outside", true)),
    ] {
        store.write_note(who, &note, NOW).await.unwrap();
    }
    let read = async |who: &PersonId| {
        let notes = store.notes(who, &TableId::new("one")).await.unwrap();
        notes.into_iter().map(|note| (note.step, note.text, note.by)).collect::<Vec<_>>()
    };
    let line = |step, text: &str, by: Option<&str>| (step, text.to_owned(), by.map(str::to_owned));
    assert_eq!(
        read(&anna).await,
        [line(1, "mine", None), line(2, "ours too", None), line(2, "yes", Some("Ben"))]
    );
    assert_eq!(read(&ben).await, [line(2, "yes", None), line(2, "ours too", Some("Anna"))]);
    assert_eq!(
        read(&clio).await,
        [line(2, "from outside", None)],
        "who did not sit there reads the own alone"
    );
    store.block(&ben, &anna, NOW).await.unwrap();
    assert_eq!(read(&ben).await, [line(2, "yes", None)]);
    let noted = Search::all(Shelf::Noted(anna.clone()), Some(anna.clone()));
    assert_eq!(ids(&store, &noted).await, ["one"], "a game with several notes once");
    store.write_note(&anna, &note(1, "", false), NOW).await.unwrap();
    store.write_note(&anna, &note(2, "", false), NOW).await.unwrap();
    assert!(ids(&store, &noted).await.is_empty());
    for step in 0..crate::NOTES_MAX as usize {
        store.write_note(&anna, &note(step, "x", false), NOW).await.unwrap();
    }
    let more = store.write_note(&anna, &note(9999, "x", false), NOW).await;
    assert!(matches!(more, Err(Error::TooMany)), "{more:?}");
    store.write_note(&anna, &note(7, "again", false), NOW).await.unwrap();
    let running =
        store.write_note(&anna, &NewNote { table: TableId::new("none"), ..note(1, "x", false) }, NOW).await;
    assert!(matches!(running, Err(Error::TooMany)), "only of games of the archive: {running:?}");
}

#[tokio::test]
async fn a_deleted_account_leaves_nothing_but_a_pseudonym() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    let [anna, ben, _] = furnished(&store).await;
    let table = TableId::new("one");
    store.star(&anna, &table).await.unwrap();
    let note = NewNote { table: table.clone(), step: 2, text: "ours".into(), shared: true };
    store.write_note(&anna, &note, NOW).await.unwrap();
    store.forget_person(&anna).await.unwrap();
    assert!(store.notes(&ben, &table).await.unwrap().is_empty());
    assert!(!store.is_starred(&anna, &table).await.unwrap());
    for shelf in [Shelf::Own(anna.clone()), Shelf::Starred(anna.clone()), Shelf::Noted(anna.clone())] {
        assert!(ids(&store, &Search::all(shelf, Some(anna.clone()))).await.is_empty());
    }
    let of_anna = Search { with: Some(anna.clone()), ..own(&ben) };
    assert!(ids(&store, &of_anna).await.is_empty(), "nothing says any more which game was whose");
    let found = store.search(&own(&ben), 25).await.unwrap();
    assert!(!format!("{found:?}").contains("Anna"), "{found:?}");
    assert_eq!(found.games.len(), 3, "the games are other people's as well");
    for kept in ["archive_people", "stars", "notes"] {
        let sql = format!("SELECT COUNT(*) AS lines FROM {kept} WHERE person = $1");
        let row = assembled(sql).bind(anna.as_str()).fetch_one(&store.pool).await.unwrap();
        assert_eq!(row.try_get::<i64>("lines").unwrap(), 0, "{kept}");
    }
    // The migration of an older database does not bring it back.
    fill_anew(&store).await;
    assert!(ids(&store, &own(&anna)).await.is_empty());
}

#[tokio::test]
async fn what_a_guest_has_starred_and_written_is_handed_over() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    let [anna, _, clio] = furnished(&store).await;
    let table = TableId::new("four");
    store.star(&clio, &table).await.unwrap();
    let note = NewNote { table: table.clone(), step: 1, text: "mine".into(), shared: false };
    store.write_note(&clio, &note, NOW).await.unwrap();
    store.hand_over(&clio, &anna).await.unwrap();
    assert_eq!(ids(&store, &own(&anna)).await, ["three", "four", "two", "one"]);
    assert!(store.is_starred(&anna, &table).await.unwrap());
    assert_eq!(store.notes(&anna, &table).await.unwrap().len(), 1);
    assert!(
        ids(&store, &own(&clio)).await.is_empty() && store.notes(&clio, &table).await.unwrap().is_empty()
    );
}

/// Fills the archive again, as that of a database from before there was one.
async fn fill_anew(store: &Store) {
    for sql in ["DROP TABLE notes", "DROP TABLE stars", "DROP TABLE archive_people", "DROP TABLE archive"] {
        query(sql).execute(&store.pool).await.unwrap();
    }
    let lent = store.pool.lend().await.unwrap();
    lent.script(include_str!("../../migrations/0016_archive.sql")).await.unwrap();
}

#[tokio::test]
async fn the_games_of_an_older_database_are_in_its_archive() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    let [anna, ben, clio] = furnished(&store).await;
    let searches = || {
        let all = [&anna, &ben, &clio].map(own).into_iter().chain([Search::all(Shelf::Listed, None)]);
        all.chain([Search { outcome: Some(Outcome::Lost), ..own(&ben) }]).collect::<Vec<_>>()
    };
    let mut before = Vec::new();
    for search in searches() {
        before.push(store.search(&search, 25).await.unwrap());
    }
    fill_anew(&store).await;
    for (search, before) in searches().into_iter().zip(before) {
        assert_eq!(store.search(&search, 25).await.unwrap(), before, "{search:?}");
    }
}

/// Fills the archive with [`GAMES`] games of a thousand people, every 1 000th of them by the day.
async fn filled(store: &Store) {
    let numbers = |to: i64| {
        format!("WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < {to})")
    };
    let (people, games) = (numbers(1000), numbers(GAMES));
    for sql in [
        format!(
            "INSERT INTO people (id, name, language, created) {people} SELECT 'p' || CAST(n AS TEXT), 'x', 'en', 0 FROM line"
        ),
        format!(
            "INSERT INTO tables (id, game, rules, options, name, status, host, created, changed, version, started,
                                 secret, commitment)
             {games} SELECT 't' || CAST(n AS TEXT), 'toy', 1, 'players 2', '', 'over', 'p1', 0, 0, 1, 1, '',
                            CAST(n AS TEXT) FROM line"
        ),
        format!(
            "INSERT INTO archive (table_id, game, players, ended, steps, seconds, pace, rated, listed)
             {games} SELECT 't' || CAST(n AS TEXT), CASE WHEN n % 4 = 0 THEN 'toy' ELSE 'other' END, 2 + n % 4, n / 2,
                            n % 300, n % 9000, CASE WHEN n % 1000 = 0 THEN 'daily' ELSE 'live' END, n % 2, n % 3 / 2
                     FROM line"
        ),
        format!(
            "INSERT INTO archive_people (table_id, person, ended, place)
             {games} SELECT 't' || CAST(n AS TEXT), 'p' || CAST(1 + n % 1000 AS TEXT), n / 2, n % 4 FROM line"
        ),
        format!(
            "INSERT INTO archive_people (table_id, person, ended, place)
             {games} SELECT 't' || CAST(n AS TEXT), 'p' || CAST(1 + (n + 7) % 1000 AS TEXT), n / 2, n % 3 FROM line"
        ),
        format!(
            "INSERT INTO stars (person, table_id, ended)
             {games} SELECT 'p' || CAST(1 + n % 1000 AS TEXT), 't' || CAST(n AS TEXT), n / 2 FROM line"
        ),
        format!(
            "INSERT INTO notes (person, table_id, step, ended, shared, text, at)
             {games} SELECT 'p' || CAST(1 + n % 1000 AS TEXT), 't' || CAST(n AS TEXT), n % 5, n / 2, 0, 'x', 0 FROM line"
        ),
        "ANALYZE".to_owned(),
    ] {
        assembled(sql).execute(&store.pool).await.unwrap();
    }
}

/// Every search that the page can ask, one filter each, and with all of them.
fn every_search() -> Vec<Search> {
    let me = PersonId::new("p8");
    let shelves =
        [Shelf::Own(me.clone()), Shelf::Listed, Shelf::Starred(me.clone()), Shelf::Noted(me.clone())];
    let narrow = |all: &Search| {
        vec![
            all.clone(),
            Search { game: Some("toy".into()), ..all.clone() },
            Search { with: Some(PersonId::new("p1")), ..all.clone() },
            Search { players: Some(4), ..all.clone() },
            Search { outcome: Some(Outcome::Won), ..all.clone() },
            Search { outcome: Some(Outcome::Place(2)), ..all.clone() },
            Search { ended: (Some(Moment(10)), Some(Moment(25_000))), ..all.clone() },
            Search { seconds: (Some(600), Some(1200)), ..all.clone() },
            Search { pace: Some(PaceKind::Daily), ..all.clone() },
            Search { rated: Some(true), ..all.clone() },
            Search { after: Some((Moment(20_000), TableId::new("t40000"))), ..all.clone() },
            Search { game: Some("toy".into()), players: Some(4), pace: Some(PaceKind::Daily), ..all.clone() },
        ]
    };
    shelves.iter().flat_map(|shelf| narrow(&Search::all(shelf.clone(), Some(me.clone())))).collect()
}

/// What is wrong with a plan: a table read through, or a sort of more than a person has.
fn faults(plan: &[String]) -> Vec<&String> {
    let is_fault = |line: &&String| {
        let read_through = ["archive", "archive_people", "stars", "notes", "tables", "seats", "near", "game"];
        // PostgreSQL may sort a few games, by its guess of how many there are.
        let sorted = line.split_once("Sort  (").and_then(|(_, rest)| rest.split_once("rows="));
        let rows = sorted.map(|(_, rest)| rest.split(' ').next().unwrap().parse::<i64>().unwrap());
        line.contains("TEMP B-TREE")
            || rows.is_some_and(|rows| rows > 2 * STRETCH)
            || read_through.iter().any(|table| {
                line.contains(&format!("Seq Scan on {table} ")) || line.starts_with(&format!("SCAN {table}"))
            })
    };
    plan.iter().filter(is_fault).collect()
}

#[tokio::test]
async fn no_search_reads_or_sorts_the_whole_archive() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    filled(&store).await;
    for search in every_search() {
        let (before, last) = search.bounds();
        let walk = || Sought::walk(&search, (&before, &last));
        for asked in [walk().end_of_stretch(), walk().games(&search, 26)] {
            let plan = asked.plan(&store.pool).await;
            assert!(faults(&plan).is_empty(), "{search:?}:\n{}", plan.join("\n"));
        }
    }
    let spoiled = query("SELECT * FROM archive ORDER BY steps");
    assert!(!faults(&spoiled.plan(&store.pool).await).is_empty(), "the test sees what is wrong");

    // What is seldom is found whole, a stretch at a time, and nothing twice.
    let mut search = Search { pace: Some(PaceKind::Daily), ..Search::all(Shelf::Listed, None) };
    let (mut found, mut stretches) = (BTreeSet::new(), 0);
    loop {
        let page = store.search(&search, 25).await.unwrap();
        stretches += 1;
        for game in page.games {
            assert!(found.insert(game.table.to_string()), "{game:?}");
        }
        let Some(next) = page.next else { break };
        search.after = Some(next);
    }
    let there = (1..=GAMES).filter(|n| n % 1000 == 0 && n % 3 == 2);
    assert_eq!(found, there.map(|n| format!("t{n}")).collect());
    assert!((4..10).contains(&stretches), "{stretches}");
}
