//! The server is killed at random moments while people play: every answered move is there afterwards, no
//! move is there twice, and a request that was not answered can be repeated.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use domain::TableId;
use engine::Rng;
use serde_json::Value;
use store::Store;

use crate::place::Place;
use crate::process::{Guest, Server};

/// How many people play at once.
const PEOPLE: u64 = 4;

/// A server is killed after at most so many requests of its life, somewhere in the next one.
const REQUESTS_MAX: u32 = 60;

/// How often a long run says how far it is.
const TOLD: Duration = Duration::from_mins(1);

/// How long it lives at most if the requests do not come.
const LIFE_MAX: Duration = Duration::from_secs(20);

/// What somebody has asked of a table.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) path: String,
    pub(crate) act: Value,
    pub(crate) is_answered: bool,
}

/// Somebody who plays one table after the other, and goes on after every restart.
#[derive(Debug)]
struct Player {
    guest: Guest,
    name: String,
    path: Option<String>,
    asked: Vec<Asked>,
    /// How many requests of all players were answered.
    answers: Arc<AtomicU32>,
}

impl Player {
    /// Plays until the server is gone.
    fn play(mut self) -> Self {
        while self.step().is_some() {
            self.answers.fetch_add(1, Ordering::Relaxed);
        }
        self
    }

    /// One request after the other; nothing when the server is gone.
    fn step(&mut self) -> Option<()> {
        let guest = &mut self.guest;
        // Nobody knows whether the last request was carried out: it is sent again as it was.
        if let Some(last) = self.asked.last_mut().filter(|last| !last.is_answered) {
            let status = guest.act(&last.path, &last.act)?;
            assert_eq!(status, 200, "a repeated request is answered: {last:?}");
            last.is_answered = true;
        }
        let path = match &self.path {
            Some(path) => path.clone(),
            None => guest.sit_down()?,
        };
        let key = format!("{}-{}", self.name, self.asked.len());
        let mut choice = guest.choice(&path, &key)?;
        // The computers may be thinking.
        let patience = Instant::now() + Duration::from_secs(1);
        while choice.is_null() && self.path.is_some() && Instant::now() < patience {
            thread::sleep(Duration::from_millis(2));
            if guest.ask("GET", &path, "")?.2.contains("/rematch") {
                break;
            }
            choice = guest.choice(&path, &key)?;
        }
        self.path = (!choice.is_null()).then(|| path.clone());
        if choice.is_null() {
            return Some(());
        }
        let act = choice;
        self.asked.push(Asked { path: path.clone(), act: act.clone(), is_answered: false });
        let status = guest.act(&path, &act)?;
        assert_eq!(status, 200, "{act}");
        self.asked.last_mut()?.is_answered = true;
        Some(())
    }
}

/// What a run has shown.
struct Survived {
    kills: u64,
    tables: usize,
    answered: usize,
    unanswered: usize,
    took: Duration,
}

impl std::fmt::Display for Survived {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { kills, tables, answered, unanswered, took } = self;
        let seconds = took.as_secs();
        write!(
            f,
            "{kills} kills in {seconds} s: {answered} answered moves at {tables} tables, none lost, none twice; \
             {unanswered} requests had no answer and were sent again"
        )
    }
}

/// Kills the server so many times, at moments that follow from a seed, and checks the database after each.
fn survive(kills: u64, seed: u64) -> Survived {
    let (place, started) = (Place::new(), Instant::now());
    let mut rng = Rng::from_seed(seed);
    let answers = Arc::new(AtomicU32::new(0));
    let player = |number| Player {
        answers: Arc::clone(&answers),
        guest: Guest::default(),
        name: format!("p{number}"),
        path: None,
        asked: Vec::new(),
    };
    let mut players: Vec<Player> = (0..PEOPLE).map(player).collect();
    let mut unanswered = 0;
    let mut checked = BTreeMap::new();
    let mut told = Instant::now();
    for kill in 0..kills {
        if told.elapsed() > TOLD {
            told = Instant::now();
            eprintln!("{}", survived(kill, &players, unanswered, started));
        }
        let server = Server::start(&place.url);
        let playing: Vec<_> = players
            .into_iter()
            .map(|mut player| {
                player.guest.port = server.port;
                thread::spawn(move || player.play())
            })
            .collect();
        let (until, begun) = (answers.load(Ordering::Relaxed) + rng.below(REQUESTS_MAX), Instant::now());
        while answers.load(Ordering::Relaxed) < until && begun.elapsed() < LIFE_MAX {
            thread::sleep(Duration::from_micros(200));
        }
        thread::sleep(Duration::from_micros(rng.below(5000).into()));
        server.kill();
        players = playing.into_iter().map(|player| player.join().unwrap()).collect();
        let open = players.iter().filter(|player| player.asked.last().is_some_and(|last| !last.is_answered));
        unanswered += open.count();
        check(&place.url, &all_asked(&players), &mut checked);
    }
    checked.clear();
    check(&place.url, &all_asked(&players), &mut checked); // all of it once more
    survived(kills, &players, unanswered, started)
}

