//! Accounts, sessions of one person, friends and blocks.

use domain::time::Tick;
use domain::{CoachLevel, Handle, PersonId, SeatKind, SeatRecord};
use store::{ApiToken, Error, Knowledge, SessionHash, Store, TableFilter};

use crate::place::fresh;
use crate::world::{NOW, arrange, later, new_table, person, seat, seated};

const HASH: &str = "$argon2id$v=19$no-password-of-anybody";

async fn account(store: &Store, name: &str) -> PersonId {
    let guest = person(store, name).await;
    store.open_account(&guest.id, name, HASH, NOW).await.unwrap();
    guest.id
}

fn session(text: &str) -> SessionHash {
    SessionHash(text.repeat(64 / text.len()))
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_its_name_is_taken() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    assert!(!anna.has_account());
    store.open_account(&anna.id, "Änna  Lena", HASH, NOW).await.unwrap();
    let found = store.account(&Handle::of(" ÄNNA lena ")).await.unwrap().unwrap();
    assert_eq!((found.person.name.as_str(), found.password.as_deref()), ("Änna  Lena", Some(HASH)));
    assert_eq!((found.person.id.clone(), found.joined), (anna.id.clone(), NOW));
    assert!(!format!("{found:?}").contains(HASH), "a hash is not for logs");

    let ben = person(&store, "Ben").await;
    for name in ["änna lena", "A\u{308}nna Lena", "N. N.", "n. n. 7"] {
        let refused = store.open_account(&ben.id, name, HASH, NOW).await;
        assert!(matches!(refused, Err(Error::NameTaken)), "{name}: {refused:?}");
    }
    let again = store.open_account(&anna.id, "Other", HASH, NOW).await;
    assert!(matches!(again, Err(Error::NameTaken)), "one account a person: {again:?}");
    assert!(store.person_named("Ben").await.unwrap().is_none(), "guests cannot be found by name");

    // The name of an account is not changed as a guest's is.
    store.rename(&anna.id, "Mallory").await.unwrap();
    store.open_account(&ben.id, "Ben", HASH, NOW).await.unwrap();
    assert!(matches!(store.rename_account(&anna.id, "BEN").await, Err(Error::NameTaken)));
    store.rename_account(&anna.id, "Anna").await.unwrap();
    assert_eq!(store.person_named("anna").await.unwrap().unwrap().name, "Anna");
    assert!(store.account(&Handle::of("Änna Lena")).await.unwrap().is_none());
    store.change_password(&anna.id, "$another", later(1)).await.unwrap();
    assert_eq!(
        store.account(&Handle::of("Anna")).await.unwrap().unwrap().password.as_deref(),
        Some("$another")
    );
}

#[tokio::test]
async fn sessions_are_listed_and_ended_by_their_person_only() {
    let store = fresh().await;
    let (anna, ben) = (person(&store, "Anna").await.id, person(&store, "Ben").await.id);
    for (hash, who, browser, at) in
        [("ab", &anna, "Firefox, Linux", 0), ("cd", &anna, "Safari, iPhone", 5), ("ef", &ben, "curl", 9)]
    {
        store.begin_session(&session(hash), who, browser, later(at)).await.unwrap();
    }
    let listed = store.sessions(&anna).await.unwrap();
    let browsers: Vec<&str> = listed.iter().map(|session| session.browser.as_str()).collect();
    assert_eq!(browsers, ["Safari, iPhone", "Firefox, Linux"], "last used first");
    assert_eq!(listed[1].mark, session("ab").mark());
    assert_eq!(listed[1].mark.len(), 16, "not the whole hash");

    assert!(!store.end_session(&anna, session("ef").mark()).await.unwrap(), "somebody else's");
    assert!(store.end_session(&anna, session("cd").mark()).await.unwrap());
    assert!(store.session(&session("cd"), 100, later(9)).await.unwrap().is_none());
    store.begin_session(&session("12"), &anna, "", later(9)).await.unwrap();
    assert_eq!(store.end_other_sessions(&anna, &session("12")).await.unwrap(), 1);
    assert_eq!(store.sessions(&anna).await.unwrap().len(), 1);
    assert_eq!(store.sessions(&ben).await.unwrap().len(), 1);
}

fn token(hash: &str, person: &PersonId) -> ApiToken {
    ApiToken {
        hash: SessionHash(hash.into()),
        person: person.clone(),
        name: "my program".into(),
        scopes: "read".into(),
        created: NOW,
        used: None,
    }
}

