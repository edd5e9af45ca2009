//! Those who meet a game: they begin with its first game, gentle computers and three sentences, until they know it.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use domain::{SeatKind, Status, TableId};
use engine::Rng;
use host::{Entry, Preset};
use serde_json::json;

use crate::browser::{Browser, Site};
use crate::offers::action;
use crate::place::fresh;
use crate::{real_site, turn};

/// What a table was opened with: its options, and how strong its computers are.
async fn agreed(site: &Site, path: &str) -> (Vec<(String, String)>, BTreeSet<String>) {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let running = site.store.tables_that_are(Status::Playing, 50).await.unwrap();
    let listing = running.into_iter().find(|listing| listing.table.id == id).expect("it has begun");
    let computers = listing.seats.iter().filter(|held| held.kind == SeatKind::Computer);
    (listing.table.options, computers.map(|held| held.computer_word().to_owned()).collect())
}

/// The options of a first game that are not as usual.
fn proposed(entry: &Entry) -> Vec<(String, String)> {
    let preset = (entry.presets)().iter().find(|preset| preset.name == Preset::FIRST_GAME);
    let options = preset.map(|preset| preset.options).unwrap_or_default();
    options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// Plays the game of a table to its end, at random.
async fn finish(browser: &mut Browser, path: &str) {
    let (mut rng, mut number) = (Rng::from_seed(4), 0);
    while let Some((seq, acts)) = turn(browser, path).await {
        let action = action(rng.pick(&acts).unwrap(), &mut rng);
        let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action });
        let answer = browser.json(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
        number += 1;
    }
}

#[tokio::test]
async fn play_now_is_a_first_game_until_one_was_finished() {
    let site = real_site(fresh().await).await;
    let mut anna = site.browser();
    let mut special = 0;
    for entry in catalog::games() {
        let path = anna.post(&format!("/play/{}", entry.name), &[]).await.location();
        let (options, computers) = agreed(&site, &path).await;
        assert_eq!(computers, BTreeSet::from(["gentle".to_owned()]), "{}", entry.name);
        for wanted in proposed(entry) {
            assert!(options.contains(&wanted), "{}: {wanted:?} is not in {options:?}", entry.name);
            special += 1;
        }
        let page = anna.get(&path).await.text;
        assert!(page.contains("id=\"guide\""), "{}: three sentences", entry.name);
    }
    assert!(special >= 2, "some games have an easier first game");

    // Alone, since that is soon over.
    let alone = catalog::games().iter().find(|entry| (entry.seats)().contains(&1)).unwrap();
    let lobby = anna.get("/").await.text;
    assert!(lobby.contains(&format!("Solo: play {} alone", alone.title)), "{lobby}");
    let path = anna.post(&format!("/play/{}", alone.name), &[("players", "1")]).await.location();
    finish(&mut anna, &path).await;
    let usual = (alone.usual_player)().word();
    for entry in catalog::games() {
        let path = anna.post(&format!("/play/{}", entry.name), &[]).await.location();
        let (options, computers) = agreed(&site, &path).await;
        let page = anna.get(&path).await.text;
        let is_known = entry.name == alone.name;
        let strength = if is_known { usual } else { "gentle" };
        assert_eq!(computers, BTreeSet::from([strength.to_owned()]), "{}", entry.name);
        assert_eq!(page.contains("id=\"guide\""), !is_known, "{}", entry.name);
        let is_easier = proposed(entry).iter().any(|wanted| options.contains(wanted));
        assert_eq!(is_easier, !is_known && !proposed(entry).is_empty(), "{}: {options:?}", entry.name);
    }
    // Somebody else has not finished anything.
    let mut ben = site.browser();
    let path = ben.post(&format!("/play/{}", alone.name), &[]).await.location();
    assert_eq!(agreed(&site, &path).await.1, BTreeSet::from(["gentle".to_owned()]));
}

