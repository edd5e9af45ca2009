//! No click is lost, whatever the computers do meanwhile.

use std::time::Duration;

use serde_json::{Value, json};

use crate::driver::{Browser, Driver, Look};
use crate::house::{House, rehearsal};
use crate::look::keep_picture;
use crate::round::{Game, open_table};
use crate::{is_night, is_sampled, with_browser};

/// The paces at which a page shows what has happened.
const PACES: [&str; 4] = ["slow", "normal", "quick", "once"];

/// Computers make many choices a second.
const PACE: &[&str] = &["--bot-pause", "20", "--think-time", "20", "--think-time-others", "5"];

/// Writes down every press on a handle: what it hit, which click followed, and whether the page answered. Counts
/// what the stream has brought.
const RECORDER: &str = "{
    const seen = window.seen = { presses: [], updates: 0, sent: 0 };
    const handle = thing => thing.closest?.('[data-h]')?.dataset.h ?? null;
    const state = () => JSON.stringify([[...document.querySelectorAll('.sel')].map(handle), document.querySelector('#tip').outerHTML,
        document.body.hasAttribute('aria-busy'), seen.sent, document.querySelectorAll('dialog[open]').length]);
    const told = () => !document.querySelector('#tip').hidden;
    // A click soon after another one at the same place belongs to its gesture (gesture.js). If the first has chosen or
    // sent something, the page takes it as the end of that and not as a click on what has come there meanwhile.
    let last = null;
    const goesOn = event => last && event.timeStamp - last.timeStamp < 400 && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) <= 12;
    const chosen = wanted => [...document.querySelectorAll('.sel')].some(one => handle(one) === wanted);
    const lies = ({ clientX: x, clientY: y }) => [...document.querySelectorAll('[data-h]')].some(one => {
        const box = one.getBoundingClientRect();
        return box.left < x && x < box.right && box.top < y && y < box.bottom;
    });
    const { fetch } = window, { EventSource } = window;
    window.fetch = (...all) => {
        if (all[1]?.method === 'POST') seen.sent++;
        const answer = fetch(...all), asked = new URL(all[0], location.href).searchParams.get('h');
        // The server has said why not; a click that comes sooner than it is read takes the note away.
        if (asked !== null) answer.then(() => { for (const press of seen.presses) if (press.h === asked && press.clicked) press.answered = true; });
        return answer;
    };
    window.EventSource = class extends EventSource {
        constructor(...all) { super(...all); this.addEventListener('table', () => { seen.updates++; }); }
    };
    addEventListener('pointerdown', event => {
        // During a transition of the page everything lands on the document itself, whatever lies there.
        const deaf = event.target === document.documentElement && lies(event) && !document.querySelector('dialog[open]');
        if (deaf || handle(event.target)) seen.presses.push({ h: handle(event.target), deaf, clicked: false, answered: false, ends: false });
    }, true);
    addEventListener('click', event => {
        const isEnd = goesOn(event);
        last = event;
        const clicked = handle(event.target), press = seen.presses.slice(-2).find(one => !one.clicked && !one.deaf && one.h === clicked);
        if (!press) return;
        press.clicked = true;
        const before = state(), look = () => {
            press.ends ||= isEnd && event.defaultPrevented;
            press.answered ||= press.ends || state() !== before || told() || chosen(press.h);
        };
        for (const later of [0, 20, 50, 100, 200, 400, 800, 1600]) setTimeout(look, later);
    }, true);
    // What was pressed may be there no more when it is let go: that is said.
    addEventListener('gone', ({ detail: gone }) => {
        const press = seen.presses.slice(-2).find(one => !one.clicked && one.h === gone);
        if (!press || document.querySelector(`[data-h=\"${CSS.escape(gone)}\"]`)) return;
        press.clicked = true;
        setTimeout(() => { press.answered ||= told(); });
    }, true);
}";

/// Waits for the answers to the last clicks.
const ANSWERED: &str = "
    const { presses } = window.seen, begun = performance.now();
    return new Promise(done => {
        const look = () => {
            const waited = performance.now() - begun, isAnswered = presses.every(one => one.answered);
            if (waited > 2000 || (waited > 100 && isAnswered)) done(); else setTimeout(look, 20);
        };
        look();
    });";

/// Where the next clicks go: to things that may be chosen, to what sends the choice, and to things that may not
/// be chosen. Whatever is to be read is closed.
const PLACES: &str = "
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    const inSight = one => {
        const box = one.getBoundingClientRect(), at = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
        return box.width && document.elementFromPoint(...at)?.closest('[data-h], button') === one ? [at] : [];
    };
    const turned = all => all.map((_, at) => all[(at + TURN) % all.length]);
    const can = turned([...document.querySelectorAll('.can')].flatMap(inSight)).slice(0, 4);
    const go = [...document.querySelectorAll('#commit:not([hidden])')].flatMap(inSight);
    const others = turned([...document.querySelectorAll('[data-h]:not(.can)')].flatMap(inSight)).slice(0, 6);
    return { over: !!document.querySelector('#dock.over'), places: [...can.slice(0, 2), ...go, ...others, ...can.slice(2), ...go] };";

/// What was seen at a table.
#[derive(Debug, Default)]
struct Sum {
    clicks: usize,
    /// Clicks that only ended a gesture.
    ends: usize,
    deaf: usize,
    swallowed: Vec<String>,
    unanswered: Vec<String>,
    updates: u64,
}

