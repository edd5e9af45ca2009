//! The live tables: each is read from the store once, then kept as long as somebody looks at it.
//!
//! A table is a slot behind a lock. Whoever changes the table takes it out of the slot and puts it
//! back when the change is committed. If anything goes wrong between, the slot stays empty and the
//! next visitor reads the table from the store again: memory never runs ahead of the disk.

mod connections;
mod guests;
mod live;
mod load;
mod watchers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use domain::{PersonId, TableId, TableState};
use host::Entry;
use pages::Game;
use store::Store;
use tokio::sync::broadcast;
use words::Language;

use crate::error::{Error, Missing};
use crate::games::Games;
use crate::ids;
use crate::metrics::Open;
use watchers::Watchers;

pub(crate) use connections::Word;
pub(crate) use guests::Arrived;
pub(crate) use live::{LiveTable, TableTx, Underway};
pub(crate) use load::load;

/// How many changes of tables may wait for a listener of all tables before it must look at everything.
const CHANGES_KEPT: usize = 1024;

/// All live tables.
#[derive(Debug)]
pub(crate) struct Tables {
    live: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    /// How long a table that nobody uses stays in memory.
    rest: Duration,
    shared: Arc<Shared>,
}

/// What all live tables share.
struct Shared {
    store: Store,
    games: Games,
    /// Who watches at other processes.
    watchers: Watchers,
    /// Which tables have changed, for those who listen to all.
    changed: broadcast::Sender<TableId>,
    /// How often other processes were heard of, or tables left the memory: what was read before may be old.
    epoch: AtomicU64,
    /// Called with every table that was read or has changed.
    on_change: OnceLock<OnChange>,
    /// Games as pages show them: full of words that never change.
    games_in: Mutex<Vec<Arc<Game>>>,
}

/// What is done with every table that was read or has changed; it must not wait.
pub(crate) type OnChange = Box<dyn Fn(&Arc<LiveTable>, &TableState) + Send + Sync>;

impl Tables {
    pub(crate) fn new(store: Store, games: Games, rest: Duration) -> Self {
        let shared = Arc::new(Shared {
            store,
            games,
            watchers: Watchers::default(),
            changed: broadcast::Sender::new(CHANGES_KEPT),
            epoch: AtomicU64::new(0),
            on_change: OnceLock::new(),
            games_in: Mutex::default(),
        });
        Self { live: Mutex::default(), rest, shared }
    }

    /// From now on this is done with every table that is read or changes. Only the first call counts.
    pub(crate) fn on_change(&self, call: OnChange) {
        let _ = self.shared.on_change.set(call);
    }

    /// Who watches at other processes.
    pub(crate) fn watchers(&self) -> &Watchers {
        &self.shared.watchers
    }

    /// Hears which live tables change from now on.
    pub(crate) fn changed(&self) -> broadcast::Receiver<TableId> {
        self.shared.changed.subscribe()
    }

    /// How long a table that nobody uses stays in memory.
    pub(crate) const fn rest(&self) -> Duration {
        self.rest
    }

