//! The stream of one table: on each change, what this very caller may know of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::response::sse::Event;
use domain::{Door, Refusal, Status};
use futures_util::stream;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::ask::Ask;
use super::call::{Call, Events, get};
use super::chat::ChatNews;
use super::state::Seen;
use super::told::News;
use super::turns;
use crate::app::App;
use crate::chat::{Ear, Heard, Overheard};
use crate::error::{Error, Missing};
use crate::input::{Line, Query, Step, Whole, said};
use crate::presence::connected;
use crate::streams::Place;
use crate::table_stream::{beat, rest, sse};
use crate::tables::{Arrived, LiveTable};
use crate::tokens::Scope;
use crate::viewers::BEAT;
use crate::visit::Visit;
use crate::wire::untouched;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "table_events",
            "/tables/{table}/events",
            Scope::Read,
            "Tells of a table from now on: an event `table` at once and after each change, whose id is the step. Send the last id in `Last-Event-ID`, or as `since`, to go on from there; however old it is, you end in the present. `chat` tells what was said (ChatNews), if the token allows `chat`. `beat` shows that the stream lives, `gone` that the table is closed.",
            events,
        )
        .for_anybody(),
        get(
            "events",
            "/events",
            Scope::Read,
            "Tells of all your tables: an event `table` for each of them at once, and again whenever it becomes your turn there, or is so no longer, or the table begins or ends. A table that you join elsewhere appears within 15 seconds.",
            turns::turns,
        ),
    ]
}

/// The data of an event: `table` tells `News`, `chat` tells `ChatNews`.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "TableEvent")]
enum Told {
    Table(Box<News>),
    Chat(ChatNews),
}

/// From where a stream goes on.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Heed {
    /// The step that you have seen.
    since: Option<Step>,
    /// How far you have heard the chat: `heard` of the last event `chat`, or of the chat. Without it, all of it comes
    /// first.
    heard: Option<Line<40>>,
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

/// One open stream.
struct Stream {
    app: Arc<App>,
    live: Arc<LiveTable>,
    visit: Visit,
    changes: watch::Receiver<u64>,
    talk: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    place: Place,
    /// Whether nothing more is to come.
    is_over: bool,
    _arrived: Arrived,
    /// The version that the caller has seen.
    seen: Option<usize>,
    /// What was told last.
    told: Option<News>,
    /// What the caller has heard of the chat; none if the token does not allow it.
    ear: Option<Ear>,
    /// Whether the chat is still to be looked at.
    listens: bool,
    /// When the session or token of the caller was looked up last.
    checked: Instant,
}

/// How long a session or token is believed in that another process may have ended.
const CHECKED: Duration = Duration::from_mins(1);

async fn events(ask: Ask, Query(heed): Query<Heed>) -> Result<Events<Told>, Error> {
    let live = ask.table().await?;
    let seen = ask.last_event.as_deref().and_then(|id| id.parse().ok()).or(heed.since.map(Whole::count));
    let Ask { app, visit, .. } = ask;
    live.catch_up(seen.unwrap_or_default()).await;
    let waits = live.read().await?.record.status == Status::Waiting;
    let person = visit.person().map(|person| person.id.clone());
    let place = app.streams.open(visit.address, person.as_ref())?;
    let mut changes = live.changes();
    changes.mark_changed(); // look at once
    let may_hear = visit.token.as_ref().is_none_or(|token| token.scopes.allow(Scope::Chat));
    let stream = Stream {
        changes,
        talk: live.talk(),
        ear: may_hear.then(|| Ear::new(said(heed.heard.as_ref()).and_then(Heard::read))),
        listens: false,
        checked: Instant::now(),
        closing: app.closing(),
        place,
        is_over: false,
        _arrived: live.arrive(person),
        seen,
        told: None,
        app,
        live,
        visit,
    };
    connected(&stream.app, &stream.live).await?;
    let answer = sse(stream::unfold(stream, |mut stream| async move {
        let event = stream.event().await?;
        Some((event, stream))
    }));
    // Before the game a host is told the keys of kept seats.
    Ok(if waits { untouched(answer) } else { answer }.into())
}

