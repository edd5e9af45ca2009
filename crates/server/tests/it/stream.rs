//! The stream of a table.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;

use crate::browser::{Browser, site};
use crate::events::Events;
use crate::play::{against_computers, anna_and_ben, choices, turn};

pub(crate) async fn act(browser: &mut Browser, path: &str, key: &str) -> u64 {
    let (seq, actions) = choices(browser, path).await;
    let act = json!({ "seq": seq, "key": key, "action": actions[0] });
    let answer = browser.json(&format!("{path}/act"), &act).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()["seq"].as_u64().unwrap()
}

#[tokio::test]
async fn everybody_hears_of_an_act_in_words_of_their_own() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    ben.post("/language", &[("language", "de")]).await;
    let (seq, _) = choices(&mut ben, &path).await;
    let events = format!("{path}/events?after={seq}");
    let mut for_ben = Events::open(&mut ben, &events, &[]).await;
    let mut for_anna = Events::open(&mut anna, &events, &[]).await;
    let mut for_nobody = Events::open(&mut site.browser(), &events, &[]).await;
    let now = act(&mut anna, &path, "k").await;
    for (stream, words, not) in [
        (&mut for_ben, "Anna hat eine Zahl verdeckt.", "You sealed"),
        (&mut for_anna, "You sealed", "Anna has sealed"),
        (&mut for_nobody, "Anna has sealed a number.", "You sealed"),
    ] {
        let event = stream.next().await.unwrap();
        assert_eq!((event.name.as_str(), event.id.as_str()), ("table", now.to_string().as_str()));
        let news = event.json()["append"]["log"].to_string();
        assert!(news.contains(words) && !news.contains(not), "{news}");
        assert_eq!(event.json()["seq"], now);
    }
}

#[tokio::test]
async fn a_reconnect_ends_in_the_present_state() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    for key in ["1", "2", "3"] {
        act(&mut anna, &path, key).await;
        act(&mut ben, &path, key).await;
    }
    let (now, actions) = choices(&mut anna, &path).await;
    assert!(now >= seq + 6);
    let mut late = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    let event = late.next().await.unwrap();
    assert_eq!(event.json()["seq"], now);
    assert_eq!(event.json()["legal"]["acts"].as_array().unwrap().len(), actions.len());
    assert!(
        event.json()["append"]["log"].to_string().contains("Anna shows"),
        "what was missed: {}",
        event.data
    );

    // The browser's own memory is newer than the address it was given.
    let id = now.to_string();
    let mut resumed =
        Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[("last-event-id", &id)]).await;
    assert_eq!(resumed.within(Duration::from_millis(100)).await, None, "nothing was missed");
    // A browser that says nothing, and one that talks nonsense, get everything.
    for address in [format!("{path}/events"), format!("{path}/events?after=soon")] {
        let event = Events::open(&mut anna, &address, &[]).await.next().await.unwrap();
        assert_eq!(event.json()["seq"], now);
    }
    let future =
        Events::open(&mut anna, &format!("{path}/events?after=99999"), &[]).await.next().await.unwrap();
    assert_eq!(future.json()["seq"], now);
}

#[tokio::test]
async fn many_changes_at_once_are_one_event_with_the_last_state() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    let mut events = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    act(&mut anna, &path, "1").await;
    act(&mut ben, &path, "1").await;
    let last = act(&mut ben, &path, "2").await;
    let mut seen = 0;
    while seen < last {
        let event = events.next().await.expect("the stream ends in the present state");
        let seq = event.json()["seq"].as_u64().unwrap();
        assert!(seq > seen);
        seen = seq;
    }
    assert_eq!(seen, last);
}

#[tokio::test]
async fn every_choice_of_a_computer_is_an_event_of_its_own() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let mut events = Events::open(&mut anna, &format!("{path}/events"), &[]).await;
    let (mut seen, mut chosen, mut acts) = (0, 0, Vec::new());
    loop {
        let event = events.next().await.expect("computers go on at once, and each page is told");
        let update = event.json();
        let news = update["append"]["log"].as_str().unwrap_or_default();
        let begins = seen == 0;
        seen = update["seq"].as_u64().unwrap();
        if let Some(legal) = update["legal"]["acts"].as_array() {
            acts.clone_from(legal);
        }
        if !begins {
            assert_eq!(news.matches("sealed").count(), 1, "two choices came as one: {}", event.data);
            chosen += 1;
        }
        if update["html"]["dock"].as_str().is_some_and(|dock| dock.contains("/rematch")) {
            break;
        }
        if let Some(act) = acts.pop() {
            acts.clear();
            let act = json!({ "seq": seen, "key": format!("k{seen}"), "seat": "a", "action": act["text"] });
            let answer = anna.json(&format!("{path}/act"), &act).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        }
    }
    assert!((16..=18).contains(&chosen), "{chosen} of 18 choices were seen, two may be older than the page");
}

