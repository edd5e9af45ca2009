//! The coach on a phone: it asks before a choice, and by one finger the choice is thought over, made anyway, or the coach
//! is off.

use serde_json::Value;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::with_browser;

/// Whether the question stands there, over everything and large enough for a finger.
const ASKED: &str = "document.querySelector('#coach[open]')?.matches(':modal')
    && [...document.querySelectorAll('#coach .btn')].every(one => one.getBoundingClientRect().height >= 44)
    && document.querySelector('#coach').getBoundingClientRect().right <= innerWidth
    && document.querySelector('#coach-words').textContent.includes('?')";

/// Sends the act that is offered last, as the page would; gives its handles if the coach asks about it.
const TRY: &str = "return (async () => {
    const legal = JSON.parse(document.querySelector('#legal').dataset.legal), { seat, table } = document.body.dataset;
    const act = legal.acts.filter(({ p }) => p.every(one => typeof one === 'string')).at(-1);
    const body = JSON.stringify({ seq: legal.seq, action: act.text, key: Math.random().toString(36).slice(2), seat });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const answer = await fetch(`${table}/act`, { method: 'POST', headers, body });
    return (await answer.json()).ask ? act.p : [];
})()";

/// Plays what is offered last until the coach asks about it, and chooses that on the page, as often as it takes.
async fn until_it_asks(browser: &Browser) -> Vec<String> {
    let player = Player::new(browser, Hand::Mouse);
    for _ in 0..60 {
        match player.wait().await {
            Waiting::Notice(_) => player.read().await,
            Waiting::Over => panic!("the game is over, and the coach has not asked"),
            Waiting::Choice(_) => {}
        }
        let seq = browser.ask("return document.body.dataset.seq").await;
        let asked: Vec<String> = serde_json::from_value(browser.ask(TRY).await).unwrap();
        if !asked.is_empty() {
            return asked;
        }
        // The page follows by its stream.
        browser
            .wait(&format!("document.body.dataset.seq !== {seq} || document.querySelector('#dock.over')"))
            .await;
    }
    panic!("the coach never asks");
}

async fn choose(browser: &Browser, handles: &[String]) {
    let player = Player::new(browser, Hand::Mouse);
    for handle in handles {
        let chosen = format!(
            "document.querySelector('[data-h={}]')?.ariaPressed === 'true'",
            Value::from(handle.as_str())
        );
        if !browser.holds(&chosen).await {
            player.pick(handle).await;
        }
    }
    browser.wait(&format!("!document.body.hasAttribute('aria-busy') && ({ASKED} || !document.querySelector('#commit').hidden)")).await;
    if !browser.holds("document.querySelector('#coach[open]')").await {
        browser.click("#commit").await.unwrap();
    }
    browser.wait(ASKED).await;
}

#[test]
fn a_question_is_thought_over_played_anyway_and_turned_off_on_a_phone() {
    with_browser(async || {
        let (house, driver) = (House::open("coach"), Driver::start());
        let browser = driver.browser(Look::PHONE).await;
        browser.forget().await;
        open_table(&browser, &house, Game { name: "m", players: 3 }).await;
        browser.click(".top > .menu:last-child summary").await.unwrap();
        browser.click(".coach-level [value=mistakes]").await.unwrap();
        browser.wait("performance.getEntriesByType('resource').some(one => one.name.endsWith('/settings') && one.responseEnd)").await;
        browser.reload().await;
        browser.wait("document.querySelector('#coach') && document.querySelector('.coach-level [value=mistakes]').ariaPressed === 'true'").await;
        let handles = until_it_asks(&browser).await;
        choose(&browser, &handles).await;
        for look in [Look::PHONE, Look::PHONE.dark()] {
            browser.set_look(look).await;
            keep_picture(&browser, "coach", look).await;
        }
        browser.set_look(Look::PHONE).await;
        let seq = browser.ask("return document.body.dataset.seq").await;
        browser.click("#coach [data-close]").await.unwrap();
        browser.wait("!document.querySelector('#coach[open]')").await;
        assert!(browser.holds(&format!("document.body.dataset.seq === {seq}")).await, "nothing was played");
        assert!(browser.holds("!document.querySelector('#commit').hidden").await, "it is still chosen");

        browser.click("#commit").await.unwrap();
        browser.wait(ASKED).await;
        browser.click("#anyway").await.unwrap();
        browser
            .wait(&format!("document.body.dataset.seq !== {seq} && !document.querySelector('#coach[open]')"))
            .await;

        let handles = until_it_asks(&browser).await;
        choose(&browser, &handles).await;
        let seq = browser.ask("return document.body.dataset.seq").await;
        browser.ask("performance.clearResourceTimings()").await;
        browser.click("#coach [name=coach][value=off]").await.unwrap();
        browser.wait("!document.querySelector('#coach[open]') && performance.getEntriesByType('resource').some(one => one.name.endsWith('/settings') && one.responseEnd)").await;
        browser.click("#commit").await.unwrap();
        browser.wait(&format!("document.body.dataset.seq !== {seq}")).await;
        assert!(browser.holds("!document.querySelector('#coach[open]')").await, "it asks no more");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
