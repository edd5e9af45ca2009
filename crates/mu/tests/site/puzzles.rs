//! The puzzles that ship, each at the table: it opens, tells nothing, takes its answer, and says why another is worse.

use axum::http::StatusCode;
use puzzles::{Puzzle, read_all};
use serde_json::json;
use words::Language;

use crate::browser::{Answer, Browser};
use crate::place::fresh;
use crate::{real_site, turn};

/// Answers as the script does, and looks where that leads.
async fn choose(browser: &mut Browser, path: &str, action: &str) -> Answer {
    let act = json!({ "action": action, "seq": 1, "key": "k1", "seat": "a" });
    let answer = browser.json(&format!("{path}/act"), &act).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    let to = answer.json()["go"].as_str().unwrap().to_owned();
    let page = browser.get(&to).await;
    assert_eq!(page.status, StatusCode::OK, "{to}");
    page
}

fn seed() -> u64 {
    std::env::var("MU_SEED").ok().map_or(1, |seed| seed.parse().unwrap())
}

/// A text as markup writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// What the page of a puzzle must not hold before the first try.
fn telling(puzzle: &Puzzle, game: &host::Entry) -> Vec<String> {
    let mut telling: Vec<String> =
        ["id=\"verdict\"", "data-answer", "class=\"worth\""].map(String::from).into();
    for (word, numbers) in puzzle
        .tried
        .iter()
        .filter_map(|one| Some((&one.reason.as_ref()?.word, &one.reason.as_ref()?.numbers)))
    {
        for language in Language::ALL {
            telling.extend((game.reason_against)(word, numbers, language).map(|said| escaped(&said)));
            telling.extend((game.theme)(word, language).map(escaped));
        }
    }
    telling
}

/// One of so many is asked, others with each `MU_SEED`, and all with `MU_NIGHTLY`.
const SAMPLED: u64 = 4;
/// Choices that have a button, which is not there with the answer, and no place on the board.
const BUTTONS: [&str; 2] = ["pass", "end"];

#[tokio::test]
async fn every_puzzle_is_asked_and_answered() {
    let site = real_site(fresh().await).await;
    let (mut anna, mut ben) = (site.browser(), site.browser());
    let of = |game: &'static host::Entry| {
        read_all((game.puzzles)()).unwrap().into_iter().map(move |puzzle| (game, puzzle))
    };
    let (seed, is_night) = (seed(), std::env::var_os("MU_NIGHTLY").is_some());
    let is_asked = |puzzle: &Puzzle| is_night || (u64::from(puzzle.number) + seed).is_multiple_of(SAMPLED);
    for (game, puzzle) in catalog::games().iter().flat_map(of).filter(|(_, puzzle)| is_asked(puzzle)) {
        let path = format!("/puzzles/{}/{}", game.name, puzzle.number);
        let language = ["en", "fr", "de"][puzzle.number as usize % 3];
        anna.post("/language", &[("language", language)]).await;
        let asked = anna.get(&path).await;
        assert_eq!(asked.status, StatusCode::OK, "{path}: {}", asked.text);
        for told in telling(&puzzle, game) {
            assert!(!asked.text.contains(&told), "{path} tells {told}");
        }
        assert!(asked.text.contains("&quot;acts&quot;:[{"), "{path} offers choices");
        let right = choose(&mut anna, &path, &puzzle.answers[0]).await;
        assert!(right.text.contains("class=\"verdict right\""), "{path}: {}", right.text);
        let is_button = BUTTONS.contains(&puzzle.answers[0].as_str());
        assert!(
            is_button || right.text.contains(" data-answer"),
            "{path}: the answer is marked on the board"
        );
        let wrong = choose(&mut ben, &path, &puzzle.tried[0].action).await;
        assert!(wrong.text.contains("class=\"verdict wrong\""), "{path}: {}", wrong.text);
        assert!(
            is_button || wrong.text.contains(" data-answer"),
            "{path}: the answer is marked on the board"
        );
        let (tried, reason) = puzzle.reason().unwrap();
        let because = (game.reason_against)(&reason.word, &reason.numbers, Language::English).unwrap();
        let tempted = choose(&mut ben, &path, &tried.action).await;
        assert!(tempted.text.contains(&escaped(&because)), "{path}: {because}");
        let rule = format!("#{}", reason.rules[0]);
        assert!(tempted.text.contains(&rule), "{path} leads to {rule}");
        for shown in ["best", "played"] {
            let tried = tried.action.replace(' ', "+").replace('#', "%23");
            let page = ben.get(&format!("{path}/answer?tried={tried}&show={shown}")).await;
            assert_eq!(page.status, StatusCode::OK, "{path} {shown}");
        }
    }
    let done = anna.get("/puzzles").await;
    for game in catalog::games() {
        assert!(done.text.contains(&format!("href=\"/puzzles/{}/day\"", game.name)), "{}", game.name);
    }
}

#[tokio::test]
async fn a_game_goes_on_from_a_puzzle_of_each_game() {
    let site = real_site(fresh().await).await;
    for game in catalog::games() {
        let mut anna = site.browser();
        let path = anna.get(&format!("/puzzles/{}/day", game.name)).await.location();
        let asked = anna.post(&format!("{path}/act"), &[("show", "true")]).await.location();
        assert!(anna.get(&asked).await.text.contains("id=\"verdict\""), "{asked}");
        let table = anna.post(&format!("{path}/free"), &[]).await.location();
        assert!(turn(&mut anna, &table).await.is_some(), "{}: the game goes on", game.name);
    }
}
