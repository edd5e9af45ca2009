//! The house: servers that live and die on one database, and the network that brings them word of each other.

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

use super::gates::{Gates, ItsDisk};
use crate::app::App;
use crate::config::{Config, Pace, Thinking};
use crate::limits::Limits;
use crate::peers::heed;
use crate::time_source::TimeSource;

pub(super) static GAMES: [Entry; 1] =
    [Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS))];

/// One process, from its start to its death.
pub(super) struct Server {
    /// No other process had this number.
    pub(super) life: u32,
    pub(super) disk: Arc<ItsDisk>,
    pub(super) time: TimeSource,
    /// The server, once it is open.
    pub(super) app: Option<Arc<App>>,
    opening: JoinHandle<Opened>,
    ears: Option<JoinHandle<()>>,
    /// What it has been told by the database, and the network has not brought yet.
    heard: Option<mpsc::UnboundedReceiver<News>>,
    /// What is under way to it.
    pub(super) news: VecDeque<News>,
}

/// A server with what it hears; none if its database failed while it opened.
type Opened = Option<(Arc<App>, mpsc::UnboundedReceiver<News>, JoinHandle<()>)>;

impl Server {
    /// Starts a process on the database in this file.
    pub(super) fn start(path: &Path, life: u32, gates: &Gates, now: Tick) -> Self {
        let (disk, time) = (gates.disk(life), TimeSource::held(now));
        // It opens in one go: there is nothing that could be lost.
        disk.calm();
        let opening = open(path.to_owned(), Arc::clone(&disk), time.clone());
        let opening = tokio::spawn(opening);
        Self { life, disk, time, app: None, opening, ears: None, heard: None, news: VecDeque::new() }
    }

    /// Sees whether it is open by now, and what it was told.
    pub(super) async fn look(&mut self) {
        if self.app.is_none() && self.opening.is_finished() {
            let Ok(Some((app, heard, ears))) = (&mut self.opening).await else { return };
            self.disk.trouble();
            (self.app, self.heard, self.ears) = (Some(app), Some(heard), Some(ears));
        }
        if let Some(heard) = &mut self.heard {
            while let Ok(news) = heard.try_recv() {
                self.news.push_back(news);
            }
        }
    }

    /// The network brings the next word.
    pub(super) fn heeds_next(&mut self) {
        if let (Some(app), Some(news)) = (&self.app, self.news.pop_front()) {
            heed(app, news);
        }
    }

    /// It dies at once: nothing that it had begun reaches disk or network any more.
    pub(super) fn die(&self) {
        self.disk.die();
        self.opening.abort();
        if let Some(ears) = &self.ears {
            ears.abort();
        }
    }
}

async fn open(path: PathBuf, disk: Arc<ItsDisk>, time_source: TimeSource) -> Opened {
    let store = Store::led(&path, disk).await.ok()?;
    let pace = Pace {
        thinking: Thinking { thinkers: std::num::NonZeroUsize::MIN, ..Pace::AT_ONCE.thinking },
        ..Pace::AT_ONCE
    };
    let config = Config { pace, time_source, limits: Limits::NONE, ..Config::default() };
    let mut listener = store.listen().await.ok()??;
    let app = App::at_rest(&GAMES, store, config).await.ok()?;
    let (brings, heard) = mpsc::unbounded_channel();
    let ears = tokio::spawn(async move {
        loop {
            match listener.next().await {
                Ok(news) => {
                    // It fails once the process is dead.
                    let _ = brings.send(news);
                }
                Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
            }
        }
    });
    Some((app, heard, ears))
}

/// The id of a table.
pub(super) fn table_id(number: usize) -> TableId {
    TableId::new(["amber-otter-k7m", "brown-bear-x2y"][number])
}
