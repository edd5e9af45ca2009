//! Asking the others at a table: a take-back of what they know of.

use axum::http::StatusCode;
use domain::TableId;
use serde_json::json;

use crate::browser::{Answer, Browser, GAMES, Site, site};
use crate::events::Events;
use crate::place::Place;
use crate::play::{against_computers, anna_and_ben, choices, play_to_the_end, turn};

pub(crate) async fn journal(site: &Site, path: &str) -> Vec<String> {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    site.store.journal(&id, 0).await.unwrap().into_iter().map(|entry| entry.text).collect()
}

/// Chooses the first that is offered.
pub(crate) async fn choose(browser: &mut Browser, path: &str, key: &str) {
    let (seq, actions) = choices(browser, path).await;
    let act = json!({ "seq": seq, "key": key, "action": actions[0] });
    let answer = browser.json(&format!("{path}/act"), &act).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
}

/// Waits until every seat but `a` has chosen so often: computers choose when they like, and a question is about
/// the version that was seen.
pub(crate) async fn all_others_have_chosen(site: &Site, path: &str, times: usize) {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let (_, seats) = site.store.table(&id).await.unwrap().unwrap();
    for _ in 0..500 {
        let entries = journal(site, path).await;
        let chosen =
            |seat: &str| entries.iter().filter(|entry| entry.split(' ').next() == Some(seat)).count();
        if seats.iter().skip(1).all(|held| chosen(&held.seat.to_string()) == times) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the computers do not play: {:?}", journal(site, path).await);
}

/// Both have chosen once, so that each knows what the other has chosen.
pub(crate) async fn one_round(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut ben, path) = anna_and_ben(site).await;
    choose(&mut anna, &path, "a1").await;
    choose(&mut ben, &path, "b1").await;
    (anna, ben, path)
}

pub(crate) async fn ask(browser: &mut Browser, path: &str, key: &str) -> Answer {
    let seq = choices(browser, path).await.0;
    let asked = json!({ "kind": "takeback", "seq": seq, "key": key });
    browser.json(&format!("{path}/propose"), &asked).await
}

pub(crate) async fn reply(browser: &mut Browser, path: &str, number: u64, choice: &str) -> Answer {
    let seq = choices(browser, path).await.0;
    let answer = json!({ "number": number, "seq": seq, "choice": choice });
    browser.json(&format!("{path}/answer"), &answer).await
}

async fn withdraw(browser: &mut Browser, path: &str, number: u64) -> Answer {
    let seq = choices(browser, path).await.0;
    browser.json(&format!("{path}/withdraw"), &json!({ "number": number, "seq": seq })).await
}

/// The strip of what is asked, as the page shows it, without markup.
pub(crate) async fn strip(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path).await.text;
    let strip = page.split_once("<section id=\"asks\"").unwrap().1.split_once("</section>").unwrap().0;
    let mut words = String::new();
    for part in strip.split('<').skip(1) {
        words.push_str(part.split_once('>').unwrap().1);
        words.push(' ');
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The log, as the page shows it.
pub(crate) async fn log(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path).await.text;
    page.split_once("id=\"log\"").unwrap().1.split_once("</ol>").unwrap().0.to_owned()
}

