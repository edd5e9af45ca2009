//! A first visit is light.

use axum::http::{HeaderMap, StatusCode, header};
use engine::Rng;
use host::Entry;
use serde_json::json;

use crate::browser::Browser;
use crate::offers::action;
use crate::place::fresh;
use crate::weight::{PLAIN, SAFE, get, packed, read};
use crate::{real_site, turn};

/// How much a page and everything that it loads may weigh at a first visit, in bytes.
const WEIGHT_MAX: usize = 150_000;

/// Anna in the middle of a game with as many as can play it.
async fn mid_game(entry: &Entry) -> (Browser, String) {
    let site = real_site(fresh().await).await;
    let mut anna = site.person("Anna").await;
    let seats = (entry.seats)().max().unwrap();
    let path = format!("/play/{}", entry.name);
    let path = anna.post(&path, &[("players", &seats.to_string())]).await.location();
    let mut rng = Rng::from_seed(7);
    for number in 0..14 {
        let Some((seq, acts)) = turn(&mut anna, &path).await else { break };
        let action = action(rng.pick(&acts).unwrap(), &mut rng);
        let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
    turn(&mut anna, &path).await;
    (anna, path)
}

#[tokio::test]
async fn a_first_visit_to_any_table_or_the_front_page_is_light() {
    let mut weights = Vec::new();
    for entry in catalog::games() {
        let (mut anna, table) = mid_game(entry).await;
        for (name, path) in [(entry.name, table.as_str()), ("the front page", "/")] {
            weights.push((name, SAFE, weigh(&mut anna, path, SAFE).await));
            weights.push((name, PLAIN, weigh(&mut anna, path, PLAIN).await));
        }
    }
    for (name, accepts, (wire, plain)) in &weights {
        eprintln!("{name:16} {accepts:26} {wire:7} of {plain:7} bytes");
    }
    assert!(weights.iter().all(|(_, _, (wire, _))| *wire <= WEIGHT_MAX), "{weights:?}");
}

/// How long an answer is, head and body.
fn weight((_, headers, body): &(StatusCode, HeaderMap, Vec<u8>)) -> usize {
    headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 4).sum::<usize>() + 17 + body.len()
}

/// A page with everything that it loads; gives the bytes on the wire, and how many there would be uncompressed.
async fn weigh(browser: &mut Browser, path: &str, accepts: &str) -> (usize, usize) {
    let page = get(browser, path, &[(header::ACCEPT_ENCODING, accepts)]).await;
    let text = read(&page.1, &page.2);
    let (mut wire, mut plain) = (weight(&page), text.len());
    let (without_script, rest) = text.split_once("<noscript>").unwrap();
    let loaded = format!("{without_script}{}", rest.split_once("</noscript>").unwrap().1);
    let mut files: Vec<&str> =
        ["href=\"", "src=\""].into_iter().flat_map(|mark| loaded.split(mark).skip(1)).collect();
    for file in &mut files {
        *file = file.split('"').next().unwrap();
    }
    files.retain(|file| file.starts_with("/assets/"));
    files.sort_unstable();
    files.dedup();
    assert!(files.len() > 3, "{files:?}");
    for file in files.into_iter().filter(|file| !file.contains("favicon-turn")) {
        let answer = packed(browser, file, accepts).await;
        plain += read(&answer.1, &answer.2).len();
        wire += weight(&answer);
    }
    (wire, plain)
}
