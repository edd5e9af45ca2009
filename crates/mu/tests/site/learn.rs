//! Guided first games: every lesson from its beginning to its end, by the script's way and by forms.

use axum::http::StatusCode;
use domain::{SeatKind, Status, TableId};
use lessons::Courses;
use serde_json::{Value, json};

use crate::browser::{Answer, Browser};
use crate::place::fresh;
use crate::{real_site, turn};

/// An attribute of the voice, in a page or a cell.
fn attribute(markup: &str, name: &str) -> String {
    let start = format!(" {name}=\"");
    let value = markup.split_once(&start).unwrap_or_else(|| panic!("no {name}: {markup}")).1;
    value.split('"').next().unwrap().replace("&quot;", "\"").replace("&amp;", "&")
}

/// What was done, as the voice says it.
fn did(markup: &str) -> Value {
    serde_json::from_str(&attribute(markup, "data-did")).unwrap()
}

/// The voice at the end of an answer to the script.
fn voice(answer: &Answer) -> String {
    let updates = answer.json()["updates"].as_array().unwrap_or_else(|| panic!("{}", answer.text)).clone();
    updates.last().unwrap()["html"]["voice"].as_str().unwrap().to_owned()
}

/// The fields of a place, as a form sends them.
fn fields(did: &Value) -> Vec<(String, String)> {
    did.as_array().unwrap().iter().map(|one| ("did".to_owned(), one.as_str().unwrap().to_owned())).collect()
}

async fn posted(browser: &mut Browser, path: &str, did: &Value, more: (&str, &str)) -> Answer {
    let mut fields = fields(did);
    fields.push((more.0.to_owned(), more.1.to_owned()));
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(path, &fields).await
}

/// How somebody goes through a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Script,
    Form,
}

/// Is shown the way through a lesson, by the script or by forms. Gives the address of its end.
async fn go_through(browser: &mut Browser, path: &str, by: By) -> String {
    let mut place = path.to_owned();
    for _ in 0..12 {
        let page = browser.get(&place).await;
        assert_eq!(page.status, StatusCode::OK, "{place}: {}", page.text);
        let (did, act) = (did(&page.text), format!("{path}/act"));
        let looks = page.text.contains("name=\"look\"");
        let is_over = page.text.contains("&quot;acts&quot;:[]") && !looks;
        if is_over {
            return place;
        }
        place = if looks {
            posted(browser, &act, &did, ("look", "true")).await.location()
        } else if by == By::Script {
            let answer = browser.json(&act, &json!({ "show": true, "did": did })).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
            attribute(&voice(&answer), "data-place")
        } else {
            let answer = posted(browser, &act, &did, ("show", "true")).await;
            if answer.status == StatusCode::SEE_OTHER {
                answer.location()
            } else {
                attribute(&answer.text, "data-place")
            }
        };
    }
    panic!("{path} has no end");
}

#[tokio::test]
async fn every_lesson_is_gone_through_and_kept_with_the_person() {
    let site = real_site(fresh().await).await;
    let courses = Courses::of(catalog::games());
    let (mut anna, mut ben) = (site.browser(), site.browser());
    for (game, course) in courses.iter() {
        for number in 1..=course.lessons.len() {
            let next = anna.get(&format!("/learn/{game}")).await.location();
            assert_eq!(
                next,
                format!("/learn/{game}/{number}"),
                "the next lesson is the first that is not done"
            );
            go_through(&mut anna, &next, [By::Script, By::Form][number % 2]).await;
        }
        assert_eq!(anna.get(&format!("/learn/{game}")).await.location(), format!("/learn/{game}/1"));
        assert_eq!(ben.get(&format!("/learn/{game}")).await.location(), format!("/learn/{game}/1"));
    }
    let all: usize = courses.iter().map(|(_, course)| course.lessons.len()).sum();
    assert_eq!(anna.get("/learn").await.text.matches("class=\"done\"").count(), all);
    assert_eq!(ben.get("/learn").await.text.matches("class=\"done\"").count(), 0);
}

