//! The stream of a table: on each change, what this very visitor's page needs.
//!
//! A stream knows nothing of single events. Whenever the table has changed it compares what it last
//! sent with the table as it is, so that it always ends in the present state, whatever was missed.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use domain::time::Timing;
use domain::{Door, Status, TableState};
use futures_util::{StreamExt as _, stream};
use host::{Cells, Keys};
use pages::{Update, links};
use tokio::sync::watch;

use crate::app::App;
use crate::chat::{Ear, Heard};
use crate::error::{Error, Missing};
use crate::presence::connected;
use crate::streams::Place;
use crate::table_page::Outcome;
use crate::tables::{Arrived, LiveTable};
use crate::visit::Visit;
use crate::{table_page, waiting_room, wire};

/// How often a silent stream shows that it lives.
pub(crate) const BEAT: Duration = Duration::from_secs(15);

/// How long the session of somebody with an account is believed in that another process may have ended.
const CHECKED: Duration = Duration::from_mins(1);

/// One open stream.
struct Stream {
    app: Arc<App>,
    live: Arc<LiveTable>,
    visit: Visit,
    changes: watch::Receiver<u64>,
    talk: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// What the page shows.
    page: Shown,
    /// The cells that the page has; nothing before they are known.
    keys: Option<Keys>,
    /// Whether the page can take cells: one that was made before there were any is to be loaded again.
    takes_cells: bool,
    /// Whether the page is told what time it is.
    time: TellsTime,
    /// What the page has heard of the chat.
    ear: Ear,
    /// Whether the chat is still to be looked at.
    listens: bool,
    /// When the session of its visitor was looked up last.
    checked: Instant,
    _arrived: Arrived,
    place: Place,
    /// Whether a newer stream of the same person has taken the place.
    is_over: bool,
}

/// Whether a page is told what time it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TellsTime {
    /// The table has no clocks.
    Never,
    /// Next.
    Now,
    /// With the next sign of life.
    Later,
}

impl TellsTime {
    const fn after_a_beat(self) -> Self {
        match self {
            Self::Never => Self::Never,
            Self::Now | Self::Later => Self::Now,
        }
    }
}

/// What a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// Version `seq`, as the browser says.
    Version(usize),
    /// Nobody said what.
    Unknown,
}

/// What comes next in a stream.
enum Next {
    /// Look at the table.
    Look,
    /// Listen to what was said.
    Listen,
    /// Nothing has happened for a while.
    Beat,
    /// A newer stream of the same person has taken the place.
    Rest,
    /// The stream ends.
    End,
}

/// What time it is for the server, for pages that count clocks down.
fn time(app: &App) -> Event {
    Event::default().event("time").data(app.time_source.now().0.to_string())
}

/// `GET /t/{id}/events?after=SEQ&cells&chat=HEARD`.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    // A browser that reconnects by itself says what it got last; that is newer than the address.
    let asked = |wanted: &str| query.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
    let last_id = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let (seq, heard) = last_id.map_or(("", None), read_id);
    let shown = seq.parse().ok().or_else(|| asked("after")?.parse().ok());
    let heard = heard.or_else(|| Heard::read(asked("chat")?));
    live.catch_up(shown.unwrap_or_default()).await;
    let (is_untimed, waits) = {
        let record = &live.read().await?.record;
        (record.timing == Timing::Untimed, record.status == Status::Waiting)
    };
    let time = if is_untimed { TellsTime::Never } else { TellsTime::Now };
    let person = visit.person().map(|person| person.id.clone());
    let place = app.streams.open(visit.address, person.as_ref())?;
    let mut changes = live.changes();
    changes.mark_changed(); // look at once
    let stream = Stream {
        changes,
        talk: live.talk(),
        ear: Ear::new(heard),
        listens: false,
        closing: app.closing(),
        page: shown.map_or(Shown::Unknown, Shown::Version),
        keys: None,
        takes_cells: asked("cells").is_some(),
        time,
        checked: Instant::now(),
        _arrived: live.arrive(person),
        place,
        is_over: false,
        app,
        live,
        visit,
    };
    connected(&stream.app, &stream.live).await?;
    let answer = sse(stream::unfold(stream, |mut stream| async move {
        let event = stream.event().await?;
        Some((event, stream))
    }));
    // As its page. When the game begins the stream sends the page on, to another one.
    Ok(if waits { wire::untouched(answer) } else { answer })
}

