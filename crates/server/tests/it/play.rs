//! Playing at a table: acts, refusals, repeated requests, the end, playing again.

use axum::http::StatusCode;
use domain::TableId;
use serde_json::json;

use crate::browser::{Answer, Browser, Site, site};

/// Anna at once against two computers; gives the address of the table.
pub(crate) async fn against_computers(site: &Site) -> (Browser, String) {
    let mut anna = site.person("Anna").await;
    let lobby = anna.get("/").await;
    let fields = [("nonce", lobby.field("nonce")), ("share", "ab".repeat(32))];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let path = anna.post("/play/toy", &fields).await.location();
    (anna, path)
}

/// Anna and Ben at one table of two, which has begun.
pub(crate) async fn anna_and_ben(site: &Site) -> (Browser, Browser, String) {
    let mut anna = site.person("Anna").await;
    let mut ben = site.person("Ben").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
    let path = anna.post("/new", &fields).await.location();
    assert_eq!(ben.post(&format!("{path}/sit"), &[]).await.location(), path);
    assert_eq!(anna.post(&format!("{path}/start"), &[]).await.location(), path);
    (anna, ben, path)
}

/// The version of a page and the actions that it offers.
pub(crate) async fn choices(browser: &mut Browser, path: &str) -> (u64, Vec<String>) {
    let page = browser.get(path).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    read_choices(&page)
}

pub(crate) fn read_choices(page: &Answer) -> (u64, Vec<String>) {
    let legal = page.text.split_once("data-legal=\"").unwrap_or_else(|| panic!("{}", page.text)).1;
    let legal = legal.split('"').next().unwrap().replace("&quot;", "\"").replace("&amp;", "&");
    let legal: serde_json::Value = serde_json::from_str(&legal).unwrap();
    let actions = legal["acts"].as_array().unwrap().iter();
    (legal["seq"].as_u64().unwrap(), actions.map(|act| act["text"].as_str().unwrap().to_owned()).collect())
}

/// Waits until the visitor owes a choice, or the game is over and nobody does.
pub(crate) async fn turn(browser: &mut Browser, path: &str) -> Option<(u64, Vec<String>)> {
    for _ in 0..500 {
        let page = browser.get(path).await;
        let (seq, actions) = read_choices(&page);
        if !actions.is_empty() {
            return Some((seq, actions));
        }
        if page.text.contains("/rematch") {
            return None;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the computers do not play");
}

async fn journal(site: &Site, path: &str) -> Vec<String> {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    site.store.journal(&id, 0).await.unwrap().into_iter().map(|entry| entry.text).collect()
}

#[tokio::test]
async fn play_now_is_one_post_away_and_a_game_goes_to_its_end() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let mut key = 0;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        key += 1;
        let act = json!({ "seq": seq, "key": format!("k{key}"), "seat": "a", "action": actions[0] });
        let answer = anna.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        assert!(answer.json()["seq"].as_u64().unwrap() > seq);
    }
    assert_eq!(key, 6, "two rounds of three numbers");
    let steps = journal(&site, &path).await;
    assert_eq!(steps.len(), 2 + 18, "{steps:?}");
    let page = anna.get(&path).await.text;
    assert!(page.contains("Won by"), "{page}");
}

#[tokio::test]
async fn an_act_is_answered_with_the_number_of_the_table_and_the_page_can_be_fetched() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    assert_eq!(actions.len(), 3);
    let act = json!({ "seq": seq, "key": "k", "action": actions[1] });
    let answer = anna.json(&format!("{path}/act"), &act).await.json();
    assert_eq!(answer, json!({ "seq": seq + 1 }), "the stream brings the page");
    let update = anna.update(&path, seq).await;
    assert_eq!(update["seq"], seq + 1);
    assert_eq!(update["legal"]["acts"], json!([]), "nothing is owed until Ben has chosen");
    assert!(update["html"]["main"].is_string(), "{update}");
    let number = actions[1].strip_prefix("seal ").unwrap();
    assert!(update["append"]["log"].to_string().contains(&format!("You sealed {number}.")), "{update}");
    let bens = ben.get(&path).await.text;
    assert!(bens.contains("Anna has sealed a number."), "{bens}");
    assert!(!bens.contains(&format!("Anna shows {number}.")));
}

