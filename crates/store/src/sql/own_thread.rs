//! A thread of its own for work that writes a lot.

use std::pin::Pin;
use std::sync::mpsc::{SendError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use tokio::runtime::Handle;

/// Work, and the runtime that gave it.
type Work = (Handle, Pin<Box<dyn Future<Output = ()> + Send>>);

/// One thread that does one piece of work after the other. It is always the same one, so that what the database needs
/// is at hand; the threads of a pool would take turns, each with memory of its own. It begins with the first work, and
/// ends when nobody can give it any.
#[derive(Debug, Default)]
pub(super) struct OwnThread(Mutex<Option<Sender<Work>>>);

impl OwnThread {
    /// Does work as soon as what was given before is done.
    pub(super) fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut work: Work = (Handle::current(), Box::pin(work));
        let mut thread = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = &*thread {
            match known.send(work) {
                Ok(()) => return,
                // It has panicked: another one takes its place.
                Err(SendError(unsent)) => work = unsent,
            }
        }
        let (begun, works) = channel::<Work>();
        let done = move || works.into_iter().for_each(|(runtime, work)| runtime.block_on(work));
        if thread::Builder::new().name("store".into()).spawn(done).is_err() {
            // There are too many threads just now; the pool may have one that rests.
            let (runtime, work) = work;
            drop(tokio::task::spawn_blocking(move || runtime.block_on(work)));
            return;
        }
        // It cannot fail: the thread has just begun.
        let _ = begun.send(work);
        *thread = Some(begun);
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;

    async fn thread_of(own: &OwnThread) -> thread::ThreadId {
        let (tell, told) = oneshot::channel();
        own.spawn(async move { tell.send(thread::current().id()).unwrap() });
        told.await.unwrap()
    }

    #[tokio::test]
    async fn work_is_done_on_one_thread_and_on_another_one_after_a_panic() {
        let own = OwnThread::default();
        let first = thread_of(&own).await;
        assert_ne!(first, thread::current().id());
        assert_eq!(thread_of(&own).await, first);
        let (lost, is_lost) = oneshot::channel::<()>();
        own.spawn(async move {
            let _lost = lost;
            panic!("on purpose");
        });
        is_lost.await.unwrap_err();
        // What it dropped last is the other end of its channel.
        while own.0.lock().unwrap().as_ref().unwrap().send((Handle::current(), Box::pin(async {}))).is_ok() {
            tokio::task::yield_now().await;
        }
        assert_ne!(thread_of(&own).await, first);
    }
}
