//! The stream of all tables of one person: where it is the person's turn.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::Event;
use domain::{PersonId, Status, TableId, TableState};
use futures_util::stream;
use schemars::JsonSchema;
use serde::Serialize;
use store::TableFilter;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;
use tokio::time::Instant;

use super::ask::Ask;
use super::call::Events;
use crate::app::App;
use crate::error::Error;
use crate::facts::table_name;
use crate::input::SeatLetter;
use crate::streams::Place;
use crate::table_stream::{beat, rest, sse};
use crate::tables::LiveTable;
use crate::viewers::BEAT;
use crate::visit::Visit;

/// How many tables are watched at most.
const TABLES_MAX: u32 = 100;

/// One open stream.
struct Turns {
    app: Arc<App>,
    visit: Visit,
    person: PersonId,
    changed: broadcast::Receiver<TableId>,
    place: Place,
    /// Whether a newer stream of the same person has taken the place.
    is_over: bool,
    closing: watch::Receiver<bool>,
    /// The tables of the person, kept live, each with what was told of it last.
    tables: BTreeMap<TableId, (Arc<LiveTable>, Option<Turn>)>,
    /// What is still to be told.
    waiting: VecDeque<Event>,
    /// When all tables are looked for again: another process may have seated the person somewhere.
    look_again: Instant,
}

/// What comes next in a stream.
enum Next {
    /// This table has changed.
    Changed(TableId),
    /// Look at all tables.
    Look,
    /// The same, because nothing has happened for a while.
    Beat,
    /// A newer stream of the same person has taken the place.
    Rest,
    /// The stream ends.
    End,
}

/// A table of yours, and whether it is your turn there.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub(super) struct Turn {
    table: String,
    state: State,
    /// There until the table is gone.
    #[serde(flatten)]
    there: Option<There>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
struct There {
    name: String,
    game: String,
    /// Which of your seats are to choose.
    seats: Vec<SeatLetter>,
    /// The version of the table, while something is to be chosen: what others do elsewhere is no news.
    step: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(inline)]
enum State {
    Waiting,
    YourTurn,
    Others,
    Over,
    Gone,
}

/// Tells one person of all its tables.
pub(super) async fn turns(ask: Ask) -> Result<Events<Turn>, Error> {
    let person = ask.person()?.id.clone();
    let app = ask.app;
    let stream = Turns {
        place: app.streams.open(ask.visit.address, Some(&person))?,
        is_over: false,
        person,
        changed: app.tables.changed(),
        closing: app.closing(),
        tables: BTreeMap::new(),
        waiting: VecDeque::new(),
        look_again: Instant::now(),
        visit: ask.visit,
        app,
    };
    Ok(sse(stream::unfold(stream, |mut stream| async move {
        match stream.event().await {
            Ok(event) => event.map(|event| (event, stream)),
            Err(error) => {
                tracing::error!(%error, "a stream of turns cannot go on");
                None
            }
        }
    }))
    .into())
}

impl Turns {
    /// The next event; none when the stream ends.
    async fn event(&mut self) -> Result<Option<Event>, Error> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Ok(Some(event));
            }
            match self.next().await {
                Next::End => return Ok(None),
                Next::Rest => {
                    self.is_over = true;
                    return Ok(Some(rest()));
                }
                Next::Changed(id) => self.look_at(&id).await?,
                Next::Look => self.look().await?,
                // The session or token may have been ended.
                Next::Beat if !self.visit.is_still_known(&self.app).await? => return Ok(None),
                Next::Beat => {
                    self.look().await?;
                    self.waiting.push_back(beat());
                }
            }
        }
    }

    async fn next(&mut self) -> Next {
        if self.is_over {
            return Next::End;
        }
        tokio::select! {
            biased;
            _ = self.closing.wait_for(|closing| *closing) => Next::End,
            () = self.place.is_taken() => Next::Rest,
            changed = self.changed.recv() => match changed {
                Ok(id) => Next::Changed(id),
                // Too much has happened: everything is looked at again.
                Err(RecvError::Lagged(_)) => Next::Look,
                Err(RecvError::Closed) => Next::End,
            },
            () = tokio::time::sleep_until(self.look_again) => Next::Beat,
        }
    }

    /// Looks at all tables of the person.
    async fn look(&mut self) -> Result<(), Error> {
        self.look_again = Instant::now() + BEAT.max(Duration::from_secs(1));
        let mut ids: Vec<TableId> = self.tables.keys().cloned().collect();
        for id in self.app.store.ids_on_shelf(&TableFilter::Running(&self.person), TABLES_MAX).await? {
            if !self.tables.contains_key(&id) {
                let live = self.app.tables.table(id.as_str()).await?;
                self.tables.insert(id.clone(), (live, None));
                ids.push(id);
            }
        }
        for id in ids {
            self.look_at(&id).await?;
        }
        Ok(())
    }

    /// Looks at a table that has changed, and notes what there is to tell of it.
    async fn look_at(&mut self, id: &TableId) -> Result<(), Error> {
        let (live, last) = match self.tables.get(id) {
            Some((live, last)) => (Arc::clone(live), last.clone()),
            None => match self.app.tables.table(id.as_str()).await {
                Ok(live) => (live, None),
                Err(_) => return Ok(()),
            },
        };
        let told = match live.read().await {
            Ok(state) => self.told(&state),
            Err(Error::Missing(_)) => None,
            Err(error) => return Err(error),
        };
        let Some(told) = told else {
            // The person sits there no more, or there is no such table any more.
            if self.tables.remove(id).is_some() {
                self.waiting.extend(event(&Turn::gone(id)));
            }
            return Ok(());
        };
        if last.as_ref() == Some(&told) {
            return Ok(());
        }
        if told.state == State::Over {
            self.tables.remove(id);
            // Whoever begins to listen is not told of what was over before.
            if last.is_some() {
                self.waiting.extend(event(&told));
            }
            return Ok(());
        }
        self.waiting.extend(event(&told));
        self.tables.insert(id.clone(), (live, Some(told)));
        Ok(())
    }

    /// What there is to tell of a table; none if the person does not sit there.
    fn told(&self, state: &TableState) -> Option<Turn> {
        let own = state.seats_of(&self.person);
        if own.is_empty() {
            return None;
        }
        let owing = state.owing();
        let seats: Vec<SeatLetter> =
            own.iter().filter(|&&seat| owing.contains(seat)).copied().map(SeatLetter::from).collect();
        Some(Turn {
            table: state.record.id.to_string(),
            state: match state.record.status {
                Status::Waiting => State::Waiting,
                Status::Playing if seats.is_empty() => State::Others,
                Status::Playing => State::YourTurn,
                Status::Over | Status::Closed => State::Over,
            },
            there: Some(There {
                name: table_name(&state.record, self.visit.language),
                game: state.record.game.clone(),
                step: (!seats.is_empty()).then(|| state.seq()),
                seats,
            }),
        })
    }
}

impl Turn {
    /// The person sits there no more, or there is no such table any more.
    fn gone(table: &TableId) -> Self {
        Self { table: table.to_string(), state: State::Gone, there: None }
    }
}

fn event(told: &Turn) -> Option<Event> {
    Event::default().event("table").json_data(told).ok()
}
