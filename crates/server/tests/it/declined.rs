//! Who asked the others is told that they declined.

use axum::http::StatusCode;
use domain::time::{MINUTE, Tick};
use serde_json::json;
use server::TimeSource;

use crate::browser::{Site, site};
use crate::consent::{ask, choose, journal, log, one_round, reply, strip};
use crate::events::Events;
use crate::play::choices;
use crate::time::Club;

#[tokio::test]
async fn who_asked_for_a_pause_is_told_that_it_was_declined() {
    let mut club = Club::open(&[("time", "5+15")]).await;
    let path = club.path.clone();
    let [anna, ben, _] = &mut club.people;
    let seq = choices(anna, &path).await.0;
    let mut annas = Events::open(anna, &format!("{path}/events?after={seq}"), &[]).await;
    let asked = json!({ "kind": "pause", "seq": seq, "key": "p1" });
    assert_eq!(anna.json(&format!("{path}/propose"), &asked).await.status, StatusCode::OK);
    assert_eq!(reply(ben, &path, 1, "decline").await.status, StatusCode::OK);
    let told = "Ben declined: there is no pause.";
    let heard = loop {
        let event = annas.next().await.unwrap();
        if event.data.contains("declined") {
            break event.json();
        }
    };
    // What comes into the strip is spoken.
    assert!(heard["html"]["asks"].as_str().unwrap().contains(told), "{heard}");
    assert!(heard["append"]["log"].as_str().unwrap().contains(told), "{heard}");
    assert_eq!(strip(anna, &path).await, told);
    let again = json!({ "kind": "pause", "seq": choices(anna, &path).await.0, "key": "p2" });
    let refused = anna.json(&format!("{path}/propose"), &again).await;
    assert_eq!(refused.json()["error"]["code"], "declined_just_now", "{}", refused.text);
    club.time.advance(MINUTE);
    let [anna, ..] = &mut club.people;
    assert_eq!(anna.json(&format!("{path}/propose"), &again).await.status, StatusCode::OK);
}

#[tokio::test]
async fn who_declines_has_decided() {
    let site = site().await;
    let time = TimeSource::held(Tick(1_800_000_000_000));
    let site = Site::at(site.store.clone(), time.clone()).await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    let before = journal(&site, &path).await;
    ask(&mut anna, &path, "ask").await;
    assert_eq!(reply(&mut ben, &path, 1, "decline").await.status, StatusCode::OK);
    assert_eq!(journal(&site, &path).await, [&before[..], &["* declined b takeback".to_owned()]].concat());
    for browser in [&mut anna, &mut ben] {
        assert_eq!(strip(browser, &path).await, "Ben declined: nothing is taken back.");
        assert!(log(browser, &path).await.contains("Ben declined: nothing is taken back."));
    }
    let late = reply(&mut ben, &path, 1, "agree").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.error().contains("no longer asked"), "{}", late.text);
    for key in ["again", "and-again"] {
        let asked = ask(&mut anna, &path, key).await;
        assert_eq!(asked.status, StatusCode::CONFLICT);
        assert_eq!(asked.json()["error"]["code"], "declined_just_now");
    }
    time.advance(MINUTE);
    assert_eq!(ask(&mut anna, &path, "later").await.status, StatusCode::OK, "it may be asked again");
    assert!(strip(&mut ben, &path).await.contains("Anna asks"));
    assert_eq!(reply(&mut ben, &path, 2, "decline").await.status, StatusCode::OK);
    choose(&mut anna, &path, "a2").await;
    assert_eq!(strip(&mut anna, &path).await, "", "the game goes on");
    assert!(log(&mut anna, &path).await.contains("Ben declined: nothing is taken back."), "the log keeps it");
}