#[tokio::test]
async fn a_repeated_request_is_answered_and_not_played_again() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "same-key", "action": actions[0] });
    for _ in 0..3 {
        let answer = anna.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
    assert_eq!(journal(&site, &path).await.len(), 2, "the deal and one choice");
    let (seq, actions) = choices(&mut ben, &path).await;
    let bens = json!({ "seq": seq, "key": "same-key", "action": actions[0] });
    assert_eq!(ben.json(&format!("{path}/act"), &bens).await.status, StatusCode::OK);
    assert_eq!(journal(&site, &path).await.len(), 3, "keys of different seats do not meet");
    // Even much later, when the seat owes another choice.
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    assert_eq!(journal(&site, &path).await.len(), 3);
}

#[tokio::test]
async fn a_form_plays_as_the_script_does() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = format!("{path}/act");
    let seq = seq.to_string();
    let refused = anna.post(&act, &[("seq", &seq), ("key", "k1"), ("action", "seal 99")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("data-legal"), "the table is shown again");
    let done = anna.post(&act, &[("seq", &seq), ("key", "k1"), ("seat", "a"), ("action", &actions[0])]).await;
    assert_eq!(done.location(), path);
    assert_eq!(journal(&site, &path).await.len(), 2);
    let late = anna.post(&act, &[("seq", &seq), ("key", "k2"), ("action", &actions[1])]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(journal(&site, &path).await.len(), 2);
}

#[tokio::test]
async fn a_refused_act_names_its_rule_in_the_person_s_language() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    anna.post("/language", &[("language", "de")]).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let other =
        (1..=18).map(|number| format!("seal {number}")).find(|action| !actions.contains(action)).unwrap();
    let act = json!({ "seq": seq, "key": "k", "action": other });
    let refused = anna.json(&format!("{path}/act"), &act).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.error(), format!("Du hast die {} nicht.", other.strip_prefix("seal ").unwrap()));
    assert_eq!(refused.json()["error"]["rule"], "TOY-1.3");
    let form = anna
        .post(&format!("{path}/act"), &[("seq", &seq.to_string()), ("key", "k"), ("action", &other)])
        .await;
    assert_eq!(form.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(form.text.contains("Du hast die") && form.text.contains("#TOY-1.3"), "{}", form.text);
    assert_eq!(journal(&site, &path).await.len(), 1, "only the deal");
    let (again, same) = choices(&mut anna, &path).await;
    assert_eq!((again, same), (seq, actions), "nothing has changed");
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_changes_nothing() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let good = json!({ "seq": seq, "key": "k", "seat": "a", "action": actions[0] });
    for (field, value, status) in [
        ("action", json!([]), 400),
        ("action", json!(""), 400),
        ("action", json!("   "), 422),
        ("action", json!("n.1"), 422),
        ("action", json!("seal 1 2"), 422),
        ("action", json!("seal"), 422),
        ("action", json!("seal 💥"), 422),
        ("action", json!("seal {}"), 422),
        ("action", json!("seal 1\nseal 2"), 422),
        ("action", json!("seal ".repeat(81)), 400),
        ("action", json!({ "of": 1 }), 400),
        ("key", json!(""), 400),
        ("key", json!("a b"), 400),
        ("key", json!("k".repeat(65)), 400),
        ("seq", json!("soon"), 400),
        ("seq", json!(-1), 400),
        ("seq", json!(1e300), 400),
        ("seq", json!(seq + 1), 409),
        ("seq", json!(0), 409),
        ("seat", json!("z"), 400),
        ("seat", json!("b"), 403),
        ("seat", json!("f"), 403),
    ] {
        let mut act = good.clone();
        act[field] = value.clone();
        let answer = anna.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status.as_u16(), status, "{field} = {value}: {}", answer.text);
        if status != 409 {
            assert!(!answer.error().is_empty(), "{field} = {value}");
        }
        assert_eq!(journal(&site, &path).await.len(), 1, "{field} = {value}");
    }
    assert_eq!(anna.json(&format!("{path}/act"), &good).await.status, StatusCode::OK);
}

