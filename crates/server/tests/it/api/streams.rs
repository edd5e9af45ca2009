//! The streams that programs read.

use std::time::Duration;

use axum::http::header;
use serde_json::{Value, json};

use super::schema::{DOCUMENT, conforms};
use super::{ALL, Program, first_act, to_the_end, two_programs};
use crate::browser::{Browser, site};
use crate::events::{Event, Events};

async fn open(program: &Program, path: &str, headers: &[(&str, &str)]) -> Events {
    let bearer = format!("Bearer {}", program.token);
    let mut all = vec![(header::AUTHORIZATION.as_str(), bearer.as_str())];
    all.extend(headers);
    let mut http: Browser = program.http.clone();
    Events::open(&mut http, path, &all).await
}

/// What an event tells, which must be as the document says.
fn told(event: &Event) -> Value {
    let told = event.json();
    let name = match event.name.as_str() {
        "chat" => "ChatNews",
        "table" if told.get("table").is_some() => "Turn",
        "table" => "News",
        other => panic!("{other} holds no data"),
    };
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    conforms(DOCUMENT.get().unwrap(), &schema, &told, name);
    told
}

#[tokio::test]
async fn a_stream_tells_each_of_a_move_what_it_may_know() {
    let site = site().await;
    let (mut anna, ben, path) = two_programs(&site).await;
    let events = format!("{path}/events");
    let (mut hers, mut his) = (open(&anna, &events, &[]).await, open(&ben, &events, &[]).await);
    let first = told(&hers.next().await.unwrap());
    assert_eq!((&first["your_turn"], &first["log"]["whole"]), (&json!(true), &json!(true)));
    his.next().await.unwrap();
    let act = first_act(&mut anna, &path, "k").await;
    let done = anna.done(&format!("{path}/act"), &act).await;
    for (stream, words, not) in
        [(&mut hers, "You sealed", "Anna has"), (&mut his, "Anna has sealed", "You sealed")]
    {
        let event = stream.next().await.unwrap();
        assert_eq!((event.name.as_str(), event.id.clone()), ("table", done["step"].to_string()));
        let log = told(&event)["log"].clone();
        assert_eq!(log["whole"], false);
        let log = log.to_string();
        assert!(log.contains(words) && !log.contains(not), "{log}");
    }
}

#[tokio::test]
async fn a_stream_goes_on_where_it_was_however_old_that_is() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let begun = anna.seen(&path).await["step"].as_u64().unwrap();
    for key in ["1", "2"] {
        for program in [&mut anna, &mut ben] {
            let act = first_act(program, &path, key).await;
            program.done(&format!("{path}/act"), &act).await;
        }
    }
    let now = anna.seen(&path).await["step"].as_u64().unwrap();
    let whole = anna.seen(&format!("{path}/log")).await["lines"].as_array().unwrap().len();
    let since = format!("{path}/events?since={begun}");
    let last = begun.to_string();
    let plain = format!("{path}/events");
    for (address, headers) in [(&since, vec![]), (&plain, vec![("last-event-id", last.as_str())])] {
        let event = open(&anna, address, &headers).await.next().await.unwrap();
        assert_eq!(event.id, now.to_string());
        let log = told(&event)["log"].clone();
        let lines = log["lines"].as_array().unwrap().len();
        assert!(log["whole"] == false && lines > 0 && lines < whole, "{lines} of {whole}");
    }
    let early = open(&anna, &format!("{path}/events?since=1"), &[]).await.next().await.unwrap();
    assert_eq!(told(&early)["log"]["whole"], true, "it began after that");
}

#[tokio::test]
async fn one_stream_tells_of_all_tables_of_a_person() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let id = path.rsplit('/').next().unwrap().to_owned();
    let mut turns = open(&ben, "/api/v1/events", &[]).await;
    let first = told(&turns.next().await.unwrap());
    assert_eq!(
        (&first["table"], &first["state"], &first["seats"]),
        (&json!(id), &json!("your_turn"), &json!(["b"]))
    );
    assert_eq!(turns.next().await.unwrap().name, "beat");
    let act = first_act(&mut ben, &path, "1").await;
    ben.done(&format!("{path}/act"), &act).await;
    assert_eq!(told(&turns.next().await.unwrap())["state"], "others");
    // A table that Ben joins while the stream is open.
    let seats = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let other = anna.done("/api/v1/tables", &seats).await["id"].as_str().unwrap().to_owned();
    ben.done(&format!("/api/v1/tables/{other}/sit"), &json!({})).await;
    let joined = told(&turns.next().await.unwrap());
    assert_eq!((&joined["table"], &joined["state"]), (&json!(other), &json!("waiting")));
    ben.done(&format!("/api/v1/tables/{other}/leave"), &json!({})).await;
    assert_eq!(told(&turns.next().await.unwrap())["state"], "gone");
    let act = first_act(&mut anna, &path, "1").await;
    anna.done(&format!("{path}/act"), &act).await;
    assert_eq!(told(&turns.next().await.unwrap())["state"], "your_turn");
    let quiet = turns.within(Duration::from_millis(100)).await;
    assert_eq!(quiet, None, "nothing is told twice");
}

