//! The bulb: asked by mouse and by key, seen on the board and heard.

use serde_json::Value;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::with_browser;

/// The handles that are ringed as advice.
const RINGED: &str = "[...document.querySelectorAll('.advised')].map(one => one.dataset.h)";

/// Plays until a choice is owed and nothing is to be read.
async fn to_a_choice(player: &mut Player<'_>, choices: usize) {
    loop {
        match player.wait().await {
            Waiting::Notice(_) => player.read().await,
            Waiting::Over => panic!("the game is over before anybody could ask"),
            Waiting::Choice(handles) if player.chosen < choices => player.choose(&handles).await,
            Waiting::Choice(_) => return,
        }
    }
}

async fn said(browser: &Browser, what: &str) {
    browser
        .wait(&format!("document.querySelector('#say').textContent.includes({})", Value::from(what)))
        .await;
}

#[test]
fn the_bulb_tells_first_what_matters_then_rings_what_is_worth_a_look() {
    with_browser(async || {
        let (house, driver) = (House::open("hint"), Driver::start());
        for (game, players, choices) in [("tricks", 4, 3), ("m", 3, 2), ("city", 2, 2), ("isle", 2, 2)] {
            let browser = driver.browser(Look::DESKTOP).await;
            open_table(&browser, &house, Game { name: game, players }).await;
            let mut player = Player::new(&browser, Hand::Mouse);
            to_a_choice(&mut player, choices).await;
            // In a game in which all choose at once the question may be new meanwhile: then it is asked anew.
            browser.click("[data-hint] button").await.unwrap();
            browser.wait("document.querySelector('#fx.hinted')?.textContent.startsWith('Hint: ')").await;
            said(&browser, "Hint: ").await;
            assert_eq!(browser.ask(&format!("return {RINGED}")).await, Value::Array(Vec::new()), "{game}");
            browser.press('h').await;
            browser.wait(&format!("{RINGED}.length > 0")).await;
            said(&browser, "Best first: 1. ").await;
            for look in [Look::DESKTOP, Look::DESKTOP.dark(), Look::PHONE, Look::PHONE.dark()] {
                browser.set_look(look).await;
                browser.ask("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))").await;
                keep_picture(&browser, &format!("hint-{game}"), look).await;
            }
            browser.set_look(Look::DESKTOP).await;
            // What is ringed can be chosen, and the advice ends with the choice.
            let handles = browser.ask(&format!("return {RINGED}.filter(handle => document.querySelector(`[data-h=\"${{handle}}\"]`).matches('.can'))")).await;
            let handles: Vec<String> = serde_json::from_value(handles).unwrap();
            assert!(!handles.is_empty(), "{game}: nothing that is ringed can be chosen");
            player.choose(&handles[..1]).await;
            browser.wait(&format!("{RINGED}.length === 0")).await;
            assert_eq!(browser.console().await, Vec::<String>::new(), "{game}: errors in the console");
            browser.close().await;
        }
    });
}

#[test]
fn a_hint_can_be_asked_by_keys_alone() {
    with_browser(async || {
        let (house, driver) = (House::open("hint-keys"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        open_table(&browser, &house, Game { name: "m", players: 2 }).await;
        let mut player = Player::new(&browser, Hand::Keys);
        to_a_choice(&mut player, 1).await;
        for wanted in ["Hint: ", "Best first: ", "The hint is put away."] {
            browser.press('h').await;
            said(&browser, wanted).await;
        }
        assert_eq!(browser.ask(&format!("return {RINGED}")).await, Value::Array(Vec::new()));
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
