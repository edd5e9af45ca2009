//! Pictures for previews of links.

use axum::http::{StatusCode, header};

use crate::browser::{Answer, Browser, site};
use crate::play::{anna_and_ben, play_to_the_end};

/// How a picture of 1200 × 630 pixels begins: the sign of PNG, and the size in its first part.
const BEGINS: &str = "89504e470d0a1a0a0000000d49484452000004b000000276";

async fn card(browser: &mut Browser, path: &str, asked: &str) -> Answer {
    let answer = browser.get(&format!("{path}/card.png{asked}")).await;
    assert_eq!((answer.status, &answer.text[..BEGINS.len()]), (StatusCode::OK, BEGINS), "{asked}");
    answer
}

#[tokio::test]
async fn a_link_shows_the_poster_until_the_game_is_over_and_then_a_position() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let waiting =
        anna.post("/new", &[("game", "toy"), ("seat.a", "me"), ("seat.b", "open")]).await.location();
    let poster = card(&mut site.browser(), &waiting, "").await.text;
    let page = anna.get(&waiting).await.text;
    assert!(
        page.contains(&format!("property=\"og:image\" content=\"http://mu.example{waiting}/card.png\"")),
        "{page}"
    );

    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    for asked in ["", "?step=1", "?step=2&as=all", "?as=b"] {
        let early = card(&mut anna, &path, asked).await;
        assert!(early.text == poster, "{asked}: a game that runs shows nothing of itself");
    }
    play_to_the_end(&mut anna, &mut ben, &path).await;
    let mut stranger = site.browser();
    let last = card(&mut stranger, &path, "").await;
    assert_eq!(last.headers[header::CACHE_CONTROL], "public, max-age=86400");
    let first = card(&mut stranger, &path, "?step=0").await.text;
    assert!(first != last.text && first != poster, "each position has a picture of its own");
    assert!(card(&mut anna, &path, "?step=0").await.text == first, "a seat sees no more than anybody");

    let replay = stranger.get(&format!("{path}/replay?step=3&as=b")).await.text;
    assert!(replay.contains("/card.png?step=") && replay.contains("&amp;as=b"), "{replay}");
    let shown = replay.split_once("/card.png").unwrap().1.split('"').next().unwrap().replace("&amp;", "&");
    assert!(card(&mut stranger, &path, &shown).await.text != last.text, "no more than the position: {shown}");
}

#[tokio::test]
async fn a_private_table_gives_no_picture() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("door", "private")];
    let path = anna.post("/new", &fields).await.location();
    let refused = site.browser().get(&format!("{path}/card.png")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(!anna.get(&path).await.text.contains("og:image"));
    assert_eq!(card(&mut anna, &path, "").await.headers[header::CACHE_CONTROL], "no-store");
}