    /// A table.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<LiveTable>, Error> {
        let id = TableId::new(id);
        if let Some(live) = self.known(&id) {
            return Ok(live);
        }
        if !ids::is_possible(id.as_str()) {
            return Err(Missing::Table(id).into());
        }
        let epoch = self.shared.epoch();
        let state = self.shared.load(&id).await?;
        let live = self.put(id, state, epoch);
        if live.peek(|state| self.shared.changed(&live, Some(state))).is_none() {
            drop(live.read().await?);
        }
        Ok(live)
    }

    /// The live table of this id; if there is none yet, a new one with what was read since `epoch`. One that is there is
    /// left as it is: it may have changed since then. What may be old is left out, to be read again.
    fn put(&self, id: TableId, state: TableState, epoch: u64) -> Arc<LiveTable> {
        let mut tables = self.tables();
        let is_fresh = self.shared.epoch() == epoch;
        let new = |id: &TableId| {
            Arc::new(LiveTable::new(id.clone(), Arc::clone(&self.shared), is_fresh.then_some(state)))
        };
        Arc::clone(tables.entry(id).or_insert_with_key(new))
    }

    fn known(&self, id: &TableId) -> Option<Arc<LiveTable>> {
        let live = self.tables().get(id).cloned()?;
        live.guests().used = Instant::now();
        Some(live)
    }

    /// Looks at a table if it is live and nobody is changing it just now.
    pub(crate) fn peek<T>(&self, id: &TableId, look: impl FnOnce(&TableState) -> T) -> Option<T> {
        let live = self.tables().get(id).cloned()?;
        live.peek(look)
    }

    /// Another process has changed a table: it is read from the store again.
    pub(crate) fn read_again(&self, id: &TableId) {
        self.shared.begin_epoch();
        let live = self.tables().get(id).cloned();
        if let Some(live) = live {
            tokio::spawn(async move { live.empty().await });
        }
    }

    /// Another process has let somebody say something at a table.
    pub(crate) fn listen_again(&self, id: &TableId) {
        let live = self.tables().get(id).cloned();
        if let Some(live) = live {
            live.hear_again();
        }
    }

    /// Other processes may have changed any table.
    pub(crate) fn read_all_again(&self) {
        // First of all: a table that is being read just now and not in the map yet is read again, too.
        self.shared.begin_epoch();
        let ids: Vec<TableId> = self.tables().keys().cloned().collect();
        for id in &ids {
            self.read_again(id);
            self.listen_again(id);
        }
    }

    /// Sessions of a person have ended: open streams of that person ask whether theirs has.
    pub(crate) fn part(&self, person: &PersonId) {
        let all: Vec<Arc<LiveTable>> = self.tables().values().cloned().collect();
        for live in all {
            live.part(person);
        }
    }

    /// Reads tables from the store again whose seats have changed there; whoever asks next finds them so.
    pub(crate) async fn read_at_once(&self, ids: &[TableId]) {
        for id in ids {
            let Some(live) = self.known(id) else { continue };
            let done = async { live.write().await?.changed_in_store().await };
            // The slot is empty then, and the next visitor reads it.
            if let Err(error) = done.await {
                tracing::error!(table = %id, %error, "a table cannot be read again");
            }
        }
    }

    /// All live tables.
    pub(crate) fn all(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().cloned().collect()
    }

    /// How many tables and streams are open here.
    pub(crate) fn open(&self) -> Open {
        let all = self.all();
        let streams = all.iter().map(|live| live.watching(|_| false)).sum();
        // What is being changed just now is in memory.
        let is_filled = |live: &&Arc<LiveTable>| live.slot.try_read().map_or(true, |slot| slot.is_some());
        Open { tables: all.iter().filter(is_filled).count(), streams }
    }

    /// Forgets a table that is no more.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut tables = self.tables();
        tables.remove(id);
        self.shared.begin_epoch();
    }

    /// Forgets tables that nobody has used for a while. Where pages wait for something to happen, only what
    /// stands at the table leaves the memory: it is read again when something does.
    pub(crate) fn sweep(&self) {
        let is_idle = |live: &Arc<LiveTable>| live.guests().used.elapsed() >= self.rest;
        let mut tables = self.tables();
        tables.retain(|_, live| Arc::strong_count(live) > 1 || !is_idle(live));
        self.shared.begin_epoch();
        for live in tables.values().filter(|live| is_idle(live)) {
            // Somebody uses it after all.
            let Ok(mut slot) = live.slot.try_write() else { continue };
            *slot = None;
        }
        // After a great crowd has gone.
        tables.shrink_to_fit();
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        // What stands in the map is whole at any moment, even if a holder of the lock has panicked.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    /// A game as pages show it, made once.
    fn game_in(&self, entry: &Entry, language: Language) -> Arc<Game> {
        let mut games = self.games_in.lock().unwrap_or_else(PoisonError::into_inner);
        let known = games.iter().find(|game| game.name == entry.name && game.language == language);
        if let Some(game) = known {
            return Arc::clone(game);
        }
        let game = Arc::new(Game::of(entry, language));
        games.push(Arc::clone(&game));
        game
    }

    /// Reads a table from the store and plays its journal.
    async fn load(&self, id: &TableId) -> Result<TableState, Error> {
        load(&self.store, self.games, id).await
    }

    fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::SeqCst)
    }

    /// From now on what is being read may be old.
    fn begin_epoch(&self) {
        self.epoch.fetch_add(1, Ordering::SeqCst);
    }

    /// A table was read or has changed.
    fn changed(&self, live: &Arc<LiveTable>, state: Option<&TableState>) {
        if let (Some(call), Some(state)) = (self.on_change.get(), state) {
            call(live, state);
        }
    }
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("games", &self.games).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;
    use crate::simulation::{GAMES, furnish};

    async fn tables() -> (Tables, TableId) {
        let store = Store::in_memory().await.unwrap();
        let [id, _] = furnish(&store, &mut Rng::from_seed(1)).await;
        (Tables::new(store, Games(&GAMES), Duration::ZERO), id)
    }

    fn is_there(live: &LiveTable) -> bool {
        live.peek(|_| ()).is_some()
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_put_in_after_it() {
        let (tables, id) = tables().await;
        let epoch = tables.shared.epoch();
        let [first, second] =
            [tables.shared.load(&id).await.unwrap(), tables.shared.load(&id).await.unwrap()];
        let live = tables.put(id.clone(), first, epoch);
        assert!(is_there(&live));
        // A change fails, or its answer is lost: the next who needs the table reads it.
        drop(live.write().await.unwrap());
        let again = tables.put(id, second, epoch);
        assert!(Arc::ptr_eq(&live, &again));
        assert!(!is_there(&live), "what was read before the change is put in after it");
        assert!(live.read().await.is_ok());
    }

    #[tokio::test]
    async fn what_was_read_before_a_table_left_the_memory_counts_as_old() {
        let ends: [fn(&Tables, &TableId); 4] = [
            |tables, _| tables.sweep(),
            Tables::forget,
            Tables::read_again,
            |tables, _| tables.read_all_again(),
        ];
        for end in ends {
            let (tables, id) = tables().await;
            let (epoch, state) = (tables.shared.epoch(), tables.shared.load(&id).await.unwrap());
            end(&tables, &id);
            assert!(!is_there(&tables.put(id.clone(), state, epoch)));
            let live = tables.table(id.as_str()).await.unwrap();
            assert!(live.read().await.is_ok());
        }
    }

    /// Whoever makes the computers choose hears of a table by this alone.
    #[tokio::test]
    async fn a_table_that_is_put_in_is_told() {
        let (tables, id) = tables().await;
        let told = Arc::new(AtomicU64::new(0));
        let count = Arc::clone(&told);
        tables.on_change(Box::new(move |_, _| {
            count.fetch_add(1, Ordering::SeqCst);
        }));
        tables.table(id.as_str()).await.unwrap();
        assert_eq!(told.load(Ordering::SeqCst), 1);
    }
}
