//! Proposals: one of a kind at a time, answered by seats, written with what follows from them.

use domain::{Change, Choice, Kind, Moment, NewEntry, Outcome, Proposal, Status, TableId, TableRecord};
use store::{Error, Store};

use crate::place::Place;
use crate::world::{NOW, added, later, new_table, person, seat, start, write};

fn take_back(number: i64, by: &str, entries: i64) -> Proposal {
    Proposal {
        number,
        kind: Kind::TakeBack(1),
        by: Some(seat(by)),
        entries,
        at: later(1),
        answers: vec![(seat(by), Choice::Agree)],
        outcome: None,
    }
}

/// What asks something at a table.
fn asks(new: Proposal, key: &str) -> Change {
    Change { after: new.entries, asked: vec![(new, Some(key.into()))], ..Change::at(Status::Playing) }
}

/// What answers a proposal.
fn answers(number: i64, by: &str, choice: Choice) -> Change {
    Change { answers: vec![(number, seat(by), choice)], ..Change::at(Status::Playing) }
}

/// A table whose game has begun, with two entries in its journal.
async fn begun(store: &Store) -> TableId {
    let anna = person(store, "Anna").await;
    let table = new_table("amber-otter-k7m", &anna);
    store.open_table(&table, NOW).await.unwrap();
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    let entries = ["! deal", "a pass"].map(entry);
    start(store, &record, &entries, &domain::time::Course::default(), NOW).await.unwrap();
    table.id
}

fn entry(text: &str) -> NewEntry {
    NewEntry { text: text.into(), request: None }
}

/// The answer by which all agree, with what follows from it.
fn agreed(number: i64, after: i64) -> Change {
    Change {
        after,
        entries: vec![entry("back a 1 b")],
        closed: vec![(number, Outcome::Decided(Choice::Agree))],
        ..answers(number, "c", Choice::Agree)
    }
}

async fn record(store: &Store, id: &TableId) -> TableRecord {
    store.table(id).await.unwrap().unwrap().0
}

async fn only(store: &Store, id: &TableId) -> Proposal {
    let all = store.proposals(id).await.unwrap();
    assert_eq!(all.len(), 1, "{all:?}");
    all.into_iter().next().unwrap()
}

async fn open() -> (Place, Store, TableId) {
    let place = Place::new();
    let store = place.open().await;
    let id = begun(&store).await;
    (place, store, id)
}

#[tokio::test]
async fn what_is_asked_and_answered_is_kept_and_raises_the_version() {
    let (_place, store, id) = open().await;
    let before = record(&store, &id).await;
    store.commit(&before, &asks(take_back(1, "a", 2), "k"), later(1)).await.unwrap();
    assert_eq!(store.proposed(&id, seat("a"), "k").await.unwrap(), Some(1));
    assert_eq!(store.proposed(&id, seat("b"), "k").await.unwrap(), None);
    let asked = only(&store, &id).await;
    assert_eq!(asked, take_back(1, "a", 2));
    assert!(asked.is_open(2) && !asked.is_open(3), "any step withdraws it");

    let raised = record(&store, &id).await;
    assert_eq!(raised.version, before.version + 1);
    for choice in [Choice::Decline, Choice::Agree] {
        write(&store, &id, &answers(1, "c", choice), later(2)).await.unwrap();
    }
    let given = only(&store, &id).await.answers;
    assert_eq!(given, [(seat("a"), Choice::Agree), (seat("c"), Choice::Agree)], "the last word counts");
    let stale = store.commit(&raised, &answers(1, "b", Choice::Agree), NOW).await;
    assert!(matches!(stale, Err(Error::Changed)), "{stale:?}");
}

#[tokio::test]
async fn one_of_a_kind_is_open_at_a_time_unless_the_table_has_moved_on() {
    let (_place, store, id) = open().await;
    write(&store, &id, &asks(take_back(1, "a", 2), "k1"), NOW).await.unwrap();
    for number in [1, 2] {
        let refused = write(&store, &id, &asks(take_back(number, "b", 2), "k2"), NOW).await;
        assert!(matches!(refused, Err(Error::Changed)), "{refused:?}");
    }
    let pause = Proposal { kind: Kind::Pause, ..take_back(2, "b", 2) };
    write(&store, &id, &asks(pause, "k3"), NOW).await.unwrap();
    let other = Change { closed: vec![(1, Outcome::Lapsed)], ..asks(take_back(3, "b", 2), "k4") };
    write(&store, &id, &other, NOW).await.unwrap();
    let open: Vec<(Kind, Option<Outcome>)> =
        store.proposals(&id).await.unwrap().into_iter().map(|one| (one.kind, one.outcome)).collect();
    assert_eq!(open, [(Kind::Pause, None), (Kind::TakeBack(1), None)], "the first has lapsed");
}

