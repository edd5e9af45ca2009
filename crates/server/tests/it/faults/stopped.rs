//! A server is stopped in the middle of its work, another one carries on its tables, and it goes on as if nothing had
//! been.

use std::collections::BTreeMap;
use std::thread;
use std::time::Duration;

use engine::Rng;

use super::{Came, Player, is_long, seed};
use crate::kill::{Asked, check};
use crate::place::Place;
use crate::process::Server;

/// For how long it is stopped.
const STOPPED: Duration = Duration::from_millis(400);

/// How many choices are made at the other one meanwhile, at most: it may be stopped while it holds a lock.
const CHOICES: usize = 4;

#[test]
fn a_server_that_was_stopped_writes_nothing_over_what_another_has_done() {
    let place = Place::new();
    let [here, there] = [(); 2].map(|()| Server::start(&place.url));
    let mut player = Player { has_neighbours: true, ..Player::new(0, &here) };
    let (mut rng, mut choices) = (Rng::from_seed(seed()), 0);
    let rounds = if is_long() { 400 } else { 12 };
    for round in 0..rounds {
        player.guest.port = here.port;
        player.must_play(&format!("stop {round}"));
        let Ok(asked) = player.choose() else { continue };
        let (guest, act) = (player.guest.clone(), asked.act.to_string());
        let address = format!("{}/act", asked.path);
        let waits = thread::spawn(move || guest.ask("POST", &address, &act));
        thread::sleep(Duration::from_micros(rng.below(8000).into()));
        here.signal("STOP");
        // The same is asked of the other one.
        player.asked.push(asked);
        player.guest.port = there.port;
        thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(STOPPED);
                here.signal("CONT");
            });
            for _ in 0..CHOICES {
                choices += usize::from(player.step() == Came::Answered);
            }
        });
        let (status, _, page) = waits.join().unwrap().expect("it answers after all");
        assert!([200, 409, 503].contains(&status), "round {round}: {status} {page}");
    }
    player.guest.port = here.port;
    player.must_play("the last stop");
    let asked: Vec<&Asked> = player.asked.iter().collect();
    check(&place.url, &asked, &mut BTreeMap::new());
    assert!(choices > rounds, "{choices} choices in {rounds} rounds: the other server has carried on");
    eprintln!(
        "{rounds} stops: {} choices, {choices} of them elsewhere meanwhile, none lost, none twice",
        asked.len()
    );
}
