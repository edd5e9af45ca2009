//! What people say at a table: who reads it, in which words, and what can be done about it.

use std::time::Duration;

use axum::http::StatusCode;
use domain::{Level, TableId};
use serde_json::{Value, json};
use store::{Host, RATE};

use crate::browser::{Answer, Browser, Site, site};
use crate::entrances::opened;
use crate::events::{Event, Events};
use crate::place::Place;
use crate::play::{anna_and_ben, choices, turn};

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

/// Says something as the script does.
async fn say(browser: &mut Browser, path: &str, text: &str, key: &str) -> Answer {
    browser.json(&format!("{path}/say"), &json!({ "text": text, "key": key })).await
}

/// The next event of the chat.
async fn heard(events: &mut Events) -> Value {
    loop {
        let event = events.next().await.expect("something is heard");
        if event.name == "chat" {
            return serde_json::from_str(&event.data).unwrap();
        }
    }
}

/// Whatever else comes within a moment.
async fn rest(events: &mut Events) -> Vec<Event> {
    let mut all = Vec::new();
    while let Some(event) = events.within(Duration::from_millis(150)).await {
        all.push(event);
    }
    all
}

fn html(news: &Value) -> &str {
    news["html"].as_str().unwrap()
}

/// A stream that knows everything which was said so far.
async fn stream(browser: &mut Browser, path: &str) -> Events {
    let page = browser.get(path).await.text;
    let after = |name: &str| {
        let rest = page.split_once(&format!("{name}=\"")).unwrap_or_else(|| panic!("no {name}: {page}")).1;
        rest.split('"').next().unwrap().to_owned()
    };
    let seq = if page.contains("data-seq=") { after("data-seq") } else { "1".into() };
    let address = format!("{path}/events?after={seq}&chat={}", after("data-chat-heard"));
    Events::open(browser, &address, &[]).await
}

/// Takes the first thing that can be chosen, if anything can.
async fn act_if_owing(browser: &mut Browser, path: &str, key: u32) -> bool {
    let (seq, actions) = choices(browser, path).await;
    let Some(action) = actions.first() else { return false };
    let act = json!({ "seq": seq, "key": format!("k{key}"), "action": action });
    assert_eq!(browser.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    true
}

#[tokio::test]
async fn players_and_watchers_talk_apart_until_the_game_is_over() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let mut cleo = site.person("Cleo").await;
    let (mut bens, mut cleos) = (stream(&mut ben, &path).await, stream(&mut cleo, &path).await);
    let said = say(&mut anna, &path, "  Hello \n <b>you</b> ", "one").await;
    assert_eq!(said.status, StatusCode::OK, "{}", said.text);
    assert!(html(&said.json()).contains("Hello &lt;b&gt;you&lt;/b&gt;"), "{}", said.text);
    for events in [&mut bens, &mut cleos] {
        let news = heard(events).await;
        assert!(html(&news).contains("Hello &lt;b&gt;you&lt;/b&gt;"), "watchers read the players: {news}");
        assert_eq!(news["news"], json!(["Anna: Hello <b>you</b>"]));
    }
    say(&mut cleo, &path, "Anna has a plan", "one").await;
    assert!(html(&heard(&mut cleos).await).contains("a plan"));
    let bens_news = rest(&mut bens).await;
    assert!(bens_news.iter().all(|event| !event.data.contains("a plan")), "{bens_news:?}");
    for browser in [&mut anna, &mut ben] {
        let page = browser.get(&path).await.text;
        assert!(page.contains("Hello &lt;b&gt;") && !page.contains("a plan"), "{page}");
    }
    let mut key = 0;
    loop {
        let mut acted = false;
        for browser in [&mut anna, &mut ben] {
            key += 1;
            acted |= act_if_owing(browser, &path, key).await;
        }
        if !acted {
            break;
        }
    }
    let news = heard(&mut bens).await;
    assert_eq!(news["whole"], true, "the end lets everybody read everything, in its order: {news}");
    let (hello, plan) = (html(&news).find("Hello").unwrap(), html(&news).find("a plan").unwrap());
    assert!(hello < plan);
    assert!(anna.get(&path).await.text.contains("a plan"));
    assert!(!anna.get(&format!("{path}/save")).await.text.contains("plan"), "chat is in no saved game");
}

