//! Computer seats: they think off the request path, and are given a view and nothing else.

use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::{Actor, Command, Deed, Request, TableId, TableState};
use engine::{Observer, Rng, Seat, Token};
use host::{Budget, Entry, Level, LineKind, Look};
use words::Language;

use crate::config::{Limit, Pace};
use crate::error::Error;
use crate::house::House;
use crate::hub::{Live, Underway};
use crate::neighbours;
use crate::submit::{Done, submit};
use crate::thinkers::{Stop, Thinkers};

/// How long a computer waits after a failure of the store.
const RECOVERY: Duration = Duration::from_secs(1);

/// The computer players of the house.
#[derive(Debug)]
pub(crate) struct Bots {
    pace: Pace,
    thinkers: Thinkers,
    /// What their chances come from: never from the luck of a table.
    key: Token,
}

/// One choice that a computer owes. It is cancelled if anything else happens at the table first.
pub(crate) struct Errand {
    /// The version of the table that waits for it.
    pub(crate) seq: usize,
    /// Which seat owes it.
    pub(crate) seat: Seat,
    player: Level,
    limit: Limit,
    pause: Duration,
    /// Cancels it.
    pub(crate) stop: Stop,
}

/// How an errand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// The choice was made, or the house closes.
    Done,
    /// Something else happened at the table first.
    Lapsed,
}

impl Bots {
    pub(crate) const fn new(pace: Pace, thinkers: Thinkers, key: Token) -> Self {
        Self { pace, thinkers, key }
    }

    /// The threads on which they think.
    pub(crate) const fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    /// How much may be thought about a hint.
    pub(crate) const fn hint_limit(&self) -> Limit {
        self.pace.thinking.strongest
    }

    /// How much a player of a game may think.
    pub(crate) fn limit(&self, entry: &Entry, player: Level) -> Limit {
        let thinking = self.pace.thinking;
        if player == (entry.strongest_player)() { thinking.strongest } else { thinking.others }
    }

    /// Lets the computer that owes a choice make it; `state` is the table in its slot. A computer that
    /// thinks about a choice it owes no more is stopped, one that still owes it goes on.
    pub(crate) fn wake(&self, house: &Arc<House>, live: &Arc<Live>, state: Option<&TableState>) {
        let Some(state) = state else { return };
        let next = state.computer_to_play();
        let is_next = |underway: &Underway| {
            next.is_some_and(|(seat, _)| seat == underway.seat)
                && state.still_owes(underway.seat, underway.seq)
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
        let limit = self.limit(state.entry, player);
        let errand = Errand { seq, seat, player, limit, pause: self.pause(state), stop };
        tokio::spawn(errand.run_out(Arc::clone(house), Arc::clone(live)));
    }

    /// People need longer to see what a finished trick or round has brought.
    fn pause(&self, state: &TableState) -> Duration {
        let Ok(game) = state.game() else { return self.pace.choice };
        let seats = state.looks();
        let look = Look { language: Language::English, observer: Observer::Spectator, seats: &seats };
        // The last choice, and the luck that may have followed it.
        let lines = game.lines_since(game.step_count().saturating_sub(2), &look);
        let completed = lines.iter().any(|(_, line)| line.kind != LineKind::Deed);
        if completed { self.pace.after_group } else { self.pace.choice }
    }

    /// A stream of chances for one choice.
    fn rng(&self, table: &TableId, seq: usize) -> Rng {
        // The words of the id are spread over the key, so that tables do not share a stream.
        let mut key = *self.key.bytes();
        for (at, byte) in table.as_str().bytes().enumerate() {
            key[at % 32] = key[at % 32].rotate_left(3) ^ byte;
        }
        Rng::from_key(key, seq as u64)
    }
}

impl Errand {
    /// Makes the choice; if it could not be made, looks what the table waits for now.
    async fn run_out(self, house: Arc<House>, live: Arc<Live>) {
        let mut closing = house.closing();
        let ended = tokio::select! {
            ended = self.run(&house, &live) => ended,
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
            match live.read(&house).await {
                Ok(state) => return house.bots.wake(&house, &live, Some(&*state)),
                // Until it can be read: nobody else may look at this table, and it waits for the computer.
                Err(error @ (Error::Database(_) | Error::Failed(_))) => failed = Some(error),
                Err(_) => return,
            }
        }
    }

    async fn run(&self, house: &Arc<House>, live: &Arc<Live>) -> Result<Ended, Error> {
        let (chosen, ()) = tokio::join!(self.choose(house, live), tokio::time::sleep(self.pause));
        let Some(text) = chosen?.filter(|_| !self.stop.is_set()) else { return Ok(Ended::Lapsed) };
        let command = Command::Act(self.seat, Deed::Text(text));
        let now = house.timepiece.now();
        let request = Request { seq: Some(self.seq), ..Request::new(Actor::Computer, command, now) };
        match submit(house, live, request).await {
            Ok(Done::Now) => Ok(Ended::Done),
            Ok(Done::Before | Done::Gone) => Ok(Ended::Lapsed),
            Err(error) if error.is_moved_on() => Ok(Ended::Lapsed),
            Err(error) => Err(error),
        }
    }

    /// What the computer chooses; nothing if it owes the choice no more.
    async fn choose(&self, house: &Arc<House>, live: &Arc<Live>) -> Result<Option<String>, Error> {
        if !neighbours::may_think(house, live, self).await? {
            return Ok(None);
        }
        let _turn = live.turn_to_think().await;
        let ponder = {
            let state = live.read(house).await?;
            if self.stop.is_set() || !state.still_owes(self.seat, self.seq) {
                return Ok(None);
            }
            let game = state.game()?;
            game.ponder(self.seat, self.player).or_else(|| game.ponder(self.seat, Level::Random))
        };
        let Some(ponder) = ponder else {
            return Err(Error::failed(format!("there is no computer player {}", self.player)));
        };
        let mut rng = house.bots.rng(live.id(), self.seq);
        let thought = move |budget: &Budget| {
            let begun = Instant::now();
            (ponder(&mut rng, budget), begun.elapsed())
        };
        let thought = house.bots.thinkers.think(self.limit, &self.stop, thought).await?;
        Ok(thought.map(|(text, time)| {
            house.metrics.thought(time);
            text
        }))
    }
}
