//! The people of a run: they sit down, keep their pages open, and click.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet};

use crate::Run;
use crate::table::{Move, Table};
use crate::wire::{Answer, Chunks, Wire};

/// Those who sit down, in the order of their seats.
pub(crate) const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"];

/// How many requests are under way at once: a host's proxy has about as many connections.
const HANDS: usize = 64;

/// How many pages connect at the same moment.
const DOORS: usize = 32;

/// How long the last moves may take to be seen.
const FAREWELL: Duration = Duration::from_secs(3);

/// Clicks that are to be sent, each with the moment at which it should be.
type Clicks = Arc<tokio::sync::Mutex<mpsc::Receiver<(Arc<Table>, Instant)>>>;

/// All tables of a run and what was seen at them.
pub(crate) struct Crowd {
    address: SocketAddr,
    tables: Vec<Arc<Table>>,
    seen: Arc<Seen>,
    open: Mutex<Vec<AbortHandle>>,
}

#[derive(Debug, Default)]
struct Seen {
    answers: Mutex<Vec<Duration>>,
    pages: Mutex<Vec<Duration>>,
    refused: AtomicUsize,
    skipped: AtomicUsize,
    /// Bytes of answers and events.
    bytes: AtomicUsize,
}

/// What was seen, the waits in order.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) answers: Vec<Duration>,
    pub(crate) pages: Vec<Duration>,
    pub(crate) refused: usize,
    pub(crate) skipped: usize,
    pub(crate) bytes: usize,
}

impl Crowd {
    /// People sit down at all seats of each table, and the games begin.
    pub(crate) async fn sit_down(address: SocketAddr, run: &Run) -> Self {
        let next = Arc::new(AtomicUsize::new(0));
        let mut hands = JoinSet::new();
        // One after the other they have the same luck in every run.
        for _ in 0..if run.alone.is_some() { 1 } else { HANDS } {
            let (next, run) = (Arc::clone(&next), run.clone());
            hands.spawn(begin_some(address, next, run));
        }
        let tables = hands.join_all().await.into_iter().flatten().collect();
        Self { address, tables, seen: Arc::default(), open: Mutex::default() }
    }

    /// Opens so many pages: one at every table, then another one at every table as long as there are any left.
    pub(crate) async fn open_streams(&self, count: usize) {
        let doors = Arc::new(tokio::sync::Semaphore::new(DOORS));
        let (opened, mut all_opened) = mpsc::channel::<()>(1);
        for page in 0..count {
            let (table, seat) = (&self.tables[page % self.tables.len()], page / self.tables.len());
            let (table, seen, address) = (Arc::clone(table), Arc::clone(&self.seen), self.address);
            let (door, opened) = (Arc::clone(&doors).acquire_owned().await.unwrap(), opened.clone());
            let page = tokio::spawn(async move {
                let chunks = connect(address, &table, seat).await;
                table.opened(seat);
                drop((door, opened));
                look(chunks, &table, seat, &seen).await;
            });
            self.open.lock().unwrap().push(page.abort_handle());
        }
        drop(opened);
        let _ = all_opened.recv().await;
    }

    /// Clicks at the rate that was asked for, whatever the server does; a click is late from the moment at
    /// which it should have been.
    /// Gives how long that took until the last answer.
    pub(crate) async fn play(&self, run: &Run) -> Duration {
        let (send, clicks) = mpsc::channel::<(Arc<Table>, Instant)>(4096);
        let clicks = Arc::new(tokio::sync::Mutex::new(clicks));
        let mut hands = JoinSet::new();
        for _ in 0..HANDS {
            hands.spawn(click_on(Wire::to(self.address).await, Arc::clone(&clicks), Arc::clone(&self.seen)));
        }
        let begun = Instant::now();
        for number in 0..run.rate * run.seconds {
            let at = begun + Duration::from_secs(1) * number / run.rate;
            tokio::time::sleep_until(at.into()).await;
            // Spread over all tables: neighbours of one click are no neighbours in memory.
            let table = (number as usize).wrapping_mul(7919) % self.tables.len();
            send.send((Arc::clone(&self.tables[table]), at)).await.unwrap();
        }
        drop(send);
        hands.join_all().await;
        let took = begun.elapsed();
        tokio::time::sleep(FAREWELL).await;
        took
    }

