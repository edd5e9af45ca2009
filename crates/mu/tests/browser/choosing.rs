//! Choosing: what is chosen can be changed, a double click plays once, confirming is as the settings say, and whatever
//! is out of order says what comes first.

use serde_json::json;

use crate::driver::{Browser, Driver, Look, Times};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::together::meet;
use crate::{is_sampled, with_browser};

pub(crate) const COMMIT: &str = "document.querySelector('#commit:not([hidden])')";
const TIP: &str = "!document.querySelector('#tip').hidden";
/// The handles of the hand, as many as there are.
pub(crate) const HAND: &str =
    "return [...document.querySelectorAll('#dock [data-group=hand] [data-h]')].map(one => one.dataset.h)";

fn selector(handle: &str) -> String {
    format!("[data-h={}]", json!(handle))
}

/// The handles that a script gives.
pub(crate) async fn handles(browser: &Browser, script: &str) -> Vec<String> {
    serde_json::from_value(browser.ask(script).await).unwrap()
}

/// Confirms as this setting says from now on, on this page.
pub(crate) async fn confirm(browser: &Browser, setting: &str) {
    browser.ask(&format!("document.documentElement.dataset.confirm = '{setting}'")).await;
}

/// Plays until a title stands in the dock and something may be chosen.
pub(crate) async fn play_to(player: &mut Player<'_>, title: &str) {
    for _ in 0..400 {
        match player.wait().await {
            Waiting::Notice(_) => player.read().await,
            Waiting::Over => panic!("the game is over before {title:?}"),
            Waiting::Choice(handles) => {
                let stands = format!("document.querySelector('#turn')?.textContent === {}", json!(title));
                if player.browser.holds(&stands).await {
                    return;
                }
                player.choose(&handles).await;
            }
        }
    }
    panic!("never asked: {title:?}");
}

/// Chooses a card of M that fits on several cells; gives it with those cells.
async fn card_with_cells(player: &mut Player<'_>) -> (String, Vec<String>) {
    const LIT: &str = "return [...document.querySelectorAll('.m-board .can')].map(one => one.dataset.h)";
    for _ in 0..40 {
        play_to(player, "Place a card").await;
        let cards = "return [...document.querySelectorAll('.m-hand .can')].map(one => one.dataset.h)";
        for card in handles(player.browser, cards).await {
            player.pick(&card).await;
            let cells = handles(player.browser, LIT).await;
            if cells.len() > 1 {
                return (card, cells);
            }
            player.pick(&card).await;
        }
        let Waiting::Choice(choices) = player.wait().await else { panic!("a choice was open") };
        player.choose(&choices).await;
    }
    panic!("no card fits on two cells");
}

