//! Hints: what a computer player thinks of the choice that a person owes, told to that person alone.
//!
//! A hint is made from the view of the person's seat and from nothing else. At the table nothing changes
//! but a number: how many hints the seat was given.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::{Command, HintError, PlayError, TableState};
use engine::{Observer, Rng, Seat};
use host::{Advise, Budget, Hint, Look};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::App;
use crate::bot_pool::Stop;
use crate::bots::thought_rng;
use crate::coach;
use crate::error::Error;
use crate::input::{Form, SeatLetter, Step};
use crate::play::own_seat;
use crate::submit::submit;
use crate::table_page;
use crate::tables::LiveTable;
use crate::visit::{Visit, Wanted};

/// A choice about which a hint is asked.
struct Question {
    seat: Seat,
    seq: usize,
    advise: Advise,
    rng: Rng,
}

/// A hint is asked for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    /// The step of the table on which it was chosen.
    #[serde(alias = "seq")]
    step: Step,
    /// Which of your seats, if you have several.
    seat: Option<SeatLetter>,
}

/// `POST /t/{id}/hint`.
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(asked): Form<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let Advice { hint, seat, seq } = advice(&app, &live, &visit, asked).await?;
    match visit.wanted {
        Wanted::Json => Ok(axum::Json(pages::hint_answer(&hint, seat, seq)).into_response()),
        Wanted::Page => table_page::advised(&app, &live, &visit, hint).await,
    }
}

/// A hint that was given.
pub(crate) struct Advice {
    /// What was said.
    pub(crate) hint: Hint,
    /// To which seat.
    pub(crate) seat: Seat,
    /// On which version of the table.
    pub(crate) seq: usize,
}

/// Thinks about the choice that one of the visitor's seats owes, and counts the hint.
pub(crate) async fn advice(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    asked: Asked,
) -> Result<Advice, Error> {
    let question = {
        let state = live.read().await?;
        let seat = own_seat(&state, live, visit, asked.seat.map(|seat| seat.0))?;
        Question::about(&state, seat, asked.step.count(), visit)?
    };
    let (seat, seq) = (question.seat, question.seq);
    let _waits = app.pending_hints.begin(&visit.known()?.0.id)?;
    let hint = question.answer(app, live).await?;
    submit(app, live, visit.wants(Command::CountHint(seat))?).await?;
    coach::hinted(live, seat, seq);
    Ok(Advice { hint, seat, seq })
}

impl Question {
    /// The question of a seat on version `seq` of its table, or why there is no answer.
    fn about(state: &TableState, seat: Seat, seq: usize, visit: &Visit) -> Result<Self, Error> {
        if !state.record.allows.hints {
            return Err(HintError::Forbidden.into());
        }
        let seats = state.looks();
        let view =
            state.see(Look { language: visit.language, observer: Observer::Seat(seat), seats: &seats })?;
        if view.standing().is_some() {
            return Err(HintError::Over.into());
        }
        let advise = view.advise().ok_or(HintError::NotYourTurn)?;
        if !state.still_owes(seat, seq) {
            return Err(PlayError::MovedOn.into());
        }
        let rng = thought_rng(&state.record.id, state.steps(), seat);
        Ok(Self { seat, seq: state.seq(), advise, rng })
    }

    /// Thinks about it, unless the table moves on first or nobody waits for the answer any more.
    async fn answer(self, app: &Arc<App>, live: &Arc<LiveTable>) -> Result<Hint, Error> {
        let Self { seat, seq, advise, mut rng } = self;
        let stop = Stop::default();
        let _nobody_waits = stop.when_dropped();
        let (mut changes, mut closing) = (live.changes(), app.closing());
        let closed = async { closing.wait_for(|closing| *closing).await.is_ok() };
        let thinking = async {
            let _turn = live.turn_to_think().await;
            let thought = move |budget: &Budget| advise(&mut rng, budget);
            app.bots.pool().think(app.bots.hint_limit(), &stop, thought).await
        };
        tokio::pin!(thinking, closed);
        loop {
            tokio::select! {
                thought = &mut thinking => return thought?.ok_or_else(|| PlayError::MovedOn.into()),
                _ = &mut closed => return Err(PlayError::MovedOn.into()),
                changed = changes.changed() => {
                    let stays = changed.is_ok() && live.read().await?.still_owes(seat, seq);
                    if !stays {
                        return Err(PlayError::MovedOn.into());
                    }
                }
            }
        }
    }
}
