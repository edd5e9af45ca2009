//! People and sessions.

use store::{SessionHash, Store};
use words::Language;

use crate::place::fresh;
use crate::world::{NOW, later, person};

const DAY: i64 = 86_400;

#[tokio::test]
async fn a_session_belongs_to_its_person_until_it_expires() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let hash = SessionHash("5f".repeat(32));
    store.begin_session(&hash, &anna.id, "Firefox", NOW).await.unwrap();

    assert_eq!(store.session(&hash, 30 * DAY, later(60)).await.unwrap(), Some(anna.clone()));
    let other = SessionHash("00".repeat(32));
    assert_eq!(store.session(&other, 30 * DAY, later(60)).await.unwrap(), None);

    // A visit on day 20 prolongs it to day 50.
    assert!(store.session(&hash, 30 * DAY, later(20 * DAY)).await.unwrap().is_some());
    assert!(store.session(&hash, 30 * DAY, later(49 * DAY)).await.unwrap().is_some());
    assert_eq!(store.session(&hash, 30 * DAY, later(80 * DAY)).await.unwrap(), None);
    assert_eq!(store.forget_sessions(30 * DAY, later(80 * DAY)).await.unwrap(), 1);
    assert_eq!(store.session(&hash, 3000 * DAY, later(80 * DAY)).await.unwrap(), None, "it is gone");
}

#[tokio::test]
async fn a_person_changes_name_and_language() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let hash = SessionHash("ab".repeat(32));
    store.begin_session(&hash, &anna.id, "Firefox", NOW).await.unwrap();
    store.rename(&anna.id, "Ännchen '; DROP TABLE people; --").await.unwrap();
    store.speak(&anna.id, Language::French).await.unwrap();
    let found = store.session(&hash, DAY, NOW).await.unwrap().unwrap();
    assert_eq!(found.name, "Ännchen '; DROP TABLE people; --");
    assert_eq!(found.language, Language::French);
}

#[tokio::test]
async fn the_house_keeps_the_first_value_of_a_word() {
    let store = fresh().await;
    assert_eq!(store.house_word("luck", "one").await.unwrap(), "one");
    assert_eq!(store.house_word("luck", "two").await.unwrap(), "one");
    for before in 0..3 {
        assert_eq!(store.house_count("rehearsals").await.unwrap(), before);
    }
    assert_eq!(store.house_count("luck").await.unwrap(), 0);
    assert_eq!(store.house_word("luck", "two").await.unwrap(), "one", "what is counted is no word");
}

#[tokio::test]
async fn an_unknown_database_is_refused_without_repeating_its_password() {
    let refused = Store::connect("mysql://mu:hunter2@localhost/mu").await.unwrap_err().to_string();
    assert!(refused.contains("mysql") && refused.contains("sqlite://"), "{refused}");
    assert!(!refused.contains("hunter2"), "{refused}");
    // Nothing listens on this port, and it is said at once.
    let url = "postgres://mu:hunter2@127.0.0.1:1/mu?password=hunter2";
    let silent = Store::connect(url).await.unwrap_err().to_string();
    assert!(silent.contains("postgres://127.0.0.1:1/mu: ") && silent.contains("refused"), "{silent}");
    assert!(!silent.contains("hunter2"), "{silent}");
    let nowhere = Store::connect("sqlite:///nowhere/at/all.sqlite").await.unwrap_err().to_string();
    assert!(nowhere.contains("/nowhere/at/all.sqlite"), "{nowhere}");
}
