//! What a program does about whoever it acts for: people, holidays, notices, sessions.

use axum::http::StatusCode;
use domain::time::Tick;
use serde_json::{Value, json};
use server::TimeSource;

use super::{ALL, Program};
use crate::accounts::account;
use crate::browser::{Site, site};
use crate::notices::with_mail;
use crate::place::fresh;

#[tokio::test]
async fn people_are_seen_befriended_and_blocked() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut account(&site, "Anna").await, &ALL).await;
    let mut ben = Program::of(&site, &mut account(&site, "Ben").await, &ALL).await;
    let mut nobody = Program { http: site.browser(), token: String::new() };
    let person = nobody.seen("/api/v1/people/ben").await;
    assert_eq!((&person["name"], &person["relation"]), (&json!("Ben"), &json!("none")));
    assert_eq!(nobody.get("/api/v1/people").await.json()["error"]["code"], "token_needed");
    let refused = anna.get("/api/v1/people/Nobody").await;
    assert_eq!(
        (refused.status, &refused.json()["error"]["code"]),
        (StatusCode::NOT_FOUND, &json!("no_such_person"))
    );
    let lists = anna.done("/api/v1/people/ben/befriend", &json!({})).await;
    assert_eq!(lists, json!({ "friends": ["Ben"], "blocked": [] }));
    assert_eq!(anna.seen("/api/v1/people/Ben").await["relation"], "friend");
    assert_eq!(ben.seen("/api/v1/people").await["friends"], json!([]), "nobody is told");
    anna.done("/api/v1/people/Ben/unfriend", &json!({})).await;
    let lists = anna.done("/api/v1/people/Ben/block", &json!({})).await;
    assert_eq!(lists, json!({ "friends": [], "blocked": ["Ben"] }));
    let open = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = anna.done("/api/v1/tables", &open).await["id"].as_str().unwrap().to_owned();
    let sit = format!("/api/v1/tables/{table}/sit");
    assert_eq!(ben.refused(&sit, &json!({}), 403).await["code"], "blocked");
    anna.done("/api/v1/people/Ben/unblock", &json!({})).await;
    ben.done(&sit, &json!({})).await;
    assert_eq!(anna.seen("/api/v1/people/anna").await["relation"], "own");
}

#[tokio::test]
async fn holidays_are_taken_and_given_back() {
    // Noon of 20 December 2026.
    let time = TimeSource::held(Tick(20_807 * 86_400_000 + 43_200_000));
    let site = Site::at(fresh().await, time).await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let winter = json!({ "first": "2026-12-24", "last": "2026-12-26" });
    let told = anna.done("/api/v1/holidays", &winter).await;
    assert_eq!(told["days"], json!([winter]));
    assert_eq!(told["left"], json!([{ "year": 2026, "days": 27 }, { "year": 2027, "days": 30 }]));
    for (first, last) in
        [("2026-12-25", "2026-12-25"), ("2026-12-01", "2026-12-02"), ("24.12.26", "2026-12-27")]
    {
        let refused = anna.refused("/api/v1/holidays", &json!({ "first": first, "last": last }), 422).await;
        assert_eq!(refused["code"], "bad_holidays", "{first}");
    }
    assert_eq!(anna.seen("/api/v1/holidays").await, told, "what is refused changes nothing");
    let told = anna.done("/api/v1/holidays/drop", &json!({ "first": "2026-12-24" })).await;
    assert_eq!(told["days"], json!([]));
    let refused = anna.refused("/api/v1/holidays/drop", &json!({ "first": "soon" }), 422).await;
    assert_eq!(refused["code"], "bad_holidays");
    let mut reader = Program::of(&site, &mut site.person("Ben").await, &["read"]).await;
    assert_eq!(reader.refused("/api/v1/holidays", &winter, 403).await["code"], "scope_needed");
}

