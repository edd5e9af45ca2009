//! A turn of several acts: one ends it oneself, or it ends by itself, as the setting says.

use serde_json::json;

use crate::choosing::{COMMIT, GESTURE, LEGAL, handles, play_to};
use crate::driver::{Driver, Look};
use crate::house::House;
use crate::player::{Hand, Player};
use crate::round::{Game, open_table};
use crate::with_browser;

/// Acts of a turn on Volcanic Isle that cost one action point: those with which the turn ends, or the others.
fn turn_acts(ends: u8) -> String {
    format!(
        "JSON.parse({LEGAL}).acts.filter(act => (act.ends ?? 0) === {ends} && /^(land|move|sculpt|pray)/.test(act.text))"
    )
}

/// Chooses the handles of an act of a turn on Volcanic Isle: one with which the turn ends, or one with which it does not.
async fn choose_act(player: &Player<'_>, ends: u8) {
    let script = format!("return {}[0].p", turn_acts(ends));
    for handle in handles(player.browser, &script).await {
        // What alone could follow is chosen already.
        let chosen = format!("document.querySelector('[data-h={}].sel')", json!(handle));
        if !player.browser.holds(&chosen).await {
            player.pick(&handle).await;
            tokio::time::sleep(GESTURE).await;
        }
    }
}

#[test]
fn a_turn_waits_to_be_ended_is_taken_back_whole_and_ends_by_itself_if_the_setting_says_so() {
    with_browser(async || {
        let (house, driver) = (House::open("turns"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        open_table(&browser, &house, Game { name: "isle", players: 2 }).await;
        let mut player = Player::new(&browser, Hand::Mouse);
        play_to(&mut player, "Your turn").await;
        let acts = format!("JSON.stringify(JSON.parse({LEGAL}).acts)");
        let begun = browser.ask(&format!("return {acts}")).await;
        for setting in ["self", "auto"] {
            browser.ask(&format!("document.documentElement.dataset.turns = '{setting}'")).await;
            let mut chosen = 0;
            while !browser.holds(&format!("{}.length", turn_acts(1))).await {
                let before = browser.ask(&format!("return {LEGAL}")).await;
                choose_act(&player, 0).await;
                browser.wait(&format!("{LEGAL} !== {before}")).await;
                chosen += 1;
            }
            assert!(chosen > 1, "a turn is made of several acts");
            let before = browser.ask(&format!("return {LEGAL}")).await;
            choose_act(&player, 1).await;
            if setting == "auto" {
                browser.wait(&format!("{LEGAL} !== {before}")).await;
                continue;
            }
            browser.wait(COMMIT).await;
            let words = browser.text("#commit").await;
            assert!(words.contains("ends your turn"), "{words}");
            assert!(browser.holds(&format!("{LEGAL} === {before}")).await, "it has not ended");
            browser.click("[data-undo] [value=all]").await.unwrap();
            browser.wait(&format!("{acts} === {begun}")).await;
            browser.wait("!document.querySelector('[data-undo]')").await;
        }
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
