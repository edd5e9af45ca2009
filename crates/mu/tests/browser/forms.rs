//! What the script adds to the form of a new table.

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::with_browser;

/// Seats so many, the visitor and computers.
async fn seat(browser: &Browser, players: u8) {
    let seats = format!(
        "for (const row of document.querySelectorAll('[data-seat]')) {{
            const at = 'abcdef'.indexOf(row.dataset.seat), kind = at === 0 ? 'me' : at < {players} ? 'computer' : 'closed';
            row.querySelector(`input[value=${{kind}}]`).click();
        }}"
    );
    browser.ask(&seats).await;
}

const STALL: &str = "document.querySelector('input[name=\"option.stall\"]:checked').value";
const PRESSED: &str = "document.querySelector('[name=preset][aria-pressed=true]')?.value ?? 'none'";

/// Two who open Volcanic Isle are given the restless earth, unless somebody has chosen otherwise (ISLE-13.4).
#[test]
fn the_number_of_players_proposes_a_set_of_options() {
    with_browser(async || {
        let (house, driver) = (House::open("forms"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.goto(&house.page("/new/isle")).await;
        for (players, stall, pressed) in [
            (3, "quiet_end", "standard"),
            (2, "restless_earth", "restless_earth"),
            (4, "quiet_end", "standard"),
            (2, "restless_earth", "restless_earth"),
        ] {
            seat(&browser, players).await;
            assert!(browser.holds(&format!("{STALL} === '{stall}'")).await, "{players} players");
            assert!(browser.holds(&format!("{PRESSED} === '{pressed}'")).await, "{players} players");
        }
        browser.wait("document.querySelector('#say').textContent.includes('by itself')").await;
        for look in [Look::DESKTOP, Look::PHONE.dark()] {
            browser.set_look(look).await;
            keep_picture(&browser, "new-table-for-two", look).await;
        }
        // One tap away, and then nothing is changed by itself any more.
        browser.ask("document.querySelector('input[name=\"option.stall\"][value=quiet_end]').click()").await;
        for players in [3, 2] {
            seat(&browser, players).await;
            assert!(browser.holds(&format!("{STALL} === 'quiet_end'")).await, "{players} players");
            assert!(browser.holds(&format!("{PRESSED} === 'none'")).await, "{players} players");
        }
        assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
    });
}
