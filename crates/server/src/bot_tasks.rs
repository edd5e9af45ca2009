//! The turns of computer seats: they think off the request path, and are given a view and nothing else.

use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::{Actor, Command, Request, TableState};
use engine::Seat;
use host::{Budget, Level};

use crate::app::App;
use crate::bot_pool::Stop;
use crate::config::Limit;
use crate::error::Error;
use crate::submit::{Done, submit};
use crate::tables::{LiveTable, Underway};

/// How long a computer waits after a failure of the store, or as long as another process thinks.
const RECOVERY: Duration = Duration::from_secs(1);

/// How long a choice made ahead waits when it is owed: nothing in its time shall tell that nobody was asked.
const AHEAD: Duration = Duration::from_millis(700);

/// How long one process may let a computer think before another one takes over.
const CLAIMED_SECONDS: i64 = 15;

/// One choice that a computer owes, or that somebody has made ahead. It is cancelled if anything else happens at the table first.
struct BotTask {
    /// The version of the table that waits for it.
    seq: usize,
    /// Which seat owes it.
    seat: Seat,
    /// The computer that makes it; none if it is made already.
    player: Option<Level>,
    limit: Limit,
    /// Cancels it.
    stop: Stop,
}

/// How an errand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// The choice was made, or the server closes.
    Done,
    /// Something else happened at the table first.
    Lapsed,
}

/// Lets the computer that owes a choice make it; `state` is the table in its slot. A computer that
/// thinks about a choice it owes no more is stopped, one that still owes it goes on.
pub(crate) fn wake(app: &Arc<App>, live: &Arc<LiveTable>, state: &TableState) {
    // Computers first: what somebody has chosen ahead appears no sooner than a computer's choice.
    let computer = state.computer_to_play().map(|(seat, player)| (seat, Some(player)));
    let next = computer.or_else(|| Some((state.ahead_to_play()?, None)));
    let is_next = |underway: &Underway| {
        next.is_some_and(|(seat, _)| seat == underway.seat) && state.still_owes(underway.seat, underway.seq)
    };
    let mut underway = live.underway();
    if underway.as_ref().is_some_and(is_next) {
        return;
    }
    if let Some(underway) = underway.take() {
        underway.stop.set();
    }
    let Some((seat, player)) = next else { return };
    let (seq, stop) = (state.seq(), Stop::default());
    *underway = Some(Underway { seat, seq, stop: stop.clone() });
    drop(underway);
    let limit = app.bots.limit(state.entry, player.unwrap_or(Level::Random));
    let errand = BotTask { seq, seat, player, limit, stop };
    tokio::spawn(errand.run_out(Arc::clone(app), Arc::clone(live)));
}

impl BotTask {
    /// Makes the choice; if it could not be made, looks what the table waits for now.
    async fn run_out(self, app: Arc<App>, live: Arc<LiveTable>) {
        let mut closing = app.closing();
        let ended = tokio::select! {
            ended = self.run(&app, &live) => ended,
            _ = closing.wait_for(|closing| *closing) => {
                self.stop.set();
                return;
            }
        };
        live.no_longer_underway(&self.stop);
        let mut failed = match ended {
            Ok(Ended::Done) => return,
            Ok(Ended::Lapsed) => None,
            Err(error) => Some(error),
        };
        loop {
            if let Some(error) = failed {
                tracing::error!(table = %live.id(), %error, "a computer player failed");
                tokio::select! {
                    () = tokio::time::sleep(RECOVERY) => {}
                    _ = closing.wait_for(|closing| *closing) => return,
                }
            }
            match live.read().await {
                Ok(state) => return wake(&app, &live, &state),
                // Until it can be read: nobody else may look at this table, and it waits for the computer.
                Err(error @ (Error::Database(_) | Error::Failed(_))) => failed = Some(error),
                Err(_) => return,
            }
        }
    }

    async fn run(&self, app: &Arc<App>, live: &Arc<LiveTable>) -> Result<Ended, Error> {
        let pause = if self.player.is_none() { AHEAD.max(app.bots.pause()) } else { app.bots.pause() };
        let (chosen, ()) = tokio::join!(self.choose(app, live), tokio::time::sleep(pause));
        let Some(command) = chosen?.filter(|_| !self.stop.is_set()) else { return Ok(Ended::Lapsed) };
        let now = app.time_source.now();
        let request = Request { seq: Some(self.seq), ..Request::new(Actor::Computer, command, now) };
        match submit(app, live, request).await {
            Ok(Done::Now) => Ok(Ended::Done),
            Ok(Done::Before | Done::Gone) => Ok(Ended::Lapsed),
            Err(error) if error.is_moved_on() => Ok(Ended::Lapsed),
            Err(error) => Err(error),
        }
    }

    /// What is to be carried out; nothing if the choice is not owed any more.
    async fn choose(&self, app: &Arc<App>, live: &Arc<LiveTable>) -> Result<Option<Command>, Error> {
        if !self.is_ours(app, live).await? {
            return Ok(None);
        }
        let Some(player) = self.player else { return Ok(Some(Command::ActAhead(self.seat))) };
        let _turn = live.turn_to_think().await;
        let ponder = {
            let state = live.read().await?;
            if self.stop.is_set() || !state.still_owes(self.seat, self.seq) {
                return Ok(None);
            }
            let game = state.game()?;
            game.ponder(self.seat, player).or_else(|| game.ponder(self.seat, Level::Random))
        };
        let Some(ponder) = ponder else {
            return Err(Error::failed(format!("there is no computer player {player}")));
        };
        let mut rng = app.bots.rng(live.id(), self.seq);
        let thought = move |budget: &Budget| {
            let begun = Instant::now();
            (ponder(&mut rng, budget), begun.elapsed())
        };
        let thought = app.bots.pool().think(self.limit, &self.stop, thought).await?;
        Ok(thought.map(|(text, time)| {
            app.metrics.thought(time);
            Command::Act(self.seat, text)
        }))
    }

    /// Whether this process shall let the computer think; waits as long as another process does. The answer
    /// is no if the choice is not owed any more.
    async fn is_ours(&self, app: &Arc<App>, live: &Arc<LiveTable>) -> Result<bool, Error> {
        let version = i64::try_from(self.seq).unwrap_or(i64::MAX);
        while !app.store.claim(live.id(), version, CLAIMED_SECONDS, app.time_source.moment()).await? {
            tokio::time::sleep(RECOVERY).await;
            if self.stop.is_set() || !live.read().await?.still_owes(self.seat, self.seq) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
