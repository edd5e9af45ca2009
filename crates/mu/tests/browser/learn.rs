//! Guided first games in a real page: what is lit is drawn, in the window and not under the voice; every lesson is done
//! by mouse, finger and keys, with other choices on the way.

use std::time::Duration;

use lessons::{Course, Courses};
use serde_json::{Value, json};

use crate::driver::{Browser, Driver, Look, Pointer};
use crate::house::House;
use crate::look::keep_picture;
use crate::player::Hand;
use crate::{is_night, seed, with_browser};

/// What the voice wants, when everything has been played.
const WANTS: &str = "
    const voice = document.querySelector('#voice');
    return { look: !!voice.querySelector('[name=look]'), acts: JSON.parse(document.querySelector('#legal').dataset.legal).acts.length, did: JSON.parse(voice.dataset.did).length };";

/// What is wrong with what is lit: each thing is drawn, in the window, and not under the voice.
const DARK: &str = "
    const voice = document.querySelector('#voice').getBoundingClientRect(), lit = JSON.parse(document.querySelector('#voice').dataset.lit);
    const holes = (document.querySelector('#light path:last-child').getAttribute('d') ?? '').split('M').length - 1;
    const wrong = holes === lit.length ? [] : [`${holes} lights for ${JSON.stringify(lit)}`];
    for (const path of lit.length ? [document.querySelector('#light path:last-child')] : []) {
        const box = path.getBoundingClientRect();
        if (box.width < 8 || box.height < 8) wrong.push('it is small');
    }
    for (const of of lit) {
        const found = of.flatMap(name => name.split('|')).flatMap(name => [...document.querySelectorAll(`[data-h=\"${CSS.escape(name)}\"], [data-t=\"${CSS.escape(name)}\"], #${CSS.escape(name)}`)]);
        // On a phone the players and the panel of the game have a page of their own: the tab that leads there stands for them.
        const tab = document.querySelector('.tabbar [data-view=scores]');
        if (found.some(one => one.closest('#players, #panel')) && !found.some(one => one.checkVisibility())) found.push(tab);
        // What takes no room itself is where the things in it are.
        const parts = found.filter(one => one.checkVisibility()).flatMap(one => one.offsetWidth === 0 && !one.ownerSVGElement ? [...one.querySelectorAll('*')] : [one]);
        const boxes = parts.map(one => one.getBoundingClientRect()).filter(box => box.width > 1);
        const seen = boxes.some(box => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight);
        const covered = boxes.length && boxes.every(box => box.left >= voice.left && box.right <= voice.right && box.top >= voice.top && box.bottom <= voice.bottom);
        if (!seen) wrong.push(`${of} is not seen`);
        if (covered) wrong.push(`${of} is under the voice`);
    }
    return wrong;";

/// Chooses the handles of an action one after the other, by clicks of the page's own script.
const CHOOSE: &str = "
    const { acts } = JSON.parse(document.querySelector('#legal').dataset.legal);
    const fits = ({ p, text }) => { const set = p.at(-1); if (!set?.of) return text === wanted ? p : null;
        const [before, after] = text.split('{}'); if (!wanted.startsWith(before) || !wanted.endsWith(after)) return null;
        const items = wanted.slice(before.length, wanted.length - after.length).split(','), places = items.map(item => set.called.indexOf(item));
        return places.includes(-1) ? null : [...p.slice(0, -1), ...places.map(at => set.of[at])]; };
    return acts.map(fits).find(Boolean) ?? null;";

async fn settled(browser: &Browser) {
    let still = "document.querySelector('#light') && !document.body.hasAttribute('data-playing') && !document.body.hasAttribute('aria-busy') && document.querySelector('#voice')?.dataset.waits === undefined";
    browser.wait(still).await;
    browser.wait("!document.querySelector('#notice[open]:modal')").await;
}

/// Makes a choice of the notation by its handles.
async fn choose(browser: &Browser, action: &str, hand: Hand) {
    let picks = browser.ask(&format!("const wanted = {}; {CHOOSE}", json!(action))).await;
    let picks: Vec<String> =
        serde_json::from_value(picks).unwrap_or_else(|_| panic!("{action} is not offered"));
    let before = browser.ask("return document.querySelector('#voice').outerHTML").await;
    let changed = format!("document.querySelector('#voice').outerHTML !== {before}");
    for pick in &picks {
        if browser.holds(&changed).await {
            break;
        }
        let selector = format!("[data-h={}]", json!(pick));
        let is_chosen = format!(
            "document.querySelector({}) === null || document.querySelector({}).matches('.sel')",
            json!(selector),
            json!(selector)
        );
        if browser.holds(&is_chosen).await {
            continue;
        }
        if hand == Hand::Keys {
            browser.ask(&format!("document.querySelector({}).focus()", json!(selector))).await;
            browser.press('\u{E007}').await;
        } else if browser
            .holds(&format!("document.querySelector({}) instanceof SVGElement", json!(selector)))
            .await
        {
            browser.click_drawing(&selector).await.unwrap();
        } else {
            browser.click(&selector).await.unwrap();
        }
    }
    let ready = "document.querySelector('#commit') && !document.querySelector('#commit').hidden";
    browser.wait(&format!("{changed} || document.body.hasAttribute('aria-busy') || ({ready})")).await;
    if browser.holds(&format!("!({changed}) && !document.body.hasAttribute('aria-busy') && {ready}")).await {
        browser.click("#commit").await.unwrap();
    }
    browser.wait(&changed).await;
}

