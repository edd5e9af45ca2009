//! Tokens and bots: made, shown once, used, ended.

use axum::http::StatusCode;
use serde_json::json;

use super::{ALL, Program};
use crate::browser::site;
use crate::events::Events;

#[tokio::test]
async fn a_token_is_shown_once_and_acts_for_its_person() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    let me = program.seen("/api/v1/me").await;
    assert_eq!((me["name"].as_str(), me["bot"].as_bool()), (Some("Anna"), Some(false)));
    assert_eq!(me["scopes"], json!(ALL));
    let page = anna.get("/settings/programs").await.text;
    assert!(page.contains("test") && !page.contains(&program.token), "it is never shown again");
    assert!(page.contains("last used on"), "{page}");
    let stranger = site.person("Ben").await.get("/settings/programs").await.text;
    assert!(!stranger.contains("read, play"), "nobody sees others' tokens: {stranger}");
    assert!(program.http.cookies.is_empty(), "a program gets no cookie");
}

#[tokio::test]
async fn an_ended_token_is_none() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    let id = anna.get("/settings/programs").await.field("token");
    let mut ben = site.person("Ben").await;
    ben.post("/settings/programs/end", &[("token", &id)]).await;
    program.seen("/api/v1/me").await; // nobody ends others' tokens
    assert_eq!(anna.post("/settings/programs/end", &[("token", &id)]).await.location(), "/settings/programs");
    for path in ["/api/v1/me", "/api/v1/games", "/api/v1/tables"] {
        let refused = program.get(path).await;
        assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "{path}");
        assert_eq!(refused.json()["error"]["code"], "bad_token");
    }
    program.token = "mu_nonsense".into();
    assert_eq!(program.get("/api/v1/me").await.json()["error"]["code"], "bad_token");
    program.token.clear();
    assert_eq!(program.get("/api/v1/me").await.json()["error"]["code"], "token_needed");
    assert_eq!(program.get("/api/v1/games").await.status, StatusCode::OK, "what everybody may see");
}

#[tokio::test]
async fn an_ended_token_hears_no_more() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let mut ben = Program::of(&site, &mut site.person("Ben").await, &ALL).await;
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    let open = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = program.done("/api/v1/tables", &open).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/v1/tables/{table}");
    ben.done(&format!("{path}/sit"), &json!({})).await;
    let bearer = format!("Bearer {}", program.token);
    let headers = [("authorization", bearer.as_str())];
    let mut stream = Events::open(&mut program.http, &format!("{path}/events"), &headers).await;
    assert_eq!(stream.next().await.unwrap().name, "table");
    let id = anna.get("/settings/programs").await.field("token");
    anna.post("/settings/programs/end", &[("token", &id)]).await.location();
    ben.done(&format!("{path}/say"), &json!({ "text": "A secret.", "request": "1" })).await;
    assert!(stream.has_ended().await, "and nothing came before");
}

#[tokio::test]
async fn a_token_allows_what_it_says_and_nothing_else() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let mut reader = Program::of(&site, &mut anna, &["read"]).await;
    let refused = reader.refused("/api/v1/tables", &json!({ "game": "toy" }), 403).await;
    assert_eq!(refused["code"], "scope_needed");
    assert!(refused["text"].as_str().unwrap().contains("tables"), "{refused}");
    reader.refused("/api/v1/me", &json!({ "name": "Eve" }), 403).await;
    let mut opener = Program::of(&site, &mut anna, &["tables"]).await;
    let id = opener.done("/api/v1/tables", &json!({ "game": "toy" })).await["id"].clone();
    let path = format!("/api/v1/tables/{}", id.as_str().unwrap());
    assert_eq!(opener.get(&path).await.json()["error"]["code"], "scope_needed");
    assert_eq!(reader.seen(&path).await["yours"], json!(["a"]));
    let act = json!({ "action": "x", "step": 1, "request": "k" });
    assert_eq!(opener.refused(&format!("{path}/act"), &act, 403).await["code"], "scope_needed");
    let none = anna.post("/settings/programs/token", &[("name", "nothing")]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY, "a token for nothing");
}

