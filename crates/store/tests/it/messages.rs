//! What people say at a table, whom they do not want to read, and what they report.

use domain::{PersonId, TableId};
use store::{ChatAudience, Error, Host, MuteAt, Muted, NewMessage, NewReport, News, RATE, Said};

use crate::place::Place;
use crate::world::{NOW, house, later, new_table, person, remove, seat};

/// Something said from the first seat.
pub(crate) fn words(person: &PersonId, text: &str, request: &str) -> NewMessage {
    NewMessage {
        circle: ChatAudience::Players,
        person: person.clone(),
        name: "Anna".into(),
        seat: Some(seat("a")),
        said: Said::Text(text.into()),
        request: request.into(),
    }
}

#[tokio::test]
async fn what_was_said_is_read_in_order_and_a_repeated_request_says_it_once() {
    let (store, anna, id) = house().await;
    let ben = person(&store, "Ben").await;
    let watching = NewMessage {
        circle: ChatAudience::Watchers,
        seat: None,
        name: "Ben".into(),
        said: Said::Phrase("hello".into()),
        ..words(&ben.id, "", "one")
    };
    assert_eq!(store.say(&id, &words(&anna.id, "Hi <all>", "one"), NOW).await.unwrap(), 1);
    assert_eq!(store.say(&id, &watching, later(1)).await.unwrap(), 2);
    assert_eq!(store.say(&id, &words(&anna.id, "Hi <all>", "one"), later(2)).await.unwrap(), 1);
    let said = store.messages(&id, 9).await.unwrap();
    let texts: Vec<_> = said.iter().map(|one| (one.number, one.circle, one.said.clone(), one.seat)).collect();
    assert_eq!(
        texts,
        [
            (1, ChatAudience::Players, Said::Text("Hi <all>".into()), Some(seat("a"))),
            (2, ChatAudience::Watchers, Said::Phrase("hello".into()), None)
        ]
    );
    assert_eq!((said[1].person.clone(), said[1].name.as_str(), said[1].at), (ben.id, "Ben", later(1)));
    let last = store.messages(&id, 1).await.unwrap();
    assert_eq!(last, said[1..], "the last ones, if there are many");
    assert_eq!(store.messages(&TableId::new("no-such-t4b"), 9).await.unwrap(), []);
}

#[tokio::test]
async fn nobody_talks_faster_than_people_read() {
    let (store, anna, id) = house().await;
    let other = new_table("birch-tern-2xk", &anna);
    store.open_table(&other, NOW).await.unwrap();
    for number in 0..RATE.messages {
        let table = if number % 2 == 0 { &id } else { &other.id };
        store.say(table, &words(&anna.id, "and", &format!("k{number}")), later(number)).await.unwrap();
    }
    let late = later(RATE.messages);
    let more = store.say(&id, &words(&anna.id, "and", "more"), late).await;
    assert!(matches!(more, Err(Error::TooFast)), "{more:?}");
    let ben = person(&store, "Ben").await;
    store.say(&id, &words(&ben.id, "me too", "k"), late).await.unwrap();
    assert_eq!(store.messages(&id, 20).await.unwrap().len(), 4, "three of Anna, one of Ben");
    store.say(&id, &words(&anna.id, "and", "more"), later(RATE.seconds)).await.unwrap();
}

#[tokio::test]
async fn what_many_say_at_once_is_all_there_without_gaps() {
    let place = Place::new();
    let store = place.open().await;
    let anna = person(&store, "Anna").await;
    let table = new_table("amber-otter-k7m", &anna);
    store.open_table(&table, NOW).await.unwrap();
    let mut talking = Vec::new();
    for number in 0..12 {
        let (store, id) = (store.clone(), table.id.clone());
        let talker = person(&store, &format!("P{number}")).await;
        talking.push(tokio::spawn(async move { store.say(&id, &words(&talker.id, "me", "k"), NOW).await }));
    }
    for one in talking {
        one.await.unwrap().unwrap();
    }
    let numbers: Vec<i64> =
        store.messages(&table.id, 20).await.unwrap().iter().map(|one| one.number).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
}

