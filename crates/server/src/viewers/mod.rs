//! Who looks at a table: one task a table draws what each open page lacks, and hands it over ready to be sent.
//!
//! The task begins with the first page and ends with the last. It knows nothing of single events: whenever the table
//! has changed it compares what each page has with the table as it is, so that every page ends in the present state,
//! whatever was missed. A page that is slow to read is left alone until it has read what it was sent, and then gets
//! all that has changed meanwhile at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use host::Common;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::error::Error;
use crate::facts::Alike;
use crate::tables::{LiveTable, TableTx};
use crate::visit::Visit;

mod viewer;

pub(crate) use viewer::{Introduction, Shown};
use viewer::{Stays, Viewer, What};

/// How often a silent stream shows that it lives.
pub(crate) const BEAT: Duration = Duration::from_secs(15);

/// How long at most somebody waits until the pages have been sent the table as it is.
const SENT_WITHIN: Duration = Duration::from_millis(50);

/// How many events may wait for a page to read them.
const WAITING_MAX: usize = 4;

/// What the task of a table is told.
#[derive(Debug)]
enum Message {
    /// Somebody looks.
    Join(Box<Viewer>),
    /// The page with this number is closed.
    Leave(u64),
    /// The page with this number has read what it was sent.
    Ready(u64),
    /// Somebody waits until every page that has room has been sent the table as it is.
    Flush(oneshot::Sender<()>),
}

/// How the task of a table is told something.
type Inbox = mpsc::UnboundedSender<Message>;

/// The other end of a page: what is read from it goes to the browser.
#[derive(Debug)]
pub(crate) struct Events {
    number: u64,
    received: mpsc::Receiver<Bytes>,
    is_behind: Arc<AtomicBool>,
    inbox: Inbox,
}

/// Adds a page to those that look at a table. Gives what is sent to it.
pub(crate) fn join(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: Visit,
    introduction: Introduction,
) -> Events {
    let (events, received) = mpsc::channel(WAITING_MAX);
    let is_behind = Arc::new(AtomicBool::new(false));
    let viewers: Viewers = live.attached();
    let mut viewers = viewers.open();
    let number = viewers.next;
    viewers.next += 1;
    let viewer = Viewer::new(number, visit, introduction, (events, Arc::clone(&is_behind)));
    viewer.tell_time(app);
    let mut message = Message::Join(Box::new(viewer));
    let inbox = loop {
        let inbox = viewers.inbox.get_or_insert_with(|| begin(app, live)).clone();
        match inbox.send(message) {
            Ok(()) => break inbox,
            // The task has failed: another one takes its place.
            Err(mpsc::error::SendError(unsent)) => (message, viewers.inbox) = (unsent, None),
        }
    };
    drop(viewers);
    Events { number, received, is_behind, inbox }
}

/// The table, taken out to be changed once every open page that has room has been sent it as it is: the change is an
/// event of its own then. Pages are waited for 50 ms at most.
///
/// # Errors
/// If the table cannot be read.
pub(crate) async fn write_when_sent(live: &Arc<LiveTable>) -> Result<TableTx<'_>, Error> {
    let when_sent = async {
        loop {
            let writing = live.write().await?;
            let Some(inbox) = lacking(live, writing.state.seq()) else { return Ok(writing) };
            writing.unchanged();
            let (sent, is_sent) = oneshot::channel();
            let _ = inbox.send(Message::Flush(sent));
            // It fails if the task has ended, and then no page lacks anything.
            let _ = is_sent.await;
        }
    };
    match tokio::time::timeout(SENT_WITHIN, when_sent).await {
        Ok(writing) => writing,
        Err(_) => live.write().await,
    }
}

/// The task of the table, if its pages have not been sent version `seq`.
fn lacking(live: &LiveTable, seq: usize) -> Option<Inbox> {
    let viewers: Viewers = live.attached();
    let viewers = viewers.open();
    viewers.inbox.clone().filter(|inbox| viewers.sent < seq && !inbox.is_closed())
}

/// The open pages of a table: what is kept there of them.
#[derive(Clone, Default)]
struct Viewers(Arc<Mutex<Open>>);

