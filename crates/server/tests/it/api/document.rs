//! The document says what the server does, and the server does what the document says.

use std::collections::BTreeSet;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::schema::conforms;
use super::{ALL, Program, first_act};
use crate::accounts::account;
use crate::browser::{Site, site};
use crate::notices::with_mail;

pub(super) async fn document(site: &Site) -> Value {
    let answer = site.browser().get("/api/openapi.json").await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.json()
}

/// Every path of the document with its methods.
pub(super) fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let paths = document["paths"].as_object().unwrap();
    let methods = |(path, operations): (&String, &Value)| {
        let operations = operations.as_object().unwrap().clone();
        operations.into_iter().map(|(method, call)| (path.clone(), method, call)).collect::<Vec<_>>()
    };
    paths.iter().flat_map(methods).collect()
}

#[tokio::test]
async fn the_document_is_whole() {
    let site = site().await;
    let document = document(&site).await;
    assert_eq!(document["openapi"], "3.1.0");
    assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
    let tags: BTreeSet<&str> =
        document["tags"].as_array().unwrap().iter().map(|tag| tag["name"].as_str().unwrap()).collect();
    let mut names = BTreeSet::new();
    for (path, method, call) in operations(&document) {
        let name = call["operationId"].as_str().unwrap().to_owned();
        assert!(names.insert(name), "{path} has no name of its own");
        assert!(tags.contains(call["tags"][0].as_str().unwrap()), "{path}");
        assert!(call["description"].as_str().is_some_and(|text| text.ends_with('.')), "{path}");
        let in_path: BTreeSet<&str> =
            path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        let told: BTreeSet<&str> = call["parameters"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|parameter| parameter["in"] == "path")
            .map(|parameter| {
                assert_eq!(parameter["required"], true);
                parameter["name"].as_str().unwrap()
            })
            .collect();
        assert_eq!(in_path, told, "{path}");
        assert_eq!(call["requestBody"].is_object(), method == "post", "{path}");
        assert!(call["security"].as_array().is_some_and(|all| !all.is_empty()), "{path}");
        let content = |response| call["responses"][response]["content"].as_object().unwrap();
        for (media, told) in ["200", "default"].into_iter().flat_map(content) {
            assert!(media.contains('/') && told["schema"].is_object(), "{path}");
            links_lead_somewhere(&document, &told["schema"]);
        }
    }
    links_lead_somewhere(&document, &document["components"]);
    assert!(names.len() >= 60, "{names:?}");
}

fn links_lead_somewhere(document: &Value, value: &Value) {
    match value {
        Value::Object(members) => {
            if let Some(link) = members.get("$ref").and_then(Value::as_str) {
                let pointer = link.strip_prefix('#').unwrap();
                assert!(document.pointer(pointer).is_some(), "{link}");
            }
            members.values().for_each(|member| links_lead_somewhere(document, member));
        }
        Value::Array(items) => items.iter().for_each(|item| links_lead_somewhere(document, item)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn router_and_document_know_the_same_calls() {
    let site = site().await;
    let document = document(&site).await;
    let mut program = Program { http: site.browser(), token: String::new() };
    let paths: BTreeSet<String> = operations(&document).into_iter().map(|(path, ..)| path).collect();
    let methods = [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];
    let all = paths.iter().flat_map(|path| methods.iter().map(move |method| (path, method)));
    for (path, method) in all {
        let there =
            path.replace("{table}", "no-such-table").replace("{game}", "none").replace("{name}", "Nobody");
        let told = &document["paths"][path][method.as_str().to_ascii_lowercase()];
        // A stream would not end.
        if told.is_object() && path == "/api/v1/events" {
            continue;
        }
        let answer = program.ask(method.clone(), &there, None).await;
        let code = answer.json()["error"]["code"].as_str().unwrap_or_default().to_owned();
        let is_known = code != "no_such_call" && code != "wrong_method";
        assert_eq!(is_known, told.is_object(), "{method} {path}: {}", answer.text);
    }
    for unknown in ["/api/v1", "/api/v1/", "/api/v1/nothing", "/api/v1/tables/x/y"] {
        let answer = program.get(unknown).await;
        assert_eq!(
            (answer.status, answer.json()["error"]["code"].as_str()),
            (StatusCode::NOT_FOUND, Some("no_such_call"))
        );
    }
}

#[tokio::test]
async fn the_page_lists_every_call_in_every_language() {
    let site = site().await;
    let document = document(&site).await;
    for language in ["en", "fr", "de"] {
        let mut browser = site.browser();
        browser.language = language.into();
        let page = browser.get("/api").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("lang=\"{language}\"")));
        for (path, method, call) in operations(&document) {
            let head = format!("{} {path}", method.to_uppercase());
            assert!(page.text.contains(&head), "{head}");
            assert!(page.text.contains(&format!("id=\"{}\"", call["operationId"].as_str().unwrap())));
        }
    }
}

/// The table that is opened for the example of a call.
fn setting(call: &str) -> Value {
    let waiting = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    match call {
        "show" => json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "here", "name": "Ben" }] }),
        "resume" => {
            let mut timed = waiting;
            timed["time"] = json!({ "kind": "live", "minutes": 5, "seconds": 15 });
            timed
        }
        "sit" | "share" | "leave" | "fill" | "swap" | "start" | "reserve" | "accept" | "kick" | "terms"
        | "mute" | "report" => waiting,
        _ => json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "computer" }] }),
    }
}