/// Does a lesson as somebody would who first chooses something else; what of all that is lit cannot be seen.
async fn lesson(
    browser: &Browser,
    house: &House,
    (game, number, course): (&str, usize, &Course),
    (look, hand): (Look, Hand),
) -> Vec<String> {
    let mut faults = Vec::new();
    let entry = catalog::find(game).unwrap();
    browser.goto(&house.page(&format!("/learn/{game}/{number}"))).await;
    let lesson = &course.lessons[number - 1];
    for step in &lesson.steps {
        settled(browser).await;
        // A light travels.
        browser.wait("!document.querySelector('#light').getAnimations().length").await;
        browser.ask("await new Promise(done => setTimeout(done, 700))").await;
        let dark: Vec<String> = serde_json::from_value(browser.ask(DARK).await).unwrap();
        if !dark.is_empty() {
            keep_picture(browser, &format!("dark-{game}-{number}-{}", step.name), look).await;
        }
        faults.extend(dark.into_iter().map(|fault| format!("{game} {number}, {}: {fault}", step.name)));
        let wants = browser.ask(WANTS).await;
        if wants["look"] == true {
            browser.click("#voice .bar .go").await.unwrap();
            browser
                .wait(&format!(
                    "JSON.parse(document.querySelector('#voice')?.dataset.did ?? '[]').length > {}",
                    wants["did"]
                ))
                .await;
            continue;
        }
        let did = browser.ask("return JSON.parse(document.querySelector('#voice').dataset.did)").await;
        let did: Vec<String> = serde_json::from_value(did).unwrap();
        let walk = course.walk(entry, number - 1, &did).unwrap();
        let answers = step.task.answers();
        let is_back = |action: &String| {
            let met =
                answers.iter().find(|answer| answer.patterns.iter().any(|pattern| pattern.meets(action)));
            met.is_some_and(|answer| answer.kind == lessons::Kind::Back)
        };
        if let Some(other) = walk.legal().iter().find(|action| is_back(action)) {
            choose(browser, other, hand).await;
            settled(browser).await;
            // Who clicks at one place twice within 400 ms means one thing by it.
            tokio::time::sleep(Duration::from_millis(450)).await;
            assert!(
                browser.holds("document.querySelector('#voice .answer')").await,
                "{game} {number}: {other}"
            );
            assert_eq!(
                browser.ask("return JSON.parse(document.querySelector('#voice').dataset.did)").await,
                json!(did)
            );
        }
        choose(browser, &walk.way().unwrap(), hand).await;
        let on = format!("JSON.parse(document.querySelector('#voice').dataset.did).length > {}", did.len());
        browser.wait(&on).await;
    }
    settled(browser).await;
    assert_eq!(browser.ask(WANTS).await["acts"], Value::from(0), "{game} {number} is over");
    assert_eq!(browser.console().await, Vec::<String>::new());
    faults
}

/// All lessons, each with its game and number.
fn lessons(courses: &Courses) -> Vec<(&'static str, usize, &Course)> {
    let of = |(game, course): (&'static str, &'static Course)| {
        (1..=course.lessons.len()).map(move |number| (game, number, course))
    };
    // They live as long as the test.
    let courses: &'static Courses = Box::leak(Box::new(courses.clone()));
    courses.iter().flat_map(of).collect()
}

#[test]
fn a_lesson_is_done_and_what_it_speaks_of_is_lit() {
    with_browser(async || {
        let courses = Courses::of(catalog::games());
        let all = lessons(&courses);
        let mine = usize::try_from(seed()).unwrap() % all.len();
        let (house, driver) = (House::open("learn"), Driver::start());
        let sideways = Look::light(844, 390, Pointer::Finger);
        let looks = [
            (Look::DESKTOP, Hand::Mouse),
            (Look::PHONE, Hand::Mouse),
            (Look::DESKTOP.dark(), Hand::Keys),
            (sideways, Hand::Mouse),
        ];
        let mut faults = Vec::new();
        for (at, one) in all.into_iter().enumerate().filter(|(at, _)| is_night() || *at == mine) {
            let of_now = |turn: &usize| is_night() || *turn == at % looks.len();
            for (turn, (look, hand)) in looks.into_iter().enumerate().filter(|(turn, _)| of_now(turn)) {
                let browser = driver.browser(look).await;
                let language = ["en", "fr", "de"][(at + turn) % 3];
                browser.goto(&house.page("/learn")).await;
                browser.ask(&format!("await fetch('/language', {{ method: 'POST', body: new URLSearchParams({{ language: '{language}', next: '/' }}) }})")).await;
                let dark = lesson(&browser, &house, one, (look, hand)).await;
                faults
                    .extend(dark.into_iter().map(|fault| format!("{}x{}: {fault}", look.width, look.height)));
                keep_picture(&browser, &format!("learn-{}-{}", one.0, one.1), look).await;
                browser.close().await;
            }
        }
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    });
}
