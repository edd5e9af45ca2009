//! Accounts: made, signed in to, changed, deleted; sessions listed and ended.

use std::time::Duration;

use axum::http::StatusCode;
use domain::{Handle, SeatKind, TableId};
use serde_json::json;

use crate::browser::{Answer, Browser, Site, site};
use crate::events::Events;
use crate::place::Place;
use crate::play::{anna_and_ben, choices};

pub(crate) const PASSWORD: &str = "correct horse";

/// Somebody with an account, signed in.
pub(crate) async fn account(site: &Site, name: &str) -> Browser {
    let mut browser = site.browser();
    let made = browser.post("/account/make", &[("name", name), ("password", PASSWORD)]).await;
    assert_eq!(made.location(), "/");
    browser
}

async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    browser.post("/account/in", &[("name", name), ("password", password), ("next", "/people")]).await
}

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

#[tokio::test]
async fn a_guest_makes_an_account_and_keeps_the_tables() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let guest = anna.cookies["mu"].clone();
    let fields = [("name", "Anna"), ("password", PASSWORD), ("next", "/settings")];
    assert_eq!(anna.post("/account/make", &fields).await.location(), "/settings");
    assert_ne!(anna.cookies["mu"], guest, "whoever knew the token of the guest is not the account");
    let mut thief = site.browser();
    thief.cookies.insert("mu".into(), guest);
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    assert_eq!(thief.json(&format!("{path}/act"), &act).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);

    let settings = anna.get("/settings").await.text;
    assert!(settings.contains("Sign out") && settings.contains("/people/Anna"), "{settings}");
    for (name, words) in [("anna", "An account has this name already"), ("!?", "needs a letter or a digit")] {
        let refused = ben.post("/account/make", &[("name", name), ("password", PASSWORD)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text.contains(words), "{}", refused.text);
        assert!(!refused.text.contains(PASSWORD), "a password is never sent back");
    }
    let long = "x".repeat(129);
    for (password, words) in [("1234567", "at least 8 characters"), (&long, "may have 128 characters")] {
        let refused = ben.post("/account/make", &[("name", "Ben"), ("password", password)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text.contains(words), "{}", refused.text);
    }
    let again = anna.post("/account/make", &[("name", "Anna 2"), ("password", PASSWORD)]).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{}", again.text);
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_are_one_answer() {
    let site = site().await;
    account(&site, "Anna").await;
    for language in ["en", "fr", "de"] {
        let mut browser = site.browser();
        browser.language = language.into();
        let wrong = sign_in(&mut browser, "Anna", "wrong horse").await;
        let nobody = sign_in(&mut browser, "Anno", "wrong horse").await;
        assert_eq!((wrong.status, nobody.status), (StatusCode::FORBIDDEN, StatusCode::FORBIDDEN));
        assert_eq!(wrong.text.replace("Anna", "Anno"), nobody.text);
        assert!(!wrong.text.contains("wrong horse"));
        assert!(browser.cookies.is_empty(), "a failed sign-in makes nobody");
    }
    let json = json!({ "name": "Anna", "password": "wrong horse" });
    let refused = site.browser().json("/account/in", &json).await;
    assert!(refused.error().contains("No account has this name and this password"));
    let mut browser = site.browser();
    assert_eq!(sign_in(&mut browser, " ANNA ", PASSWORD).await.location(), "/people");
    assert!(browser.get("/settings").await.text.contains("Sign out"));
    assert_eq!(browser.get("/account").await.location(), "/settings");
}

#[tokio::test]
async fn signing_in_brings_the_guests_seats_along() {
    let place = Place::new();
    let site = Site::over(place.open().await).await;
    let neighbour = Site::over(place.open().await).await;
    account(&site, "Anna Account").await;
    let mut cleo = account(&site, "Cleo").await;
    let (mut anna, ben, path) = anna_and_ben(&site).await;
    // Another process has the table in its memory.
    assert_eq!(ben.at(&neighbour).get(&path).await.status, StatusCode::OK);
    let guest = anna.cookies["mu"].clone();
    sign_in(&mut anna, "Anna Account", PASSWORD).await.location();
    assert_ne!(anna.cookies["mu"], guest);
    let account = site.store.account(&Handle::of("anna account")).await.unwrap().unwrap().person.id;
    let (record, seats) = site.store.table(&id(&path)).await.unwrap().unwrap();
    assert!(record.host == account && seats[0].is_held_by(&account) && seats[0].name == "Anna");
    let mut there = anna.at(&neighbour);
    let mut tries = 0;
    while choices(&mut there, &path).await.1.is_empty() {
        tries += 1;
        assert!(tries < 500, "the other process has not heard of it");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK, "the seat came along");

    // The account of one's own browser is handed to nobody.
    let own = cleo.post("/play/toy", &[("players", "2")]).await.location();
    sign_in(&mut cleo, "Anna Account", PASSWORD).await.location();
    let (record, _) = site.store.table(&id(&own)).await.unwrap().unwrap();
    assert_ne!(record.host, account);
}

#[tokio::test]
async fn sessions_are_listed_and_ended_and_their_streams_with_them() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    let path = anna.post("/play/toy", &[("players", "2")]).await.location();
    let mut phone = site.browser();
    sign_in(&mut phone, "Anna", PASSWORD).await.location();
    let mut events = Events::open(&mut phone, &format!("{path}/events"), &[]).await;
    events.next().await.unwrap();
    let page = anna.get("/settings").await;
    assert_eq!(page.text.matches("name=\"session\"").count(), 2, "one other, and all others: {}", page.text);
    assert!(page.text.contains("this one"));
    let mark = page.field("session");
    let own = anna.cookies["mu"].clone();
    let mut stranger = account(&site, "Mallory").await;
    stranger.post("/account/end", &[("session", &mark)]).await.location();
    assert!(phone.get("/settings").await.text.contains("Sign out"), "somebody else's session goes on");

    assert_eq!(anna.post("/account/end", &[("session", &mark)]).await.location(), "/settings");
    assert!(!phone.get("/settings").await.text.contains("Sign out"));
    while events.next().await.is_some() {}
    assert_eq!(anna.cookies["mu"], own);

    for _ in 0..2 {
        sign_in(&mut site.browser(), "Anna", PASSWORD).await.location();
    }
    anna.post("/account/end", &[("session", "others")]).await.location();
    assert!(!anna.get("/settings").await.text.contains("name=\"session\""));
    assert_eq!(anna.post("/account/out", &[]).await.location(), "/");
    assert!(!anna.get("/settings").await.text.contains("Sign out"));
    anna.cookies.insert("mu".into(), own);
    assert!(!anna.get("/settings").await.text.contains("Sign out"), "a token is worth nothing afterwards");
}

#[tokio::test]
async fn name_and_password_change_with_the_old_password_only() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    account(&site, "Ben").await;
    let mut phone = site.browser();
    sign_in(&mut phone, "Anna", PASSWORD).await.location();
    assert_eq!(anna.post("/name", &[("name", "Other")]).await.status, StatusCode::CONFLICT);
    for (address, fields, words) in [
        ("rename", [("name", "Änne"), ("password", "wrong horse")], "not the password of your account"),
        ("rename", [("name", "ben"), ("password", PASSWORD)], "An account has this name already"),
        ("password", [("old", "wrong horse"), ("new", "another horse")], "not the password of your account"),
        ("password", [("old", PASSWORD), ("new", "short")], "at least 8 characters"),
        ("delete", [("password", "wrong horse"), ("x", "")], "not the password of your account"),
    ] {
        let refused = anna.post(&format!("/account/{address}"), &fields).await;
        assert!(refused.status.is_client_error(), "{address}");
        assert!(refused.text.contains(words), "{address}: {}", refused.text);
        assert!(refused.text.contains("<details class=\"fold\" open"), "the form is open: {}", refused.text);
    }
    anna.post("/account/rename", &[("name", "Änne"), ("password", PASSWORD)]).await.location();
    let changed = anna.post("/account/password", &[("old", PASSWORD), ("new", "another horse")]).await;
    assert_eq!(changed.location(), "/settings");
    assert!(!phone.get("/settings").await.text.contains("Sign out"), "all other browsers are signed out");
    assert!(anna.get("/settings").await.text.contains("Sign out"));
    assert_eq!(sign_in(&mut phone, "Änne", PASSWORD).await.status, StatusCode::FORBIDDEN);
    sign_in(&mut phone, "änne", "another horse").await.location();
    let guest = site.person("Gustav").await.post("/account/delete", &[("password", PASSWORD)]).await;
    assert_eq!(guest.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_deleted_account_leaves_the_others_their_game() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    let mut ben = account(&site, "Ben").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
    let path = anna.post("/new", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[]).await.location();
    let waiting = ben.post("/new", &fields).await.location();
    anna.post(&format!("{waiting}/sit"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    ben.post("/people/Anna/befriend", &[]).await.location();
    anna.post(&format!("{path}/say"), &[("text", "Good evening")]).await.location();
    let mut cleo = account(&site, "Cleo").await;
    cleo.post(&format!("{path}/mute"), &[("number", "1"), ("at", "everywhere")]).await.location();
    assert!(cleo.get("/settings/chat").await.text.contains("Anna"));
    assert_eq!(anna.post("/account/delete", &[("password", PASSWORD)]).await.location(), "/");

    assert_eq!(ben.get("/people/Anna").await.status, StatusCode::NOT_FOUND);
    for page in [&path, &waiting, "/people", "/"] {
        let text = ben.get(page).await.text;
        assert!(!text.contains("Anna"), "{page}: {text}");
    }
    assert!(ben.get(&path).await.text.contains("<b>N. N.</b> Good evening"), "what was said stays");
    let muted = cleo.get("/settings/chat").await.text;
    assert!(!muted.contains("Anna") && muted.contains("N. N."), "{muted}");
    let seats = site.store.seats(&id(&path)).await.unwrap();
    assert_eq!((seats[0].kind, seats[0].name.as_str()), (SeatKind::Computer, "N. N."));
    assert_eq!(site.store.seats(&id(&waiting)).await.unwrap()[1].kind, SeatKind::Open);
    let mut acts = 0;
    while let Some((seq, actions)) = crate::play::turn(&mut ben, &path).await {
        let act = json!({ "seq": seq, "key": format!("k{acts}"), "action": actions[0] });
        assert_eq!(ben.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
        acts += 1;
    }
    assert!(!anna.get("/settings").await.text.contains("Sign out"));
    assert_eq!(sign_in(&mut anna, "Anna", PASSWORD).await.status, StatusCode::FORBIDDEN);
    account(&site, "Anna").await;
}

#[tokio::test]
async fn who_is_banned_signs_in_to_nothing() {
    let place = Place::new();
    let site = Site::over(place.open().await).await;
    account(&site, "Anna").await;
    let mut guest = site.person("Mallory").await;
    let mallory = site.store.members("Mallory", 1).await.unwrap().remove(0);
    site.store.ban(store::Host::CommandLine, &mallory.id, |_| None, store::now()).await.unwrap();
    let refused = sign_in(&mut guest, "Anna", PASSWORD).await;
    assert!(refused.text.contains("excluded you"), "{}", refused.text);
    let make = guest.post("/account/make", &[("name", "Mallory"), ("password", PASSWORD)]).await;
    assert_eq!(make.status, StatusCode::FORBIDDEN);
    let anna = site.store.members("Anna", 1).await.unwrap().remove(0);
    assert!(anna.has_account && !mallory.has_account);
    site.store.ban(store::Host::CommandLine, &anna.id, |_| None, store::now()).await.unwrap();
    assert_eq!(sign_in(&mut site.browser(), "Anna", PASSWORD).await.status, StatusCode::FORBIDDEN);
}
