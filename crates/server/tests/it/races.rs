//! Several requests at the same moment: one wins, the others are told, nothing happens twice.

use axum::http::StatusCode;
use domain::{SeatKind, TableId};
use serde_json::json;

use crate::browser::{Answer, Browser, Site, site};
use crate::place::Place;
use crate::play::{anna_and_ben, choices, play_to_the_end};

/// Sends the same kind of request from several browsers at once.
async fn at_once(asked: Vec<(Browser, String, serde_json::Value)>) -> Vec<Answer> {
    let tasks: Vec<_> = asked
        .into_iter()
        .map(|(mut browser, path, fields)| tokio::spawn(async move { browser.json(&path, &fields).await }))
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.unwrap());
    }
    answers
}

fn count(answers: &[Answer], status: StatusCode) -> usize {
    answers.iter().filter(|answer| answer.status == status).count()
}

async fn journal(site: &Site, path: &str) -> usize {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    site.store.journal(&id, 0).await.unwrap().len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_choices_for_one_turn_one_counts() {
    for _ in 0..10 {
        let site = site().await;
        let (mut anna, _, path) = anna_and_ben(&site).await;
        let (seq, actions) = choices(&mut anna, &path).await;
        let act = |number: usize| {
            let fields = json!({ "seq": seq, "key": format!("tab{number}"), "action": actions[number] });
            (anna.clone(), format!("{path}/act"), fields)
        };
        let answers = at_once((0..3).map(act).collect()).await;
        assert_eq!(count(&answers, StatusCode::OK), 1, "{answers:?}");
        assert_eq!(journal(&site, &path).await, 2);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_request_sent_many_times_at_once_is_carried_out_once() {
    for _ in 0..10 {
        let site = site().await;
        let (mut anna, _, path) = anna_and_ben(&site).await;
        let (seq, actions) = choices(&mut anna, &path).await;
        let fields = json!({ "seq": seq, "key": "again", "action": actions[0] });
        let asked = (0..6).map(|_| (anna.clone(), format!("{path}/act"), fields.clone())).collect();
        let answers = at_once(asked).await;
        assert_eq!(count(&answers, StatusCode::OK), 6, "each is answered: {answers:?}");
        assert_eq!(journal(&site, &path).await, 2);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn sealed_choices_of_several_seats_do_not_hinder_each_other() {
    for _ in 0..10 {
        let site = site().await;
        let (mut anna, mut ben, path) = anna_and_ben(&site).await;
        let mut asked = Vec::new();
        for browser in [&mut anna, &mut ben] {
            let (seq, actions) = choices(browser, &path).await;
            let fields = json!({ "seq": seq, "key": "k", "action": actions[0] });
            asked.push((browser.clone(), format!("{path}/act"), fields));
        }
        let answers = at_once(asked).await;
        assert_eq!(count(&answers, StatusCode::OK), 2, "{answers:?}");
        assert_eq!(journal(&site, &path).await, 3);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_seat_is_given_once_and_a_game_begins_once() {
    for _ in 0..10 {
        let site = site().await;
        let mut anna = site.person("Anna").await;
        let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
        let path = anna.post("/new", &fields).await.location();
        let mut asked = Vec::new();
        for name in ["Ben", "Cleo", "Dora", "Egon"] {
            asked.push((site.person(name).await, format!("{path}/sit"), json!({ "seat": "b" })));
        }
        let answers = at_once(asked).await;
        assert_eq!(count(&answers, StatusCode::OK), 1, "{answers:?}");
        assert_eq!(count(&answers, StatusCode::CONFLICT), 3, "{answers:?}");
        let seats = site.store.seats(&TableId::new(path.strip_prefix("/t/").unwrap())).await.unwrap();
        assert!(seats.iter().all(|seat| seat.kind == SeatKind::Person), "{seats:?}");

        let asked = (0..4).map(|_| (anna.clone(), format!("{path}/start"), json!({}))).collect();
        let answers = at_once(asked).await;
        assert_eq!(count(&answers, StatusCode::OK), 1, "{answers:?}");
        assert_eq!(journal(&site, &path).await, 1, "the deal");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn everybody_who_plays_again_meets_at_one_table() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    play_to_the_end(&mut anna, &mut ben, &path).await;
    let rematch = format!("{path}/rematch");
    let asked = [&anna, &ben, &anna, &ben].map(|browser| (browser.clone(), rematch.clone(), json!({})));
    let answers = at_once(asked.into()).await;
    let first = answers[0].json()["go"].clone();
    assert!(first.is_string() && answers.iter().all(|answer| answer.json()["go"] == first), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_form_sent_many_times_at_once_opens_one_table() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let nonce = anna.get("/").await.field("nonce");
    let asked = (0..5).map(|_| (anna.clone(), "/play/toy".to_owned(), json!({ "nonce": nonce }))).collect();
    let answers = at_once(asked).await;
    let first = answers[0].json()["go"].clone();
    assert!(first.is_string() && answers.iter().all(|answer| answer.json()["go"] == first), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_servers_and_one_turn() {
    for _ in 0..5 {
        let place = Place::new();
        let here = Site::over(place.open().await).await;
        let there = Site::over(place.open().await).await;
        let (mut anna, _, path) = anna_and_ben(&here).await;
        let mut anna_there = there.browser();
        anna_there.cookies.clone_from(&anna.cookies);
        let (seq, actions) = choices(&mut anna, &path).await;
        assert_eq!(choices(&mut anna_there, &path).await, (seq, actions.clone()));
        let act = |browser: &Browser, number: usize| {
            let fields = json!({ "seq": seq, "key": format!("tab{number}"), "action": actions[number] });
            (browser.clone(), format!("{path}/act"), fields)
        };
        let answers = at_once(vec![act(&anna, 0), act(&anna_there, 1)]).await;
        assert_eq!(count(&answers, StatusCode::OK), 1, "{answers:?}");
        assert_eq!(count(&answers, StatusCode::CONFLICT), 1, "{answers:?}");
        assert_eq!(journal(&here, &path).await, 2);
        let (now, left) = choices(&mut anna, &path).await;
        assert_eq!(choices(&mut anna_there, &path).await, (now, left), "both show the same table");
    }
}
