//! A game that its people end: what ends it for good is asked twice, and the open pages tell it.

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::round::{Game, open_table};
use crate::together::meet;
use crate::with_browser;

const MENU: &str = ".top > .menu:last-child";
const OVER: &str = "document.querySelector('#dock.over')";

/// Chooses a line of the menu.
async fn choose((browser, look): (&Browser, Look), line: &str) {
    browser.ask("window.stays = true").await;
    browser.click(&format!("{MENU} summary")).await.unwrap();
    keep_picture(browser, &format!("menu-{line}"), look).await;
    browser.click(&format!("#ways-out form[action$='/{line}'] button")).await.unwrap();
    browser.rest().await;
}

/// What the page asks before it does what cannot be undone.
async fn question((browser, look): (&Browser, Look)) -> String {
    browser.wait("document.querySelector('#sure:modal')").await;
    keep_picture(browser, "sure", look).await;
    let is_first = "document.activeElement === document.querySelector('#sure .btn:not(.pri)')";
    assert!(browser.holds(is_first).await, "Enter does nothing that cannot be undone");
    browser.text("#sure-h").await
}

/// Says that it is meant.
async fn mean(browser: &Browser) {
    browser.click("#sure .pri").await.unwrap();
    browser.wait("!document.querySelector('#sure')").await;
    browser.rest().await;
}

#[test]
fn who_plays_alone_ends_the_game_after_a_question() {
    with_browser(async || {
        let (house, driver) = (House::open("end"), Driver::start());
        let browser = driver.browser(Look::PHONE).await;
        open_table(&browser, &house, Game { name: "m", players: 2 }).await;
        choose((&browser, Look::PHONE), "propose").await;
        let asked = question((&browser, Look::PHONE)).await;
        browser.press('\u{E007}').await;
        browser.wait("!document.querySelector('#sure')").await;
        assert!(asked.contains("without a result") && asked.contains("cannot be undone"), "{asked}");
        assert!(!browser.holds(OVER).await, "whoever says no goes on");
        if browser.holds(&format!("document.querySelector('{MENU}').open")).await {
            browser.click(&format!("{MENU} summary")).await.unwrap();
        }
        choose((&browser, Look::PHONE), "propose").await;
        mean(&browser).await;
        browser.wait(OVER).await;
        assert_eq!(browser.text("#ending .won").await, "The game was ended without a result.");
        assert!(browser.holds("window.stays && !document.querySelector('#ways-out [data-ask]')").await);
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}

#[test]
fn two_people_agree_to_end_it_and_one_gives_up() {
    with_browser(async || {
        let (house, driver) = (House::open("ends"), Driver::start());
        for ending in ["propose", "give-up"] {
            let (host, guest) = meet(&house, &driver, Game { name: "m", players: 2 }).await;
            choose((&host, Look::DESKTOP), ending).await;
            let words = if ending == "propose" {
                assert!(!host.holds("document.querySelector('#sure')").await, "the other one may decline");
                guest
                    .wait("document.querySelector('#asks')?.innerText.includes('Ilse asks to end the game')")
                    .await;
                keep_picture(&guest, "asked-to-end", Look::PHONE).await;
                guest.click("#asks form[action$='/answer'] button.pri").await.unwrap();
                ["The game was ended by agreement, without a result."; 2]
            } else {
                let asked = question((&host, Look::DESKTOP)).await;
                mean(&host).await;
                assert!(asked.contains("Noor has won"), "{asked}");
                ["Noor has won: you have given up.", "You have won: Ilse has given up."]
            };
            for (browser, words) in [&host, &guest].into_iter().zip(words) {
                browser.wait(OVER).await;
                assert_eq!(browser.text("#ending .won").await, words);
                assert_eq!(browser.holds("document.querySelector('.ranks')").await, ending == "give-up");
            }
            keep_picture(&guest, &format!("over-{ending}"), Look::PHONE).await;
            assert!(host.holds("window.stays").await, "the page was loaded again");
            for browser in [host, guest] {
                assert_eq!(browser.console().await, Vec::<String>::new());
                browser.close().await;
            }
        }
    });
}
