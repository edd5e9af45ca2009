//! What whoever hosts may see and do.

use domain::time::Course;
use domain::{Change, HostDeed, Level, NewEntry, SeatKind, Status, TableId};
use store::{Error, Host, SessionHash};

use crate::world::{NOW, arrange, house, later, new_table, person, start, write};

fn step(after: i64) -> Change {
    let entry = NewEntry { text: "! deal".into(), request: None };
    Change { after, entries: vec![entry], ..Change::at(Status::Playing) }
}

#[tokio::test]
async fn a_closed_table_is_closed_for_whoever_has_not_heard_of_it() {
    let (store, _, id) = house().await;
    let (record, seats) = store.table(&id).await.unwrap().unwrap();
    start(&store, &record, &[], &Course::default(), NOW).await.unwrap();
    write(&store, &id, &step(0), NOW).await.unwrap();
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    assert_eq!(store.close_table(Host::CommandLine, &id, later(1)).await.unwrap(), Status::Playing);
    assert_eq!(store.close_table(Host::CommandLine, &id, later(2)).await.unwrap(), Status::Closed);
    assert!(matches!(store.commit(&record, &step(1), later(3)).await, Err(Error::Changed)));
    assert_eq!(store.journal(&id, 0).await.unwrap().len(), 1, "nothing is added, nothing is lost");
    let changed = arrange(&store, &record, &record.host, &seats, later(3)).await;
    assert!(matches!(changed, Err(Error::Changed)));
    let closed = store.tables_that_are(Status::Closed, 10).await.unwrap();
    assert_eq!(closed.iter().map(|listing| listing.table.id.clone()).collect::<Vec<_>>(), [id]);
    assert!(store.tables_that_are(Status::Playing, 10).await.unwrap().is_empty());
    let nowhere = store.close_table(Host::CommandLine, &TableId::new("no-such-table"), NOW).await;
    assert!(matches!(nowhere, Err(Error::NoTable(_))), "{nowhere:?}");
}

#[tokio::test]
async fn a_table_that_waits_is_removed() {
    let (store, _, id) = house().await;
    assert_eq!(store.close_table(Host::CommandLine, &id, NOW).await.unwrap(), Status::Waiting);
    assert!(store.table(&id).await.unwrap().is_none());
}

#[tokio::test]
async fn who_is_banned_is_marked_and_replaced_where_a_game_runs() {
    let (store, anna, running) = house().await;
    let (record, _) = store.table(&running).await.unwrap().unwrap();
    start(&store, &record, &[], &Course::default(), NOW).await.unwrap();
    let waiting = new_table("brown-bear-x2y", &anna);
    store.open_table(&waiting, NOW).await.unwrap();
    let session = SessionHash("hash".into());
    store.begin_session(&session, &anna.id, "Firefox", NOW).await.unwrap();

    let left = store
        .ban(Host::CommandLine, &anna.id, |game| (game == "tricks").then_some(Level::Steady), later(5))
        .await
        .unwrap();
    assert_eq!(left, std::slice::from_ref(&running));
    let known = store.session(&session, 100, later(6)).await.unwrap().unwrap();
    assert!(known.is_banned);
    let seats = store.seats(&running).await.unwrap();
    assert_eq!((seats[0].kind, seats[0].computer), (SeatKind::Computer, Some(Level::Steady)));
    assert_eq!(seats[0].person, Some(anna.id.clone()), "the seat is still the person's");
    assert_eq!(store.seats(&waiting.id).await.unwrap()[0].kind, SeatKind::Person, "nothing runs there");
    assert!(
        store.ban(Host::CommandLine, &anna.id, |_| Some(Level::Steady), later(7)).await.unwrap().is_empty(),
        "once is enough"
    );

    store.pardon(Host::CommandLine, &anna.id, later(8)).await.unwrap();
    assert!(!store.session(&session, 100, later(8)).await.unwrap().unwrap().is_banned);
}

