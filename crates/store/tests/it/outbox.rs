//! What people want to be told of, the outbox, and its claims.

use domain::{Moment, Person, PersonId, TableId};
use store::{NewNotice, NoticeKind, NoticePace, Store, Told, Waiting, Way, Wishes};

use crate::place::{Place, fresh};
use crate::world::{NOW, house, later, new_table, person, start};

const DAY: i64 = 86_400;

fn notice(person: &Person, step: i64, kind: NoticeKind) -> NewNotice {
    NewNotice { person: person.id.clone(), table: TableId::new("amber-otter-k7m"), step, kind }
}

async fn waiting(store: &Store, person: &PersonId, way: Way) -> Vec<(i64, NoticeKind)> {
    store.waiting(person, way).await.unwrap().iter().map(|one| (one.step, one.kind)).collect()
}

/// Anna, who gets mail.
async fn with_mail(store: &Store, name: &str) -> Person {
    let anna = person(store, name).await;
    store.set_way(&anna.id, (Way::Mail, "anna@example.org"), &format!("secret of {name}")).await.unwrap();
    anna
}

#[tokio::test]
async fn wishes_are_kept_and_the_usual_ones_are_not_written() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    assert_eq!(store.wishes(&anna.id).await.unwrap(), None);
    let wishes = Wishes {
        kinds: vec![NoticeKind::Over, NoticeKind::Turn],
        pace: NoticePace::Daily,
        hour: 7,
        quiet_from: 22,
        quiet_to: 6,
        zone: -210,
        away: 60,
    };
    for wishes in [Wishes { kinds: Vec::new(), ..wishes.clone() }, wishes] {
        store.wish(&anna.id, &wishes).await.unwrap();
        assert_eq!(store.wishes(&anna.id).await.unwrap(), Some(wishes));
    }
}

#[tokio::test]
async fn the_same_is_posted_once_by_each_way_and_only_if_it_is_wanted() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let turn = notice(&anna, 7, NoticeKind::Turn);
    assert_eq!(store.post(&turn, later(5)).await.unwrap(), 0, "nobody knows where to tell her");
    store.set_way(&anna.id, (Way::Mail, "anna@example.org"), "s1").await.unwrap();
    store.set_way(&anna.id, (Way::Hook, "https://hooks.example.org/"), "s2").await.unwrap();
    assert_eq!(store.post(&turn, later(5)).await.unwrap(), 2);
    assert_eq!(store.post(&turn, later(9)).await.unwrap(), 0);
    assert_eq!(store.post(&notice(&anna, 9, NoticeKind::Turn), later(9)).await.unwrap(), 2);
    store.wish(&anna.id, &Wishes { kinds: vec![NoticeKind::Over], ..Wishes::default() }).await.unwrap();
    assert_eq!(store.post(&notice(&anna, 11, NoticeKind::Turn), later(9)).await.unwrap(), 0);
    assert_eq!(waiting(&store, &anna.id, Way::Mail).await, [(7, NoticeKind::Turn), (9, NoticeKind::Turn)]);
    // What was told stays told.
    let all = store.waiting(&anna.id, Way::Mail).await.unwrap();
    store.done((&anna.id, Way::Mail), &all, later(20)).await.unwrap();
    assert_eq!(waiting(&store, &anna.id, Way::Mail).await, []);
    assert_eq!(waiting(&store, &anna.id, Way::Hook).await.len(), 2, "each way for itself");
    store.wish(&anna.id, &Wishes::default()).await.unwrap();
    assert_eq!(store.post(&turn, later(30)).await.unwrap(), 0);
}

