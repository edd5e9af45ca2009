//! Several servers on one database: a table is one table, whoever serves it.

use std::time::Duration;

use axum::http::StatusCode;
use domain::TableId;
use serde_json::json;

use crate::browser::{Browser, Site};
use crate::events::Events;
use crate::place::Place;
use crate::play::{against_computers, anna_and_ben, choices, turn};

/// Two sites on one database that have heard of each other.
async fn two(place: &Place) -> (Site, Site) {
    let here = Site::over(place.open().await).await;
    let there = Site::over(place.open().await).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    (here, there)
}

/// The same browser, sent to another server by whoever shares out the requests.
fn moved(browser: &Browser, site: &Site) -> Browser {
    let mut other = site.browser();
    other.cookies.clone_from(&browser.cookies);
    other
}

async fn entries(site: &Site, path: &str) -> Vec<String> {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let journal = site.store.journal(&id, 0).await.unwrap();
    assert!(journal.iter().zip(1..).all(|(entry, number)| entry.number == number), "no gap: {journal:?}");
    journal.into_iter().map(|entry| entry.text).collect()
}

/// Chooses the first that is offered on the page as it is.
async fn act(browser: &mut Browser, path: &str, key: &str) -> u64 {
    let (seq, actions) = choices(browser, path).await;
    let act = json!({ "seq": seq, "key": key, "action": actions[0] });
    let answer = browser.json(&format!("{path}/act"), &act).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()["seq"].as_u64().unwrap()
}

/// Waits until a stream has told of version `seq`.
async fn until(events: &mut Events, seq: u64) {
    loop {
        let event = events.next().await.unwrap_or_else(|| panic!("nothing is heard of version {seq}"));
        if event.id == seq.to_string() {
            return;
        }
    }
}

/// The number beside the eye.
fn watching(page: &str) -> Option<u32> {
    let after = page.split_once("class=\"watching\"")?.1;
    after.split_once("<span aria-hidden=\"true\">")?.1.split('<').next()?.parse().ok()
}

/// The numbers on the pages of Anna and of a stranger at both sites, once both have looked as often as it takes: a
/// computer may be changing the table meanwhile.
async fn watched(sites: [&Site; 2], anna: &Browser, path: &str, expected: Option<u32>) -> Vec<Option<u32>> {
    let mut told = Vec::new();
    for _ in 0..50 {
        told.clear();
        for site in sites {
            told.push(watching(&anna.at(site).get(path).await.text));
            told.push(watching(&site.browser().get(path).await.text));
        }
        if told.iter().all(|one| *one == expected) {
            break;
        }
        for site in sites {
            site.app.mind_clocks().await.unwrap();
        }
    }
    told
}

#[tokio::test]
async fn whoever_watches_is_counted_wherever_the_page_is_connected() {
    let place = Place::new();
    let (here, there) = two(&place).await;
    let (anna, path) = against_computers(&here).await;
    assert_eq!(watched([&here, &there], &anna, &path, None).await, [None; 4]);
    let events = format!("{path}/events");
    let mut streams = Vec::new();
    for site in [&here, &there, &there] {
        let mut events = Events::open(&mut site.browser(), &events, &[]).await;
        assert!(events.next().await.is_some());
        streams.push(events);
    }
    let own = Events::open(&mut anna.at(&there), &events, &[]).await;
    assert_eq!(
        watched([&here, &there], &anna, &path, Some(3)).await,
        [Some(3); 4],
        "who plays is not counted"
    );
    drop((own, streams.split_off(1)));
    assert_eq!(watched([&here, &there], &anna, &path, Some(1)).await, [Some(1); 4]);
    drop(streams);
    assert_eq!(watched([&here, &there], &anna, &path, None).await, [None; 4]);
}

