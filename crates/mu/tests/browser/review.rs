//! The review of a game in a real page, on a phone: asked for, walked through by a finger and by keys.

use std::time::Duration;

use crate::after::{press, saved};
use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::{is_sampled, with_browser};

/// Presses Enter on an element.
async fn enter(browser: &Browser, selector: &str) {
    browser.ask(&format!("document.querySelector(\"{selector}\").focus()")).await;
    browser.press('\u{e007}').await;
}

/// Opens a saved game of random choices and waits for its review.
async fn reviewed(browser: &Browser, house: &House, (game, seats): (&str, u8)) {
    browser.goto(&house.page("/import")).await;
    let text = serde_json::Value::from(saved(game, seats, usize::MAX));
    browser.ask(&format!("document.querySelector('#text').value = {text}")).await;
    press(browser, "form[action='/import'] button").await;
    browser.wait("document.querySelector('.moments input')").await;
    press(browser, ".replay a[href$='/review']").await;
    browser.wait("document.querySelector('button[value=quick]')").await;
    press(browser, "button[value=quick]").await;
    browser.wait("document.querySelector('progress') || document.querySelector('.accuracy')").await;
    keep_picture(browser, &format!("review-waits-{game}"), Look::PHONE).await;
    // Ten seconds, and what is done at least on a machine that has other things to do.
    browser.wait_for("document.querySelector('.accuracy')", Duration::from_mins(2)).await;
    keep_picture(browser, &format!("review-{game}"), Look::PHONE).await;
}

#[test]
fn a_review_is_walked_through_on_a_phone() {
    with_browser(async || {
        let games = [("m", 3), ("tricks", 4), ("city", 2), ("isle", 2)];
        let games = (0..).zip(games).filter(|(number, _)| is_sampled(*number, 4));
        let (house, driver) = (House::open("review"), Driver::start());
        let browser = driver.browser(Look::PHONE).await;
        for (_, game) in games {
            reviewed(&browser, &house, game).await;
            let is_wide = "document.documentElement.scrollWidth > innerWidth";
            assert!(!browser.holds(is_wide).await, "{game:?}: the page is wider than the window");
            // By a finger: the question tells nothing of the answer.
            press(&browser, ".costly .btn").await;
            browser.wait("document.querySelector('#show-answer')").await;
            assert!(!browser.holds("document.querySelector('[data-answer], .sure')").await);
            keep_picture(&browser, &format!("review-question-{}", game.0), Look::PHONE).await;
            press(&browser, "#show-answer").await;
            browser
                .wait("!document.querySelector('#show-answer') && document.querySelector('.reviewed')")
                .await;
            keep_picture(&browser, &format!("review-answer-{}", game.0), Look::PHONE).await;
            assert!(!browser.holds(is_wide).await, "{game:?}: the answer is wider than the window");
            press(&browser, ".reviewed a[href$='show=played']").await;
            browser.wait("location.search === '?show=played'").await;
            // By keys: the next one, its answer, and back.
            if browser.holds("document.querySelector('#next-choice')").await {
                let here = browser.ask("return location.pathname").await;
                enter(&browser, "#next-choice").await;
                browser
                    .wait(&format!("location.pathname !== {here} && document.querySelector('#show-answer')"))
                    .await;
                enter(&browser, "#show-answer").await;
                browser.wait("location.search === '?show=answer'").await;
            }
            enter(&browser, ".reviewed a[href*='/review?seat=']").await;
            browser.wait("document.querySelector('.costly')").await;
        }
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
