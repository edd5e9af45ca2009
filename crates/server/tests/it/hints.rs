//! Hints: who gets them, what they tell, and what they leave as it is.

use axum::http::StatusCode;
use domain::TableId;
use serde_json::{Value, json};

use crate::browser::{Browser, Site, site};
use crate::events::Events;
use crate::play::{against_computers, anna_and_ben, choices, turn};

/// Asks for a hint as the script does.
async fn ask(browser: &mut Browser, path: &str, seq: u64) -> (StatusCode, Value) {
    let answer = browser.json(&format!("{path}/hint"), &json!({ "seq": seq })).await;
    (answer.status, answer.json())
}

/// How many hints each seat was given, as the store has it.
async fn counted(site: &Site, path: &str) -> Vec<u32> {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    site.store.seats(&id).await.unwrap().iter().map(|seat| seat.hints).collect()
}

#[tokio::test]
async fn a_hint_says_what_matters_and_which_choices_the_picker_can_make() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let before = ben.get(&path).await.text;
    let mut bens = Events::open(&mut ben, &format!("{path}/events?after={seq}"), &[]).await;
    let (status, hint) = ask(&mut anna, &path, seq).await;
    assert_eq!((status, &hint["seq"], &hint["seat"]), (StatusCode::OK, &json!(seq), &json!("a")), "{hint}");
    assert!(hint["sentence"].as_str().unwrap().ends_with('.'), "{hint}");
    let picks = hint["choices"][0]["p"].as_array().unwrap();
    let offered = |handle: &str| actions.contains(&handle.replace("n.", "seal "));
    assert!(picks.len() == 1 && offered(picks[0].as_str().unwrap()), "{hint}");
    assert!(hint["choices"][0]["say"].as_str().unwrap().starts_with("Seal "), "{hint}");
    // Nothing has happened at the table.
    assert_eq!(ben.get(&path).await.text, before);
    assert_eq!(bens.next().await, None, "nobody is told");
    assert_eq!(choices(&mut anna, &path).await, (seq, actions));
    assert_eq!(counted(&site, &path).await, [1, 0]);
    // The same view gives the same hint.
    assert_eq!(ask(&mut anna, &path, seq).await.1, hint);
    // The own page counts it, that of the other does not yet.
    assert!(anna.get(&path).await.text.contains("2 hints"));
    assert!(!ben.get(&path).await.text.contains("2 hints"));
}

#[tokio::test]
async fn without_script_a_hint_is_a_page() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let page = anna.get(&path).await;
    assert!(page.text.contains(&format!("action=\"{path}/hint\"")), "{}", page.text);
    let seq = page.field("seq");
    anna.language = "fr".into();
    let hint = anna.post(&format!("{path}/hint"), &[("seq", &seq)]).await;
    assert_eq!(hint.status, StatusCode::OK);
    assert!(hint.text.contains("class=\"advice\"") && hint.text.contains("<summary>"), "{}", hint.text);
}

#[tokio::test]
async fn who_may_not_ask_is_told_why() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let mut stranger = site.browser();
    assert_eq!(ask(&mut stranger, &path, seq).await.0, StatusCode::FORBIDDEN, "nobody here");
    let mut cleo = site.person("Cleo").await;
    assert_eq!(ask(&mut cleo, &path, seq).await.0, StatusCode::FORBIDDEN, "a spectator");
    assert_eq!(ask(&mut anna, &path, seq + 7).await.0, StatusCode::CONFLICT, "another position");
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    let (status, told) = ask(&mut anna, &path, seq + 1).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(told["error"]["text"].as_str().unwrap().contains("nothing to choose"), "{told}");
    // Ben owes his choice as before: Anna's does not make his stale.
    assert_eq!(ask(&mut ben, &path, seq).await.0, StatusCode::OK);
    assert_eq!(counted(&site, &path).await, [0, 1]);
}

#[tokio::test]
async fn when_the_game_is_over_there_is_nothing_to_advise_and_everybody_reads_the_count() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let (seq, _) = turn(&mut anna, &path).await.unwrap();
    assert_eq!(ask(&mut anna, &path, seq).await.0, StatusCode::OK);
    let mut key = 0;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        key += 1;
        let act = json!({ "seq": seq, "key": format!("k{key}"), "action": actions[0] });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
    let (seq, _) = choices(&mut anna, &path).await;
    let (status, told) = ask(&mut anna, &path, seq).await;
    assert!(status == StatusCode::CONFLICT && told.to_string().contains("over"), "{told}");
    let mut stranger = site.browser();
    assert!(stranger.get(&path).await.text.contains("1 hint<"));
    assert!(anna.get(&path).await.text.contains("1 hint<"));
}

#[tokio::test]
async fn a_table_may_be_opened_without_hints_and_is_played_again_without_them() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields =
        [("game", "toy"), ("seat.a", "me"), ("seat.b", "computer"), ("bot.b", "steady"), ("hints", "false")];
    let path = anna.post("/new", &fields).await.location();
    let (seq, _) = turn(&mut anna, &path).await.unwrap();
    assert!(!anna.get(&path).await.text.contains("data-hint"));
    let (status, told) = ask(&mut anna, &path, seq).await;
    assert!(status == StatusCode::FORBIDDEN && told.to_string().contains("without hints"), "{told}");
    let mut key = 0;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        key += 1;
        let act = json!({ "seq": seq, "key": format!("k{key}"), "action": actions[0] });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
    let again = anna.post(&format!("{path}/rematch"), &[]).await.location();
    assert!(again != path && !anna.get(&again).await.text.contains("data-hint"));
    // What is ticked as well as hidden is ticked.
    let both = [
        ("game", "toy"),
        ("seat.a", "me"),
        ("seat.b", "computer"),
        ("bot.b", "steady"),
        ("hints", "false"),
        ("hints", "true"),
    ];
    let path = anna.post("/new", &both).await.location();
    assert!(anna.get(&path).await.text.contains("data-hint"));
}
