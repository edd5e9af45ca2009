//! What is pressed looks so at once and until the answer is in, however slow the line is.

use serde_json::json;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::with_browser;

/// Milliseconds there and back, and bytes a second.
const LINE: (u32, u32) = (400, 50_000);

/// How many frames at most pass before a press is seen: a loaded machine draws few of them.
const FRAMES: u64 = 2;

/// Watches what is pressed next: after how many frames it looks so, and how long. It is found anew in each frame, as the
/// page may replace it.
const WATCH: &str = "
    const seen = window.seen = { frames: null, ms: null, lasted: null };
    addEventListener('pointerdown', event => {
        const one = event.target.closest('[data-h], button'), { h } = one.dataset;
        const now = () => one.isConnected ? one : document.querySelector(h ? `[data-h=\"${CSS.escape(h)}\"]` : `#${one.id}`);
        const looks = () => { const there = now(); return !!there && getComputedStyle(there).filter.includes('brightness'); };
        let frames = 0;
        const frame = time => {
            frames++;
            if (seen.frames === null && looks()) { seen.frames = frames; seen.ms = Math.round(time - event.timeStamp); }
            if (seen.frames !== null && !looks()) { seen.lasted = Math.round(time - event.timeStamp); return; }
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    }, { capture: true, once: true });";

/// Presses something, waits until it looks like itself again, and says what was seen.
async fn press(browser: &Browser, what: &str, selector: &str) {
    browser.ask(WATCH).await;
    if browser.holds(&format!("document.querySelector({}) instanceof SVGElement", json!(selector))).await {
        browser.click_drawing(selector).await.unwrap();
    } else {
        browser.click(selector).await.unwrap();
    }
    browser.wait("window.seen.lasted !== null").await;
    let seen = browser.ask("return window.seen").await;
    eprintln!(
        "{what}: looks pressed after {} frames, {} ms, for {} ms",
        seen["frames"], seen["ms"], seen["lasted"]
    );
    assert!(seen["frames"].as_u64().unwrap() <= FRAMES, "{what}: {seen}");
    assert!(seen["lasted"].as_u64().unwrap() >= u64::from(LINE.0), "{what}: before it is answered: {seen}");
}

fn what_is_pressed_looks_so(game: Game) {
    with_browser(async || {
        let (house, driver) = (House::open(&format!("pressed-{}", game.name)), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        open_table(&browser, &house, game).await;
        let player = Player::new(&browser, Hand::Mouse);
        while let Waiting::Notice(_) = player.wait().await {
            player.read().await;
        }
        browser.ask("document.documentElement.dataset.confirm = 'always'").await;
        // What the server is asked about: why something cannot be chosen.
        let refused = "const one = [...document.querySelectorAll('[data-h][aria-disabled=true]')].find(one => {
            const box = one.getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-h]') === one;
        }); return one ? `[data-h='${one.dataset.h}']` : null";
        let refused = browser.ask(refused).await;
        browser.set_line(LINE.0, LINE.1).await;
        press(&browser, &format!("{}, refused", game.name), refused.as_str().unwrap()).await;
        assert!(browser.holds("!document.querySelector('#tip').hidden").await, "it is answered");
        // What is sent.
        for _ in 0..8 {
            if browser.holds("document.querySelector('#commit:not([hidden])')").await {
                break;
            }
            let Waiting::Choice(next) = player.wait().await else { panic!("nothing to choose") };
            player.pick(&next[0]).await;
        }
        let before =
            browser.ask("performance.clearResourceTimings(); return Number(document.body.dataset.seq)").await;
        press(&browser, &format!("{}, sent", game.name), "#commit").await;
        assert!(
            browser.holds(&format!("Number(document.body.dataset.seq) > {before}")).await,
            "it is answered"
        );
        browser.close().await;
    });
}

#[test]
fn what_is_pressed_looks_so_until_it_is_answered_in_m() {
    what_is_pressed_looks_so(Game { name: "m", players: 3 });
}

#[test]
fn what_is_pressed_looks_so_until_it_is_answered_on_volcanic_isle() {
    what_is_pressed_looks_so(Game { name: "isle", players: 3 });
}
