//! What programs are told when they ask for what cannot be.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::json;

use super::{ALL, Program, first_act, two_programs};
use crate::browser::site;

#[tokio::test]
async fn unknown_and_wrong_fields_are_named() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    for (body, code, field) in [
        (json!({}), "missing_field", json!("game")),
        (json!({ "game": "toy", "gane": 1 }), "unknown_field", json!("gane")),
        (json!({ "game": 7 }), "bad_field", json!("game")),
        (json!({ "game": "toy", "watchers": "yes" }), "bad_field", json!("watchers")),
        (json!({ "game": "toy", "seats": [{ "kind": "cat" }] }), "bad_field", json!("seats[0].kind")),
        (json!({ "game": "toy", "seats": [{ "kind": "me", "x": 1 }] }), "unknown_field", json!("seats[0].x")),
        (json!({ "game": "toy", "options": { "nose": 1 } }), "unknown_field", json!("options.nose")),
        (json!({ "game": "toy", "nonce": "12" }), "bad_field", json!("nonce")),
    ] {
        let refused = anna.refused("/api/v1/tables", &body, 400).await;
        assert_eq!((&refused["code"], &refused["field"]), (&json!(code), &field), "{body}: {refused}");
        assert_ne!(refused["text"], "");
    }
    let bad = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "computer", "player": "none" }] });
    let refused = anna.refused("/api/v1/tables", &bad, 422).await;
    assert_eq!(refused["field"], "seats[1].player", "{refused}");
    let refused = anna.refused("/api/v1/tables", &json!({ "game": "chess" }), 404).await;
    assert_eq!(refused["code"], "no_such_game");
    let list = anna.get("/api/v1/tables?which=mine").await;
    assert_eq!(
        (list.status, list.json()["error"]["field"].clone()),
        (StatusCode::BAD_REQUEST, json!("which"))
    );
    let list = anna.get("/api/v1/tables?whoch=yours").await;
    assert_eq!(list.json()["error"]["code"], "unknown_field");
    assert_eq!(anna.seen("/api/v1/tables?which=yours").await["tables"], json!([]), "nothing was opened");
}

#[tokio::test]
async fn a_body_that_is_no_json_is_refused_with_its_place() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let answer = anna.ask(Method::POST, "/api/v1/tables", Some("{\"game\":\n toy}".into())).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let text = answer.error();
    assert!(text.contains("line 2"), "{text}");
    let answer = anna.ask(Method::POST, "/api/v1/tables", Some("[1]".into())).await;
    assert_eq!(answer.json()["error"]["code"], "not_json");
    let answer =
        anna.ask(Method::POST, "/api/v1/me", Some(format!("{{\"name\":\"{}\"}}", "x".repeat(70_000)))).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_refused_action_changes_nothing_and_says_why() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let act = first_act(&mut anna, &path, "k").await;
    let before = anna.seen(&path).await;
    let act_path = format!("{path}/act");
    let mut unreadable = act.clone();
    unreadable["action"] = "dance 7".into();
    let refused = anna.refused(&act_path, &unreadable, 422).await;
    assert_eq!((&refused["code"], &refused["field"]), (&json!("unreadable"), &json!("action")));
    assert!(refused["text"].as_str().unwrap().contains("from sign"), "{refused}");
    // What Anna holds Ben does not: the rule is named, in Ben's language.
    ben.done("/api/v1/me", &json!({ "language": "de" })).await;
    let mut foreign = act.clone();
    foreign["seat"] = "b".into();
    let refused = ben.refused(&act_path, &foreign, 422).await;
    assert_eq!(refused["code"], "illegal", "{refused}");
    assert!(refused["rule"].as_str().unwrap().starts_with("TOY-"), "{refused}");
    foreign["seat"] = "a".into();
    assert_eq!(ben.refused(&act_path, &foreign, 403).await["code"], "not_your_seat");
    let stranger = &mut Program::of(&site, &mut site.person("Eve").await, &ALL).await;
    assert_eq!(stranger.refused(&act_path, &act, 403).await["code"], "not_at_table");
    let mut stale = act.clone();
    stale["step"] = 0.into();
    assert_eq!(anna.refused(&act_path, &stale, 409).await["code"], "moved_on");
    for missing in ["action", "step", "request"] {
        let mut act = act.clone();
        act.as_object_mut().unwrap().remove(missing);
        let refused = anna.refused(&act_path, &act, 400).await;
        assert_eq!(refused["field"], missing, "{refused}");
    }
    let after = anna.seen(&path).await;
    assert_eq!(before["step"], after["step"]);
    assert_eq!(before["legal"], after["legal"]);
}

#[tokio::test]
async fn cookies_work_for_our_own_pages_only() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    assert_eq!(anna.get("/api/v1/me").await.json()["name"], "Anna");
    let opened = anna.json("/api/v1/tables", &json!({ "game": "toy" })).await;
    assert_eq!(opened.status, StatusCode::OK, "{}", opened.text);
    let foreign = |token: Option<&str>| {
        let mut request = anna
            .request(Method::POST, "/api/v1/tables")
            .header("sec-fetch-site", "cross-site")
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        request.body(Body::from("{\"game\":\"toy\"}")).unwrap()
    };
    let (with_cookie, with_nonsense) = (foreign(None), foreign(Some("mu_x")));
    let refused = anna.ask(with_cookie).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(refused.json()["error"]["code"], "foreign_site");
    let refused = anna.ask(with_nonsense).await;
    assert_eq!(refused.json()["error"]["code"], "bad_token", "with a token no cookie is looked at");
}
