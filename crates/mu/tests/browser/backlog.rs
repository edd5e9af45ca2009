//! What waits to be played comes into the page at once when somebody presses: as one update, and the page is then the
//! one that is made for that position.

use crate::driver::Driver;
use crate::house::House;
use crate::motion::table;
use crate::replay::{DIFFERENCE, PLAY_ON};
use crate::round::Game;
use crate::{is_sampled, with_browser};

/// How many updates wait at least.
const WAITING: u64 = 12;

/// How often the page is compared.
const PATIENCE: usize = 10;

/// The newest version once the person is to choose again or the game is over, and the one that the page shows.
const VERSIONS: &str = "
    const { table: address, seq } = document.body.dataset;
    for (;;) {
        const update = await (await fetch(`${address}?after=${seq}`, { headers: { Accept: 'application/json' } })).json();
        const isOver = Object.values(update.html ?? {}).some(markup => markup.includes('to-replay'));
        if (update.turn || isOver || document.querySelector('#to-replay')) return [update.seq, Number(seq)];
        await new Promise(done => setTimeout(done, 100));
    }";

/// Notes how often the page takes a version.
const COUNT: &str = "
    window.taken = 0;
    new MutationObserver(changes => { window.taken += changes.length; }).observe(document.body, { attributeFilter: ['data-seq'] });";

fn what_waits_comes_at_once(number: usize, game: Game) {
    if !is_sampled(number, 2) {
        return;
    }
    with_browser(async || {
        let (house, driver) = (House::open(&format!("backlog-{}", game.name)), Driver::start());
        let browser = table(&house, &driver, game, "slow").await;
        let (mut newest, mut shown) = (0, 0);
        while newest < shown + WAITING {
            browser.ask(PLAY_ON).await;
            let versions = browser.ask(VERSIONS).await;
            [newest, shown] = [0, 1].map(|at| versions[at].as_u64().unwrap());
        }
        browser.ask(COUNT).await;
        browser.press(' ').await;
        browser.wait(&format!("Number(document.body.dataset.seq) >= {newest}")).await;
        let taken = browser.ask("return window.taken").await;
        eprintln!("{}: {} updates as {taken}", game.name, newest - shown);
        // Where all choose at once, others may choose meanwhile.
        assert!(taken.as_u64() <= Some((newest - shown) / 4), "the page took {taken} versions");
        let mut differs = browser.ask(DIFFERENCE).await;
        for _ in 0..PATIENCE {
            if differs == "" {
                break;
            }
            browser.press(' ').await;
            differs = browser.ask(DIFFERENCE).await;
        }
        assert_eq!(differs, "", "{}: after {} updates at once", game.name, newest - shown);
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}

#[test]
fn what_waits_in_m_comes_at_once() {
    what_waits_comes_at_once(0, Game { name: "m", players: 4 });
}

#[test]
fn what_waits_in_mue_comes_at_once() {
    what_waits_comes_at_once(1, Game { name: "tricks", players: 4 });
}

#[test]
fn what_waits_in_city_comes_at_once() {
    what_waits_comes_at_once(2, Game { name: "city", players: 3 });
}

#[test]
fn what_waits_in_isle_comes_at_once() {
    what_waits_comes_at_once(3, Game { name: "isle", players: 3 });
}
