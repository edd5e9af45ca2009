//! The stream of a table: on each change, what this very visitor's page needs.
//!
//! A stream knows nothing of single events. Whenever the table has changed it compares what it last
//! sent with the table as it is, so that it always ends in the present state, whatever was missed.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use pages::{Brought, Update, links};
use store::Status;
use tokio::sync::watch;

use crate::error::{Error, Missing};
use crate::house::House;
use crate::hub::{Arrived, Live};
use crate::limits::Place;
use crate::sitting::Sitting;
use crate::visit::Visit;
use crate::{room, table_page};

/// How often a silent stream shows that it lives.
const BEAT: Duration = Duration::from_secs(15);

/// One open stream.
struct Stream {
    house: Arc<House>,
    live: Arc<Live>,
    visit: Visit,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// What the page shows.
    page: Shown,
    /// What was sent last, to leave out what has not changed since.
    last: Option<Brought>,
    _arrived: Arrived,
    place: Place,
    /// Whether a newer stream of the same person has taken the place.
    is_over: bool,
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
    /// Nothing has happened for a while.
    Beat,
    /// A newer stream of the same person has taken the place.
    Rest,
    /// The stream ends.
    End,
}

/// `GET /t/{id}/events?after=SEQ`.
pub(crate) async fn events(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    // A browser that reconnects by itself says what it got last; that is newer than the address.
    let resumed = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let asked = query.iter().find(|(name, _)| name == "after").and_then(|(_, value)| value.parse().ok());
    let shown = resumed.or(asked);
    live.catch_up(&house, shown.unwrap_or_default()).await;
    let person = visit.person().map(|person| person.id.clone());
    let place = house.streams.open(visit.address, person.as_ref())?;
    if let Ok((_, session)) = visit.known() {
        live.copies.begin(session);
    }
    let mut changes = live.changes();
    changes.mark_changed(); // look at once
    let stream = Stream {
        changes,
        closing: house.closing(),
        page: shown.map_or(Shown::Unknown, Shown::Version),
        last: None,
        _arrived: live.arrive(person),
        place,
        is_over: false,
        house,
        live,
        visit,
    };
    let events = stream::unfold(stream, |mut stream| async move {
        let event = stream.event().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    let mut response = Sse::new(events).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    Ok(response)
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let Ok((_, session)) = self.visit.known() {
            self.live.copies.end(session);
        }
    }
}

impl Stream {
    /// The next event; none when the stream ends.
    async fn event(&mut self) -> Option<Event> {
        if self.is_over {
            return None;
        }
        loop {
            match self.wait().await {
                Next::End => return None,
                Next::Rest => {
                    self.is_over = true;
                    return Some(Event::default().event("rest").data(""));
                }
                Next::Beat => return Some(Event::default().event("beat").data("")),
                Next::Look => {}
            }
            match self.update().await {
                Ok(None) => {}
                Ok(Some(update)) => return event(&update),
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

    async fn wait(&mut self) -> Next {
        tokio::select! {
            biased;
            _ = self.closing.wait_for(|closing| *closing) => Next::End,
            () = self.place.is_taken() => Next::Rest,
            changed = self.changes.changed() => if changed.is_ok() { Next::Look } else { Next::End },
            () = tokio::time::sleep(BEAT) => Next::Beat,
        }
    }

    /// What the page needs, if it needs anything.
    async fn update(&mut self) -> Result<Option<Update>, Error> {
        let sitting = self.live.read(&self.house).await?;
        let now = sitting.seq();
        let is_first = self.last.is_none();
        if is_first && self.page == Shown::Version(now) {
            // The page was made from this very version. What it shows is what an update would bring.
            self.last = Some(self.full(&sitting, now).await?.brought());
            self.note(now, None);
            return Ok(None);
        }
        let shown = match self.page {
            Shown::Version(seq) => seq,
            // The whole log, and no page to go to: who did not say what it shows gets everything.
            Shown::Unknown => now,
        };
        let full = self.full(&sitting, shown).await?;
        drop(sitting);
        self.page = Shown::Version(now);
        let brought = full.brought();
        let update = match &self.last {
            Some(last) if full.go.is_none() => full.since(last),
            Some(_) | None => full,
        };
        let is_new = self.last.as_ref().is_none_or(|last| last.seq != brought.seq || !update.html.is_empty());
        self.last = Some(brought);
        let update = is_new.then_some(update);
        self.note(now, update.as_ref());
        Ok(update)
    }

    /// Notes that the page shows version `seq`, after it was sent this.
    fn note(&self, seq: usize, sent: Option<&Update>) {
        let Ok((_, session)) = self.visit.known() else { return };
        self.live.copies.shows(session, seq);
        if let Some(update) = sent {
            self.live.copies.sent(session, update);
        }
    }

    /// What a page needs that shows version `seq`.
    async fn full(&self, sitting: &Sitting, seq: usize) -> Result<Update, Error> {
        if sitting.record.status == Status::Waiting {
            return Ok(room::update(&self.live, sitting, &self.visit));
        }
        table_page::update(&self.house, &self.live, sitting, &self.visit, seq).await
    }
}

fn event(update: &Update) -> Option<Event> {
    let event = Event::default().event("table").id(update.seq.to_string());
    event.json_data(update).inspect_err(|cause| tracing::error!(%cause, "an update is no JSON")).ok()
}
