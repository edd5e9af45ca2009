//! Tables, seats and what the lobby shows.

use domain::time::{Course, Tick};
use domain::{Access, Change, Guest, NewEntry, SeatKind, Standing, Status, TableId, Talk, Terms};
use store::{Error, Seen, Store, TableFilter};
use words::Language;

use crate::world::{
    NOW, arrange, computer, house, later, new_table, person, remove, seat, seated, start, write,
};

#[tokio::test]
async fn a_table_is_found_as_it_was_opened() {
    let (store, anna, id) = house().await;
    let (table, seats) = store.table(&id).await.unwrap().unwrap();
    let new = new_table(id.as_str(), &anna);
    assert_eq!(table.options, new.options);
    assert_eq!(table.seats(), 3);
    assert_eq!((table.game.as_str(), table.rules, table.version), ("tricks", 1, 1));
    assert_eq!((table.status, table.created, table.secret), (Status::Waiting, NOW, new.secret));
    assert_eq!(seats, new.seats);
    assert!(seats[0].is_held_by(&anna.id) && !seats[1].is_held_by(&anna.id));
    assert_eq!(store.table(&TableId::new("no-such-t4b")).await.unwrap(), None);
    let promised = store.table_of_commitment(&new.secret.commitment()).await.unwrap().unwrap();
    assert_eq!(promised.id, id);
}

#[tokio::test]
async fn an_id_a_secret_and_a_rematch_serve_one_table() {
    let (store, anna, id) = house().await;
    let same_id = store.open_table(&new_table(id.as_str(), &anna), NOW).await;
    assert!(matches!(same_id, Err(Error::TableExists)), "{same_id:?}");
    let mut same_secret = new_table("birch-tern-2xk", &anna);
    same_secret.secret = new_table(id.as_str(), &anna).secret;
    let refused = store.open_table(&same_secret, NOW).await;
    assert!(matches!(refused, Err(Error::TableExists)), "{refused:?}");
    assert_eq!(store.table(&same_secret.id).await.unwrap(), None);

    let mut again = new_table("birch-tern-2xk", &anna);
    again.rematch_of = Some(id.clone());
    store.open_table(&again, NOW).await.unwrap();
    assert_eq!(store.rematch(&id).await.unwrap(), Some(again.id));
    let mut second = new_table("cedar-wren-9pq", &anna);
    second.rematch_of = Some(id);
    assert!(matches!(store.open_table(&second, NOW).await, Err(Error::TableExists)));
}

#[tokio::test]
async fn seats_change_only_on_the_table_that_was_seen() {
    let (store, anna, id) = house().await;
    let ben = person(&store, "Ben").await;
    let (seen, mut seats) = store.table(&id).await.unwrap().unwrap();
    seats[2] = seated("c", &ben);
    arrange(&store, &seen, &ben.id, &seats, later(5)).await.unwrap();

    // Somebody who still sees the free seat comes too late, and changes nothing.
    let mut late = seats.clone();
    late[2] = computer("c");
    assert!(matches!(arrange(&store, &seen, &anna.id, &late, later(6)).await, Err(Error::Changed)));
    let (now, found) = store.table(&id).await.unwrap().unwrap();
    assert_eq!((now.version, &now.host, now.changed), (2, &ben.id, later(5)));
    assert_eq!(found, seats);
}

#[tokio::test]
async fn a_table_starts_once() {
    let (store, anna, id) = house().await;
    let (waiting, seats) = store.table(&id).await.unwrap().unwrap();
    let deal = [NewEntry { text: "! deal dealer=a".into(), request: None }];
    start(&store, &waiting, &deal, &Course::default(), later(1)).await.unwrap();
    assert!(matches!(
        start(&store, &waiting, &deal, &Course::default(), later(2)).await,
        Err(Error::Changed)
    ));
    let (playing, _) = store.table(&id).await.unwrap().unwrap();
    assert_eq!((waiting.started, playing.started), (0, 2));
    assert_eq!((playing.status, playing.version), (Status::Playing, 2));
    assert_eq!(store.journal(&id, 0).await.unwrap().len(), 1);

    // The seats of a running table may change: a computer stands in for Anna.
    let mut stand_in = seats;
    stand_in[0].kind = SeatKind::Computer;
    arrange(&store, &playing, &anna.id, &stand_in, later(3)).await.unwrap();
    assert!(matches!(remove(&store, &playing, later(4)).await, Err(Error::Changed)));
}

