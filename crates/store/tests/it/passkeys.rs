//! Passkeys, the ways into an account, and what browsers are asked.

use domain::{Handle, Moment, PersonId};
use store::{Error, PASSKEYS_MAX, Passkey, PasskeyAsk, Store};

use crate::place::fresh;
use crate::world::{NOW, later, person};

const HASH: &str = "$argon2id$no-password-of-anybody";

/// A passkey whose authenticator counts.
pub(crate) fn passkey(id: &str) -> Passkey {
    Passkey {
        id: id.into(),
        name: "My phone".into(),
        key: "pQECAyYgASFYIA".into(),
        algorithm: -7,
        counter: 3,
        synced: true,
        made: NOW,
        used: Moment(0),
    }
}

async fn account(store: &Store, name: &str) -> PersonId {
    let guest = person(store, name).await;
    store.open_account(&guest.id, name, HASH, NOW).await.unwrap();
    guest.id
}

/// The ids of a person's passkeys.
async fn ids(store: &Store, person: &PersonId) -> Vec<String> {
    store.passkeys(person).await.unwrap().into_iter().map(|passkey| passkey.id).collect()
}

async fn password(store: &Store, name: &str) -> Option<String> {
    store.account(&Handle::of(name)).await.unwrap().unwrap().password
}

#[tokio::test]
async fn a_passkey_is_one_persons_and_is_noted_when_it_is_used() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    store.add_passkey(&anna, &passkey("one")).await.unwrap();
    let later_one = Passkey { made: later(5), counter: 0, synced: false, ..passkey("before") };
    store.add_passkey(&anna, &later_one).await.unwrap();
    assert_eq!(store.passkeys(&anna).await.unwrap(), [passkey("one"), later_one]);
    for again in [&anna, &ben] {
        let refused = store.add_passkey(again, &passkey("one")).await;
        assert!(matches!(refused, Err(Error::Repeated)), "{refused:?}");
    }
    let (found, whose) = store.passkey("one").await.unwrap().unwrap();
    assert_eq!((found, whose.id), (passkey("one"), anna.clone()));
    assert!(store.passkey("another").await.unwrap().is_none());

    assert!(store.use_passkey(&passkey("one"), 9, later(7)).await.unwrap());
    let (used, _) = store.passkey("one").await.unwrap().unwrap();
    assert_eq!((used.counter, used.used), (9, later(7)));
    assert!(!store.use_passkey(&passkey("one"), 10, later(8)).await.unwrap(), "it was used meanwhile");
    assert_eq!(store.passkey("one").await.unwrap().unwrap().0, used, "and nothing is noted");
    assert!(store.use_passkey(&used, u32::MAX, later(9)).await.unwrap());
    assert_eq!(store.passkey("one").await.unwrap().unwrap().0.counter, u32::MAX);
}

#[tokio::test]
async fn an_account_has_twenty_at_most() {
    let store = fresh().await;
    let anna = account(&store, "Anna").await;
    for number in 0..PASSKEYS_MAX {
        store.add_passkey(&anna, &passkey(&format!("{number}"))).await.unwrap();
    }
    let refused = store.add_passkey(&anna, &passkey("more")).await;
    assert!(matches!(refused, Err(Error::TooMany)), "{refused:?}");
    assert_eq!(ids(&store, &anna).await.len(), PASSKEYS_MAX);
}

#[tokio::test]
async fn one_way_into_an_account_is_always_left() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    assert!(!store.remove_password(&anna).await.unwrap(), "no passkey is there");
    for id in ["one", "two"] {
        store.add_passkey(&anna, &passkey(id)).await.unwrap();
    }
    assert!(!store.remove_passkey(&ben, "one").await.unwrap(), "it is not Ben's");
    store.make_password_link(&anna, "a link", (NOW, later(60))).await.unwrap();
    assert!(store.remove_password(&anna).await.unwrap());
    assert_eq!(password(&store, "Anna").await, None);
    assert_eq!(store.password_link("a link", NOW).await.unwrap(), None, "its link goes with it");
    assert!(!store.remove_password(&anna).await.unwrap(), "there is none");

    // Both at once: each would leave the other, and nothing would be left.
    let (first, second) =
        tokio::join!(store.remove_passkey(&anna, "one"), store.remove_passkey(&anna, "two"));
    assert_ne!(first.unwrap(), second.unwrap());
    let [last] = <[String; 1]>::try_from(ids(&store, &anna).await).unwrap();
    assert!(!store.remove_passkey(&anna, &last).await.unwrap());

    // A link of the host gives an account its first password.
    store.make_password_link(&anna, "another", (NOW, later(60))).await.unwrap();
    store.use_password_link("another", "$new", later(1)).await.unwrap().unwrap();
    assert_eq!(password(&store, "Anna").await.as_deref(), Some("$new"));
    assert!(store.remove_passkey(&anna, &last).await.unwrap());
    store.change_password(&anna, "$newer", later(2)).await.unwrap();
    assert_eq!(password(&store, "Anna").await.as_deref(), Some("$newer"));
}

