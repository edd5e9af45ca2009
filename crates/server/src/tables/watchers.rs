//! How many watch a table, wherever their pages are connected.
//!
//! A process knows its own streams. It writes down how many of them watch, if there are other processes, and
//! reads what those have written. If a process dies, its words grow old.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use domain::TableId;
use domain::time::{MINUTE, Tick};

/// How old the own word may be before it is written again, in milliseconds.
const AGAIN: i64 = MINUTE;

/// Who watches at other processes, and what was written about those here. All tables share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watchers(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
pub(crate) struct Known {
    /// How many watch at other processes.
    pub(crate) elsewhere: HashMap<TableId, usize>,
    /// What this process has written, and when; not where nobody watches.
    written: HashMap<TableId, (usize, Tick)>,
}

impl Watchers {
    /// How many watch a table at other processes.
    pub(crate) fn elsewhere(&self, id: &TableId) -> usize {
        self.known().elsewhere.get(id).copied().unwrap_or_default()
    }

    /// What is known just now.
    pub(crate) fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    /// What is to be written, if so many watch here: those of tables that change just now are not known.
    pub(crate) fn words(&mut self, here: Vec<(TableId, Option<usize>)>, now: Tick) -> Vec<(TableId, usize)> {
        let mut before = std::mem::take(&mut self.written);
        let mut words = Vec::new();
        for (id, count) in here {
            let written = before.remove(&id);
            let was = written.map_or(0, |(count, _)| count);
            let count = count.unwrap_or(was);
            let is_old = written.is_some_and(|(_, at)| now.since(at) >= AGAIN);
            if count != was || is_old {
                words.push((id.clone(), count));
            }
            let at = written.filter(|_| count == was && !is_old).map_or(now, |(_, at)| at);
            if count > 0 {
                self.written.insert(id, (count, at));
            }
        }
        // Tables that have left the memory: nobody watches them here.
        words.extend(before.into_keys().map(|id| (id, 0)));
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::time::{SECOND, Tick};

    #[test]
    fn a_count_is_written_when_it_changes_and_now_and_then() {
        let (one, other) = (TableId::new("amber-otter-k7m"), TableId::new("brown-bear-x2y"));
        let mut known = Known::default();
        let mut at = |seconds: i64, here: &[(&TableId, Option<usize>)]| {
            let here = here.iter().map(|(id, count)| ((*id).clone(), *count)).collect();
            known.words(here, Tick(seconds * SECOND))
        };
        assert_eq!(at(0, &[(&one, Some(0)), (&other, Some(2))]), [(other.clone(), 2)]);
        assert_eq!(at(1, &[(&one, Some(0)), (&other, Some(2))]), []);
        assert_eq!(at(2, &[(&one, Some(1)), (&other, None)]), [(one.clone(), 1)], "it is changing just now");
        assert_eq!(at(60, &[(&one, Some(1)), (&other, Some(2))]), [(other.clone(), 2)], "after a minute");
        assert_eq!(at(61, &[(&one, Some(0)), (&other, Some(3))]), [(one.clone(), 0), (other.clone(), 3)]);
        assert_eq!(at(62, &[]), [(other.clone(), 0)], "the table has left the memory");
        assert_eq!(at(63, &[]), []);
    }
}
