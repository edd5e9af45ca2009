//! Databases for tests that look behind the door of the store.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use domain::time::Timing;
use domain::{Allowances, Moment, Person, PersonId, SeatKind, SeatRecord, TableId, Terms};
use engine::{Seat, Token};
use words::Language;

use crate::{Disk, NewTable, Store};

/// When everything in these tests begins.
pub(crate) const NOW: Moment = Moment(1_800_000_000);

/// A database of its own: of SQLite in a folder, or of the PostgreSQL of `TEST_POSTGRES_URL`.
pub(crate) fn place() -> (String, tempfile::TempDir) {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let folder = tempfile::tempdir().unwrap();
    let server = std::env::var("TEST_POSTGRES_URL").ok().filter(|url| !url.is_empty());
    let url = server.map_or_else(
        || format!("sqlite://{}?mode=rwc", folder.path().join("mu.sqlite").display()),
        |url| {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let sign = if url.contains('?') { '&' } else { '?' };
            let since = std::time::UNIX_EPOCH.elapsed().unwrap().as_micros();
            format!("{url}{sign}options[search_path]=scratch_{}_{since}_{number}", std::process::id())
        },
    );
    (url, folder)
}

/// Two processes on one file of SQLite, the first on this disk. The file stays as long as the folder.
pub(crate) async fn two_processes(disk: Arc<dyn Disk>) -> (Store, Store, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mu.sqlite");
    let first = Store::simulated(&path, disk).await.unwrap();
    let second = Store::in_file(&path).await.unwrap();
    (first, second, folder)
}

/// A person of this name without an account.
pub(crate) async fn person(store: &Store, name: &str) -> PersonId {
    let id = PersonId::new(format!("id-{name}"));
    let person = Person {
        id: id.clone(),
        name: name.into(),
        handle: None,
        language: Language::German,
        is_banned: false,
    };
    store.add_person(&person, NOW).await.unwrap();
    id
}

/// A person of this name with an account.
pub(crate) async fn account(store: &Store, name: &str) -> PersonId {
    let id = person(store, name).await;
    store.open_account(&id, name, "hash", NOW).await.unwrap();
    id
}

/// A table at which these people sit, the first one its host.
pub(crate) fn table(id: &str, people: &[&PersonId]) -> NewTable {
    let seat = |(seat, person): (Seat, &&PersonId)| SeatRecord {
        kind: SeatKind::Person,
        person: Some((*person).clone()),
        name: person.as_str().trim_start_matches("id-").to_owned(),
        ..SeatRecord::open(seat)
    };
    let mut secret = [0; 32];
    secret.iter_mut().zip(id.bytes()).for_each(|(byte, letter)| *byte = letter);
    NewTable {
        id: TableId::new(id),
        game: "toy".into(),
        rules: 1,
        options: vec![("players".into(), people.len().to_string())],
        name: String::new(),
        terms: Terms::public(),
        allows: Allowances::default(),
        timing: Timing::Untimed,
        rated: false,
        host: people[0].clone(),
        secret: Token::new(secret),
        rematch_of: None,
        beginning: None,
        seats: Seat::all(people.len().try_into().unwrap()).zip(people).map(seat).collect(),
        guests: Vec::new(),
    }
}
