//! The replay of a game in a real page: forward, back and to any position, the board is that of a page which was made
//! for this position.

use serde_json::{Value, json};

use crate::after::saved;
use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::round::{Game, open_table};
use crate::with_browser;

/// The keys of WebDriver.
const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';

/// Plays on at random by what the page is offered, as its script would; gives whether the game goes on.
pub(crate) const PLAY_ON: &str = r"
    const { table: address, seq } = document.body.dataset, some = list => list[Math.floor(Math.random() * list.length)];
    for (let times = 0; times < 40; times++) {
        const update = await (await fetch(`${address}?after=${seq}`, { headers: { Accept: 'application/json' } })).json();
        if (Object.values(update.html ?? {}).some(markup => markup.includes('to-replay'))) return false;
        const acts = update.legal?.acts ?? [];
        if (!acts.length) { await new Promise(done => setTimeout(done, 30)); continue; }
        const act = some(acts), set = act.p.at(-1);
        const items = set.of ? set.of.slice(0, set.min).map((handle, at) => set.called?.[at] ?? handle) : [];
        const body = JSON.stringify({ seq: update.seq, key: `k${update.seq}-${times}`, seat: update.turn, action: act.text.replace('{}', items.join(',')) });
        await fetch(`${address}/act`, { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' }, body });
    }
    return true;";

/// Where the board and the players differ from those of the same page loaded anew, apart from what the script marks on
/// them; empty if they do not.
pub(crate) const DIFFERENCE: &str = r"
    const parts = ['main', 'panel', 'players', 'moment', 'stages'].filter(id => document.getElementById(id));
    const plain = page => parts.map(id => {
        const copy = page.getElementById(id).cloneNode(true);
        for (const one of copy.querySelectorAll('.zoom-inset')) one.remove();
        for (const one of [copy, ...copy.querySelectorAll('*')]) {
            for (const mark of ['viewBox', 'data-ready', 'data-box', 'tabindex', 'aria-pressed', 'aria-disabled', 'aria-hidden', 'data-n']) one.removeAttribute(mark);
            one.classList.remove('can', 'sel', 'alt', 'later', 'moved', 'refused');
            if (!one.classList.length) one.removeAttribute('class');
        }
        return copy.outerHTML;
    }).join(' ');
    const fresh = new DOMParser().parseFromString(await (await fetch(location)).text(), 'text/html');
    const [here, there] = [plain(document), plain(fresh)], differs = [...here].findIndex((sign, at) => sign !== there[at]), at = differs < 0 ? here.length : differs;
    return here === there ? '' : `${here.slice(Math.max(at - 200, 0), at + 200)} // ${there.slice(Math.max(at - 200, 0), at + 200)}`;";

async fn step(browser: &Browser) -> u64 {
    let step = "return Number(new URL(location).searchParams.get('step'))";
    browser.ask(step).await.as_u64().unwrap()
}

/// Presses a key and waits until the page shows another position.
async fn press(browser: &Browser, key: char) -> u64 {
    let before = step(browser).await;
    browser.press(key).await;
    browser.wait(&format!("Number(new URL(location).searchParams.get('step')) !== {before}")).await;
    browser.wait("!document.body.hasAttribute('data-playing')").await;
    step(browser).await
}

async fn is_as_made_for_it(browser: &Browser, what: &str) {
    assert_eq!(browser.ask(DIFFERENCE).await, json!(""), "{what} at {}", step(browser).await);
}

pub(crate) async fn finished(browser: &Browser, house: &House, game: Game) {
    open_table(browser, house, game).await;
    while browser.ask(PLAY_ON).await == Value::Bool(true) {}
    browser.reload().await;
    browser.wait("document.querySelector('#to-replay')").await;
}

#[test]
fn a_game_is_gone_through_by_keys_buttons_slider_and_log() {
    with_browser(async || {
        let (house, driver) = (House::open("replay"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        finished(&browser, &house, Game { name: "m", players: 2 }).await;
        browser.ask("document.querySelector('#ending').open = true").await;
        browser.click("#to-replay").await.unwrap();
        browser.wait("document.querySelector('.moments input')?.max > 5").await;
        let mut steps = Vec::new();
        for _ in 0..12 {
            steps.push(press(&browser, RIGHT).await);
            is_as_made_for_it(&browser, "forward").await;
        }
        browser.reload().await;
        browser.wait("document.querySelector('.moments input')?.value === '12'").await;
        for before in steps.iter().rev().skip(1).take(6) {
            assert_eq!(press(&browser, LEFT).await, *before);
            is_as_made_for_it(&browser, "back").await;
        }
        let last = press(&browser, END).await;
        is_as_made_for_it(&browser, "the end").await;
        let ending = browser.text("#moment").await;
        assert!(["win", "victory"].iter().any(|word| ending.contains(word)), "{ending}");
        keep_picture(&browser, "replay-end", Look::DESKTOP).await;
        press(&browser, HOME).await;
        is_as_made_for_it(&browser, "the beginning").await;
        let middle = "const slider = document.querySelector('.moments input'); slider.value = Math.floor(slider.max / 2); slider.dispatchEvent(new Event('input', { bubbles: true }));";
        browser.ask(middle).await;
        browser.wait(&format!("Number(new URL(location).searchParams.get('step')) > {}", steps[6])).await;
        is_as_made_for_it(&browser, "the slider").await;
        let half = step(&browser).await;
        browser.click(".moments [data-go=back]").await.unwrap();
        browser.wait(&format!("Number(new URL(location).searchParams.get('step')) < {half}")).await;
        browser.click("#log li.later:last-child").await.unwrap();
        browser.wait(&format!("Number(new URL(location).searchParams.get('step')) === {last}")).await;
        is_as_made_for_it(&browser, "a line of the log").await;
        press(&browser, HOME).await;
        browser.click(".moments [data-go=play]").await.unwrap();
        browser.wait(&format!("Number(new URL(location).searchParams.get('step')) > {}", steps[2])).await;
        browser.click(".moments [data-go=play]").await.unwrap();
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}

#[test]
fn who_was_not_there_is_shown_nothing_of_what_comes() {
    with_browser(async || {
        let (house, driver) = (House::open("replay-later"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        finished(&browser, &house, Game { name: "m", players: 2 }).await;
        let address = browser.ask("return document.body.dataset.table").await;
        let stranger = driver.browser(Look::PHONE).await;
        stranger.goto(&house.page(&format!("{}/replay", address.as_str().unwrap()))).await;
        stranger.wait("document.querySelector('.moments input')").await;
        keep_picture(&stranger, "replay", Look::PHONE).await;
        for known in 1..=4 {
            stranger.click(".moments [data-go=on]").await.unwrap();
            stranger.wait(&format!("document.querySelector('.moments input').max === '{known}'")).await;
            assert!(!stranger.holds("document.querySelector('#log li.later')").await);
        }
        stranger.click(".replay .prompt a[href*=whole]").await.unwrap();
        stranger.wait("document.querySelector('.moments input')?.max > 5").await;
        stranger.click(".replay .eyes summary").await.unwrap();
        stranger.click(".replay .eyes a[href*='as=b']").await.unwrap();
        stranger
            .wait("document.body.dataset.seat === 'b' && document.querySelector('.moments input')?.max > 5")
            .await;
        assert!(step(&stranger).await > 0, "other eyes see the same position");
        assert_eq!(stranger.console().await, Vec::<String>::new());
        stranger.close().await;
        browser.close().await;
    });
}

#[test]
fn what_there_is_to_read_comes_with_the_move_that_brings_it_and_to_nobody_who_goes_elsewhere() {
    const SHEET: &str = "document.querySelector('#notice[open]')";
    const FIRST: &str =
        "[...document.querySelectorAll('#log .rd')].find(line => line.textContent.includes('Round 2'))";
    with_browser(async || {
        let (house, driver) = (House::open("replay-notice"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.mu");
        std::fs::write(&file, saved("tricks", 4, 150)).unwrap();
        browser.goto(&house.page("/import")).await;
        browser.write("#file", file.to_str().unwrap()).await;
        browser.click("form[action='/import'] button").await.unwrap();
        browser.wait("document.querySelector('.moments input')").await;
        browser.click(".replay .prompt a[href*=whole]").await.unwrap();
        browser.wait("document.querySelector('.moments input')?.max > 100").await;
        browser.ask(&format!("{FIRST}.click()")).await;
        browser.wait("Number(new URL(location).searchParams.get('step')) > 60").await;
        let second = step(&browser).await;
        assert!(browser.holds("document.querySelector('#notice[data-key]')").await, "a round has ended");
        assert!(!browser.holds(SHEET).await, "by the log");
        press(&browser, RIGHT).await;
        assert!(!browser.holds(SHEET).await, "one later");
        for _ in 0..2 {
            press(&browser, LEFT).await;
            assert!(!browser.holds(SHEET).await, "backward");
        }
        // Once more, since what has been read in a replay may be read again.
        for _ in 0..2 {
            assert_eq!(press(&browser, RIGHT).await, second);
            browser.wait(SHEET).await;
            press(&browser, RIGHT).await;
            assert!(!browser.holds(SHEET).await, "whoever goes on has read it");
            press(&browser, LEFT).await;
            press(&browser, LEFT).await;
        }
        press(&browser, RIGHT).await;
        browser.reload().await;
        browser.wait("document.querySelector('.moments input')?.max > 100").await;
        assert!(!browser.holds(SHEET).await, "by the address");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}
