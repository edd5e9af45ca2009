//! Reviews: not before the end, made once, kept, cancelled, and on the board one choice after another.

use axum::http::StatusCode;
use domain::TableId;
use serde_json::{Value, json};
use server::Pace;

use crate::api::Program;
use crate::browser::{Browser, GAMES, Site, site};
use crate::place::fresh;
use crate::play::{against_computers, turn};

/// Plays a game to its end.
async fn to_the_end(browser: &mut Browser, path: &str) {
    let mut key = 0;
    while let Some((seq, actions)) = turn(browser, path).await {
        key += 1;
        let act = json!({ "seq": seq, "key": format!("k{key}"), "action": actions[0] });
        assert_eq!(browser.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
}

/// Waits until no review is wanted any more.
async fn until_idle(browser: &mut Browser, path: &str) {
    for _ in 0..2000 {
        let told = browser.fetch(&format!("{path}/review")).await;
        if told["state"] == "idle" {
            return;
        }
        assert!(["waiting", "running"].contains(&told["state"].as_str().unwrap()), "{told}");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the review does not end");
}

fn call(path: &str) -> String {
    format!("/api/v1/tables/{}/review", path.strip_prefix("/t/").unwrap())
}

async fn kept(site: &Site, path: &str) -> Option<store::KeptReview> {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    site.store.review(&id, store::now()).await.unwrap()
}

#[tokio::test]
async fn a_review_is_made_once_after_the_end_and_kept() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let review = format!("{path}/review");
    for address in [&review, &format!("{review}/3"), &call(&path)] {
        assert_eq!(anna.get(address).await.status, StatusCode::FORBIDDEN, "{address}, while the game runs");
    }
    assert_eq!(anna.post(&review, &[("wish", "quick")]).await.status, StatusCode::FORBIDDEN);
    to_the_end(&mut anna, &path).await;
    assert!(anna.get(&path).await.text.contains(&format!("href=\"{review}\"")), "the result leads to it");
    let none = anna.get(&call(&path)).await;
    assert_eq!((none.status, &none.json()["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no_review")));
    let offer = anna.get(&review).await;
    assert!(
        offer.text.contains("value=\"quick\"") && !offer.text.contains("value=\"deep\""),
        "{}",
        offer.text
    );
    assert!(anna.get(&format!("{review}?asked=1")).await.text.contains("was not finished"));
    // Somebody who was never here may ask as well.
    let mut stranger = site.browser();
    for browser in [&mut anna, &mut stranger] {
        let asked = browser.post(&review, &[("wish", "quick")]).await;
        assert_eq!(asked.location(), format!("{review}?asked=1"));
    }
    until_idle(&mut anna, &path).await;
    let made = kept(&site, &path).await.unwrap();
    assert!(made.weight.0 > 0 && made.seconds == 10 && made.json.len() < store::REVIEW_MAX);
    let page = anna.get(&format!("{review}?asked=1")).await;
    assert!(
        page.text.contains("class=\"accuracy\"") && page.text.contains("value=\"deep\""),
        "{}",
        page.text
    );
    assert!(!page.text.contains("was not finished") && !page.text.contains("value=\"quick\""));
    for (language, word) in [("fr", "Analyse"), ("de", "Wendepunkte")] {
        let mut reader = site.browser();
        reader.language = language.into();
        assert!(reader.get(&review).await.text.contains(word), "{language}");
    }
    let told = stranger.get(&call(&path)).await;
    assert_eq!(told.json(), serde_json::from_str::<Value>(&made.json).unwrap());
    assert_eq!(told.json()["positions"].as_array().unwrap().len(), 2 + 18 + 1);
    // What was asked for before is not made again, but what is deeper replaces it.
    anna.post(&review, &[("wish", "deep")]).await.location();
    until_idle(&mut anna, &path).await;
    let deep = kept(&site, &path).await.unwrap();
    assert!(deep.seconds == 60 && deep.weight >= made.weight, "{:?} {:?}", deep.weight, made.weight);
    assert!(!anna.get(&review).await.text.contains("value=\"deep\""));
}

#[tokio::test]
async fn a_choice_is_asked_before_it_is_answered() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    to_the_end(&mut anna, &path).await;
    let review = format!("{path}/review");
    assert_eq!(anna.get(&format!("{review}/3")).await.status, StatusCode::NOT_FOUND, "there is none yet");
    anna.post(&review, &[("wish", "quick")]).await.location();
    until_idle(&mut anna, &path).await;
    let found = anna.get(&call(&path)).await.json();
    let choice =
        found["choices"].as_array().unwrap().iter().find(|choice| choice["best"] != choice["played"]);
    let choice = choice.unwrap_or(&found["choices"][0]);
    let step = choice["step"].as_u64().unwrap();
    let address = format!("{review}/{step}");
    let question = anna.get(&address).await;
    assert_eq!(question.status, StatusCode::OK);
    assert!(question.text.contains("What would you do?") && !question.text.contains("Best found"));
    for shown in ["answer", "best", "played"] {
        let answer = anna.get(&format!("{address}?show={shown}")).await.text;
        assert!(answer.contains("Best found"), "{shown}: {answer}");
        assert!(answer.contains(&format!("{path}/branch?step={}", step - 1)), "{shown}");
    }
    for nothing in ["0", "1", "999999", "two"] {
        assert_eq!(anna.get(&format!("{review}/{nothing}")).await.status, StatusCode::NOT_FOUND, "{nothing}");
    }
}

/// With the time that players have at tables a review of this game takes a while.
#[tokio::test]
async fn who_has_asked_cancels_and_nothing_is_kept() {
    let pace = Pace { pause: std::time::Duration::ZERO, ..Pace::default() };
    let store = fresh().await;
    let app = server::App::with_games(&GAMES, store.clone(), pace).await.unwrap();
    let site = Site::of(app, store);
    let (mut anna, path) = against_computers(&site).await;
    to_the_end(&mut anna, &path).await;
    let review = format!("{path}/review");
    let mut program = Program::of(&site, &mut anna, &crate::api::ALL).await;
    let asked = program.done(&call(&path), &json!({ "wish": "deep" })).await;
    assert!(["waiting", "running"].contains(&asked["state"].as_str().unwrap()), "{asked}");
    let mut ben = site.person("Ben").await;
    assert_eq!(
        ben.post(&review, &[("wish", "cancel")]).await.status,
        StatusCode::CONFLICT,
        "he asked for none"
    );
    let running = ben.get(&call(&path)).await;
    assert_eq!(running.status, StatusCode::CONFLICT);
    assert!(
        running.error().contains("is being made") || running.error().contains("waits"),
        "{}",
        running.text
    );
    assert!(anna.get(&review).await.text.contains("value=\"cancel\""));
    assert!(!ben.get(&review).await.text.contains("value=\"cancel\""));
    assert_eq!(anna.post(&review, &[("wish", "cancel")]).await.location(), review);
    until_idle(&mut anna, &path).await;
    assert_eq!(anna.post(&review, &[("wish", "cancel")]).await.status, StatusCode::CONFLICT);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(anna.get(&call(&path)).await.status, StatusCode::NOT_FOUND);
}

/// The positions that a page or an answer says are marked as blunders.
fn blunders(told: &Value) -> Vec<u64> {
    let marks = told["marks"].as_array().map(Vec::as_slice).unwrap_or_default();
    let blunders = marks.iter().filter(|mark| mark["kind"] == "blunder");
    blunders.map(|mark| mark["step"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn a_replay_marks_what_was_found_no_further_than_one_has_come() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    to_the_end(&mut anna, &path).await;
    let replay = format!("{path}/replay?as=a");
    assert!(!anna.get(&replay).await.text.contains("id=\"along\""), "nothing was reviewed");
    anna.post(&format!("{path}/review"), &[("wish", "quick")]).await;
    until_idle(&mut anna, &path).await;
    // Whatever was found, two choices shall be blunders.
    let made = kept(&site, &path).await.unwrap();
    let mut review: Value = serde_json::from_str(&made.json).unwrap();
    let choices = review["choices"].as_array_mut().unwrap();
    let last = choices.len() - 1;
    for (at, choice) in choices.iter_mut().enumerate() {
        choice["mark"] = if at == 0 || at == last { json!("blunder") } else { Value::Null };
    }
    let (early, late) = (choices[0]["step"].as_u64().unwrap(), choices[last]["step"].as_u64().unwrap());
    let weight = (made.weight.0, made.weight.1 + 1);
    let forged = store::KeptReview { weight, json: review.to_string(), ..made };
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let later = domain::Moment(store::now().0 + 1);
    site.store.keep_review(&id, &forged, (store::REVIEWS_MAX, later)).await.unwrap();

    let told = |page: &str| -> Value {
        let script = page.split_once("data-replay=\"").unwrap().1.split('"').next().unwrap();
        serde_json::from_str(&script.replace("&quot;", "\"")).unwrap()
    };
    let first = anna.get(&replay).await.text;
    assert!(first.contains("id=\"along\"") && blunders(&told(&first)).is_empty(), "{first}");
    let step = json!(early);
    let on = anna.fetch(&format!("{replay}&step={step}&from=0&seq=0")).await;
    let reached = blunders(&on["replay"]);
    assert!(reached.len() == 1 && reached[0] >= early && reached[0] < late, "{on}");
    let drawn = on["html"]["course"].as_str().unwrap();
    assert!(
        drawn.contains(&format!("data-last=\"{}\"", on["replay"]["step"])),
        "as far as one has come: {drawn}"
    );
    // Where nothing is marked nothing is said of marks.
    let marked = |told: &Value| told["marks"].as_array().map_or(0, Vec::len);
    let had = marked(&told(&first));
    assert_eq!(drawn.matches("data-step=").count(), had + marked(&on["replay"]), "{drawn}");
    let whole = anna.get(&format!("{replay}&whole=1")).await.text;
    let all = blunders(&told(&whole));
    assert!(all.len() == 2 && all[1] >= late, "{all:?}");
    let drawn = whole.split_once("id=\"course\"").unwrap().1;
    assert_eq!(drawn.matches(" data-step=\"").count(), marked(&told(&whole)));
}