#[tokio::test]
async fn notices_are_chosen_and_addresses_given() {
    let (site, letters) = with_mail().await;
    let mut anna_page = site.person("Anna").await;
    let mut anna = Program::of(&site, &mut anna_page, &ALL).await;
    let before = anna.seen("/api/v1/notices").await;
    assert_eq!((&before["pace"], &before["mail"]["address"]), (&json!("at-once"), &Value::Null));
    let chosen = anna.done("/api/v1/notices", &json!({ "pace": "daily", "zone": -90, "kinds": [] })).await;
    assert_eq!(
        (&chosen["pace"], &chosen["zone"], &chosen["kinds"]),
        (&json!("daily"), &json!(-90), &json!([]))
    );
    assert_eq!(chosen["hour"], before["hour"], "what is left out stays");
    for (body, field) in [
        (json!({ "zone": 7 }), "zone"),
        (json!({ "hour": 24 }), "hour"),
        (json!({ "kinds": ["x"] }), "kinds"),
    ] {
        assert_eq!(anna.refused("/api/v1/notices", &body, 400).await["field"], field);
    }
    let told = anna.done("/api/v1/notices/mail", &json!({ "address": "anna@example.org" })).await;
    assert_eq!(told["mail"]["unconfirmed"], "anna@example.org");
    assert!(letters.lock().unwrap().iter().any(|letter| letter.contains("To: anna@example.org")));
    let refused = anna.refused("/api/v1/notices/mail", &json!({ "address": "nonsense" }), 422).await;
    assert_eq!(refused["code"], "bad_address");
    let hook = json!({ "address": "https://bots.example.org/mu" });
    let told = anna.done("/api/v1/notices/hook", &hook).await;
    assert_eq!(told["hook"]["address"], hook["address"]);
    assert!(told["hook"]["secret"].as_str().is_some_and(|secret| secret.len() == 64));
    let private = json!({ "address": "https://192.168.1.1/" });
    assert_eq!(anna.refused("/api/v1/notices/hook", &private, 422).await["code"], "bad_web_address");
    assert_eq!(anna.done("/api/v1/notices/hook/end", &json!({})).await["hook"]["address"], Value::Null);
    assert_eq!(anna.done("/api/v1/notices/mail/end", &json!({})).await["mail"]["address"], Value::Null);
    let mut reader = Program::of(&site, &mut anna_page, &["read"]).await;
    assert_eq!(
        reader.get("/api/v1/notices").await.json()["error"]["code"],
        "scope_needed",
        "addresses are private"
    );
}

#[tokio::test]
async fn a_site_without_mail_says_so() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let told = anna.seen("/api/v1/notices").await;
    assert_eq!((&told["mail"], &told["hook"]), (&Value::Null, &Value::Null));
    let address = json!({ "address": "anna@example.org" });
    let refused = anna.post("/api/v1/notices/mail", &address).await;
    assert_eq!(refused.json()["error"]["code"], "no_letters", "{}", refused.text);
}

#[tokio::test]
async fn sessions_are_listed_and_ended_but_nobody_is_locked_out() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    let listed = program.seen("/api/v1/me/sessions").await;
    let session = &listed["sessions"][0];
    assert_eq!((listed["sessions"].as_array().unwrap().len(), &session["this"]), (1, &json!(false)));
    let ended = program.done("/api/v1/me/sessions/end", &json!({ "session": session["mark"] })).await;
    assert_eq!(ended["sessions"], json!([]));
    assert!(!anna.get("/").await.text.contains("Anna"), "this browser is signed out");
    program.seen("/api/v1/me").await;
    // A guest has nothing but the session.
    let mut ben = site.person("Ben").await;
    let mut program = Program::of(&site, &mut ben, &ALL).await;
    let refused = program.refused("/api/v1/me/sessions/end", &json!({ "session": "others" }), 403).await;
    assert_eq!(refused["code"], "needs_account");
    assert!(ben.get("/").await.text.contains("Ben"));
    // In the browser itself it is as on the page.
    let own = ben.json("/api/v1/me/sessions/end", &json!({ "session": "others" })).await;
    assert_eq!(own.status, StatusCode::OK, "{}", own.text);
    assert_eq!(own.json()["sessions"][0]["this"], true);
}

#[tokio::test]
async fn a_token_never_takes_an_account_over() {
    let site = site().await;
    let mut anna_page = account(&site, "Anna").await;
    let mut anna = Program::of(&site, &mut anna_page, &ALL).await;
    let refused = anna.refused("/api/v1/me", &json!({ "name": "Eve" }), 409).await;
    assert_eq!(refused["code"], "name_needs_password");
    assert_eq!(anna.seen("/api/v1/me").await["name"], "Anna");
    // Pages look at cookies only: a token is nobody there.
    let tries = [
        ("/account/password", json!({ "old": "correct horse", "new": "another horse" })),
        ("/account/rename", json!({ "name": "Eve", "password": "correct horse" })),
        ("/account/delete", json!({ "password": "correct horse" })),
    ];
    for (path, body) in tries {
        let answer = anna.post(path, &body).await;
        assert!(!answer.status.is_success() || answer.json().get("go").is_none(), "{path}: {}", answer.text);
    }
    let made = anna.post("/settings/programs/token", &json!({ "name": "Second", "scope": "read" })).await;
    let programs = anna_page.get("/settings/programs").await.text;
    assert!(programs.contains("test") && !programs.contains("Second"), "{programs}");
    assert!(made.status != StatusCode::OK || !made.text.contains("test"), "{}", made.text);
    let mut again = site.browser();
    let signs_in = again.post("/account/in", &[("name", "Anna"), ("password", "correct horse")]).await;
    assert_eq!(signs_in.status, StatusCode::SEE_OTHER, "the account is as it was: {}", signs_in.text);
}

#[tokio::test]
async fn results_are_ones_own() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let results = anna.seen("/api/v1/me/results").await;
    assert_eq!(results["games"], json!([]), "{results}");
    let mut nobody = Program { http: site.browser(), token: String::new() };
    assert_eq!(nobody.get("/api/v1/me/results").await.json()["error"]["code"], "token_needed");
}
