//! A game that is over, gone through by several people together.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::browser::{Browser, Site, site};
use crate::events::Events;
use crate::place::Place;
use crate::play::{anna_and_ben, play_to_the_end};

async fn along(browser: &mut Browser, path: &str) -> Events {
    Events::open(browser, &format!("{path}/study/events?chat=0.0"), &[]).await
}

/// Where the leader is after the next event that tells it.
async fn led(events: &mut Events) -> Value {
    loop {
        let event = events.next().await.expect("something is told");
        if event.name == "table" {
            return event.json();
        }
    }
}

async fn lead(browser: &mut Browser, path: &str, order: &Value) -> StatusCode {
    browser.json(&format!("{path}/study"), order).await.status
}

#[tokio::test]
async fn one_leads_and_the_pages_of_the_others_go_along() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    assert_eq!(lead(&mut anna, &path, &json!({ "step": 3 })).await, StatusCode::FORBIDDEN, "it is not over");
    let early = anna.get(&format!("{path}/study/events")).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN);
    play_to_the_end(&mut anna, &mut ben, &path).await;

    let mut for_ben = along(&mut ben, &path).await;
    assert_eq!(led(&mut for_ben).await["lead"], Value::Null);
    assert_eq!(lead(&mut anna, &path, &json!({ "step": 3, "as": "b" })).await, StatusCode::OK);
    let told = led(&mut for_ben).await;
    assert_eq!((&told["lead"]["as"], &told["lead"]["own"]), (&json!("b"), &json!(false)));
    assert!(told["html"]["study"].as_str().unwrap().contains("Anna leads"), "{told}");
    let chat = for_ben.next().await.unwrap();
    assert!(chat.name == "chat" && chat.data.contains("together=1"), "Ben is invited: {chat:?}");
    let step = told["lead"]["step"].as_u64().unwrap();
    assert!(step >= 3, "{told}");

    let taken = ben.json(&format!("{path}/study"), &json!({ "step": 1 })).await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    assert_eq!(taken.json()["error"]["code"], "somebody_leads");
    assert_eq!(lead(&mut anna, &path, &json!({ "step": 1_000_000 })).await, StatusCode::OK);
    let told = led(&mut for_ben).await;
    assert!(told["lead"]["step"].as_u64().unwrap() > step && told["lead"]["as"].is_null(), "{told}");
    let page = anna.get(&format!("{path}/replay?step=0&together=1")).await.text;
    assert!(page.contains("You lead") && page.contains("id=\"chat\""), "{page}");
    let page = ben.get(&format!("{path}/replay?step=0")).await.text;
    assert!(page.contains("Go along with Anna") && !page.contains("id=\"chat\""), "{page}");

    // Only the leader ends it.
    assert_eq!(lead(&mut ben, &path, &json!({ "end": 1 })).await, StatusCode::OK);
    assert!(ben.get(&format!("{path}/replay?together=1")).await.text.contains("Anna leads"));
    assert_eq!(lead(&mut anna, &path, &json!({ "end": 1 })).await, StatusCode::OK);
    assert_eq!(led(&mut for_ben).await["lead"], Value::Null);
    let form = ben.post(&format!("{path}/study"), &[("step", "2")]).await;
    assert!(form.location().contains("together=1"), "without script: {form:?}");
    assert_eq!(led(&mut for_ben).await["lead"]["own"], json!(true));
}

#[tokio::test]
async fn pages_at_another_process_go_along() {
    let place = Place::new();
    let here = Site::over(place.open().await).await;
    let (mut anna, mut ben, path) = anna_and_ben(&here).await;
    play_to_the_end(&mut anna, &mut ben, &path).await;
    let there = Site::over(place.open().await).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let mut for_ben = along(&mut ben.at(&there), &path).await;
    assert_eq!(led(&mut for_ben).await["lead"], Value::Null);
    assert_eq!(lead(&mut anna, &path, &json!({ "step": 3 })).await, StatusCode::OK);
    assert_eq!(led(&mut for_ben).await["lead"]["own"], json!(false));
}

#[tokio::test]
async fn who_has_deleted_the_account_leads_no_more() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    play_to_the_end(&mut anna, &mut ben, &path).await;
    assert_eq!(lead(&mut anna, &path, &json!({ "step": 3 })).await, StatusCode::OK);
    let id = domain::TableId::new(path.strip_prefix("/t/").unwrap());
    let leads = site.store.lead(&id, domain::Moment(0)).await.unwrap().unwrap();
    assert_eq!(leads.name, "Anna");
    site.store.forget_person(&leads.person).await.unwrap();
    assert_eq!(site.store.lead(&id, domain::Moment(0)).await.unwrap(), None);
}