/// Events as an answer.
pub(crate) fn sse(events: impl futures_util::Stream<Item = Event> + Send + 'static) -> Response {
    let mut response = Sse::new(events.map(Ok::<_, Infallible>)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    response
}

/// What shows that a silent stream lives.
pub(crate) fn beat() -> Event {
    Event::default().event("beat").data("")
}

/// What tells that a newer stream of the same person has taken the place.
pub(crate) fn rest() -> Event {
    Event::default().event("rest").data("")
}

impl Stream {
    /// What is new in the chat, if anything; the stream ends if it cannot be read.
    async fn chat(&mut self) -> ControlFlow<Option<Event>> {
        match self.hear().await {
            Ok(None) => ControlFlow::Continue(()),
            Ok(Some(event)) => ControlFlow::Break(Some(event)),
            Err(error) => {
                tracing::error!(table = %self.live.id(), %error, "a stream cannot hear the chat");
                ControlFlow::Break(None)
            }
        }
    }

    /// The next event; none when the stream ends.
    async fn event(&mut self) -> Option<Event> {
        if self.is_over {
            return None;
        }
        if self.time == TellsTime::Now {
            self.time = TellsTime::Later;
            return Some(time(&self.app));
        }
        loop {
            if std::mem::take(&mut self.listens)
                && let ControlFlow::Break(event) = self.chat().await
            {
                return event;
            }
            match self.wait().await {
                Next::End => return None,
                Next::Rest => {
                    self.is_over = true;
                    return Some(rest());
                }
                Next::Beat | Next::Look if !self.may_go_on().await => return None,
                Next::Beat => {
                    self.time = self.time.after_a_beat();
                    return Some(beat());
                }
                Next::Listen => {
                    self.listens = true;
                    continue;
                }
                // The end of a game lets everybody read everything: the chat is looked at afterwards.
                Next::Look => self.listens = true,
            }
            match self.update().await {
                Ok(None) => {}
                Ok(Some(update)) => return Some(self.event_of(update)),
                Err(Error::Missing(Missing::Table(_) | Missing::Closed(_))) => {
                    self.is_over = true;
                    return Some(Event::default().event("gone").data(links::LOBBY));
                }
                Err(error) => {
                    // The page reconnects after a while.
                    tracing::error!(table = %self.live.id(), %error, "a stream cannot go on");
                    return None;
                }
            }
        }
    }

    /// Whether the visitor's session goes on: looked up when sessions of the person have ended here, and
    /// for people with accounts from time to time, as they may have been ended elsewhere.
    async fn may_go_on(&mut self) -> bool {
        let Some(person) = self.visit.person() else { return true };
        let is_old = person.has_account() && self.checked.elapsed() > CHECKED;
        if !is_old && !self.live.has_parted(&person.id, self.checked) {
            return true;
        }
        self.checked = Instant::now();
        match self.visit.is_still_known(&self.app).await {
            Ok(known) => known,
            Err(error) => {
                tracing::error!(table = %self.live.id(), %error, "a session cannot be looked up");
                false
            }
        }
    }

    async fn wait(&mut self) -> Next {
        tokio::select! {
            biased;
            _ = self.closing.wait_for(|closing| *closing) => Next::End,
            () = self.place.is_taken() => Next::Rest,
            changed = self.changes.changed() => if changed.is_ok() { Next::Look } else { Next::End },
            said = self.talk.changed() => if said.is_ok() { Next::Listen } else { Next::End },
            () = tokio::time::sleep(BEAT) => Next::Beat,
        }
    }

    /// What the page needs, if it needs anything.
    async fn update(&mut self) -> Result<Option<Update>, Error> {
        let state = self.live.read().await?;
        if Door::of(&state).lets_in(self.visit.person().map(|person| &person.id)).is_err() {
            // Sent away, or the door was shut: the page of the table says so.
            self.is_over = true;
            return Ok(Some(Update::go_to(links::table(self.live.id().as_str()))));
        }
        let now = state.seq();
        if !self.takes_cells {
            self.is_over = true;
            return Ok(Some(Update::go_to(links::table(self.live.id().as_str()))));
        }
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
        let (update, keys) = since(&self.app, &self.live, &state, &self.visit, (shown, has)).await?;
        drop(state);
        let is_new = !is_fresh
            && (self.keys.is_none() || shown != now || update.legal.is_some() || !update.html.is_empty());
        self.page = Shown::Version(now);
        self.keys = Some(keys);
        Ok(is_new.then_some(update))
    }
}

/// Which cells a page has.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Has<'a> {
    /// None that are known.
    Nothing,
    /// Those with these keys.
    Cells(&'a Keys),
    /// All that it would be sent.
    All,
}

/// What the page of a visitor needs that shows version `seq` and has some cells: what has changed, and what has
/// happened since. Then the page has the cells with these keys.
pub(crate) async fn since(
    app: &App,
    live: &LiveTable,
    state: &TableState,
    visit: &Visit,
    (seq, has): (usize, Has<'_>),
) -> Result<(Update, Keys), Error> {
    let outcome = Outcome::of(app, state, visit).await?;
    let nothing = Keys::default();
    let cells = match has {
        Has::Nothing => Cells::lacking(&nothing, live.kept()),
        Has::Cells(keys) => Cells::lacking(keys, live.kept()),
        Has::All => Cells::keys_alone(live.kept()),
    };
    let update = if state.record.status == Status::Waiting {
        waiting_room::update(live, state, visit, &cells)
    } else {
        table_page::update(app, live, state, visit, (seq, outcome), &cells)?
    };
    let (keys, html) = cells.finish();
    Ok((Update { html, ..update }, keys))
}

impl Stream {
    /// What was said, if it is news to the page.
    async fn hear(&mut self) -> Result<Option<Event>, Error> {
        let news = {
            let state = self.live.read().await?;
            if Door::of(&state).lets_in(self.visit.person().map(|person| &person.id)).is_err() {
                return Ok(None);
            }
            self.ear.news(&self.app, &self.live, &state, &self.visit).await?
        };
        let Some(news) = news else { return Ok(None) };
        let seq = if let Shown::Version(seq) = self.page { seq } else { 0 };
        let event = Event::default().event("chat").id(self.id(seq)).json_data(&news);
        event.map(Some).map_err(Error::failed)
    }

    /// An update as an event.
    fn event_of(&self, update: Update) -> Event {
        Event::default().event("table").id(self.id(update.seq)).data(update.into_json())
    }

    /// What a browser says that comes back after this event: the version, and how far it has heard.
    fn id(&self, seq: usize) -> String {
        match self.ear.heard() {
            Some(heard) => format!("{seq}.{heard}"),
            None => seq.to_string(),
        }
    }
}

/// The version and how far a browser has heard, from the id of its last event.
fn read_id(id: &str) -> (&str, Option<Heard>) {
    id.split_once('.').map_or((id, None), |(seq, heard)| (seq, Heard::read(heard)))
}