impl Sum {
    async fn add(&mut self, browser: &Browser) {
        browser.ask(ANSWERED).await;
        let seen = browser.ask("const { presses, updates } = window.seen; window.seen.presses = []; window.seen.updates = 0; return { presses, updates }").await;
        self.updates += seen["updates"].as_u64().unwrap();
        for press in seen["presses"].as_array().unwrap() {
            self.clicks += 1;
            self.ends += usize::from(press["ends"] == true);
            if press["deaf"] == true {
                self.deaf += 1;
            } else if press["clicked"] == false {
                self.swallowed.push(press["h"].as_str().unwrap_or_default().to_owned());
            } else if press["answered"] == false {
                self.unanswered.push(press["h"].as_str().unwrap_or_default().to_owned());
            }
        }
    }
}

/// The paces that are tried with the game of this number: all of them at night, else one, another one for each game.
fn paces(number: usize) -> Vec<&'static str> {
    if is_night() {
        return PACES.to_vec();
    }
    let seed: usize = rehearsal().parse().unwrap();
    vec![PACES[(seed + number) % PACES.len()]]
}

/// Clicks every 50 ms through whole games while computers play, and finds every click received and answered; in one of
/// the four games, or at night in all.
fn no_click_is_lost(number: usize, game: Game) {
    if !is_sampled(number, 4) {
        return;
    }
    with_browser(async || {
        let (house, driver) = (House::open_with(&format!("clicks-{}", game.name), PACE), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.like_motion().await;
        browser.run_first(RECORDER).await;
        for pace in paces(number) {
            let sum = click_at(&browser, &house, game, pace).await;
            eprintln!("{}, {pace}: {sum:?}", game.name);
            assert!(sum.clicks > 60 && sum.updates > 10, "{pace}: too little happened: {sum:?}");
            assert!(
                sum.deaf == 0
                    && sum.ends * 20 < sum.clicks
                    && sum.swallowed.is_empty()
                    && sum.unanswered.is_empty(),
                "{pace}: {sum:?}"
            );
        }
        browser.close().await;
    });
}

/// Clicks through a game at one pace.
async fn click_at(browser: &Browser, house: &House, game: Game, pace: &str) -> Sum {
    let chosen = format!("document.documentElement.dataset.pace = '{pace}'");
    let mut sum = Sum::default();
    open_table(browser, house, game).await;
    for turn in 0..2000_usize {
        browser.ask(&chosen).await;
        let found = browser.ask(&PLACES.replace("TURN", &turn.to_string())).await;
        let places: Vec<[f64; 2]> = serde_json::from_value(found["places"].clone()).unwrap();
        browser.click_places(&places, Duration::from_millis(50)).await;
        sum.add(browser).await;
        if found["over"] == true {
            return sum;
        }
        if places.is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    keep_picture(browser, &format!("clicks-{}", game.name), Look::DESKTOP).await;
    let text = browser.ask("return document.body.innerText").await;
    panic!("{}, {pace}: the game never ends: {sum:?}\n{text}", game.name);
}

#[test]
fn no_click_is_lost_in_mue_while_computers_play() {
    no_click_is_lost(0, Game { name: "tricks", players: 6 });
}

#[test]
fn no_click_is_lost_in_m_while_computers_play() {
    no_click_is_lost(1, Game { name: "m", players: 6 });
}

#[test]
fn no_click_is_lost_in_mu_while_computers_play() {
    no_click_is_lost(2, Game { name: "city", players: 5 });
}

#[test]
fn no_click_is_lost_on_volcanic_isle_while_computers_play() {
    no_click_is_lost(3, Game { name: "isle", players: 4 });
}

/// Puts a region into the page anew, as an update does that changed it: the server knows nothing of what is pressed.
const SWAP: &str = "
    const { swap_js: { swap } } = await import(document.querySelector('script[type=module]').src);
    const region = document.querySelector(SELECTOR).closest('#main, #dock, #players, #panel');
    await swap({ [region.id]: region.outerHTML.replaceAll(' pressed', '') });";

#[test]
fn a_press_counts_when_what_is_pressed_is_replaced_before_it_is_let_go() {
    with_browser(async || {
        let (house, driver) = (House::open("straddle"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        open_table(&browser, &house, Game { name: "m", players: 2 }).await;
        browser.wait("document.querySelector('.can')").await;
        browser.ask("document.querySelector('#players').insertAdjacentHTML('afterbegin', '<button class=plain type=button aria-label=plain>plain</button>')").await;
        browser.ask("window.clicks = []; addEventListener('click', ({ target }) => { const one = target.closest('[data-h], button'); if (one) window.clicks.push(one.dataset.h ?? one.ariaLabel); }, true)").await;
        // Something that may be chosen, and a button that has no handle and no name of its own.
        for selector in ["[data-h].can", "#players .plain"] {
            let said = format!(
                "const one = document.querySelector({}); return one.dataset.h ?? one.ariaLabel",
                json!(selector)
            );
            let wanted = browser.ask(&said).await;
            assert_eq!(clicks_across_a_swap(&browser, selector, 0.0).await, json!([wanted]), "{selector}");
            let moved = clicks_across_a_swap(&browser, selector, 60.0).await;
            assert_eq!(moved, json!([]), "{selector}: let go elsewhere is no click");
        }
        browser.close().await;
    });
}

/// Presses something that is then put into the page anew, and lets it go so many pixels above; gives what was clicked.
async fn clicks_across_a_swap(browser: &Browser, selector: &str, moved: f64) -> Value {
    browser.ask("window.clicks = []").await;
    let (x, y) = browser.press_at(selector).await;
    let swap = SWAP.replace("SELECTOR", &json!(selector).to_string());
    browser.ask(&format!("return (async () => {{ {swap} }})()")).await;
    browser.release_at(x, y - moved).await;
    if moved == 0.0 {
        browser.wait("window.clicks.length").await;
    }
    // Whatever came late would be seen as well.
    tokio::time::sleep(Duration::from_millis(100)).await;
    browser.ask("return window.clicks").await
}