#[tokio::test]
async fn the_sentences_are_put_away_for_ever_by_one_form() {
    let site = real_site(fresh().await).await;
    let mut anna = site.browser();
    let [one, other] = &catalog::games()[..2] else { panic!("there are games") };
    let first = anna.post(&format!("/play/{}", one.name), &[]).await.location();
    let second = anna.post(&format!("/play/{}", other.name), &[]).await.location();
    let page = anna.get(&first).await.text;
    assert!(page.contains("id=\"guide\"") && page.contains("name=\"learnt\""), "{page}");

    let fields = [("learnt", one.name), ("learnt", "no.such=game"), ("next", first.as_str())];
    assert_eq!(anna.post("/settings", &fields).await.location(), first);
    assert!(!anna.get(&first).await.text.contains("id=\"guide\""));
    assert!(anna.get(&second).await.text.contains("id=\"guide\""), "another game is another matter");
    assert_eq!(anna.post("/settings", &[("learnt", other.name), ("next", "/")]).await.location(), "/");
    for path in [first, second] {
        assert!(!anna.get(&path).await.text.contains("id=\"guide\""), "{path}");
    }
}

#[tokio::test]
async fn the_rules_of_this_phase_come_by_themselves_and_stand_in_the_page() {
    let site = real_site(fresh().await).await;
    let mut anna = site.browser();
    for entry in catalog::games() {
        let path = anna.post(&format!("/play/{}", entry.name), &[]).await.location();
        turn(&mut anna, &path).await.expect("it has just begun");
        let (page, part) = (anna.get(&path).await.text, anna.get(&format!("{path}/rules")).await);
        assert_eq!(part.status, StatusCode::OK);
        let ids = part.text.split_once("data-key=\"").unwrap().1.split('"').next().unwrap();
        assert!(ids.split(' ').count() >= 3, "{}: {ids}", entry.name);
        assert!(page.contains(&format!("data-key=\"{ids}\"")), "{}: {ids}", entry.name);
        for id in ids.split(' ') {
            let section = entry.document(words::Language::English).find(id).expect("it is a rule");
            assert!(part.text.contains(&section.title), "{id}");
        }
        let legend = (entry.legend)(words::Language::English);
        assert!(part.text.matches("<li>").count() >= legend.len(), "{}", entry.name);
        assert!(
            !part.text.contains("href=\"#TR") && !part.text.contains("href=\"#CI"),
            "links lead to the book"
        );
    }
}

#[tokio::test]
async fn a_game_that_is_over_shows_points_over_time_and_can_be_sent_on() {
    let site = real_site(fresh().await).await;
    let mut anna = site.browser();
    let alone = catalog::games().iter().find(|entry| (entry.seats)().contains(&1)).unwrap();
    let path = anna.post(&format!("/play/{}", alone.name), &[("players", "1")]).await.location();
    let early = anna.get(&format!("{path}/picture.svg")).await;
    assert!(early.status.is_client_error(), "{}", early.text);
    let running = anna.get(&path).await.text;
    assert!(!running.contains("class=\"course\""));
    assert!(
        running.contains(&format!(
            "property=\"og:description\" content=\"{}",
            &(alone.about)(words::Language::English).tagline[..12]
        )),
        "{running}"
    );
    finish(&mut anna, &path).await;

    let page = anna.get(&path).await.text;
    let course = page.split_once("class=\"course\"").expect("a graph").1.split("</figure>").next().unwrap();
    assert_eq!(course.matches("class=\"over\"").count(), 1, "a line a seat: {course}");
    let last = course.rsplit("<td>").next().unwrap().split('<').next().unwrap();
    let points = page.split_once("class=\"pts\">").unwrap().1.split('<').next().unwrap();
    assert_eq!(last.trim(), points.trim(), "the line ends with the result");
    let decided =
        page.split_once("class=\"decided\"").expect("what decided it").1.split("</details>").next().unwrap();
    let moments = decided.matches("/replay?step=").count();
    assert!((1..=6).contains(&moments), "{decided}");
    assert_eq!(decided.matches("<li>").count(), moments, "each leads to its position: {decided}");
    assert!(page.contains("property=\"og:title\"") && page.contains(&format!("{path}/picture.svg")));
    assert!(page.contains("data-copy=\"http"), "the whole address can be copied");

    let drawn = site.browser().get(&format!("{path}/picture.svg")).await;
    assert_eq!(drawn.status, StatusCode::OK);
    assert!(drawn.text.starts_with("<svg"), "{}", drawn.text);
}
