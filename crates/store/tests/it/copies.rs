//! Everything copied from one database into another.

use domain::Place as Reached;
use domain::time::Course;
use domain::{
    Change, Choice, Guest, Handle, Kind, NewEntry, Proposal, Rating, SoloEnd, Standing, Status, TableId,
};
use store::{
    Copied, Error, Listing, MuteAt, Muted, NewNotice, NewReport, NewTable, NewTry, NoticeKind, SessionHash,
    Store, TableFilter, Way, Wishes,
};

use crate::messages::words;
use crate::passkeys::passkey;
use crate::place::{Place, fresh};
use crate::world::{NOW, added, later, new_table, person, seat, start, write};

/// A store with something in every table; the second table is a rematch of one with a later id.
async fn furnished(store: &Store) -> Vec<TableId> {
    let anna = person(store, "Anna").await;
    store.begin_session(&SessionHash("hash".into()), &anna.id, "Firefox", NOW).await.unwrap();
    store.house_word("luck", "some key").await.unwrap();
    store.wish(&anna.id, &Wishes { away: 60, ..Wishes::default() }).await.unwrap();
    store.set_way(&anna.id, (Way::Mail, "anna@example.org"), "end of mail").await.unwrap();
    store.ask_mail(&anna.id, "new@example.org", "mail hash", NOW).await.unwrap();
    let ben = person(store, "Ben").await;
    store.open_account(&anna.id, "Anna", "$argon2id$some-hash", NOW).await.unwrap();
    store.add_passkey(&anna.id, &passkey("anna's")).await.unwrap();
    store.befriend(&anna.id, &ben.id, NOW).await.unwrap();
    store.block(&ben.id, &anna.id, NOW).await.unwrap();
    store.befriend(&anna.id, &ben.id, NOW).await.unwrap();
    let first = new_table("zebra-zoo-9z9", &anna);
    let again = NewTable { rematch_of: Some(first.id.clone()), ..new_table("amber-ape-1a1", &anna) };
    for table in [&first, &again] {
        store.open_table(table, NOW).await.unwrap();
    }
    let said = store.say(&first.id, &words(&anna.id, "hello", "one"), NOW).await.unwrap();
    let muted = Muted { person: ben.id.clone(), name: "Ben".into(), at: MuteAt::Everywhere };
    store.mute(&anna.id, &muted, NOW).await.unwrap();
    store.mute_words(&anna.id, &["bother".into()]).await.unwrap();
    store.lesson_done(&anna.id, ("toy", "one"), NOW).await.unwrap();
    let tried = NewTry { game: "toy", number: 1, solved: true, start: Rating::START, day: Some(20_000) };
    store.try_puzzle(&anna.id, &tried, NOW).await.unwrap();
    let report = NewReport {
        table: first.id.clone(),
        message: said,
        person: anna.id.clone(),
        reporter: ben.id.clone(),
        reason: "rude".into(),
        around: "Anna: hello".into(),
    };
    store.report(&report, NOW).await.unwrap();
    let (record, seats) = store.table(&first.id).await.unwrap().unwrap();
    let guests = [Guest { person: ben.id, standing: Standing::Removed }];
    let change = Change { guests: guests.into(), seats, ..Change::at(record.status) };
    store.commit(&record, &change, NOW).await.unwrap();
    let (record, _) = store.table(&first.id).await.unwrap().unwrap();
    let luck = NewEntry { text: "! deal".into(), request: None };
    start(store, &record, &[luck], &Course::default(), later(1)).await.unwrap();
    let pass = NewEntry { text: "a pass".into(), request: Some((seat("a"), "key".into())) };
    let solo = Some(SoloEnd { person: anna.id.clone(), score: -7 });
    let (record, _) = store.table(&first.id).await.unwrap().unwrap();
    let asked = Proposal {
        number: 1,
        kind: Kind::TakeBack(1),
        by: Some(seat("a")),
        entries: 1,
        at: later(2),
        answers: vec![(seat("a"), Choice::Agree)],
        outcome: None,
    };
    let asks = Change { asked: vec![(asked, Some("asked".into()))], ..added(1, &[]) };
    store.commit(&record, &asks, later(2)).await.unwrap();
    let place = |(letter, place, score)| Reached { seat: seat(letter), place, score };
    let places = [("a", 2, 31), ("b", 1, 40), ("c", 3, 9)].map(place).to_vec();
    let addition =
        Change { after: 1, entries: vec![pass], solo, places: Some(places), ..Change::at(Status::Over) };
    write(store, &first.id, &addition, later(2)).await.unwrap();
    let over =
        NewNotice { person: anna.id.clone(), table: first.id.clone(), step: 0, kind: NoticeKind::Over };
    store.post(&over, later(2)).await.unwrap();
    store.look(&anna.id, &first.id, later(2)).await.unwrap();
    vec![first.id, again.id]
}

