//! The steps of a simulation: what happens next, and whether all is still as it must be.

use std::time::Duration;

use domain::time::{SECOND, Tick};
use domain::{Actor, Request};
use engine::Rng;
use store::{News, Turn};
use tokio::task::JoinHandle;

use super::gates::Gates;
use super::house::Server;
use super::people::{pick, wanted};
use super::planted::{Bug, carry_out};
use super::truth::Truth;
use crate::error::Error;
use crate::submit::Done;

/// How many processes serve the house.
const SERVERS: usize = 3;

/// Longer than anything takes, in simulated time.
const FOR_EVER: Duration = Duration::from_hours(1);

/// What a simulation has found.
#[derive(Debug)]
pub(super) struct Broken {
    pub(super) seed: u64,
    pub(super) why: String,
    /// What has happened, a line each.
    pub(super) trace: Vec<String>,
}

/// What has happened, in numbers.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) steps: u64,
    pub(super) answered: u64,
    pub(super) refused: u64,
    pub(super) failed: u64,
    pub(super) deaths: u64,
    pub(super) trace: Vec<String>,
}

impl Tally {
    pub(super) const fn add(&mut self, other: &Self) {
        self.steps += other.steps;
        self.answered += other.answered;
        self.refused += other.refused;
        self.failed += other.failed;
        self.deaths += other.deaths;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { steps, answered, refused, failed, deaths, trace: _ } = self;
        write!(
            f,
            "{steps} steps, {answered} requests carried out, {refused} refused, {failed} failed, {deaths} deaths"
        )
    }
}

/// What somebody wants, until somebody has answered.
pub(super) struct Errand {
    pub(super) table: usize,
    pub(super) request: Request,
    pub(super) is_answered: bool,
    /// Whether it was answered that it is carried out.
    pub(super) is_done: bool,
}

/// Whether the same request was under way elsewhere meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    None,
    Same,
}

/// A request on its way through a server.
pub(super) struct Flight {
    pub(super) errand: usize,
    pub(super) life: u32,
    pub(super) task: JoinHandle<Result<Done, Error>>,
    pub(super) company: Company,
}

pub(super) struct Simulation {
    pub(super) rng: Rng,
    pub(super) bug: Bug,
    /// Whether something may have been written since what is kept was read.
    pub(super) is_written: bool,
    pub(super) gates: Gates,
    pub(super) servers: Vec<Server>,
    pub(super) lives: u32,
    pub(super) now: Tick,
    pub(super) truth: Truth,
    pub(super) errands: Vec<Errand>,
    pub(super) flights: Vec<Flight>,
    /// How many steps computers may have taken, at each table.
    pub(super) others: [usize; 2],
    pub(super) tally: Tally,
}

/// Runs so many steps of a seed.
pub(super) fn simulate(seed: u64, steps: usize, bug: Bug) -> Result<Tally, Broken> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let mut simulation = Simulation::begin(seed, bug).await;
        let outcome = tokio::time::timeout(FOR_EVER, simulation.run(steps)).await;
        let outcome = outcome.unwrap_or_else(|_| Err("everything stands still".into()));
        let mut tally = simulation.tally;
        tally.steps += u64::try_from(steps).unwrap();
        match outcome {
            Ok(()) => Ok(tally),
            Err(why) => Err(Broken { seed, why, trace: tally.trace }),
        }
    })
}

impl Simulation {
    async fn begin(seed: u64, bug: Bug) -> Self {
        let mut rng = Rng::from_seed(seed);
        let truth = Truth::begin(&mut rng).await;
        let gates = Gates::default();
        let mut simulation = Self {
            rng,
            bug,
            gates,
            is_written: false,
            servers: Vec::new(),
            lives: 0,
            now: Tick(2_000_000_000_000),
            truth,
            errands: Vec::new(),
            flights: Vec::new(),
            others: [0; 2],
            tally: Tally::default(),
        };
        for _ in 0..SERVERS {
            let server = simulation.new_process();
            simulation.servers.push(server);
        }
        simulation
    }

    fn new_process(&mut self) -> Server {
        self.lives += 1;
        Server::start(&self.truth.path(), self.lives, &self.gates, self.now)
    }

    pub(super) fn note(&mut self, line: &str) {
        self.tally.trace.push(format!("{:5} {line}", self.tally.trace.len()));
    }

    async fn run(&mut self, steps: usize) -> Result<(), String> {
        for _ in 0..steps {
            self.step();
            self.settle().await?;
        }
        self.end().await
    }

    /// One thing happens.
    fn step(&mut self) {
        let waiting = self.gates.waiting().len();
        match pick(&mut self.rng, 100) {
            0..=19 if self.flights.len() < 8 => self.ask(),
            20..=24 => self.repeat(),
            25..=33 => self.bring_word(),
            34..=35 => self.jump(),
            36 if self.rng.below(4) == 0 => self.kill(),
            _ if waiting > 0 => self.let_one_go_on(waiting),
            _ => self.ask(),
        }
    }

    /// Lets everything run until it waits again, and looks at what has come of it.
    async fn settle(&mut self) -> Result<(), String> {
        tokio::time::sleep(Duration::from_millis((1 + self.rng.below(6)).into())).await;
        let passes = self.rng.below(400).into();
        self.now = self.now.plus(passes);
        for server in &mut self.servers {
            server.time.advance(passes);
            server.look().await;
        }
        if std::mem::take(&mut self.is_written) {
            self.truth.read().await?;
        }
        self.land().await?;
        self.doubt_memories()
    }

