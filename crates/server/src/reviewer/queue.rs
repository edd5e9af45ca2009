//! Which reviews are wanted: one is made at a time, the others wait in the order in which they were asked for.
//!
//! It knows nothing of games and does nothing by itself: [`Queue::next`] gives what is to be made.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use domain::{PersonId, TableId};

use super::Depth;
use crate::bot_pool::Stop;
use crate::error::ReviewError;

/// How many reviews wait at most.
const WAITING_MAX: usize = 50;

/// How many reviews that wait or are made one person may have asked for.
const OF_PERSON_MAX: usize = 3;

/// The reviews that are wanted.
#[derive(Debug, Default)]
pub(crate) struct Queue(Mutex<Jobs>);

#[derive(Debug, Default)]
struct Jobs {
    /// Whether somebody takes what is next.
    is_worked_at: bool,
    /// Those that wait, the next first; before them the one that is made.
    jobs: VecDeque<Wanted>,
}

/// A review that is wanted.
#[derive(Debug)]
struct Wanted {
    table: TableId,
    depth: Depth,
    /// Who has asked for it; it is made as long as one of them wants it.
    by: Vec<PersonId>,
    stop: Stop,
    begun: Option<Instant>,
}

/// A review to be made.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub(crate) table: TableId,
    pub(crate) depth: Depth,
    /// Set when nobody wants it any more.
    pub(crate) stop: Stop,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Under {
    pub(crate) depth: Depth,
    /// How many are made before it.
    pub(crate) before: usize,
    /// How long it has been made; none while it waits.
    pub(crate) since: Option<Duration>,
    /// Whether whoever looks has asked for it.
    pub(crate) is_own: bool,
}

/// What comes of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Nobody works: somebody must begin to.
    Begin,
    /// It will be made.
    Queued,
}

impl Queue {
    /// Asks for the review of a game. If it is wanted already, it is the same one; as long as it waits, it becomes
    /// as deep as the deepest that was asked for.
    ///
    /// # Errors
    /// If too many wait, or too many of this person.
    pub(crate) fn ask(&self, table: &TableId, depth: Depth, by: &PersonId) -> Result<Asked, ReviewError> {
        let mut jobs = self.jobs();
        let of_person = jobs.jobs.iter().filter(|job| job.by.contains(by)).count();
        let wanted = jobs.jobs.iter_mut().find(|job| job.table == *table && !job.stop.is_set());
        if let Some(job) = wanted {
            if job.begun.is_none() {
                job.depth = job.depth.max(depth);
            }
            if !job.by.contains(by) {
                job.by.push(by.clone());
            }
            return Ok(Asked::Queued);
        }
        if of_person >= OF_PERSON_MAX {
            return Err(ReviewError::TooMany(OF_PERSON_MAX));
        }
        if jobs.jobs.len() > WAITING_MAX {
            return Err(ReviewError::Full);
        }
        let by = vec![by.clone()];
        jobs.jobs.push_back(Wanted { table: table.clone(), depth, by, stop: Stop::default(), begun: None });
        let is_worked_at = std::mem::replace(&mut jobs.is_worked_at, true);
        Ok(if is_worked_at { Asked::Queued } else { Asked::Begin })
    }

    /// Somebody who has asked for a review does not want it any more. Others who have asked for it still get it.
    ///
    /// # Errors
    /// If this person has not asked for it, or it is not under way any more.
    pub(crate) fn cancel(&self, table: &TableId, by: &PersonId) -> Result<(), ReviewError> {
        let mut jobs = self.jobs();
        let of_both = |job: &Wanted| job.table == *table && job.by.contains(by) && !job.stop.is_set();
        let at = jobs.jobs.iter().position(of_both).ok_or(ReviewError::NotAsked)?;
        let job = &mut jobs.jobs[at];
        job.by.retain(|person| person != by);
        if job.by.is_empty() {
            job.stop.set();
            // The one that is made goes when its thread has stopped.
            if job.begun.is_none() {
                jobs.jobs.remove(at);
            }
        }
        Ok(())
    }

    /// How far the review of a game is; none if none is wanted.
    pub(crate) fn under_way(&self, table: &TableId, person: Option<&PersonId>) -> Option<Under> {
        let jobs = self.jobs();
        let before = jobs.jobs.iter().position(|job| job.table == *table && !job.stop.is_set())?;
        let job = &jobs.jobs[before];
        let is_own = person.is_some_and(|person| job.by.contains(person));
        Some(Under { depth: job.depth, before, since: job.begun.map(|begun| begun.elapsed()), is_own })
    }