#[tokio::test]
async fn a_decision_is_written_with_what_follows_from_it_or_not_at_all() {
    let (_place, store, id) = open().await;
    write(&store, &id, &asks(take_back(1, "a", 2), "k"), NOW).await.unwrap();
    let asked = record(&store, &id).await;
    write(&store, &id, &added(2, &[entry("b pass")]), NOW).await.unwrap();
    let late = store.commit(&asked, &agreed(1, 2), NOW).await;
    assert!(matches!(late, Err(Error::Changed)), "{late:?}");
    let proposal = only(&store, &id).await;
    assert_eq!((proposal.answers.len(), proposal.outcome), (1, None), "nothing of it was written");

    store.commit(&asked, &agreed(1, 3), NOW).await.unwrap();
    let texts: Vec<String> =
        store.journal(&id, 2).await.unwrap().into_iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ["b pass", "back a 1 b"]);
    assert_eq!(only(&store, &id).await.outcome, Some(Outcome::Decided(Choice::Agree)));
    let again = Change { closed: vec![(1, Outcome::Withdrawn)], ..Change::at(Status::Playing) };
    let closed = write(&store, &id, &again, NOW).await;
    assert!(matches!(closed, Err(Error::Changed)), "{closed:?}");
}

#[tokio::test]
async fn what_is_withdrawn_or_decided_at_once_makes_room() {
    let (_place, store, id) = open().await;
    write(&store, &id, &asks(take_back(1, "a", 2), "k1"), NOW).await.unwrap();
    let withdrawn = Change { closed: vec![(1, Outcome::Withdrawn)], ..Change::at(Status::Playing) };
    write(&store, &id, &withdrawn, NOW).await.unwrap();
    assert_eq!(only(&store, &id).await.outcome, Some(Outcome::Withdrawn));
    let alone = Proposal { outcome: Some(Outcome::Decided(Choice::Agree)), ..take_back(2, "a", 2) };
    let at_once = Change { entries: vec![entry("back a 1 b")], ..asks(alone, "k2") };
    write(&store, &id, &at_once, NOW).await.unwrap();
    assert_eq!(only(&store, &id).await.outcome, Some(Outcome::Decided(Choice::Agree)));
    assert_eq!(store.journal(&id, 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_request_that_has_asked_something_is_known_again() {
    let (_place, store, id) = open().await;
    let before = record(&store, &id).await;
    store.commit(&before, &asks(take_back(1, "a", 2), "k"), NOW).await.unwrap();
    let again = store.commit(&before, &asks(take_back(1, "a", 2), "k"), NOW).await;
    assert!(matches!(again, Err(Error::Repeated)), "{again:?}");
    assert!(store.is_done(&id, seat("a"), "k").await.unwrap());
    assert!(!store.is_done(&id, seat("b"), "k").await.unwrap());
}

/// Two processes: one plays on, the other answers. One of both is refused, every time, and nobody waits for
/// the other without end.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_an_answer_and_a_step_at_the_same_moment_one_wins() {
    let (place, here, id) = open().await;
    let there = place.open().await;
    let mut wins = [0, 0];
    for round in 0..40 {
        let entries = i64::try_from(here.journal(&id, 0).await.unwrap().len()).unwrap();
        let known = here.proposals(&id).await.unwrap();
        let number = known.last().map_or(0, |last| last.number) + 1;
        let lapsed = known.iter().filter(|one| one.outcome.is_none());
        let asked = Change {
            closed: lapsed.map(|one| (one.number, Outcome::Lapsed)).collect(),
            ..asks(take_back(number, "a", entries), &format!("k{round}"))
        };
        write(&here, &id, &asked, Moment(round)).await.unwrap();
        let seen = record(&here, &id).await;
        let (player, table) = (there.clone(), seen.clone());
        let step = added(entries, &[entry("b pass")]);
        let playing = tokio::spawn(async move { player.commit(&table, &step, Moment(round)).await });
        let (answerer, answer) = (here.clone(), agreed(number, entries));
        let answering = tokio::spawn(async move { answerer.commit(&seen, &answer, Moment(round)).await });
        let (played, answered) = (playing.await.unwrap(), answering.await.unwrap());
        match (&played, &answered) {
            (Ok(_), Err(Error::Changed)) => wins[0] += 1,
            (Err(Error::Changed), Ok(_)) => wins[1] += 1,
            other => panic!("round {round}: {other:?}"),
        }
        let length = here.journal(&id, 0).await.unwrap().len();
        assert_eq!(i64::try_from(length).unwrap(), entries + 1);
    }
    assert_eq!(wins[0] + wins[1], 40, "{wins:?}");
}
