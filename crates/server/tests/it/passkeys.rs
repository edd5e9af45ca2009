//! Passkeys: added, signed in with, removed; accounts without a password; answers that are none.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use engine::Token;
use serde_json::{Value, json};
use server::{App, Config, Limits, Notices, Pace, Rate, Rates, new_password_path};
use store::{Host, SessionHash};

use crate::accounts::{PASSWORD, account};
use crate::authenticator::{Algorithm, Authenticator, encoded};
use crate::browser::{Answer, Browser, GAMES, Site, site};
use crate::place::fresh;
use crate::play::anna_and_ben;

/// Where the site is.
pub(crate) const ORIGIN: &str = "https://mu.example";

/// A site with an address to which passkeys can belong.
pub(crate) async fn safe_site(limits: Limits) -> Site {
    let store = fresh().await;
    let notices = Notices { site: Some(ORIGIN.into()), post: None };
    let config = Config { pace: Pace::AT_ONCE, limits, notices, ..Config::default() };
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    Site::of(app, store)
}

/// What a browser is asked.
pub(crate) async fn asked(browser: &mut Browser, what: &str, fields: Value) -> Value {
    let asked = browser.json(&format!("/account/passkey/{what}"), &fields).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
    asked.json()
}

pub(crate) async fn answer(browser: &mut Browser, credential: &Value) -> Answer {
    browser.json("/account/passkey/answer", &json!({ "credential": credential.to_string() })).await
}

/// Adds a passkey to the account of a browser.
pub(crate) async fn added(browser: &mut Browser, fields: Value, algorithm: Algorithm) -> Authenticator {
    let asked = asked(browser, "add", fields).await;
    let (authenticator, made) = Authenticator::make(ORIGIN, &asked, algorithm);
    let done = answer(browser, &made).await;
    assert_eq!((done.status, done.json()), (StatusCode::OK, json!({ "go": "/settings" })));
    authenticator
}

/// Signs in with a passkey.
async fn sign_in(browser: &mut Browser, authenticator: &mut Authenticator) -> Answer {
    let asked = asked(browser, "in", json!({ "next": "/people" })).await;
    let credential = authenticator.answer(&asked);
    answer(browser, &credential).await
}

/// Makes an account without a password.
async fn made(browser: &mut Browser, name: &str) -> Authenticator {
    let asked = asked(browser, "make", json!({ "name": name, "next": "/people" })).await;
    let (authenticator, made) = Authenticator::make(ORIGIN, &asked, Algorithm::Es256);
    let done = answer(browser, &made).await;
    assert_eq!((done.status, done.json()), (StatusCode::OK, json!({ "go": "/people" })));
    authenticator
}

async fn is_signed_in(browser: &mut Browser, name: &str) -> bool {
    browser.get("/settings").await.text.contains(&format!("/people/{name}\""))
}

fn refused(answer: &Answer, status: StatusCode, code: &str) {
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (status, &json!(code)), "{}", answer.text);
}

#[tokio::test]
async fn a_passkey_is_added_with_the_password_and_signs_in_without() {
    let site = safe_site(Limits::NONE).await;
    let mut anna = account(&site, "Anna").await;
    let settings = anna.get("/settings").await.text;
    assert!(settings.contains("Add a passkey") && !settings.contains("Remove a passkey"), "{settings}");
    let wrong = anna.json("/account/passkey/add", &json!({ "name": "x", "password": "not it" })).await;
    refused(&wrong, StatusCode::FORBIDDEN, "wrong_password");
    for algorithm in [Algorithm::Es256, Algorithm::EdDsa] {
        let name = format!("{algorithm:?} of <Anna>");
        let fields = json!({ "name": name, "password": PASSWORD });
        let mut authenticator = added(&mut anna, fields, algorithm).await;
        let settings = anna.get("/settings").await.text;
        assert!(settings.contains(&format!("{algorithm:?} of &lt;Anna&gt;")), "{settings}");
        assert!(settings.contains("not used yet"), "{settings}");

        let mut elsewhere = site.browser();
        let page = elsewhere.get("/account?next=/people").await.text;
        assert!(page.contains("data-passkey=\"in\"") && page.contains("username webauthn"), "{page}");
        for _ in 0..2 {
            let done = sign_in(&mut elsewhere, &mut authenticator).await;
            assert_eq!((done.status, done.json()), (StatusCode::OK, json!({ "go": "/people" })));
        }
        assert!(is_signed_in(&mut elsewhere, "Anna").await);
        assert!(!anna.get("/settings").await.text.contains("not used yet"));
    }
    // Nobody learns from what is asked whether somebody has a passkey.
    let ask = asked(&mut site.browser(), "in", json!({})).await;
    assert_eq!(ask["publicKey"]["allowCredentials"], json!([]));
    assert!(!ask.to_string().contains("Anna"), "{ask}");
}

