//! What was answered, and the end of a simulation: everything comes to rest and is held against what is kept.

use std::sync::Arc;
use std::time::Duration;

use domain::{Command, Request};
use engine::Seat;
use store::Turn;

use super::planted::Bug;
use super::rounds::{Company, Simulation};
use super::truth::{Table, seen_at_rest};
use crate::app::App;
use crate::error::Error;
use crate::submit::Done;

impl Simulation {
    /// What was answered is held against what is kept.
    pub(super) async fn land(&mut self) -> Result<(), String> {
        let mut at = 0;
        while at < self.flights.len() {
            let life = self.flights[at].life;
            let is_early = self.bug == Bug::AnswersEarly
                && self.gates.waiting().iter().any(|one| one.life == life && one.statement == "COMMIT");
            if !self.flights[at].task.is_finished() && !is_early {
                at += 1;
                continue;
            }
            let flight = self.flights.remove(at);
            let outcome = if is_early {
                Ok(Done::Now)
            } else {
                flight.task.await.map_err(|broken| broken.to_string())?
            };
            // Answers are lost on their way, too.
            let is_lost = self.rng.below(8) == 0;
            self.note(&format!(
                "{} is answered {outcome:?}{}",
                flight.errand,
                if is_lost { ", lost" } else { "" }
            ));
            if !is_lost {
                self.answered(flight.errand, flight.company, outcome).await?;
            }
        }
        Ok(())
    }

    async fn answered(
        &mut self,
        number: usize,
        company: Company,
        outcome: Result<Done, Error>,
    ) -> Result<(), String> {
        let errand = &mut self.errands[number];
        let is_step = matches!(errand.request.command, Command::Act(..) | Command::TakeBack(..));
        let key = errand.request.seat().zip(errand.request.key.clone()).filter(|_| is_step);
        let is_kept = match &key {
            Some((seat, key)) => Some(self.truth.is_done(errand.table, *seat, key).await),
            None => None,
        };
        match outcome {
            Ok(done) => {
                self.tally.answered += 1;
                (errand.is_answered, errand.is_done) = (true, true);
                if is_kept == Some(false) {
                    return Err(format!("{number} was answered {done:?} and is not kept"));
                }
            }
            Err(Error::Database(_)) => self.tally.failed += 1,
            Err(Error::Failed(why)) => return Err(format!("{number} has failed: {why}")),
            Err(refused) => {
                self.tally.refused += 1;
                errand.is_answered = true;
                if is_kept == Some(true) && company == Company::None {
                    return Err(format!("{number} was refused and is kept: {refused}"));
                }
            }
        }
        Ok(())
    }

    /// Everything comes to rest and everybody is told everything: all servers have what is kept.
    pub(super) async fn end(&mut self) -> Result<(), String> {
        self.note("everything comes to rest");
        let mut has_landed = false;
        for _ in 0..100 {
            self.rest().await;
            has_landed = self.flights.iter().all(|flight| flight.task.is_finished());
            if has_landed && self.servers.iter().all(|server| server.app.is_some()) {
                break;
            }
        }
        if !has_landed {
            return Err("a request waits for ever".into());
        }
        self.truth.read().await?;
        self.land().await?;
        // What they have done last is told to all, and heeded.
        for _ in 0..3 {
            self.rest().await;
        }
        self.doubt_memories()?;
        self.compare().await?;
        self.count().await
    }

    /// Lets a second go by in which nothing waits, fails or is late.
    async fn rest(&mut self) {
        for server in &mut self.servers {
            server.look().await;
            server.disk.calm();
            while !server.news.is_empty() {
                server.heeds_next();
            }
        }
        while !self.gates.waiting().is_empty() {
            self.gates.release(0, Turn::Works);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }

    async fn compare(&self) -> Result<(), String> {
        for (at, server) in self.servers.iter().enumerate() {
            let Some(app) = &server.app else { return Err(format!("server {at} is not open")) };
            for table in &self.truth.tables {
                let found = shown(app, table).await;
                let kept = table.state.as_ref().map(seen_at_rest);
                let differs =
                    || format!("server {at} was told everything and has\n{found:?}\nkept is\n{kept:?}");
                (found == kept).then_some(()).ok_or_else(differs)?;
            }
        }
        Ok(())
    }

    async fn count(&self) -> Result<(), String> {
        for (number, others) in self.others.into_iter().enumerate() {
            let of_table = self.errands.iter().filter(|errand| errand.table == number);
            let asked: Vec<_> = of_table.filter_map(|errand| step_of(&errand.request)).collect();
            self.truth.count(number, &asked, others).await?;
        }
        Ok(())
    }
}

/// A table as whoever asks a server for it is shown it; none if there is none.
async fn shown(app: &Arc<App>, table: &Table) -> Option<String> {
    let live = app.tables.table(table.id.as_str()).await.ok()?;
    live.read().await.map(|state| seen_at_rest(&state)).ok()
}

/// The seat, key and text of a step that a person asks for.
fn step_of(request: &Request) -> Option<(Seat, String, String)> {
    let key = request.key.clone()?;
    if let Command::Act(seat, text) = &request.command { Some((*seat, key, text.clone())) } else { None }
}