#[tokio::test]
async fn an_account_is_made_with_a_passkey_or_not_at_all() {
    let store = fresh().await;
    let (anna, ben) = (person(&store, "a guest").await.id, account(&store, "Ben").await);
    store.add_passkey(&ben, &passkey("of ben")).await.unwrap();
    let refused = store.open_account_by_passkey(&anna, "Anna", &passkey("of ben")).await;
    assert!(matches!(refused, Err(Error::Repeated)), "{refused:?}");
    assert!(store.person_named("Anna").await.unwrap().is_none(), "no account without a way in");
    let refused = store.open_account_by_passkey(&anna, "ben", &passkey("one")).await;
    assert!(matches!(refused, Err(Error::NameTaken)), "{refused:?}");
    store.open_account_by_passkey(&anna, "Anna", &passkey("one")).await.unwrap();
    let made = store.account(&Handle::of("anna")).await.unwrap().unwrap();
    assert_eq!((made.person.id, made.password, made.joined), (anna.clone(), None, NOW));
    assert_eq!(ids(&store, &anna).await, ["one"]);

    store.forget_person(&anna).await.unwrap();
    assert!(ids(&store, &anna).await.is_empty() && store.passkey("one").await.unwrap().is_none());
    assert_eq!(ids(&store, &ben).await, ["of ben"]);
}

#[tokio::test]
async fn what_a_browser_was_asked_counts_once_and_for_a_while() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await.id;
    let asked =
        |person: Option<&PersonId>, ask: &str| PasskeyAsk { person: person.cloned(), ask: ask.into() };
    let (of_anna, of_nobody) = (asked(Some(&anna), "one"), asked(None, "two"));
    store.ask_passkey("hash a", &of_anna, (NOW, later(60))).await.unwrap();
    store.ask_passkey("hash b", &of_nobody, (NOW, later(60))).await.unwrap();
    store.ask_passkey("hash b", &asked(None, "three"), (NOW, later(60))).await.unwrap();
    assert_eq!(store.take_passkey_ask("hash c", NOW).await.unwrap(), None);
    let (one, two) =
        tokio::join!(store.take_passkey_ask("hash a", NOW), store.take_passkey_ask("hash a", NOW));
    let taken: Vec<PasskeyAsk> = [one.unwrap(), two.unwrap()].into_iter().flatten().collect();
    assert_eq!(taken, std::slice::from_ref(&of_anna), "once, also at the same moment");
    assert_eq!(store.take_passkey_ask("hash b", later(59)).await.unwrap(), Some(asked(None, "three")));
    store.ask_passkey("hash a", &of_anna, (NOW, later(60))).await.unwrap();
    assert_eq!(store.take_passkey_ask("hash a", later(60)).await.unwrap(), None, "it has run out");
    // What nobody answers is forgotten with the next one.
    store.ask_passkey("hash a", &of_anna, (NOW, later(60))).await.unwrap();
    store.ask_passkey("hash b", &of_nobody, (later(60), later(120))).await.unwrap();
    assert_eq!(store.take_passkey_ask("hash a", NOW).await.unwrap(), None);
    // What a guest was asked goes with the guest.
    store.ask_passkey("hash a", &of_anna, (later(60), later(120))).await.unwrap();
    store.forget_person(&anna).await.unwrap();
    assert_eq!(store.take_passkey_ask("hash a", later(61)).await.unwrap(), None);
}
