//! Everything from opening a table to playing again, as a program does it.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{ALL, Program, first_act, two_programs};
use crate::browser::site;

#[tokio::test]
async fn a_program_opens_fills_starts_plays_saves_and_plays_again() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let promise = anna.seen("/api/v1/promise").await;
    let open = json!({
        "game": "toy", "name": "Lamps", "door": "lobby", "nonce": promise["nonce"], "share": "ab".repeat(32),
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }],
    });
    let table = anna.done("/api/v1/tables", &open).await;
    assert_eq!(table["luck"]["commitment"], promise["commitment"]);
    assert_eq!((table["status"].as_str(), table["name"].as_str()), (Some("waiting"), Some("Lamps")));
    let again = anna.done("/api/v1/tables", &open).await;
    assert_eq!(again["id"], table["id"], "a promise opens one table");
    let listed = anna.seen("/api/v1/tables").await;
    assert_eq!(listed["tables"][0]["id"], table["id"]);
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(anna.refused(&format!("{path}/start"), &json!({}), 409).await["code"], "seats_free");
    anna.done(&format!("{path}/fill"), &json!({ "seat": "c", "player": "steady" })).await;
    let swapped = anna.done(&format!("{path}/swap"), &json!({ "seat": "b", "with": "c" })).await;
    assert_eq!(swapped["seats"][1]["player"], "steady");
    anna.done(&format!("{path}/fill"), &json!({})).await;
    let begun = anna.done(&format!("{path}/start"), &json!({})).await;
    assert_eq!(begun["status"], "playing");
    assert_eq!(anna.get(&format!("{path}/save")).await.status, StatusCode::FORBIDDEN);
    let over = play(&mut anna, &path).await;
    assert_eq!(over["over"]["places"].as_array().unwrap().len(), 3);
    assert!(over["luck"]["secret"].is_string());
    let save = anna.get(&format!("{path}/save")).await;
    assert!(save.text.starts_with("mu ") && save.text.contains("game toy"), "{}", save.text);
    let rematch = anna.done(&format!("{path}/rematch"), &json!({})).await;
    assert_eq!(anna.done(&format!("{path}/rematch"), &json!({})).await["id"], rematch["id"]);
    assert_eq!(anna.seen("/api/v1/tables?which=finished").await["tables"][0]["id"], table["id"]);
}

