//! The journal: only ever added to, each number once, each request once.

use domain::{Change, NewEntry, Status, TableId};
use store::{Error, Store};

use crate::place::Place;
use crate::world::{NOW, house, later, new_table, person, seat, write};

fn choice(text: &str, key: &str) -> NewEntry {
    NewEntry { text: text.into(), request: Some((seat(&text[..1]), key.into())) }
}

fn luck(text: &str) -> NewEntry {
    NewEntry { text: text.into(), request: None }
}

fn after<const N: usize>(after: i64, entries: [NewEntry; N]) -> Change {
    Change { after, entries: entries.into(), ..Change::at(Status::Playing) }
}

async fn texts(store: &Store, id: &TableId) -> Vec<String> {
    store.journal(id, 0).await.unwrap().into_iter().map(|entry| entry.text).collect()
}

#[tokio::test]
async fn entries_are_numbered_in_their_order() {
    let (store, _, id) = house().await;
    write(&store, &id, &after(0, [luck("! deal")]), later(1)).await.unwrap();
    let both = [choice("a play R7", "k1"), luck("! deal")];
    write(&store, &id, &after(1, both), later(2)).await.unwrap();
    assert_eq!(texts(&store, &id).await, ["! deal", "a play R7", "! deal"]);
    let last = store.journal(&id, 2).await.unwrap();
    assert_eq!(last.len(), 1);
    assert_eq!((last[0].number, last[0].at), (3, later(2)));
    assert_eq!(store.request(&id, seat("a"), "k1").await.unwrap(), Some(2));
    assert_eq!(store.request(&id, seat("b"), "k1").await.unwrap(), None);
}

#[tokio::test]
async fn a_number_is_written_once_and_an_entry_with_all_that_follows_or_not_at_all() {
    let (store, _, id) = house().await;
    write(&store, &id, &after(0, [luck("! deal"), choice("a pass", "k1")]), NOW).await.unwrap();
    let overtaken = [luck("! other deal"), choice("b pass", "k2")];
    let over = |number| Change { status: Status::Over, ..after(number, overtaken.clone()) };
    let refused = write(&store, &id, &over(1), NOW).await;
    assert!(matches!(refused, Err(Error::Changed)), "{refused:?}");
    // The second entry collides, the first would not: neither is written.
    write(&store, &id, &after(2, [choice("b pass", "k3")]), NOW).await.unwrap();
    let refused = write(&store, &id, &over(2), NOW).await;
    assert!(matches!(refused, Err(Error::Changed)), "{refused:?}");
    assert_eq!(texts(&store, &id).await, ["! deal", "a pass", "b pass"]);
    assert_eq!(store.table(&id).await.unwrap().unwrap().0.status, Status::Playing);
}

#[tokio::test]
async fn a_request_is_carried_out_once_for_each_seat() {
    let (store, _, id) = house().await;
    write(&store, &id, &after(0, [choice("a pass", "k1")]), NOW).await.unwrap();
    let again = write(&store, &id, &after(0, [choice("a pass", "k1")]), NOW).await;
    assert!(matches!(again, Err(Error::Repeated)), "{again:?}");
    let later = write(&store, &id, &after(1, [choice("a pass", "k1")]), NOW).await;
    assert!(matches!(later, Err(Error::Repeated)), "{later:?}");
    write(&store, &id, &after(1, [choice("b pass", "k1")]), NOW).await.unwrap();
    assert_eq!(texts(&store, &id).await, ["a pass", "b pass"]);
}

async fn with_table(store: Store) -> (Store, TableId) {
    let anna = person(&store, "Anna").await;
    let table = new_table("amber-otter-k7m", &anna);
    store.open_table(&table, NOW).await.unwrap();
    (store, table.id)
}

#[tokio::test]
async fn what_was_answered_is_there_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mu 100% #1?.sqlite");
    let (store, id) = with_table(Store::in_file(&path).await.unwrap()).await;
    write(&store, &id, &after(0, [choice("a pass", "k1")]), NOW).await.unwrap();
    // Opened a second time before the first is closed, as after a kill.
    let again = Store::in_file(&path).await.unwrap();
    assert_eq!(texts(&again, &id).await, ["a pass"]);
    drop(store);
    assert!(path.exists());
}

