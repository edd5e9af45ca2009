//! The rules as a book: what is printed fits, and pictures are seen.

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::{is_sampled, with_browser};

/// A4 and Letter, in centimetres.
const PAPER: [(f64, f64); 2] = [(21.0, 29.7), (21.59, 27.94)];

/// The pages of a document that Chromium has printed: its objects stand in it as they are.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.matches("/Type /Page\n").count()
}

/// What is printed of the rules of a game, with its number of pages.
fn sheets(game: &str) -> [(String, usize); 2] {
    [("summary", 2), ("card", 1)].map(|(sheet, pages)| (format!("/rules/{game}/{sheet}"), pages))
}

/// Prints a page on both papers; what has another number of pages. Under `MU_PICTURES` it is kept, to be looked at.
async fn print(browser: &Browser, path: &str, language: &str, expected: usize) -> Vec<String> {
    let mut faults = Vec::new();
    for paper in PAPER {
        let pdf = browser.printed(paper).await;
        if let Ok(folder) = std::env::var("MU_PICTURES") {
            let name = path.trim_start_matches("/rules/").replace('/', "-");
            std::fs::write(format!("{folder}/{name}-{language}-{:.0}.pdf", paper.1), &pdf).unwrap();
        }
        if pages(&pdf) != expected {
            faults.push(format!("{path} {language} on {paper:?}: {} pages", pages(&pdf)));
        }
    }
    faults
}

#[test]
fn a_card_is_one_page_and_a_summary_two() {
    with_browser(async || {
        let (house, driver) = (House::open("book"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.goto(&house.page("/")).await;
        let mut faults = Vec::new();
        for language in ["en", "fr", "de"] {
            let speak = format!(
                "return fetch('/language', {{ method: 'POST', body: new URLSearchParams({{ language: '{language}', next: '/rules' }}) }}).then(answer => answer.status)"
            );
            browser.ask(&speak).await;
            // One game for each commit, all of them at night.
            let games = catalog::games().iter().enumerate().filter(|(number, _)| is_sampled(*number, 4));
            for (path, expected) in games.flat_map(|(_, entry)| sheets(entry.name)) {
                browser.goto(&house.page(&path)).await;
                faults.extend(print(&browser, &path, language, expected).await);
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        browser.close().await;
    });
}

#[test]
fn the_pictures_of_the_rules_are_loaded_and_keep_their_place() {
    with_browser(async || {
        let (house, driver) = (House::open("book-pictures"), Driver::start());
        let browser = driver.browser(Look::PHONE).await;
        for entry in catalog::games() {
            browser.goto(&house.page(&format!("/rules/{}", entry.name))).await;
            let places = "[...document.querySelectorAll('.position img')].map(one => one.getBoundingClientRect().height)";
            let before = browser.ask(&format!("return {places}")).await;
            browser
                .ask("for (const one of document.querySelectorAll('.position img')) one.loading = 'eager'")
                .await;
            browser.wait("[...document.querySelectorAll('.position img')].every(one => one.complete)").await;
            let faults = browser.ask("return [...document.querySelectorAll('.position img')].filter(one => !one.naturalWidth || one.getBoundingClientRect().right > innerWidth).map(one => one.src).join(' ')").await;
            assert_eq!(faults, "", "{}", entry.name);
            // Sizes are whole numbers in the page: two pixels more or less.
            let moved =
                format!("return {places}.filter((height, at) => Math.abs(height - {before}[at]) > 2)");
            assert_eq!(browser.ask(&moved).await, serde_json::json!([]), "{}: {before}", entry.name);
        }
        browser.close().await;
    });
}
