//! What was answered, and the end of a simulation: all requests are answered, all news is delivered, and every server is compared with what is kept.

use std::sync::Arc;
use std::time::Duration;

use domain::{Command, Request};
use engine::Seat;
use store::Fault;

use super::checker::{Table, seen_at_the_end};
use super::planted::Bug;
use super::steps::{Concurrency, Simulation};
use crate::app::App;
use crate::error::Error;
use crate::submit::Done;

impl Simulation {
    /// Compares what was answered with what is kept.
    pub(super) async fn collect_answers(&mut self) -> Result<(), String> {
        let mut at = 0;
        while at < self.in_flight.len() {
            let incarnation = self.in_flight[at].incarnation;
            let is_early = self.bug == Bug::AnswersEarly
                && self
                    .statements
                    .waiting()
                    .iter()
                    .any(|one| one.incarnation == incarnation && one.statement == "COMMIT");
            if !self.in_flight[at].task.is_finished() && !is_early {
                at += 1;
                continue;
            }
            let sent = self.in_flight.remove(at);
            let outcome = if is_early {
                Ok(Done::Now)
            } else {
                sent.task.await.map_err(|broken| broken.to_string())?
            };
            // Answers are lost on their way, too.
            let is_lost = self.rng.below(8) == 0;
            self.note(&format!(
                "{} is answered {outcome:?}{}",
                sent.number,
                if is_lost { ", lost" } else { "" }
            ));
            if !is_lost {
                self.answered(sent.number, sent.concurrency, outcome).await?;
            }
        }
        Ok(())
    }

    async fn answered(
        &mut self,
        number: usize,
        concurrency: Concurrency,
        outcome: Result<Done, Error>,
    ) -> Result<(), String> {
        let asked = &mut self.requests[number];
        let is_step = matches!(asked.request.command, Command::Act(..) | Command::TakeBack(..));
        let key = asked.request.seat().zip(asked.request.key.clone()).filter(|_| is_step);
        let is_kept = match &key {
            Some((seat, key)) => Some(self.checker.is_done(asked.table, *seat, key).await),
            None => None,
        };
        match outcome {
            Ok(done) => {
                self.tally.answered += 1;
                (asked.is_answered, asked.is_done) = (true, true);
                if is_kept == Some(false) {
                    return Err(format!("{number} was answered {done:?} and is not kept"));
                }
            }
            Err(Error::Database(_)) => self.tally.failed += 1,
            Err(Error::Failed(why)) => return Err(format!("{number} has failed: {why}")),
            Err(refused) => {
                self.tally.refused += 1;
                asked.is_answered = true;
                if is_kept == Some(true) && concurrency == Concurrency::None {
                    return Err(format!("{number} was refused and is kept: {refused}"));
                }
            }
        }
        Ok(())
    }

    /// Everything is carried out and delivered: all servers have what is kept.
    pub(super) async fn end(&mut self) -> Result<(), String> {
        self.note("the end: nothing fails any more");
        let mut is_done = false;
        for _ in 0..100 {
            self.quiesce().await;
            is_done = self.in_flight.iter().all(|sent| sent.task.is_finished());
            if is_done && self.servers.iter().all(|server| server.app.is_some()) {
                break;
            }
        }
        if !is_done {
            return Err("a request waits for ever".into());
        }
        self.checker.read().await?;
        self.collect_answers().await?;
        // What they have done last is delivered to all.
        for _ in 0..3 {
            self.quiesce().await;
        }
        self.check_memories()?;
        self.compare().await?;
        self.count().await
    }

    /// Lets a second go by in which nothing waits, fails or is late.
    async fn quiesce(&mut self) {
        for server in &mut self.servers {
            server.look().await;
            server.disk.stop_faults();
            while !server.news.is_empty() {
                server.deliver_next();
            }
        }
        while !self.statements.waiting().is_empty() {
            self.statements.release(0, Fault::None);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }

    async fn compare(&self) -> Result<(), String> {
        for (at, server) in self.servers.iter().enumerate() {
            let Some(app) = &server.app else { return Err(format!("server {at} is not open")) };
            for table in &self.checker.tables {
                let found = shown(app, table).await;
                let kept = table.state.as_ref().map(seen_at_the_end);
                let differs =
                    || format!("server {at} was told everything and has\n{found:?}\nkept is\n{kept:?}");
                (found == kept).then_some(()).ok_or_else(differs)?;
            }
        }
        Ok(())
    }

    async fn count(&self) -> Result<(), String> {
        for (number, others) in self.others.into_iter().enumerate() {
            let of_table = self.requests.iter().filter(|asked| asked.table == number);
            let asked: Vec<_> = of_table.filter_map(|asked| step_of(&asked.request)).collect();
            self.checker.count(number, &asked, others).await?;
        }
        Ok(())
    }
}

/// A table as whoever asks a server for it is shown it; none if there is none.
async fn shown(app: &Arc<App>, table: &Table) -> Option<String> {
    let live = app.tables.table(table.id.as_str()).await.ok()?;
    live.read().await.map(|state| seen_at_the_end(&state)).ok()
}

/// The seat, key and text of a step that a person asks for.
fn step_of(request: &Request) -> Option<(Seat, String, String)> {
    let key = request.key.clone()?;
    if let Command::Act(seat, text) = &request.command { Some((*seat, key, text.clone())) } else { None }
}