#[tokio::test]
async fn an_answer_counts_once_in_the_browser_that_was_asked() {
    let site = safe_site(Limits::NONE).await;
    let mut anna = account(&site, "Anna").await;
    let mut authenticator = added(&mut anna, json!({ "password": PASSWORD }), Algorithm::Es256).await;
    let mut here = site.browser();
    let first = asked(&mut here, "in", json!({})).await;
    let second = asked(&mut here, "in", json!({})).await;
    let (one, two) = (authenticator.answer(&first), authenticator.answer(&second));
    refused(&answer(&mut site.browser(), &one).await, StatusCode::CONFLICT, "passkey_late");
    let mut elsewhere = site.browser();
    asked(&mut elsewhere, "in", json!({})).await;
    refused(&answer(&mut elsewhere, &one).await, StatusCode::CONFLICT, "passkey_late");
    assert!(elsewhere.get("/settings").await.text.contains("Make an account or sign in"));
    // Two pages of one browser may ask at once.
    assert_eq!(answer(&mut here, &one).await.status, StatusCode::OK);
    refused(&answer(&mut here, &one).await, StatusCode::CONFLICT, "passkey_late");
    assert_eq!(answer(&mut here, &two).await.status, StatusCode::OK);

    // What is asked to add one goes to the person who asked, not to whoever is there now.
    let ask = asked(&mut anna, "add", json!({ "password": PASSWORD })).await;
    let mut ben = account(&site, "Ben").await;
    ben.cookies.insert("mu_passkey".into(), anna.cookies["mu_passkey"].clone());
    let (_, made) = Authenticator::make(ORIGIN, &ask, Algorithm::Es256);
    refused(&answer(&mut ben, &made).await, StatusCode::CONFLICT, "passkey_late");
    assert!(!ben.get("/settings").await.text.contains("not used yet"));
    // The cookie is for these requests alone, and for a while.
    let asked = ben.json("/account/passkey/in", &json!({})).await;
    let cookie = asked.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("; Path=/account; Max-Age=300; HttpOnly; SameSite=Strict"), "{cookie}");
}

#[tokio::test]
async fn an_answer_that_is_changed_changes_nothing_and_is_used_up() {
    let site = safe_site(Limits::NONE).await;
    let mut anna = account(&site, "Anna").await;
    let mut authenticator = added(&mut anna, json!({ "password": PASSWORD }), Algorithm::Es256).await;
    let mut stranger = site.browser();
    for part in ["signature", "authenticatorData", "userHandle"] {
        let ask = asked(&mut stranger, "in", json!({})).await;
        let credential = authenticator.answer(&ask);
        let mut changed = credential.clone();
        changed["response"][part] = encoded(b"not what it was, but as long as some").into();
        refused(&answer(&mut stranger, &changed).await, StatusCode::FORBIDDEN, "passkey_refused");
        refused(&answer(&mut stranger, &credential).await, StatusCode::CONFLICT, "passkey_late");
    }
    assert!(!stranger.cookies.contains_key("mu"), "nobody is signed in");
    let add = stranger.json("/account/passkey/add", &json!({})).await;
    assert!(add.status.is_client_error(), "who is not here has no account: {}", add.text);
}

#[tokio::test]
async fn another_site_another_count_and_a_stranger_are_refused() {
    let site = safe_site(Limits::NONE).await;
    let mut anna = account(&site, "Anna").await;
    let ask = asked(&mut anna, "add", json!({ "password": PASSWORD })).await;
    let (_, made) = Authenticator::make("https://evil.example", &ask, Algorithm::Es256);
    refused(&answer(&mut anna, &made).await, StatusCode::FORBIDDEN, "passkey_refused");
    let mut authenticator = added(&mut anna, json!({ "password": PASSWORD }), Algorithm::Es256).await;
    let mut elsewhere = site.browser();
    assert_eq!(sign_in(&mut elsewhere, &mut authenticator).await.status, StatusCode::OK);
    authenticator.count_back();
    let again = sign_in(&mut site.browser(), &mut authenticator).await;
    refused(&again, StatusCode::FORBIDDEN, "passkey_refused");

    // A passkey that is kept nowhere, with the person of another.
    let ask = asked(&mut anna, "add", json!({ "password": PASSWORD })).await;
    let (mut unkept, made) = Authenticator::make(ORIGIN, &ask, Algorithm::EdDsa);
    refused(&sign_in(&mut site.browser(), &mut unkept).await, StatusCode::FORBIDDEN, "passkey_unknown");
    // The same one twice: the second account does not have it.
    assert_eq!(answer(&mut anna, &made).await.status, StatusCode::OK);
    for body in
        [json!({ "credential": "" }), json!({ "credential": "{}" }), json!({ "credential": "é" }), json!({})]
    {
        let answered = anna.json("/account/passkey/answer", &body).await;
        assert!(answered.status.is_client_error(), "{body}: {}", answered.text);
    }
}

