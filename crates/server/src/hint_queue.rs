//! Who waits for a hint just now.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use domain::{HintError, PersonId};

use crate::error::Error;

/// Who waits for a hint just now: each person for one at most.
#[derive(Debug, Default)]
pub(crate) struct HintQueue(Mutex<BTreeSet<PersonId>>);

/// A person who waits for a hint, as long as this lives.
pub(crate) struct Waits<'a> {
    hint_queue: &'a HintQueue,
    person: PersonId,
}

impl HintQueue {
    /// Notes that a person waits for a hint.
    pub(crate) fn begin(&self, person: &PersonId) -> Result<Waits<'_>, Error> {
        if !self.people().insert(person.clone()) {
            return Err(HintError::OneAtATime.into());
        }
        Ok(Waits { hint_queue: self, person: person.clone() })
    }

    fn people(&self) -> MutexGuard<'_, BTreeSet<PersonId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.hint_queue.people().remove(&self.person);
    }
}
