//! axe-core finds nothing on any page: WCAG 2.2 AA and best practice, narrow, enlarged and in the dark.
//!
//! `.ci/run` installs it; without it these checks say so and are left out, unless `MU_BROWSER=required`.

use std::path::Path;
use std::sync::OnceLock;

use serde_json::Value;

use crate::driver::{Browser, Driver, Look, Pointer};
use crate::house::House;
use crate::{is_sampled, with_browser};

/// Where `.ci/run` puts it, unless `MU_AXE` names another file.
const PLACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe/node_modules/axe-core/axe.min.js");

/// The script of axe-core, if it is there.
pub(crate) fn script() -> Option<&'static str> {
    static SCRIPT: OnceLock<Option<String>> = OnceLock::new();
    let found = SCRIPT.get_or_init(|| {
        let place = std::env::var("MU_AXE").unwrap_or_else(|_| PLACE.to_owned());
        let found = std::fs::read_to_string(Path::new(&place)).ok();
        let is_required = std::env::var("MU_BROWSER").is_ok_and(|wanted| wanted == "required");
        assert!(found.is_some() || !is_required, "MU_BROWSER=required, but there is no axe-core at {place}");
        if found.is_none() {
            eprintln!("skipped: axe-core is not at {place}; .ci/run installs it");
        }
        found
    });
    found.as_deref()
}

/// What axe-core finds on the page, which runs [`script`]: the rule, how bad it is, where, and how it is mended.
pub(crate) async fn violations(browser: &Browser) -> Vec<String> {
    // A drawing and a card are no labels: what is written on them is said in other words.
    const RUN: &str = "
        axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':is(button, a, [role]):is([aria-label], [aria-labelledby]):not(svg *, :has([data-zoom]))' }] });
        const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
        return axe.run(document, { runOnly, resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(({ id, impact, nodes }) =>
            nodes.map(node => `${id} (${impact}): ${node.target.join(' ')}: ${node.html.slice(0, 160)}: ${node.failureSummary.replace(/\\s+/g, ' ').slice(0, 300)}`)));";
    serde_json::from_value(browser.ask(RUN).await).unwrap()
}

/// Looks at the present page in every look.
pub(crate) async fn finds_nothing(browser: &Browser, what: &str, faults: &mut Vec<String>) {
    for look in [Look::DESKTOP, Look::DESKTOP.dark(), Look::light(320, 640, Pointer::Finger)] {
        browser.set_look(look).await;
        let found = violations(browser).await;
        faults.extend(
            found
                .into_iter()
                .map(|fault| format!("{what} {}x{} {}: {fault}", look.width, look.height, look.scheme)),
        );
        let wide = browser.ask("return document.documentElement.scrollWidth - innerWidth").await;
        if wide.as_i64() > Some(0) {
            faults.push(format!("{what} at {look:?}: {wide} px wider than its window"));
        }
    }
}

/// Changes the language of the whole site.
async fn speak(browser: &Browser, language: &str) {
    let script = format!(
        "return fetch('/language', {{ method: 'POST', body: new URLSearchParams({{ language: '{language}', next: '/rules' }}) }}).then(answer => answer.status)"
    );
    browser.ask(&script).await;
}

#[test]
fn axe_finds_nothing_on_the_pages_of_the_house() {
    with_browser(async || {
        let Some(script) = script() else { return };
        let (house, driver) = (House::open("axe"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.run_first(script).await;
        let mut faults = Vec::new();
        let pages = [
            "/",
            "/new/tricks",
            "/new/m",
            "/new/isle",
            "/new/city",
            "/learn",
            "/learn/m/1",
            "/puzzles",
            "/puzzles/m/1",
            "/rules",
            "/rules/tricks",
            "/rules/m",
            "/rules/isle",
            "/rules/city",
            "/rules/tricks?q=trump",
            "/rules/tricks#TRICKS-3.5",
            "/settings",
            "/about",
            "/people",
            "/best",
            "/best/m/2",
            "/account",
            "/notices",
            "/holidays",
            "/me",
            "/api",
            "/t/nowhere-at-all-abc",
        ];
        // Every other page for each commit.
        for (_, path) in pages.into_iter().enumerate().filter(|(number, _)| is_sampled(*number, 2)) {
            browser.goto(&house.page(path)).await;
            finds_nothing(&browser, path, &mut faults).await;
        }
        // The words are others, and what is named by them.
        for language in ["fr", "de"] {
            browser.goto(&house.page("/")).await;
            speak(&browser, language).await;
            for path in ["/", "/new/city", "/settings", "/account"] {
                browser.goto(&house.page(path)).await;
                finds_nothing(&browser, &format!("{path} {language}"), &mut faults).await;
            }
        }
        speak(&browser, "en").await;
        browser.set_look(Look::DESKTOP).await;
        browser.goto(&house.page("/new/m")).await;
        browser.ask("document.querySelector('[name=\"seat.b\"][value=open]').click()").await;
        browser.ask("const name = document.querySelector('form[action=\"/new\"] input[name=name]'); if (name) name.value = 'Ilse'").await;
        browser.click("form[action='/new'] button.pri").await.unwrap();
        browser.wait("document.querySelector('#link')").await;
        finds_nothing(&browser, "a waiting room", &mut faults).await;
        browser.set_look(Look::DESKTOP).await;
        let table = browser.ask("return fetch('/play/tricks', { method: 'POST', body: new URLSearchParams() }).then(answer => new URL(answer.url).pathname)").await;
        browser.goto(&house.page(table.as_str().unwrap())).await;
        browser.wait("document.querySelector('.dock a.ref')").await;
        browser.ask("document.querySelector('.dock a.ref').click()").await;
        browser.wait("document.querySelector('#rulebook .hit')").await;
        finds_nothing(&browser, "a rule beside the table", &mut faults).await;
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
        assert_ne!(browser.ask("return axe.version").await, Value::Null);
        browser.close().await;
    });
}
