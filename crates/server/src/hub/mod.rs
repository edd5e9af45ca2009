//! The live tables: each is read from the store once, then kept as long as somebody looks at it.
//!
//! A table is a slot behind a lock. Whoever changes the table takes it out of the slot and puts it
//! back when the change is committed. If anything goes wrong between, the slot stays empty and the
//! next visitor reads the table from the store again: memory never runs ahead of the disk.

mod connections;
mod guests;
mod load;
mod watchers;
mod writing;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use domain::time::Timing;
use domain::{PersonId, TableId, TableState};
use engine::Seat;
use store::{Message, SessionHash, Store};
use tokio::sync::{RwLock, RwLockReadGuard, broadcast, watch};

use crate::error::{Error, Missing};
use crate::games::Games;
use crate::ids;
use crate::thinkers::Stop;
use connections::Connections;
use watchers::Watchers;

pub(crate) use connections::Word;
pub(crate) use guests::Arrived;
pub(crate) use writing::Writing;

/// How many changes of tables may wait for a listener of all tables before it must look at everything.
const CHANGES_KEPT: usize = 1024;
/// How many messages of a table are kept and shown.
const SAID_MAX: u32 = 200;

/// All live tables.
#[derive(Debug)]
pub(crate) struct Hub {
    tables: Mutex<HashMap<TableId, Arc<Live>>>,
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
    /// How often other processes were heard of: what was read before may be old.
    heard: AtomicU64,
    /// Called with every table that was read or has changed.
    on_change: OnceLock<OnChange>,
}

/// What is done with every table that was read or has changed; it must not wait.
pub(crate) type OnChange = Box<dyn Fn(&Arc<Live>, &TableState) + Send + Sync>;

/// How much is open in this process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    /// Tables that stand in its memory.
    pub(crate) tables: usize,
    /// Streams of all tables.
    pub(crate) streams: usize,
}

/// One live table.
pub(crate) struct Live {
    id: TableId,
    slot: RwLock<Option<TableState>>,
    /// Counts the changes; streams wait for it.
    changes: watch::Sender<u64>,
    /// What was said, once somebody has needed it.
    said: Mutex<Option<Arc<Vec<Message>>>>,
    /// Counts how often something was said; streams wait for it.
    talk: watch::Sender<u64>,
    guests: Mutex<Guests>,
    shared: Arc<Shared>,
    /// The choice that a computer is making.
    underway: Mutex<Option<Underway>>,
    /// Held while something is thought about the table.
    thinking: tokio::sync::Mutex<()>,
    /// What was written about the connections of its people.
    connections: Mutex<Connections>,
}

/// A choice that a computer is making.
#[derive(Debug)]
pub(crate) struct Underway {
    /// For which seat.
    pub(crate) seat: Seat,
    /// On which version of the table.
    pub(crate) seq: usize,
    /// Cancels it.
    pub(crate) stop: Stop,
}

/// Who looks at a table.
struct Guests {
    /// Which seat took a device that several people share, by session.
    shown: HashMap<SessionHash, Seat>,
    /// How many streams each person has open, and when one was opened or closed last.
    streams: HashMap<Option<PersonId>, (usize, Instant)>,
    /// When sessions of somebody with open streams ended last.
    parted: HashMap<PersonId, Instant>,
    /// When the table was used last.
    used: Instant,
}

