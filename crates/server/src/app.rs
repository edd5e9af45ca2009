//! The server: everything that requests share.

use std::sync::Arc;

use axum::body::Bytes;
use domain::TableId;
use host::Entry;
use lessons::Courses;
use pages::{Game, ReviewTrack};
use store::Store;
use tokio::sync::watch;
use words::Language;

use crate::all_puzzles::AllPuzzles;
use crate::assets::PackedAssets;
use crate::bots::Bots;
use crate::client_addr::Network;
use crate::commitments::Commitments;
use crate::config::{Notices, Rehearsal};
use crate::embedder::Embedder;
use crate::entropy::Entropy;
use crate::error::Error;
use crate::games::Games;
use crate::health::Health;
use crate::host_options::Offered;
use crate::limits::{Limiter, Limits};
use crate::metrics::{Metrics, MetricsFor};
use crate::passwords::Passwords;
use crate::pending_hints::PendingHints;

use crate::recent::Recent;
use crate::replayer::Replayer;
use crate::reviewer::Reviewer;
use crate::rules_pictures::RulesPictures;
use crate::sign_ins::SignIns;
use crate::streams::Streams;
use crate::tables::Tables;
use crate::time_source::TimeSource;

/// Everything that requests share: the store, the live tables, and what was chosen by the host.
#[derive(Debug)]
pub struct App {
    pub(crate) store: Store,
    pub(crate) games: Games,
    /// The guided first games.
    pub(crate) courses: Courses,
    /// The puzzles.
    pub(crate) puzzles: AllPuzzles,
    /// The pictures of the rules documents.
    pub(crate) rules_pictures: RulesPictures,
    pub(crate) assets: Arc<PackedAssets>,
    pub(crate) tables: Tables,
    pub(crate) entropy: Entropy,
    pub(crate) commitments: Commitments,
    pub(crate) passwords: Passwords,
    pub(crate) replayer: Replayer,
    /// Pictures for previews of links.
    pub(crate) link_pictures: Recent<String, Bytes>,
    /// What was found in reviewed games, by the second at which each review was made.
    pub(crate) marked: Recent<(TableId, i64), Arc<ReviewTrack>>,
    pub(crate) reviewer: Reviewer,
    pub(crate) bots: Bots,
    pub(crate) pending_hints: PendingHints,
    pub(crate) offered: Offered,
    pub(crate) metrics: Metrics,
    pub(crate) metrics_for: MetricsFor,
    pub(crate) time_source: TimeSource,
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
    /// Whose pages may show games that are over.
    pub(crate) embedders: Vec<Embedder>,
    /// What is other than at play.
    pub(crate) rehearsal: Option<Rehearsal>,
    pub(crate) health: Health,
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// The games that are played here.
    pub(crate) const fn games(&self) -> &'static [Entry] {
        self.games.0
    }

    /// The same as pages show them.
    pub(crate) fn games_in(&self, language: Language) -> Vec<Game> {
        self.games.0.iter().map(|entry| self.game_in(entry, language)).collect()
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
    ///
    /// # Errors
    /// If there is none, with the names that there are.
    pub(crate) fn game(&self, name: &str) -> Result<&'static Entry, Error> {
        self.games.find(name)
    }

    /// Lets tables that nobody has used for a while leave the memory. Called now and then while the server
    /// is open.
    pub fn sweep(&self) {
        self.tables.sweep();
    }

    /// Ends all streams, so that the server can stop.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Becomes true when the server closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}