#[tokio::test]
async fn only_whoever_sits_there_may_act() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "k", "seat": "a", "action": actions[0] });
    let address = format!("{path}/act");
    for (browser, status, words) in [
        (&mut ben, StatusCode::FORBIDDEN, "You do not sit on this seat"),
        (&mut site.person("Cleo").await, StatusCode::FORBIDDEN, "do not sit at this table"),
        (&mut site.browser(), StatusCode::FORBIDDEN, "do not sit at this table"),
    ] {
        let back = json!({ "seq": seq, "key": "k", "seat": "a" });
        for (what, sent) in [("act", &act), ("undo", &back), ("show", &json!({ "seat": "a" }))] {
            let answer = browser.json(&format!("{path}/{what}"), sent).await;
            assert_eq!(answer.status, status, "{what}: {}", answer.text);
            assert!(answer.error().contains(words), "{what}: {}", answer.text);
        }
    }
    let mut forged = site.browser();
    forged.cookies.insert("mu".into(), "00".repeat(32));
    let answer = forged.json(&address, &act).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    assert!(answer.error().contains("session has ended"), "{}", answer.text);
    assert_eq!(journal(&site, &path).await.len(), 1);
}

#[tokio::test]
async fn an_expired_session_is_told_so_and_can_change_nothing() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    site.store.forget_sessions(-1000, store::now()).await.unwrap();
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    let answer = anna.json(&format!("{path}/act"), &act).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    assert!(answer.error().contains("session has ended"), "{}", answer.text);
    assert_eq!(journal(&site, &path).await.len(), 1);
    let page = anna.get(&path).await;
    assert_eq!(page.status, StatusCode::OK, "the table may be watched");
    assert!(read_choices(&page).1.is_empty());
}

#[tokio::test]
async fn a_stale_page_is_told_what_is_now() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    // Ben's sealed choice does not make Anna's stale: she owes the same choice all the while.
    let (bens_seq, bens) = choices(&mut ben, &path).await;
    let act = json!({ "seq": bens_seq, "key": "b1", "action": bens[0] });
    assert_eq!(ben.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    let act = json!({ "seq": seq, "key": "a1", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    // Now both have been shown, and Anna owes another choice: a page of before is stale.
    let act = json!({ "seq": seq, "key": "a2", "action": actions[1] });
    let answer = anna.json(&format!("{path}/act"), &act).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.json()["seq"].as_u64().unwrap() > seq, "{}", answer.text);
    let update = anna.update(&path, seq).await;
    assert_eq!(update["legal"]["acts"].as_array().unwrap().len(), 2, "{update}");
    assert_eq!(journal(&site, &path).await.len(), 3);
}

#[tokio::test]
async fn nothing_is_taken_back_that_others_know_of() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let undo = json!({ "seq": seq, "key": "u1" });
    assert_eq!(anna.json(&format!("{path}/undo"), &undo).await.status, StatusCode::CONFLICT);
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    let seq = anna.json(&format!("{path}/act"), &act).await.json()["seq"].clone();
    let answer = anna.json(&format!("{path}/undo"), &json!({ "seq": seq, "key": "u2" })).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.error().contains("Nothing can be taken back"), "{}", answer.text);
    assert_eq!(journal(&site, &path).await.len(), 2);
}