async fn race(store: Store, text: &'static str, id: TableId, number: i64) -> Result<(), Error> {
    let entries = [choice(text, &format!("k{number}")), luck("! luck")];
    write(&store, &id, &after(2 * number, entries), NOW).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_programs_that_write_the_same_number_one_loses_cleanly() {
    let place = Place::new();
    let (here, id) = with_table(place.open().await).await;
    let there = place.open().await;
    for number in 0..60 {
        let first = tokio::spawn(race(here.clone(), "a pass", id.clone(), number));
        let second = tokio::spawn(race(there.clone(), "b pass", id.clone(), number));
        let outcomes = [first.await.unwrap(), second.await.unwrap()];
        let won = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        let lost = outcomes.iter().filter(|outcome| matches!(outcome, Err(Error::Changed))).count();
        assert_eq!((won, lost), (1, 1), "{outcomes:?}");
    }
    let journal = here.journal(&id, 0).await.unwrap();
    assert_eq!(journal.len(), 120);
    assert!(journal.iter().zip(1..).all(|(entry, number)| entry.number == number), "no gap, no number twice");
}

/// Run alone by the next test: adds entries until it is killed, and says which are answered.
#[tokio::test]
async fn child_that_writes_until_it_is_killed() {
    use std::io::Write;
    let Ok(url) = std::env::var("MU_STORE_KILL_TEST") else { return };
    let (store, id) = with_table(Store::connect(&url).await.unwrap()).await;
    for number in 0.. {
        let entry = [choice("a pass", &format!("k{number}"))];
        write(&store, &id, &after(number, entry), NOW).await.unwrap();
        writeln!(std::io::stderr(), "answered {}", number + 1).unwrap();
    }
}

#[tokio::test]
async fn every_answered_entry_survives_a_kill() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    for killed_after in [1, 7, 40] {
        let place = Place::new();
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "journal::child_that_writes_until_it_is_killed", "--nocapture"])
            .env("MU_STORE_KILL_TEST", &place.url)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let answered =
            |line: &str| line.strip_prefix("answered ").and_then(|count| count.parse::<usize>().ok());
        let mut last = 0;
        while last < killed_after {
            let line = lines.next().expect("the child writes on").unwrap();
            last = answered(&line).unwrap_or(last);
        }
        child.kill().unwrap(); // SIGKILL
        for line in lines.map_while(Result::ok) {
            last = answered(&line).unwrap_or(last);
        }
        child.wait().unwrap();

        let store = place.open().await;
        let journal = store.journal(&TableId::new("amber-otter-k7m"), 0).await.unwrap();
        assert!(journal.len() == last || journal.len() == last + 1, "{} of {last}", journal.len());
    }
}

#[tokio::test]
async fn additions_at_the_same_time_count_each_for_itself() {
    let place = Place::new();
    let store = place.open().await;
    let anna = person(&store, "Anna").await;
    let ids: Vec<TableId> = (0..20).map(|number| TableId::new(format!("amber-otter-{number}"))).collect();
    for (number, id) in ids.iter().enumerate() {
        let table = new_table(id.as_str(), &anna);
        store.open_table(&table, NOW).await.unwrap();
        let begins = if number == 7 { vec![luck("! deal"), luck("! deal")] } else { vec![luck("! deal")] };
        write(&store, id, &Change { entries: begins, ..after(0, []) }, NOW).await.unwrap();
    }
    let mut asked = Vec::new();
    let both = |(number, id)| ["k1", "k2"].map(|key| (number, id, key));
    for (number, id, key) in ids.iter().enumerate().flat_map(both) {
        let (store, id) = (store.clone(), id.clone());
        // Two for one number at each table; at the seventh the second entry of both is taken.
        let addition = after(1, [choice("a pass", key), luck("! deal")]);
        let appended = async move { (number, write(&store, &id, &addition, NOW).await) };
        asked.push(tokio::spawn(appended));
    }
    let mut written = [0; 20];
    for outcome in asked {
        match outcome.await.unwrap() {
            (number, Ok(())) => written[number] += 1,
            (_, Err(Error::Changed)) => {}
            (number, Err(error)) => panic!("{number}: {error}"),
        }
    }
    for (number, id) in ids.iter().enumerate() {
        let expected: (i32, &[&str]) =
            if number == 7 { (0, &["! deal", "! deal"]) } else { (1, &["! deal", "a pass", "! deal"]) };
        assert_eq!(
            (written[number], texts(&store, id).await),
            (expected.0, expected.1.iter().map(ToString::to_string).collect())
        );
    }
    let again = write(&store, &ids[0], &after(3, [choice("a pass", "k1")]), NOW).await;
    let other = write(&store, &ids[0], &after(3, [choice("a pass", "k2")]), NOW).await;
    let repeats = [again, other].iter().filter(|outcome| matches!(outcome, Err(Error::Repeated))).count();
    assert_eq!(repeats, 1, "the one of the two that was written is known again");
}
