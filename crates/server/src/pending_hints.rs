//! Who waits for a hint just now.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use domain::{HintError, PersonId};

use crate::error::Error;

/// Who waits for a hint just now: each person for one at most.
#[derive(Debug, Default)]
pub(crate) struct PendingHints(Mutex<BTreeSet<PersonId>>);

/// A person who waits for a hint, as long as this lives.
pub(crate) struct Waits<'a> {
    pending_hints: &'a PendingHints,
    person: PersonId,
}

impl PendingHints {
    /// Notes that a person waits for a hint.
    pub(crate) fn begin(&self, person: &PersonId) -> Result<Waits<'_>, Error> {
        if !self.people().insert(person.clone()) {
            return Err(HintError::OneAtATime.into());
        }
        Ok(Waits { pending_hints: self, person: person.clone() })
    }

    fn people(&self) -> MutexGuard<'_, BTreeSet<PersonId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.pending_hints.people().remove(&self.person);
    }
}
