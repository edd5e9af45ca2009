//! A game that is over, gone through by several people together: one leads, and the pages of the others go along.
//!
//! Where the leader is stands in the store, and word of it goes the way of the chat: so pages at all processes hear
//! of it. A lead of which nothing was said for ten minutes is over.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::sse::Event;
use axum::response::{IntoResponse as _, Response};
use domain::{Door, Moment};
use futures_util::stream;
use pages::links::{self, ReplayAt, Seen};
use pages::{Leading, Led, Study};
use serde::Deserialize;
use store::{Lead, Said};
use tokio::sync::watch;

use crate::app::App;
use crate::chat::{self, Ear, Heard, STUDY};
use crate::error::{ChatError, Error};
use crate::input::{Form, Line, Query, Step, Whole, said};
use crate::positions::position_at;
use crate::streams::Place;
use crate::table_stream::{beat, rest, sse};
use crate::tables::{Arrived, LiveTable};
use crate::viewers::{BEAT, closed};
use crate::visit::{Visit, Wanted};

/// How long a lead lasts of which nothing is said, in seconds.
const LAPSES: i64 = 600;

/// The visitor leads to a position, or leads no more.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    step: Option<Step>,
    /// Through whose eyes the leader looks.
    #[serde(rename = "as")]
    seen: Option<Line<3>>,
    end: Option<Whole<0, 1>>,
}

/// `POST /t/{id}/study`.
pub(crate) async fn lead(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(order): Form<Order>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let person = visit.guest(&app).await?;
    let seen: Option<Seen> = said(order.seen.as_ref()).and_then(|text| text.parse().ok());
    let at = {
        let state = live.read().await?;
        state.needs_over()?;
        ReplayAt {
            step: position_at(&state.game()?.positions(), order.step),
            seen,
            together: true,
            ..ReplayAt::default()
        }
    };
    if order.end.is_some_and(|end| end.count() == 1) {
        app.store.end_lead(live.id(), &person.id).await?;
    } else {
        let (_, name) = chat::speaker(&live, &*live.read().await?, &visit, &person);
        let seen = seen.map(|seen| seen.to_string()).unwrap_or_default();
        let lead = Lead { person: person.id.clone(), name, step: at.step, seen };
        let before = app.store.lead(live.id(), lapsed()).await?;
        if !app.store.lead_to(live.id(), &lead, (lapsed(), store::now())).await? {
            return Err(ChatError::Led.into());
        }
        if before.is_none() {
            invite(&app, &live, &visit).await?;
        }
    }
    live.hear_again();
    match visit.wanted {
        Wanted::Page => Ok(visit.go(&links::replay(&id, at))),
        Wanted::Json => Ok(axum::Json(serde_json::json!({})).into_response()),
    }
}

/// Says at the table that somebody leads, where one may talk there.
async fn invite(app: &Arc<App>, live: &Arc<LiveTable>, visit: &Visit) -> Result<(), Error> {
    match chat::put(app, live, visit, (Said::Phrase(STUDY.into()), None)).await {
        Ok(()) | Err(Error::Talk(ChatError::Off | ChatError::TooFast)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Who leads through a game that is over, as a visitor is told it.
pub(crate) async fn leading(app: &App, live: &LiveTable, visit: &Visit) -> Result<Option<Leading>, Error> {
    let lead = app.store.lead(live.id(), lapsed()).await?;
    Ok(lead.map(|lead| Leading {
        is_own: visit.person().is_some_and(|person| person.id == lead.person),
        at: ReplayAt { step: lead.step, seen: lead.seen.parse().ok(), together: true, ..ReplayAt::default() },
        name: lead.name,
    }))
}

/// A lead of which nothing was said since then is over.
fn lapsed() -> Moment {
    Moment(store::now().0 - LAPSES)
}

/// How far a page has heard.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    chat: Option<Line<40>>,
}

/// What is sent to a page that goes along.
struct Along {
    app: Arc<App>,
    live: Arc<LiveTable>,
    visit: Visit,
    talk: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    ear: Ear,
    told: Option<Study>,
    events: VecDeque<Event>,
    place: Place,
    /// Whether a newer stream of the same person has taken the place.
    is_over: bool,
    _arrived: Arrived,
}

/// `GET /t/{id}/study/events?chat=HEARD`: where the leader is, and what is said at the table.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    live.read().await?.needs_over()?;
    let person = visit.person().map(|person| person.id.clone());
    let mut talk = live.talk();
    talk.mark_changed(); // look at once
    let along = Along {
        talk,
        closing: app.closing(),
        ear: Ear::new(said(asked.chat.as_ref()).and_then(Heard::read)),
        told: None,
        events: VecDeque::new(),
        place: app.streams.open(visit.address, person.as_ref())?,
        is_over: false,
        _arrived: live.arrive(person),
        app,
        live,
        visit,
    };
    Ok(sse(stream::unfold(along, |mut along| async move {
        match along.next().await {
            Ok(event) => event.map(|event| (event, along)),
            Err(error) => {
                tracing::error!(table = %along.live.id(), %error, "a stream cannot go on");
                None
            }
        }
    })))
}

impl Along {
    /// The next event; none when the stream ends.
    async fn next(&mut self) -> Result<Option<Event>, Error> {
        loop {
            if let Some(event) = self.events.pop_front() {
                return Ok(Some(event));
            }
            if self.is_over {
                return Ok(None);
            }
            tokio::select! {
                biased;
                () = closed(&mut self.closing) => return Ok(None),
                () = self.place.is_taken() => {
                    self.is_over = true;
                    self.events.push_back(rest());
                }
                said = self.talk.changed() => {
                    if said.is_err() || !self.listen().await? {
                        return Ok(None);
                    }
                }
                () = tokio::time::sleep(BEAT) => {
                    if !self.visit.is_still_known(&self.app).await? {
                        return Ok(None);
                    }
                    self.events.push_back(beat());
                }
            }
        }
    }

    /// Notes what is news to the page. Gives whether its visitor is still let in.
    async fn listen(&mut self) -> Result<bool, Error> {
        let state = self.live.read().await?;
        if Door::of(&state).lets_in(self.visit.person().map(|person| &person.id)).is_err() {
            return Ok(false);
        }
        let study = Study { lead: leading(&self.app, &self.live, &self.visit).await?, joined: true };
        if self.told.as_ref() != Some(&study) {
            let led = Led::of(self.live.id().as_str(), &study, self.visit.language);
            self.events.push_back(event("table", &led)?);
            self.told = Some(study);
        }
        if let Some(news) = self.ear.news(&self.app, &self.live, &state, &self.visit).await? {
            self.events.push_back(event("chat", &news)?);
        }
        Ok(true)
    }
}

fn event(kind: &str, told: &impl serde::Serialize) -> Result<Event, Error> {
    Event::default().event(kind).json_data(told).map_err(Error::failed)
}