#[tokio::test]
async fn a_guest_makes_an_account_with_a_passkey_and_keeps_the_tables() {
    let site = safe_site(Limits::NONE).await;
    let (mut anna, mut ben, table) = anna_and_ben(&site).await;
    let guest = anna.cookies["mu"].clone();
    let mut authenticator = made(&mut anna, "Anna").await;
    assert_ne!(anna.cookies["mu"], guest, "whoever knew the token of the guest is not the account");
    assert!(anna.get(&table).await.text.contains("id=\"dock\"") && is_signed_in(&mut anna, "Anna").await);
    let wrong = ben.post("/account/in", &[("name", "Anna"), ("password", PASSWORD)]).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    for (name, code) in [("anna", "name_taken"), ("!?", "name_without_letter"), ("", "name_empty")] {
        let refusal = ben.json("/account/passkey/make", &json!({ "name": name })).await;
        refused(&refusal, StatusCode::UNPROCESSABLE_ENTITY, code);
    }
    let has_one = anna.json("/account/passkey/make", &json!({ "name": "Other" })).await;
    refused(&has_one, StatusCode::CONFLICT, "has_account");
    // A guest who signs in with a passkey hands over the seats.
    assert_eq!(sign_in(&mut ben, &mut authenticator).await.status, StatusCode::OK);
    assert!(is_signed_in(&mut ben, "Anna").await);
    assert!(ben.get(&table).await.text.contains("id=\"dock\""), "the seat is kept");
}

#[tokio::test]
async fn one_way_in_is_always_left() {
    let site = safe_site(Limits::NONE).await;
    let mut anna = site.browser();
    let mut authenticator = made(&mut anna, "Anna").await;
    let settings = anna.get("/settings").await;
    assert!(!settings.text.contains("Remove the password") && settings.text.contains("Choose a password"));
    let id = option(&settings);
    let last = anna.post("/account/remove-passkey", &[("passkey", &id)]).await;
    assert_eq!(last.status, StatusCode::CONFLICT);
    assert!(last.text.contains("This is the only way into your account"), "{}", last.text);
    assert_eq!(sign_in(&mut site.browser(), &mut authenticator).await.status, StatusCode::OK);

    // With a password it may go; the password alone stays.
    assert_eq!(anna.post("/account/password", &[("new", PASSWORD)]).await.location(), "/settings");
    let wrong = anna.post("/account/remove-passkey", &[("passkey", &id), ("password", "not it")]).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    let fields = [("passkey", id.as_str()), ("password", PASSWORD)];
    assert_eq!(anna.post("/account/remove-passkey", &fields).await.location(), "/settings");
    let gone = sign_in(&mut site.browser(), &mut authenticator).await;
    refused(&gone, StatusCode::FORBIDDEN, "passkey_unknown");
    let alone = anna.post("/account/remove-password", &[("password", PASSWORD)]).await;
    assert_eq!(alone.status, StatusCode::CONFLICT);
    assert_eq!(anna.post("/account/in", &[("name", "Anna"), ("password", PASSWORD)]).await.location(), "/");

    // And the other way round.
    let mut second = added(&mut anna, json!({ "password": PASSWORD }), Algorithm::EdDsa).await;
    let gone = anna.post("/account/remove-password", &[("password", PASSWORD)]).await;
    assert_eq!(gone.location(), "/settings");
    let closed = anna.post("/account/in", &[("name", "Anna"), ("password", PASSWORD)]).await;
    assert_eq!(closed.status, StatusCode::FORBIDDEN);
    assert_eq!(sign_in(&mut site.browser(), &mut second).await.status, StatusCode::OK);
    // The host's link works without a password, too.
    let person = site.store.person_named("Anna").await.unwrap().unwrap().id;
    let path = new_password_path(&site.store, Host::CommandLine, &person).await.unwrap();
    assert_eq!(site.browser().post(&path, &[("password", "battery staple")]).await.location(), "/");
    let mut browser = site.browser();
    assert_eq!(
        browser.post("/account/in", &[("name", "Anna"), ("password", "battery staple")]).await.location(),
        "/"
    );
}

