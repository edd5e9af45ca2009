//! The computer players of the server: how long they wait, how much they think, and where their chances come from.

use std::time::Duration;

use domain::TableId;
use engine::{Rng, SEATS_MAX, Seat, Token};
use host::{Entry, Level};

use crate::bot_pool::BotPool;
use crate::config::{Limit, Pace};

/// How long the coach thinks of a position, and as long of a choice.
const COACH: Duration = Duration::from_millis(500);

/// How long an answer to a choice may wait for the coach, whatever else is thought at the server.
const COACH_PATIENCE: Duration = Duration::from_millis(1500);

/// The same where thoughts are bounded by iterations: only something that hangs takes so long.
const COACH_PATIENCE_UNTIMED: Duration = Duration::from_mins(1);

/// The computer players of the server.
#[derive(Debug)]
pub(crate) struct Bots {
    pace: Pace,
    pool: BotPool,
    /// What their chances come from: never from the luck of a table.
    key: Token,
}

impl Bots {
    pub(crate) const fn new(pace: Pace, pool: BotPool, key: Token) -> Self {
        Self { pace, pool, key }
    }

    /// The threads on which they think.
    pub(crate) const fn pool(&self) -> &BotPool {
        &self.pool
    }

    /// How much may be thought about a hint.
    pub(crate) const fn hint_limit(&self) -> Limit {
        self.pace.thinking.strongest
    }

    /// How much may be thought before a choice is asked about: once of the position, once of the choice.
    pub(crate) fn coach_limit(&self) -> Limit {
        match self.hint_limit() {
            Limit::Time(time) => Limit::Time(time.min(COACH)),
            Limit::Iterations(most) => Limit::Iterations(most),
        }
    }

    /// How long a choice may wait for the coach. Where thoughts do not go by the clock, neither does this: what the
    /// coach asks is then the same on every machine.
    pub(crate) const fn coach_patience(&self) -> Duration {
        match self.hint_limit() {
            Limit::Time(_) => COACH_PATIENCE,
            Limit::Iterations(_) => COACH_PATIENCE_UNTIMED,
        }
    }

    /// How much a player of a game may think.
    pub(crate) fn limit(&self, entry: &Entry, player: Level) -> Limit {
        let thinking = self.pace.thinking;
        if player == (entry.strongest_player)() { thinking.strongest } else { thinking.others }
    }

    /// The least time before a choice.
    pub(crate) const fn pause(&self) -> Duration {
        self.pace.pause
    }

    /// A stream of chances for one choice.
    pub(crate) fn rng(&self, table: &TableId, seq: usize) -> Rng {
        // The words of the id are spread over the key, so that tables do not share a stream.
        let mut key = *self.key.bytes();
        for (at, byte) in table.as_str().bytes().enumerate() {
            key[at % 32] = key[at % 32].rotate_left(3) ^ byte;
        }
        Rng::from_key(key, seq as u64)
    }
}

/// The chances of a thought: from what everybody may know of the question, so that they tell nothing and
/// owe nothing to the luck of the table.
pub(crate) fn thought_rng(table: &TableId, steps: usize, seat: Seat) -> Rng {
    let mut key = *b"mu: what a hint is drawn from   ";
    for (at, byte) in table.as_str().bytes().enumerate() {
        key[at % 32] = key[at % 32].rotate_left(3) ^ byte;
    }
    Rng::from_key(key, (steps * SEATS_MAX + seat.index()) as u64)
}
