//! The threads on which computer players think: few, so that pages stay quick whatever is thought.

use std::io;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use host::Budget;
use tokio::sync::oneshot;

use crate::config::Limit;
use crate::error::Error;

/// How much lower than that of requests the priority of a thinker is, where the system knows the like.
pub(crate) const NICENESS: i32 = 10;

/// Something to be thought.
type Thought = Box<dyn FnOnce() + Send>;

/// The threads on which computer players think, and the one queue before them. First come, first
/// served: it is fair between tables, because no table has two thoughts in it.
#[derive(Debug)]
pub(crate) struct BotPool {
    queue: Sender<Thought>,
}

impl BotPool {
    /// So many threads, which end with the server.
    ///
    /// # Errors
    /// If the system gives no more threads.
    pub(crate) fn new(count: NonZeroUsize) -> io::Result<Self> {
        let (queue, thoughts) = channel();
        let thoughts = Arc::new(Mutex::new(thoughts));
        for number in 1..=count.get() {
            let thoughts = Arc::clone(&thoughts);
            thread::Builder::new().name(format!("thinker-{number}")).spawn(move || think(&thoughts))?;
        }
        Ok(Self { queue })
    }

    /// What `thought` comes to within a limit that begins when its turn has come; nothing if it was
    /// cancelled before.
    ///
    /// # Errors
    /// If the thought panics.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        limit: Limit,
        stop: &Stop,
        thought: impl FnOnce(&Budget) -> T + Send + 'static,
    ) -> Result<Option<T>, Error> {
        let (answer, answered) = oneshot::channel();
        let stop = stop.clone();
        let thought = Box::new(move || {
            let outcome = (!stop.is_set()).then(|| thought(&limit.budget().cancelled_by(stop.0)));
            // Whoever does not listen any more has cancelled it.
            let _ = answer.send(outcome);
        });
        self.queue.send(thought).map_err(|_| Error::failed("no thread is left to think"))?;
        answered.await.map_err(|_| Error::failed("a computer player panicked"))
    }
}

/// Lets what is less nice go before this thread, from 0 to 19.
pub(crate) fn step_back(niceness: i32) {
    // On Linux this concerns the calling thread alone. Where it is refused, it works all the same.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, niceness);
    #[cfg(not(target_os = "linux"))]
    let _ = niceness;
}

/// The work of one thread: thought after thought, until the server is gone.
fn think(thoughts: &Mutex<Receiver<Thought>>) {
    step_back(NICENESS);
    loop {
        // A receiver is whole at any moment, and the lock is let go before anything is thought.
        let next = thoughts.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(thought) = next else { return };
        // A player that panics takes its own thought with it and nothing else.
        if catch_unwind(AssertUnwindSafe(thought)).is_err() {
            tracing::error!("a computer player panicked");
        }
    }
}

/// Says that a thought is not wanted any more.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Cancels the thought.
    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the thought was cancelled.
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// What says so, for whoever knows no thoughts.
    pub(crate) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// Whether both are about the same thought.
    pub(crate) fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Cancels the thought as soon as the result is dropped: when nobody waits for it any more.
    pub(crate) fn when_dropped(&self) -> StopWhenDropped {
        StopWhenDropped(self.clone())
    }
}

/// Cancels a thought as soon as it is dropped.
#[derive(Debug)]
pub(crate) struct StopWhenDropped(Stop);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.set();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const ONE: NonZeroUsize = NonZeroUsize::MIN;

    #[tokio::test]
    async fn thoughts_wait_for_their_turn_and_are_cancelled_before_and_while_they_are_thought() {
        let thinkers = BotPool::new(ONE).unwrap();
        let limit = Limit::Time(Duration::from_mins(1));
        let (begun, begins) = channel();
        let (busy, waiting) = (Stop::default(), Stop::default());
        let until_cancelled = move |budget: &Budget| {
            begun.send(()).unwrap();
            std::iter::repeat_with(thread::yield_now).find(|()| budget.is_spent());
            "cancelled while it was thought"
        };
        let long = thinkers.think(limit, &busy, until_cancelled);
        let never = thinkers.think(limit, &waiting, |_| "it was not wanted");
        let both = async { tokio::join!(long, never) };
        let cancel = async {
            tokio::task::spawn_blocking(move || begins.recv().unwrap()).await.unwrap();
            waiting.set();
            busy.set();
        };
        let ((long, never), ()) = tokio::join!(both, cancel);
        assert_eq!(long.unwrap(), Some("cancelled while it was thought"));
        assert_eq!(never.unwrap(), None);
    }

    #[tokio::test]
    async fn a_thought_that_panics_takes_nothing_with_it() {
        let thinkers = BotPool::new(ONE).unwrap();
        let (limit, stop) = (Limit::Iterations(1), Stop::default());
        let broken = thinkers.think(limit, &stop, |_| panic!("a fault of a player"));
        assert!(broken.await.is_err_and(|error: Error| error.to_string().contains("panicked")));
        let next = thinkers.think(limit, &stop, |budget| budget.iterations_of(7));
        assert_eq!(next.await.unwrap(), Some(1));
    }

    #[test]
    fn who_does_not_wait_any_more_cancels() {
        let stop = Stop::default();
        drop(stop.when_dropped());
        assert!(stop.is_set() && stop.is(&stop.clone()) && !stop.is(&Stop::default()));
    }
}
