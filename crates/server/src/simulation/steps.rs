//! The steps of a simulation: what happens next, and whether all is still as it must be.

use std::time::Duration;

use domain::time::{SECOND, Tick};
use domain::{Actor, Request};
use engine::Rng;
use store::{Fault, News};
use tokio::task::JoinHandle;

use super::checker::Checker;
use super::cluster::Server;
use super::planted::{Bug, carry_out};
use super::statements::StatementQueue;
use super::workload::{pick, wanted};
use crate::error::Error;
use crate::submit::Done;

/// How many servers there are.
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
    pub(super) crashes: u64,
    pub(super) trace: Vec<String>,
}

impl Tally {
    pub(super) const fn add(&mut self, other: &Self) {
        self.steps += other.steps;
        self.answered += other.answered;
        self.refused += other.refused;
        self.failed += other.failed;
        self.crashes += other.crashes;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { steps, answered, refused, failed, crashes, trace: _ } = self;
        write!(
            f,
            "{steps} steps, {answered} requests carried out, {refused} refused, {failed} failed, {crashes} crashes"
        )
    }
}

/// A request of somebody, until it is answered.
pub(super) struct ClientRequest {
    pub(super) table: usize,
    pub(super) request: Request,
    pub(super) is_answered: bool,
    /// Whether it was answered that it is carried out.
    pub(super) is_done: bool,
}

/// Whether the same request was in flight elsewhere meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Concurrency {
    None,
    Same,
}

/// A request that a server works on.
pub(super) struct InFlight {
    pub(super) number: usize,
    pub(super) incarnation: u32,
    pub(super) task: JoinHandle<Result<Done, Error>>,
    pub(super) concurrency: Concurrency,
}

pub(super) struct Simulation {
    pub(super) rng: Rng,
    pub(super) bug: Bug,
    /// Whether something may have been written since what is kept was read.
    pub(super) is_written: bool,
    pub(super) statements: StatementQueue,
    pub(super) servers: Vec<Server>,
    pub(super) incarnations: u32,
    pub(super) now: Tick,
    pub(super) checker: Checker,
    pub(super) requests: Vec<ClientRequest>,
    pub(super) in_flight: Vec<InFlight>,
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
        let checker = Checker::begin(&mut rng).await;
        let statements = StatementQueue::default();
        let mut simulation = Self {
            rng,
            bug,
            statements,
            is_written: false,
            servers: Vec::new(),
            incarnations: 0,
            now: Tick(2_000_000_000_000),
            checker,
            requests: Vec::new(),
            in_flight: Vec::new(),
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
        self.incarnations += 1;
        Server::start(&self.checker.path(), self.incarnations, &self.statements, self.now)
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
        let waiting = self.statements.waiting().len();
        match pick(&mut self.rng, 100) {
            0..=19 if self.in_flight.len() < 8 => self.ask(),
            20..=24 => self.repeat(),
            25..=33 => self.deliver_news(),
            34..=35 => self.set_clock(),
            36 if self.rng.below(4) == 0 => self.kill(),
            _ if waiting > 0 => self.run_statement(waiting),
            _ => self.ask(),
        }
    }

    /// Lets everything run until it waits again, and checks the outcome.
    async fn settle(&mut self) -> Result<(), String> {
        tokio::time::sleep(Duration::from_millis((1 + self.rng.below(6)).into())).await;
        let passes = self.rng.below(400).into();
        self.now = self.now.plus(passes);
        for server in &mut self.servers {
            server.time.advance(passes);
            server.look().await;
        }
        if std::mem::take(&mut self.is_written) {
            self.checker.read().await?;
        }
        self.collect_answers().await?;
        self.check_memories()
    }

    pub(super) fn check_memories(&self) -> Result<(), String> {
        for (at, server) in self.servers.iter().enumerate() {
            let Some(app) = &server.app else { continue };
            for (number, table) in self.checker.tables.iter().enumerate() {
                let checked = app.tables.peek(&table.id, |memory| self.checker.check_memory(number, memory));
                checked.unwrap_or(Ok(())).map_err(|why| format!("server {at}, table {number}: {why}"))?;
            }
        }
        Ok(())
    }

