//! Pace and sound: two controls at the table, kept with the person.

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::round::{Game, open_table};
use crate::with_browser;

/// Whether the page is set so, and every row of buttons says so.
async fn is_set(browser: &Browser, like: &str, value: &str) -> bool {
    let pressed = format!(
        "document.documentElement.dataset.{like} === '{value}' && (all => all.length > 0 && all.every(one => one.value === '{value}'))
        ([...document.querySelectorAll('[data-setting={like}] [aria-pressed=true]')])"
    );
    browser.holds(&pressed).await
}

/// Waits until the server has set the cookie that keeps the likes.
async fn is_kept(browser: &Browser) {
    browser.wait("performance.getEntriesByType('resource').some(one => one.name.endsWith('/settings') && one.responseEnd)").await;
}

#[test]
fn pace_and_sound_are_set_at_the_table_at_once_and_kept() {
    with_browser(async || {
        let (house, driver) = (House::open("likes"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.forget().await;
        open_table(&browser, &house, Game { name: "m", players: 3 }).await;
        assert!(is_set(&browser, "pace", "normal").await && is_set(&browser, "sound", "off").await);
        for (like, value) in [("pace", "quick"), ("sound", "soft")] {
            browser.click(&format!(".top > .{like} summary")).await.unwrap();
            browser.click(&format!(".top > .{like} [value={value}]")).await.unwrap();
            assert!(is_set(&browser, like, value).await, "{like} is not set at once");
            is_kept(&browser).await;
            browser.ask("performance.clearResourceTimings()").await;
        }
        let shown = "[...document.querySelectorAll('.sound summary .i')].filter(one => one.getBoundingClientRect().width).map(one => one.innerHTML)";
        assert!(browser.holds(&format!("({shown}).length === 1 && ({shown})[0].includes('i-soft')")).await);
        browser.reload().await;
        browser.wait("document.querySelector('#dock')").await;
        assert!(is_set(&browser, "pace", "quick").await && is_set(&browser, "sound", "soft").await);

        // A phone has both in the menu, and its title the same room as without them.
        browser.set_look(Look::PHONE).await;
        browser.wait("!document.querySelector('.top > .pace').offsetParent").await;
        browser.click(".top > .menu:last-child summary").await.unwrap();
        browser.click(".top > .menu:last-child [name=pace][value=once]").await.unwrap();
        assert!(is_set(&browser, "pace", "once").await);
        is_kept(&browser).await;
        browser.goto(&house.page("/settings")).await;
        assert!(browser.holds("document.querySelector('[name=pace][value=once]').checked && document.querySelector('[name=sound][value=soft]').checked").await);
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}

/// Where the browser can, the table takes all of the screen; what moves passes beneath the menu that one has opened.
#[test]
fn the_table_fills_the_screen_and_its_menu_lies_over_what_moves() {
    with_browser(async || {
        let (house, driver) = (House::open("full-screen"), Driver::start());
        let browser = driver.browser(Look::PHONE).await;
        open_table(&browser, &house, Game { name: "m", players: 3 }).await;
        browser.ask("document.querySelectorAll('dialog[open]').forEach(one => one.close())").await;
        let menu = ".top > .menu:last-child";
        browser.click(&format!("{menu} summary")).await.unwrap();
        let layers =
            "['#veil', '.top'].map(one => Number(getComputedStyle(document.querySelector(one)).zIndex))";
        browser
            .wait(&format!("document.querySelector('#veil') && (([veil, top]) => top > veil)({layers})"))
            .await;
        for fills in [true, false] {
            browser.click("#full-screen").await.unwrap();
            browser.wait(&format!("Boolean(document.fullscreenElement) === {fills} && document.querySelector('#full-screen').getAttribute('aria-pressed') === '{fills}'")).await;
            assert!(
                !browser.holds(&format!("document.querySelector('{menu}').open")).await,
                "the menu is closed by it"
            );
            browser.click(&format!("{menu} summary")).await.unwrap();
        }
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}

/// Above a first table stand three sentences: the first in two lines, the others over the board, which stays where it is.
#[test]
fn the_first_words_move_nothing_and_go_for_ever_with_a_click() {
    with_browser(async || {
        let (house, driver) = (House::open("first-words"), Driver::start());
        let browser = driver.browser(Look::PHONE).await;
        open_table(&browser, &house, Game { name: "m", players: 3 }).await;
        let height = "document.querySelector('#guide').offsetHeight";
        assert!(browser.holds(&format!("{height} > 30 && {height} < 60")).await, "two lines");
        let places = "['#main', '#dock'].map(one => JSON.stringify(document.querySelector(one).getBoundingClientRect()))";
        browser.ask(&format!("document.body.dataset.test = {places}")).await;
        browser.click("#guide summary").await.unwrap();
        browser.wait("document.querySelector('#guide .more').checkVisibility()").await;
        assert!(
            browser.holds(&format!("document.body.dataset.test === String({places})")).await,
            "something has moved"
        );
        browser.click("#guide [name=learnt]").await.unwrap();
        assert!(
            browser.holds("!document.querySelector('#guide').checkVisibility()").await,
            "it goes at once"
        );
        is_kept(&browser).await;
        browser.reload().await;
        browser.wait("document.querySelector('#dock')").await;
        assert!(browser.holds("!document.querySelector('#guide')").await, "and for ever");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
