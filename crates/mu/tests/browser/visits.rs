//! What a visit loads, and what a choice sends: requests and bytes, as a browser receives them. Times are printed: they
//! say something of the machine, too.

use serde_json::Value;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::with_browser;

/// What the first visit of the front page may take: bytes and requests.
const FRONT: (u64, usize) = (120_000, 12);
/// What the first visit of a table may take, with what comes after the first paint.
const TABLE: u64 = 150_000;
/// How many milliseconds the one request of a choice may take on a line of 400 ms and 400 kbit/s.
const ANSWERED: u64 = 1200;
/// What any later visit may take.
const LATER: u64 = 30_000;

const GAMES: [Game; 4] = [
    Game { name: "m", players: 4 },
    Game { name: "tricks", players: 5 },
    Game { name: "city", players: 4 },
    Game { name: "isle", players: 4 },
];

/// What a page has asked the network for: each with the bytes of its head and its body.
async fn asked(browser: &Browser) -> Vec<(String, u64)> {
    let script =
        "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(one => one.transferSize > 0).map(one => [new URL(one.name).pathname, one.transferSize])";
    let asked: Vec<(String, u64)> = serde_json::from_value(browser.ask(script).await).unwrap();
    asked
}

/// Opens a page and waits until it is whole: gives what was asked for, and the milliseconds until it could be used
/// and until it was whole.
async fn visit(browser: &Browser, address: &str) -> (Vec<(String, u64)>, u64, u64) {
    browser.goto(address).await;
    browser.wait("performance.getEntriesByType('navigation')[0].loadEventEnd > 0").await;
    if browser.holds("document.body.dataset.seq !== undefined").await {
        let loads = "performance.getEntriesByType('resource').some(one => one.name.endsWith('/motion.js'))";
        browser.wait(loads).await;
    }
    let times = "const { domContentLoadedEventEnd: usable, loadEventEnd: whole } = performance.getEntriesByType('navigation')[0];
        return [Math.round(usable), Math.round(whole)]";
    let times = browser.ask(times).await;
    let time = |value: &Value| value.as_u64().unwrap_or_default();
    (asked(browser).await, time(&times[0]), time(&times[1]))
}

fn sum(asked: &[(String, u64)]) -> u64 {
    asked.iter().map(|(_, bytes)| bytes).sum()
}

/// Waits until every file is compressed as well as it can be: a server is older than a moment.
async fn packed(browser: &Browser, house: &House) {
    browser.goto(&house.page("/")).await;
    browser
        .wait("fetch(document.querySelector('link[rel=stylesheet]').href, { cache: 'no-store' }).then(answer => { window.tag = answer.headers.get('etag'); }) && window.tag?.includes('-br')")
        .await;
}

#[test]
fn a_first_visit_loads_little_and_a_later_one_next_to_nothing() {
    with_browser(async || {
        let (house, driver) = (House::open("visits"), Driver::start());
        let first = driver.browser(Look::DESKTOP).await;
        packed(&first, &house).await;
        let browser = driver.browser(Look::DESKTOP).await;
        let (asked, ..) = visit(&browser, &house.page("/")).await;
        // One more is the stream, which goes on.
        let (bytes, requests) = (sum(&asked), asked.len() + 1);
        eprintln!("front page: {bytes} bytes, {requests} requests: {asked:?}");
        assert!(bytes <= FRONT.0 && requests <= FRONT.1, "{asked:?}");
        let (again, ..) = visit(&browser, &house.page("/")).await;
        eprintln!("again: {} bytes", sum(&again));
        assert!(sum(&again) <= LATER, "{again:?}");
        for game in GAMES {
            open_table(&first, &house, game).await;
            let table = first.ask("return location.href").await;
            let browser = driver.browser(Look::DESKTOP).await;
            let (asked, ..) = visit(&browser, table.as_str().unwrap()).await;
            eprintln!("{}: {} bytes, {} requests: {asked:?}", game.name, sum(&asked), asked.len() + 1);
            assert!(sum(&asked) <= TABLE, "{}: {asked:?}", game.name);
            let (again, ..) = visit(&browser, table.as_str().unwrap()).await;
            eprintln!("again: {} bytes", sum(&again));
            assert!(sum(&again) <= LATER, "{}: {again:?}", game.name);
            browser.close().await;
        }
    });
}

#[test]
fn the_front_page_is_there_after_two_ways_there_and_back() {
    with_browser(async || {
        let (house, driver) = (House::open("slow"), Driver::start());
        packed(&driver.browser(Look::PHONE).await, &house).await;
        let browser = driver.browser(Look::PHONE).await;
        browser.set_line(400, 50_000).await;
        let (asked, usable, whole) = visit(&browser, &house.page("/")).await;
        eprintln!("400 ms, 50 kB/s: can be used after {usable} ms, whole after {whole} ms");
        let needed: u64 =
            asked.iter().filter(|(path, _)| !path.contains("/poster-")).map(|(_, bytes)| bytes).sum();
        assert!(needed <= 60_000, "what is needed before it can be used: {asked:?}");
        // Nothing that it needs is found only in something that it has asked for.
        let named = browser.ask("return fetch('/').then(answer => answer.text())").await;
        let named = named.as_str().unwrap();
        for (path, _) in asked.iter().filter(|(path, _)| path != "/") {
            assert!(named.contains(path.as_str()), "{path} is found late");
        }
    });
}

#[test]
fn a_choice_is_one_request() {
    with_browser(async || {
        let (house, driver) = (House::open("line"), Driver::start());
        for game in GAMES {
            let browser = driver.browser(Look::DESKTOP).await;
            open_table(&browser, &house, game).await;
            let mut player = Player::new(&browser, Hand::Mouse);
            let handles = loop {
                match player.wait().await {
                    Waiting::Choice(handles) => break handles,
                    Waiting::Notice(_) => player.read().await,
                    Waiting::Over => panic!("{}: a game of no choice", game.name),
                }
            };
            browser.set_line(400, 50_000).await;
            browser
                .ask("performance.clearResourceTimings(); window.before = Number(document.body.dataset.seq);
                    new MutationObserver(() => { if (window.sent && Number(document.body.dataset.seq) > window.before) window.seen ??= performance.now(); })
                        .observe(document.body, { attributes: true });
                    const { fetch } = window;
                    window.fetch = (...all) => { if (String(all[0]).endsWith('/act')) window.sent ??= performance.now(); return fetch(...all); };")
                .await;
            player.choose(&handles).await;
            browser.wait("window.seen").await;
            // `/looking` is sent when a page opens, and may still be under way on a slow line.
            let asked: Vec<(String, u64)> = serde_json::from_value(
                browser.ask("return performance.getEntriesByType('resource').map(one => [new URL(one.name).pathname, Math.round(one.duration)]).filter(([path]) => path.startsWith('/t/') && !path.endsWith('/looking'))").await,
            )
            .unwrap();
            let time = browser.ask("return Math.round(window.seen - window.sent)").await;
            eprintln!("{}: 400 ms, 400 kbit/s: seen after {time} ms; {asked:?}", game.name);
            assert!(
                asked.len() <= 1 && asked.iter().all(|(path, ms)| path.ends_with("/act") && *ms <= ANSWERED),
                "{}: {asked:?}",
                game.name
            );
            browser.close().await;
        }
    });
}
