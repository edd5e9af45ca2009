//! Every game of the catalogue, played through the router as its pages offer it.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use engine::Rng;
use host::Entry;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::offers::{action, legal, offered};
use crate::place::fresh;
use crate::{real_site, turn};

async fn play(entry: &Entry, seats: u8, acts_max: usize) -> usize {
    let mut by_rule = 0;
    let site = real_site(fresh().await).await;
    let mut anna = site.person("Anna").await;
    let path = format!("/play/{}", entry.name);
    let path = anna.post(&path, &[("players", &seats.to_string())]).await.location();
    let mut rng = Rng::from_seed(seats.into());
    for number in 0..acts_max {
        if turn(&mut anna, &path).await.is_some() {
            by_rule += try_the_impossible(&mut anna, &path, &entry.name.to_uppercase()).await;
        }
        let Some((seq, acts)) = turn(&mut anna, &path).await else { break };
        let action = action(rng.pick(&acts).unwrap(), &mut rng);
        let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action });
        let answer = anna.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{} with {seats}: {act} {}", entry.name, answer.text);
        if number % 7 == 0 {
            look_around(&mut anna, &path).await;
        }
    }
    site.store.close().await;
    by_rule
}

/// Tries some of what the page shows and does not offer as a first step: asked, the table says why not. Whatever else
/// is sent is refused. Nothing changes. Gives how many reasons were given.
async fn try_the_impossible(browser: &mut Browser, path: &str, prefix: &str) -> usize {
    let page = browser.get(path).await;
    let legal = legal(&page);
    let mut by_rule = 0;
    let first = |handle: &str| {
        let step = |act: &Value| {
            act["p"][0] == handle
                || act["p"][0]["of"].as_array().is_some_and(|of| of.iter().any(|one| one == handle))
        };
        legal["acts"].as_array().unwrap().iter().any(step)
    };
    let shown: BTreeSet<&str> =
        page.text.split("data-h=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for handle in shown.into_iter().filter(|handle| !first(handle)).step_by(7).take(6) {
        let why = browser.get(&format!("{path}/why?h={handle}")).await;
        assert_eq!(why.status, StatusCode::OK, "{handle}: {}", why.text);
        let why = why.json();
        assert!(why["rule"].as_str().unwrap().starts_with(prefix) && why["text"] != "", "{handle}: {why}");
        by_rule += 1;
    }
    // Actions of the notation that hardly anybody may take, and what is none.
    let untimely = match prefix {
        "TRICKS" => ["partner a", "trump none", "h.r7"],
        "M" => ["take 0,0", "line row", "c.0.0"],
        "CITY" => ["redirect 5", "neutral crossing R1,C2", "c.5"],
        _ => ["call", "rescue 3a", "x.3a"],
    };
    for action in untimely {
        let key = format!("impossible-{}", legal["seq"]);
        let act = json!({ "seq": legal["seq"], "key": key, "action": action });
        let refused = browser.json(&format!("{path}/act"), &act).await;
        if refused.status == StatusCode::OK {
            return by_rule;
        }
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{act}: {}", refused.text);
        let error = &refused.json()["error"];
        let is_by_rule = error["rule"].as_str().is_some_and(|rule| rule.starts_with(prefix));
        assert!(error["text"] != "" && is_by_rule == action.contains([' ', 'l']), "{act}: {error}");
    }
    // Where all choose at the same time the others go on meanwhile; what this seat may do stays.
    assert_eq!(
        offered(&browser.get(path).await).1,
        legal["acts"].as_array().unwrap().clone(),
        "nothing has changed"
    );
    by_rule
}

/// The page in every language: whole, small enough, and with nothing inline.
async fn look_around(browser: &mut Browser, path: &str) {
    for language in ["de", "fr", "en"] {
        browser.post("/language", &[("language", language)]).await;
        let page = browser.get(path).await;
        assert!(page.text.contains(&format!("lang=\"{language}\"")));
        assert!(page.text.len() < 300_000, "{} bytes", page.text.len());
        for inline in [" style=\"", "<script>", "<style", " onclick=", "javascript:"] {
            assert!(!page.text.contains(inline), "{inline} in {path}: the policy forbids it");
        }
        let words = browser.get(&format!("{path}/describe")).await;
        assert!(words.text.lines().count() > 3, "{}", words.text);
    }
}

#[tokio::test]
async fn every_game_can_be_played_as_its_page_offers_it() {
    for entry in catalog::games() {
        let mut by_rule = 0;
        for seats in (entry.seats)() {
            by_rule += play(entry, seats, 16).await;
        }
        assert!(by_rule > 0, "{} explains no refusal by its rule", entry.name);
    }
}

#[tokio::test]
async fn every_game_has_its_pages() {
    let site = real_site(fresh().await).await;
    let mut browser = site.browser();
    for entry in catalog::games() {
        for path in [format!("/new/{}", entry.name), format!("/rules/{}", entry.name)] {
            let page = browser.get(&path).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            assert!(page.text.contains(entry.title), "{path}");
        }
        let rules = browser.get(&format!("/rules/{}", entry.name)).await.text;
        for rule in entry.rules {
            assert!(rules.contains(&format!("id=\"{rule}\"")), "{rule} is no anchor of the rules");
        }
        assert!(browser.get("/").await.text.contains(&format!("/play/{}", entry.name)));
    }
}
