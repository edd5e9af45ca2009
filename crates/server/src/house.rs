//! The house: everything that requests share.

use std::sync::Arc;

use domain::NAME_MAX;
use engine::Token;
use host::Entry;
use pages::Game;
use store::Store;
use tokio::sync::watch;
use words::Language;

use crate::assets::PackedAssets;
use crate::bots::Bots;
use crate::chances::Chances;
use crate::config::{Config, Pace, Rehearsal};
use crate::error::{Error, Missing};
use crate::health::Health;
use crate::hint::Asking;
use crate::hub::Hub;
use crate::limits::{Limiter, Limits, SignIns, Streams};
use crate::luck::Promises;
use crate::metrics::{Metrics, MetricsFor};
use crate::minding;
use crate::neighbours;
use crate::notices::Notices;
use crate::offered::Offered;
use crate::passwords::Passwords;
use crate::serve::ServeError;
use crate::thinkers::Thinkers;
use crate::timepiece::Timepiece;
use crate::whence::Network;

/// Everything that requests share: the store, the live tables, and what was chosen by the host.
#[derive(Debug)]
pub struct House {
    pub(crate) store: Store,
    games: &'static [Entry],
    pub(crate) assets: PackedAssets,
    pub(crate) hub: Hub,
    pub(crate) chances: Chances,
    pub(crate) promises: Promises,
    pub(crate) passwords: Passwords,
    pub(crate) bots: Bots,
    pub(crate) asking: Asking,
    pub(crate) offered: Offered,
    pub(crate) metrics: Metrics,
    pub(crate) metrics_for: MetricsFor,
    pub(crate) timepiece: Timepiece,
    /// What was asked lately, by whom.
    pub(crate) limiter: Limiter,
    /// Which passwords were tried lately, also at other processes.
    pub(crate) sign_ins: SignIns,
    /// The open streams of all tables.
    pub(crate) streams: Streams,
    pub(crate) limits: Limits,
    /// Who is believed when a request is passed on.
    pub(crate) proxies: Vec<Network>,
    pub(crate) notices: Notices,
    /// What is other than at play.
    pub(crate) rehearsal: Option<Rehearsal>,
    pub(crate) health: Health,
    closing: watch::Sender<bool>,
}

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
        let house = Arc::new(Self {
            store,
            games,
            assets: PackedAssets::of(games),
            hub: Hub::new(config.rest),
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
        if let Some(listener) = listener {
            neighbours::hear(&house, listener);
        }
        Ok(house)
    }

    /// The games that are played here.
    pub(crate) const fn games(&self) -> &'static [Entry] {
        self.games
    }

    /// The same as pages show them.
    pub(crate) fn games_in(&self, language: Language) -> Vec<Game> {
        self.games.iter().map(|entry| self.game_in(entry, language)).collect()
    }

    /// A game as pages show it, with what the host offers for its options.
    pub(crate) fn game_in(&self, entry: &Entry, language: Language) -> Game {
        let mut game = Game::of(entry, language);
        for option in &mut game.options {
            option.offered = self.offered.names(entry.name, option.name).map(String::from).collect();
        }
        game
    }

    /// The game with this short name.
    pub(crate) fn game(&self, name: &str) -> Result<&'static Entry, Error> {
        let known = || self.games.iter().map(|entry| entry.name).collect();
        // What stands in an address may be anything: a message repeats a little of it only.
        let missing = || Missing::Game(name.chars().take(NAME_MAX).collect(), known());
        self.games.iter().find(|entry| entry.name == name).ok_or_else(|| missing().into())
    }

    /// Does once what is due by the clocks of the tables. A server does so every second; this is for tests.
    ///
    /// # Errors
    /// In words, if the store fails.
    pub async fn mind_clocks(self: &Arc<Self>) -> Result<(), String> {
        minding::look(self).await.map_err(|error| error.to_string())
    }

    /// Lets tables that nobody has used for a while leave the memory. Called now and then while the house
    /// is open.
    pub fn sweep(&self) {
        self.hub.sweep();
    }

    /// Ends all streams, so that the server can stop.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Becomes true when the house closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

/// 32 bytes of the operating system.
///
/// # Errors
/// If it has none to give.
pub(crate) fn random_token() -> Result<Token, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Token::new(bytes))
}
