//! People and tables that the tests begin with.

use engine::{Seat, Token};
use store::{Allowances, Moment, NewTable, Person, PersonId, SeatKind, SeatRecord, Store, TableId, Terms};
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
        computer: "steady".into(),
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
        timing: store::time::Timing::Untimed,
        rated: false,
        host: host.id.clone(),
        secret: Token::new(secret),
        rematch_of: None,
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
