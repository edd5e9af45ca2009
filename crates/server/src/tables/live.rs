//! One live table: a slot with what stands at it, and who waits for news of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::http::Extensions;
use domain::time::Timing;
use domain::{PersonId, TableId, TableState};
use engine::Seat;
use host::{Entry, Kept};
use pages::Game;
use store::{Message, SessionHash};
use tokio::sync::{RwLock, RwLockReadGuard, RwLockWriteGuard, watch};
use words::Language;

use super::Shared;
use super::connections::Connections;
use crate::bot_pool::Stop;
use crate::error::Error;

/// How many messages of a table are kept and shown.
const SAID_MAX: u32 = 200;

/// One live table.
pub(crate) struct LiveTable {
    id: TableId,
    pub(super) slot: RwLock<Option<TableState>>,
    /// Counts the changes; streams wait for it.
    changes: watch::Sender<u64>,
    /// What was said, once somebody has needed it.
    said: Mutex<Option<Arc<Vec<Message>>>>,
    /// Counts how often something was said; streams wait for it.
    talk: watch::Sender<u64>,
    pub(super) guests: Mutex<Guests>,
    shared: Arc<Shared>,
    /// The choice that a computer is making.
    underway: Mutex<Option<Underway>>,
    /// Held while something is thought about the table.
    thinking: tokio::sync::Mutex<()>,
    /// What was written about the connections of its people.
    connections: Mutex<Connections>,
    /// Drawings that are the same for several who look at it.
    kept: Kept,
    /// What others keep at the table, by its type.
    attached: Mutex<Extensions>,
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
pub(super) struct Guests {
    /// Which seat took a device that several people share, by session.
    pub(super) shown: HashMap<SessionHash, Seat>,
    /// How many streams each person has open, and when one was opened or closed last.
    pub(super) streams: HashMap<Option<PersonId>, (usize, Instant)>,
    /// When sessions of somebody with open streams ended last.
    pub(super) parted: HashMap<PersonId, Instant>,
    /// When the table was used last.
    pub(super) used: Instant,
}

impl LiveTable {
    pub(super) fn new(id: TableId, shared: Arc<Shared>, state: Option<TableState>) -> Self {
        let guests = Guests {
            shown: HashMap::new(),
            streams: HashMap::new(),
            parted: HashMap::new(),
            used: Instant::now(),
        };
        Self {
            id,
            slot: RwLock::new(state),
            changes: watch::Sender::new(0),
            said: Mutex::new(None),
            talk: watch::Sender::new(0),
            guests: Mutex::new(guests),
            shared,
            underway: Mutex::new(None),
            thinking: tokio::sync::Mutex::new(()),
            connections: Mutex::default(),
            kept: Kept::default(),
            attached: Mutex::default(),
        }
    }

    /// What somebody keeps at the table: the same to whoever asks for this type.
    pub(crate) fn attached<T: Clone + Default + Send + Sync + 'static>(&self) -> T {
        let mut attached = self.attached.lock().unwrap_or_else(PoisonError::into_inner);
        attached.get_or_insert_default::<T>().clone()
    }

    /// A game as pages show it.
    pub(crate) fn game_in(&self, entry: &Entry, language: Language) -> Arc<Game> {
        self.shared.game_in(entry, language)
    }

    /// Drawings that are the same for several who look at it.
    pub(crate) const fn kept(&self) -> &Kept {
        &self.kept
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
    pub(crate) async fn write(self: &Arc<Self>) -> Result<TableTx<'_>, Error> {
        let mut slot = self.slot.write().await;
        let state = match slot.take() {
            Some(state) => state,
            None => self.shared.load(&self.id).await?,
        };
        Ok(TableTx { live: Arc::clone(self), slot, state })
    }

    /// The same, as the store has it at this moment: for changes of seats, which are judged by who sits
    /// where. Acts need it not: the store refuses what was judged by an old position.
    pub(crate) async fn write_anew(self: &Arc<Self>) -> Result<TableTx<'_>, Error> {
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

    /// Forgets what stands in memory, and tells everybody.
    pub(super) async fn empty(&self) {
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

/// A table taken out of its slot to be changed. If it is dropped without a word, it is read from the
/// store again by the next who needs it.
pub(crate) struct TableTx<'a> {
    live: Arc<LiveTable>,
    slot: RwLockWriteGuard<'a, Option<TableState>>,
    /// The table.
    pub(crate) state: TableState,
}

impl TableTx<'_> {
    /// The id of the table.
    pub(crate) fn id(&self) -> &TableId {
        &self.live.id
    }

    /// Puts the table back as it was.
    pub(crate) fn unchanged(mut self) {
        *self.slot = Some(self.state);
    }

    /// Puts the table back after a change that the store has, and tells everybody.
    pub(crate) fn changed(mut self) {
        *self.slot = Some(self.state);
        self.live.guests().used = Instant::now();
        self.live.shared.changed(&self.live, self.slot.as_ref());
        self.live.tell_all();
    }

    /// The table is no more; nobody finds it among the live ones.
    pub(crate) fn removed(self) {
        drop(self.slot);
        self.live.tell_all();
    }

    /// Reads the table from the store after a change that the store has, and tells everybody.
    pub(crate) async fn changed_in_store(mut self) -> Result<(), Error> {
        match self.live.shared.load(&self.live.id).await {
            Ok(state) => self.state = state,
            Err(error) => {
                self.live.tell_all();
                return Err(error);
            }
        }
        self.changed();
        Ok(())
    }
}

impl std::fmt::Debug for LiveTable {
    /// Says nothing of the game: debug output may reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LiveTable").field("id", &self.id).finish_non_exhaustive()
    }
}
