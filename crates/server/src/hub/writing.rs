//! A table that is being changed.

use std::sync::Arc;
use std::time::Instant;

use domain::{TableId, TableState};
use tokio::sync::RwLockWriteGuard;

use super::Live;
use crate::error::Error;

/// A table taken out of its slot to be changed. If it is dropped without a word, it is read from the
/// store again by the next who needs it.
pub(crate) struct Writing<'a> {
    pub(super) live: Arc<Live>,
    pub(super) slot: RwLockWriteGuard<'a, Option<TableState>>,
    /// The table.
    pub(crate) state: TableState,
}

impl Writing<'_> {
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
