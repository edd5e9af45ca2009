//! Two people talk at a table: what is said arrives by itself, may be put out of sight, and reported.

use serde_json::json;

use crate::driver::{Browser, Driver};
use crate::house::House;
use crate::together::meet;
use crate::trouble::GAME;
use crate::with_browser;

/// Says something in words of one's own.
async fn write(browser: &Browser, text: &str) {
    browser.write("#chat-text", text).await;
    browser.click("form.say button").await.unwrap();
    hears(browser, text).await;
    browser.wait("document.querySelector('#chat-text').value === ''").await;
}

/// Waits until a line of the chat has these words, as text.
async fn hears(browser: &Browser, text: &str) {
    let lines = "[...document.querySelectorAll('#chat li')]";
    browser.wait(&format!("{lines}.some(line => line.textContent.includes({}))", json!(text))).await;
}

/// Opens the chat, on a phone at the foot of the page.
async fn look(browser: &Browser, tabs: &str) {
    browser.click(&format!("{tabs} [data-view=chat]")).await.unwrap();
    browser.wait("document.querySelector('#chat').offsetParent").await;
}

/// Opens the page about a line.
async fn about(browser: &Browser, text: &str) {
    let href = format!(
        "return [...document.querySelectorAll('#chat li')].find(line => line.textContent.includes({})).querySelector('.about').href",
        json!(text)
    );
    let href = browser.ask(&href).await;
    browser.goto(href.as_str().unwrap()).await;
}

#[test]
fn two_people_talk_put_each_other_out_of_sight_and_report() {
    with_browser(async || {
        let (house, driver) = (House::open("talk"), Driver::start());
        let (host, guest) = meet(&house, &driver, GAME).await;
        for browser in [&host, &guest] {
            browser.ask("window.isStillHere = true").await;
        }
        // What is said comes as text, and is counted until it is looked at.
        look(&host, ".tabs").await;
        write(&host, "Is it <b>my</b> turn?").await;
        guest.wait("document.querySelector('.tabbar [data-view=chat] .n').textContent === '1'").await;
        look(&guest, ".tabbar").await;
        hears(&guest, "Ilse Is it <b>my</b> turn?").await;
        guest.wait("document.querySelector('.tabbar [data-view=chat] .n').textContent === ''").await;
        assert!(!guest.holds("document.querySelector('#chat b b')").await, "no markup of others");
        guest.click(".phrases summary").await.unwrap();
        guest.click(".phrases [value=good_luck]").await.unwrap();
        hears(&host, "Noor Have a good game").await;
        write(&guest, "You are a rogue").await;
        hears(&host, "You are a rogue").await;
        for browser in [&host, &guest] {
            assert!(browser.holds("window.isStillHere").await, "nothing was loaded anew");
        }

        // The guest does not want to read the host at this table.
        about(&guest, "Is it <b>my</b> turn?").await;
        guest.click("form:has([value=table]) button").await.unwrap();
        guest.wait("document.querySelector('#dock')").await;
        assert!(!guest.text("#chat").await.contains("Ilse"), "what was said before is gone, too");
        write(&host, "Can you hear me?").await;
        look(&guest, ".tabbar").await;
        write(&guest, "Nobody speaks").await;
        hears(&host, "Nobody speaks").await;
        let heard = guest.text("#chat").await;
        assert!(!heard.contains("hear me") && heard.contains("a rogue"), "{heard}");

        // The host reports the guest, and whoever runs the house reads it.
        about(&host, "You are a rogue").await;
        host.write("#reason", "not in my house").await;
        host.click("form:has(#reason) button").await.unwrap();
        host.wait("document.querySelector('[role=status]')?.textContent.includes('Reported.')").await;
        let reports = house.admin(&["reports"]);
        assert!(reports.contains("said by Noor") && reports.contains("reported by Ilse"), "{reports}");
        assert!(reports.contains("  because: not in my house\n"), "{reports}");
        assert!(reports.contains("Noor: You are a rogue"), "{reports}");
        for browser in [&host, &guest] {
            assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
        }
        host.close().await;
        guest.close().await;
    });
}
