//! The law of layout: for every game, with the fewest and the most seats, in every phase that is met, in three languages,
//! light and dark, in twelve windows. `law.js` says what it asks of a page, by numbers.
//!
//! A run takes a sample that `MU_SEED` chooses, of one game in four, with `MU_NIGHTLY` it takes all; it fails at any
//! fault that is not [`KNOWN`]. `MU_WINDOWS=320x640,844x390` names the windows that are looked at.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::axe;
use crate::driver::{Browser, Driver, Look, Pointer};
use crate::house::House;
use crate::look::keep_picture;
use crate::{is_night, is_sampled, seed, with_browser};

/// The windows: phones, a laptop enlarged to 200 %, tablets, laptops, screens.
const WINDOWS: [Look; 12] = [
    Look::light(320, 640, Pointer::Finger),
    Look::light(390, 844, Pointer::Finger),
    Look::light(844, 390, Pointer::Finger),
    Look::light(720, 450, Pointer::Mouse),
    Look::light(768, 1024, Pointer::Finger),
    Look::light(1024, 768, Pointer::Mouse),
    Look::light(1180, 820, Pointer::Mouse),
    Look::light(1280, 720, Pointer::Mouse),
    Look::light(1366, 768, Pointer::Mouse),
    Look::light(1440, 900, Pointer::Mouse),
    Look::light(1920, 1080, Pointer::Mouse),
    Look::light(2560, 1440, Pointer::Mouse),
];
/// Where axe-core looks at a position: what it asks depends little on the size.
const AXE_WINDOWS: [Look; 4] =
    [Look::DESKTOP, Look::DESKTOP.dark(), Look::PHONE.dark(), Look::light(320, 640, Pointer::Finger)];
const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// The side of the smallest thing to press, in pixels.
const fn least(pointer: Pointer) -> u32 {
    match pointer {
        Pointer::Mouse => 24,
        Pointer::Finger => 44,
    }
}

/// What every page runs before its own script: the law, what is opened, and who plays.
pub(crate) const SCRIPT: &str = concat!(
    "window.judging = (() => {",
    include_str!("law.js"),
    include_str!("open.js"),
    include_str!("play.js"),
    "return { judge, chooseLongest, letGo, quiet, choose, open }; })();"
);

/// A table at which positions are looked for.
struct Table {
    game: &'static str,
    /// How many people sit at this device; computers have the other seats.
    here: u8,
    computers: u8,
    options: &'static [(&'static str, &'static str)],
    /// The verbs that are chosen most of the time when they may be: what leads to positions that are rare.
    likes: &'static [&'static str],
    /// After how many choices it is left: rather than to its end.
    choices: u32,
}

/// The windows that `MU_WINDOWS` names, or all.
fn windows() -> Vec<Look> {
    let wanted = std::env::var("MU_WINDOWS").unwrap_or_default();
    let is_wanted = |look: &Look| {
        wanted.is_empty() || wanted.split(',').any(|size| size == format!("{}x{}", look.width, look.height))
    };
    let windows: Vec<Look> = WINDOWS.into_iter().filter(is_wanted).collect();
    assert!(!windows.is_empty(), "MU_WINDOWS={wanted} names none of the windows of the law");
    windows
}

/// Whether a phase has a word that no table of these seats has shown before: what it is called, or a verb of what may be
/// answered.
fn is_new(known: &mut BTreeSet<String>, seats: u8, phase: &str) -> bool {
    let words = phase.split([' ', '(', ')']).filter(|word| !word.is_empty());
    words.filter(|word| known.insert(format!("{seats} {word}"))).count() > 0
}

/// How much of a page is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// As it comes.
    Closed,
    /// With everything opened that can be opened.
    Opened,
}

/// Faults that cannot be mended: how they begin, and in which window. This list only shrinks.
const KNOWN: &[(&str, &str)] = &[
    // M shows all seven rows and columns at once: in the height that these windows leave, a cell cannot have 44 px.
    ("small: g[data-h=\"c.", ": 320x640 "),
    ("small: g[data-h=\"c.", ": 844x390 "),
    // Fifteen cards of Mü in two rows: three rows would push the own plate off the table. No other game's hand has this
    // size.
    ("small: button[data-h=\"h.", ": 36.1 by 56 px, not 44: 320x640 "),
];

/// What fails at night alone, when all is judged: each commit meets other positions in other windows, and a small target
/// or a word on another that stood there before is none of its faults. By day it is told.
const AT_NIGHT: &[&str] = &["small: ", "axe: target-size", "texts overlap: "];

/// What is judged of the sample or of all, and what was found.
struct Court<'a> {
    browser: &'a Browser,
    seed: u64,
    is_whole: bool,
    positions: usize,
    windows: usize,
    faults: BTreeSet<String>,
}

