//! Why something cannot be chosen: asked by the page, answered from the view of whoever asks.

use axum::http::StatusCode;
use serde_json::json;

use crate::browser::{Browser, site};
use crate::play::{anna_and_ben, choices};

/// Asks why a handle cannot be chosen; gives the reason with its rule, or nothing if it can.
async fn why(browser: &mut Browser, path: &str, handle: &str) -> Option<(String, String)> {
    let answer = browser.get(&format!("{path}/why?h={handle}")).await;
    if answer.status == StatusCode::NO_CONTENT {
        return None;
    }
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let told = answer.json();
    Some((told["text"].as_str()?.to_owned(), told["rule"].as_str()?.to_owned()))
}

#[tokio::test]
async fn what_cannot_be_chosen_says_why_in_the_language_of_whoever_tried_it() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let handles: Vec<String> = actions.iter().map(|action| action.replace("seal ", "n.")).collect();
    let strange = (1..=18).map(|card| format!("n.{card}")).find(|handle| !handles.contains(handle)).unwrap();
    let (text, rule) = why(&mut anna, &path, &strange).await.unwrap();
    assert!(text.starts_with("You do not hold ") && rule == "TOY-1.3", "{text} {rule}");
    assert_eq!(why(&mut anna, &path, &handles[0]).await, None, "it can be chosen");
    anna.post("/language", &[("language", "fr")]).await;
    assert!(why(&mut anna, &path, &strange).await.unwrap().0.starts_with("Vous n’avez pas "));
    anna.post("/language", &[("language", "en")]).await;
    // Each seat is told what its own view says, and nothing has changed.
    let (_, bens) = choices(&mut ben, &path).await;
    assert_eq!(why(&mut ben, &path, &bens[0].replace("seal ", "n.")).await, None);
    assert_eq!(choices(&mut anna, &path).await, (seq, actions.clone()));
    // Whoever owes nothing is told that, a spectator too.
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    assert_eq!(why(&mut anna, &path, &handles[1]).await.unwrap().0, "You owe nothing now.");
    let mut cleo = site.person("Cleo").await;
    assert_eq!(why(&mut cleo, &path, &handles[1]).await.unwrap().0, "You owe nothing now.");
}

#[tokio::test]
async fn an_action_of_the_notation_says_why_it_cannot_be_taken() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (before, actions) = choices(&mut anna, &path).await;
    let strange = (1..=18).map(|card| format!("seal {card}")).find(|one| !actions.contains(one)).unwrap();
    let ask = |action: &str| format!("{path}/why?action={}", action.replace(' ', "+"));
    assert_eq!(anna.get(&ask(&actions[0])).await.status, StatusCode::NO_CONTENT, "it can be taken");
    let refused = anna.get(&ask(&strange)).await;
    assert_eq!((refused.status, refused.json()["rule"].as_str()), (StatusCode::OK, Some("TOY-1.3")));
    let unreadable = anna.get(&ask("seal it")).await;
    assert_eq!(unreadable.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", unreadable.text);
    let bens = ben.get(&ask(&actions[0])).await;
    assert_eq!(bens.json()["rule"], "TOY-1.3", "Ben does not hold it");
    assert_eq!(site.person("Cleo").await.get(&ask(&actions[0])).await.status, StatusCode::FORBIDDEN);
    assert_eq!(choices(&mut anna, &path).await.0, before, "nothing has changed");
}

#[tokio::test]
async fn a_question_without_a_handle_or_without_end_is_refused() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    assert_eq!(anna.get(&format!("{path}/why")).await.status, StatusCode::BAD_REQUEST);
    let long = "&p=n.1".repeat(65);
    assert_eq!(anna.get(&format!("{path}/why?h=n.1{long}")).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(anna.get("/t/nowhere-at-all-000/why?h=n.1").await.status, StatusCode::NOT_FOUND);
}
