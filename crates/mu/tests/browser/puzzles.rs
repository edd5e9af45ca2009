//! Puzzles in a real page: solved by mouse and by keys, missed by finger, and looked at.

use puzzles::{Puzzle, read_all};
use serde_json::json;

use crate::driver::{Browser, Driver, Look, Pointer};
use crate::house::House;
use crate::look::keep_picture;
use crate::player::Hand;
use crate::{axe, with_browser};

/// The handles by which an action of the notation is chosen.
const PICKS: &str = "
    const { acts } = JSON.parse(document.querySelector('#legal').dataset.legal);
    const fits = ({ p, text }) => { const set = p.at(-1); if (!set?.of) return text === wanted ? p : null;
        const [before, after] = text.split('{}'); if (!wanted.startsWith(before) || !wanted.endsWith(after)) return null;
        const items = wanted.slice(before.length, wanted.length - after.length).split(','), places = items.map(item => set.called.indexOf(item));
        return places.includes(-1) ? null : [...p.slice(0, -1), ...places.map(at => set.of[at])]; };
    return acts.map(fits).find(Boolean) ?? null;";

/// Makes a choice by its handles, says that it is meant, and waits for the answer.
async fn choose(browser: &Browser, action: &str, hand: Hand) {
    browser.wait("document.querySelector('#dock .can, #main .can')").await;
    let picks = browser.ask(&format!("const wanted = {}; {PICKS}", json!(action))).await;
    let picks: Vec<String> =
        serde_json::from_value(picks).unwrap_or_else(|_| panic!("{action} is not offered"));
    for pick in &picks {
        let selector = format!("[data-h={}]", json!(pick));
        let one = format!("document.querySelector({})", json!(selector));
        if browser.holds(&format!("{one} === null || {one}.matches('.sel')")).await {
            continue;
        }
        if hand == Hand::Keys {
            browser.ask(&format!("{one}.focus()")).await;
            browser.press('\u{E007}').await;
        } else if browser.holds(&format!("{one} instanceof SVGElement")).await {
            browser.click_drawing(&selector).await.unwrap();
        } else {
            browser.click(&selector).await.unwrap();
        }
    }
    // The first try counts: it waits for a second word.
    browser.wait("document.querySelector('#commit') && !document.querySelector('#commit').hidden").await;
    assert!(browser.holds("!document.querySelector('#verdict')").await);
    if hand == Hand::Keys {
        browser.ask("document.querySelector('#commit').focus()").await;
        browser.press('\u{E007}').await;
    } else {
        browser.click("#commit").await.unwrap();
    }
    browser.wait("document.querySelector('#verdict')").await;
}

/// The first puzzle of a game.
fn first(game: &str) -> Puzzle {
    let entry = catalog::find(game).unwrap();
    read_all((entry.puzzles)()).unwrap().remove(0)
}

/// Everything that can be pressed in the panel is in the window, and nothing is wider than it.
const LOST: &str = "
    const lost = [...document.querySelectorAll('#puzzle :is(a, button)')].filter(one => {
        const box = one.getBoundingClientRect();
        return !one.closest('.words') && (box.width < 24 || box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight);
    }).map(one => one.outerHTML.slice(0, 80));
    return document.documentElement.scrollWidth > innerWidth ? [...lost, 'wider than the window'] : lost;";

async fn nothing_is_lost(browser: &Browser, what: &str) {
    assert_eq!(browser.ask(LOST).await, json!([]), "{what}");
}

