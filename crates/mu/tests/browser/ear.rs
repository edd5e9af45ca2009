//! Whole games by ear: somebody who knows only what a screen reader says – roles, names, what has the focus – and
//! presses only keys.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::law::SCRIPT;
use crate::round::Game;
use crate::{is_night, is_sampled, with_browser};

const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';

/// What a screen reader meets on a page.
struct Heard(Vec<Value>);

impl Heard {
    async fn listen(browser: &Browser) -> Self {
        let nodes = browser.accessibility().await["nodes"].take();
        let nodes: Vec<Value> = serde_json::from_value(nodes).unwrap();
        Self(nodes.into_iter().filter(|node| node["ignored"] != true).collect())
    }

    /// The names of everything that has a role.
    fn all<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |node| node["role"]["value"] == role).map(name)
    }

    /// The role and the name of what has the focus, and whether it is said to be unavailable.
    fn focused(&self) -> Option<(&str, &str, bool)> {
        let is = |node: &Value, property: &str| {
            let properties = node["properties"].as_array();
            properties
                .into_iter()
                .flatten()
                .any(|one| one["name"] == property && one["value"]["value"] == true)
        };
        let found =
            self.0.iter().find(|node| is(node, "focused") && node["role"]["value"] != "RootWebArea")?;
        Some((found["role"]["value"].as_str()?, name(found), is(found, "disabled")))
    }

    /// Whether something says that Enter presses it from anywhere.
    fn waits_for_enter(&self) -> bool {
        let says = |one: &Value| one["name"] == "keyshortcuts" && one["value"]["value"] == "Enter";
        self.0.iter().any(|node| node["properties"].as_array().into_iter().flatten().any(says))
    }

    /// The title of the page.
    fn title(&self) -> &str {
        self.all("RootWebArea").next().unwrap_or_default()
    }
}

fn name(node: &Value) -> &str {
    node["name"]["value"].as_str().unwrap_or_default()
}

/// Somebody who listens and presses keys.
struct Listener<'a> {
    browser: &'a Browser,
    chosen: usize,
    /// What names of things begin with that are chosen whenever they are met: what brings a game on.
    likes: &'static [&'static str],
    /// Every question that was asked, and every name that was chosen.
    questions: BTreeSet<String>,
    names: BTreeSet<String>,
}

impl Listener<'_> {
    /// Goes to something that may be chosen, by the key for the next one, and chooses it.
    async fn choose(&mut self) {
        self.chosen += 1;
        let steps = 1 + self.chosen * 5 % 7;
        for step in 1..=steps.max(if self.likes.is_empty() { 0 } else { 14 }) {
            self.browser.press('n').await;
            if step < steps && self.likes.is_empty() {
                continue;
            }
            let heard = Heard::listen(self.browser).await;
            if self
                .likes
                .iter()
                .any(|like| heard.focused().is_some_and(|(_, name, _)| name.starts_with(like)))
            {
                break;
            }
        }
        let heard = Heard::listen(self.browser).await;
        let Some((role, name, is_off)) = heard.focused() else { return };
        if role == "region" {
            return; // others were faster where all choose at once
        }
        assert!(role == "button" && !name.is_empty() && !is_off, "{role} {name:?}, unavailable: {is_off}");
        self.names.insert(name.to_owned());
        self.browser.press(ENTER).await;
        let after = Heard::listen(self.browser).await;
        // What confirms says with which key; the same key again on what was chosen does it.
        if after.waits_for_enter() {
            self.browser.press(ENTER).await;
        }
    }

    /// Plays until it is said that the game is over; fails if that takes longer than any game.
    async fn play(&mut self) {
        for _ in 0..1500 {
            self.browser.wait("!document.body.hasAttribute('aria-busy')").await;
            let heard = Heard::listen(self.browser).await;
            if heard.all("region").any(|name| name == "Game over") {
                return;
            }
            if heard.all("dialog").next().is_some() {
                self.browser.press(ESCAPE).await;
            } else if heard.title().starts_with("Your turn") {
                self.questions.extend(heard.all("region").next().map(str::to_owned));
                self.choose().await;
            } else {
                tokio::time::sleep(std::time::Duration::from_millis(40)).await;
            }
        }
        panic!("it never ends: {:?}, {:?}", self.questions, self.names);
    }
}

/// Plays a game by ear to its end: so many different questions are asked and things named at least. One of three games,
/// or at night all.
fn is_played_by_ear(game: Game, likes: &'static [&'static str], least: (usize, usize)) {
    with_browser(async || {
        let (house, driver) = (House::open(&format!("ear-{}", game.name)), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.run_first(SCRIPT).await;
        browser.goto(&house.page(&format!("/new/{}", game.name))).await;
        // A match of Mü has as few rounds as three may agree on.
        let options = json!({ "fixed_rounds": "other", "fixed_rounds.other": "3" });
        browser.ask(&format!("judging.open(1, {}, {options})", game.players - 1)).await;
        browser.wait("document.querySelector('#dock')").await;
        let mut listener = Listener {
            browser: &browser,
            chosen: 0,
            likes,
            questions: BTreeSet::new(),
            names: BTreeSet::new(),
        };
        listener.play().await;
        let Listener { chosen, questions, names, .. } = listener;
        eprintln!("{} by ear: {chosen} choices, {questions:?}", game.name);
        assert!(questions.len() >= least.0 && names.len() >= least.1, "{questions:?} {names:?}");
        assert!(
            Heard::listen(&browser).await.all("list").any(|name| name == "Places"),
            "the places are told"
        );
        assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
        browser.close().await;
    });
}

#[test]
fn m_is_played_by_ear_to_its_end() {
    if is_sampled(0, 3) {
        is_played_by_ear(Game { name: "m", players: 3 }, &[], (2, 10));
    }
}

#[test]
fn mue_is_played_by_ear_to_its_end() {
    if is_sampled(1, 3) {
        is_played_by_ear(Game { name: "tricks", players: 3 }, &[], (2, 10));
    }
}

/// Twenty rounds, each key followed by all that can be heard: the longest of these, played at night.
#[test]
fn volcanic_isle_is_played_by_ear_to_its_end() {
    if is_night() {
        is_played_by_ear(Game { name: "isle", players: 2 }, &["Raise", "Sculpt"], (1, 10));
    }
}

#[test]
fn mu_is_played_by_ear_to_its_end() {
    if is_sampled(2, 3) {
        is_played_by_ear(Game { name: "city", players: 2 }, &[], (3, 12));
    }
}