#[tokio::test]
async fn another_process_hears_that_something_was_said_and_nothing_else() {
    let place = Place::new();
    let (here, there) = (place.open().await, place.open().await);
    let anna = person(&here, "Anna").await;
    let table = new_table("amber-otter-k7m", &anna);
    here.open_table(&table, NOW).await.unwrap();
    let mut listener = here.listen().await.unwrap().unwrap();
    there.say(&table.id, &words(&anna.id, "hello", "k"), NOW).await.unwrap();
    assert_eq!(listener.next().await.unwrap(), News::Said(table.id));
}

#[tokio::test]
async fn people_and_words_are_muted_for_one_person_only() {
    let (store, anna, id) = house().await;
    let (ben, cleo) = (person(&store, "Ben").await, person(&store, "Cleo").await);
    let other = TableId::new("birch-tern-2xk");
    let muted = |person: &PersonId, at: MuteAt| Muted { person: person.clone(), name: "X".into(), at };
    store.mute(&anna.id, &muted(&ben.id, MuteAt::Table(id.clone())), NOW).await.unwrap();
    store.mute(&anna.id, &muted(&cleo.id, MuteAt::Everywhere), later(1)).await.unwrap();
    store.mute(&anna.id, &muted(&cleo.id, MuteAt::Everywhere), later(2)).await.unwrap();
    store.mute_words(&anna.id, &["bother".into(), "drat".into()]).await.unwrap();
    let mutes = store.mutes(&anna.id).await.unwrap();
    assert_eq!(mutes.people.len(), 2);
    assert!(mutes.silences(&ben.id, &id) && !mutes.silences(&ben.id, &other));
    assert!(mutes.silences(&cleo.id, &id) && mutes.silences(&cleo.id, &other));
    assert_eq!(mutes.words, ["bother", "drat"]);
    assert_eq!(store.mutes(&ben.id).await.unwrap(), store::Mutes::default());

    store.unmute(&anna.id, "X", &MuteAt::Everywhere).await.unwrap();
    store.mute_words(&anna.id, &["drat".into()]).await.unwrap();
    let mutes = store.mutes(&anna.id).await.unwrap();
    assert!(mutes.silences(&ben.id, &id) && !mutes.silences(&cleo.id, &id));
    assert_eq!(mutes.words, ["drat"]);
}

#[tokio::test]
async fn a_report_is_kept_once_until_it_is_settled_whatever_becomes_of_the_table() {
    let (store, anna, id) = house().await;
    let ben = person(&store, "Ben").await;
    let number = store.say(&id, &words(&anna.id, "grr", "k"), NOW).await.unwrap();
    for text in ["before", "after"] {
        store.say(&id, &words(&ben.id, text, text), NOW).await.unwrap();
    }
    assert_eq!(store.messages_around(&id, 2, 1).await.unwrap().len(), 3);
    assert_eq!(store.messages_around(&id, 3, 1).await.unwrap().len(), 2);
    let report = NewReport {
        table: id.clone(),
        message: number,
        person: anna.id.clone(),
        reporter: ben.id.clone(),
        reason: String::new(),
        around: "Anna: grr".into(),
    };
    store.report(&report, later(1)).await.unwrap();
    store.report(&NewReport { reason: "again".into(), ..report.clone() }, later(2)).await.unwrap();
    store.report(&NewReport { message: 2, ..report.clone() }, later(3)).await.unwrap();
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    remove(&store, &record, later(4)).await.unwrap();
    assert_eq!(store.messages(&id, 9).await.unwrap(), []);
    let reports = store.reports(9).await.unwrap();
    assert_eq!(reports.iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2]);
    let first = &reports[0];
    assert_eq!(
        (first.at, first.what.around.as_str(), first.what.reason.as_str()),
        (later(1), "Anna: grr", "")
    );
    assert!(store.settle_report(Host::CommandLine, 1, later(5)).await.unwrap());
    assert!(!store.settle_report(Host::CommandLine, 1, later(6)).await.unwrap(), "it is settled already");
    assert_eq!(store.reports(9).await.unwrap().len(), 1);
}
