//! A game that is over is found again, starred and noted about, with a mouse and with a finger.

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::replay::finished;
use crate::round::Game;
use crate::with_browser;

/// Presses what may stand under the foot of the page.
async fn press(browser: &Browser, selector: &str) {
    let shown = format!("document.querySelector(\"{selector}\").scrollIntoView({{ block: 'center' }})");
    browser.ask(&shown).await;
    browser.click(selector).await.unwrap();
}

/// Finds the game, stars it, goes to its replay and writes a note.
async fn found_and_noted(browser: &Browser, house: &House, look: Look) {
    browser.goto(&house.page("/")).await;
    let (nav, other) = if look == Look::PHONE { (".tabbar", ".hd nav") } else { (".hd nav", ".tabbar") };
    assert!(
        browser
            .holds(&format!("getComputedStyle(document.querySelector('{other}')).display === 'none'"))
            .await
    );
    press(browser, &format!("{nav} a[href='/games']")).await;
    browser.wait("document.querySelector('.past .what')").await;
    press(browser, ".narrow summary").await;
    browser.ask("document.querySelector('#players').value = '5'").await;
    press(browser, ".narrow button.pri").await;
    browser.wait("document.querySelector('.quiet-line') && location.search.includes('players=5')").await;
    browser.ask("document.querySelector('#players').value = '2'").await;
    press(browser, ".narrow button.pri").await;
    browser.wait("document.querySelector('.past .what') && document.querySelector('.narrow').open").await;
    keep_picture(browser, "archive", look).await;
    assert!(
        browser.holds("document.documentElement.scrollWidth <= innerWidth").await,
        "nothing is wider than the page"
    );

    let before = "document.querySelector('.past .star button').getAttribute('aria-pressed')";
    let pressed = browser.ask(&format!("return {before}")).await;
    press(browser, ".past .star button").await;
    browser
        .wait(&format!(
            "document.querySelector('.past .star button') && {before} !== '{}'",
            pressed.as_str().unwrap()
        ))
        .await;
    press(browser, ".past a[href*='/replay']").await;
    browser.wait("document.querySelector('.moments input')").await;
    press(browser, "[data-go=on]").await;
    browser.wait("Number(new URL(location).searchParams.get('step')) > 0").await;
    browser.wait("!document.body.hasAttribute('data-playing')").await;
    press(browser, "#notes summary").await;
    browser.write("#note", "Here it began").await;
    keep_picture(browser, "note", look).await;
    browser.ask("window.isOld = true").await;
    press(browser, "#notes form[action$='/note'] button").await;
    // What was typed stands there before the page comes anew; the second time, the count does too.
    browser
        .wait("!window.isOld && document.querySelector('#notes summary b')?.textContent.trim() === '1'")
        .await;
    assert!(browser.holds("document.querySelector('#note').value.includes('Here it began')").await);
    browser.goto(&house.page("/games?of=noted")).await;
    browser.wait("document.querySelectorAll('.past .what').length === 1").await;
}

#[test]
fn a_game_is_found_again_starred_and_noted_about() {
    with_browser(async || {
        let (house, driver) = (House::open("archive"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        finished(&browser, &house, Game { name: "m", players: 2 }).await;
        found_and_noted(&browser, &house, Look::DESKTOP).await;
        browser.set_look(Look::PHONE).await;
        browser.goto(&house.page("/games?of=starred")).await;
        browser.wait("document.querySelectorAll('.past .what').length === 1").await;
        found_and_noted(&browser, &house, Look::PHONE).await;
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