#[tokio::test]
async fn people_are_found_by_name_and_by_the_beginning_of_their_id() {
    let (store, _, _) = house().await;
    for name in ["Hannah", "100%", "a_b"] {
        person(&store, name).await;
    }
    let found = async |text: &str| -> Vec<String> {
        let members = store.members(text, 10).await.unwrap();
        let mut names: Vec<String> = members.into_iter().map(|member| member.name).collect();
        names.sort();
        names
    };
    assert_eq!(found("ANNA").await, ["Anna", "Hannah"]);
    assert_eq!(found("%").await, ["100%"]);
    assert_eq!(found("_").await, ["a_b"]);
    assert_eq!(found("id-Han").await, ["Hannah"]);
    assert_eq!(found("").await.len(), 4);
    assert_eq!(store.members("", 2).await.unwrap().len(), 2);
    let member = store.member("id-Hannah").await.unwrap();
    assert_eq!((member.name.as_str(), member.tables, member.banned), ("Hannah", 0, None));
    assert_eq!(store.members("id-Anna", 2).await.unwrap()[0].tables, 1);
    for beginning in ["id-", "id-Nobody", "id-Anna"] {
        let refused = store.member(beginning).await;
        assert!(matches!(refused, Err(Error::NoPerson(_))), "{beginning}: too short or unknown");
    }
    assert_eq!(store.members("nna", 10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_is_done_as_the_host_is_written_down_with_who_did_it() {
    let (store, anna, id) = house().await;
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    start(&store, &record, &[], &Course::default(), NOW).await.unwrap();
    let ben = person(&store, "Ben").await;
    assert!(store.audit_log(None, 10).await.unwrap().is_empty());
    assert_eq!(store.last_done(HostDeed::Backup).await.unwrap(), None);

    store.make_host(&anna.id, later(1)).await.unwrap();
    let by_anna = Host::Account(&anna.id);
    store.ban(by_anna, &ben.id, |_| None, later(2)).await.unwrap();
    store.pardon(Host::CommandLine, &ben.id, later(3)).await.unwrap();
    store.close_table(by_anna, &id, later(4)).await.unwrap();
    store.close_table(by_anna, &id, later(5)).await.unwrap();
    assert!(!store.settle_report(by_anna, 7, later(6)).await.unwrap());
    store.end_host(&anna.id, later(7)).await.unwrap();

    let log = store.audit_log(None, 10).await.unwrap();
    let told: Vec<_> = log
        .iter()
        .map(|line| {
            let name = |one: &Option<(domain::PersonId, String)>| one.as_ref().map(|(_, name)| name.clone());
            (line.number, line.at, line.deed, name(&line.host), name(&line.person), line.subject.as_str())
        })
        .collect();
    let (anna_named, ben_named) = (|| Some("Anna".to_owned()), || Some("Ben".to_owned()));
    assert_eq!(
        told,
        [
            (5, later(7), HostDeed::EndHost, None, anna_named(), ""),
            (4, later(4), HostDeed::CloseTable, anna_named(), None, id.as_str()),
            (3, later(3), HostDeed::Pardon, None, ben_named(), ""),
            (2, later(2), HostDeed::Ban, anna_named(), ben_named(), ""),
            (1, later(1), HostDeed::MakeHost, None, anna_named(), ""),
        ],
        "what changed nothing is not written down"
    );
    let older = store.audit_log(Some(3), 1).await.unwrap();
    assert_eq!(older.iter().map(|line| line.number).collect::<Vec<_>>(), [2], "page by page");
    assert_eq!(store.last_done(HostDeed::Ban).await.unwrap(), Some(later(2)));
}

#[tokio::test]
async fn a_host_has_an_account_and_is_not_banned() {
    let (store, anna, _) = house().await;
    store.make_host(&anna.id, NOW).await.unwrap();
    assert!(!store.is_host(&anna.id).await.unwrap(), "a guest is no host");
    store.open_account(&anna.id, "Anna", "hash", NOW).await.unwrap();
    assert!(store.is_host(&anna.id).await.unwrap());
    let hosts = store.hosts().await.unwrap();
    assert_eq!(hosts.iter().map(|host| host.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    store.ban(Host::CommandLine, &anna.id, |_| None, NOW).await.unwrap();
    assert!(!store.is_host(&anna.id).await.unwrap());
    store.pardon(Host::CommandLine, &anna.id, NOW).await.unwrap();
    store.end_host(&anna.id, NOW).await.unwrap();
    assert!(!store.is_host(&anna.id).await.unwrap() && store.hosts().await.unwrap().is_empty());
}

#[tokio::test]
async fn what_is_kept_is_counted() {
    let (store, _, id) = house().await;
    let before = store.totals().await.unwrap();
    assert_eq!((before.people, before.accounts, before.reports), (1, 0, 0));
    assert_eq!(before.tables, [(Status::Waiting, 1)]);
    store.close_table(Host::CommandLine, &id, NOW).await.unwrap();
    assert!(store.totals().await.unwrap().tables.is_empty());
}
