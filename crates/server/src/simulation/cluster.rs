//! Servers that start and crash on one database, and the network that delivers news of changes between them.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use domain::TableId;
use domain::time::Tick;
use host::{Documents, Entry};
use store::{News, Store};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::statements::{ServerDisk, StatementQueue};
use crate::app::App;
use crate::config::{Config, Pace, Thinking};
use crate::limits::Limits;
use crate::peers::apply_news;
use crate::time_source::TimeSource;

/// The game of all tables.
pub(crate) static GAMES: [Entry; 1] =
    [Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS))];

/// One process, from its start to its crash.
pub(super) struct Server {
    /// No other process had this number.
    pub(super) incarnation: u32,
    pub(super) disk: Arc<ServerDisk>,
    pub(super) time: TimeSource,
    /// The server, once it is open.
    pub(super) app: Option<Arc<App>>,
    opening: JoinHandle<Opened>,
    listening: Option<JoinHandle<()>>,
    /// News that the database has sent.
    received: Option<mpsc::UnboundedReceiver<News>>,
    /// News that the network has not delivered yet.
    pub(super) news: VecDeque<News>,
}

/// A server with the news that it receives; none if its database failed while it opened.
type Opened = Option<(Arc<App>, mpsc::UnboundedReceiver<News>, JoinHandle<()>)>;

impl Server {
    /// Starts a process on the database in this file.
    pub(super) fn start(path: &Path, incarnation: u32, statements: &StatementQueue, now: Tick) -> Self {
        let (disk, time) = (statements.disk(incarnation), TimeSource::held(now));
        // It opens in one go: there is nothing that could be lost.
        disk.stop_faults();
        let opening = open(path.to_owned(), Arc::clone(&disk), time.clone());
        let opening = tokio::spawn(opening);
        Self {
            incarnation,
            disk,
            time,
            app: None,
            opening,
            listening: None,
            received: None,
            news: VecDeque::new(),
        }
    }

    /// Sees whether it is open by now, and what it was told.
    pub(super) async fn look(&mut self) {
        if self.app.is_none() && self.opening.is_finished() {
            let Ok(Some((app, received, listening))) = (&mut self.opening).await else { return };
            self.disk.allow_faults();
            (self.app, self.received, self.listening) = (Some(app), Some(received), Some(listening));
        }
        if let Some(received) = &mut self.received {
            while let Ok(news) = received.try_recv() {
                self.news.push_back(news);
            }
        }
    }

    /// The network delivers the next news.
    pub(super) fn deliver_next(&mut self) {
        if let (Some(app), Some(news)) = (&self.app, self.news.pop_front()) {
            apply_news(app, news);
        }
    }

    /// It crashes: nothing that it had begun reaches disk or network any more.
    pub(super) fn crash(&self) {
        self.disk.crash();
        self.opening.abort();
        if let Some(listening) = &self.listening {
            listening.abort();
        }
    }
}

async fn open(path: PathBuf, disk: Arc<ServerDisk>, time_source: TimeSource) -> Opened {
    let store = Store::simulated(&path, disk).await.ok()?;
    let pace = Pace {
        thinking: Thinking { thinkers: std::num::NonZeroUsize::MIN, ..Pace::AT_ONCE.thinking },
        ..Pace::AT_ONCE
    };
    let config = Config { pace, time_source, limits: Limits::NONE, ..Config::default() };
    let mut listener = store.listen().await.ok()??;
    let app = App::at_rest(&GAMES, store, config).await.ok()?;
    let (sender, received) = mpsc::unbounded_channel();
    let listening = tokio::spawn(async move {
        loop {
            match listener.next().await {
                Ok(news) => {
                    // It fails once the process has crashed.
                    let _ = sender.send(news);
                }
                Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
            }
        }
    });
    Some((app, received, listening))
}

/// The id of a table.
pub(super) fn table_id(number: usize) -> TableId {
    TableId::new(["amber-otter-k7m", "brown-bear-x2y"][number])
}