#[tokio::test]
async fn a_waiting_table_can_be_removed() {
    let (store, anna, id) = house().await;
    let (waiting, seats) = store.table(&id).await.unwrap().unwrap();
    arrange(&store, &waiting, &anna.id, &seats, later(1)).await.unwrap();
    assert!(matches!(remove(&store, &waiting, later(2)).await, Err(Error::Changed)));
    let (waiting, _) = store.table(&id).await.unwrap().unwrap();
    remove(&store, &waiting, later(2)).await.unwrap();
    assert_eq!(store.table(&id).await.unwrap(), None);
    assert_eq!(store.seats(&id).await.unwrap(), []);
}

#[tokio::test]
async fn a_game_that_begins_at_a_table_which_was_removed_meanwhile_is_judged_anew() {
    let (store, _, id) = house().await;
    let (waiting, seats) = store.table(&id).await.unwrap().unwrap();
    remove(&store, &waiting, later(1)).await.unwrap();
    let deal = NewEntry { text: "! deal".into(), request: None };
    let course = Course::new(waiting.timing, seats.len());
    let begun = start(&store, &waiting, &[deal], &course, later(2)).await;
    assert!(matches!(begun, Err(Error::Changed)), "{begun:?}");
    assert_eq!(store.journal(&id, 0).await.unwrap(), []);
}

/// The moment at which the lobby is looked at: everybody who was never seen has just opened a table.
const HERE: Tick = Tick(NOW.0 * 1000);

async fn ids(store: &Store, shelf: TableFilter<'_>) -> Vec<String> {
    let listings = store.shelf(&shelf, 10).await.unwrap();
    let ids: Vec<TableId> = listings.into_iter().map(|listing| listing.table.id).collect();
    assert_eq!(store.ids_on_shelf(&shelf, 10).await.unwrap(), ids);
    ids.into_iter().map(|id| id.to_string()).collect()
}

#[tokio::test]
async fn the_lobby_shows_everybody_the_right_tables() {
    let (store, anna, open) = house().await;
    let ben = person(&store, "Ben").await;
    let mut hidden = new_table("birch-tern-2xk", &ben);
    hidden.terms = Terms::default();
    store.open_table(&hidden, later(1)).await.unwrap();
    let mut kept = new_table("cedar-wren-9pq", &ben);
    kept.seats[2].person = Some(anna.id.clone());
    store.open_table(&kept, later(2)).await.unwrap();
    assert_eq!(kept.seats[2].seat, seat("c"));

    assert_eq!(
        ids(&store, TableFilter::Open(HERE)).await,
        [open.as_str()],
        "hidden and kept seats are not offered"
    );
    assert_eq!(ids(&store, TableFilter::Running(&anna.id)).await, ["cedar-wren-9pq", "amber-otter-k7m"]);
    assert_eq!(ids(&store, TableFilter::Running(&ben.id)).await, ["cedar-wren-9pq", "birch-tern-2xk"]);

    let (waiting, _) = store.table(&open).await.unwrap().unwrap();
    start(&store, &waiting, &[], &Course::default(), later(3)).await.unwrap();
    assert_eq!(ids(&store, TableFilter::Open(HERE)).await, [] as [&str; 0]);
    assert_eq!(ids(&store, TableFilter::Watchable).await, [open.as_str()]);
    let last = [NewEntry { text: "a pass".into(), request: None }];
    let addition = Change { after: 0, entries: last.into(), ..Change::at(Status::Over) };
    write(&store, &open, &addition, later(4)).await.unwrap();
    assert_eq!(ids(&store, TableFilter::Watchable).await, [] as [&str; 0]);
    assert_eq!(ids(&store, TableFilter::Finished(&anna.id)).await, [open.as_str()]);
    assert_eq!(ids(&store, TableFilter::Running(&anna.id)).await, ["cedar-wren-9pq"]);
}

