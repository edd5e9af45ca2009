//! How every page looks: nothing beyond the edge, nothing cut, nothing on top of something else.

use serde_json::Value;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::{is_sampled, with_browser};

/// The four looks in which every page is opened.
const LOOKS: [Look; 4] = [Look::DESKTOP, Look::DESKTOP.dark(), Look::PHONE, Look::PHONE.dark()];

/// What is wrong with the page as it stands, in words.
///
/// A control is clipped if part of it lies outside the window or outside a box that hides what
/// overflows and cannot be scrolled; two controls overlap if the middle of one belongs to the other, or, on a
/// drawing, if nothing to speak of is left of one.
const FAULTS: &str = r"
    const faults = [], wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) {
        const culprit = [...document.querySelectorAll('body *')].find(one => one.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(one).position !== 'fixed');
        faults.push(`scrolls sideways: ${wide} > ${innerWidth} by ${culprit?.outerHTML.slice(0, 120)}`);
    }
    const name = one => `${one.tagName.toLowerCase()} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)} [${one.dataset.h ?? one.className?.baseVal ?? one.className}]`;
    const ground = document.querySelector('dialog[open]') ?? document; // what lies under a dialog cannot be reached
    const controls = [...ground.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea, summary, [data-h]')]
        .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.sr, [inert]'))
        // On a small screen the other views lie over the table.
        .filter(one => innerWidth >= 900 || (document.body.dataset.view ?? 'table') === 'table' || !one.closest('#main, #dock'));
    const scrolls = one => { for (let up = one.parentElement; up; up = up.parentElement) { const style = getComputedStyle(up); if (/auto|scroll/.test(style.overflowX + style.overflowY)) return up; } return null; };
    // Looking at one point of a map takes a while: only what lies under something is looked at all over.
    const isReached = (one, box) => {
        let count = 0;
        for (let across = 1; across < 13; across++) for (let down = 1; down < 13; down++) {
            const top = document.elementFromPoint(box.left + box.width * across / 13, box.top + box.height * down / 13);
            if (top?.closest('[data-h]') === one && ++count === 4) return true;
        }
        return false;
    };
    for (const one of controls) {
        one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const holder = scrolls(one);
        const area = holder ? holder.getBoundingClientRect() : { left: 0, top: 0, right: innerWidth, bottom: document.documentElement.scrollHeight };
        if (!holder && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`beyond the edge: ${name(one)}`);
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (x < Math.max(0, area.left) || x > Math.min(innerWidth, area.right) || y < Math.max(0, area.top) || y > Math.min(innerHeight, area.bottom)) continue;
        const top = document.elementFromPoint(x, y);
        const lies = top && !one.contains(top) && !top.contains(one);
        // On a map a small thing may stand in the middle of a place, as long as enough of the place is left.
        if (lies && one instanceof SVGElement && one.dataset.h && isReached(one, box)) continue;
        if (lies) faults.push(`${name(one)} lies under ${name(top.closest('button, a, [data-h]') ?? top)}`);
        if (one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflowX === 'hidden' && !/ellipsis/.test(getComputedStyle(one).textOverflow) && one.matches('button, a') && !one.querySelector('svg')) faults.push(`text cut: ${name(one)}`);
    }
    scrollTo(0, 0);
    return faults;
";

/// Opens the present page in all looks.
async fn inspect(browser: &Browser, what: &str) {
    for look in LOOKS {
        browser.set_look(look).await;
        // Layout follows the new size before the next frame.
        browser.ask("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))").await;
        let faults = browser.ask(FAULTS).await;
        keep_picture(browser, what, look).await;
        assert_eq!(faults, Value::Array(Vec::new()), "{what} at {look:?}");
    }
    assert_eq!(browser.console().await, Vec::<String>::new(), "{what}: errors in the console");
}

/// Keeps a picture of every page if `MU_PICTURES` names a folder: to look at, and for the documents.
pub(crate) async fn keep_picture(browser: &Browser, what: &str, look: Look) {
    let Ok(folder) = std::env::var("MU_PICTURES") else { return };
    let device = if look.width < 900 { "phone" } else { "desktop" };
    let dark = if look.scheme == "dark" { "-dark" } else { "" };
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(format!("{folder}/{what}-{device}{dark}.png"), browser.picture().await).unwrap();
}

#[test]
fn pages_of_the_house() {
    with_browser(async || {
        let (house, driver) = (House::open("house"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        for (path, what) in [
            ("/", "lobby"),
            ("/new/tricks", "new-table"),
            ("/new/m", "new-table-m"),
            ("/new/isle", "new-table-isle"),
            ("/new/city", "new-table-city"),
            ("/rules", "rules"),
            ("/rules/tricks", "rules-tricks"),
            ("/rules/m", "rules-m"),
            ("/rules/isle", "rules-isle"),
            ("/rules/city", "rules-city"),
            ("/rules/tricks?q=trump", "rules-search"),
            ("/settings", "settings"),
            ("/best/m/2", "best"),
            ("/about", "about"),
            ("/t/nowhere-at-all-abc", "not-found"),
        ] {
            browser.goto(&house.page(path)).await;
            if what == "not-found" {
                browser.console().await; // the page itself is a 404, which the console tells
            }
            inspect(&browser, what).await;
        }
        browser.close().await;
    });
}

/// A name for what the page waits for: the kinds of handles that may be chosen.
fn phase(waiting: &Waiting) -> String {
    let handles = match waiting {
        Waiting::Notice(_) => return "notice".into(),
        Waiting::Over => return "over".into(),
        Waiting::Choice(handles) => handles,
    };
    let mut kinds: Vec<&str> = handles.iter().filter_map(|handle| handle.split('.').next()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    format!("table-{}", kinds.join("-"))
}

/// The name of the score sheet among the phases.
const SCORES: &str = "scores";
/// After how many choices the score sheet is looked at: fewer than any game has.
const SCORES_AFTER: usize = 12;

/// Looks at the score sheet in the middle of a game.
async fn inspect_scores(browser: &Browser, player: &Player<'_>, game: Game) {
    if matches!(player.wait().await, Waiting::Notice(_)) {
        player.read().await;
    }
    if browser.holds("document.querySelector('.tabs [data-view=scores]')").await {
        browser.click(".tabs [data-view=scores]").await.unwrap();
        inspect(browser, &format!("{}-{SCORES}", game.name)).await;
        // Back to the table, also where it shares the screen with nothing.
        browser.set_look(Look::PHONE).await;
        browser.click(".tabbar [data-view=table]").await.unwrap();
        browser.set_look(Look::DESKTOP).await;
    }
}

/// Chooses something that asks before it is sent, looks at the page with its button, and takes it back.
async fn inspect_chosen(browser: &Browser, player: &Player<'_>, what: &str) {
    let asking = "const { acts = [] } = JSON.parse(document.querySelector('#legal')?.dataset.legal ?? '{}');
        const all = acts.filter(act => act.ask && act.p.every(step => typeof step === 'string' && document.querySelector(`[data-h=${JSON.stringify(step)}]`)));
        return all.sort((one, other) => other.say.length - one.say.length)[0]?.p ?? []";
    let handles: Vec<String> = serde_json::from_value(browser.ask(asking).await).unwrap();
    let go = "document.querySelector('#commit:not([hidden])')";
    for handle in &handles {
        // What leaves no choice was taken along.
        if !browser.holds(go).await {
            player.pick(handle).await;
        }
    }
    if !handles.is_empty() {
        browser.wait(go).await;
        inspect(browser, &format!("{what}-chosen")).await;
        browser.set_look(Look::DESKTOP).await;
        while browser.holds("document.querySelector('#back:not([hidden])')").await {
            browser.click("#back").await.unwrap();
        }
    }
}

/// Plays the game of this number in one browser, two of the four for each commit, and inspects the page whenever it waits for another kind of choice.
async fn every_phase(number: usize, game: Game, least: usize) {
    if !is_sampled(number, 2) {
        return;
    }
    let (house, driver) = (House::open(&format!("phases-{}", game.name)), Driver::start());
    let browser = driver.browser(Look::DESKTOP).await;
    open_table(&browser, &house, game).await;
    let mut player = Player::new(&browser, Hand::Mouse);
    let mut phases: Vec<String> = Vec::new();
    for _ in 0..400 {
        let waiting = player.wait().await;
        let phase = phase(&waiting);
        if !phases.contains(&phase) {
            inspect(&browser, &format!("{}-{phase}", game.name)).await;
            browser.set_look(Look::DESKTOP).await;
            if matches!(waiting, Waiting::Choice(_)) {
                inspect_chosen(&browser, &player, &format!("{}-{phase}", game.name)).await;
            }
            phases.push(phase);
        }
        match waiting {
            Waiting::Over => break,
            Waiting::Notice(_) if player.chosen > 60 => break,
            Waiting::Notice(_) => player.read().await,
            Waiting::Choice(handles) => player.choose(&handles).await,
        }
        if player.chosen == SCORES_AFTER && !phases.contains(&SCORES.to_owned()) {
            inspect_scores(&browser, &player, game).await;
            phases.push(SCORES.to_owned());
        }
    }
    assert!(phases.len() >= least, "only {phases:?}");
    browser.close().await;
}

#[test]
fn mue_in_every_phase() {
    with_browser(async || every_phase(0, Game { name: "tricks", players: 5 }, 3).await);
}

#[test]
fn m_in_every_phase() {
    with_browser(async || every_phase(1, Game { name: "m", players: 4 }, 3).await);
}

#[test]
fn volcanic_isle_in_every_phase() {
    with_browser(async || every_phase(2, Game { name: "isle", players: 3 }, 2).await);
}

#[test]
fn mu_in_every_phase() {
    with_browser(async || every_phase(3, Game { name: "city", players: 4 }, 3).await);
}
