//! Opening the house: everything that requests share is made, and begins to work.

use std::sync::Arc;

use host::Entry;
use store::Store;
use tokio::sync::watch;

use crate::asking::Asking;
use crate::assets::PackedAssets;
use crate::bot_turns::wake;
use crate::bots::Bots;
use crate::chances::Chances;
use crate::config::{Config, Pace};
use crate::error::ServeError;
use crate::games::Games;
use crate::health::Health;
use crate::house::House;
use crate::hub::Hub;
use crate::limits::{Limiter, Limits};
use crate::luck::Promises;
use crate::metrics::Metrics;
use crate::minding;
use crate::neighbours;
use crate::passwords::Passwords;
use crate::sign_ins::SignIns;
use crate::streams::Streams;
use crate::thinkers::Thinkers;

impl House {
    /// Opens the house over a store, with these games and computers of this pace; it may be asked for as much as
    /// anybody likes.
    ///
    /// # Errors
    /// If the store fails, or the system has no random bytes or no threads.
    pub async fn with_games(
        games: &'static [Entry],
        store: Store,
        pace: Pace,
    ) -> Result<Arc<Self>, ServeError> {
        Self::of(games, store, Config { pace, limits: Limits::NONE, ..Config::default() }).await
    }

    /// Opens the house with these games as its host wants it. Where it listens, and which database it
    /// has, was settled before.
    ///
    /// # Errors
    /// If the store fails, or the system has no random bytes or no threads.
    pub async fn of(games: &'static [Entry], store: Store, config: Config) -> Result<Arc<Self>, ServeError> {
        let pace = if config.rehearsal.is_some() { config.pace.rehearsed() } else { config.pace };
        let limits = if config.rehearsal.is_some() { Limits::NONE } else { config.limits };
        let chances = match config.rehearsal {
            Some(rehearsal) => Chances::rehearsed(rehearsal.seed, store.house_count("rehearsals").await?),
            None => Chances::System,
        };
        let promises = Promises::of(&store, &chances).await?;
        let thinkers = Thinkers::new(pace.thinking.thinkers).map_err(ServeError::Threads)?;
        let bots = Bots::new(pace, thinkers, chances.token()?);
        let sign_ins = SignIns::of(&store, limits.rates).await?;
        let listener = store.listen().await?;
        let hub = Hub::new(store.clone(), Games(games), config.rest);
        let house = Arc::new(Self {
            store,
            games: Games(games),
            assets: Arc::new(PackedAssets::of(games)),
            hub,
            chances,
            promises,
            passwords: Passwords::default(),
            bots,
            asking: Asking::default(),
            offered: config.offered,
            metrics: Metrics::default(),
            metrics_for: config.metrics,
            timepiece: config.timepiece,
            rehearsal: config.rehearsal,
            limiter: Limiter::new(limits.rates),
            sign_ins,
            streams: Streams::new(&limits),
            limits,
            proxies: config.proxies,
            notices: config.notices,
            health: Health::default(),
            closing: watch::Sender::new(false),
        });
        let weak = Arc::downgrade(&house);
        house.hub.on_change(Box::new(move |live, state| {
            if let Some(house) = weak.upgrade() {
                wake(&house, live, state);
            }
        }));
        if let Some(listener) = listener {
            neighbours::hear(&house, listener);
        }
        Ok(house)
    }

    /// Does once what is due by the clocks of the tables. A server does so every second; this is for tests.
    ///
    /// # Errors
    /// In words, if the store fails.
    pub async fn mind_clocks(self: &Arc<Self>) -> Result<(), String> {
        minding::look(self).await.map_err(|error| error.to_string())
    }
}