#[tokio::test]
async fn two_servers_serve_one_table_to_two_people() {
    let place = Place::new();
    let (here, there) = two(&place).await;
    let mut anna = here.person("Anna").await;
    let mut ben = there.person("Ben").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
    let path = anna.post("/new", &fields).await.location();
    let mut for_anna = Events::open(&mut anna, &format!("{path}/events"), &[]).await;
    assert!(for_anna.next().await.is_some());
    assert_eq!(ben.post(&format!("{path}/sit"), &[]).await.location(), path);
    assert!(for_anna.next().await.unwrap().data.contains("Ben"), "who sits down there is seen here");
    assert_eq!(anna.post(&format!("{path}/start"), &[]).await.location(), path);

    let (seq, _) = choices(&mut anna, &path).await;
    let mut for_anna = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    let mut for_ben = Events::open(&mut ben, &format!("{path}/events?after={seq}"), &[]).await;
    for number in 0..6 {
        let seq = act(&mut anna, &path, &format!("a{number}")).await;
        until(&mut for_ben, seq).await;
        let seq = act(&mut ben, &path, &format!("b{number}")).await;
        until(&mut for_anna, seq).await;
    }
    let steps = entries(&here, &path).await;
    assert_eq!(steps.iter().filter(|step| !step.starts_with('!')).count(), 12, "{steps:?}");
    for site in [&here, &there] {
        let mut spectator = site.browser();
        assert!(spectator.get(&path).await.text.contains("Won by"));
        assert_eq!(spectator.get(&format!("{path}/save")).await.status, StatusCode::OK);
    }
    let again = anna.post(&format!("{path}/rematch"), &[]).await.location();
    assert_eq!(ben.post(&format!("{path}/rematch"), &[]).await.location(), again, "they meet again");
}

#[tokio::test]
async fn who_has_not_heard_yet_is_judged_by_what_is() {
    let place = Place::new();
    // The second server hears of nothing: its house is closed to news.
    let (here, there) = two(&place).await;
    there.app.close();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let (mut anna, ben, path) = anna_and_ben(&here).await;
    let (mut anna_there, mut ben_there) = (moved(&anna, &there), moved(&ben, &there));
    let (seq, actions) = choices(&mut anna, &path).await;
    let (bens_seq, bens) = choices(&mut ben_there, &path).await;
    assert_eq!(seq, bens_seq);
    let first = json!({ "seq": seq, "key": "a", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &first).await.status, StatusCode::OK);
    // Both have sealed at the same moment: neither hinders the other.
    let sealed = json!({ "seq": bens_seq, "key": "b", "action": bens[0] });
    assert_eq!(ben_there.json(&format!("{path}/act"), &sealed).await.status, StatusCode::OK);
    assert_eq!(entries(&here, &path).await.len(), 3);

    let (seq, actions) = choices(&mut anna_there, &path).await;
    let next = json!({ "seq": seq, "key": "a2", "action": actions[0] });
    assert_eq!(anna_there.json(&format!("{path}/act"), &next).await.status, StatusCode::OK);
    // A second choice of the same seat on the same position comes too late, wherever it is made.
    let late = json!({ "seq": seq, "key": "a3", "action": actions[1] });
    assert_eq!(anna.json(&format!("{path}/act"), &late).await.status, StatusCode::CONFLICT);
    assert_eq!(entries(&here, &path).await.len(), 4);
}

#[tokio::test]
async fn who_has_not_heard_yet_knows_who_sits_where_and_what_a_page_has_shown() {
    let place = Place::new();
    let (here, there) = two(&place).await;
    here.app.close();
    there.app.close();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut anna = here.person("Anna").await;
    let mut ben = there.person("Ben").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
    let path = anna.post("/new", &fields).await.location();
    assert!(anna.get(&path).await.text.contains(&path), "the table lives here, with a free seat");
    assert_eq!(ben.post(&format!("{path}/sit"), &[]).await.location(), path);
    assert_eq!(anna.post(&format!("{path}/start"), &[]).await.location(), path, "no seat is free any more");
    // There, the game has not begun yet; but Ben has seen elsewhere that Anna has made her choice.
    act(&mut anna, &path, "a0").await;
    let (seq, bens) = choices(&mut moved(&ben, &here), &path).await;
    let choice = json!({ "seq": seq, "key": "b0", "action": bens[0] });
    let answer = ben.json(&format!("{path}/act"), &choice).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert!(answer.json()["seq"].as_u64().unwrap() > seq);
}

#[tokio::test]
async fn a_request_repeated_at_another_server_is_answered_and_not_played_again() {
    let place = Place::new();
    let (here, there) = two(&place).await;
    let (mut anna, _, path) = anna_and_ben(&here).await;
    let mut anna_there = moved(&anna, &there);
    let (seq, actions) = choices(&mut anna, &path).await;
    assert_eq!(choices(&mut anna_there, &path).await.0, seq, "the table lives there as well");
    let act = json!({ "seq": seq, "key": "same", "action": actions[0] });
    for browser in [&mut anna, &mut anna_there] {
        let answer = browser.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        assert_eq!(answer.json()["seq"], seq + 1);
    }
    assert_eq!(entries(&here, &path).await.len(), 2);
}

