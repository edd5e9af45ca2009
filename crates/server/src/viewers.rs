//! Who looks at a table: one task a table draws what each open page lacks, and hands it over ready to be sent.
//!
//! The task begins with the first page and ends with the last. It knows nothing of single events: whenever the table
//! has changed it compares what each page has with the table as it is, so that every page ends in the present state,
//! whatever was missed. A page that is slow to read is left alone until it has read what it was sent, and then gets
//! all that has changed meanwhile at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use domain::{Door, TableState};
use host::Keys;
use pages::{Update, links};
use tokio::sync::{mpsc, watch};
use tokio::time::MissedTickBehavior;

use crate::app::App;
use crate::chat::Ear;
use crate::error::{Error, Missing};
use crate::tables::LiveTable;
use crate::updates::{Has, since};
use crate::visit::Visit;

/// How often a silent stream shows that it lives.
pub(crate) const BEAT: Duration = Duration::from_secs(15);

/// How long the session of somebody with an account is believed in that another process may have ended.
const CHECKED: Duration = Duration::from_mins(1);

/// The kind of the events that bring the table.
const TABLE: &str = "table";

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
}

/// How the task of a table is told something.
type Inbox = mpsc::UnboundedSender<Message>;

/// What a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Version `seq`, as the browser says.
    Version(usize),
    /// Nobody said what.
    Unknown,
}

/// An open page.
struct Viewer {
    number: u64,
    visit: Visit,
    page: Shown,
    /// The cells that the page has; nothing before they are known.
    keys: Option<Keys>,
    /// Whether the page can take cells: one that was made before there were any is to be loaded again.
    takes_cells: bool,
    /// What the page has heard of the chat.
    ear: Ear,
    /// When the session of its visitor was looked up last.
    checked: Instant,
    /// Whether the page is told what time it is.
    tells_time: bool,
    events: mpsc::Sender<Bytes>,
    /// Whether the page is to say that it has read what it was sent.
    is_behind: Arc<AtomicBool>,
}

/// The other end of a page: what is read from it goes to the browser.
#[derive(Debug)]
pub(crate) struct Events {
    number: u64,
    received: mpsc::Receiver<Bytes>,
    is_behind: Arc<AtomicBool>,
    inbox: Inbox,
}

/// What a page says of itself.
pub(crate) struct Introduction {
    /// What it shows.
    pub(crate) page: Shown,
    /// Whether it can take cells.
    pub(crate) takes_cells: bool,
    /// Whether it counts clocks down.
    pub(crate) tells_time: bool,
    /// What it has heard of the chat.
    pub(crate) ear: Ear,
}

/// Adds a page to those that look at a table. Gives what is sent to it.
pub(crate) fn join(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: Visit,
    Introduction { page, takes_cells, tells_time, ear }: Introduction,
) -> Events {
    let (events, received) = mpsc::channel(WAITING_MAX);
    let is_behind = Arc::new(AtomicBool::new(false));
    let viewers: Viewers = live.attached();
    let mut viewers = viewers.open();
    let number = viewers.next;
    viewers.next += 1;
    let viewer = Viewer {
        number,
        visit,
        page,
        keys: None,
        takes_cells,
        ear,
        checked: Instant::now(),
        tells_time,
        events,
        is_behind: Arc::clone(&is_behind),
    };
    if tells_time {
        viewer.put("time", None, &app.time_source.now().0.to_string());
    }
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

/// What there may be to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// The table, and what was said at it.
    Table,
    /// What was said.
    Talk,
}