async fn same(one: &Store, other: &Store, ids: &[TableId]) {
    for id in ids {
        assert_eq!(one.table(id).await.unwrap(), other.table(id).await.unwrap());
        assert_eq!(one.journal(id, 0).await.unwrap(), other.journal(id, 0).await.unwrap());
        assert_eq!(one.messages(id, 9).await.unwrap(), other.messages(id, 9).await.unwrap());
        assert_eq!(one.guests(id).await.unwrap(), other.guests(id).await.unwrap());
        assert_eq!(one.proposals(id).await.unwrap(), other.proposals(id).await.unwrap());
    }
    assert_eq!(other.request(&ids[0], seat("a"), "key").await.unwrap(), Some(2));
    assert_eq!(other.proposed(&ids[0], seat("a"), "asked").await.unwrap(), Some(1));
    let session =
        async |store: &Store| store.session(&SessionHash("hash".into()), 100, later(3)).await.unwrap();
    let anna = session(one).await.unwrap();
    assert_eq!(session(other).await, Some(anna.clone()));
    assert_eq!(one.mutes(&anna.id).await.unwrap(), other.mutes(&anna.id).await.unwrap());
    assert_eq!(other.lessons_done(&anna.id).await.unwrap(), [("toy".to_owned(), "one".to_owned())]);
    assert_eq!(other.mutes(&anna.id).await.unwrap().words, ["bother"]);
    assert_eq!(other.reports(5).await.unwrap()[0].what.reason, "rude");
    assert_eq!(other.messages(&ids[0], 9).await.unwrap().len(), 1);
    assert_eq!(
        one.account(&Handle::of("anna")).await.unwrap(),
        other.account(&Handle::of("anna")).await.unwrap()
    );
    assert_eq!(other.passkeys(&anna.id).await.unwrap(), [passkey("anna's")]);
    assert_eq!(one.friends(&anna.id).await.unwrap(), other.friends(&anna.id).await.unwrap());
    assert_eq!(one.results(&ids[0]).await.unwrap(), other.results(&ids[0]).await.unwrap());
    assert_eq!(one.sessions(&anna.id).await.unwrap(), other.sessions(&anna.id).await.unwrap());
    assert_eq!(other.house_word("luck", "another").await.unwrap(), "some key");
    assert_eq!(
        one.solos(&anna.id, "tricks", 5).await.unwrap(),
        other.solos(&anna.id, "tricks", 5).await.unwrap()
    );
    assert_eq!(one.wishes(&anna.id).await.unwrap(), other.wishes(&anna.id).await.unwrap());
    assert_eq!(one.ways(&anna.id).await.unwrap(), other.ways(&anna.id).await.unwrap());
    let waiting = one.waiting(&anna.id, Way::Mail).await.unwrap();
    assert_eq!((waiting.len(), waiting[0].looked), (1, Some(later(2))));
    assert_eq!(other.waiting(&anna.id, Way::Mail).await.unwrap(), waiting);
    assert_eq!(other.mail_ask("mail hash", later(-9)).await.unwrap().unwrap().1, "new@example.org");
    let shelf = async |store: &Store| -> Vec<Listing> {
        store.shelf(&TableFilter::Finished(&anna.id), 9).await.unwrap()
    };
    assert_eq!(shelf(one).await, shelf(other).await);
}

#[tokio::test]
async fn there_and_back_nothing_is_lost() {
    // SQLite to PostgreSQL and back, if there is one; else to another file.
    let (here, there, back) =
        (Store::in_memory().await.unwrap(), fresh().await, Store::in_memory().await.unwrap());
    let ids = furnished(&here).await;
    let copied = here.copy_to(&there).await.unwrap();
    assert_eq!(copied, Copied { people: 2, tables: 2, steps: 2 });
    same(&here, &there, &ids).await;
    assert_eq!(there.copy_to(&back).await.unwrap(), copied);
    same(&here, &back, &ids).await;
    assert_eq!(back.rematch(&ids[0]).await.unwrap(), Some(ids[1].clone()));
}

#[tokio::test]
async fn a_database_that_holds_something_is_left_alone() {
    let (here, there) = (fresh().await, fresh().await);
    furnished(&here).await;
    there.house_word("luck", "own key").await.unwrap();
    let refused = here.copy_to(&there).await;
    assert!(matches!(refused, Err(Error::NotEmpty)), "{refused:?}");
    assert_eq!(there.house_word("luck", "another").await.unwrap(), "own key");
    assert!(there.members("", 5).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_is_written_meanwhile_does_not_tear_the_copy() {
    let (place, to) = (Place::new(), fresh().await);
    let here = place.open().await;
    let anna = person(&here, "Anna").await;
    let table = new_table("zebra-zoo-9z9", &anna);
    here.open_table(&table, NOW).await.unwrap();
    let (record, _) = here.table(&table.id).await.unwrap().unwrap();
    start(&here, &record, &[], &Course::default(), NOW).await.unwrap();
    let (writer, id) = (place.open().await, table.id.clone());
    let writing = tokio::spawn(async move {
        for number in 0..200 {
            let entry = NewEntry { text: "! deal".into(), request: None };
            let addition = Change { after: number, entries: vec![entry], ..Change::at(Status::Playing) };
            write(&writer, &id, &addition, later(number)).await.unwrap();
        }
    });
    tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    here.copy_to(&to).await.unwrap();
    writing.await.unwrap();
    let journal = to.journal(&table.id, 0).await.unwrap();
    let (record, _) = to.table(&table.id).await.unwrap().unwrap();
    assert!(journal.iter().zip(1..).all(|(entry, number)| entry.number == number));
    let last = journal.last().map_or(NOW, |entry| entry.at);
    assert_eq!(record.changed, last, "the table and its journal are of one moment");
}