/// The value of the first passkey that can be removed.
fn option(settings: &Answer) -> String {
    let (_, rest) = settings.text.split_once("<option value=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn without_a_password_only_a_fresh_sign_in_changes_the_account() {
    let site = safe_site(Limits::NONE).await;
    let mut anna = site.browser();
    made(&mut anna, "Anna").await;
    assert_eq!(anna.post("/account/rename", &[("name", "Anna Lena")]).await.location(), "/settings");
    let person = site.store.person_named("Anna Lena").await.unwrap().unwrap();
    let token = Token::new([7; 32]);
    let hash = SessionHash(token.commitment().to_string());
    let before = store::now().minus(601);
    site.store.begin_session(&hash, &person.id, "", before).await.unwrap();
    anna.cookies.insert("mu".into(), token.to_string());
    let id = option(&anna.get("/settings").await);
    for (path, fields) in [
        ("/account/rename", vec![("name", "Mallory")]),
        ("/account/password", vec![("new", PASSWORD)]),
        ("/account/remove-passkey", vec![("passkey", id.as_str())]),
        ("/account/delete", vec![]),
    ] {
        let answer = anna.post(path, &fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(answer.text.contains("sign in with your passkey again"), "{path}: {}", answer.text);
    }
    let add = anna.json("/account/passkey/add", &json!({})).await;
    refused(&add, StatusCode::FORBIDDEN, "sign_in_again");
    assert!(is_signed_in(&mut anna, "Anna%20Lena").await, "nothing is changed");
}

#[tokio::test]
async fn an_address_that_cannot_have_passkeys_says_so() {
    let without = site().await;
    let mut anna = account(&without, "Anna").await;
    let settings = anna.get("/settings").await.text;
    assert!(settings.contains("Passkeys need a site with a name") && !settings.contains("data-passkey="));
    let answer = anna.json("/account/passkey/in", &json!({})).await;
    refused(&answer, StatusCode::CONFLICT, "no_passkeys_here");
    let entrance = without.browser().get("/account").await.text;
    assert!(entrance.contains("Passkeys need a site with a name") && !entrance.contains("data-passkey="));

    let safe = safe_site(Limits::NONE).await;
    let mut browser = safe.browser();
    let request = browser.request(Method::GET, "/account").body(Body::empty()).unwrap();
    let (mut parts, body) = request.into_parts();
    parts.headers.insert(header::HOST, "192.168.0.7:8080".parse().unwrap());
    let page = browser.ask(axum::http::Request::from_parts(parts, body)).await.text;
    assert!(page.contains("The passkeys of this site work at https://mu.example"), "{page}");
    // A form that is sent without our script learns what is missing.
    let plain = safe.browser().post("/account/passkey/in", &[("next", "/")]).await;
    assert_eq!(plain.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(plain.text.contains("A passkey needs JavaScript"), "{}", plain.text);
}

#[tokio::test]
async fn attempts_with_a_passkey_are_counted_and_who_is_banned_gets_in_by_none() {
    let few = Rate { at_once: 3, a_minute: 1 };
    let rates = Rates { sign_ins: few, ..Rates::default().times(1000) };
    let site = safe_site(Limits { rates: Some(rates), ..Limits::NONE }).await;
    let mut anna = account(&site, "Anna").await;
    let mut authenticator = added(&mut anna, json!({ "password": PASSWORD }), Algorithm::Es256).await;
    for _ in 0..3 {
        assert_eq!(sign_in(&mut site.browser(), &mut authenticator).await.status, StatusCode::OK);
    }
    let many = sign_in(&mut site.browser(), &mut authenticator).await;
    assert_eq!(many.status, StatusCode::TOO_MANY_REQUESTS, "{}", many.text);

    let site = safe_site(Limits::NONE).await;
    let mut ben = account(&site, "Ben").await;
    let mut authenticator = added(&mut ben, json!({ "password": PASSWORD }), Algorithm::Es256).await;
    let person = site.store.person_named("Ben").await.unwrap().unwrap().id;
    site.store.ban(Host::CommandLine, &person, |_| None, store::now()).await.unwrap();
    let mut browser = site.browser();
    assert_eq!(sign_in(&mut browser, &mut authenticator).await.status, StatusCode::FORBIDDEN);
    assert!(!browser.cookies.contains_key("mu"));
}

#[tokio::test]
async fn passkeys_are_told_to_their_person_and_go_with_the_account() {
    let site = safe_site(Limits::NONE).await;
    let mut anna = account(&site, "Anna").await;
    let fields = json!({ "name": "My phone", "password": PASSWORD });
    let mut authenticator = added(&mut anna, fields, Algorithm::Es256).await;
    let data = anna.get("/account/data").await.json();
    let told = &data["passkeys"];
    assert_eq!((told.as_array().unwrap().len(), &told[0]["name"]), (1, &json!("My phone")));
    assert_eq!((&told[0]["used"], told[0].get("key")), (&Value::Null, None), "{told}");
    assert_eq!(anna.post("/account/delete", &[("password", PASSWORD)]).await.location(), "/");
    let gone = sign_in(&mut site.browser(), &mut authenticator).await;
    refused(&gone, StatusCode::FORBIDDEN, "passkey_unknown");
}