impl Court<'_> {
    /// Numbers that follow from the seed, for what is chosen by chance.
    const fn draw(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.seed >> 33
    }

    /// So many of a list: all of them, or those that chance chooses.
    fn sample<T: Copy>(&mut self, all: &[T], count: usize) -> Vec<T> {
        if self.is_whole {
            return all.to_vec();
        }
        let from = usize::try_from(self.draw()).unwrap();
        let step = all.len().div_ceil(count);
        (0..count).map(|at| all[(from + at * step) % all.len()]).collect()
    }

    /// Judges the position of the page in its windows, languages and colours; ends in English.
    async fn judge(&mut self, table: &Table, phase: &str) {
        self.positions += 1;
        for language in self.sample(&LANGUAGES, 1) {
            self.speak(language).await;
            let name = format!("{} of {}, {phase}, {language}", table.game, table.here + table.computers);
            for (look, extent) in self.views() {
                self.look(look, &name, extent).await;
            }
            for look in self.sample(&AXE_WINDOWS, 1) {
                self.axe(look, &name).await;
            }
        }
        self.speak("en").await;
    }

    /// What axe-core finds on the page, if it is there.
    async fn axe(&mut self, look: Look, position: &str) {
        if axe::script().is_none() {
            return;
        }
        self.browser.set_look(look).await;
        let Look { width, height, scheme, .. } = look;
        let found = axe::violations(self.browser).await;
        self.faults.extend(
            found.into_iter().map(|fault| format!("axe: {fault}: {width}x{height} {scheme}: {position}")),
        );
    }

    /// In which windows and colours a position is judged, and in which of them with everything opened: in the light,
    /// for colours move nothing.
    fn views(&mut self) -> Vec<(Look, Extent)> {
        let (looks, schemes) = (self.sample(&windows(), 2), self.sample(&["light", "dark"], 1));
        let opened = self.sample(&looks, 1);
        let views = looks
            .into_iter()
            .flat_map(|look| schemes.iter().copied().map(move |scheme| Look { scheme, ..look }));
        let extent = |look: Look| if opened.contains(&look) { Extent::Opened } else { Extent::Closed };
        views.map(|look| (look, extent(look))).collect()
    }

    /// Judges the page in one window, as it comes and with something chosen.
    async fn look(&mut self, look: Look, position: &str, extent: Extent) {
        let ask = |opens| format!("return judging.judge({}, {opens})", least(look.pointer));
        self.browser.set_look(look).await;
        let found = self.browser.ask(&ask(extent == Extent::Opened)).await;
        self.tell(found, look, position);
        keep_picture(self.browser, &format!("law-{position}-{}", look.width), look).await;
        if self.browser.ask("return judging.chooseLongest()").await == Value::Bool(true) {
            let found = self.browser.ask(&ask(false)).await;
            self.tell(found, look, &format!("{position}, chosen"));
        }
        self.browser.ask("judging.letGo()").await;
        self.windows += 1;
    }

    fn tell(&mut self, found: Value, Look { width, height, scheme, .. }: Look, position: &str) {
        // With what opened, which rule, where, by how much.
        let faults: Vec<[String; 4]> = serde_json::from_value(found).unwrap();
        for [with, rule, element, numbers] in faults {
            let opened = if with.is_empty() { String::new() } else { format!(", with {with}") };
            self.faults.insert(format!(
                "{rule}: {element}: {numbers}: {width}x{height} {scheme}: {position}{opened}"
            ));
        }
    }

    /// Loads the page in another language, unless it is in this one already.
    async fn speak(&self, language: &str) {
        if self.browser.ask("return document.documentElement.lang").await == language {
            return;
        }
        let script = format!(
            "return fetch('/language', {{ method: 'POST', body: new URLSearchParams({{ language: '{language}', next: '/rules' }}) }}).then(answer => answer.status)"
        );
        self.browser.ask(&script).await;
        self.browser.reload().await;
        self.browser.ask("return judging.quiet()").await;
    }

    /// Plays at a table and judges every phase that [`is_new`].
    async fn visit(&mut self, house: &House, table: &Table, known: &mut BTreeSet<String>) {
        self.browser.set_look(Look::DESKTOP).await;
        self.browser.goto(&house.page(&format!("/new/{}", table.game))).await;
        let options: serde_json::Map<String, Value> =
            table.options.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
        self.browser
            .ask(&format!("judging.open({}, {}, {})", table.here, table.computers, Value::from(options)))
            .await;
        self.browser.wait("document.querySelector('#dock')").await;
        let mut phase = self.browser.ask("return judging.quiet()").await;
        for _ in 0..table.choices {
            let name = phase.as_str().unwrap_or_default().to_owned();
            if is_new(known, table.here + table.computers, &name) {
                self.judge(table, &name).await;
                self.browser.set_look(Look::DESKTOP).await;
            }
            if name == "over" {
                return;
            }
            let choose = format!("return judging.choose({}, {})", self.draw(), json!(table.likes));
            phase = self.browser.ask(&choose).await;
        }
    }
}

