//! A clock waits for the page of its seat while that still plays what others did, and not for a page that never says
//! that it has.

use crate::driver::{Browser, Driver};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::round::Game;
use crate::together::meet_as_agreed;
use crate::trouble::play;
use crate::with_browser;

/// Half a minute for the whole game, whatever a form says, and ten seconds more for each choice.
const SHORT: &[&str] = &["--rehearse-bank", "30000"];
const TIMED: &str = "
    document.querySelector('input[name=time][value=own]').click();
    document.querySelector('[name=\"time.minutes\"]').value = '1';
    document.querySelector('[name=\"time.seconds\"]').value = '10';";

/// For how many milliseconds at most a clock waits.
const LONGEST: i64 = 5000;
/// What this machine may take from one thing to the next, in milliseconds.
const SLACK: i64 = 700;

/// Writes down from when on the own clock counts, by the server's word, whenever that changes, and when the page says
/// that it has played everything; a page that lies says nothing.
const RECORDER: &str = "
    const clocks = window.clocks = [], said = window.said = [], { fetch } = window;
    window.fetch = (address, ...rest) => {
        if (!String(address).endsWith('/seen')) return fetch(address, ...rest);
        if (window.lies) return Promise.resolve(new Response(null, { status: 204 }));
        said.push(Date.now());
        return fetch(address, ...rest);
    };
    let last = null;
    const look = () => {
        const { until, left } = document.querySelector('#players .clock.own.runs')?.dataset ?? {}, from = until === undefined ? null : until - left;
        if (from !== last && from !== null) clocks.push([Date.now(), from]);
        last = from;
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });";

/// From when on a clock counted, and when the page learned of it.
#[derive(Clone, Copy, Debug)]
struct Counted {
    at: i64,
    from: i64,
}

/// The others play until the host owes a choice and its page has played how that came about. Gives what its clock did
/// meanwhile, and when the page has said that it has played.
async fn until_owed(host: &Browser, guest: &Browser) -> (Vec<Counted>, Vec<i64>) {
    const OWED: &str = "document.querySelector('.can') && !document.body.hasAttribute('data-playing')";
    let mut guest_plays = Player::new(guest, Hand::Mouse);
    while !host.holds(OWED).await {
        let turn = "document.querySelector('.can') && !document.body.hasAttribute('aria-busy')";
        if guest.holds(turn).await {
            let Waiting::Choice(handles) = guest_plays.wait().await else { continue };
            guest_plays.choose(&handles).await;
        }
    }
    // What the page has said is answered.
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    let seen = host.ask("return [clocks.splice(0), said.splice(0)]").await;
    let (clocks, said): (Vec<(i64, i64)>, Vec<i64>) = serde_json::from_value(seen).unwrap();
    (clocks.into_iter().map(|(at, from)| Counted { at, from }).collect(), said)
}

#[test]
fn a_clock_waits_for_a_page_that_plays_and_hardly_for_one_that_lies() {
    with_browser(async || {
        let (house, driver) = (House::open_with("waits", SHORT), Driver::start());
        let game = Game { name: "m", players: 3 };
        let (host, guest) = meet_as_agreed(&house, &driver, game, TIMED).await;
        host.like_motion().await;
        host.ask("document.documentElement.dataset.pace = 'quick'").await;
        host.ask(RECORDER).await;
        // It waits for those alone that have once said that they have played.
        until_owed(&host, &guest).await;
        for _ in 0..3 {
            play([&host, &host], 1).await;
            let (clocks, said) = until_owed(&host, &guest).await;
            eprintln!("honest: {clocks:?}, said {said:?}");
            let [first, .., last] = clocks[..] else { panic!("it did not wait: {clocks:?}") };
            assert!(first.from > first.at, "it waits when the page learns of it: {clocks:?}");
            assert!(first.from - first.at <= LONGEST, "{clocks:?}");
            assert!(
                said.iter().any(|said| (last.from - said).abs() < SLACK),
                "it counts from the word on: {clocks:?} {said:?}"
            );
        }
        host.ask("window.lies = true").await;
        let mut gained = 0;
        for number in 0..3 {
            play([&host, &host], 1).await;
            let (clocks, said) = until_owed(&host, &guest).await;
            eprintln!("lying: {clocks:?}");
            assert!(said.is_empty());
            let from = clocks.last().unwrap();
            let gain = (from.from - clocks[0].at).max(0);
            assert!(number == 0 || gain == 0, "nobody waits for a page twice that said nothing: {clocks:?}");
            gained += gain;
        }
        eprintln!("a page that lies gains {gained} ms");
        assert!(gained > 0, "it was waited for once");
        assert!(gained <= LONGEST);
        host.close().await;
        guest.close().await;
    });
}
