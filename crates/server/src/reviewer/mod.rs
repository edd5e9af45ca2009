//! Who makes reviews: one thread, and a queue before it.
//!
//! The thread has the lowest priority that there is. Thinkers get seven times as much of a core that both want, so
//! computers at tables answer as quickly as before, and a review takes what is left. It has a bound of time, so that it
//! ends even then, with less weighed. Sharing the thinkers' threads would need reviews cut into pieces as short as a
//! thought; the system does that better. The queue lives in memory alone: a server that stops forgets it.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use host::Effort;
use tokio::sync::oneshot;

pub(crate) use queue::{Asked, Job, Queue, Under};

use crate::bot_pool::step_back;
use crate::config::Limit;
use crate::error::{Error, ServeError};

/// How long a review may take, and so how much it weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Depth {
    /// Ten seconds.
    Quick,
    /// A minute.
    Deep,
}

impl Depth {
    pub(crate) const fn seconds(self) -> u32 {
        match self {
            Self::Quick => 10,
            Self::Deep => 60,
        }
    }

    /// What it may spend, where so much may be thought about a choice.
    pub(crate) fn effort(self, limit: Limit) -> Effort {
        let effort = Effort::within(Duration::from_secs(self.seconds().into()));
        match limit {
            Limit::Time(_) => effort,
            Limit::Iterations(most) => {
                let worlds = if self == Self::Quick { 16 } else { 64 };
                Effort { iterations: Some(most), worlds, ..effort }
            }
        }
    }
}

/// Who makes the reviews of the server.
#[derive(Debug)]
pub(crate) struct Reviewer {
    pub(crate) queue: Queue,
    /// The one thread on which they are made.
    thread: rayon::ThreadPool,
}

impl Reviewer {
    /// With a thread, which ends with the server.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub(crate) fn new() -> Result<Self, ServeError> {
        let thread = rayon::ThreadPoolBuilder::new().num_threads(1);
        let thread = thread.thread_name(|_| "reviewer".into()).start_handler(|_| step_back(LOWEST));
        let thread = thread.build().map_err(|error| ServeError::Threads(std::io::Error::other(error)))?;
        Ok(Self { queue: Queue::default(), thread })
    }

    /// Does something on the thread.
    ///
    /// # Errors
    /// If it panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (answer, answered) = oneshot::channel();
        self.thread.spawn(move || {
            // What panics takes nothing with it: nobody gets an answer then.
            let done = catch_unwind(AssertUnwindSafe(work));
            let _ = done.map(|done| answer.send(done));
        });
        answered.await.map_err(|_| Error::failed("a review panicked"))
    }
}

/// The lowest priority that there is.
const LOWEST: i32 = 19;
