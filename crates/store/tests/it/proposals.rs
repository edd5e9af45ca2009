//! Proposals: one of a kind at a time, answered by seats, written with what follows from them.

use store::{
    Addition, Choice, Consequence, Error, Kind, Moment, NewEntry, NewProposal, Outcome, Proposal, Status,
    Store, TableId, TableRecord,
};

use crate::place::Place;
use crate::world::{NOW, later, new_table, person, seat};

fn take_back(by: &str, entries: i64, key: &str) -> NewProposal {
    NewProposal {
        kind: Kind::TakeBack(1),
        by: Some(seat(by)),
        answer: Some(Choice::Agree),
        request: Some(key.into()),
        entries,
        decided: None,
    }
}

/// A table whose game has begun, with two entries in its journal.
async fn begun(store: &Store) -> TableId {
    let anna = person(store, "Anna").await;
    let table = new_table("amber-otter-k7m", &anna);
    store.open_table(&table, NOW).await.unwrap();
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    let entries = ["! deal", "a pass"].map(entry);
    store.start_table(&record, &entries, &store::time::Course::default(), NOW).await.unwrap();
    table.id
}

fn entry(text: &str) -> NewEntry {
    NewEntry { text: text.into(), request: None }
}

fn back(after: i64) -> Consequence {
    let entries = vec![entry("back a 1 b")];
    Consequence::Journal(Addition {
        after,
        entries,
        status: Status::Playing,
        solo: None,
        places: None,
        course: None,
        stood_in: None,
    })
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

const NOTHING: Consequence = Consequence::Nothing;

#[tokio::test]
async fn what_is_asked_and_answered_is_kept_and_raises_the_version() {
    let (_place, store, id) = open().await;
    let before = record(&store, &id).await;
    let number = store.propose(&before, &take_back("a", 2, "k"), &NOTHING, later(1)).await.unwrap();
    assert_eq!(store.proposed(&id, seat("a"), "k").await.unwrap(), Some(number));
    assert_eq!(store.proposed(&id, seat("b"), "k").await.unwrap(), None);
    let asked = only(&store, &id).await;
    assert_eq!(
        (asked.kind, asked.by, asked.entries, asked.at),
        (Kind::TakeBack(1), Some(seat("a")), 2, later(1))
    );
    assert!(asked.is_open(2) && !asked.is_open(3), "any step withdraws it");

    let raised = record(&store, &id).await;
    assert_eq!(raised.version, before.version + 1);
    for choice in [Choice::Decline, Choice::Agree] {
        let now = record(&store, &id).await;
        store.answer(&now, (number, seat("c"), choice), (None, &NOTHING), later(2)).await.unwrap();
    }
    let answers = only(&store, &id).await.answers;
    assert_eq!(answers, [(seat("a"), Choice::Agree), (seat("c"), Choice::Agree)], "the last word counts");
    let stale = store.answer(&raised, (number, seat("b"), Choice::Agree), (None, &NOTHING), NOW).await;
    assert!(matches!(stale, Err(Error::Changed)), "{stale:?}");
}

#[tokio::test]
async fn one_of_a_kind_is_open_at_a_time_unless_the_table_has_moved_on() {
    let (_place, store, id) = open().await;
    store.propose(&record(&store, &id).await, &take_back("a", 2, "k1"), &NOTHING, NOW).await.unwrap();
    let refused = store.propose(&record(&store, &id).await, &take_back("b", 2, "k2"), &NOTHING, NOW).await;
    assert!(matches!(refused, Err(Error::Changed)), "{refused:?}");
    let pause = NewProposal { kind: Kind::Pause, ..take_back("b", 2, "k3") };
    store.propose(&record(&store, &id).await, &pause, &NOTHING, NOW).await.unwrap();
    store.propose(&record(&store, &id).await, &take_back("b", 3, "k4"), &NOTHING, NOW).await.unwrap();
    let open: Vec<(Kind, Option<Outcome>)> =
        store.proposals(&id).await.unwrap().into_iter().map(|one| (one.kind, one.outcome)).collect();
    assert_eq!(open, [(Kind::Pause, None), (Kind::TakeBack(1), None)], "the first has lapsed");
}

#[tokio::test]
async fn a_decision_is_written_with_what_follows_from_it_or_not_at_all() {
    let (_place, store, id) = open().await;
    let number =
        store.propose(&record(&store, &id).await, &take_back("a", 2, "k"), &NOTHING, NOW).await.unwrap();
    let playing = Addition {
        after: 2,
        entries: vec![entry("b pass")],
        status: Status::Playing,
        solo: None,
        places: None,
        course: None,
        stood_in: None,
    };
    let agreed = (number, seat("c"), Choice::Agree);
    let asked = record(&store, &id).await;
    store.append(&id, &playing, NOW).await.unwrap();
    let late = store.answer(&asked, agreed, (Some(Choice::Agree), &back(2)), NOW).await;
    assert!(matches!(late, Err(Error::StepTaken)), "{late:?}");
    let proposal = only(&store, &id).await;
    assert_eq!((proposal.answers.len(), proposal.outcome), (1, None), "nothing of it was written");

    store.answer(&asked, agreed, (Some(Choice::Agree), &back(3)), NOW).await.unwrap();
    let texts: Vec<String> =
        store.journal(&id, 2).await.unwrap().into_iter().map(|entry| entry.text).collect();
    assert_eq!(texts, ["b pass", "back a 1 b"]);
    assert_eq!(only(&store, &id).await.outcome, Some(Outcome::Decided(Choice::Agree)));
    let closed =
        store.close_proposal(&record(&store, &id).await, (number, Outcome::Withdrawn), &NOTHING, NOW).await;
    assert!(matches!(closed, Err(Error::Changed)), "{closed:?}");
}

#[tokio::test]
async fn what_is_withdrawn_or_decided_at_once_makes_room() {
    let (_place, store, id) = open().await;
    let number =
        store.propose(&record(&store, &id).await, &take_back("a", 2, "k1"), &NOTHING, NOW).await.unwrap();
    let withdrawn = (number, Outcome::Withdrawn);
    store.close_proposal(&record(&store, &id).await, withdrawn, &NOTHING, NOW).await.unwrap();
    assert_eq!(only(&store, &id).await.outcome, Some(Outcome::Withdrawn));
    let alone = NewProposal { decided: Some(Choice::Agree), ..take_back("a", 2, "k2") };
    store.propose(&record(&store, &id).await, &alone, &back(2), NOW).await.unwrap();
    assert_eq!(only(&store, &id).await.outcome, Some(Outcome::Decided(Choice::Agree)));
    assert_eq!(store.journal(&id, 0).await.unwrap().len(), 3);
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
        let asked = take_back("a", entries, &format!("k{round}"));
        let number = here.propose(&record(&here, &id).await, &asked, &NOTHING, Moment(round)).await.unwrap();
        let seen = record(&here, &id).await;
        let step = Addition {
            after: entries,
            entries: vec![entry("b pass")],
            status: Status::Playing,
            solo: None,
            places: None,
            course: None,
            stood_in: None,
        };
        let (player, table) = (there.clone(), id.clone());
        let playing = tokio::spawn(async move { player.append(&table, &step, Moment(round)).await });
        let agreed = (number, seat("c"), Choice::Agree);
        let (answerer, table) = (here.clone(), seen.clone());
        let answering = tokio::spawn(async move {
            answerer.answer(&table, agreed, (Some(Choice::Agree), &back(entries)), Moment(round)).await
        });
        let (played, answered) = (playing.await.unwrap(), answering.await.unwrap());
        match (&played, &answered) {
            (Ok(()), Err(Error::StepTaken)) => wins[0] += 1,
            (Err(Error::StepTaken), Ok(())) => wins[1] += 1,
            other => panic!("round {round}: {other:?}"),
        }
        let length = here.journal(&id, 0).await.unwrap().len();
        assert_eq!(i64::try_from(length).unwrap(), entries + 1);
    }
    assert_eq!(wins[0] + wins[1], 40, "{wins:?}");
}
