//! Choosing ahead, while others are to choose.

use crate::choosing::{GESTURE, HAND, confirm, handles};
use crate::driver::Driver;
use crate::house::House;
use crate::player::{Hand, Player};
use crate::round::Game;
use crate::together::meet;
use crate::with_browser;

/// The button of a pass that is chosen ahead.
const LATER: &str = "#dock .acts [data-h='a.pass'].later";

#[test]
fn a_pass_chosen_ahead_looks_so_is_withdrawn_by_a_click_and_is_carried_out_by_the_server() {
    with_browser(async || {
        let (house, driver) = (House::open("ahead"), Driver::start());
        let (host, guest) = meet(&house, &driver, Game { name: "tricks", players: 3 }).await;
        for browser in [&host, &guest] {
            browser.wait("document.querySelector('[data-group=hand] [data-h]')").await;
        }
        let owes = "document.querySelector('.can')";
        let (mut first, mut second) = (false, false);
        while !first && !second {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            (first, second) = (host.holds(owes).await, guest.holds(owes).await);
        }
        let [bids, waits] = if first { [&host, &guest] } else { [&guest, &host] };
        let look =
            |fixed: bool| format!("document.querySelector(\"{LATER}\")?.matches('.fixed') === {fixed}");
        let before = bids.ask("return document.querySelector('#main').innerText").await;
        for fixed in [true, false, true] {
            waits.click(LATER).await.unwrap();
            assert!(waits.holds(&look(fixed)).await, "at once");
            tokio::time::sleep(GESTURE).await;
        }
        waits.reload().await;
        waits.wait(&look(true)).await;
        assert_eq!(
            bids.ask("return document.querySelector('#main').innerText").await,
            before,
            "nobody else sees it"
        );
        let log = waits.text("#log").await;
        // The one who bids lays a card: the turn comes to the other one sooner or later, who passes without a click.
        let player = Player::new(bids, Hand::Mouse);
        confirm(bids, "never").await;
        let card = handles(bids, HAND).await.remove(0);
        player.pick(&card).await;
        bids.click("#commit").await.unwrap();
        waits
            .wait(&format!(
                "document.querySelector('#log').textContent.slice({}).includes('You pass')",
                log.len()
            ))
            .await;
        host.close().await;
        guest.close().await;
    });
}