/// What so many kills have shown.
fn survived(kills: u64, players: &[Player], unanswered: usize, started: Instant) -> Survived {
    let asked = all_asked(players);
    let tables: BTreeSet<&str> = asked.iter().map(|asked| asked.path.as_str()).collect();
    let answered = asked.iter().filter(|asked| asked.is_answered).count();
    Survived { kills, tables: tables.len(), answered, unanswered, took: started.elapsed() }
}

fn all_asked(players: &[Player]) -> Vec<&Asked> {
    players.iter().flat_map(|player| &player.asked).collect()
}

/// Checks the journals of all tables at which more was asked than `checked` knows of: no gap, every
/// answered request once, and nothing of the person that was not asked.
pub(crate) fn check(url: &str, asked: &[&Asked], checked: &mut BTreeMap<String, usize>) {
    let mut tables: BTreeMap<&str, Vec<&Asked>> = BTreeMap::new();
    for asked in asked {
        tables.entry(&asked.path).or_default().push(asked);
    }
    tables.retain(|path, asked| checked.get(*path) != Some(&asked.len()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::connect(url).await.unwrap();
        for (path, asked) in tables {
            check_table(&store, path, &asked).await;
            let is_settled = asked.iter().all(|asked| asked.is_answered);
            checked.insert(path.into(), if is_settled { asked.len() } else { 0 });
        }
        store.close().await;
    });
}

async fn check_table(store: &Store, path: &str, asked: &[&Asked]) {
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let mut journal = store.journal(&id, 0).await.unwrap();
    let numbers = loop {
        let numbers = numbers_of(store, &id, asked).await;
        // PostgreSQL may still commit what a killed server has sent: the journal must be the same before and after.
        let before = journal.len();
        journal = store.journal(&id, 0).await.unwrap();
        if journal.len() == before {
            break numbers;
        }
    };
    assert!(journal.iter().zip(1..).all(|(entry, number)| entry.number == number), "{path}: {journal:?}");
    let own = journal.iter().filter(|entry| entry.text.starts_with("a "));
    let own: BTreeSet<i64> = own.map(|entry| entry.number).collect();
    assert_eq!(own, numbers, "{path}: every move of the person is a request of the person");
}

/// The numbers in the journal of what was asked, as far as it is there.
async fn numbers_of(store: &Store, id: &TableId, asked: &[&Asked]) -> BTreeSet<i64> {
    let mut numbers = BTreeSet::new();
    for asked in asked {
        let key = asked.act["key"].as_str().unwrap();
        match store.request(id, "a".parse().unwrap(), key).await.unwrap() {
            Some(number) => assert!(numbers.insert(number), "{key} at {} is there twice", asked.path),
            None => assert!(!asked.is_answered, "{key} at {} was answered and is lost", asked.path),
        }
    }
    numbers
}

/// Five times; as often as `MU_KILLS` says, at the moments of `MU_SEED`: what `cargo xtask kills` sets.
#[test]
fn every_answered_move_survives_a_kill_and_none_is_there_twice() {
    let number = |name, usual| std::env::var(name).map_or(usual, |value| value.parse().expect("a number"));
    let kills = number("MU_KILLS", 5);
    let survived = survive(kills, number("MU_SEED", kills));
    assert!(survived.answered > 0, "{survived}");
    writeln!(std::io::stderr(), "{survived}").unwrap();
}