#[tokio::test]
async fn terms_and_guests_are_arranged_together_with_the_seats() {
    let (store, _, id) = house().await;
    let ben = person(&store, "Ben").await;
    let (record, mut seats) = store.table(&id).await.unwrap().unwrap();
    assert_eq!(record.terms, Terms { access: Access::Public, ..Terms::default() });
    seats[2].name = "Cleo".into();
    seats[2].invite = "k7mk7m".into();
    seats[0].ready = true;
    let terms = Terms { access: Access::Private, watchers: false, chat: Talk::Apart, quick: true };
    let guests = [Guest { person: ben.id.clone(), standing: Standing::Removed }];
    let change = Change {
        terms: Some(terms),
        seats: seats.clone(),
        guests: guests.to_vec(),
        ..Change::at(record.status)
    };
    store.commit(&record, &change, later(1)).await.unwrap();
    let (now, held) = store.table(&id).await.unwrap().unwrap();
    assert_eq!((now.terms, now.version), (terms, record.version + 1));
    assert_eq!(held, seats);
    assert!(!held[2].is_free() && seats[2].kind == SeatKind::Open, "a seat kept for a name is not free");
    assert_eq!(store.guests(&id).await.unwrap(), guests);

    let late = Change { terms: Some(Terms::default()), ..change.clone() };
    assert!(matches!(store.commit(&record, &late, later(2)).await, Err(Error::Changed)));
    assert_eq!(store.table(&id).await.unwrap().unwrap().0.terms, terms);
    let invited = [Guest { person: ben.id.clone(), standing: Standing::Invited }];
    store.commit(&now, &Change { guests: invited.to_vec(), ..change }, later(3)).await.unwrap();
    assert_eq!(store.guests(&id).await.unwrap(), invited);
    let (now, _) = store.table(&id).await.unwrap().unwrap();
    remove(&store, &now, later(4)).await.unwrap();
    assert_eq!(store.guests(&id).await.unwrap(), []);
}

#[tokio::test]
async fn a_fitting_table_is_public_of_the_game_in_the_language_and_has_a_free_seat() {
    let (store, anna, oldest) = house().await;
    let fitting =
        async |game, language| ids(&store, TableFilter::Fitting { game, language, now: HERE }).await;
    let younger = new_table("birch-tern-2xk", &anna);
    store.open_table(&younger, later(1)).await.unwrap();
    assert_eq!(fitting("tricks", Language::German).await, [oldest.as_str(), "birch-tern-2xk"]);
    assert_eq!(fitting("m", Language::German).await, [] as [&str; 0]);
    assert_eq!(fitting("tricks", Language::French).await, [] as [&str; 0]);
    let (record, mut seats) = store.table(&oldest).await.unwrap().unwrap();
    seats[2].name = "Cleo".into();
    arrange(&store, &record, &anna.id, &seats, later(2)).await.unwrap();
    assert_eq!(fitting("tricks", Language::German).await, ["birch-tern-2xk"], "the seat is kept");
    let (record, seats) = store.table(&younger.id).await.unwrap().unwrap();
    let private = Terms { access: Access::Private, ..Terms::default() };
    let change = Change { terms: Some(private), seats, ..Change::at(record.status) };
    store.commit(&record, &change, later(3)).await.unwrap();
    assert_eq!(fitting("tricks", Language::German).await, [] as [&str; 0]);
    assert_eq!(ids(&store, TableFilter::Open(HERE)).await, [] as [&str; 0]);
}

#[tokio::test]
async fn a_table_without_watchers_is_not_offered_to_watch() {
    let (store, _, id) = house().await;
    let (record, seats) = store.table(&id).await.unwrap().unwrap();
    let alone = Terms { watchers: false, ..Terms::public() };
    let change = Change { terms: Some(alone), seats, ..Change::at(record.status) };
    store.commit(&record, &change, later(1)).await.unwrap();
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    start(&store, &record, &[], &Course::default(), later(2)).await.unwrap();
    assert_eq!(ids(&store, TableFilter::Watchable).await, [] as [&str; 0]);
}

#[tokio::test]
async fn a_table_is_offered_while_somebody_is_there_with_whom_it_can_begin() {
    let (store, anna, id) = house().await;
    let ben = person(&store, "Ben").await;
    let at = |seconds: i64| Tick(later(seconds).0 * 1000);
    let open = async |seconds| !ids(&store, TableFilter::Open(at(seconds))).await.is_empty();
    assert!(open(299).await && !open(301).await, "whoever was never seen counts for five minutes");
    store.note_presence(&id, &anna.id, Seen::Here(at(400))).await.unwrap();
    assert!(open(440).await && !open(450).await, "a process may have died");
    store.note_presence(&id, &anna.id, Seen::Gone(at(460))).await.unwrap();
    assert!(!open(460).await);
    // Somebody else who looks cannot begin.
    store.note_presence(&id, &ben.id, Seen::Here(at(470))).await.unwrap();
    assert!(!open(470).await);
    assert_eq!(store.left_tables(at(459), 9).await.unwrap(), []);
    assert_eq!(store.left_tables(at(471), 9).await.unwrap(), [id]);
}