#[tokio::test]
async fn what_the_others_agree_to_is_taken_back_and_stands_in_the_log() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let before = choices(&mut anna, &path).await.1;
    choose(&mut anna, &path, "a1").await;
    choose(&mut ben, &path, "b1").await;
    assert!(anna.get(&path).await.text.contains("Ask to take back"));
    let seq = choices(&mut ben, &path).await.0;
    let mut bens = Events::open(&mut ben, &format!("{path}/events?after={seq}"), &[]).await;

    let asked = ask(&mut anna, &path, "ask").await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
    let update = anna.update(&path, asked.json()["seq"].as_u64().unwrap()).await;
    assert!(update["html"]["asks"].as_str().unwrap().contains("You ask to take back 2 steps."));
    let heard = bens.next().await.unwrap().json();
    assert!(heard["html"]["asks"].as_str().unwrap().contains("Anna asks to take back 2 steps."), "{heard}");
    assert_eq!(
        strip(&mut ben, &path).await,
        "Anna asks to take back 2 steps. The game would return to where it was before that choice. Agree Decline"
    );
    assert_eq!(strip(&mut anna, &path).await, "You ask to take back 2 steps. Waiting for Ben. Never mind");
    assert!(!anna.get(&path).await.text.contains("Ask to take back"), "it is asked already");
    ben.post("/language", &[("language", "de")]).await;
    assert!(strip(&mut ben, &path).await.starts_with("Anna möchte 2 Schritte zurücknehmen."));

    let agreed = reply(&mut ben, &path, 1, "agree").await;
    assert_eq!(agreed.status, StatusCode::OK, "{}", agreed.text);
    let taken = ben.update(&path, seq).await;
    assert!(taken["back"].is_u64() && taken["go"].is_null(), "the open page goes back: {taken}");
    assert_eq!(journal(&site, &path).await.last().unwrap(), "back a 1 b");
    assert_eq!(choices(&mut anna, &path).await.1, before, "the position is the one of before");
    let (told, to_herself) = ("Anna took back 2 steps; Ben agreed.", "You took back 2 steps; Ben agreed.");
    assert_eq!(strip(&mut anna, &path).await, to_herself);
    choose(&mut anna, &path, "a2").await;
    assert_eq!(strip(&mut anna, &path).await, "");
    assert!(anna.get(&path).await.text.contains(to_herself), "the log keeps it");
    let german = "Anna hat 2 Schritte zurückgenommen, Ben war einverstanden.";
    assert!(ben.get(&path).await.text.contains(german));
    let watching = site.browser().get(&path).await.text;
    assert!(watching.contains(told), "who watches reads the same log");
}

/// What stands in the gold of the visitor's tables on the first page, and how many tables wait.
async fn lobby(browser: &mut Browser) -> (Vec<String>, u64) {
    let page = browser.get("/").await.text;
    let gold = page.split("<span class=\"turn\">").skip(1);
    let gold = gold.map(|rest| rest.split('<').next().unwrap().to_owned()).collect();
    (gold, browser.get("/waiting").await.json()["waiting"].as_u64().unwrap())
}

#[tokio::test]
async fn a_question_waits_in_the_lobby_until_it_is_answered() {
    let site = site().await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    assert_eq!(lobby(&mut ben).await.0.len() + lobby(&mut anna).await.0.len(), 2, "both owe a choice");
    ask(&mut anna, &path, "ask").await;
    assert_eq!(lobby(&mut ben).await, (vec!["Your answer is needed".to_owned()], 1));
    let asker = lobby(&mut anna).await.0;
    assert_eq!(asker, ["Your turn"], "whoever asks is not asked");
    reply(&mut ben, &path, 1, "decline").await;
    assert_eq!(lobby(&mut ben).await, (vec!["Your turn".to_owned()], 1));
}

#[tokio::test]
async fn whoever_plays_on_has_withdrawn_it() {
    let site = site().await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    ask(&mut anna, &path, "ask").await;
    choose(&mut ben, &path, "b2").await;
    assert_eq!(strip(&mut anna, &path).await, "");
    let late = reply(&mut ben, &path, 1, "agree").await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
    assert!(!journal(&site, &path).await.iter().any(|entry| entry.starts_with("back")));
    // Now Ben's own choice is sealed and the question is another one.
    assert_eq!(ask(&mut anna, &path, "anew").await.status, StatusCode::OK);
    assert!(strip(&mut ben, &path).await.contains("Anna asks to take back 3 steps."));
    assert_eq!(reply(&mut ben, &path, 2, "agree").await.status, StatusCode::OK);
    assert_eq!(journal(&site, &path).await.last().unwrap(), "back a 1 b");
}