    /// Sends a new request, on the table as some server or the database shows it.
    fn ask(&mut self) {
        let number = pick(&mut self.rng, self.checker.tables.len());
        let shown = pick(&mut self.rng, SERVERS + 1);
        let (rng, now) = (&mut self.rng, self.now);
        let table = &self.checker.tables[number];
        let app = self.servers.get(shown).and_then(|server| server.app.as_ref());
        let asked = app.and_then(|app| app.tables.peek(&table.id, |memory| wanted(memory, rng, now)));
        let asked = asked.or_else(|| Some(wanted(table.state.as_ref()?, rng, now)));
        let Some(mut request) = asked else { return };
        if matches!(request.by, Actor::Person(_)) && request.seat().is_some() {
            request.key = Some(format!("k{}", self.requests.len()));
        }
        if request.by == Actor::Computer {
            self.others[number] += 1;
        }
        self.requests.push(ClientRequest { table: number, request, is_answered: false, is_done: false });
        self.send(self.requests.len() - 1);
    }

    /// Somebody who was not answered asks again; or the network brings the same once more.
    fn repeat(&mut self) {
        let with_key = |asked: &ClientRequest| asked.request.key.is_some();
        let open: Vec<usize> = (0..self.requests.len()).rev().take(20).collect();
        let mut open: Vec<usize> = open.into_iter().filter(|at| with_key(&self.requests[*at])).collect();
        if self.rng.below(4) > 0 {
            open.retain(|at| !self.requests[*at].is_answered);
        }
        if !open.is_empty() {
            let number = open[pick(&mut self.rng, open.len())];
            self.send(number);
        }
    }

    fn send(&mut self, number: usize) {
        let at = pick(&mut self.rng, SERVERS);
        let ClientRequest { table, request, .. } = &self.requests[number];
        let (by, command) = (&request.by, &request.command);
        let line = format!("{number} to server {at}, table {table}: {by:?} {command:?} on {:?}", request.seq);
        let Some(app) = self.servers[at].app.clone() else { return };
        let (id, mut request, bug) = (self.checker.tables[*table].id.clone(), request.clone(), self.bug);
        request.came_in = self.now;
        let task = tokio::spawn(async move {
            let live = app.tables.table(id.as_str()).await?;
            live.catch_up(request.seq.unwrap_or_default()).await;
            carry_out(&app, &live, request, bug).await
        });
        let mut concurrency = Concurrency::None;
        for other in self.in_flight.iter_mut().filter(|other| other.number == number) {
            (other.concurrency, concurrency) = (Concurrency::Same, Concurrency::Same);
        }
        self.in_flight.push(InFlight {
            number,
            incarnation: self.servers[at].incarnation,
            task,
            concurrency,
        });
        self.note(&line);
    }

    fn run_statement(&mut self, waiting: usize) {
        let at = pick(&mut self.rng, waiting);
        let (incarnation, statement) = {
            let waiting = self.statements.waiting();
            (waiting[at].incarnation, waiting[at].statement.clone())
        };
        self.is_written |= statement == "COMMIT";
        let is_open =
            self.servers.iter().any(|server| server.incarnation == incarnation && server.app.is_some());
        let often = if statement == "COMMIT" { 24 } else { 200 };
        let fault = match self.rng.below(often) {
            0 if is_open => Fault::Before,
            1 if is_open => Fault::After,
            _ => Fault::None,
        };
        self.statements.release(at, fault);
        self.note(&format!("incarnation {incarnation}: {statement} {fault:?}"));
    }

    /// Delivers news of a change, twice or once, or loses it with all that is under way, of which the server then learns.
    fn deliver_news(&mut self) {
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
        server.deliver_next();
        self.note(&format!("server {at} receives {news:?} {how}"));
    }

    /// The clock of one server is set.
    fn set_clock(&mut self) {
        let (at, seconds) = (pick(&mut self.rng, SERVERS), i64::from(self.rng.below(90)) - 20);
        self.servers[at].time.advance(seconds * SECOND);
        self.note(&format!("the clock of server {at} is set by {seconds} s"));
    }

    fn kill(&mut self) {
        let at = pick(&mut self.rng, SERVERS);
        let incarnation = self.servers[at].incarnation;
        self.servers[at].crash();
        self.servers[at] = self.new_process();
        // Whoever waits for an answer of it gets none.
        self.in_flight.retain(|sent| {
            let is_lost = sent.incarnation == incarnation;
            if is_lost {
                sent.task.abort();
            }
            !is_lost
        });
        self.tally.crashes += 1;
        self.note(&format!("server {at} crashes, incarnation {incarnation}"));
    }
}