    pub(super) fn doubt_memories(&self) -> Result<(), String> {
        for (at, server) in self.servers.iter().enumerate() {
            let Some(app) = &server.app else { continue };
            for (number, table) in self.truth.tables.iter().enumerate() {
                let doubted = app.tables.peek(&table.id, |memory| self.truth.doubt(number, memory));
                doubted.unwrap_or(Ok(())).map_err(|why| format!("server {at}, table {number}: {why}"))?;
            }
        }
        Ok(())
    }

    /// Somebody wants something, as some server or what is kept shows them the table.
    fn ask(&mut self) {
        let number = pick(&mut self.rng, self.truth.tables.len());
        let shown = pick(&mut self.rng, SERVERS + 1);
        let (rng, now) = (&mut self.rng, self.now);
        let table = &self.truth.tables[number];
        let app = self.servers.get(shown).and_then(|server| server.app.as_ref());
        let asked = app.and_then(|app| app.tables.peek(&table.id, |memory| wanted(memory, rng, now)));
        let asked = asked.or_else(|| Some(wanted(table.state.as_ref()?, rng, now)));
        let Some(mut request) = asked else { return };
        if matches!(request.by, Actor::Person(_)) && request.seat().is_some() {
            request.key = Some(format!("k{}", self.errands.len()));
        }
        if request.by == Actor::Computer {
            self.others[number] += 1;
        }
        self.errands.push(Errand { table: number, request, is_answered: false, is_done: false });
        self.send(self.errands.len() - 1);
    }

    /// Somebody who was not answered asks again; or the network brings the same once more.
    fn repeat(&mut self) {
        let with_key = |errand: &Errand| errand.request.key.is_some();
        let open: Vec<usize> = (0..self.errands.len()).rev().take(20).collect();
        let mut open: Vec<usize> = open.into_iter().filter(|at| with_key(&self.errands[*at])).collect();
        if self.rng.below(4) > 0 {
            open.retain(|at| !self.errands[*at].is_answered);
        }
        if !open.is_empty() {
            let errand = open[pick(&mut self.rng, open.len())];
            self.send(errand);
        }
    }

    fn send(&mut self, errand: usize) {
        let at = pick(&mut self.rng, SERVERS);
        let Errand { table, request, .. } = &self.errands[errand];
        let (by, command) = (&request.by, &request.command);
        let line = format!("{errand} to server {at}, table {table}: {by:?} {command:?} on {:?}", request.seq);
        let Some(app) = self.servers[at].app.clone() else { return };
        let (id, mut request, bug) = (self.truth.tables[*table].id.clone(), request.clone(), self.bug);
        request.came_in = self.now;
        let task = tokio::spawn(async move {
            let live = app.tables.table(id.as_str()).await?;
            live.catch_up(request.seq.unwrap_or_default()).await;
            carry_out(&app, &live, request, bug).await
        });
        let mut company = Company::None;
        for other in self.flights.iter_mut().filter(|other| other.errand == errand) {
            (other.company, company) = (Company::Same, Company::Same);
        }
        self.flights.push(Flight { errand, life: self.servers[at].life, task, company });
        self.note(&line);
    }

    fn let_one_go_on(&mut self, waiting: usize) {
        let at = pick(&mut self.rng, waiting);
        let (life, statement) = {
            let waiting = self.gates.waiting();
            (waiting[at].life, waiting[at].statement.clone())
        };
        self.is_written |= statement == "COMMIT";
        let is_open = self.servers.iter().any(|server| server.life == life && server.app.is_some());
        let often = if statement == "COMMIT" { 24 } else { 200 };
        let turn = match self.rng.below(often) {
            0 if is_open => Turn::Fails,
            1 if is_open => Turn::FailsAfter,
            _ => Turn::Works,
        };
        self.gates.release(at, turn);
        self.note(&format!("life {life}: {statement} {turn:?}"));
    }

    /// Word of what another server has changed arrives, arrives twice, or is lost with all that is under way, which the
    /// server then learns.
    fn bring_word(&mut self) {
        let at = pick(&mut self.rng, SERVERS);
        let (how, server) = (self.rng.below(8), &mut self.servers[at]);
        let Some(news) = server.news.front().cloned() else { return };
        match how {
            0 => server.news.push_back(news.clone()),
            1 => {
                server.news.clear();
                if self.bug != Bug::IgnoresMissed {
                    server.news.push_back(News::Missed);
                }
            }
            _ => {}
        }
        server.heeds_next();
        self.note(&format!("server {at} hears {news:?} {how}"));
    }

    /// The clock of one server is set.
    fn jump(&mut self) {
        let (at, seconds) = (pick(&mut self.rng, SERVERS), i64::from(self.rng.below(90)) - 20);
        self.servers[at].time.advance(seconds * SECOND);
        self.note(&format!("the clock of server {at} jumps by {seconds} s"));
    }

    fn kill(&mut self) {
        let at = pick(&mut self.rng, SERVERS);
        let life = self.servers[at].life;
        self.servers[at].die();
        self.servers[at] = self.new_process();
        // Whoever waits for an answer of it gets none.
        self.flights.retain(|flight| {
            let is_lost = flight.life == life;
            if is_lost {
                flight.task.abort();
            }
            !is_lost
        });
        self.tally.deaths += 1;
        self.note(&format!("server {at} dies, life {life}"));
    }
}
