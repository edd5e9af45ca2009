//! What somebody reaches alone stands in that person's list, and in nobody else's.

use std::time::Duration;

use axum::http::StatusCode;
use engine::Rng;
use host::Entry;
use serde_json::json;

use crate::browser::{Browser, Site};
use crate::offers::action;
use crate::place::fresh;
use crate::{real_site, turn};

/// A game that one person can play.
fn solitary() -> &'static Entry {
    catalog::games().iter().find(|entry| (entry.seats)().contains(&1)).expect("there is one")
}

async fn site() -> Site {
    real_site(fresh().await).await
}

/// Sits down alone.
async fn begin(browser: &mut Browser) -> String {
    let path = format!("/play/{}", solitary().name);
    browser.post(&path, &[("players", "1")]).await.location()
}

/// Plays a game alone to its end, at random; gives the table and what the script was told last.
async fn play(browser: &mut Browser, seed: u64) -> (String, String) {
    let path = begin(browser).await;
    let mut rng = Rng::from_seed(seed);
    let (mut number, mut told) = (0, String::new());
    while let Some((seq, acts)) = turn(browser, &path).await {
        let act = json!({
            "seq": seq,
            "key": format!("k{number}"),
            "action": action(rng.pick(&acts).unwrap(), &mut rng),
        });
        let answer = browser.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
        (number, told) = (number + 1, browser.update(&path, seq).await.to_string());
    }
    (path, told)
}

/// The points and the tables of a list, from its top.
async fn list(browser: &mut Browser) -> Vec<(i32, String)> {
    let page = browser.get("/me").await;
    assert_eq!(page.status, StatusCode::OK);
    let rows = page.text.split("<b class=\"pts\">").skip(1);
    let row = |row: &str| {
        let points = row.split('<').next().unwrap().trim().parse().unwrap();
        let table = row.split_once("href=\"").unwrap().1.split('"').next().unwrap();
        (points, table.to_owned())
    };
    rows.map(row).collect()
}

#[tokio::test]
async fn results_stand_best_first_in_one_s_own_list_and_nobody_else_sees_them() {
    let site = site().await;
    let (mut guest, mut ben) = (site.browser(), site.person("Ben").await);
    assert_eq!(list(&mut guest).await, [], "somebody who was never here");

    let (first, told) = play(&mut guest, 1).await;
    assert!(told.contains("Your first solo result."), "with the last act itself: {told}");
    let page = guest.get(&first).await.text;
    assert!(page.contains("Your first solo result.") && page.contains("href=\"/me\""), "{page}");
    let (second, _) = play(&mut guest, 2).await;
    let results = list(&mut guest).await;
    let [(best, top), (other, low)] = results.as_slice() else { panic!("{results:?}") };
    assert!(best >= other, "{results:?}");
    assert!([(&first, &second), (&second, &first)].contains(&(top, low)), "{results:?}");
    let me = guest.get("/me").await.text;
    assert!(me.contains((solitary().level)(*best, words::Language::English).unwrap()), "{me}");
    assert!(me.contains("2 finished games"), "{me}");

    assert!(guest.get(top).await.text.contains("This is your best of 2."));
    let page = guest.get(low).await.text;
    assert!(page.contains(&format!("Your best: {best} (")) && page.contains("your 2nd best of 2."), "{page}");

    assert_eq!(list(&mut ben).await, [], "a list is seen by its person only");
    let seen = ben.get(top).await.text;
    assert!(seen.contains("id=\"result\"") && !seen.contains("best of"), "{seen}");
    play(&mut ben, 3).await;
    assert_eq!(list(&mut ben).await.len(), 1);
    assert_eq!(list(&mut guest).await, results, "others' games change nothing");
}

#[tokio::test]
async fn what_a_computer_ends_is_nobody_s_result() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let path = begin(&mut anna).await;
    anna.post(&format!("{path}/leave"), &[]).await.location();
    for _ in 0..2000 {
        if anna.get(&format!("{path}/save")).await.status == StatusCode::OK {
            assert_eq!(list(&mut anna).await, []);
            assert!(!anna.get(&path).await.text.contains("first result alone"));
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the computer does not play on");
}

#[tokio::test]
async fn the_list_speaks_the_language_of_its_person() {
    let site = site().await;
    let mut browser = site.browser();
    for (language, title) in [
        ("en", "Your best solo results"),
        ("fr", "Vos meilleurs résultats en solo"),
        ("de", "Deine besten Solo-Ergebnisse"),
    ] {
        browser.language = language.into();
        let page = browser.get("/me").await;
        assert!(page.text.contains(title), "{}", page.text);
        assert!(page.text.contains(&format!("href=\"/new/{}\"", solitary().name)), "a way to a first result");
    }
}