impl Viewers {
    fn open(&self) -> MutexGuard<'_, Open> {
        // What stands in it is whole at any moment, even if a holder of the lock has panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Default)]
struct Open {
    /// The number of the next page.
    next: u64,
    /// Where the task of the table is told something, if there is one.
    inbox: Option<Inbox>,
    /// The last version that all pages with room were sent.
    sent: usize,
}

fn begin(app: &Arc<App>, live: &Arc<LiveTable>) -> Inbox {
    let (inbox, messages) = mpsc::unbounded_channel();
    let (changes, talk) = (live.changes(), live.talk());
    let task = Task { app: Arc::clone(app), live: Arc::clone(live), viewers: Vec::new() };
    tokio::spawn(task.run(messages, changes, talk));
    inbox
}

impl Events {
    /// The next event; none when no more will come.
    pub(crate) async fn next(&mut self) -> Option<Bytes> {
        let event = self.received.recv().await;
        if self.received.is_empty() && self.is_behind.swap(false, Ordering::AcqRel) {
            // If the task has ended, no event comes, and the page opens another stream.
            let _ = self.inbox.send(Message::Ready(self.number));
        }
        event
    }
}

impl Drop for Events {
    fn drop(&mut self) {
        let _ = self.inbox.send(Message::Leave(self.number));
    }
}

struct Task {
    app: Arc<App>,
    live: Arc<LiveTable>,
    viewers: Vec<Viewer>,
}

impl Task {
    async fn run(
        mut self,
        mut messages: mpsc::UnboundedReceiver<Message>,
        mut changes: watch::Receiver<u64>,
        mut talk: watch::Receiver<u64>,
    ) {
        let mut closing = self.app.closing();
        let mut beats = tokio::time::interval_at(tokio::time::Instant::now() + BEAT, BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                biased;
                () = closed(&mut closing) => return,
                Some(message) = messages.recv() => match message {
                    Message::Join(viewer) => {
                        let number = viewer.number;
                        self.viewers.push(*viewer);
                        self.send(What::Table, Some(number)).await;
                    }
                    Message::Leave(number) => self.viewers.retain(|viewer| viewer.number != number),
                    Message::Ready(number) => self.send(What::Table, Some(number)).await,
                    Message::Flush(sent) => {
                        changes.mark_unchanged();
                        self.send(What::Table, None).await;
                        // Whoever waits no more has gone on.
                        let _ = sent.send(());
                    }
                },
                Ok(()) = changes.changed() => self.send(What::Table, None).await,
                Ok(()) = talk.changed() => self.send(What::Talk, None).await,
                _ = beats.tick() => self.beat().await,
            }
            if self.viewers.is_empty() && self.is_over(&messages) {
                return;
            }
        }
    }

    /// Whether nobody looks any more; then whoever comes next begins another task.
    fn is_over(&self, messages: &mpsc::UnboundedReceiver<Message>) -> bool {
        let viewers: Viewers = self.live.attached();
        let mut viewers = viewers.open();
        let is_over = messages.is_empty();
        if is_over {
            viewers.inbox = None;
        }
        is_over
    }

    /// Sends each page, or one of them, what it needs.
    async fn send(&mut self, what: What, only: Option<u64>) {
        let live = Arc::clone(&self.live);
        let state = match live.read().await {
            Ok(state) => state,
            Err(error) => return self.viewers.drain(..).for_each(|viewer| viewer.fail(&live, &error)),
        };
        let mut alike = Alike::of(&state);
        alike.cells = (self.viewers.len() > 1).then(Common::default);
        let mut at = 0;
        while let Some(viewer) = self.viewers.get_mut(at) {
            if only.is_some_and(|number| number != viewer.number) {
                at += 1;
                continue;
            }
            match viewer.send(what, &self.app, &live, (&state, &alike)).await {
                Ok(Stays::Yes) => at += 1,
                Ok(Stays::No) => drop(self.viewers.swap_remove(at)),
                Err(error) => self.viewers.swap_remove(at).fail(&live, &error),
            }
        }
        if what == What::Table && (only.is_none() || self.viewers.len() == 1) {
            let viewers: Viewers = live.attached();
            viewers.open().sent = state.seq();
        }
    }

    /// Shows each page that its stream lives. The table may have left the memory, and stays where it is.
    async fn beat(&mut self) {
        let mut at = 0;
        while let Some(viewer) = self.viewers.get_mut(at) {
            match viewer.may_go_on(&self.app, &self.live).await {
                Ok(true) => {
                    viewer.beat(&self.app);
                    at += 1;
                }
                Ok(false) => drop(self.viewers.swap_remove(at)),
                Err(error) => self.viewers.swap_remove(at).fail(&self.live, &error),
            }
        }
    }
}

/// Waits until the server closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}