#[tokio::test]
async fn of_two_processes_one_claims_and_a_dead_one_hinders_nobody_for_long() {
    let place = Place::new();
    let (here, there) = (place.open().await, place.open().await);
    let anna = with_mail(&here, "Anna").await;
    here.post(&notice(&anna, 7, NoticeKind::Turn), NOW).await.unwrap();
    let way = (&anna.id, Way::Mail);
    assert_eq!(there.ways_to_go(later(1), 9).await.unwrap(), [(anna.id.clone(), Way::Mail)]);
    let (one, other) = tokio::join!(here.claim_way(way, 60, later(1)), there.claim_way(way, 60, later(1)));
    let (one, other) = (one.unwrap(), other.unwrap());
    assert!(one.is_some() != other.is_some(), "exactly one has it");
    let round = one.or(other).unwrap();
    assert_eq!((round.person.clone(), round.waiting.len()), (anna.clone(), 1));
    assert_eq!(round.way.address, "anna@example.org");
    assert!(here.ways_to_go(later(30), 9).await.unwrap().is_empty());
    // It has died. After a while the other one takes over; the dead one's word counts no more.
    let late = later(90);
    assert!(here.claim_way(way, 60, late).await.unwrap().is_some());
    there.release_way(way, Some(Told::Never), late).await.unwrap();
    assert_eq!(here.ways(&anna.id).await.unwrap()[0].stopped, None);
    // Tables are looked through by one at a time, too.
    assert_eq!(here.claim_postman(60, NOW).await.unwrap(), Some(Moment(0)));
    assert_eq!(there.claim_postman(60, later(30)).await.unwrap(), None);
    here.postman_has_seen(later(30)).await.unwrap();
    assert_eq!(there.claim_postman(60, later(61)).await.unwrap(), Some(later(30)));
    here.postman_has_seen(later(99)).await.unwrap();
    assert_eq!(there.claim_postman(60, later(62)).await.unwrap(), Some(later(30)), "it had lost its claim");
}

#[tokio::test]
async fn failures_are_counted_until_it_works_and_the_end_is_the_end() {
    let store = fresh().await;
    let anna = with_mail(&store, "Anna").await;
    store.post(&notice(&anna, 7, NoticeKind::Turn), NOW).await.unwrap();
    let way = (&anna.id, Way::Mail);
    let attempt = async |told: Option<Told>, now: Moment| {
        store.claim_way(way, 60, now).await.unwrap().expect("it may be tried");
        store.release_way(way, told, now).await.unwrap();
        let record = store.ways(&anna.id).await.unwrap().remove(0);
        (record.failures, record.retry, record.stopped)
    };
    assert_eq!(attempt(None, later(1)).await, (0, Moment(0), None));
    assert_eq!(attempt(Some(Told::No { retry: later(60) }), later(1)).await, (1, later(60), None));
    assert!(store.claim_way(way, 60, later(59)).await.unwrap().is_none(), "not yet");
    assert_eq!(attempt(Some(Told::NotNow { retry: later(90) }), later(60)).await, (1, later(90), None));
    assert_eq!(attempt(Some(Told::Yes), later(90)).await, (0, Moment(0), None));
    assert_eq!(attempt(Some(Told::Never), later(91)).await, (1, Moment(0), Some(later(91))));
    assert!(store.claim_way(way, 60, later(9999)).await.unwrap().is_none());
    assert!(store.ways_to_go(later(9999), 9).await.unwrap().is_empty());
    assert_eq!(store.post(&notice(&anna, 8, NoticeKind::Turn), later(99)).await.unwrap(), 0);
    // Wanting it again begins anew, with the same link to end it.
    store.set_way(&anna.id, (Way::Mail, "anna@example.net"), "another secret").await.unwrap();
    let record = store.ways(&anna.id).await.unwrap().remove(0);
    assert_eq!((record.failures, record.stopped, record.secret.as_str()), (0, None, "secret of Anna"));
}

#[tokio::test]
async fn an_address_is_confirmed_once_in_time_and_only_the_last_one() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    store.ask_mail(&anna.id, "old@example.org", "hash 1", NOW).await.unwrap();
    store.ask_mail(&anna.id, "new@example.org", "hash 2", later(5)).await.unwrap();
    let asks = store.mail_asks(&anna.id, "new@example.org", later(-DAY)).await.unwrap();
    assert_eq!((asks.by_person, asks.for_address), (2, 1));
    let since = later(-10);
    assert_eq!(store.unconfirmed_mail(&anna.id, since).await.unwrap().as_deref(), Some("new@example.org"));
    let confirm = async |hash: &str, since: Moment| store.confirm_mail(hash, "s", since).await.unwrap();
    assert_eq!(confirm("hash 1", since).await, None, "an older link");
    assert_eq!(confirm("hash 2", later(5)).await, None, "too late");
    assert_eq!(confirm("no hash", since).await, None);
    assert!(store.ways(&anna.id).await.unwrap().is_empty());
    assert_eq!(confirm("hash 2", since).await, Some(anna.id.clone()));
    assert_eq!(confirm("hash 2", since).await, None, "once");
    assert_eq!(store.ways(&anna.id).await.unwrap()[0].address, "new@example.org");
    assert_eq!(
        store.mail_of_secret("s").await.unwrap(),
        Some((anna.id.clone(), "new@example.org".to_owned()))
    );
    assert!(store.end_way(&anna.id, Way::Mail).await.unwrap());
    assert!(!store.end_way(&anna.id, Way::Mail).await.unwrap());
    assert_eq!(store.mail_of_secret("s").await.unwrap(), None);
    assert_eq!(store.unconfirmed_mail(&anna.id, since).await.unwrap(), None, "nothing is left of it");
}