/// Judges what is met at the tables of the game of this number: of one game in four, or at night of all.
fn holds_at(number: usize, tables: &[Table]) {
    if !is_sampled(number, 4) {
        return;
    }
    with_browser(async || {
        let (house, driver) = (House::open(&format!("law-{}", tables[0].game)), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.run_first(SCRIPT).await;
        if let Some(axe) = axe::script() {
            browser.run_first(axe).await;
        }
        let (seed, is_whole) = (seed(), is_night());
        let mut court =
            Court { browser: &browser, seed, is_whole, positions: 0, windows: 0, faults: BTreeSet::new() };
        let mut known = BTreeSet::new();
        for table in tables {
            court.visit(&house, table, &mut known).await;
        }
        let Court { positions, windows, faults, .. } = court;
        eprintln!("layout of {}: {positions} positions in {windows} windows, MU_SEED={seed}", tables[0].game);
        for phase in &known {
            eprintln!("  {phase}");
        }
        let (known, listed): (Vec<String>, Vec<String>) =
            faults.into_iter().partition(|fault| is_known(fault));
        if !known.is_empty() {
            eprintln!("{} faults that are known:\n{}", known.len(), known.join("\n"));
        }
        let (told, listed): (Vec<String>, Vec<String>) = listed
            .into_iter()
            .partition(|fault| !is_whole && AT_NIGHT.iter().any(|rule| fault.starts_with(rule)));
        if !told.is_empty() {
            eprintln!("{} faults that fail at night:\n{}", told.len(), told.join("\n"));
        }
        assert!(listed.is_empty(), "{} faults:\n{}", listed.len(), listed.join("\n"));
        browser.close().await;
    });
}

/// The words that are cut on the page, or stand outside their button, in three windows.
async fn cut_words(browser: &Browser, page: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for look in [Look::DESKTOP, Look::light(1024, 768, Pointer::Mouse), Look::PHONE] {
        browser.set_look(look).await;
        let found = browser.ask("return judging.judge(24, false)").await;
        let found: Vec<[String; 4]> = serde_json::from_value(found).unwrap();
        let words = found.into_iter().filter(|[_, rule, ..]| rule == "cut" || rule == "spills");
        faults.extend(
            words.map(|[_, rule, element, by]| format!("{rule}: {element}: {by}: {page} {}", look.width)),
        );
    }
    faults
}

/// Pages around the tables, in every language: no word is cut, and none stands outside its button.
#[test]
fn pages_of_the_house_cut_no_words() {
    const PAGES: [&str; 7] = ["/", "/learn", "/games", "/best/m/2", "/new/city", "/new/isle", "/settings"];
    with_browser(async || {
        let (house, driver) = (House::open("law-house"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.run_first(SCRIPT).await;
        let mut faults = Vec::new();
        for language in LANGUAGES {
            browser.goto(&house.page("/rules")).await;
            let speak = format!(
                "return fetch('/language', {{ method: 'POST', body: new URLSearchParams({{ language: '{language}', next: '/' }}) }}).then(answer => answer.status)"
            );
            browser.ask(&speak).await;
            for page in PAGES {
                browser.goto(&house.page(page)).await;
                faults.extend(cut_words(&browser, &format!("{page} {language}")).await);
            }
        }
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
        browser.close().await;
    });
}

/// Whether a fault is one of [`KNOWN`].
fn is_known(fault: &str) -> bool {
    KNOWN.iter().any(|(rule, part)| fault.starts_with(rule) && fault.contains(part))
}

const fn alone(game: &'static str, players: u8, likes: &'static [&'static str]) -> Table {
    Table { game, here: 1, computers: players - 1, options: &[], likes, choices: 300 }
}

#[test]
fn mue_keeps_the_law_of_layout() {
    let uncertain = &[("fixed_rounds", "4"), ("uncertain_end", "true")];
    holds_at(
        0,
        &[
            Table { choices: 60, ..alone("tricks", 3, &["lay"]) },
            Table { choices: 60, ..alone("tricks", 6, &["lay"]) },
            Table { options: uncertain, ..alone("tricks", 4, &["pass"]) },
            Table { here: 2, computers: 3, choices: 12, ..alone("tricks", 5, &["pass"]) },
        ],
    );
}

#[test]
fn m_keeps_the_law_of_layout() {
    holds_at(1, &[alone("m", 2, &[]), alone("m", 6, &[])]);
}

#[test]
fn volcanic_isle_keeps_the_law_of_layout() {
    let built = &[("setup", "advanced")];
    holds_at(
        2,
        &[
            alone("isle", 2, &["raise", "sculpt"]),
            Table { choices: 60, ..alone("isle", 4, &["raise", "sculpt"]) },
            Table { options: built, choices: 40, ..alone("isle", 3, &[]) },
        ],
    );
}

#[test]
fn mu_keeps_the_law_of_layout() {
    holds_at(3, &[alone("city", 1, &[]), alone("city", 5, &[]), alone("city", 5, &["use"])]);
}
