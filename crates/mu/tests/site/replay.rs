//! A replay shows the positions of a game one after the other, and nothing of what came later.

use axum::http::StatusCode;
use engine::Rng;
use host::Entry;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::offers::action;
use crate::place::fresh;
use crate::{real_site, turn};

/// Makes some choices, or plays to the end; gives whether the game goes on.
async fn play(browser: &mut Browser, path: &str, rng: &mut Rng, choices: std::ops::Range<usize>) -> bool {
    for number in choices {
        let Some((seq, acts)) = turn(browser, path).await else { return false };
        let action = action(rng.pick(&acts).unwrap(), rng);
        let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action });
        let answer = browser.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
    }
    turn(browser, path).await.is_some()
}

/// What an open replay fetches when somebody reads it: the score sheet and the position in words.
async fn read(browser: &mut Browser, path: &str, query: &str) -> String {
    let (sheet, words) = (
        browser.get(&format!("{path}/sheet?{query}")).await,
        browser.get(&format!("{path}/words?{query}")).await,
    );
    assert_eq!((sheet.status, words.status), (StatusCode::OK, StatusCode::OK));
    format!("{}{}", sheet.text, words.text)
}

async fn page(browser: &mut Browser, path: &str, query: &str) -> String {
    let page = browser.get(&format!("{path}/replay?{query}")).await;
    assert_eq!(page.status, StatusCode::OK, "{query}: {}", page.text);
    page.text
}

/// What the page tells its script.
fn moment(page: &str) -> Value {
    let data = page.split("data-replay=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    serde_json::from_str(&data.replace("&quot;", "\"")).unwrap()
}

fn known(page: &str) -> Vec<u64> {
    moment(page)["known"].as_array().unwrap().iter().map(|step| step.as_u64().unwrap()).collect()
}

/// A page without its version, and without what can be done with a game that is over only: whose eyes see it, playing
/// on, notes, a review, going through it together.
fn without_version(page: &str) -> String {
    let mut page = page.to_owned();
    for (begin, end) in [
        (" data-seq=\"", "\""),
        ("data-legal=\"{&quot;seq&quot;:", ","),
        ("<details class=\"menu eyes\">", "</details>"),
        ("<a class=\"btn sm from-here\"", "</a>"),
        ("<details id=\"notes\"", "</details>"),
        ("<a class=\"btn sm to-review\"", "</a>"),
        ("<span id=\"study\"", "</span>"),
    ] {
        if let Some((before, rest)) = page.split_once(begin) {
            let (_, after) = rest.split_once(end).unwrap();
            page = format!("{before}{after}");
        }
    }
    page
}

/// Two pages must be the same: shows where they begin to differ.
fn assert_same(one: &str, other: &str, what: &str) {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        text.get(at.saturating_sub(200)..(at + 200).min(text.len())).unwrap_or_default().to_owned()
    };
    assert!(one == other, "{what}:\n{}\n{}", around(one), around(other));
}

/// Compares what a seat and a watcher see of early positions while the game runs and later. Gives how many pages were
/// compared and whether the game came to its end.
async fn compare(entry: &Entry, seats: u8, choices: usize) -> (usize, bool) {
    let site = real_site(fresh().await).await;
    let (mut anna, mut zoe) = (site.person("Anna").await, site.person("Zoe").await);
    let path =
        anna.post(&format!("/play/{}", entry.name), &[("players", &seats.to_string())]).await.location();
    let mut rng = Rng::from_seed(9);
    play(&mut anna, &path, &mut rng, 0..6).await;
    let (mut early, mut told) = (Vec::new(), Vec::new());
    let steps = known(&page(&mut zoe, &path, "step=1000000").await);
    for step in &steps[..steps.len() - 1] {
        let query = format!("step={step}");
        early.push((page(&mut anna, &path, &query).await, page(&mut zoe, &path, &query).await));
        told.push(read(&mut zoe, &path, &query).await);
    }
    let goes_on = play(&mut anna, &path, &mut rng, 6..choices).await;
    for ((step, (by_anna, by_zoe)), told) in steps.iter().zip(&early).zip(&told) {
        let query = format!("step={step}");
        assert_same(&read(&mut zoe, &path, &query).await, told, &format!("{} {query}", entry.name));
        for (who, then) in [(&mut anna, by_anna), (&mut zoe, by_zoe)] {
            let now = page(who, &path, &query).await;
            assert_same(&without_version(&now), &without_version(then), &format!("{} {query}", entry.name));
        }
        if !goes_on {
            let version = format!("data-seq=\"{step}\"");
            assert!(
                page(&mut zoe, &path, &query).await.contains(&version),
                "no version says how long it was"
            );
        }
        let whole = page(&mut zoe, &path, &format!("{query}&whole=1")).await;
        assert!(known(&whole).len() > steps.len(), "who asks for the whole game gets it");
    }
    site.store.close().await;
    (2 * early.len(), goes_on)
}

#[tokio::test]
async fn no_position_tells_what_came_later() {
    let (mut compared, mut ended) = (0, 0);
    for entry in catalog::games() {
        let few = (*(entry.seats)().start()).max(2);
        let (pages, goes_on) = compare(entry, few, 60).await;
        compared += pages;
        ended += usize::from(!goes_on);
    }
    assert!(compared >= 80 && ended >= 1, "{compared} pages, {ended} games at their end");
}

#[tokio::test]
async fn while_a_game_runs_it_is_seen_up_to_now_through_the_own_eyes() {
    for entry in catalog::games() {
        let site = real_site(fresh().await).await;
        let mut anna = site.person("Anna").await;
        let path = anna.post(&format!("/play/{}", entry.name), &[("players", "3")]).await.location();
        play(&mut anna, &path, &mut Rng::from_seed(2), 0..3).await;
        let now = page(&mut anna, &path, "step=1000000").await;
        assert_eq!(moment(&now)["next"], Value::Null);
        // Computers go on meanwhile: a position that has been left stays as it is.
        let steps = known(&now);
        let step = steps[steps.len() - 2];
        let own = page(&mut anna, &path, &format!("step={step}")).await;
        for asked in ["as=b", "as=all"] {
            let with = page(&mut anna, &path, &format!("step={step}&{asked}")).await;
            let eyes = [format!("&amp;{asked}"), format!("%26{}", asked.replace('=', "%3D"))];
            let with = eyes.iter().fold(with, |page, eyes| page.replace(eyes, ""));
            assert_same(&without_version(&with), &without_version(&own), asked);
        }
        let bad = anna.get(&format!("{path}/replay?step=-1")).await;
        assert_eq!(bad.status, StatusCode::BAD_REQUEST, "{}", bad.text);
        site.store.close().await;
    }
}