#[tokio::test]
async fn a_table_may_keep_players_and_watchers_apart_or_be_silent() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[("chat", "apart")]).await;
    let mut cleo = site.person("Cleo").await;
    say(&mut anna, &path, "only for players", "one").await;
    assert!(anna.get(&path).await.text.contains("only for players"), "people talk while they wait");
    let watched = cleo.get(&format!("{path}?watch=1")).await.text;
    assert!(watched.contains("Waiting room") && !watched.contains("only for players"), "{watched}");
    anna.post(&format!("{path}/terms"), &[("chat", "off")]).await.location();
    let silent = say(&mut anna, &path, "hello", "two").await;
    assert_eq!(silent.status, StatusCode::FORBIDDEN);
    assert!(silent.error().contains("Chat is off"), "{}", silent.text);
    let room = anna.get(&path).await.text;
    assert!(room.contains("Chat is off") && !room.contains("only for players"), "{room}");
}

#[tokio::test]
async fn a_quick_phrase_is_read_in_the_language_of_each_reader() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    ben.post("/language", &[("language", "fr")]).await.location();
    let mut bens = stream(&mut ben, &path).await;
    let fields = json!({ "phrase": "well_played", "key": "one" });
    let own = anna.json(&format!("{path}/say"), &fields).await.json();
    assert!(html(&own).contains("Well played"), "{own}");
    let news = heard(&mut bens).await;
    assert!(html(&news).contains("Bien joué"), "{news}");
    let unknown = anna.json(&format!("{path}/say"), &json!({ "phrase": "<b>", "key": "two" })).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", unknown.text);
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_with_the_reason() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    for (text, words) in
        [("", "nothing in it"), (" \u{202e}\u{7} ", "nothing in it"), (&"é".repeat(301), "300 characters")]
    {
        let refused = say(&mut anna, &path, text, "k").await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{text:?}");
        assert!(refused.error().contains(words), "{}", refused.text);
    }
    assert_eq!(say(&mut anna, &path, &"é".repeat(300), "k").await.status, StatusCode::OK);
    let turned = say(&mut anna, &path, "a\u{202e}b", "turned").await.json();
    assert!(html(&turned).contains("ab"), "what turns the writing is left out: {turned}");
    for number in 2..RATE.messages {
        assert_eq!(say(&mut anna, &path, "and", &format!("k{number}")).await.status, StatusCode::OK);
    }
    let fast = say(&mut anna, &path, "and", "more").await;
    assert_eq!(fast.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(fast.error().contains("5 messages in 10 seconds"), "{}", fast.text);
    let person = site.store.members("Ben", 1).await.unwrap().remove(0).id;
    site.store.ban(Host::CommandLine, &person, |_| Some(Level::Steady), store::now()).await.unwrap();
    assert_eq!(say(&mut ben, &path, "hello", "k").await.status, StatusCode::FORBIDDEN);
    let (mut host, private) = opened(&site, &[("door", "private")]).await;
    assert_eq!(
        say(&mut site.person("Eve").await, &private, "hello", "k").await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(say(&mut host, &private, "hello", "k").await.status, StatusCode::OK);
    assert_eq!(site.store.messages(&id(&private), 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_request_that_comes_twice_says_it_once_and_a_page_without_script_can_talk() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    for _ in 0..2 {
        assert_eq!(say(&mut anna, &path, "hello", "one").await.status, StatusCode::OK);
    }
    assert_eq!(site.store.messages(&id(&path), 9).await.unwrap().len(), 1);
    let key = anna.get(&path).await.text;
    let key = key.split_once("data-chat><input type=\"hidden\" name=\"key\" value=\"").unwrap().1;
    let key = key.split('"').next().unwrap().to_owned();
    for text in ["again", "again", "and more"] {
        let sent = anna.post(&format!("{path}/say"), &[("text", text), ("key", &key)]).await;
        assert_eq!(sent.location(), format!("{path}#pane-chat"));
    }
    let said = site.store.messages(&id(&path), 9).await.unwrap();
    assert_eq!(said.len(), 3, "the same page may send other words: {said:?}");
    assert!(anna.get(&path).await.text.contains("and more"));
}

#[tokio::test]
async fn a_stream_goes_on_where_the_page_has_stopped_hearing() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let mut first = stream(&mut ben, &path).await;
    say(&mut anna, &path, "one", "1").await;
    let mut event = first.next().await.unwrap();
    while event.name != "chat" {
        event = first.next().await.unwrap();
    }
    drop(first);
    say(&mut anna, &path, "two", "2").await;
    let mut again = Events::open(&mut ben, &format!("{path}/events"), &[("last-event-id", &event.id)]).await;
    let news = heard(&mut again).await;
    // An address of a table may hold such a word.
    assert!(html(&news).contains("</b> two") && !html(&news).contains("</b> one"), "{news}");
    assert_eq!(news["whole"], false);
    let mut fresh = Events::open(&mut ben, &format!("{path}/events"), &[]).await;
    let news = heard(&mut fresh).await;
    assert!(html(&news).contains("one") && html(&news).contains("two"), "who says nothing gets all: {news}");
}

#[tokio::test]
async fn people_and_words_are_muted_for_oneself_alone() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    say(&mut ben, &path, "What a Bother, brother", "1").await;
    let number = site.store.messages(&id(&path), 9).await.unwrap()[0].number;
    anna.post("/settings/chat", &[("words", "bother\ndrat, heck")]).await.location();
    let page = anna.get(&path).await.text;
    assert!(page.contains("What a •••, brother"), "{page}");
    assert!(anna.get("/settings/chat").await.text.contains("bother\ndrat\nheck"));
    assert!(ben.get(&path).await.text.contains("Bother"), "one's own words stay, and others read them");

    let about = anna.get(&format!("{path}/said/{number}")).await;
    assert_eq!(about.status, StatusCode::OK);
    assert!(about.text.contains("Ben at this table"), "{}", about.text);
    let number = number.to_string();
    let here = [("number", &number as &str), ("at", "table")];
    assert_eq!(ben.post(&format!("{path}/mute"), &here).await.status, StatusCode::NOT_FOUND, "one's own");
    assert_eq!(anna.post(&format!("{path}/mute"), &here).await.location(), path);
    let mut annas = stream(&mut anna, &path).await;
    say(&mut ben, &path, "still here", "2").await;
    assert!(!anna.get(&path).await.text.contains("brother"), "what was said before is gone, too");
    assert!(rest(&mut annas).await.iter().all(|event| !event.data.contains("still here")));
    let settings = anna.get("/settings/chat").await.text;
    assert!(settings.contains("Ben") && settings.contains(&path[3..]), "{settings}");
    anna.post("/settings/unmute", &[("name", "Ben"), ("table", &path[3..])]).await.location();
    assert!(anna.get(&path).await.text.contains("still here"));
    let many: Vec<String> = (0..51).map(|number| format!("w{number}")).collect();
    let refused = anna.post("/settings/chat", &[("words", &many.join(" "))]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_report_keeps_what_was_said_around_it() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    say(&mut anna, &path, "your turn", "1").await;
    say(&mut site.person("Cleo").await, &path, "watchers talk", "1").await;
    say(&mut ben, &path, "grr", "1").await;
    let fields = [("number", "3"), ("reason", "rude <b>")];
    let reported = anna.post(&format!("{path}/report"), &fields).await.location();
    assert!(anna.get(&reported).await.text.contains("Reported. Thank you."));
    anna.post(&format!("{path}/report"), &fields).await.location();
    let reports = site.store.reports(9).await.unwrap();
    assert_eq!(reports.len(), 1);
    let what = &reports[0].what;
    assert_eq!((what.message, what.reason.as_str()), (3, "rude <b>"));
    assert_eq!(what.around, "  1 Anna: your turn\n> 3 Ben: grr");
    for (number, why) in
        [("2", "players do not read watchers"), ("9", "there is none"), ("1", "it is one's own")]
    {
        let refused = anna.post(&format!("{path}/report"), &[("number", number)]).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{why}");
        assert_eq!(anna.get(&format!("{path}/said/{number}")).await.status, StatusCode::NOT_FOUND, "{why}");
    }
}

#[tokio::test]
async fn what_is_said_at_one_server_is_heard_at_another() {
    let place = Place::new();
    let here = Site::over(place.open().await).await;
    let there = Site::over(place.open().await).await;
    let (mut anna, ben, path) = anna_and_ben(&here).await;
    let mut moved = there.browser();
    moved.cookies.clone_from(&ben.cookies);
    let mut bens = stream(&mut moved, &path).await;
    say(&mut anna, &path, "can you hear me", "1").await;
    assert!(html(&heard(&mut bens).await).contains("can you hear me"));
    let answer = say(&mut moved, &path, "yes", "1").await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let mut annas = Events::open(&mut anna, &format!("{path}/events?chat=1.1"), &[]).await;
    assert!(html(&heard(&mut annas).await).contains("yes"));
    assert!(turn(&mut anna, &path).await.is_some());
}
