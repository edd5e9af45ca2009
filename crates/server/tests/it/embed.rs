//! Games that are over in the pages of other sites.

use std::sync::Arc;

use axum::http::{StatusCode, header};
use server::{App, Config, Limits, Pace, router};

use crate::browser::{Answer, Browser, GAMES, Site};
use crate::place::fresh;
use crate::play::play_to_the_end;

async fn site_with_frames() -> Site {
    let embedders = vec!["https://club.example".parse().unwrap(), "http://localhost:8000".parse().unwrap()];
    let config = Config { embedders, limits: Limits::NONE, pace: Pace::AT_ONCE, ..Config::default() };
    let store = fresh().await;
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    Site { store, app: Arc::clone(&app), router: router(app) }
}

async fn begun(site: &Site, door: &str) -> (Browser, Browser, String) {
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("door", door)];
    let path = anna.post("/new", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    (anna, ben, path)
}

fn policy(answer: &Answer) -> &str {
    answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap()
}

#[tokio::test]
async fn a_public_game_that_is_over_is_shown_in_frames_as_a_stranger_sees_it() {
    let site = site_with_frames().await;
    let (mut anna, mut ben, path) = begun(&site, "lobby").await;
    let frame = format!("{path}/embed?step=2");
    assert_eq!(anna.get(&frame).await.status, StatusCode::FORBIDDEN, "it is not over");
    play_to_the_end(&mut anna, &mut ben, &path).await;

    let shown = anna.get(&frame).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert!(
        policy(&shown)
            .ends_with("form-action 'none'; frame-ancestors https://club.example http://localhost:8000")
    );
    assert!(policy(&shown).starts_with("default-src 'none'; script-src 'self'"), "{}", policy(&shown));
    let stranger = site.browser().get(&frame).await;
    assert_eq!(shown.text, stranger.text, "who has a seat is a stranger there, too");
    assert!(shown.text.contains("data-framed"));
    for act in ["/star", "/note", "/study", "/branch", "/review"] {
        assert!(!shown.text.contains(&format!("{path}{act}")), "{act}");
    }
    let dock = shown.text.split_once("id=\"dock\"").unwrap().1.split_once("</section>").unwrap().0;
    let leads = |to: &str| dock.matches(&format!("{path}/{to}?")).count();
    assert!(leads("embed") >= 4 && leads("replay") == 1, "all links but one stay in the frame: {dock}");
    let turned = anna.fetch(&format!("{path}/embed?step=3&from=2&seq=2")).await;
    assert!(turned["replay"]["step"].as_u64().unwrap() >= 3);
    assert!(turned["html"]["notes"].is_null() && turned["html"]["study"].is_null());

    for other in ["", "/replay?step=2"] {
        assert!(
            policy(&anna.get(&format!("{path}{other}")).await).ends_with("frame-ancestors 'none'"),
            "{other}"
        );
    }
    let page = anna.get(&path).await.text;
    assert!(
        page.contains("&lt;iframe src=&quot;http://mu.example") && page.contains("/embed?step=0"),
        "{page}"
    );
}

#[tokio::test]
async fn what_is_not_listed_or_not_allowed_is_in_no_frame() {
    let site = site_with_frames().await;
    for door in ["link", "private"] {
        let mut anna = site.person("Anna").await;
        let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("door", door)];
        let path = anna.post("/new", &fields).await.location();
        let refused = anna.get(&format!("{path}/embed")).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{door}");
        assert!(policy(&refused).ends_with("frame-ancestors 'none'"));
    }
    let site = crate::browser::site().await;
    let (mut anna, mut ben, path) = begun(&site, "lobby").await;
    play_to_the_end(&mut anna, &mut ben, &path).await;
    assert_eq!(anna.get(&format!("{path}/embed")).await.status, StatusCode::NOT_FOUND);
    assert!(!anna.get(&path).await.text.contains("iframe"));
}
