//! The tables of Mū and Volcanic Isle: one list of players, places that are ringed where they are, cards shown beside
//! themselves, names of actions, and a map that goes where the choices are.

use serde_json::{Value, json};

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::layout::{at_table, resize, window};
use crate::round::Game;
use crate::with_browser;

/// What of the list of players is out of sight, and what stands twice.
const HIDDEN_STRENGTHS: &str = r"
    const list = document.querySelector('.pls').getBoundingClientRect(), faults = [];
    const plates = [...document.querySelectorAll('.pls .pl')];
    for (const [at, plate] of plates.entries()) {
        const lines = [...plate.querySelectorAll('.c-fronts li')];
        if (!lines.length) faults.push(`player ${at} has no line`);
        for (const line of lines) {
            const { left, right, top, bottom } = line.getBoundingClientRect();
            if (top < list.top || bottom > list.bottom + 1 || left < list.left || right > list.right) faults.push(`line of ${at} at ${top}`);
            if (line.scrollWidth > line.clientWidth + 1) faults.push(`line of ${at} is cut`);
        }
    }
    if (document.querySelectorAll('.c-other').length !== plates.length - 1) faults.push('not one city for each of the others');
    return faults;
";

#[test]
fn the_strength_of_five_players_is_seen_at_once_and_nothing_stands_twice() {
    with_browser(async || {
        let (house, driver) = (House::open("strength"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, Game { name: "city", players: 5 }, 2).await;
        for look in [window(1440, 900), window(1366, 768), window(1024, 768), window(1280, 720)] {
            resize(&browser, look).await;
            assert_eq!(browser.ask(HIDDEN_STRENGTHS).await, json!([]), "{look:?}");
        }
        // The most important line stays on the board of a phone: one's own Strength and the best other's.
        resize(&browser, Look::PHONE).await;
        let next =
            browser.ask("return document.querySelector('.c-own .c-now text:last-of-type').textContent").await;
        assert!(next.as_str().is_some_and(|text| text.contains(':')), "{next}");
        browser.close().await;
    });
}

/// Where everything of the own Projects stands.
const PLACES: &str = "return [...document.querySelectorAll('.c-own-projects :is(.c-project, .c-places, h3)')].map(one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height].map(Math.round); })";

#[test]
fn places_for_tokens_are_ringed_where_they_are() {
    with_browser(async || {
        let (house, driver) = (House::open("ringed"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, Game { name: "city", players: 3 }, 2).await;
        // Whatever is asked next, the places are drawn as they are when they may be chosen, and as they are when not.
        for look in [window(1440, 900), window(1366, 768), window(1024, 768), Look::PHONE] {
            resize(&browser, look).await;
            let still = browser.ask(PLACES).await;
            browser.ask("for (const one of [...document.querySelectorAll('.c-own-projects .c-kind')]) { const button = document.createElement('button'); button.className = 'c-kind can'; button.dataset.h = 'x'; button.append(...one.childNodes); one.replaceWith(button); }").await;
            let ringed = browser.ask(PLACES).await;
            let [still_at, ringed_at]: [Vec<[i64; 4]>; 2] =
                [&still, &ringed].map(|places| serde_json::from_value(places.clone()).unwrap());
            let moved = |(one, other): (&[i64; 4], &[i64; 4])| {
                one.iter().zip(other).any(|(one, other)| one.abs_diff(*other) > 1)
            };
            assert_eq!(still_at.len(), ringed_at.len());
            assert!(!still_at.iter().zip(&ringed_at).any(moved), "{look:?}: {still}, then {ringed}");
            assert!(still.as_array().is_some_and(|places| places.len() > 4), "{still}");
            browser.ask("for (const one of [...document.querySelectorAll('.c-own-projects button.c-kind')]) { const span = document.createElement('span'); span.className = 'c-kind'; span.append(...one.childNodes); one.replaceWith(span); }").await;
        }
        browser.close().await;
    });
}

/// The box of an element: left, top, right, bottom.
async fn bounds(browser: &Browser, element: &str) -> Vec<f64> {
    let bounds = format!(
        "const {{ left, top, right, bottom }} = document.querySelector({}).getBoundingClientRect(); return [left, top, right, bottom]",
        json!(element)
    );
    serde_json::from_value(browser.ask(&bounds).await).unwrap()
}

#[test]
fn a_card_that_a_mouse_rests_on_is_shown_large_beside_itself() {
    with_browser(async || {
        let (house, driver) = (House::open("beside"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, Game { name: "city", players: 3 }, 2).await;
        for card in [".c-own-projects .c-project", ".c-other .c-bar"] {
            browser.point_at(card).await;
            browser.wait("document.querySelector('#zoom[data-beside]')").await;
            let (one, copy) = (bounds(&browser, card).await, bounds(&browser, "#zoom > *").await);
            let apart = copy[0] >= one[2] || copy[2] <= one[0] || copy[1] >= one[3] || copy[3] <= one[1];
            assert!(apart, "{card} at {one:?} lies under its copy at {copy:?}");
            assert!(copy[0] >= 0.0 && copy[1] >= 0.0 && copy[2] <= 1440.0 && copy[3] <= 900.0, "{copy:?}");
            browser.point_at(".top h1").await;
            assert!(!browser.holds("document.querySelector('#zoom')").await, "it goes with the mouse");
        }
        // A bar shows the card that it stands for.
        browser.point_at(".c-other .c-bar").await;
        browser.wait("document.querySelector('#zoom > .c-project')").await;
        // A tap on what nothing can be done with shows it until the next one.
        resize(&browser, Look::PHONE).await;
        browser.finger_down(".c-own-projects .c-project").await;
        browser.finger_up().await;
        browser.wait("document.querySelector('#zoom > .c-project')").await;
        browser.close().await;
    });
}

/// Names of actions that are cut, or on which something lies.
const COVERED_ACTIONS: &str = r"
    const faults = [];
    for (const action of document.querySelectorAll('.v-act')) {
        const [name, price] = ['span', 'em'].map(part => action.querySelector(part).getBoundingClientRect()), all = action.getBoundingClientRect();
        if (name.left < price.right && price.left < name.right && name.top < price.bottom - 1 && price.top < name.bottom - 1) faults.push(`${action.textContent}: under its price`);
        if (name.left < all.left - 1 || name.right > all.right + 1 || action.querySelector('span').scrollWidth > Math.ceil(name.width) + 1) faults.push(`${action.textContent}: cut`);
    }
    return faults;
";

/// The longest names that the actions have in any language.
const LONG_NAMES: &str = "['Déplacer', 'Village', 'Siedler', 'Sculpter', 'Aufrichten', 'Prière'].forEach((name, at) => { document.querySelectorAll('.v-act span')[at].textContent = name; })";

#[test]
fn the_six_actions_of_the_isle_are_named_in_full() {
    with_browser(async || {
        let (house, driver) = (House::open("actions"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, Game { name: "isle", players: 3 }, 1).await;
        for look in [window(1440, 900), window(1280, 720), window(1024, 768), window(920, 700), Look::PHONE] {
            resize(&browser, look).await;
            assert_eq!(browser.ask(COVERED_ACTIONS).await, json!([]), "{look:?}");
            browser.ask(LONG_NAMES).await;
            assert_eq!(browser.ask(COVERED_ACTIONS).await, json!([]), "long names at {look:?}");
        }
        browser.close().await;
    });
}

/// How many choices on the map lie outside its pane.
const OUT_OF_SIGHT: &str = r"
    const pane = document.querySelector('.v-table').getBoundingClientRect();
    const out = [...document.querySelectorAll('.v-map .can')].filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return (left + right) / 2 < pane.left || (left + right) / 2 > pane.right || (top + bottom) / 2 < pane.top || (top + bottom) / 2 > pane.bottom;
    });
    return [out.length, document.querySelectorAll('.v-map .can').length];
";

#[test]
fn a_map_that_was_brought_nearer_shows_what_may_be_chosen() {
    with_browser(async || {
        let (house, driver) = (House::open("nearer"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, Game { name: "isle", players: 2 }, 1).await;
        for look in [Look::PHONE, Look::DESKTOP] {
            resize(&browser, look).await;
            // Into a corner of the sea.
            for _ in 0..4 {
                browser.click("[data-pan=in]").await.unwrap();
            }
            browser.ask("document.body.focus(); for (let step = 0; step < 12; step++) for (const key of ['ArrowLeft', 'ArrowUp']) document.querySelector('.v-map').dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }))").await;
            browser.click("[data-h='a.move']").await.unwrap();
            browser.wait("document.querySelector('.v-map .can')").await;
            let seen: Value = browser.ask(OUT_OF_SIGHT).await;
            assert_eq!(seen[0], 0, "{seen} at {look:?}");
            browser.press('\u{E00C}').await;
            browser.click("[data-pan=all]").await.unwrap();
        }
        browser.close().await;
    });
}