#[tokio::test]
async fn who_looks_is_noted_for_those_who_are_told_of_something() {
    let store = fresh().await;
    let (anna, ben) = (with_mail(&store, "Anna").await, person(&store, "Ben").await);
    let table = TableId::new("amber-otter-k7m");
    store.post(&notice(&anna, 7, NoticeKind::Turn), later(5)).await.unwrap();
    let looked = async || store.waiting(&anna.id, Way::Mail).await.unwrap()[0].looked;
    assert_eq!(looked().await, None);
    assert!(!store.look(&ben.id, &table, later(9)).await.unwrap());
    for (at, last) in [(later(9), later(9)), (later(3), later(9)), (later(12), later(12))] {
        assert!(store.look(&anna.id, &table, at).await.unwrap());
        assert_eq!(looked().await, Some(last));
    }
    assert_eq!(store.forget_notices(later(4)).await.unwrap(), 0);
    assert_eq!(store.forget_notices(later(5)).await.unwrap(), 1, "what waited too long");
    assert_eq!(store.forget_notices(later(12)).await.unwrap(), 1);
    store.post(&notice(&anna, 8, NoticeKind::Over), later(5)).await.unwrap();
    store.wish(&anna.id, &Wishes::default()).await.unwrap();
    store.forget_person(&anna.id).await.unwrap();
    assert_eq!(store.wishes(&anna.id).await.unwrap(), None);
    assert!(store.ways(&anna.id).await.unwrap().is_empty());
    assert_eq!(waiting(&store, &anna.id, Way::Mail).await, []);
}

#[tokio::test]
async fn a_guest_s_wishes_go_to_the_account_that_has_none() {
    let store = fresh().await;
    let (guest, account) = (with_mail(&store, "Anna").await, person(&store, "Ännchen").await);
    store.open_account(&account.id, "Ännchen", "$argon2id$hash", NOW).await.unwrap();
    let wishes = Wishes { away: 60, ..Wishes::default() };
    store.wish(&guest.id, &wishes).await.unwrap();
    store.set_way(&guest.id, (Way::Hook, "https://example.org/guest"), "s1").await.unwrap();
    store.set_way(&account.id, (Way::Hook, "https://example.org/account"), "s2").await.unwrap();
    store.hand_over(&guest.id, &account.id).await.unwrap();
    assert_eq!(store.wishes(&account.id).await.unwrap(), Some(wishes));
    let ways = store.ways(&account.id).await.unwrap();
    let addresses: Vec<&str> = ways.iter().map(|way| way.address.as_str()).collect();
    assert_eq!(addresses, ["https://example.org/account", "anna@example.org"]);
    assert!(store.ways(&guest.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn changed_tables_are_those_of_people_who_are_told_page_by_page() {
    let (store, anna, id) = house().await;
    let ben = person(&store, "Ben").await;
    store.open_table(&new_table("brown-bear-x2y", &ben), NOW).await.unwrap();
    assert!(store.changed_tables(NOW, None, 9).await.unwrap().is_empty());
    store.set_way(&anna.id, (Way::Mail, "anna@example.org"), "s").await.unwrap();
    let mut ids = vec![id.clone()];
    for other in ["cyan-crab-c3c", "dove-dune-d4d"] {
        store.open_table(&new_table(other, &anna), later(5)).await.unwrap();
        ids.push(TableId::new(other));
    }
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    let luck = domain::NewEntry { text: "! deal".into(), request: None };
    start(&store, &record, &[luck], &domain::time::Course::default(), later(7)).await.unwrap();
    ids.rotate_left(1);
    let mut found = Vec::new();
    while let Some(table) = store.changed_tables(NOW, found.last(), 1).await.unwrap().pop() {
        found.push(table);
    }
    assert_eq!(found.iter().map(|table| table.id.clone()).collect::<Vec<_>>(), ids);
    assert_eq!(found.iter().map(|table| table.began).collect::<Vec<_>>(), [None, None, Some(later(7))]);
    assert_eq!(store.changed_tables(later(6), None, 9).await.unwrap().len(), 1);
    let nothing: Vec<Waiting> = store.waiting(&anna.id, Way::Mail).await.unwrap();
    assert!(nothing.is_empty(), "looking writes nothing");
}
