//! People and tables that the tests begin with.

use domain::time::Course;
use domain::{
    Allowances, Change, Level, Moment, NewEntry, Person, PersonId, SeatKind, SeatRecord, Status, TableId,
    TableRecord, Terms,
};
use engine::{Seat, Token};
use store::{Error, NewTable, Store};
use words::Language;

use crate::place::fresh;

pub(crate) const NOW: Moment = Moment(1_800_000_000);

pub(crate) const fn later(seconds: i64) -> Moment {
    Moment(NOW.0 + seconds)
}

pub(crate) async fn person(store: &Store, name: &str) -> Person {
    let person = Person {
        id: PersonId::new(format!("id-{name}")),
        name: name.into(),
        handle: None,
        language: Language::German,
        is_banned: false,
    };
    store.add_person(&person, NOW).await.unwrap();
    person
}

pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

pub(crate) fn seated(letter: &str, person: &Person) -> SeatRecord {
    SeatRecord {
        kind: SeatKind::Person,
        person: Some(person.id.clone()),
        name: person.name.clone(),
        share: Some(Token::new([7; 32])),
        ..SeatRecord::open(seat(letter))
    }
}

pub(crate) fn computer(letter: &str) -> SeatRecord {
    SeatRecord {
        kind: SeatKind::Computer,
        name: "Ada".into(),
        computer: Some(Level::Steady),
        ..SeatRecord::open(seat(letter))
    }
}

/// A listed table of three: the host, a computer and a free seat.
pub(crate) fn new_table(id: &str, host: &Person) -> NewTable {
    let mut secret = [0; 32];
    for (byte, letter) in secret.iter_mut().zip(id.bytes()) {
        *byte = letter;
    }
    NewTable {
        id: TableId::new(id),
        game: "tricks".into(),
        rules: 1,
        options: vec![("players".into(), "3".into()), ("goal".into(), "200".into())],
        name: String::new(),
        terms: Terms::public(),
        allows: Allowances::default(),
        timing: domain::time::Timing::Untimed,
        rated: false,
        host: host.id.clone(),
        secret: Token::new(secret),
        rematch_of: None,
        beginning: None,
        seats: vec![seated("a", host), computer("b"), SeatRecord::open(seat("c"))],
        guests: Vec::new(),
    }
}

/// A store in memory with one person and one table.
pub(crate) async fn house() -> (Store, Person, TableId) {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let table = new_table("amber-otter-k7m", &anna);
    store.open_table(&table, NOW).await.unwrap();
    (store, anna, table.id)
}

/// Writes a change on top of the table as it is kept.
pub(crate) async fn write(store: &Store, id: &TableId, change: &Change, now: Moment) -> Result<(), Error> {
    let (record, _) = store.table(id).await?.unwrap();
    store.commit(&record, change, now).await.map(drop)
}

/// Begins the game of a table that waits.
pub(crate) async fn start(
    store: &Store,
    record: &TableRecord,
    entries: &[NewEntry],
    course: &Course,
    now: Moment,
) -> Result<(), Error> {
    let change = Change {
        entries: entries.to_vec(),
        course: Some(course.clone()),
        begins: true,
        ..Change::at(Status::Playing)
    };
    store.commit(record, &change, now).await.map(drop)
}

/// Writes host and seats of a table.
pub(crate) async fn arrange(
    store: &Store,
    record: &TableRecord,
    host: &PersonId,
    seats: &[SeatRecord],
    now: Moment,
) -> Result<(), Error> {
    let change = Change { host: Some(host.clone()), seats: seats.to_vec(), ..Change::at(record.status) };
    store.commit(record, &change, now).await.map(drop)
}

/// Removes a table that waits.
pub(crate) async fn remove(store: &Store, record: &TableRecord, now: Moment) -> Result<(), Error> {
    store.commit(record, &Change { removes: true, ..Change::at(record.status) }, now).await.map(drop)
}

/// Entries that are added after so many.
pub(crate) fn added(after: i64, entries: &[NewEntry]) -> Change {
    Change { after, entries: entries.to_vec(), ..Change::at(Status::Playing) }
}