    /// Plays so many moves at the first table, each when everybody has seen the one before.
    ///
    /// # Panics
    /// If the game ends before, or nothing happens for a long time.
    pub(crate) async fn play_one_by_one(&self, moves: usize) {
        const PATIENCE: Duration = Duration::from_mins(1);
        let (table, mut wire) = (&self.tables[0], Wire::to(self.address).await);
        while self.seen.answers.lock().unwrap().len() < moves {
            let waits = tokio::time::timeout(PATIENCE, next_click(table));
            let chosen = waits.await.expect("somebody may choose");
            click(&mut wire, table, (chosen, Instant::now()), &self.seen).await;
        }
        let waits = async {
            while !table.rests() {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waits).await.expect("the last move is seen by everybody");
    }

    /// Plays so many moves at each table, all pages open; gives them.
    pub(crate) async fn record(&self, moves: usize) -> Vec<Vec<Move>> {
        let mut wire = Wire::to(self.address).await;
        let mut all = Vec::new();
        for table in &self.tables {
            all.push(record_at(&mut wire, table, moves, &self.seen).await);
        }
        all
    }

    /// Plays these moves at the tables, where no page is open: the next one at each when the last is answered at all.
    pub(crate) async fn repeat(&self, moves: Vec<Vec<Move>>) {
        let rounds = moves.first().map_or(0, Vec::len);
        let mut games = Vec::new();
        for (table, game) in self.tables.iter().zip(moves) {
            games.push((Wire::to(self.address).await, Arc::clone(table), game.into_iter()));
        }
        for _ in 0..rounds {
            let next = games.drain(..).map(|game| repeat_one(game, Arc::clone(&self.seen)));
            games = next.collect::<JoinSet<_>>().join_all().await;
        }
    }

    /// Everybody closes the page.
    pub(crate) fn leave(&self) {
        self.open.lock().unwrap().drain(..).for_each(|page| page.abort());
    }

    pub(crate) fn told(&self) -> Told {
        let in_order = |waits: &Mutex<Vec<Duration>>| {
            let mut waits = waits.lock().unwrap().clone();
            waits.sort();
            waits
        };
        Told {
            answers: in_order(&self.seen.answers),
            pages: in_order(&self.seen.pages),
            refused: self.seen.refused.load(Ordering::Relaxed),
            skipped: self.seen.skipped.load(Ordering::Relaxed),
            bytes: self.seen.bytes.load(Ordering::Relaxed),
        }
    }
}

/// A table, the moves that are left, and the connection of those who play there.
type Game = (Wire, Arc<Table>, std::vec::IntoIter<Move>);

/// Plays the next move of a game.
async fn repeat_one((mut wire, table, mut moves): Game, seen: Arc<Seen>) -> Game {
    let next = moves.next().unwrap();
    click(&mut wire, &table, (next, Instant::now()), &seen).await;
    (wire, table, moves)
}

/// Plays so many moves at a table; gives them.
async fn record_at(wire: &mut Wire, table: &Table, moves: usize, seen: &Seen) -> Vec<Move> {
    let mut played = Vec::new();
    while played.len() < moves {
        let next = next_click(table).await;
        let is_done = click(wire, table, (next.clone(), Instant::now()), seen).await;
        played.extend(is_done.then_some(next));
    }
    played
}

/// Begins games as long as there are too few.
async fn begin_some(address: SocketAddr, begun: Arc<AtomicUsize>, run: Run) -> Vec<Arc<Table>> {
    let (mut wire, mut tables) = (Wire::to(address).await, Vec::new());
    while begun.fetch_add(1, Ordering::Relaxed) < run.tables {
        tables.push(Arc::new(begin(&mut wire, &run).await));
    }
    tables
}

/// Opens the page of a seat, up to the first event.
async fn connect(address: SocketAddr, table: &Table, seat: usize) -> Chunks {
    let mut chunks = Chunks::of(address, &format!("{}/events?lines", table.path), &table.cookies[seat]).await;
    table.hear(seat, &chunks.next().await.unwrap());
    chunks
}

/// Looks at an open page until it is closed.
async fn look(mut chunks: Chunks, table: &Table, seat: usize, seen: &Seen) {
    while let Some(event) = chunks.next().await {
        seen.bytes.fetch_add(event.len(), Ordering::Relaxed);
        if let Some(wait) = table.hear(seat, &event) {
            seen.pages.lock().unwrap().push(wait);
        }
    }
}

/// The next choice at a table, as soon as somebody may choose.
async fn next_click(table: &Table) -> Move {
    loop {
        if let Some(chosen) = table.click(Instant::now()) {
            return chosen;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Opens a table, takes each seat as another person, and begins.
async fn begin(wire: &mut Wire, run: &Run) -> Table {
    let letters = ('a'..='z').take(run.seats).skip(1);
    let open = letters.map(|letter| format!("&seat.{letter}=open")).collect::<Vec<_>>().concat();
    let form = format!("game={}&seat.a=me&name={}{open}", run.game, NAMES[0]);
    let opened = wire.post("/new", "", &form).await;
    let path = opened.header("location").unwrap_or_else(|| panic!("{opened:?}")).to_owned();
    let cookie = |answer: &Answer| {
        let cookie = answer.header("set-cookie").unwrap_or_else(|| panic!("{answer:?}"));
        cookie.split(';').next().unwrap().to_owned()
    };
    let mut cookies = vec![cookie(&opened)];
    for name in &NAMES[1..run.seats] {
        cookies.push(cookie(&wire.post(&format!("{path}/sit"), "", &format!("name={name}")).await));
    }
    let began = wire.post(&format!("{path}/start"), &cookies[0], "").await;
    assert_eq!(began.status, 303, "{}", began.head);
    Table::new(path, cookies)
}

/// One who clicks: on whatever is next.
async fn click_on(mut wire: Wire, clicks: Clicks, seen: Arc<Seen>) {
    loop {
        let next = clicks.lock().await.recv().await;
        let Some((table, at)) = next else { return };
        match table.click(at) {
            Some(chosen) => drop(click(&mut wire, &table, (chosen, at), &seen).await),
            None => drop(seen.skipped.fetch_add(1, Ordering::Relaxed)),
        }
    }
}

/// Sends a move that should have been sent at that moment.
async fn click(wire: &mut Wire, table: &Table, (chosen, at): (Move, Instant), seen: &Seen) -> bool {
    let path = format!("{}/act", table.path);
    let answer = wire.post(&path, &table.cookies[chosen.seat], &chosen.act.to_string()).await;
    seen.bytes.fetch_add(answer.head.len() + answer.body.len(), Ordering::Relaxed);
    let is_done = (200..300).contains(&answer.status);
    if is_done {
        seen.answers.lock().unwrap().push(at.elapsed());
    } else {
        if seen.refused.fetch_add(1, Ordering::Relaxed) == 0 {
            println!("refused: {} {}", chosen.act, String::from_utf8_lossy(&answer.body));
        }
        table.refused();
    }
    is_done
}