#[test]
fn what_a_card_would_complete_is_shown_until_all_is_chosen() {
    const SHOWN: &str =
        "return [...document.querySelectorAll('[data-preview].on')].map(one => one.dataset.preview)";
    with_browser(async || {
        let (house, driver) = (House::open("foreseen"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        open_table(&browser, &house, Game { name: "city", players: 3 }).await;
        confirm(&browser, "always").await;
        let mut player = Player::new(&browser, Hand::Mouse);
        let buildings =
            "return [...document.querySelectorAll('#dock .can[data-h^=\"h.b.\"]')].map(one => one.dataset.h)";
        // In the first round the cards are Projects.
        let cards = loop {
            play_to(&mut player, "Choose your cards").await;
            let cards = handles(&browser, buildings).await;
            if cards.len() > 1 {
                break cards;
            }
            let Waiting::Choice(choices) = player.wait().await else { panic!("a choice was open") };
            player.choose(&choices).await;
        };
        player.pick(&cards[0]).await;
        assert_eq!(handles(&browser, SHOWN).await, cards[..1]);
        player.pick(&cards[1]).await;
        browser.wait(COMMIT).await;
        assert_eq!(handles(&browser, SHOWN).await, cards[..1], "the first is the one that is played");
    });
}

#[test]
fn another_lit_cell_takes_the_place_of_the_chosen_one() {
    with_browser(async || {
        let (house, driver) = (House::open("rechoose"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        open_table(&browser, &house, Game { name: "m", players: 3 }).await;
        confirm(&browser, "always").await;
        let mut player = Player::new(&browser, Hand::Mouse);
        let (card, cells) = card_with_cells(&mut player).await;
        // The question goes on; what is shown is short, and names begin with what is shown.
        let asked = browser.text("#fx").await;
        assert!(asked.starts_with("Now choose its cell"), "{asked}");
        player.pick(&cells[0]).await;
        browser.wait(COMMIT).await;
        assert_eq!(browser.text("#commit span").await, "Place");
        let named = browser.ask("return document.querySelector('#commit').getAttribute('aria-label')").await;
        assert!(named.as_str().unwrap().starts_with("Place "), "{named}");
        assert!(browser.holds("(chips => chips.length === 2 && chips.every(chip => chip.title.startsWith(chip.lastChild.textContent)))([...document.querySelectorAll('#steps span')])").await);
        let chosen = "return [...document.querySelectorAll('.sel[data-n]')].sort((one, other) => one.dataset.n - other.dataset.n).map(one => one.dataset.h)";
        assert_eq!(handles(&browser, chosen).await, [card.clone(), cells[0].clone()]);
        let lit = "return [...document.querySelectorAll('.m-board .can')].map(one => one.dataset.h)";
        assert_eq!(handles(&browser, lit).await, cells[1..], "the other cells stay lit");
        player.pick(&cells[1]).await;
        assert!(!browser.holds(TIP).await, "{}", browser.text("#tip").await);
        assert_eq!(handles(&browser, chosen).await, [card.clone(), cells[1].clone()]);
        assert!(browser.holds(COMMIT).await);
        assert!(
            browser
                .holds(&format!("document.querySelector('[data-preview=\"{card} {}\"].on')", cells[1]))
                .await
        );
        // A chosen thing that is clicked again lets go.
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        player.pick(&cells[1]).await;
        assert_eq!(handles(&browser, chosen).await, [card]);
        // The same by keys: Enter on another cell changes over, Enter on the chosen one places.
        let keys = Player::new(&browser, Hand::Keys);
        keys.pick(&cells[0]).await;
        browser.wait(COMMIT).await;
        keys.pick(&cells[1]).await;
        browser
            .wait(&format!("document.querySelector('.sel[data-n=\"2\"]').dataset.h === {}", json!(cells[1])))
            .await;
        browser
            .ask(&format!("document.querySelector('{}').focus()", selector(&cells[1]).replace('\'', "\"")))
            .await;
        let before = browser.ask("return document.querySelector('#legal').dataset.legal").await;
        browser.press('\u{E007}').await;
        browser.wait(&format!("document.querySelector('#legal').dataset.legal !== {before}")).await;
        browser.close().await;
    });
}

/// The two ways of double clicking a card of a trick: each plays it, and nothing else.
async fn double_click_plays_once(look: Look, times: Times) {
    let (house, driver) = (House::open(&format!("double-{times:?}")), Driver::start());
    let browser = driver.browser(look).await;
    open_table(&browser, &house, Game { name: "tricks", players: 3 }).await;
    let mut player = Player::new(&browser, Hand::Mouse);
    for _ in 0..3 {
        play_to(&mut player, "Your card").await;
        let (hand, Waiting::Choice(cards)) = (handles(&browser, HAND).await, player.wait().await) else {
            continue;
        };
        browser.click_often(&selector(&cards[0]), times).await.unwrap();
        // It is gone, whatever lies there now was not chosen by the rest of the gesture.
        browser.wait(&format!("!document.querySelector({})", json!(selector(&cards[0])))).await;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        browser.wait("!document.body.hasAttribute('aria-busy')").await;
        let left = handles(&browser, HAND).await;
        assert!(left.len() + 1 == hand.len() || left.len() > hand.len(), "{hand:?}, then {left:?}");
        assert!(!browser.holds(COMMIT).await, "something was chosen by the way");
    }
    browser.close().await;
}

#[test]
fn a_double_click_plays_a_card_once() {
    with_browser(async || double_click_plays_once(Look::DESKTOP, Times::Two).await);
}

#[test]
fn a_triple_click_plays_one_card() {
    with_browser(async || double_click_plays_once(Look::DESKTOP, Times::Three).await);
}

#[test]
fn a_double_tap_plays_a_card_once_and_does_not_zoom() {
    with_browser(async || double_click_plays_once(Look::PHONE, Times::TwoTaps).await);
}

/// How somebody lets go of what is chosen and confirms it.
const BUTTONS: &str = "[...document.querySelectorAll('#dock .acts :is(button, .btn)')].filter(one => one.checkVisibility())
    .map(one => [...one.childNodes].filter(part => part.nodeName !== 'KBD').map(part => part.textContent).join('').trim()).filter(Boolean)";
pub(crate) const LEGAL: &str = "document.querySelector('#legal').dataset.legal";
/// Clicks sooner after one another are one gesture.
pub(crate) const GESTURE: std::time::Duration = std::time::Duration::from_millis(450);

/// Chooses what is lit until something is complete and waits for its confirmation. Gives what was chosen last.
async fn complete(player: &mut Player<'_>, at: usize) -> String {
    let mut last = String::new();
    for _ in 0..8 {
        if player.browser.holds(COMMIT).await {
            break;
        }
        let Waiting::Choice(lit) = player.wait().await else { break };
        last.clone_from(&lit[at % lit.len()]);
        player.pick(&last).await;
        tokio::time::sleep(GESTURE).await;
    }
    let twice = format!("(all => new Set(all).size < all.length)({BUTTONS})");
    assert!(
        !player.browser.holds(&twice).await,
        "{}",
        player.browser.ask(&format!("return {BUTTONS}")).await
    );
    last
}

/// Chooses, chooses something else, lets go, chooses again and presses Enter. Gives how often there was something else.
async fn choose_and_change(game: Game) -> usize {
    let (house, driver) = (House::open(&format!("change-{}", game.name)), Driver::start());
    let browser = driver.browser(Look::DESKTOP).await;
    open_table(&browser, &house, game).await;
    confirm(&browser, "always").await;
    let (mut player, mut changed) = (Player::new(&browser, Hand::Mouse), 0);
    for turn in 0..10 {
        while let Waiting::Notice(_) = player.wait().await {
            player.read().await;
        }
        let mut last = complete(&mut player, turn).await;
        if !browser.holds(COMMIT).await {
            continue; // the others were faster where all choose at once
        }
        let others = handles(&browser, "return [...document.querySelectorAll('.can')].filter(one => one.checkVisibility()).map(one => one.dataset.h)").await;
        let chosen = |handle: &str| format!("document.querySelector('.sel[data-h={}]')", json!(handle));
        if let Some(other) = others.first() {
            player.pick(other).await;
            assert!(browser.holds(&chosen(other)).await, "{other} in place of {last}");
            assert!(!browser.holds(TIP).await, "{}", browser.text("#tip").await);
            changed += 1;
            tokio::time::sleep(GESTURE).await;
            last.clone_from(other);
            complete(&mut player, turn).await;
        }
        if browser
            .holds(&format!("document.querySelector('[data-h={}]').checkVisibility()", json!(last)))
            .await
        {
            player.pick(&last).await;
            assert!(!browser.holds(&chosen(&last)).await, "{last} lets go");
            tokio::time::sleep(GESTURE).await;
            complete(&mut player, turn).await;
        }
        let before = browser.ask(&format!("return {LEGAL}")).await;
        browser.ask("([...document.querySelectorAll('.sel')].findLast(one => one.checkVisibility()) ?? document.querySelector('#commit')).focus()").await;
        browser.press('\u{E007}').await;
        browser.wait(&format!("{LEGAL} !== {before}")).await;
    }
    assert_eq!(browser.console().await, Vec::<String>::new());
    browser.close().await;
    changed
}

#[test]
fn in_every_game_another_lit_thing_is_chosen_instead_a_chosen_one_lets_go_and_enter_confirms() {
    with_browser(async || {
        let games = [("tricks", 4), ("m", 3), ("city", 3), ("isle", 2)];
        for (_, (name, players)) in (0..).zip(games).filter(|(number, _)| is_sampled(*number, 2)) {
            assert!(choose_and_change(Game { name, players }).await > 2, "{name}");
        }
    });
}

#[test]
fn alone_with_computers_nothing_is_final() {
    with_browser(async || {
        let (house, driver) = (House::open("free"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        let games = [("tricks", 4), ("m", 3), ("city", 3), ("isle", 2)];
        for (_, (name, players)) in (0..).zip(games).filter(|(number, _)| is_sampled(*number, 2)) {
            open_table(&browser, &house, Game { name, players }).await;
            assert!(
                browser.holds(&format!("!JSON.parse({LEGAL}).acts.some(act => act.ask)")).await,
                "{name}"
            );
        }
        // Taking a card of M asks where everything does, and nowhere else.
        open_table(&browser, &house, Game { name: "m", players: 3 }).await;
        let mut player = Player::new(&browser, Hand::Mouse);
        play_to(&mut player, "Take a card").await;
        confirm(&browser, "always").await;
        let Waiting::Choice(cards) = player.wait().await else { panic!("a card was to be taken") };
        player.pick(&cards[0]).await;
        browser.wait(COMMIT).await;
        browser.click("#back").await.unwrap();
        tokio::time::sleep(GESTURE).await;
        confirm(&browser, "final").await;
        let before = browser.ask(&format!("return {LEGAL}")).await;
        player.pick(&cards[0]).await;
        browser.wait(&format!("{LEGAL} !== {before}")).await;
        assert!(
            browser.holds("document.querySelector('[data-undo], #askback form')").await,
            "and can be taken back"
        );
        browser.close().await;
    });
}

/// Picks the first lit thing, three times at most, until an expression is true.
async fn pick_until(player: &Player<'_>, expression: &str) {
    for _ in 0..3 {
        if player.browser.holds(expression).await {
            return;
        }
        let Waiting::Choice(lit) = player.wait().await else { return };
        player.pick(&lit[0]).await;
        tokio::time::sleep(GESTURE).await;
    }
}

#[test]
fn among_people_what_stands_asks_unless_the_setting_says_never() {
    with_browser(async || {
        let (house, driver) = (House::open("stands"), Driver::start());
        for name in ["m", "city"] {
            let (host, guest) = meet(&house, &driver, Game { name, players: 2 }).await;
            for browser in [&host, &guest] {
                browser.wait("document.querySelector('[data-group=hand] [data-h]')").await;
            }
            let browser = if host.holds("document.querySelector('.can')").await { &host } else { &guest };
            let mut player = Player::new(browser, Hand::Mouse);
            for setting in ["touch", "always", "final"] {
                confirm(browser, setting).await;
                complete(&mut player, 0).await;
                assert!(browser.holds(COMMIT).await, "{name}, {setting}");
                browser.press('\u{E00C}').await;
                browser.press('\u{E00C}').await;
                browser.wait(&format!("!{COMMIT}")).await;
            }
            confirm(browser, "never").await;
            let before = browser.ask(&format!("return {LEGAL}")).await;
            pick_until(&player, &format!("{LEGAL} !== {before}")).await;
            browser.wait(&format!("{LEGAL} !== {before}")).await;
            host.close().await;
            guest.close().await;
        }
    });
}

#[test]
fn the_setting_never_is_kept() {
    with_browser(async || {
        let (house, driver) = (House::open("never"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.goto(&house.page("/settings")).await;
        browser.click("form[data-settings] [name=confirm][value=never]").await.unwrap();
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        browser.ask("document.querySelector('form[data-settings]').requestSubmit()").await;
        browser.wait("document.documentElement.dataset.confirm === 'never'").await;
        open_table(&browser, &house, Game { name: "m", players: 2 }).await;
        assert!(browser.holds("document.documentElement.dataset.confirm === 'never'").await);
        browser.close().await;
    });
}

/// Tries something and reads the note: its text, and the rule that it links.
async fn tried(browser: &Browser, player: &Player<'_>, handle: &str) -> (String, String) {
    player.pick(handle).await;
    browser.wait(TIP).await;
    let rule = browser.ask("return document.querySelector('#tip a.ref')?.hash ?? ''").await;
    (browser.text("#tip").await, rule.as_str().unwrap_or_default().to_owned())
}

#[test]
fn what_is_out_of_order_says_what_comes_first() {
    with_browser(async || {
        let (house, driver) = (House::open("order"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        let mut player = Player::new(&browser, Hand::Mouse);
        open_table(&browser, &house, Game { name: "city", players: 3 }).await;
        play_to(&mut player, "Choose your cards").await;
        let (text, rule) = tried(&browser, &player, "c.5").await;
        assert!(text.starts_with("First choose your cards.") && rule == "#CITY-4.6", "{text} {rule}");

        open_table(&browser, &house, Game { name: "isle", players: 3 }).await;
        play_to(&mut player, "Your turn").await;
        let (text, rule) = tried(&browser, &player, "a.raise").await;
        assert!(
            text.starts_with("Your settler is still on the boat") && rule == "#ISLE-4.3",
            "{text} {rule}"
        );
        player.pick("a.move").await;
        assert!(!browser.holds(TIP).await, "the note goes with the next choice");
        let far = "return [[...document.querySelectorAll('.v-space[aria-disabled=true]')].find(one => {
            const box = one.getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height * 0.8)?.closest('[data-h]') === one;
        }).dataset.h]";
        let far = handles(&browser, far).await.remove(0);
        let (text, rule) = tried(&browser, &player, &far).await;
        assert!(text.contains("is not at your bay") && rule == "#ISLE-4.3", "{text} {rule}");

        open_table(&browser, &house, Game { name: "m", players: 3 }).await;
        play_to(&mut player, "Place a card").await;
        let (_, cells) = card_with_cells(&mut player).await;
        browser.click("#back").await.unwrap();
        let (text, rule) = tried(&browser, &player, &cells[0]).await;
        assert!(text.starts_with("First choose the card") && rule == "#M-4.1", "{text} {rule}");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}

#[test]
fn whoever_waits_is_told_for_whom_until_it_is_their_turn() {
    with_browser(async || {
        let (house, driver) = (House::open("waits"), Driver::start());
        let (host, guest) = meet(&house, &driver, Game { name: "m", players: 2 }).await;
        let turn = "document.querySelector('.can')";
        for browser in [&host, &guest] {
            browser.wait("document.querySelector('.m-hand [data-h]')").await;
        }
        let (plays, waits) = if host.holds(turn).await { (&host, &guest) } else { (&guest, &host) };
        let name = if host.holds(turn).await { "Ilse" } else { "Noor" };
        let (mut acting, waiting) = (Player::new(plays, Hand::Mouse), Player::new(waits, Hand::Mouse));
        let card = handles(
            waits,
            "return [...document.querySelectorAll('.m-hand [data-h]')].map(one => one.dataset.h)",
        )
        .await
        .remove(0);
        let (text, rule) = tried(waits, &waiting, &card).await;
        assert!(text.contains(name) && rule.starts_with("#M-3."), "{text} {rule}");
        // The note outlives nothing that changes whose turn it is.
        for _ in 0..8 {
            match acting.wait().await {
                Waiting::Choice(choices) => acting.choose(&choices).await,
                Waiting::Notice(_) => acting.read().await,
                Waiting::Over => break,
            }
            if waits.holds(turn).await {
                break;
            }
        }
        waits.wait(turn).await;
        assert!(!waits.holds(TIP).await, "{}", waits.text("#tip").await);
        host.close().await;
        guest.close().await;
    });
}
