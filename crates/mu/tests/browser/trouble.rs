//! Two people in two browsers, and what goes wrong between them: a lost connection, a server that dies, a choice
//! that is regretted.

use std::time::{Duration, Instant};

use crate::driver::{Browser, Driver, Look, Network};
use crate::house::House;
use crate::layout::remarks_take_the_room_of_their_words;
use crate::look::keep_picture;
use crate::player::{Hand, Player, Waiting};
use crate::round::Game;
use crate::together::{meet, meet_as_agreed};
use crate::with_browser;

/// The shortest game for two.
pub(crate) const GAME: Game = Game { name: "m", players: 2 };

/// What a page shows of the position, without what only its person sees of the connection.
const POSITION: &str = "return ['#main', '#players', '#log', '#dock .prompt'].map(one => document.querySelector(one)?.textContent ?? '').join('\\n')";

/// Whose page wants something: the first of both; nobody's if the game is over.
pub(crate) async fn wanted(people: [&Browser; 2]) -> Option<usize> {
    const CHOOSES: &str = "!document.body.hasAttribute('aria-busy') && (document.querySelector('#notice[open]') || document.querySelector('.can'))";
    let begun = Instant::now();
    loop {
        for (at, browser) in people.into_iter().enumerate() {
            if browser.holds(CHOOSES).await {
                return Some(at);
            }
        }
        if people[0].holds("document.querySelector('#dock.over')").await {
            return None;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody is to choose");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

/// Plays so many choices, whoever owes them; gives who made each.
pub(crate) async fn play(people: [&Browser; 2], choices: usize) -> Vec<usize> {
    let mut players = people.map(|browser| Player::new(browser, Hand::Mouse));
    let mut by = Vec::new();
    while by.len() < choices {
        let Some(at) = wanted(people).await else { break };
        match players[at].wait().await {
            Waiting::Notice(_) => players[at].read().await,
            Waiting::Over => break,
            Waiting::Choice(handles) => {
                players[at].choose(&handles).await;
                by.push(at);
            }
        }
    }
    by
}

/// The page is what it would be if it were loaded anew: nothing was lost, nothing stands twice.
async fn is_as_loaded_anew(browser: &Browser) {
    browser.wait("!document.body.hasAttribute('aria-busy')").await;
    browser.rest().await;
    let before = browser.ask(POSITION).await;
    browser.reload().await;
    browser.wait("document.querySelector('#dock')").await;
    assert_eq!(browser.ask(POSITION).await, before);
}

/// The number of lines in the log: both read the same lines, each in their own words.
async fn lines(browser: &Browser) -> u64 {
    browser.ask("return document.querySelectorAll('#log li').length").await.as_u64().unwrap_or_default()
}

async fn has_as_many_lines(browser: &Browser, other: &Browser) {
    browser.wait(&format!("document.querySelectorAll('#log li').length === {}", lines(other).await)).await;
}

/// What stands in the console because the network was away, and nothing else, is forgotten.
async fn forget_network_errors(browser: &Browser) {
    let errors = browser.console().await;
    let others: Vec<&String> = errors.iter().filter(|error| !error.contains("net::ERR_")).collect();
    assert!(others.is_empty(), "{others:?}");
}

/// Asks for a rule without a connection: the pane says where it stands, and nobody is led away from the table.
async fn a_rule_that_does_not_come_leaves_the_table(browser: &Browser) {
    let here = browser.ask("return location.href").await;
    browser.ask("document.querySelector('#log a.ref').click()").await;
    browser.wait("document.body.dataset.view === 'rules'").await;
    let rule = "document.querySelector('#log a.ref').getAttribute('href')";
    browser.wait(&format!("document.querySelector('#rulebook a').getAttribute('href') === {rule}")).await;
    assert_eq!(browser.ask("return location.href").await, here);
    browser.ask("document.querySelector('.tabbar [data-view=table]').click()").await;
}

#[test]
fn two_people_lose_their_connection_come_back_take_back_and_play_again() {
    with_browser(async || {
        let (mut house, driver) = (House::open("trouble"), Driver::start());
        let (host, guest) = meet(&house, &driver, GAME).await;
        guest.set_look(Look::PHONE.dark()).await;
        let both = [&host, &guest];
        play(both, 2).await;

        // The telephone is in a tunnel. Whatever the other does meanwhile is there afterwards.
        has_as_many_lines(&guest, &host).await;
        guest.set_network(Network::Cut).await;
        guest.wait("!document.querySelector('#net').hidden").await;
        if host.holds("document.querySelector('.can')").await {
            let before = lines(&guest).await;
            play([&host, &host], 1).await;
            assert_eq!(lines(&guest).await, before, "nothing arrives in a tunnel");
        }
        a_rule_that_does_not_come_leaves_the_table(&guest).await;
        guest.set_network(Network::Whole).await;
        guest.wait("document.querySelector('#net').hidden").await;
        has_as_many_lines(&guest, &host).await;
        is_as_loaded_anew(&guest).await;

        // The server dies and comes back: both pages find it by themselves, and play on.
        let stood = (lines(&host).await, lines(&guest).await);
        house.restart();
        play(both, 2).await;
        assert!(lines(&host).await > stood.0 && lines(&guest).await > stood.1);
        for browser in both {
            is_as_loaded_anew(browser).await;
            forget_network_errors(browser).await;
        }

        // Somebody closes the tab and opens the link again.
        let table = guest.ask("return location.href").await.as_str().unwrap_or_default().to_owned();
        guest.goto("about:blank").await;
        let asker =
            play([&host, &host], usize::from(host.holds("document.querySelector('.can')").await)).await;
        assert!(asker.len() <= 1);
        guest.goto(&table).await;
        guest.wait("document.querySelector('#dock')").await;
        has_as_many_lines(&guest, &host).await;

        take_back(&host, &guest).await;
        rematch(both).await;
        for browser in both {
            assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
        }
        host.close().await;
        guest.close().await;
    });
}

/// The host asks and the guest agrees. Both read it in the log.
async fn take_back(host: &Browser, guest: &Browser) {
    const ASK: &str = "#askback button";
    const TOLD: &str = "document.querySelector('#log').textContent.includes(' took back ') && document.querySelector('#log').textContent.includes('Noor agreed.')";
    for browser in [host, guest] {
        browser.ask("window.stays = true").await;
    }
    // Whoever has chosen last may ask; the guest plays on if it is the guest's turn and the host has not chosen yet.
    let stood = lines(host).await;
    host.wait(&format!("document.querySelector({})", serde_json::json!(ASK))).await;
    host.click(".top > .menu:last-child summary").await.unwrap();
    host.click(ASK).await.unwrap();
    host.wait("document.querySelector('#asks').innerText.includes('Waiting for Noor.')").await;
    guest.wait("document.querySelector('#asks .mine')?.innerText.includes('Ilse asks to take back')").await;
    keep_picture(guest, "asked", Look::PHONE.dark()).await;
    keep_picture(host, "asking", Look::DESKTOP).await;
    guest.click("#asks form:has([value=agree]) button").await.unwrap();
    for browser in [host, guest] {
        browser.wait(TOLD).await;
        browser.wait("document.querySelector('#asks').innerText.includes(' took back ')").await;
        assert!(browser.holds("window.stays").await, "the page was loaded again");
    }
    is_as_loaded_anew(guest).await;
    assert!(lines(host).await <= stood, "some lines are gone, one has come");
    assert_eq!(lines(host).await, lines(guest).await);
    // It is the asker's choice again.
    host.wait("document.querySelector('.can') || document.querySelector('#notice[open]')").await;
}

/// They play to the end, and the same people meet at a new table.
async fn rematch(both: [&Browser; 2]) {
    let [host, guest] = both;
    play(both, 400).await;
    for browser in both {
        browser.wait("document.querySelectorAll('#dock .ranks li').length === 2").await;
    }
    host.click("form[action$='/rematch'] button").await.unwrap();
    host.wait("document.querySelector('#link')").await;
    // The guest's page is told of the new table; the seat there is kept.
    guest.wait("[...document.querySelectorAll('#dock a.btn.pri')].length > 0").await;
    guest.click("#dock a.btn.pri").await.unwrap();
    guest.wait("document.querySelector('form[action$=\"/sit\"] button')").await;
    guest.click("form[action$='/sit'] button").await.unwrap();
    host.wait("document.querySelector('form[action$=\"/start\"] button')").await;
    host.click("form[action$='/start'] button").await.unwrap();
    for browser in both {
        browser.wait("document.querySelector('#dock')").await;
        assert!(browser.text("#players").await.contains(if std::ptr::eq(browser, host) {
            "Noor"
        } else {
            "Ilse"
        }));
    }
}

/// Ten seconds for each choice, and what the house gives for the whole game.
const HASTE: &str = "
    document.querySelector('input[name=time][value=own]').click();
    document.querySelector('[name=\"time.minutes\"]').value = '1';
    document.querySelector('[name=\"time.seconds\"]').value = '10';";
/// So little that nobody waits for a clock that nobody may choose.
const SHORT: &[&str] = &["--rehearse-bank", "2000"];

#[test]
fn who_runs_out_of_time_is_stood_in_for_and_takes_the_seat_back() {
    with_browser(async || {
        let (house, driver) = (House::open_with("time", SHORT), Driver::start());
        let (host, guest) = meet_as_agreed(&house, &driver, GAME, HASTE).await;
        guest.set_look(Look::PHONE.dark()).await;
        // The guest owes a choice and does nothing.
        while wanted([&host, &guest]).await == Some(0) {
            play([&host, &host], 1).await;
        }
        host.wait("document.querySelector('#asks [value=computer]')").await;
        host.wait("document.querySelector('#log').textContent.includes('Noor has run out of time.')").await;
        remarks_take_the_room_of_their_words(&host).await;
        assert!(host.text("#asks").await.contains("Noor is missing. What should happen?"));
        assert!(
            !guest.holds("document.querySelector('#asks [value=computer]')").await,
            "no voice of one's own"
        );
        keep_picture(&host, "vote", Look::DESKTOP).await;
        host.click("#asks form:has([value=computer]) button").await.unwrap();
        // The computer plays for the guest, who only looks on.
        let back = "document.querySelector('#dock form[action$=\"/sit\"] button')";
        guest.wait(back).await;
        assert!(!guest.holds("document.querySelector('.can')").await);
        play([&host, &host], 1).await;
        host.wait("document.querySelector('.can')").await;
        keep_picture(&guest, "stood-in", Look::PHONE.dark()).await;
        // The guest takes the seat back and plays on.
        guest.click("#dock form[action$='/sit'] button").await.unwrap();
        guest.wait(&format!("!{back}")).await;
        let by = play([&host, &guest], 4).await;
        assert!(by.contains(&0) && by.contains(&1), "both play again: {by:?}");
        for browser in [&host, &guest] {
            assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
        }
        host.close().await;
        guest.close().await;
    });
}
