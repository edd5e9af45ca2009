//! Whose pages are open at a table.

use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use domain::PersonId;
use engine::Seat;
use pages::people::Presence;
use store::SessionHash;

use super::live::{Guests, LiveTable};

/// How long a person whose page is not connected still counts as here: pages reconnect.
const GRACE: Duration = Duration::from_secs(20);

impl LiveTable {
    /// Which seat took this device last.
    pub(crate) fn shown(&self, session: &SessionHash) -> Option<Seat> {
        self.guests().shown.get(session).copied()
    }

    /// Notes that the person of this seat took the device.
    pub(crate) fn show(&self, session: &SessionHash, seat: Seat) {
        self.guests().shown.insert(session.clone(), seat);
    }

    /// Whether a person's page is connected.
    pub(crate) fn presence(&self, person: &PersonId) -> Presence {
        match self.guests().streams.get(&Some(person.clone())) {
            Some((0, left)) if left.elapsed() > GRACE => Presence::Away,
            // Whoever has not opened a stream since the server began may have no script.
            Some(_) | None => Presence::Here,
        }
    }

    /// How many streams are open of those that none of `seated` sits at.
    pub(crate) fn watching(&self, seated: impl Fn(&PersonId) -> bool) -> usize {
        let watches = |person: &Option<PersonId>| !person.as_ref().is_some_and(&seated);
        self.guests().streams.iter().filter(|(person, _)| watches(person)).map(|(_, (open, _))| open).sum()
    }

    /// The people whose pages are connected here.
    pub(crate) fn connected(&self) -> Vec<PersonId> {
        let guests = self.guests();
        let open = guests.streams.iter().filter(|(_, (open, _))| *open > 0);
        open.filter_map(|(person, _)| person.clone()).collect()
    }

    /// Counts a stream as long as the result lives.
    pub(crate) fn arrive(self: &Arc<Self>, person: Option<PersonId>) -> Arrived {
        let mut guests = self.guests();
        let (open, since) = guests.streams.entry(person.clone()).or_insert((0, Instant::now()));
        (*open, *since) = (*open + 1, Instant::now());
        Arrived { live: Arc::clone(self), person }
    }

    /// Sessions of this person have ended.
    pub(super) fn part(&self, person: &PersonId) {
        let mut guests = self.guests();
        let is_here = guests.streams.get(&Some(person.clone())).is_some_and(|(open, _)| *open > 0);
        if is_here {
            guests.parted.insert(person.clone(), Instant::now());
            drop(guests);
            self.tell_all();
        }
    }

    /// Whether sessions of this person have ended since then.
    pub(crate) fn has_parted(&self, person: &PersonId, since: Instant) -> bool {
        self.guests().parted.get(person).is_some_and(|&parted| parted >= since)
    }

    pub(super) fn guests(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open stream.
#[derive(Debug)]
pub(crate) struct Arrived {
    live: Arc<LiveTable>,
    person: Option<PersonId>,
}

impl Drop for Arrived {
    fn drop(&mut self) {
        let mut guests = self.live.guests();
        guests.used = Instant::now();
        if let Some((open, since)) = guests.streams.get_mut(&self.person) {
            (*open, *since) = (open.saturating_sub(1), Instant::now());
        }
    }
}