#[tokio::test]
async fn a_stream_goes_on_at_another_server_from_any_step() {
    let place = Place::new();
    let (here, there) = two(&place).await;
    let (mut anna, mut ben, path) = anna_and_ben(&here).await;
    let (first, _) = choices(&mut anna, &path).await;
    for number in 0..3 {
        act(&mut anna, &path, &format!("a{number}")).await;
        act(&mut ben, &path, &format!("b{number}")).await;
    }
    let (now, _) = choices(&mut anna, &path).await;
    let mut anna_there = moved(&anna, &there);
    for seq in first..now {
        let resume = [("last-event-id", seq.to_string())];
        let resume: Vec<(&str, &str)> = resume.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let mut one = Events::open(&mut anna, &format!("{path}/events?after=0"), &resume).await;
        let mut other = Events::open(&mut anna_there, &format!("{path}/events?after=0"), &resume).await;
        let (one, other) = (one.next().await.unwrap(), other.next().await.unwrap());
        assert_eq!(one.id, now.to_string());
        assert_eq!(one, other, "from {seq}");
    }
}

#[tokio::test]
async fn computers_play_once_when_two_servers_show_their_table() {
    let place = Place::new();
    let (here, there) = two(&place).await;
    let (mut anna, path) = against_computers(&here).await;
    let mut anna_there = moved(&anna, &there);
    let mut watching = Events::open(&mut anna_there, &format!("{path}/events"), &[]).await;
    let mut key = 0;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        key += 1;
        let act = json!({ "seq": seq, "key": format!("k{key}"), "action": actions[0] });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
    assert_eq!(entries(&here, &path).await.len(), 2 + 18);
    let (last, _) = choices(&mut anna, &path).await;
    until(&mut watching, last).await;
}

/// Chooses ahead, or no more.
async fn choose_ahead(browser: &mut Browser, path: &str, text: &str) {
    let answer = browser.json(&format!("{path}/ahead"), &json!({ "text": text, "seat": "a" })).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
}

#[tokio::test]
async fn what_is_chosen_ahead_here_is_carried_out_after_a_step_made_there() {
    let place = Place::new();
    let (here, there) = two(&place).await;
    let (mut anna, ben, path) = anna_and_ben(&here).await;
    let mut ben = moved(&ben, &there);
    let (_, numbers) = choices(&mut anna, &path).await;
    choices(&mut ben, &path).await; // the table lives there, without what is chosen ahead
    act(&mut anna, &path, "a0").await;
    choose_ahead(&mut anna, &path, &numbers[1]).await;
    act(&mut ben, &path, "b0").await;
    let wanted = format!("a {}", numbers[1]);
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if entries(&here, &path).await.last() == Some(&wanted) {
            return;
        }
    }
    panic!("{wanted:?} was not carried out: {:?}", entries(&here, &path).await);
}

#[tokio::test]
async fn who_chooses_there_after_all_has_thought_again_whatever_was_heard() {
    let place = Place::new();
    // Nothing is carried out here, and nothing is heard there.
    let (here, there) = two(&place).await;
    here.app.close();
    there.app.close();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let (mut anna, ben, path) = anna_and_ben(&here).await;
    let (mut anna_there, mut ben) = (moved(&anna, &there), moved(&ben, &there));
    let (_, numbers) = choices(&mut anna, &path).await;
    act(&mut anna, &path, "a0").await;
    choices(&mut ben, &path).await;
    choose_ahead(&mut anna, &path, &numbers[2]).await;
    act(&mut ben, &path, "b0").await;
    let (seq, offered) = choices(&mut anna_there, &path).await;
    assert!(offered.contains(&numbers[1]), "{offered:?}");
    let again = json!({ "seq": seq, "key": "a1", "action": numbers[1] });
    assert_eq!(anna_there.json(&format!("{path}/act"), &again).await.status, StatusCode::OK);
    let (record, _) =
        here.store.table(&TableId::new(path.strip_prefix("/t/").unwrap())).await.unwrap().unwrap();
    let course = here.store.course(&record).await.unwrap();
    assert!(course.ahead.is_empty(), "it would be carried out in the next round: {course:?}");
}
