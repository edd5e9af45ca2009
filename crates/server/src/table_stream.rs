//! The stream of a table: what this very visitor's page needs, as it comes.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use domain::Status;
use domain::time::Timing;
use futures_util::{StreamExt as _, stream};

use crate::app::App;
use crate::chat::{Ear, Heard};
use crate::error::Error;
use crate::presence::connected;
use crate::streams::Place;
use crate::tables::Arrived;
use crate::viewers::{self, Events, Introduction, Shown};
use crate::visit::Visit;
use crate::wire;

/// What is sent to one open page, as long as its connection lasts.
struct Page {
    events: Events,
    place: Place,
    /// Whether a newer stream of the same person has taken the place.
    is_over: bool,
    _arrived: Arrived,
}

/// `GET /t/{id}/events?after=SEQ&lines&chat=HEARD`.
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
    let (tells_time, waits) = {
        let record = &live.read().await?.record;
        (record.timing != Timing::Untimed, record.status == Status::Waiting)
    };
    let person = visit.person().map(|person| person.id.clone());
    let place = app.streams.open(visit.address, person.as_ref())?;
    let arrived = live.arrive(person);
    connected(&app, &live).await?;
    let introduction = Introduction {
        page: shown.map_or(Shown::Unknown, Shown::Version),
        takes_cells: asked("lines").is_some(),
        tells_time,
        ear: Ear::new(heard),
    };
    let events = viewers::join(&app, &live, visit, introduction);
    let page = Page { events, place, is_over: false, _arrived: arrived };
    let body = Body::from_stream(stream::unfold(page, |mut page| async move {
        let event = page.next().await?;
        Some((Ok::<_, Infallible>(event), page))
    }));
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    let answer = ([kind, NO_CACHE, NO_BUFFER], body).into_response();
    // As its page. When the game begins the stream sends the page on, to another one.
    Ok(if waits { wire::untouched(answer) } else { answer })
}

const NO_CACHE: (header::HeaderName, HeaderValue) =
    (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));

/// Proxies must not hold events back.
const NO_BUFFER: (header::HeaderName, HeaderValue) =
    (header::HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));

impl Page {
    /// The next event; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if self.is_over {
            return None;
        }
        tokio::select! {
            biased;
            () = self.place.is_taken() => {
                self.is_over = true;
                Some(Bytes::from_static(b"event: rest\ndata: \n\n"))
            }
            event = self.events.next() => event,
        }
    }
}

/// Events as an answer.
pub(crate) fn sse(events: impl futures_util::Stream<Item = Event> + Send + 'static) -> Response {
    let mut response = Sse::new(events.map(Ok::<_, Infallible>)).into_response();
    let (name, value) = NO_BUFFER;
    response.headers_mut().insert(name, value);
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

/// The version and how far a browser has heard, from the id of its last event.
fn read_id(id: &str) -> (&str, Option<Heard>) {
    id.split_once('.').map_or((id, None), |(seq, heard)| (seq, Heard::read(heard)))
}