#[tokio::test]
async fn what_leads_away_is_taken_back_and_what_is_not_legal_is_refused() {
    let site = real_site(fresh().await).await;
    let mut anna = site.browser();
    let (path, act) = ("/learn/tricks/1", "/learn/tricks/1/act");
    let page = anna.get(path).await;
    assert!(page.text.contains("id=\"voice\"") && !page.text.contains("/t/\""), "{}", page.text);
    for detours in 0..4_u8 {
        let answer = anna.json(act, &json!({ "action": "play G2", "did": [], "detours": detours })).await;
        let updates = answer.json()["updates"].as_array().unwrap().clone();
        assert_eq!(updates.len(), 2, "there and back");
        assert!(updates[0]["play"].is_array() && updates[1]["play"].is_array(), "{}", answer.text);
        assert!(updates[0]["html"]["voice"].as_str().unwrap().contains("data-waits"));
        assert!(updates[1]["back"].is_u64() && voice(&answer).contains("class=\"answer\""));
        assert_eq!(voice(&answer).contains("data-show"), detours >= 2, "the way is offered after three");
        assert_eq!(did(&voice(&answer)), json!([]));
    }
    let refused = anna.json(act, &json!({ "action": "play Y1", "did": [] })).await;
    assert!(
        refused.status.is_client_error() && refused.json()["error"]["rule"].is_string(),
        "{}",
        refused.text
    );
    let plain = anna.post(act, &[("action", "play Y1")]).await;
    assert!(plain.status.is_client_error() && plain.text.contains("class=\"alert\""), "{}", plain.text);
    let plain = anna.post(act, &[("action", "play G2")]).await;
    assert!(plain.status == StatusCode::OK && plain.text.contains("class=\"answer\""), "{}", plain.text);
    for bad in [
        json!({}),
        json!({ "action": "nonsense" }),
        json!({ "action": "play G9", "did": ["play G2"] }),
        json!({ "show": true, "did": ["on"] }),
    ] {
        let answer = anna.json(act, &bad).await;
        assert!(answer.status.is_client_error(), "{bad}: {}", answer.text);
    }
    for missing in
        ["/learn/none/1", "/learn/tricks/0", "/learn/tricks/99", "/learn/tricks/x", "/learn/tricks/1/none"]
    {
        assert_eq!(anna.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    let why = anna.fetch("/learn/tricks/1/why?h=h.y1a").await;
    assert!(why["rule"].is_string() || why.is_null(), "{why}");
}

#[tokio::test]
async fn a_real_game_follows_alone_with_computers() {
    let site = real_site(fresh().await).await;
    let courses = Courses::of(catalog::games());
    for (game, course) in courses.iter() {
        for (number, _) in (1..).zip(&course.lessons).filter(|(_, lesson)| lesson.free.is_some()) {
            let mut anna = site.browser();
            let path = format!("/learn/{game}/{number}");
            let end = go_through(&mut anna, &path, By::Script).await;
            let did = did(&anna.get(&end).await.text);
            let table = posted(&mut anna, &format!("{path}/free"), &did, ("detours", "0")).await.location();
            assert!(turn(&mut anna, &table).await.is_some(), "{game}: the game goes on");
            let id = TableId::new(table.strip_prefix("/t/").unwrap());
            let running = site.store.tables_that_are(Status::Playing, 50).await.unwrap();
            let listing = running.into_iter().find(|listing| listing.table.id == id).expect("it has begun");
            let people = listing.seats.iter().filter(|held| held.kind != SeatKind::Computer).count();
            assert_eq!(people, 1, "{game}: alone with computers");
            let coach = |level: &str| format!("name=\"coach\" value=\"{level}\" aria-pressed=\"true\"");
            assert!(anna.get(&table).await.text.contains(&coach("blunders")), "{game}: the coach is at hand");
            anna.post("/settings", &[("coach", "off"), ("next", "/")]).await;
            assert!(anna.get(&table).await.text.contains(&coach("off")), "{game}: unless she says no");
            let early = anna.post(&format!("{path}/free"), &[]).await;
            assert!(early.status.is_client_error(), "only from its end");
        }
    }
}