#[tokio::test]
async fn what_a_guest_has_is_handed_over_whole() {
    let store = fresh().await;
    let anna = account(&store, "Anna").await;
    let (ben, guest) = (account(&store, "Ben").await, person(&store, "Guest").await);
    let table = new_table("amber-otter-k7m", &guest);
    store.open_table(&table, NOW).await.unwrap();
    store.begin_session(&session("ab"), &guest.id, "", NOW).await.unwrap();
    store.befriend(&guest.id, &ben, NOW).await.unwrap();
    let (before, _) = store.table(&table.id).await.unwrap().unwrap();

    store.put_words_away(&guest.id, "amber").await.unwrap();
    store.put_words_away(&guest.id, "amber").await.unwrap();

    store.add_token(&token("program", &guest.id)).await.unwrap();
    assert_eq!(store.hand_over(&guest.id, &anna).await.unwrap(), std::slice::from_ref(&table.id));
    let (record, seats) = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(record.host, anna);
    assert!(seats[0].is_held_by(&anna) && seats[0].name == "Guest", "{seats:?}");
    assert!(store.session(&session("ab"), 100, NOW).await.unwrap().is_none(), "the guest is no more");
    assert!(store.bond(&anna, &ben).await.unwrap().is_friend);
    assert_eq!(store.knowledge(&anna, "amber").await.unwrap(), Knowledge::Words);
    assert_eq!(store.knowledge(&anna, "brass").await.unwrap(), Knowledge::New);
    assert_eq!(store.knowledge(&guest.id, "amber").await.unwrap(), Knowledge::New);
    let program = store.bearer(&SessionHash("program".into()), NOW).await.unwrap().unwrap();
    assert_eq!(program.person.id, anna, "programs of the guest act for the account");
    let late = arrange(&store, &before, &guest.id, &table.seats, later(1)).await;
    assert!(matches!(late, Err(Error::Changed)), "what was judged before is judged anew: {late:?}");
    assert!(store.hand_over(&anna, &ben).await.unwrap().is_empty(), "an account is nobody's to take");
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().0.host, anna);
}

#[tokio::test]
async fn a_deleted_account_leaves_its_games_and_no_name() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let somebody = person(&store, "N. N.").await;
    let own = store.person_named("Anna").await.unwrap().unwrap();
    let mut table = new_table("amber-otter-k7m", &own);
    let child = SeatRecord { name: "Anna's child".into(), ..seated("b", &own) };
    table.seats = vec![seated("a", &own), child, seated("c", &somebody)];
    store.open_table(&table, NOW).await.unwrap();
    let mut waiting = new_table("brass-lamp-k7m", &somebody);
    let kept = SeatRecord { kind: SeatKind::Open, share: None, ..seated("b", &own) };
    waiting.seats = vec![seated("a", &somebody), kept, SeatRecord::open(seat("c"))];
    store.open_table(&waiting, NOW).await.unwrap();
    store.begin_session(&session("ab"), &anna, "", NOW).await.unwrap();
    store.befriend(&ben, &anna, NOW).await.unwrap();
    store.block(&anna, &somebody.id, NOW).await.unwrap();

    store.add_token(&token("program", &anna)).await.unwrap();

    store.forget_person(&anna).await.unwrap();
    assert!(store.bearer(&SessionHash("program".into()), NOW).await.unwrap().is_none());
    let names = |seats: Vec<SeatRecord>| seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>();
    assert_eq!(names(store.seats(&table.id).await.unwrap()), ["N. N. 2", "N. N. 3", "N. N."]);
    assert_eq!(store.seats(&waiting.id).await.unwrap()[1], SeatRecord::open(seat("b")));
    assert!(store.account(&Handle::of("Anna")).await.unwrap().is_none());
    assert!(store.session(&session("ab"), 100, NOW).await.unwrap().is_none());
    assert!(store.friends(&ben).await.unwrap().is_empty());
    assert!(store.blocks(&anna).await.unwrap().is_empty());
    for member in store.members("", 10).await.unwrap() {
        assert!(!member.name.contains("Anna"), "{member:?}");
    }
    assert!(store.seats(&table.id).await.unwrap()[0].is_held_by(&anna), "the seat itself stays");
    let new = account_of(&store, "somebody-new", "Anna").await;
    assert_ne!(new, anna, "the name is free again");
}

async fn account_of(store: &Store, id: &str, name: &str) -> PersonId {
    let guest = person(store, id).await;
    store.open_account(&guest.id, name, HASH, NOW).await.unwrap();
    guest.id
}

#[tokio::test]
async fn friends_are_listed_and_whoever_is_blocked_is_no_friend() {
    let store = fresh().await;
    let mut ids = Vec::new();
    for name in ["Anna", "ben", "Cleo"] {
        ids.push(account(&store, name).await);
    }
    let [anna, ben, cleo] = ids.try_into().unwrap();
    for other in [&cleo, &ben, &anna, &ben] {
        store.befriend(&anna, other, NOW).await.unwrap();
    }
    let names = |people: Vec<domain::Person>| people.into_iter().map(|one| one.name).collect::<Vec<_>>();
    assert_eq!(names(store.friends(&anna).await.unwrap()), ["ben", "Cleo"], "nobody is one's own friend");
    assert!(store.friends(&ben).await.unwrap().is_empty(), "one's own list");
    store.befriend(&ben, &anna, NOW).await.unwrap();
    store.block(&anna, &ben, NOW).await.unwrap();
    store.block(&anna, &ben, NOW).await.unwrap();
    assert_eq!(names(store.friends(&anna).await.unwrap()), ["Cleo"]);
    assert!(store.friends(&ben).await.unwrap().is_empty());
    assert_eq!(
        store.blocks(&anna).await.unwrap().into_iter().collect::<Vec<_>>(),
        std::slice::from_ref(&ben)
    );
    assert_eq!(names(store.blocked_people(&anna).await.unwrap()), ["ben"]);
    assert!(store.has_blocked(&anna, &ben).await.unwrap());
    assert!(!store.has_blocked(&ben, &anna).await.unwrap());
    store.unblock(&anna, &ben).await.unwrap();
    store.unfriend(&anna, &cleo).await.unwrap();
    assert_eq!(store.bond(&anna, &ben).await.unwrap(), store::Relations::default());
    assert!(store.friends(&anna).await.unwrap().is_empty());
}