/// Whether a page is sent anything more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stays {
    Yes,
    No,
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
        let mut at = 0;
        while let Some(viewer) = self.viewers.get_mut(at) {
            if only.is_some_and(|number| number != viewer.number) {
                at += 1;
                continue;
            }
            match viewer.send(what, &self.app, &live, &state).await {
                Ok(Stays::Yes) => at += 1,
                Ok(Stays::No) => drop(self.viewers.swap_remove(at)),
                Err(error) => self.viewers.swap_remove(at).fail(&live, &error),
            }
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
async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

impl Viewer {
    async fn send(
        &mut self,
        what: What,
        app: &App,
        live: &Arc<LiveTable>,
        state: &TableState,
    ) -> Result<Stays, Error> {
        if what == What::Table && !self.may_go_on(app, live).await? {
            return Ok(Stays::No);
        }
        if !self.is_ready() {
            return Ok(Stays::Yes);
        }
        if what == What::Table && self.show(app, live, state).await? == Stays::No {
            return Ok(Stays::No);
        }
        // The end of a game lets everybody read everything: the chat is looked at after the table.
        if self.is_ready() {
            self.tell(app, live, state).await?;
        }
        Ok(Stays::Yes)
    }

    /// Whether the page has room for an event. If it has not, it says so as soon as it has, and gets all then.
    fn is_ready(&self) -> bool {
        // Noted first: who reads in between finds the note.
        self.is_behind.store(true, Ordering::Release);
        let is_ready = self.events.capacity() > 0;
        if is_ready {
            self.is_behind.store(false, Ordering::Release);
        }
        is_ready
    }

    /// Whether the visitor's session goes on: looked up when sessions of the person have ended here, and
    /// for people with accounts from time to time, as they may have been ended elsewhere.
    async fn may_go_on(&mut self, app: &App, live: &LiveTable) -> Result<bool, Error> {
        let Some(person) = self.visit.person() else { return Ok(true) };
        let is_old = person.has_account() && self.checked.elapsed() > CHECKED;
        if !is_old && !live.has_parted(&person.id, self.checked) {
            return Ok(true);
        }
        self.checked = Instant::now();
        self.visit.is_still_known(app).await
    }

    /// Sends the page what it lacks, if it lacks anything.
    async fn show(&mut self, app: &App, live: &LiveTable, state: &TableState) -> Result<Stays, Error> {
        let is_let_in = Door::of(state).lets_in(self.visit.person().map(|person| &person.id)).is_ok();
        if !is_let_in || !self.takes_cells {
            // Sent away, or the door was shut: the page of the table says so.
            self.put(TABLE, None, &Update::go_to(links::table(live.id().as_str())).into_json());
            return Ok(Stays::No);
        }
        let now = state.seq();
        let shown = match self.page {
            Shown::Version(seq) => seq,
            // The whole log, and no page to go to: who did not say what it shows gets everything.
            Shown::Unknown => now,
        };
        // A page that was made from this very version has the cells that it would be sent.
        let is_fresh = self.keys.is_none() && self.page == Shown::Version(now);
        let has = match &self.keys {
            Some(keys) => Has::Cells(keys),
            None if is_fresh => Has::All,
            None => Has::Nothing,
        };
        let (update, keys) = since(app, live, state, &self.visit, (shown, has)).await?;
        let is_first = self.keys.replace(keys).is_none();
        self.page = Shown::Version(now);
        let is_new = is_first || shown != now || update.legal.is_some() || !update.html.is_empty();
        if is_new && !is_fresh {
            self.put(TABLE, Some(update.seq), &update.into_json());
        }
        Ok(Stays::Yes)
    }

    /// Sends the page what was said, if that is news to it.
    async fn tell(&mut self, app: &App, live: &LiveTable, state: &TableState) -> Result<(), Error> {
        if Door::of(state).lets_in(self.visit.person().map(|person| &person.id)).is_err() {
            return Ok(());
        }
        if let Some(news) = self.ear.news(app, live, state, &self.visit).await? {
            let seq = if let Shown::Version(seq) = self.page { seq } else { 0 };
            let news = serde_json::to_string(&news).map_err(Error::failed)?;
            self.put("chat", Some(seq), &news);
        }
        Ok(())
    }

    /// Shows the page that its stream lives, and what time it is if it counts clocks down.
    fn beat(&self, app: &App) {
        self.put("beat", None, "");
        if self.tells_time {
            self.put("time", None, &app.time_source.now().0.to_string());
        }
    }

    /// Ends the stream of a page. Unless its table is no more, the page opens another one after a while.
    fn fail(self, live: &LiveTable, error: &Error) {
        if let Error::Missing(Missing::Table(_) | Missing::Closed(_)) = error {
            self.put("gone", None, links::LOBBY);
        } else {
            tracing::error!(table = %live.id(), %error, "a stream cannot go on");
        }
    }

    /// Hands an event over, with what a browser says that comes back after it: the version, and how far it has
    /// heard. If there is no room, it is about nothing that the page will not get later.
    fn put(&self, kind: &str, seq: Option<usize>, data: &str) {
        let id = seq.map(|seq| match self.ear.heard() {
            Some(heard) => format!("id: {seq}.{heard}\n"),
            None => format!("id: {seq}\n"),
        });
        let id = id.as_deref().unwrap_or_default();
        let _ = self.events.try_send(Bytes::from(format!("event: {kind}\n{id}data: {data}\n\n")));
    }
}

impl std::fmt::Debug for Viewer {
    /// Says nothing of what is seen: debug output may reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Viewer").field("number", &self.number).finish_non_exhaustive()
    }
}