#[tokio::test]
async fn a_page_that_reads_nothing_holds_no_computer_up() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let _unread = Events::open(&mut site.browser(), &format!("{path}/events"), &[]).await;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        let act = json!({ "seq": seq, "key": format!("k{seq}"), "seat": "a", "action": actions[0] });
        anna.json(&format!("{path}/act"), &act).await;
    }
}

#[tokio::test]
async fn the_waiting_room_lives_and_goes_over_to_the_table() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open")];
    let path = anna.post("/new", &fields).await.location();
    let mut room = Events::open(&mut anna, &format!("{path}/events?after=0"), &[]).await;
    assert_eq!(room.next().await.unwrap().name, "table");
    let mut ben = site.person("Ben").await;
    ben.post(&format!("{path}/sit"), &[]).await.location();
    let event = room.next().await.unwrap();
    assert!(event.data.contains("Ben"), "{event:?}");
    let mut bens = Events::open(&mut ben, &format!("{path}/events?after=0"), &[]).await;
    assert_eq!(bens.next().await.unwrap().json().get("go"), None);
    anna.post(&format!("{path}/fill"), &[]).await.location();
    assert!(bens.next().await.is_some());
    anna.post(&format!("{path}/start"), &[]).await.location();
    let mut went = bens.next().await.unwrap();
    while went.json()["go"].is_null() {
        went = bens.next().await.unwrap();
    }
    assert_eq!(went.json()["go"], path);
    // A page of before the start that connects only now is sent there as well.
    let late = Events::open(&mut ben, &format!("{path}/events?after=0"), &[]).await.next().await.unwrap();
    assert_eq!(late.json()["go"], path);
}

#[tokio::test]
async fn a_closed_table_is_gone() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
    let path = anna.post("/new", &fields).await.location();
    let mut watching = Events::open(&mut site.browser(), &format!("{path}/events?after=1"), &[]).await;
    anna.post(&format!("{path}/leave"), &[]).await.location();
    let mut event = watching.next().await.unwrap();
    while event.name == "table" {
        event = watching.next().await.unwrap();
    }
    assert_eq!(event.name, "gone");
    assert!(watching.has_ended().await);
}

#[tokio::test]
async fn a_silent_stream_shows_that_it_lives() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    let mut events = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    assert_eq!(events.within(Duration::from_millis(50)).await, None);
    tokio::time::pause();
    for _ in 0..3 {
        assert_eq!(events.within(Duration::from_secs(14)).await, None);
        let beat = events.within(Duration::from_secs(2)).await.unwrap();
        assert_eq!((beat.name.as_str(), beat.data.as_str()), ("beat", ""));
    }
}

#[tokio::test]
async fn streams_end_when_the_house_closes() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    let mut events = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    site.app.close();
    assert!(events.has_ended().await);
}

#[tokio::test]
async fn a_shared_device_is_covered_by_the_stream_as_well() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "here"), ("name.b", "Ben")];
    let path = anna.post("/new", &fields).await.location();
    anna.post(&format!("{path}/show"), &[("seat", "a")]).await.location();
    let (seq, hand) = choices(&mut anna, &path).await;
    let mut events = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    act(&mut anna, &path, "1").await;
    let event = events.next().await.unwrap();
    assert_eq!(event.json()["legal"]["acts"], json!([]));
    assert!(!hand.iter().any(|action| event.data.contains(&format!("\"{action}\""))), "{event:?}");
    anna.post(&format!("{path}/show"), &[("seat", "b")]).await.location();
    let event = events.next().await.unwrap();
    assert_eq!(event.json()["legal"]["acts"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn an_answer_is_a_number_and_the_stream_brings_what_it_stands_for() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let mut events = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    assert_eq!(events.within(Duration::from_millis(50)).await, None, "the page shows the present state");
    let (act, sent) = (format!("{path}/act"), json!({ "seq": seq, "key": "k1", "action": actions[0] }));
    let answer = anna.json(&act, &sent).await;
    assert_eq!((answer.status, answer.json()), (StatusCode::OK, json!({ "seq": seq + 1 })));
    let event = events.next().await.unwrap();
    assert_eq!(event.json()["seq"], answer.json()["seq"]);
    assert!(event.json()["html"].is_object() && event.json()["legal"]["acts"] == json!([]), "{event:?}");
    // Who fetches it instead gets the same, and what the stream has left out.
    let (brought, fetched) = (event.json(), anna.update(&path, seq).await);
    for member in ["seq", "legal", "append", "title", "turn", "observer"] {
        assert_eq!(brought[member], fetched[member], "{member}");
    }
    for (id, markup) in brought["html"].as_object().unwrap() {
        assert_eq!(&fetched["html"][id], markup, "{id}");
    }
    let again = anna.json(&act, &sent).await;
    assert_eq!(again.json(), answer.json(), "a repeat is answered");
}