#[tokio::test]
async fn tables_of_friends_are_found_beyond_the_first_few() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let friend = store.person_named("Ben").await.unwrap().unwrap();
    let stranger = person(&store, "Cleo").await;
    store.open_table(&new_table("amber-otter-k7m", &friend), NOW).await.unwrap();
    store.open_table(&new_table("brass-lamp-k7m", &stranger), later(1)).await.unwrap();
    let found = async || {
        let listed = store.shelf(&TableFilter::OpenOfFriends(&anna, Tick(NOW.0 * 1000)), 5).await.unwrap();
        listed.into_iter().map(|listing| listing.table.id.to_string()).collect::<Vec<_>>()
    };
    assert!(found().await.is_empty());
    store.befriend(&anna, &ben, NOW).await.unwrap();
    assert_eq!(found().await, ["amber-otter-k7m"]);
}

#[tokio::test]
async fn accounts_of_before_keep_their_names_and_one_of_two_that_look_alike_owns_it() {
    let place = crate::place::Place::new();
    let store = place.open().await;
    account(&store, "Robin").await;
    assert!(matches!(
        store.open_account(&person(&store, "x").await.id, "Rоbin", HASH, NOW).await,
        Err(Error::NameTaken)
    ));
    assert!(store.is_name_owned("R0BIN", None).await.unwrap());
    let guest = person(&store, "Gustav").await;
    assert!(matches!(store.rename(&guest.id, "Robin.").await, Err(Error::NameTaken)));
    assert_eq!(store.person(&guest.id).await.unwrap().unwrap().name, "Gustav");
    store.rename(&guest.id, "Emma").await.unwrap();
    account(&store, "Emma").await;
    assert_eq!(store.person(&guest.id).await.unwrap().unwrap().name, "Emma 2");
    store.rename_account(&store.person_named("Emma").await.unwrap().unwrap().id, "Emil").await.unwrap();
    store.rename(&guest.id, "Emma").await.unwrap();
}

#[tokio::test]
async fn lessons_are_kept_once_go_with_the_guest_and_are_forgotten_with_the_account() {
    let store = fresh().await;
    let (anna, guest) = (account(&store, "Anna").await, person(&store, "Guest").await);
    for lesson in ["one", "two", "one"] {
        store.lesson_done(&guest.id, ("toy", lesson), NOW).await.unwrap();
    }
    store.lesson_done(&anna, ("toy", "one"), NOW).await.unwrap();
    assert_eq!(store.lessons_done(&guest.id).await.unwrap().len(), 2);
    store.hand_over(&guest.id, &anna).await.unwrap();
    assert!(store.lessons_done(&guest.id).await.unwrap().is_empty());
    let mut done = store.lessons_done(&anna).await.unwrap();
    done.sort();
    assert_eq!(
        done,
        [("toy", "one"), ("toy", "two")].map(|(game, lesson)| (game.to_owned(), lesson.to_owned()))
    );
    store.forget_person(&anna).await.unwrap();
    assert!(store.lessons_done(&anna).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_was_said_of_the_coach_goes_with_the_guest_and_is_forgotten_with_the_account() {
    let store = fresh().await;
    let (anna, guest) = (account(&store, "Anna").await, person(&store, "Guest").await);
    assert_eq!(store.coach(&guest.id).await.unwrap(), None);
    for level in [CoachLevel::Mistakes, CoachLevel::Off] {
        store.set_coach(&guest.id, level).await.unwrap();
        assert_eq!(store.coach(&guest.id).await.unwrap(), Some(level));
    }
    store.hand_over(&guest.id, &anna).await.unwrap();
    assert_eq!(store.coach(&guest.id).await.unwrap(), None);
    assert_eq!(store.coach(&anna).await.unwrap(), Some(CoachLevel::Off));
    let again = person(&store, "Again").await;
    store.set_coach(&again.id, CoachLevel::Blunders).await.unwrap();
    store.hand_over(&again.id, &anna).await.unwrap();
    assert_eq!(store.coach(&anna).await.unwrap(), Some(CoachLevel::Off), "the account had said no");
    store.forget_person(&anna).await.unwrap();
    assert_eq!(store.coach(&anna).await.unwrap(), None);
}
