//! One open page: what it has, and what it is sent.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use domain::{Door, TableState};
use host::Keys;
use pages::{Update, links};
use tokio::sync::mpsc;

use crate::app::App;
use crate::chat::Ear;
use crate::error::{Error, Missing};
use crate::facts::Alike;
use crate::tables::LiveTable;
use crate::updates::{Has, since};
use crate::visit::Visit;

/// How long the session of somebody with an account is believed in that another process may have ended.
const CHECKED: Duration = Duration::from_mins(1);

/// The kind of the events that bring the table.
const TABLE: &str = "table";

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

/// What a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Version `seq`, as the browser says.
    Version(usize),
    /// Nobody said what.
    Unknown,
}

/// An open page.
pub(super) struct Viewer {
    pub(super) number: u64,
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

/// What there may be to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// The table, and what was said at it.
    Table,
    /// What was said.
    Talk,
}

/// Whether a page is sent anything more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stays {
    Yes,
    No,
}

impl Viewer {
    /// A page that has just been opened; its events go to `events`.
    pub(super) fn new(
        number: u64,
        visit: Visit,
        Introduction { page, takes_cells, tells_time, ear }: Introduction,
        (events, is_behind): (mpsc::Sender<Bytes>, Arc<AtomicBool>),
    ) -> Self {
        let checked = Instant::now();
        Self { number, visit, page, keys: None, takes_cells, ear, checked, tells_time, events, is_behind }
    }

    pub(super) async fn send(
        &mut self,
        what: What,
        app: &App,
        live: &Arc<LiveTable>,
        (state, alike): (&TableState, &Alike),
    ) -> Result<Stays, Error> {
        if what == What::Table && !self.may_go_on(app, live).await? {
            return Ok(Stays::No);
        }
        if !self.is_ready() {
            return Ok(Stays::Yes);
        }
        if what == What::Table && self.show(app, live, (state, alike)).await? == Stays::No {
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
    pub(super) async fn may_go_on(&mut self, app: &App, live: &LiveTable) -> Result<bool, Error> {
        let Some(person) = self.visit.person() else { return Ok(true) };
        let is_old = person.has_account() && self.checked.elapsed() > CHECKED;
        if !is_old && !live.has_parted(&person.id, self.checked) {
            return Ok(true);
        }
        self.checked = Instant::now();
        self.visit.is_still_known(app).await
    }

    /// Sends the page what it lacks, if it lacks anything.
    async fn show(
        &mut self,
        app: &App,
        live: &LiveTable,
        (state, alike): (&TableState, &Alike),
    ) -> Result<Stays, Error> {
        let is_let_in = Door::of(state).lets_in(self.visit.person().map(|person| &person.id)).is_ok();
        if !is_let_in || !self.takes_cells {
            // Sent away, or the door was shut: the page of the table says so.
            let go = Update::go_to(links::table(live.id().as_str()));
            self.put(TABLE, None, |data| go.write_lines(NEXT_LINE, data));
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
        let (update, keys) = since(app, live, state, (alike, &self.visit), (shown, has)).await?;
        let is_first = self.keys.replace(keys).is_none();
        self.page = Shown::Version(now);
        let is_new = is_first || shown != now || update.legal.is_some() || !update.html.is_empty();
        if is_new && !is_fresh {
            self.put(TABLE, Some(now), |data| update.write_lines(NEXT_LINE, data));
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
            self.put("chat", Some(seq), |data| data.push_str(&news));
        }
        Ok(())
    }

    /// Shows the page that its stream lives, and what time it is if it counts clocks down.
    pub(super) fn beat(&self, app: &App) {
        self.put("beat", None, |_| ());
        self.tell_time(app);
    }

    /// Tells the page what time it is, if it counts clocks down.
    pub(super) fn tell_time(&self, app: &App) {
        if self.tells_time {
            self.put("time", None, |data| data.push_str(&app.time_source.now().0.to_string()));
        }
    }

    /// Ends the stream of a page. Unless its table is no more, the page opens another one after a while.
    pub(super) fn fail(self, live: &LiveTable, error: &Error) {
        if let Error::Missing(Missing::Table(_) | Missing::Closed(_)) = error {
            self.put("gone", None, |data| data.push_str(links::LOBBY));
        } else {
            tracing::error!(table = %live.id(), %error, "a stream cannot go on");
        }
    }

    /// Hands an event over, with what a browser says that comes back after it: the version, and how far it has
    /// heard. `write` adds the data, whose lines are divided by [`NEXT_LINE`]. If there is no room, it is about nothing
    /// that the page will not get later.
    fn put(&self, kind: &str, seq: Option<usize>, write: impl FnOnce(&mut String)) {
        let mut event = format!("event: {kind}\n");
        if let Some(seq) = seq {
            // A string takes whatever is written.
            let _ = match self.ear.heard() {
                Some(heard) => writeln!(event, "id: {seq}.{heard}"),
                None => writeln!(event, "id: {seq}"),
            };
        }
        event.push_str("data: ");
        write(&mut event);
        event.push_str("\n\n");
        let _ = self.events.try_send(Bytes::from(event));
    }
}

/// What stands between two lines of the data of an event.
const NEXT_LINE: &str = "\ndata:";

impl std::fmt::Debug for Viewer {
    /// Says nothing of what is seen: debug output may reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Viewer").field("number", &self.number).finish_non_exhaustive()
    }
}