#[tokio::test]
async fn only_who_is_asked_may_answer_and_only_the_asker_withdraws() {
    let site = site().await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    ask(&mut anna, &path, "ask").await;
    // Her own answer is given with the question: she does not decline but withdraw.
    assert_eq!(reply(&mut anna, &path, 1, "decline").await.status, StatusCode::FORBIDDEN);
    let mut cleo = site.person("Cleo").await;
    assert_eq!(reply(&mut cleo, &path, 1, "agree").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ask(&mut cleo, &path, "ask").await.status, StatusCode::FORBIDDEN);
    assert_eq!(withdraw(&mut ben, &path, 1).await.status, StatusCode::FORBIDDEN);
    assert_eq!(withdraw(&mut ben, &path, 7).await.status, StatusCode::CONFLICT);
    for choice in ["wait", "perhaps", ""] {
        assert_eq!(reply(&mut ben, &path, 1, choice).await.status, StatusCode::BAD_REQUEST, "{choice}");
    }
    let both = ask(&mut ben, &path, "ask").await;
    assert_eq!(both.status, StatusCode::CONFLICT);
    assert!(both.error().contains("already"), "{}", both.text);
    for _ in 0..2 {
        assert_eq!(withdraw(&mut anna, &path, 1).await.status, StatusCode::OK);
    }
    assert_eq!(strip(&mut ben, &path).await, "");
    assert_eq!(reply(&mut ben, &path, 1, "agree").await.status, StatusCode::CONFLICT);
    assert!(!journal(&site, &path).await.iter().any(|entry| entry.starts_with("back")));
    let odd = json!({ "kind": "dance", "seq": choices(&mut ben, &path).await.0, "key": "k" });
    assert_eq!(ben.json(&format!("{path}/propose"), &odd).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn repeated_requests_ask_and_agree_once() {
    let site = site().await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    let asked = json!({ "kind": "takeback", "seq": choices(&mut anna, &path).await.0, "key": "same" });
    for _ in 0..3 {
        assert_eq!(anna.json(&format!("{path}/propose"), &asked).await.status, StatusCode::OK);
    }
    for _ in 0..3 {
        assert_eq!(reply(&mut ben, &path, 1, "agree").await.status, StatusCode::OK);
    }
    assert_eq!(journal(&site, &path).await.iter().filter(|entry| entry.starts_with("back")).count(), 1);
    // Even when the table has moved on.
    assert_eq!(anna.json(&format!("{path}/propose"), &asked).await.status, StatusCode::OK);
    let number = site.store.proposals(&TableId::new(&path[3..])).await.unwrap().last().unwrap().number;
    assert_eq!(number, 1);
}

#[tokio::test]
async fn forms_ask_and_answer_as_the_script_does() {
    let site = site().await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    let seq = choices(&mut anna, &path).await.0.to_string();
    let fields = [("kind", "takeback"), ("seq", &seq), ("key", "form-b"), ("seat", "a")];
    assert_eq!(anna.post(&format!("{path}/propose"), &fields).await.location(), path);
    let page = ben.get(&path).await;
    let (number, seq) = (page.field("number"), choices(&mut ben, &path).await.0.to_string());
    let fields = [("number", number.as_str()), ("seq", &seq), ("choice", "agree")];
    assert_eq!(ben.post(&format!("{path}/answer"), &fields).await.location(), path);
    assert_eq!(journal(&site, &path).await.last().unwrap(), "back a 1 b");
    let nothing = anna.post(&format!("{path}/propose"), &[("kind", "takeback")]).await;
    assert_eq!(nothing.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn computers_agree_to_everything_and_wait_while_somebody_is_asked() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    all_others_have_chosen(&site, &path, 1).await;
    let nothing = ask(&mut anna, &path, "early").await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
    assert!(nothing.error().contains("nothing to take back"), "{}", nothing.text);
    let first = choices(&mut anna, &path).await.1;
    choose(&mut anna, &path, "a1").await;
    all_others_have_chosen(&site, &path, 2).await;
    assert!(anna.get(&path).await.text.contains(">Take back</button>"));
    assert_eq!(ask(&mut anna, &path, "back").await.status, StatusCode::OK);
    let (_, again) = turn(&mut anna, &path).await.unwrap();
    assert_eq!(again, first);
    assert!(journal(&site, &path).await.iter().any(|entry| entry.starts_with("back a")));
    assert!(anna.get(&path).await.text.contains("You took back"));

    // Cleo leaves while Ben is asked. Her computer owes a number, and would choose at once.
    let (mut ben, mut cleo) = (site.person("Ben").await, site.person("Cleo").await);
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open")];
    let path = anna.post("/new", &fields).await.location();
    for (browser, seat) in [(&mut ben, "b"), (&mut cleo, "c")] {
        browser.post(&format!("{path}/sit"), &[("seat", seat)]).await;
    }
    anna.post(&format!("{path}/start"), &[]).await;
    choose(&mut anna, &path, "a1").await;
    ask(&mut anna, &path, "ask").await;
    assert!(strip(&mut anna, &path).await.contains("Waiting for Ben and Cleo."));
    cleo.post(&format!("{path}/leave"), &[]).await;
    for browser in [&mut anna, &mut ben] {
        reply(browser, &path, 2, "computer").await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(80)).await;
    assert!(strip(&mut anna, &path).await.contains("Waiting for Ben."), "nothing has happened meanwhile");
    assert_eq!(reply(&mut ben, &path, 1, "agree").await.status, StatusCode::OK);
    let entries = journal(&site, &path).await;
    assert_eq!(entries[2..], ["* left c", "* computer c", "back a 1 b"], "{entries:?}");
    choose(&mut anna, &path, "a2").await;
    choose(&mut ben, &path, "b1").await;
    assert!(turn(&mut ben, &path).await.is_some(), "the computer plays on afterwards");
}

#[tokio::test]
async fn people_at_one_device_do_not_ask_each_other() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "here"), ("name.b", "Ben")];
    let path = anna.post("/new", &fields).await.location();
    for (key, seat) in [("a1", "a"), ("b1", "b")] {
        anna.post(&format!("{path}/show"), &[("seat", seat)]).await;
        choose(&mut anna, &path, key).await;
    }
    anna.post(&format!("{path}/show"), &[("seat", "a")]).await;
    assert_eq!(ask(&mut anna, &path, "ask").await.status, StatusCode::OK);
    assert_eq!(journal(&site, &path).await.last().unwrap(), "back a 1");
}

