//! Games played through the page.

use std::collections::BTreeSet;
use std::future::Future;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::{is_sampled, with_browser};

/// What was seen on the way.
#[derive(Debug, Default)]
struct Seen {
    refused: bool,
    reloaded: bool,
    notices: Vec<String>,
    choices: usize,
    /// The kinds of handles that were offered: `h`, `a`, `c`.
    kinds: BTreeSet<String>,
}

impl Seen {
    /// Whether at least so many choices were made.
    const fn choices_made(&self, least: usize) -> bool {
        self.choices >= least
    }
}

/// Sits down at a new table of a game, with computers on the other seats, and gives the browser there.
async fn sit_down(house: &House, driver: &Driver, look: Look, game: Game) -> Browser {
    let browser = driver.browser(look).await;
    open_table(&browser, house, game).await;
    browser
}

/// A game and how many play it.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    pub(crate) name: &'static str,
    pub(crate) players: u8,
}

/// Opens a table from the lobby as the button Play now does, for so many players.
pub(crate) async fn open_table(browser: &Browser, house: &House, Game { name, players }: Game) {
    browser.goto(&house.page("/")).await;
    let form = format!("form[action='/play/{name}']");
    let script = format!(
        "const field = Object.assign(document.createElement('input'), {{ type: 'hidden', name: 'players', value: {players} }});
        document.querySelector(\"{form}\").append(field);"
    );
    browser.ask(&script).await;
    browser.click(&format!("{form} button")).await.unwrap();
    browser.wait("document.querySelector('#dock')").await;
}

/// Plays until something has been seen; tries a refused handle and reloads once on the way.
async fn play(browser: &Browser, hand: Hand, enough: impl Fn(&Seen, &Waiting) -> bool) -> Seen {
    play_as(&mut Player::new(browser, hand), enough).await
}

/// The same as somebody with likings.
async fn play_as(player: &mut Player<'_>, enough: impl Fn(&Seen, &Waiting) -> bool) -> Seen {
    let browser = player.browser;
    let mut seen = Seen::default();
    for _ in 0..600 {
        let waiting = player.wait().await;
        if enough(&seen, &waiting) {
            break;
        }
        match waiting {
            Waiting::Over => break,
            Waiting::Notice(title) => {
                seen.notices.push(title);
                player.read().await;
            }
            Waiting::Choice(handles) => {
                if !seen.refused {
                    seen.refused = try_refused(browser, player).await;
                }
                seen.kinds
                    .extend(handles.iter().filter_map(|handle| Some(handle.split_once('.')?.0.to_owned())));
                player.choose(&handles).await;
                seen.choices = player.chosen;
                if player.chosen == 5 && !seen.reloaded {
                    seen.reloaded = true;
                    reload(browser, player).await;
                }
            }
        }
    }
    assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
    seen
}

/// Tries something that a rule forbids, if the page shows such a thing, and reads why not.
async fn try_refused(browser: &Browser, player: &Player<'_>) -> bool {
    let script = "return [...document.querySelectorAll('#dock [data-group=hand] [data-h][aria-disabled=true]')].find(one => {
        const box = one.getBoundingClientRect();
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-h]') === one;
    })?.dataset.h ?? ''";
    let refused = browser.ask(script).await;
    let Some(handle) = refused.as_str().filter(|handle| !handle.is_empty()) else { return false };
    let steps = "document.querySelector('#legal').dataset.legal";
    let before = browser.ask(&format!("return {steps}")).await;
    player.pick(handle).await;
    browser.wait("!document.querySelector('#tip').hidden").await;
    let (text, rule) = (
        browser.text("#tip").await,
        browser.ask("return document.querySelector('#tip a.ref')?.hash ?? ''").await,
    );
    let rule = rule.as_str().unwrap_or_default();
    assert!(text.len() > 15, "the reason is too short: {text:?}");
    assert!(rule.contains('-') && rule.contains('.'), "the reason names no rule: {text:?} {rule:?}");
    assert_eq!(browser.ask(&format!("return {steps}")).await, before, "a refused choice changed something");
    true
}

