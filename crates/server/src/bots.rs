//! The computer players of the server: how long they wait, how much they think, and where their chances come from.

use std::time::Duration;

use domain::TableId;
use engine::{Rng, Token};
use host::{Entry, Level};

use crate::bot_pool::BotPool;
use crate::config::{Limit, Pace};

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