    /// The next one, which is begun now. None if nothing is wanted: then nobody works any more.
    pub(crate) fn next(&self) -> Option<Job> {
        let mut jobs = self.jobs();
        let Some(job) = jobs.jobs.front_mut() else {
            jobs.is_worked_at = false;
            return None;
        };
        job.begun = Some(Instant::now());
        Some(Job { table: job.table.clone(), depth: job.depth, stop: job.stop.clone() })
    }

    /// The one that [`Queue::next`] gave has ended, however.
    pub(crate) fn ended(&self) {
        self.jobs().jobs.pop_front();
    }

    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        // It is whole at any moment.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str) -> TableId {
        TableId::new(name)
    }

    fn person(name: &str) -> PersonId {
        PersonId::new(name)
    }

    #[test]
    fn a_game_that_is_asked_for_twice_is_one_job_for_both() {
        let queue = Queue::default();
        let (anna, ben) = (person("anna"), person("ben"));
        assert_eq!(queue.ask(&table("one"), Depth::Quick, &anna), Ok(Asked::Begin));
        assert_eq!(queue.ask(&table("one"), Depth::Deep, &ben), Ok(Asked::Queued));
        assert_eq!(queue.ask(&table("two"), Depth::Quick, &ben), Ok(Asked::Queued));
        let job = queue.next().unwrap();
        assert_eq!((job.table, job.depth), (table("one"), Depth::Deep), "the deeper of both");
        let second = queue.under_way(&table("two"), Some(&anna)).unwrap();
        assert_eq!((second.before, second.since, second.is_own), (1, None, false));
        assert!(queue.under_way(&table("one"), Some(&anna)).unwrap().since.is_some());
        queue.ended();
        assert_eq!(queue.under_way(&table("one"), Some(&anna)), None);
        assert_eq!(queue.next().unwrap().table, table("two"));
        queue.ended();
        assert!(queue.next().is_none());
        assert_eq!(
            queue.ask(&table("one"), Depth::Quick, &anna),
            Ok(Asked::Begin),
            "somebody must begin again"
        );
    }

    #[test]
    fn who_has_asked_cancels_and_others_still_get_it() {
        let queue = Queue::default();
        let (anna, ben) = (person("anna"), person("ben"));
        for who in [&anna, &ben] {
            queue.ask(&table("one"), Depth::Quick, who).unwrap();
        }
        queue.ask(&table("two"), Depth::Quick, &anna).unwrap();
        let job = queue.next().unwrap();
        assert_eq!(queue.cancel(&table("one"), &person("cleo")), Err(ReviewError::NotAsked));
        queue.cancel(&table("one"), &anna).unwrap();
        assert!(!job.stop.is_set() && queue.under_way(&table("one"), None).is_some());
        queue.cancel(&table("one"), &ben).unwrap();
        assert!(job.stop.is_set());
        assert_eq!(queue.under_way(&table("one"), Some(&ben)), None);
        queue.cancel(&table("two"), &anna).unwrap();
        assert_eq!(queue.under_way(&table("two"), None), None, "what waits goes at once");
        // Asked for again while its thread still stops, it waits behind itself.
        assert_eq!(queue.ask(&table("one"), Depth::Quick, &anna), Ok(Asked::Queued));
        assert_eq!(queue.under_way(&table("one"), None).unwrap().before, 1);
        queue.ended();
        assert!(!queue.next().unwrap().stop.is_set());
    }

    #[test]
    fn so_many_wait_and_so_many_of_one_person() {
        let queue = Queue::default();
        let ask = |game: usize, who: &str| {
            queue.ask(&table(&format!("game {game}")), Depth::Quick, &person(who)).map(|_| ())
        };
        for game in 0..OF_PERSON_MAX {
            ask(game, "anna").unwrap();
        }
        assert_eq!(ask(90, "anna"), Err(ReviewError::TooMany(OF_PERSON_MAX)));
        ask(0, "anna").unwrap();
        for game in OF_PERSON_MAX..=WAITING_MAX {
            ask(game, &format!("person {game}")).unwrap();
        }
        assert_eq!(ask(91, "ben"), Err(ReviewError::Full));
    }
}
