//! The rules as a book: pictures, search over all games, summaries and cards.

use std::collections::BTreeSet;

use axum::http::{StatusCode, header};
use words::Language;

use crate::browser::Browser;
use crate::place::fresh;
use crate::real_site;
use crate::weight::{PLAIN, get};

/// How much the page of a document weighs at most as it is sent, its pictures aside, in bytes.
const PAGE_MAX: usize = 70_000;

/// How much all pictures of a document weigh at most, likewise. They are loaded when somebody comes near.
const PICTURES_MAX: usize = 160_000;

/// The addresses of the pictures of a page.
fn pictures(page: &str) -> Vec<String> {
    let images = page.split("<img src=\"/rules/").skip(1);
    images.map(|rest| format!("/rules/{}", rest.split('"').next().unwrap())).collect()
}

/// How long an answer is as it is sent.
async fn weight(browser: &mut Browser, path: &str) -> usize {
    get(browser, path, &[(header::ACCEPT_ENCODING, PLAIN)]).await.2.len()
}

/// Looks at a picture of the rules; how long it is as it is sent.
async fn picture(browser: &mut Browser, path: &str) -> usize {
    let answer = browser.get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    assert_eq!(answer.headers[header::CONTENT_TYPE], "image/svg+xml");
    assert!(answer.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"), "{path}");
    assert!(!answer.headers.contains_key(header::SET_COOKIE), "{path}");
    assert_eq!(browser.get(path).await.text, answer.text, "{path} is kept");
    weight(browser, path).await
}

/// How long pictures of the rules are in all.
async fn weights(browser: &mut Browser, paths: &[String]) -> usize {
    let mut all = 0;
    for path in paths {
        all += picture(browser, path).await;
    }
    all
}

#[tokio::test]
async fn every_document_shows_its_pictures_and_stays_light() {
    let site = real_site(fresh().await).await;
    for language in Language::ALL {
        let mut browser = site.browser();
        browser.language = language.code().into();
        for entry in catalog::games() {
            let what = format!("{} {}", entry.name, language.code());
            let path = format!("/rules/{}", entry.name);
            let page = browser.get(&path).await.text;
            let shown = pictures(&page);
            assert_eq!(shown.len(), entry.document(language).pictures.len(), "{what}");
            assert_eq!(shown.len(), page.matches("loading=\"lazy\"").count(), "{what}");
            assert!(
                page.contains(&format!("href=\"/learn/{}/", entry.name)),
                "{what}: something can be tried"
            );
            assert!(!page.contains("<!--"), "{what}");
            let sent = weight(&mut browser, &path).await;
            assert!(sent < PAGE_MAX, "{what}: {sent} bytes");
            let all = weights(&mut browser, &shown).await;
            eprintln!("{what}: {sent} bytes, pictures {all}");
            assert!(all < PICTURES_MAX, "{what}: pictures of {all} bytes");
        }
        for lost in [
            "/rules/m/pictures/nothing.en.svg",
            "/rules/m/pictures/phase.xx.svg",
            "/rules/m/pictures/phase",
            "/rules/x/pictures/phase.en.svg",
        ] {
            assert_eq!(browser.get(lost).await.status, StatusCode::NOT_FOUND, "{lost}");
        }
    }
}

#[tokio::test]
async fn words_are_looked_for_in_the_rules_of_all_games() {
    let site = real_site(fresh().await).await;
    let mut browser = site.browser();
    let found = browser.get("/rules?q=token").await.text;
    let games: BTreeSet<&str> = catalog::games()
        .iter()
        .map(|entry| entry.name)
        .filter(|name| found.contains(&format!("href=\"/rules/{name}#")))
        .collect();
    assert!(games.len() >= 3, "{games:?}");
    let one = browser.get("/rules?q=fissures%20stop").await.text;
    assert!(
        one.contains("href=\"/rules/isle#ISLE-4.2\"") && one.contains("No settler ever crosses a fissure.")
    );
    let none = browser.get("/rules?q=xyzzy").await.text;
    assert!(none.contains("No rule has"));
    let long = browser.get(&format!("/rules?q={}", "x".repeat(4000))).await.text;
    assert!(!long.contains(&"x".repeat(101)), "what is asked is bounded");
    let marked = browser.get("/rules?q=%3Cscript%3E").await.text;
    assert!(!marked.contains("<script>") && marked.contains("&lt;script&gt;"));
    browser.language = "de".into();
    assert!(browser.get("/rules?q=Riss").await.text.contains("Kein Siedler"));
}

#[tokio::test]
async fn a_summary_and_a_card_cite_their_rules() {
    let site = real_site(fresh().await).await;
    for language in Language::ALL {
        let mut browser = site.browser();
        browser.language = language.code().into();
        for entry in catalog::games() {
            let (summary, card) =
                (format!("/rules/{}/summary", entry.name), format!("/rules/{}/card", entry.name));
            let (summary, card) = (browser.get(&summary).await.text, browser.get(&card).await.text);
            assert_eq!(summary.matches("class=\"leaf\"").count(), 2, "{}", entry.name);
            assert_eq!(card.matches("class=\"leaf\"").count(), 1, "{}", entry.name);
            let cited = |page: &str| page.matches("class=\"ref\"").count();
            assert!(cited(&summary) > cited(&card) && cited(&card) > 20, "{}", entry.name);
            assert!(
                card.contains("class=\"legend\"") && summary.contains("class=\"legend\""),
                "{}",
                entry.name
            );
        }
    }
}