impl Stream {
    /// The next event; none when the stream ends.
    async fn event(&mut self) -> Option<Event> {
        loop {
            let told = if std::mem::take(&mut self.listens) {
                self.hear().await
            } else {
                match self.next().await {
                    Next::End => return None,
                    Next::Rest => return Some(rest()),
                    Next::Beat => return self.may_go_on().await.then(beat),
                    Next::Listen => self.hear().await,
                    Next::Look => self.news().await,
                }
            };
            match told {
                Ok(None) => {}
                Ok(Some(event)) => return self.may_go_on().await.then_some(event),
                Err(error) => return self.ends_with(&error),
            }
        }
    }

    /// Whether the session or token goes on with which the caller came.
    async fn may_go_on(&mut self) -> bool {
        let Some(person) = self.visit.person() else { return true };
        if self.checked.elapsed() <= CHECKED && !self.live.has_parted(&person.id, self.checked) {
            return true;
        }
        self.checked = Instant::now();
        self.visit.is_still_known(&self.app).await.unwrap_or_else(|error| {
            tracing::error!(table = %self.live.id(), %error, "a caller cannot be looked up");
            false
        })
    }

    /// The last event of a stream that cannot go on, if there is anything to tell.
    fn ends_with(&mut self, error: &Error) -> Option<Event> {
        // Closed, or whoever asks is not let in any more.
        if matches!(
            error,
            Error::Missing(Missing::Table(_) | Missing::Closed(_)) | Error::Refused(Refusal::Person(_))
        ) {
            self.is_over = true;
            return Some(Event::default().event("gone").data(""));
        }
        tracing::error!(table = %self.live.id(), %error, "a stream cannot go on");
        None
    }

    /// Waits for what comes next.
    async fn next(&mut self) -> Next {
        if self.is_over {
            return Next::End;
        }
        tokio::select! {
            biased;
            _ = self.closing.wait_for(|closing| *closing) => Next::End,
            () = self.place.is_taken() => {
                self.is_over = true;
                Next::Rest
            }
            changed = self.changes.changed() => if changed.is_ok() { Next::Look } else { Next::End },
            said = self.talk.changed(), if self.ear.is_some() => {
                if said.is_ok() { Next::Listen } else { Next::End }
            }
            () = tokio::time::sleep(BEAT) => Next::Beat,
        }
    }

    /// What was said, if it is news to the caller.
    async fn hear(&mut self) -> Result<Option<Event>, Error> {
        let Some(ear) = &mut self.ear else { return Ok(None) };
        let state = self.live.read().await?;
        Door::of(&state).lets_in(self.visit.person().map(|person| &person.id))?;
        ear.forget_mutes();
        let news = ear.overhear(&self.app, &self.live, &state, &self.visit).await?;
        let event =
            |news: Overheard| Event::default().event("chat").json_data(Told::Chat(ChatNews::from(&news)));
        news.map(event).transpose().map_err(Error::failed)
    }

    /// What is new at the table; none if it is as was told.
    async fn news(&mut self) -> Result<Option<Event>, Error> {
        // The end of a game lets everybody read everything: the chat is looked at afterwards.
        self.listens = true;
        let state = self.live.read().await?;
        Door::of(&state).lets_in(self.visit.person().map(|person| &person.id))?;
        let step = state.seq();
        // The clocks are told as they are now, not as they were when the stream began.
        self.visit.came_in = self.app.time_source.now();
        let seen = Seen::by(&self.visit, &self.live, &state);
        // Without the log, which is never the same twice: was anything told of the table but what was told?
        let plain = seen.news(Some(step))?;
        if self.told.as_ref() == Some(&plain) {
            return Ok(None);
        }
        let news = seen.news(self.seen)?;
        drop(state);
        self.seen = Some(step);
        self.told = Some(plain);
        let event = Event::default().event("table").id(step.to_string());
        event.json_data(Told::Table(Box::new(news))).map(Some).map_err(Error::failed)
    }
}