/// A table at which the example of a call is accepted, and the body to send there.
async fn ready(site: &Site, anna: &mut Program, call: &str, example: &Value) -> (String, Value) {
    let mut body = example.clone();
    let table = anna.done("/api/v1/tables", &setting(call)).await;
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    match call {
        "start" => {
            anna.done(&format!("{path}/fill"), &json!({})).await;
        }
        "rematch" | "ask_review" => play_to_the_end(anna, &path).await,
        "review" => {
            play_to_the_end(anna, &path).await;
            until_reviewed(anna, &format!("{path}/review")).await;
        }
        "act" | "hint" => {
            let act = first_act(anna, &path, "k").await;
            body["step"] = act["step"].clone();
            if call == "act" {
                body["action"] = act["action"].clone();
            }
        }
        "accept" => {
            let kept = json!({ "seat": "b", "name": "Ben" });
            let table = anna.done(&format!("{path}/reserve"), &kept).await;
            body["invite"] = table["seats"][1]["invite"].clone();
            *anna = Program::of(site, &mut site.person("Ben").await, &ALL).await;
        }
        "kick" | "resume" | "mute" | "report" => with_ben(site, anna, (call, &path), &mut body).await,
        "drop_holidays" => {
            let days = json!({ "first": body["first"], "last": body["first"] });
            anna.done("/api/v1/holidays", &days).await;
        }
        "ready" => {
            let table = anna.done("/api/v1/games/toy/people", &json!({})).await;
            return (format!("/api/v1/tables/{}", table["id"].as_str().unwrap()), body);
        }
        "give_up" => {
            let (host, _, path) = super::two_programs(site).await;
            *anna = host;
            return (path, body);
        }
        "propose" | "answer" | "withdraw" => return asking(site, anna, call, body).await,
        _ => {}
    }
    (path, body)
}

/// Ben sits down at a table, and whatever else must have happened there before a call.
async fn with_ben(site: &Site, anna: &mut Program, (call, path): (&str, &str), body: &mut Value) {
    let mut ben = Program::of(site, &mut site.person("Ben").await, &ALL).await;
    ben.done(&format!("{path}/sit"), &json!({})).await;
    match call {
        "resume" => {
            anna.done(&format!("{path}/start"), &json!({})).await;
            body["step"] = super::opening::pause(anna, &mut ben, path).await["step"].clone();
        }
        "mute" | "report" => {
            ben.done(&format!("{path}/say"), &json!({ "text": "Hm.", "request": "1" })).await;
            let chat = anna.seen(&format!("{path}/chat")).await;
            body["number"] = chat["lines"][0]["number"].clone();
        }
        _ => {}
    }
}

/// A table of two at which something is or can be asked.
async fn asking(site: &Site, anna: &mut Program, call: &str, mut body: Value) -> (String, Value) {
    let (mut host, mut guest, path) = super::two_programs(site).await;
    let act = first_act(&mut host, &path, "k").await;
    let done = host.done(&format!("{path}/act"), &act).await;
    body["step"] = done["step"].clone();
    if call != "propose" {
        let ask = json!({ "kind": "takeback", "step": done["step"], "request": "ask" });
        body["step"] = host.done(&format!("{path}/propose"), &ask).await["step"].clone();
    }
    std::mem::swap(anna, if call == "answer" { &mut guest } else { &mut host });
    (path, body)
}

async fn until_reviewed(program: &mut Program, path: &str) {
    program.done(path, &json!({ "wish": "quick" })).await;
    for _ in 0..2000 {
        if program.get(path).await.status == StatusCode::OK {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the game is not reviewed");
}

async fn play_to_the_end(program: &mut Program, path: &str) {
    for number in 0..40 {
        let table = program.seen(path).await;
        if table["status"] == "over" {
            return;
        }
        if table["your_turn"] == false {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        }
        let act = first_act(program, path, &format!("k{number}")).await;
        program.post(&format!("{path}/act"), &act).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn every_example_is_accepted_and_answered_as_the_document_says() {
    let site = site().await;
    let document = document(&site).await;
    let (posting, _letters) = with_mail().await;
    account(&site, "Dora").await;
    for (path, method, call) in operations(&document) {
        let name = call["operationId"].as_str().unwrap();
        let good = &call["responses"]["200"]["content"];
        if good["text/event-stream"].is_object() || ["save", "take_back"].contains(&name) {
            // See the tests of streams, of the end of a game, and of all games: here nothing is ever provisional.
            continue;
        }
        let mut anna = match name {
            // A guest could not sign in again.
            "end_session" => Program::of(&site, &mut account(&site, "Eva").await, &ALL).await,
            "mail" | "hook" => Program::of(&posting, &mut posting.person("Anna").await, &ALL).await,
            _ => Program::of(&site, &mut site.person("Anna").await, &ALL).await,
        };
        let example = &call["requestBody"]["content"]["application/json"]["example"];
        let answer = if name == "mail" || name == "hook" {
            anna.post(&path, example).await
        } else {
            let (table, body) = ready(&site, &mut anna, name, example).await;
            let path = path.replace("/api/v1/tables/{table}", &table).replace("{game}", "toy");
            let path = path.replace("{name}", "Dora");
            match method.as_str() {
                "get" => anna.get(&path).await,
                _ => anna.post(&path, &body).await,
            }
        };
        assert_eq!(answer.status, StatusCode::OK, "{name}: {}", answer.text);
        conforms(&document, &good["application/json"]["schema"], &answer.json(), name);
    }
}