impl Hub {
    pub(crate) fn new(store: Store, games: Games, rest: Duration) -> Self {
        let shared = Arc::new(Shared {
            store,
            games,
            watchers: Watchers::default(),
            changed: broadcast::Sender::new(CHANGES_KEPT),
            heard: AtomicU64::new(0),
            on_change: OnceLock::new(),
        });
        Self { tables: Mutex::default(), rest, shared }
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
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<Live>, Error> {
        let id = TableId::new(id);
        if let Some(live) = self.known(&id) {
            return Ok(live);
        }
        if !ids::is_possible(id.as_str()) {
            return Err(Missing::Table(id).into());
        }
        let heard = self.shared.heard();
        let state = self.shared.load(&id).await?;
        let new = || Arc::new(Live::new(id.clone(), Arc::clone(&self.shared)));
        let live = Arc::clone(self.tables().entry(id.clone()).or_insert_with(new));
        live.fill(state, heard).await?;
        Ok(live)
    }

    fn known(&self, id: &TableId) -> Option<Arc<Live>> {
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
        self.shared.heard.fetch_add(1, Ordering::SeqCst);
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
        self.shared.heard.fetch_add(1, Ordering::SeqCst);
        let ids: Vec<TableId> = self.tables().keys().cloned().collect();
        for id in &ids {
            self.read_again(id);
            self.listen_again(id);
        }
    }

    /// Sessions of a person have ended: open streams of that person ask whether theirs has.
    pub(crate) fn part(&self, person: &PersonId) {
        let all: Vec<Arc<Live>> = self.tables().values().cloned().collect();
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
    pub(crate) fn all(&self) -> Vec<Arc<Live>> {
        self.tables().values().cloned().collect()
    }

    /// How many tables and streams are open here.
    pub(crate) fn open(&self) -> Open {
        let all = self.all();
        let streams = all.iter().map(|live| live.watching(|_| false)).sum();
        // What is being changed just now is in memory.
        let is_filled = |live: &&Arc<Live>| live.slot.try_read().map_or(true, |slot| slot.is_some());
        Open { tables: all.iter().filter(is_filled).count(), streams }
    }

    /// Forgets a table that is no more.
    pub(crate) fn forget(&self, id: &TableId) {
        self.tables().remove(id);
    }

    /// Forgets tables that nobody has used for a while. Where pages wait for something to happen, only what
    /// stands at the table leaves the memory: it is read again when something does.
    pub(crate) fn sweep(&self) {
        let is_idle = |live: &Arc<Live>| live.guests().used.elapsed() >= self.rest;
        let mut tables = self.tables();
        tables.retain(|_, live| Arc::strong_count(live) > 1 || !is_idle(live));
        for live in tables.values().filter(|live| is_idle(live)) {
            // Somebody uses it after all.
            let Ok(mut slot) = live.slot.try_write() else { continue };
            *slot = None;
        }
        // After a great crowd has gone.
        tables.shrink_to_fit();
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        // What stands in the map is whole at any moment, even if a holder of the lock has panicked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    /// Reads a table from the store and plays its journal.
    async fn load(&self, id: &TableId) -> Result<TableState, Error> {
        load::load(&self.store, self.games, id).await
    }

    fn heard(&self) -> u64 {
        self.heard.load(Ordering::SeqCst)
    }

    /// A table was read or has changed.
    fn changed(&self, live: &Arc<Live>, state: Option<&TableState>) {
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

impl Live {
    fn new(id: TableId, shared: Arc<Shared>) -> Self {
        let guests = Guests {
            shown: HashMap::new(),
            streams: HashMap::new(),
            parted: HashMap::new(),
            used: Instant::now(),
        };
        Self {
            id,
            slot: RwLock::new(None),
            changes: watch::Sender::new(0),
            said: Mutex::new(None),
            talk: watch::Sender::new(0),
            guests: Mutex::new(guests),
            shared,
            underway: Mutex::new(None),
            thinking: tokio::sync::Mutex::new(()),
            connections: Mutex::default(),
        }
    }

    /// How many watch at other processes.
    pub(crate) fn watching_elsewhere(&self) -> usize {
        self.shared.watchers.elsewhere(&self.id)
    }

    /// Its id.
    pub(crate) const fn id(&self) -> &TableId {
        &self.id
    }

    /// The table as it is.
    pub(crate) async fn read(self: &Arc<Self>) -> Result<RwLockReadGuard<'_, TableState>, Error> {
        const THERE: &str = "the slot was just filled or found filled";
        let read = self.slot.read().await;
        if read.is_some() {
            return Ok(RwLockReadGuard::map(read, |slot| slot.as_ref().expect(THERE)));
        }
        drop(read);
        let mut slot = self.slot.write().await;
        if slot.is_none() {
            *slot = Some(self.shared.load(&self.id).await?);
            self.shared.changed(self, slot.as_ref());
        }
        Ok(RwLockReadGuard::map(slot.downgrade(), |slot| slot.as_ref().expect(THERE)))
    }

    /// The table, taken out to be changed.
    pub(crate) async fn write(self: &Arc<Self>) -> Result<Writing<'_>, Error> {
        let mut slot = self.slot.write().await;
        let state = match slot.take() {
            Some(state) => state,
            None => self.shared.load(&self.id).await?,
        };
        Ok(Writing { live: Arc::clone(self), slot, state })
    }

    /// The same, as the store has it at this moment: for changes of seats, which are judged by who sits
    /// where. Acts need it not: the store refuses what was judged by an old position.
    pub(crate) async fn write_anew(self: &Arc<Self>) -> Result<Writing<'_>, Error> {
        if self.shared.store.is_shared() {
            *self.slot.write().await = None;
        }
        self.write().await
    }

    /// Forgets what stands in memory if somebody has seen a later version at another process.
    pub(crate) async fn catch_up(self: &Arc<Self>, seq: usize) {
        let is_old = |slot: &Option<TableState>| slot.as_ref().is_some_and(|state| state.seq() < seq);
        if self.shared.store.is_shared() && is_old(&*self.slot.read().await) {
            self.empty().await;
        }
    }

    /// Puts in what was read when `heard` was the count of news; it is read again if it may be old.
    async fn fill(self: &Arc<Self>, state: TableState, heard: u64) -> Result<(), Error> {
        let mut slot = self.slot.write().await;
        if slot.is_none() {
            let is_fresh = self.shared.heard() == heard;
            *slot = Some(if is_fresh { state } else { self.shared.load(&self.id).await? });
            self.shared.changed(self, slot.as_ref());
        }
        Ok(())
    }

    /// Forgets what stands in memory, and tells everybody.
    async fn empty(&self) {
        *self.slot.write().await = None;
        self.tell_all();
    }

    /// Looks at the table if it stands in memory and nobody is changing it just now.
    pub(crate) fn peek<T>(&self, look: impl FnOnce(&TableState) -> T) -> Option<T> {
        self.slot.try_read().ok()?.as_ref().map(look)
    }

    /// The table, if it stands in memory.
    pub(crate) async fn read_if_there(&self) -> RwLockReadGuard<'_, Option<TableState>> {
        self.slot.read().await
    }

    /// Forgets what stands in memory of a table by the day: the holidays of its people may have changed.
    pub(crate) async fn forget_if_daily(&self) {
        let is_daily = self.peek(|state| matches!(state.record.timing, Timing::Daily { .. }));
        if is_daily == Some(true) {
            self.empty().await;
        }
    }

    /// What was said at the table, oldest first: the last few hundred messages.
    pub(crate) async fn said(&self) -> Result<Arc<Vec<Message>>, Error> {
        let (known, before) = {
            let said = self.said_slot();
            (said.clone(), *self.talk.borrow())
        };
        if let Some(said) = known {
            return Ok(said);
        }
        let said = Arc::new(self.shared.store.messages(&self.id, SAID_MAX).await?);
        let mut slot = self.said_slot();
        // Else more was said meanwhile, and the next who needs it reads it again.
        if *self.talk.borrow() == before {
            *slot = Some(Arc::clone(&said));
        }
        Ok(said)
    }

    /// Something was said: whoever needs it next reads it from the store, and all streams do.
    pub(crate) fn hear_again(&self) {
        let mut slot = self.said_slot();
        *slot = None;
        self.talk.send_modify(|talk| *talk = talk.wrapping_add(1));
    }

    /// Hears whenever something is said from now on.
    pub(crate) fn talk(&self) -> watch::Receiver<u64> {
        self.talk.subscribe()
    }

    fn said_slot(&self) -> MutexGuard<'_, Option<Arc<Vec<Message>>>> {
        self.said.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes all streams of the table.
    pub(crate) fn tell_all(&self) {
        self.changes.send_modify(|changes| *changes = changes.wrapping_add(1));
        // It fails if nobody listens.
        let _ = self.shared.changed.send(self.id.clone());
    }

    /// Hears of every change from now on.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// What was written about the connections of its people.
    pub(crate) fn connections(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The choice that a computer is making.
    pub(crate) fn underway(&self) -> MutexGuard<'_, Option<Underway>> {
        self.underway.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that this choice is made or cancelled.
    pub(crate) fn no_longer_underway(&self, stop: &Stop) {
        let mut underway = self.underway();
        if underway.as_ref().is_some_and(|underway| underway.stop.is(stop)) {
            *underway = None;
        }
    }

    /// Waits until nothing else is thought about this table: a table has one place in the queue of
    /// thinkers, whatever is asked at it.
    pub(crate) async fn turn_to_think(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.thinking.lock().await
    }
}

impl std::fmt::Debug for Live {
    /// Says nothing of the game: debug output may reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Live").field("id", &self.id).finish_non_exhaustive()
    }
}