async fn solve(browser: &Browser, house: &House, game: &str, hand: Hand) {
    let puzzle = first(game);
    let path = format!("/puzzles/{game}/{}", puzzle.number);
    browser.goto(&house.page(&path)).await;
    nothing_is_lost(browser, &format!("{path} asks")).await;
    choose(browser, &puzzle.answers[0], hand).await;
    assert!(browser.holds("document.querySelector('#verdict.right')").await, "{game}");
    assert!(
        browser.holds("document.querySelector('[data-answer]')?.checkVisibility()").await,
        "{game}: it is marked"
    );
    nothing_is_lost(browser, &format!("{path} tells")).await;
    if hand == Hand::Keys {
        browser.ask("document.querySelector('#try-again').focus()").await;
        browser.press('\u{E007}').await;
    } else {
        browser.click("#try-again").await.unwrap();
    }
    browser.wait("!document.querySelector('#verdict') && document.querySelector('#puzzle')").await;
    choose(browser, &puzzle.tried[0].action, hand).await;
    assert!(browser.holds("document.querySelector('#verdict.wrong')").await, "{game}");
    let told = browser.text("#puzzle").await;
    assert!(told.contains("First try: solved."), "trying again does not count: {told}");
    browser.click("#next-puzzle").await.unwrap();
    browser.wait(&format!("document.querySelector('#puzzle') && location.pathname !== {} && !document.querySelector('#verdict')", json!(format!("{path}/answer")))).await;
    assert_eq!(browser.console().await, Vec::<String>::new());
}

#[test]
fn a_puzzle_is_solved_by_mouse_and_by_keys_on_a_phone() {
    with_browser(async || {
        let (house, driver) = (House::open("puzzles"), Driver::start());
        for (game, look, hand) in [
            ("m", Look::DESKTOP, Hand::Mouse),
            ("tricks", Look::PHONE, Hand::Keys),
            ("isle", Look::PHONE, Hand::Mouse),
            ("city", Look::DESKTOP.dark(), Hand::Keys),
        ] {
            let browser = driver.browser(look).await;
            solve(&browser, &house, game, hand).await;
            browser.close().await;
        }
    });
}

const LOOKS: [Look; 7] = [
    Look::DESKTOP,
    Look::light(1366, 768, Pointer::Mouse),
    Look::light(1024, 768, Pointer::Mouse),
    Look::PHONE,
    Look::light(844, 390, Pointer::Finger),
    Look::DESKTOP.dark(),
    Look::PHONE.dark(),
];

/// Looks at the present page in every look: what is lost or wrong.
async fn faults(browser: &Browser, what: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for look in LOOKS {
        browser.set_look(look).await;
        browser.ask("await new Promise(done => setTimeout(done, 400))").await;
        let lost = browser.ask(LOST).await;
        if lost != json!([]) {
            faults.push(format!("{what} {look:?}: {lost}"));
        }
        keep_picture(browser, &format!("{what}-{}", look.width), look).await;
        faults.extend(found(browser, &format!("{what} {look:?}")).await);
    }
    faults
}

/// Answers the puzzle of the page as its script does; gives where that leads.
async fn answer(browser: &Browser, path: &str, action: &str) -> String {
    let body = json!({ "action": action }).to_string();
    let script = format!(
        "return fetch({} + '/act', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json', Accept: 'application/json' }}, body: {} }}).then(answer => answer.json()).then(({{ go }}) => go)",
        json!(path),
        json!(body)
    );
    serde_json::from_value(browser.ask(&script).await).unwrap()
}

#[test]
fn puzzles_look_well_and_axe_finds_nothing() {
    with_browser(async || {
        let (house, driver) = (House::open("puzzle-looks"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        if let Some(script) = axe::script() {
            browser.run_first(script).await;
        }
        let mut all = Vec::new();
        for game in ["m", "tricks", "city", "isle"] {
            let puzzle = first(game);
            let path = house.page(&format!("/puzzles/{game}/{}", puzzle.number));
            browser.goto(&path).await;
            all.extend(faults(&browser, &format!("puzzle-{game}-asked")).await);
            let told = answer(&browser, &path, &puzzle.tried[0].action).await;
            browser.goto(&house.page(&told)).await;
            all.extend(faults(&browser, &format!("puzzle-{game}-told")).await);
        }
        browser.goto(&house.page("/puzzles")).await;
        all.extend(faults(&browser, "puzzles").await);
        browser.close().await;
        assert!(all.is_empty(), "{}", all.join("\n"));
    });
}

/// What axe-core finds, if it is there.
async fn found(browser: &Browser, what: &str) -> Vec<String> {
    if axe::script().is_none() || browser.ask("return typeof axe").await == "undefined" {
        return Vec::new();
    }
    axe::violations(browser).await.into_iter().map(|fault| format!("{what}: {fault}")).collect()
}
