//! The database fails at any moment while people play: what was answered is there afterwards, nothing is
//! there twice, and the server goes on by itself when the cause is gone.

mod disk;
mod wire;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use engine::Rng;

use crate::kill::{Asked, check};
use crate::place::Place;
use crate::process::{Guest, Server};
use disk::{Disk, Kind};
use wire::{Cut, Wire};

/// How long people may wait until all is well again, once the cause is gone.
const RECOVERY: Duration = Duration::from_secs(5);

/// What can fail under a server. It counts what the server asks for.
trait Trouble {
    type Kind: Copy + Debug;

    /// Lets a server run under it.
    fn under(&self, command: &mut Command);

    /// Lets `count` things fail, after as many as `later` more.
    fn fail(&self, kind: Self::Kind, later: u64, count: u64);

    /// All is well again.
    fn mend(&self);

    /// How much was asked for.
    fn asked(&self) -> u64;

    /// How much has failed since [`Trouble::fail`].
    fn failed(&self) -> u64;
}

/// Somebody who plays one table after the other and tries again what failed.
#[derive(Debug)]
struct Player {
    guest: Guest,
    name: String,
    path: Option<String>,
    asked: Vec<Asked>,
}

/// What came of a try to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    /// A choice was answered.
    Answered,
    /// The server said that it cannot just now.
    Refused,
    /// There was nothing to choose.
    Idle,
}

impl Player {
    fn new(number: usize, server: &Server) -> Self {
        Self { guest: Guest::at(server), name: format!("p{number}"), path: None, asked: Vec::new() }
    }

    /// Sends one choice, or again the one that was not answered.
    fn step(&mut self) -> Came {
        if self.asked.last().is_none_or(|last| last.is_answered) {
            match self.choose() {
                Ok(asked) => self.asked.push(asked),
                Err(came) => return came,
            }
        }
        let last = self.asked.last_mut().unwrap();
        let (status, head, body) =
            self.guest.ask("POST", &format!("{}/act", last.path), &last.act.to_string()).unwrap();
        if status == 200 {
            last.is_answered = true;
            return Came::Answered;
        }
        assert!(status == 503 && head.contains("retry-after: "), "{head}\n{body}\nto {last:?}");
        Came::Refused
    }

    /// The next choice.
    fn choose(&mut self) -> Result<Asked, Came> {
        let path = match &self.path {
            Some(path) => path.clone(),
            None => self.sit_down().ok_or(Came::Refused)?,
        };
        let (status, _, page) = self.guest.ask("GET", &path, "").unwrap();
        if status != 200 {
            assert_eq!(status, 503, "{page}");
            return Err(Came::Refused);
        }
        let act = Guest::choice_on(&page, &format!("{}-{}", self.name, self.asked.len())).unwrap();
        self.path = (!page.contains("/rematch")).then(|| path.clone());
        if act.is_null() { Err(Came::Idle) } else { Ok(Asked { path, act, is_answered: false }) }
    }

    fn sit_down(&mut self) -> Option<String> {
        let (status, head, _) = self.guest.ask("POST", "/play/toy", "players=2").unwrap();
        assert!([303, 503].contains(&status), "{head}");
        (status == 303).then(|| self.guest.take_seat(&head)).flatten()
    }

    /// Plays until a choice is answered.
    fn must_play(&mut self, why: &str) -> Duration {
        let begun = Instant::now();
        while self.step() != Came::Answered {
            let last = self.asked.last();
            assert!(begun.elapsed() < RECOVERY, "{} cannot play on after {why}: {last:?}", self.name);
            thread::sleep(Duration::from_millis(5));
        }
        begun.elapsed()
    }
}

/// Two people who play at a server, whatever fails under it.
struct Played<T> {
    place: Place,
    /// The database as the server reaches it.
    url: String,
    trouble: T,
    server: Option<Server>,
    players: Vec<Player>,
    checked: BTreeMap<String, usize>,
    longest: Duration,
    refused: usize,
}

impl<T: Trouble> Played<T> {
    fn new(place: Place, url: String, trouble: T) -> Self {
        let server = Server::start_as(&url, |command| trouble.under(command));
        let players = (0..2).map(|number| Player::new(number, &server)).collect();
        let (checked, longest) = (BTreeMap::new(), Duration::ZERO);
        let mut played =
            Self { place, url, trouble, server: Some(server), players, checked, longest, refused: 0 };
        played.goes_on("the beginning");
        played
    }

    /// Lets something fail while people play, and shows that all is well afterwards.
    fn survives(&mut self, kind: T::Kind, later: u64, count: u64) {
        let why = format!("{count} x {kind:?} after {later} more");
        let end = self.trouble.asked() + later + count;
        self.trouble.fail(kind, later, count);
        let begun = Instant::now();
        while self.trouble.asked() <= end && begun.elapsed() < RECOVERY {
            self.step();
        }
        assert!(self.trouble.failed() > 0, "{why}: nothing failed");
        self.trouble.mend();
        self.goes_on(&why);
    }