/// What was said, as the next event of the chat tells it.
async fn heard(events: &mut Events) -> Value {
    loop {
        let event = events.next().await.expect("something is heard");
        if event.name == "chat" {
            assert_eq!(event.id, "", "the id stays the step");
            return told(&event);
        }
    }
}

/// Whether nothing was said that this stream tells of.
async fn is_silent(events: &mut Events) -> bool {
    while let Some(event) = events.within(Duration::from_millis(150)).await {
        if event.name == "chat" {
            return false;
        }
    }
    true
}

async fn say(program: &mut Program, path: &str, text: &str) {
    let said = json!({ "text": text, "request": text.replace(' ', "-") });
    program.done(&format!("{path}/say"), &said).await;
}

#[tokio::test]
async fn a_stream_tells_of_the_chat_what_its_page_would_show() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let mut cleo = Program::of(&site, &mut site.person("Cleo").await, &ALL).await;
    let mut deaf = Program::of(&site, &mut site.person("Dora").await, &["read"]).await;
    let events = format!("{path}/events");
    let (mut bens, mut cleos) = (open(&ben, &events, &[]).await, open(&cleo, &events, &[]).await);
    let mut deafs = open(&deaf, &events, &[]).await;
    say(&mut anna, &path, "good luck").await;
    for stream in [&mut bens, &mut cleos] {
        let news = heard(stream).await;
        assert_eq!(
            (&news["lines"][0]["text"], &news["lines"][0]["seat"]),
            (&json!("good luck"), &json!("a"))
        );
    }
    assert!(is_silent(&mut deafs).await, "this token does not allow the chat");
    assert_eq!(deaf.get(&format!("{path}/chat")).await.json()["error"]["code"], "scope_needed");
    say(&mut cleo, &path, "she has a plan").await;
    assert_eq!(heard(&mut cleos).await["lines"][0]["text"], "she has a plan");
    assert!(is_silent(&mut bens).await, "who plays does not hear the watchers");
    // A stream that says how far it has heard goes on there; one that does not gets all that it may read.
    let known = ben.seen(&format!("{path}/chat")).await["heard"].as_str().unwrap().to_owned();
    let mut again = open(&ben, &format!("{events}?heard={known}"), &[]).await;
    let mut whole = open(&ben, &events, &[]).await;
    let all = heard(&mut whole).await;
    assert_eq!((&all["whole"], all["lines"].as_array().unwrap().len()), (&json!(true), 1));
    assert!(is_silent(&mut again).await);
    // Whom Ben mutes he does not hear, with the stream that he has.
    let number = all["lines"][0]["number"].clone();
    let muted = ben.done(&format!("{path}/mute"), &json!({ "number": number, "at": "table" })).await;
    assert_eq!(muted["people"][0]["name"], "Anna");
    say(&mut anna, &path, "hello again").await;
    assert!(is_silent(&mut again).await);
    let table = path.rsplit('/').next().unwrap();
    assert_eq!(
        ben.done("/api/v1/mutes/end", &json!({ "name": "Anna", "table": table })).await["people"],
        json!([])
    );
    ben.done("/api/v1/mutes/words", &json!({ "words": ["Drat"] })).await;
    say(&mut anna, &path, "drat it").await;
    assert_eq!(heard(&mut again).await["lines"][0]["text"], "••• it");
}

#[tokio::test]
async fn the_end_of_a_game_lets_a_stream_tell_everything_that_was_said() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let mut cleo = Program::of(&site, &mut site.person("Cleo").await, &ALL).await;
    say(&mut cleo, &path, "she has a plan").await;
    let mut bens = open(&ben, &format!("{path}/events"), &[]).await;
    assert!(is_silent(&mut bens).await);
    to_the_end(&path, [&mut anna, &mut ben]).await;
    let news = heard(&mut bens).await;
    assert_eq!((&news["whole"], &news["lines"][0]["text"]), (&json!(true), &json!("she has a plan")));
    let table = ben.seen(&format!("{path}?as=a")).await;
    assert_eq!(table["sees"], "a", "once it is over, the game is seen through any eyes");
    ben.seen(&format!("{path}/log?as=all")).await;
}
