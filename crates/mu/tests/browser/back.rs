//! What is taken back goes back, on the page as it is.

use crate::choosing::{HAND, handles};
use crate::driver::{Driver, Look};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::with_browser;

/// Writes down what travels, and where from.
const RECORDER: &str = "
    window.stays = true;
    window.travels = [];
    new MutationObserver(records => {
        for (const { target } of records) if (target.dataset.to) window.travels.push([target.dataset.from, target.dataset.to]);
    }).observe(document.querySelector('#veil'), { subtree: true, attributes: true, attributeFilter: ['data-to'] });";

#[test]
fn a_card_that_is_taken_back_goes_from_the_board_to_the_hand() {
    with_browser(async || {
        let (house, driver) = (House::open("back"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.like_motion().await;
        open_table(&browser, &house, Game { name: "m", players: 2 }).await;
        browser.wait("document.querySelector('#veil')").await;
        browser.ask("document.documentElement.dataset.pace = 'quick'").await;
        let mut player = Player::new(&browser, Hand::Mouse);
        let Waiting::Choice(offered) = player.wait().await else { panic!("nothing to choose") };
        let hand = handles(&browser, HAND).await;
        let log = "document.querySelector('#log').innerText";
        let before = browser.ask(&format!("return {log}")).await;
        player.choose(&offered).await;
        player.wait().await;
        let quiet = "!document.body.hasAttribute('data-playing') && !document.querySelector('#veil').childElementCount";
        browser.wait(quiet).await;
        browser.ask(RECORDER).await;
        browser.click(".top > .menu:last-child summary").await.unwrap();
        browser.click("#askback button").await.unwrap();
        let travels =
            "window.travels.some(([from, to]) => from.startsWith('tile:') && to.startsWith('own:'))";
        browser.wait(travels).await;
        browser.wait(quiet).await;
        assert!(browser.holds("window.stays").await, "the page was loaded again");
        assert_eq!(handles(&browser, HAND).await, hand);
        let after = browser.ask(&format!("return {log}")).await;
        let (before, after) = (before.as_str().unwrap(), after.as_str().unwrap());
        assert!(after.starts_with(before) && after.contains("took back"), "{before}\nbecame\n{after}");
        // What stands then is what would be loaded.
        let page = "['#main', '#players', '#dock', '#log'].map(one => document.querySelector(one).innerText).join('\\n')";
        browser.rest().await;
        let shown = browser.ask(&format!("return {page}")).await;
        browser.reload().await;
        browser.wait("document.querySelector('#dock')").await;
        player.wait().await;
        assert_eq!(browser.ask(&format!("return {page}")).await, shown);
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