/// Loads the page again: everything must stand as it stood.
async fn reload(browser: &Browser, player: &Player<'_>) {
    player.wait().await;
    browser.rest().await;
    let position = "return [document.querySelector('#main').innerText, document.querySelector('#dock').innerText, document.querySelector('#players').innerText, document.querySelector('#strip').textContent].join('\\n')";
    let before = browser.ask(position).await;
    browser.reload().await;
    browser.wait("document.querySelector('#dock')").await;
    player.wait().await;
    assert_eq!(browser.ask(position).await, before, "the page is another one after a reload");
}

/// The whole log as text.
async fn log(browser: &Browser) -> String {
    browser
        .ask("return document.querySelector('#log').textContent")
        .await
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// Runs one of two tests, by mouse or by keys, for each commit; at night both.
fn sampled<F: Future<Output = ()>>(number: usize, test: impl FnOnce() -> F) {
    if is_sampled(number, 2) {
        with_browser(test);
    }
}

/// Mü at a table of five.
const MUE: Game = Game { name: "tricks", players: 5 };
/// What brings a game of Volcanic Isle on.
const RAISING: &[&str] = &["a.raise", "a.sculpt"];

/// M at a table of three.
const M: Game = Game { name: "m", players: 3 };

#[test]
fn what_happens_is_spoken_as_it_stands_in_the_log() {
    with_browser(async || {
        let (house, driver) = (House::open("spoken"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        open_table(&browser, &house, Game { name: "m", players: 2 }).await;
        browser
            .ask("window.said = []; new MutationObserver(all => { for (const one of all) window.said.push(...[...one.addedNodes].map(line => line.textContent)); }).observe(document.querySelector('#news'), { childList: true })")
            .await;
        let mut player = Player::new(&browser, Hand::Mouse);
        let Waiting::Choice(handles) = player.wait().await else { panic!("a game has begun") };
        player.choose(&handles).await;
        browser.wait("window.said.length").await;
        let said = browser.ask("return window.said.join(' ')").await;
        let lines = "return [...document.querySelectorAll('#log li:not(.rd) > :last-child')].map(line => line.firstChild.textContent.trim())";
        let lines: Vec<String> = serde_json::from_value(browser.ask(lines).await).unwrap();
        let said = said.as_str().unwrap();
        let own = lines.iter().rfind(|line| line.starts_with("You lay")).expect("a card was laid");
        assert_eq!(said.matches(own.as_str()).count(), 1, "{said}");
        assert!(!said.contains('§'), "the link to a rule is not spoken: {said}");
    });
}

#[test]
fn a_round_of_mue_is_played_by_mouse() {
    sampled(0, async || {
        let (house, driver) = (House::open("mouse"), Driver::start());
        let browser = sit_down(&house, &driver, Look::DESKTOP, MUE).await;
        // The notice of the third round is the second that says how a round ended.
        let seen = play(&browser, Hand::Mouse, |seen, _| seen.notices.len() >= 2 && seen.refused).await;
        assert!(seen.refused, "no refused card in {} choices", seen.choices);
        assert!(seen.reloaded);
        assert!(log(&browser).await.len() > 200);
        browser.close().await;
    });
}

#[test]
fn a_round_of_mue_is_played_by_keys_alone() {
    sampled(1, async || {
        let (house, driver) = (House::open("keys"), Driver::start());
        let browser = sit_down(&house, &driver, Look::DESKTOP, MUE).await;
        let seen =
            play(&browser, Hand::Keys, |seen, _| !seen.notices.is_empty() && seen.choices_made(12)).await;
        assert!(seen.reloaded);
        browser.close().await;
    });
}

#[test]
fn a_round_is_played_on_a_phone_in_the_dark() {
    with_browser(async || {
        let (house, driver) = (House::open("phone"), Driver::start());
        let browser = sit_down(&house, &driver, Look::PHONE.dark(), MUE).await;
        let seen = play(&browser, Hand::Mouse, |seen, _| !seen.notices.is_empty()).await;
        assert!(seen.choices > 3);
        browser.close().await;
    });
}

#[test]
fn a_game_of_m_is_played_by_mouse_to_its_end() {
    sampled(1, async || {
        let (house, driver) = (House::open("m-mouse"), Driver::start());
        let browser = sit_down(&house, &driver, Look::DESKTOP, M).await;
        let seen = play(&browser, Hand::Mouse, |_, waiting| *waiting == Waiting::Over).await;
        assert!(seen.choices > 10 && seen.reloaded);
        assert!(browser.holds("document.querySelectorAll('#dock .ranks li').length === 3").await);
        browser.close().await;
    });
}

#[test]
fn a_game_of_m_is_played_by_keys_alone_to_its_end() {
    sampled(0, async || {
        let (house, driver) = (House::open("m-keys"), Driver::start());
        let browser = sit_down(&house, &driver, Look::DESKTOP, M).await;
        let seen = play(&browser, Hand::Keys, |_, waiting| *waiting == Waiting::Over).await;
        assert!(seen.choices > 10 && seen.reloaded);
        browser.close().await;
    });
}

#[test]
fn volcanic_isle_is_played_by_mouse_to_its_end() {
    sampled(0, async || {
        let (house, driver) = (House::open("isle-mouse"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        let (mut prayed, mut sank) = (false, false);
        // Luck decides whether lava finds somebody who could pray: it nearly always does in one whole game. If it
        // did not, others are played until it does.
        for game in 0..5 {
            open_table(&browser, &house, Game { name: "isle", players: 3 }).await;
            let mut player = Player::new(&browser, Hand::Mouse);
            player.likes = RAISING;
            let enough = |seen: &Seen, waiting: &Waiting| {
                *waiting == Waiting::Over || (game > 0 && sank && seen.kinds.contains("v"))
            };
            let seen = play_as(&mut player, enough).await;
            if game == 0 {
                assert!(seen.reloaded && seen.refused && seen.choices > 10, "{seen:?}");
                assert!(browser.holds("document.querySelectorAll('#dock .ranks li').length === 3").await);
            }
            prayed |= seen.kinds.contains("v");
            sank |= log(&browser).await.contains("will sink");
            if prayed && sank {
                break;
            }
        }
        assert!(prayed && sank, "prayed {prayed}, sank {sank}");
        browser.close().await;
    });
}

#[test]
fn volcanic_isle_is_played_by_keys_alone_to_its_end() {
    sampled(1, async || {
        let (house, driver) = (House::open("isle-keys"), Driver::start());
        let browser = sit_down(&house, &driver, Look::DESKTOP, Game { name: "isle", players: 2 }).await;
        let mut player = Player::new(&browser, Hand::Keys);
        player.likes = RAISING;
        let seen = play_as(&mut player, |_, waiting| *waiting == Waiting::Over).await;
        assert!(seen.reloaded && seen.choices > 10, "{seen:?}");
        assert!(browser.holds("document.querySelectorAll('#dock .ranks li').length === 2").await);
        browser.close().await;
    });
}

#[test]
fn mu_is_played_alone_to_its_level() {
    with_browser(async || {
        let (house, driver) = (House::open("solo"), Driver::start());
        let browser = sit_down(&house, &driver, Look::DESKTOP, Game { name: "city", players: 1 }).await;
        let seen = play(&browser, Hand::Mouse, |_, waiting| *waiting == Waiting::Over).await;
        assert!(seen.reloaded && seen.choices > 12, "{seen:?}");
        let result = browser.text("#dock").await;
        assert!(result.contains("AP. Level: "), "no level in: {result}");
        browser.close().await;
    });
}