/// Plays to the end with the first legal action; gives the table.
async fn play(program: &mut Program, path: &str) -> Value {
    for number in 0..500 {
        let table = program.seen(path).await;
        if table["status"] == "over" {
            return table;
        }
        if table["your_turn"] == true {
            let act = first_act(program, path, &format!("k{number}")).await;
            let done = program.done(&format!("{path}/act"), &act).await;
            assert_eq!(done["repeated"], false);
            let again = program.done(&format!("{path}/act"), &act).await;
            assert_eq!(again["repeated"], true, "the same request is carried out once");
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn what_one_seat_is_told_is_that_seats() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let (hers, his) = (anna.seen(&path).await, ben.seen(&path).await);
    assert_eq!((hers["sees"].as_str(), his["sees"].as_str()), (Some("a"), Some("b")));
    assert_ne!(hers["legal"]["actions"], his["legal"]["actions"], "they hold different numbers");
    let mut nobody = Program { http: site.browser(), token: String::new() };
    let public = nobody.seen(&path).await;
    assert_eq!(public["legal"]["total"], 0);
    assert_eq!((&public["sees"], &public["yours"]), (&Value::Null, &json!([])));
    let act = first_act(&mut anna, &path, "k").await;
    anna.done(&format!("{path}/act"), &act).await;
    let log = anna.seen(&format!("{path}/log?since={}", act["step"])).await;
    assert_eq!(log["whole"], false);
    assert!(log["lines"].to_string().contains("You sealed"), "{log}");
    let log = ben.seen(&format!("{path}/log?since={}", act["step"])).await;
    assert!(log["lines"].to_string().contains("Anna has sealed"), "{log}");
}

#[tokio::test]
async fn legal_actions_can_be_leafed_through() {
    let site = site().await;
    let (mut anna, _, path) = two_programs(&site).await;
    let whole = anna.seen(&format!("{path}/legal")).await;
    let total = whole["total"].as_u64().unwrap();
    assert_eq!(whole["actions"].as_array().unwrap().len() as u64, total);
    let mut leafed = Vec::new();
    for offset in 0..total + 2 {
        let page = anna.seen(&format!("{path}/legal?limit=1&offset={offset}")).await;
        assert_eq!(page["total"], total);
        leafed.extend(page["actions"].as_array().unwrap().clone());
    }
    assert_eq!(json!(leafed), whole["actions"]);
}

#[tokio::test]
async fn a_choice_is_taken_back_and_a_seat_is_left_and_taken_again() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let act = first_act(&mut anna, &path, "k").await;
    let done = anna.done(&format!("{path}/act"), &act).await;
    assert_eq!(done["may_take_back"], false, "Ben knows of it");
    let refused = json!({ "step": done["step"], "request": "back" });
    assert_eq!(anna.refused(&format!("{path}/take-back"), &refused, 409).await["code"], "cannot_take_back");
    let ask = json!({ "kind": "takeback", "step": done["step"], "request": "ask" });
    anna.done(&format!("{path}/propose"), &ask).await;
    let asked = ben.seen(&path).await;
    assert_eq!(asked["asked"][0]["choices"], json!(["agree", "decline"]), "{asked}");
    let agree = json!({ "number": asked["asked"][0]["number"], "choice": "agree", "step": asked["step"] });
    let agreed = ben.done(&format!("{path}/answer"), &agree).await;
    assert!(agreed["log"]["lines"].to_string().contains("took back"), "{agreed}");
    assert_eq!(anna.seen(&path).await["your_turn"], true);
    assert_eq!(ben.done(&format!("{path}/leave"), &json!({})).await["closed"], false);
    let asked = anna.seen(&path).await;
    assert_eq!(asked["asked"][0]["choices"], json!(["wait", "computer", "end"]), "{asked}");
    let wish = json!({ "number": asked["asked"][0]["number"], "choice": "computer", "step": asked["step"] });
    anna.done(&format!("{path}/answer"), &wish).await;
    assert_eq!(anna.seen(&path).await["seats"][1]["kind"], "stand-in");
    let table = ben.done(&format!("{path}/sit"), &json!({})).await;
    assert_eq!(table["seats"][1]["kind"], "person");
}

#[tokio::test]
async fn a_hint_is_given_with_handles_that_can_be_sent_back() {
    let site = site().await;
    let (mut anna, _, path) = two_programs(&site).await;
    let step = anna.seen(&path).await["step"].clone();
    let hint = anna.done(&format!("{path}/hint"), &json!({ "step": step })).await;
    assert_ne!(hint["sentence"], "");
    let act = json!({ "handles": hint["choices"][0]["handles"], "step": hint["step"], "request": "advised" });
    anna.done(&format!("{path}/act"), &act).await;
    assert_eq!(anna.seen(&path).await["hints_taken"], json!({ "a": 1 }));
}

#[tokio::test]
async fn a_shared_device_is_covered_for_programs_too() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let open = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "here", "name": "Ben" }] });
    let table = anna.done("/api/v1/tables", &open).await;
    assert_eq!((&table["sees"], &table["covered"]), (&Value::Null, &json!("a")));
    assert_eq!(table["legal"]["total"], 0);
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    let shown = anna.done(&format!("{path}/show"), &json!({ "seat": "a" })).await;
    assert_eq!((&shown["sees"], &shown["covered"]), (&json!("a"), &Value::Null));
    assert!(shown["legal"]["total"].as_u64().unwrap() > 0);
}

#[tokio::test]
async fn people_are_invited_sent_away_and_talked_to() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let mut ben = Program::of(&site, &mut site.person("Ben").await, &ALL).await;
    let open = json!({ "game": "toy", "door": "private", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = anna.done("/api/v1/tables", &open).await;
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    for closed in ["", "/legal", "/log", "/save", "/chat", "/events"] {
        let answer = ben.get(&format!("{path}{closed}")).await;
        assert_eq!(answer.json()["error"]["code"], "not_invited", "{closed}: {}", answer.text);
    }
    for closed in ["sit", "leave", "ready", "act", "say"] {
        let body = match closed {
            "act" => json!({ "action": "x", "step": 1, "request": "k" }),
            "say" => json!({ "text": "x", "request": "k" }),
            _ => json!({}),
        };
        assert_eq!(ben.refused(&format!("{path}/{closed}"), &body, 403).await["code"], "not_invited");
    }
    let kept = anna.done(&format!("{path}/reserve"), &json!({ "seat": "b", "name": "Ben" })).await;
    let invite = kept["seats"][1]["invite"].clone();
    assert_eq!((&kept["seats"][1]["kind"], invite.is_string()), (&json!("kept"), true));
    let table = ben.done(&format!("{path}/accept"), &json!({ "invite": invite })).await;
    assert_eq!(table["yours"], json!(["b"]));
    assert!(table["seats"][1].get("invite").is_none(), "only the host is told of keys");
    let said = json!({ "text": "Good luck.", "request": "1" });
    for program in [&mut anna, &mut ben] {
        program.done(&format!("{path}/say"), &said).await;
    }
    let chat = ben.seen(&format!("{path}/chat")).await;
    assert_eq!((&chat["writes"], chat["lines"].as_array().unwrap().len()), (&json!("players"), 2));
    assert_eq!((&chat["lines"][0]["name"], &chat["lines"][1]["yours"]), (&json!("Anna"), &json!(true)));
    anna.done(&format!("{path}/kick"), &json!({ "seat": "b" })).await;
    assert_eq!(ben.get(&path).await.json()["error"]["code"], "sent_away");
}