#[tokio::test]
async fn a_table_may_be_opened_without_it_and_a_rematch_is_like_it() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let mut ben = site.person("Ben").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("takebacks", "false")];
    let path = anna.post("/new", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[]).await;
    anna.post(&format!("{path}/start"), &[]).await;
    choose(&mut anna, &path, "a1").await;
    choose(&mut ben, &path, "b1").await;
    assert!(!anna.get(&path).await.text.contains("Ask to take back"));
    let refused = ask(&mut anna, &path, "ask").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.error().contains("only what nobody knows of"), "{}", refused.text);
    for (key, browser) in ["k2", "k2", "k3", "k3", "k4", "k4", "k5", "k5", "k6", "k6"].into_iter().zip(0..) {
        let browser = if browser % 2 == 0 { &mut anna } else { &mut ben };
        choose(browser, &path, key).await;
    }
    let again = anna.post(&format!("{path}/rematch"), &[]).await.location();
    let kept = site.store.table(&TableId::new(&again[3..])).await.unwrap().unwrap().0;
    assert!(!kept.allows.take_backs);
}

#[tokio::test]
async fn nothing_is_taken_back_when_the_game_is_over() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    play_to_the_end(&mut anna, &mut ben, &path).await;
    let over = ask(&mut anna, &path, "ask").await;
    assert!(over.status == StatusCode::CONFLICT, "{}", over.text);
    assert!(!anna.get(&path).await.text.contains("Ask to take back"));
}

#[tokio::test]
async fn who_leaves_needs_no_asking_and_an_asker_who_leaves_asks_no_more() {
    let site = site().await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    ask(&mut anna, &path, "ask").await;
    ben.post(&format!("{path}/leave"), &[]).await;
    reply(&mut anna, &path, 2, "computer").await;
    assert!(journal(&site, &path).await.contains(&"back a 1".to_owned()), "a computer agrees");

    let (mut anna, mut ben, path) = one_round(&site).await;
    ask(&mut anna, &path, "ask").await;
    anna.post(&format!("{path}/leave"), &[]).await;
    assert!(!strip(&mut ben, &path).await.contains("take back"));
    assert!(!journal(&site, &path).await.iter().any(|entry| entry.starts_with("back")));
}

