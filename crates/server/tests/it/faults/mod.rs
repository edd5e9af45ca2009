//! The database fails at any moment while people play: what was answered is there afterwards, nothing is
//! there twice, and the server goes on by itself when the cause is gone.

mod apart;
mod disk;
mod stopped;
mod wire;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use engine::Rng;
use store::{News, Store};

use crate::kill::{Asked, check};
use crate::place::Place;
use crate::process::{Guest, Server};
use apart::Apart;
use disk::Disk;
use wire::Wire;

/// How long people may wait until all is well again, once the cause is gone.
const RECOVERY: Duration = Duration::from_secs(5);

/// Within which time people are told that nothing is heard from the database.
const TOLD: Duration = Duration::from_secs(20);

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
    /// Whether another server changes the table, too: a position may be an old one then, and is chosen in anew.
    has_neighbours: bool,
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
        Self {
            guest: Guest::at(server),
            name: format!("p{number}"),
            path: None,
            asked: Vec::new(),
            has_neighbours: false,
        }
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
        if status == 409 && self.has_neighbours {
            self.asked.pop();
            return Came::Refused;
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
        assert!(begun.elapsed() < TOLD, "{why}: an answer came after {:?}", begun.elapsed());
        self.goes_on(&why);
    }

    /// Nothing is heard from the database: whoever plays is told, and all is well when it answers again, at once or
    /// some time after that.
    fn survives_silence(&mut self, kind: T::Kind, later: Duration) {
        for round in 0..if is_long() { 20 } else { 1 } {
            self.trouble.fail(kind, 0, u64::MAX / 2);
            let begun = Instant::now();
            while self.players[0].step() != Came::Refused {}
            assert!(begun.elapsed() < TOLD, "round {round}: told after {:?}", begun.elapsed());
            assert_eq!(self.health(), (503, "the database takes nothing: it does not answer\n".into()));
            thread::sleep(later);
            self.trouble.mend();
            self.goes_on(&format!("the silence of round {round}"));
            self.restart();
        }
        eprintln!("well again after {} ms at most", self.longest.as_millis());
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
        let (mut rng, begun, mut count) = (Rng::from_seed(seed()), Instant::now(), 0);
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

/// What chooses a sample.
fn seed() -> u64 {
    std::env::var("MU_SEED").map_or(1, |seed| seed.parse().expect("a number"))
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
    use disk::Kind::{Broken, NoSpace, ReadOnly, Short};
    on_a_disk().survives_all(&[NoSpace, Broken, Short, ReadOnly], 150);
}

#[test]
fn a_full_disk_stops_the_game_loses_nothing_and_is_told() {
    let mut played = on_a_disk();
    for round in 0..if is_long() { 20 } else { 3 } {
        assert_eq!(played.health(), (200, "ok\n".into()), "round {round}");
        played.trouble.fail(disk::Kind::Full, 0, u64::MAX / 2);
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

#[test]
fn a_disk_that_hangs_is_told_and_loses_nothing() {
    on_a_disk().survives_silence(disk::Kind::Hangs, Duration::ZERO);
}

/// Two people who play over a connection that can fail; none without the PostgreSQL of `TEST_POSTGRES_URL`.
fn on_a_wire() -> Option<Played<Wire>> {
    let place = Place::new();
    let wire = Wire::new(&place.url)?;
    let url = wire.through(&place.url);
    Some(Played::new(place, url, wire))
}

#[test]
fn a_connection_that_fails_at_any_message_loses_nothing_that_was_answered() {
    use wire::Kind::{Delayed, Garbled, Rubbish, Unanswered, Unheard};
    let Some(mut played) = on_a_wire() else { return };
    played.survives_all(&[Unheard, Unanswered, Garbled, Rubbish, Delayed], 60);
}

#[test]
fn a_database_that_is_silent_is_told_and_loses_nothing() {
    let Some(mut played) = on_a_wire() else { return };
    played.survives_silence(wire::Kind::Silent, Duration::ZERO);
}

/// Longer than anything that is sent may stay without an answer: connections are given up and made anew.
#[test]
fn a_database_that_cannot_be_reached_for_a_while_is_told_and_loses_nothing() {
    let place = Place::new();
    let Some(apart) = Apart::new(&place.url) else { return };
    let url = apart.through(&place.url);
    Played::new(place, url, apart).survives_silence((), Duration::from_secs(8));
}

/// Nothing is sent on the connection on which news is heard, so it must find out by itself.
#[tokio::test]
async fn news_is_heard_again_after_the_machine_of_the_database_was_replaced() {
    let place = Place::new();
    let Some(mut apart) = Apart::new(&place.url) else { return };
    let store = Store::connect(&apart.through(&place.url)).await.unwrap();
    let mut listener = store.listen().await.unwrap().unwrap();
    // What was heard is acknowledged a moment later: the new machine shall not get that.
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(apart.start(), "another machine takes its place");
    let missed = async {
        while !matches!(listener.next().await, Ok(News::Missed)) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(25), missed).await.expect("the loss is noticed");
}