    fn step(&mut self) {
        for player in &mut self.players {
            self.refused += usize::from(player.step() == Came::Refused);
        }
    }

    fn goes_on(&mut self, why: &str) {
        for player in &mut self.players {
            self.longest = self.longest.max(player.must_play(why));
        }
    }

    /// What the server says of itself.
    fn health(&self) -> (u16, String) {
        let (status, _, body) = self.players[0].guest.ask("GET", "/healthz", "").unwrap();
        (status, body)
    }

    /// Ends the server without a word, looks at what is there, and begins again.
    fn restart(&mut self) {
        if let Some(server) = self.server.take() {
            server.kill();
        }
        let asked: Vec<&Asked> = self.players.iter().flat_map(|player| &player.asked).collect();
        check(&self.place.url, &asked, &mut self.checked);
        let server = Server::start_as(&self.url, |command| self.trouble.under(command));
        for player in &mut self.players {
            player.guest.port = server.port;
        }
        self.server = Some(server);
        self.goes_on("a restart");
    }

    /// All of these, or every tenth or so, which depends on `MU_SEED`.
    fn survives_all(&mut self, kinds: &[T::Kind], places: u64) {
        let seed = std::env::var("MU_SEED").map_or(1, |seed| seed.parse().expect("a number"));
        let (mut rng, begun, mut count) = (Rng::from_seed(seed), Instant::now(), 0);
        let mut all: Vec<(u64, T::Kind)> =
            (0..places).flat_map(|later| kinds.iter().map(move |&kind| (later, kind))).collect();
        all.retain(|_| is_long() || rng.below(10) == 0);
        for (later, kind) in all {
            self.survives(kind, later, 1 + u64::from(rng.below(6)));
            count += 1;
            if count % 10 == 0 {
                self.restart();
            }
        }
        self.checked.clear();
        self.restart();
        let asked = self.players.iter().flat_map(|player| &player.asked);
        let answered = asked.filter(|asked| asked.is_answered).count();
        let (took, longest, refused) = (begun.elapsed().as_secs(), self.longest.as_millis(), self.refused);
        eprintln!(
            "{count} faults in {took} s: {answered} answered moves, none lost, none twice; {refused} refusals; \
             well again after {longest} ms at most"
        );
    }
}

/// Whether all is tried, and not a sample: `cargo xtask nightly`.
fn is_long() -> bool {
    std::env::var_os("MU_NIGHTLY").is_some()
}

fn on_a_disk() -> Played<Disk> {
    let place = Place::in_file();
    let url = place.url.clone();
    Played::new(place, url, Disk::new())
}

#[test]
fn a_disk_that_fails_at_any_write_or_sync_loses_nothing_that_was_answered() {
    on_a_disk().survives_all(&[Kind::NoSpace, Kind::Broken, Kind::Short], 150);
}

#[test]
fn a_full_disk_stops_the_game_loses_nothing_and_is_told() {
    let mut played = on_a_disk();
    for round in 0..if is_long() { 20 } else { 3 } {
        assert_eq!(played.health(), (200, "ok\n".into()), "round {round}");
        played.trouble.fail(Kind::Full, 0, u64::MAX / 2);
        let begun = Instant::now();
        // What is free in the files is used first.
        while played.trouble.failed() < 10 {
            assert!(begun.elapsed() < Duration::from_mins(1), "the disk is never full");
            played.step();
        }
        thread::sleep(Duration::from_millis(1100)); // an answer counts for a second
        // The health check writes as well, and fails only when that is used up.
        while played.health().0 == 200 {
            assert!(begun.elapsed() < Duration::from_mins(1), "nobody is told that the disk is full");
            played.step();
            thread::sleep(Duration::from_millis(1100));
        }
        assert_eq!(played.health(), (503, "the database takes nothing: the disk is full\n".into()));
        let page = played.players[0].guest.ask("GET", "/", "").unwrap();
        assert_eq!(page.0, 200, "what is there can be read: {}", page.2);
        played.trouble.mend();
        let begun = Instant::now();
        played.goes_on(&format!("the full disk of round {round}"));
        while played.health().0 != 200 {
            assert!(begun.elapsed() < RECOVERY, "{:?}", played.health());
            thread::sleep(Duration::from_millis(100));
        }
        for _ in 0..20 {
            played.step();
        }
        played.restart();
    }
}

/// Does nothing without the PostgreSQL of `TEST_POSTGRES_URL`.
#[test]
fn a_connection_that_is_cut_at_any_message_loses_nothing_that_was_answered() {
    let place = Place::new();
    let Some(wire) = Wire::new(&place.url) else { return };
    let url = wire.through(&place.url);
    Played::new(place, url, wire).survives_all(&[Cut::Before, Cut::After], 60);
}