/// Luck that was taken back comes again as it was, and the record of the game can be replayed and verified.
#[tokio::test]
async fn luck_comes_again_as_it_was_and_the_record_verifies() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    for key in ["k1", "k2", "k3"] {
        choose(&mut anna, &path, key).await;
        choose(&mut ben, &path, key).await;
    }
    let deal = journal(&site, &path).await.last().unwrap().clone();
    assert!(deal.starts_with("! "), "the second round was dealt: {deal}");
    ask(&mut anna, &path, "ask").await;
    assert_eq!(reply(&mut ben, &path, 1, "agree").await.status, StatusCode::OK);
    choose(&mut anna, &path, "again").await;
    choose(&mut ben, &path, "again").await;
    let entries = journal(&site, &path).await;
    let same = entries.iter().filter(|entry| **entry == deal).count();
    assert_eq!(same, 2, "{entries:?}");
    for key in ["k4", "k5", "k6"] {
        choose(&mut anna, &path, key).await;
        choose(&mut ben, &path, key).await;
    }
    let record = anna.get(&format!("{path}/save")).await;
    let saved = engine::SavedGame::parse(&record.text).unwrap();
    assert_eq!(saved.steps.len(), 2 + 12);
    GAMES[0].restore(&saved).unwrap();
    (GAMES[0].laboratory.verify)(&saved).unwrap();
}

/// The same browser, sent to another server by whoever shares out the requests.
fn moved(browser: &Browser, site: &Site) -> Browser {
    let mut other = site.browser();
    other.cookies.clone_from(&browser.cookies);
    other
}

#[tokio::test]
async fn one_asks_at_one_server_and_the_other_answers_at_another() {
    let place = Place::new();
    let here = Site::over(place.open().await).await;
    let there = Site::over(place.open().await).await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    let (mut anna, ben, path) = one_round(&here).await;
    let mut ben = moved(&ben, &there);
    let seq = choices(&mut ben, &path).await.0;
    let mut bens = Events::open(&mut ben, &format!("{path}/events?after={seq}"), &[]).await;
    ask(&mut anna, &path, "ask").await;
    let heard = bens.next().await.unwrap().data;
    assert!(heard.contains("Anna asks to take back 2 steps."), "{heard}");
    let seq = choices(&mut anna, &path).await.0;
    let mut annas = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    assert_eq!(reply(&mut ben, &path, 1, "agree").await.status, StatusCode::OK);
    let heard = annas.next().await.unwrap().data;
    assert!(heard.contains(&format!("\"go\":\"{path}\"")), "{heard}");
    assert_eq!(strip(&mut anna, &path).await, "You took back 2 steps; Ben agreed.");
}

/// Ben agrees at one server while somebody plays at another: either the step stands and nothing is taken back,
/// or it is taken back and the step is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_an_answer_and_a_choice_at_the_same_moment_one_wins() {
    let place = Place::new();
    let here = Site::over(place.open().await).await;
    let there = Site::over(place.open().await).await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    for round in 0..12 {
        let (mut anna, ben, path) = one_round(&here).await;
        ask(&mut anna, &path, "ask").await;
        let before = journal(&here, &path).await.len();
        let (mut answering, mut playing) = (moved(&ben, &there), ben);
        let (seq, actions) = choices(&mut playing, &path).await;
        let act = json!({ "seq": seq, "key": format!("r{round}"), "action": actions[0] });
        let address = format!("{path}/act");
        let (agreed, played) =
            tokio::join!(reply(&mut answering, &path, 1, "agree"), playing.json(&address, &act));
        let after = journal(&here, &path).await;
        let added = &after[before..];
        assert_eq!(added.len(), 1, "{added:?}: {} and {}", agreed.text, played.text);
        let (taken, refused) = if added[0].starts_with("back") { (agreed, played) } else { (played, agreed) };
        assert_eq!(taken.status, StatusCode::OK, "{added:?}: {}", taken.text);
        assert_eq!(refused.status, StatusCode::CONFLICT, "{added:?}: {}", refused.text);
    }
}
