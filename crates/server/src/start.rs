//! Opening the server: everything that requests share is made, and begins to work.

use std::sync::Arc;

use host::Entry;
use lessons::Courses;
use store::Store;
use tokio::sync::watch;

use crate::all_puzzles::AllPuzzles;
use crate::app::App;
use crate::assets::PackedAssets;
use crate::bot_pool::BotPool;
use crate::bot_tasks::wake;
use crate::bots::Bots;
use crate::coach;
use crate::commitments::Commitments;
use crate::config::{Config, Pace};
use crate::entropy::Entropy;
use crate::error::ServeError;
use crate::games::Games;
use crate::health::Health;
use crate::limits::{Limiter, Limits};
use crate::link_picture;
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::peers;
use crate::pending_hints::PendingHints;

use crate::recent::Recent;
use crate::replayer::Replayer;
use crate::reviewer::Reviewer;
use crate::reviews;
use crate::rules_pictures::RulesPictures;
use crate::scheduler;
use crate::sign_ins::SignIns;
use crate::streams::Streams;
use crate::tables::Tables;

impl App {
    /// Opens the server over a store, with these games and computers of this pace; it may be asked for as much as
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

    /// Opens the server with these games as its host wants it. Where it listens, and which database it
    /// has, was settled before.
    ///
    /// # Errors
    /// If the store fails, or the system has no random bytes or no threads.
    pub async fn of(games: &'static [Entry], store: Store, config: Config) -> Result<Arc<Self>, ServeError> {
        let listener = store.listen().await?;
        let app = Self::at_rest(games, store, config).await?;
        let weak = Arc::downgrade(&app);
        app.tables.on_change(Box::new(move |live, state| {
            if let Some(app) = weak.upgrade() {
                wake(&app, live, state);
                coach::think_ahead(&app, live, state);
            }
        }));
        if let Some(listener) = listener {
            peers::hear(&app, listener);
        }
        Ok(app)
    }

    /// The same server, which carries out what it is asked and does nothing by itself: it hears of no other process,
    /// and no computer thinks.
    pub(crate) async fn at_rest(
        games: &'static [Entry],
        store: Store,
        config: Config,
    ) -> Result<Arc<Self>, ServeError> {
        let pace = if config.rehearsal.is_some() { config.pace.rehearsed() } else { config.pace };
        let limits = if config.rehearsal.is_some() { Limits::NONE } else { config.limits };
        let entropy = match config.rehearsal {
            Some(rehearsal) => Entropy::rehearsed(rehearsal.seed, store.house_count("rehearsals").await?),
            None => Entropy::System,
        };
        let commitments = Commitments::of(&store, &entropy).await?;
        let pool = BotPool::new(pace.thinking.thinkers).map_err(ServeError::Threads)?;
        let bots = Bots::new(pace, pool, entropy.token()?);
        let sign_ins = SignIns::of(&store, limits.rates).await?;
        let tables = Tables::new(store.clone(), Games(games), config.rest);
        let courses = Courses::of(games);
        Ok(Arc::new(Self {
            store,
            games: Games(games),
            rules_pictures: RulesPictures::of(&courses),
            courses,
            puzzles: AllPuzzles::of(games),
            assets: Arc::new(PackedAssets::of(games)),
            tables,
            entropy,
            commitments,
            passwords: Passwords::default(),
            replayer: Replayer::default(),
            reviewer: Reviewer::new()?,
            bots,
            pending_hints: PendingHints::default(),
            link_pictures: Recent::of(link_picture::KEPT_MAX),
            marked: Recent::of(reviews::MARKED_MAX),
            offered: config.offered,
            metrics: Metrics::default(),
            metrics_for: config.metrics,
            time_source: config.time_source,
            rehearsal: config.rehearsal,
            limiter: Limiter::new(limits.rates),
            sign_ins,
            streams: Streams::new(&limits),
            limits,
            proxies: config.proxies,
            notices: config.notices,
            embedders: config.embedders,
            health: Health::default(),
            closing: watch::Sender::new(false),
        }))
    }

    /// Does once what is due by the clocks of the tables. A server does so every second; this is for tests.
    ///
    /// # Errors
    /// In words, if the store fails.
    pub async fn mind_clocks(self: &Arc<Self>) -> Result<(), String> {
        scheduler::look(self).await.map_err(|error| error.to_string())
    }
}