#[tokio::test]
async fn the_record_is_given_out_at_the_end_and_its_luck_can_be_verified() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let save = format!("{path}/save");
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let secret = site.store.table(&id).await.unwrap().unwrap().0.secret.to_string();
    let mut key = 0;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        let early = anna.get(&save).await;
        assert_eq!(early.status, StatusCode::FORBIDDEN);
        assert!(early.text.contains("The game is not over"), "{}", early.text);
        let page = anna.get(&path).await.text;
        assert!(!page.contains(&secret), "the secret stays secret while the game runs");
        key += 1;
        let act = json!({ "seq": seq, "key": format!("k{key}"), "action": actions[0] });
        let answer = anna.json(&format!("{path}/act"), &act).await;
        let update = anna.update(&path, seq).await;
        assert!(update["legal"]["acts"] == json!([]) || !update.to_string().contains(&secret), "{answer:?}");
    }
    let record = anna.get(&save).await;
    assert_eq!(record.status, StatusCode::OK);
    for line in ["game toy\n", "option players 3\n", "seat a Anna\n", " bot steady\n", "luck sha256:"] {
        assert!(record.text.contains(line), "{line}: {}", record.text);
    }
    assert!(record.text.contains(&format!("share a {}\n", "ab".repeat(32))), "{}", record.text);
    assert!(record.text.contains(&format!("secret {secret}\n")), "{}", record.text);
    let saved = engine::SavedGame::parse(&record.text).unwrap();
    let entry = &crate::browser::GAMES[0];
    entry.restore(&saved).unwrap();
    (entry.laboratory.verify)(&saved).unwrap();
    let disposition = record.headers["content-disposition"].to_str().unwrap();
    assert!(disposition.contains(&format!("toy-{id}.mu")), "{disposition}");
}

#[tokio::test]
async fn people_play_again_at_one_new_table() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let rematch = format!("{path}/rematch");
    let early = anna.post(&rematch, &[]).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN);
    play_to_the_end(&mut anna, &mut ben, &path).await;
    let stranger = site.person("Cleo").await.post(&rematch, &[]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);

    let again = anna.post(&rematch, &[]).await.location();
    assert_ne!(again, path);
    assert_eq!(ben.post(&rematch, &[]).await.location(), again, "whoever asks second goes to the same table");
    assert!(ben.get(&path).await.text.contains(&again), "the old table leads to the new one");
    // Ben's seat is kept for him.
    let full = site.person("Cleo").await.post(&format!("{again}/sit"), &[]).await;
    assert_eq!(full.status, StatusCode::CONFLICT);
    let kept = site.person("Cleo").await.post(&format!("{again}/sit"), &[("seat", "b")]).await;
    assert!(kept.text.contains("kept for Ben"), "{}", kept.text);
    let early = anna.post(&format!("{again}/start"), &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert_eq!(ben.post(&format!("{again}/sit"), &[]).await.location(), again);
    assert_eq!(anna.post(&format!("{again}/start"), &[]).await.location(), again);
    assert_eq!(choices(&mut ben, &again).await.1.len(), 3);
}

pub(crate) async fn play_to_the_end(anna: &mut Browser, ben: &mut Browser, path: &str) {
    for round in 0..6 {
        for browser in [&mut *anna, &mut *ben] {
            let (seq, actions) = choices(browser, path).await;
            let act = json!({ "seq": seq, "key": format!("k{round}"), "action": actions[0] });
            assert_eq!(browser.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
        }
    }
}

#[tokio::test]
async fn who_leaves_is_stood_in_for_and_may_come_back() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    assert_eq!(ben.post(&format!("{path}/leave"), &[]).await.location(), "/");
    let (seq, _) = choices(&mut anna, &path).await;
    let vote = json!({ "number": 1, "seq": seq, "choice": "computer" });
    assert_eq!(anna.json(&format!("{path}/answer"), &vote).await.status, StatusCode::OK);
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    assert!(turn(&mut anna, &path).await.is_some(), "the computer plays for Ben");
    let (bens_seq, bens) = choices(&mut ben, &path).await;
    assert!(bens.is_empty(), "Ben only watches now");
    let act = json!({ "seq": bens_seq, "key": "k", "seat": "b", "action": "seal 1" });
    assert_eq!(ben.json(&format!("{path}/act"), &act).await.status, StatusCode::FORBIDDEN);
    let cleo = site.person("Cleo").await.post(&format!("{path}/sit"), &[("seat", "b")]).await;
    assert_eq!(cleo.status, StatusCode::CONFLICT, "nobody else may take the seat");
    assert_eq!(ben.post(&format!("{path}/sit"), &[]).await.location(), path);
    assert!(ben.get(&path).await.text.contains("Ben"));
    let (_, bens) = choices(&mut ben, &path).await;
    assert!(bens.len() <= 2);
}