#[tokio::test]
async fn banned_people_and_their_bots_are_refused() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    let mut bot = Program::bot(&site, &mut anna, "Deep").await;
    program.done("/api/v1/tables", &json!({ "game": "toy" })).await;
    let person = site.store.members("Anna", 1).await.unwrap().remove(0).id;
    site.store
        .ban(store::Host::CommandLine, &person, |_| Some(domain::Level::Steady), store::now())
        .await
        .unwrap();
    for program in [&mut program, &mut bot] {
        let refused = program.refused("/api/v1/tables", &json!({ "game": "toy" }), 403).await;
        assert_eq!(refused["code"], "banned");
        assert_eq!(program.get("/api/v1/me").await.json()["error"]["code"], "banned");
    }
}

#[tokio::test]
async fn a_bot_sits_where_bots_may_and_everybody_sees_what_it_is() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let mut ben = Program::of(&site, &mut site.person("Ben").await, &ALL).await;
    let mut bot = Program::bot(&site, &mut anna, "Deep").await;
    let me = bot.seen("/api/v1/me").await;
    assert_eq!((me["name"].as_str(), me["owner"].as_str()), (Some("Deep (bot)"), Some("Anna")));
    bot.refused("/api/v1/me", &json!({ "name": "Human" }), 403).await;

    let mut open = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }], "bots": false });
    let closed = ben.done("/api/v1/tables", &open).await["id"].as_str().unwrap().to_owned();
    let refused = bot.refused(&format!("/api/v1/tables/{closed}/sit"), &json!({}), 403).await;
    assert_eq!(refused["code"], "no_bots");
    assert_eq!(bot.refused("/api/v1/tables", &open, 403).await["code"], "no_bots");

    open["bots"] = true.into();
    let id = ben.done("/api/v1/tables", &open).await["id"].as_str().unwrap().to_owned();
    let table = bot.done(&format!("/api/v1/tables/{id}/sit"), &json!({})).await;
    assert_eq!(table["seats"][1]["kind"], "bot");
    assert_eq!(table["seats"][1]["owner"], "Anna");
    let page = site.browser().get(&format!("/t/{id}?watch=1")).await.text;
    assert!(page.contains("Deep (bot)") && page.contains("bot of Anna"), "{page}");
    let began = ben.done(&format!("/api/v1/tables/{id}/start"), &json!({})).await;
    let hint = json!({ "step": began["step"] });
    let refused = bot.refused(&format!("/api/v1/tables/{id}/hint"), &hint, 403).await;
    assert_eq!(refused["code"], "not_for_bots");
}

#[tokio::test]
async fn a_form_can_keep_bots_away() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("bots", "false")];
    let path = anna.post("/new", &fields).await.location();
    let mut bot = Program::bot(&site, &mut anna, "Deep").await;
    let refused =
        bot.refused(&format!("{}/sit", path.replace("/t/", "/api/v1/tables/")), &json!({}), 403).await;
    assert_eq!(refused["code"], "no_bots");
    assert!(anna.get("/new/toy").await.text.contains("name=\"bots\" value=\"true\" checked"));
}

#[tokio::test]
async fn nobody_has_too_many_tokens_or_bots() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    for number in 0..21 {
        let name = format!("t{number}");
        let page = anna.post("/settings/programs/token", &[("name", &name), ("scope", "read")]).await;
        assert_eq!(page.status == StatusCode::OK, number < 20, "{number}");
    }
    for number in 0..11 {
        let name = format!("B{number}");
        let page = anna.post("/settings/programs/bot", &[("name", &name)]).await;
        assert_eq!(page.status == StatusCode::SEE_OTHER, number < 10, "{number}: {}", page.text);
    }
}
