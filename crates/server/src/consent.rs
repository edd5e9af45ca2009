//! What the people at a table ask each other: the posts, and how it is shown.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use domain::{Choice, Command};
use engine::Seat;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::input::{Form, Key, SeatLetter, Step, Whole, Written};
use crate::play::{self, Chosen, by_person};
use crate::submit::{Done, submit};
use crate::tables::LiveTable;
use crate::visit::Visit;

/// What the others are asked.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Propose {
    /// `takeback`: to take back your last choice, which others know of. `pause`: to let a game with clocks rest. `end`:
    /// to end the game here, without a result; with no other person there it ends at once.
    kind: Proposal,
    /// The step of the table on which it was chosen.
    #[serde(alias = "seq")]
    pub(crate) step: Step,
    /// A key of your own for this request, so that a repeated one is carried out once.
    #[serde(alias = "key")]
    request: Key,
    /// Which of your seats asks, if you have several.
    seat: Option<SeatLetter>,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
enum Proposal {
    TakeBack,
    Pause,
    End,
}

/// An answer to what is asked.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// The number of what is asked.
    number: QuestionNumber,
    /// One of the `choices` of the question.
    choice: Written<Choice>,
    /// The step of the table on which it was chosen.
    #[serde(alias = "seq")]
    pub(crate) step: Step,
}

/// Whoever asked does so no more.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Withdraw {
    /// The number of what is asked.
    number: QuestionNumber,
    /// The step of the table on which it was chosen.
    #[serde(alias = "seq")]
    pub(crate) step: Step,
}

/// The pause is over.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resume {
    /// The step of the table on which it was chosen.
    #[serde(alias = "seq")]
    pub(crate) step: Step,
}

/// One of two people gives up.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GiveUp {
    /// The step of the table on which it was chosen.
    #[serde(alias = "seq")]
    pub(crate) step: Step,
}

type QuestionNumber = Whole<0, 1_000_000>;

impl Answer {
    /// What it does.
    pub(crate) const fn command(&self) -> Command {
        Command::Answer(self.number.get(), self.choice.0)
    }
}

impl Withdraw {
    /// What it does.
    pub(crate) const fn command(&self) -> Command {
        Command::Withdraw(self.number.get())
    }
}

/// `POST /t/{id}/propose`: asks the others at the table.
pub(crate) async fn propose(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(wanted): Form<Propose>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    put(&app, &live, &visit, &wanted).await?;
    play::answer(&live, &visit).await
}

/// Asks the others at a table.
pub(crate) async fn put(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    wanted: &Propose,
) -> Result<Done, Error> {
    let command: fn(Seat) -> Command = match wanted.kind {
        Proposal::TakeBack => Command::AskBack,
        Proposal::Pause => Command::AskPause,
        Proposal::End => Command::AskEnd,
    };
    let seat = wanted.seat.as_ref().map(|seat| seat.0);
    let chosen = Chosen { seat, seq: wanted.step.count(), key: wanted.request.as_str() };
    by_person(app, live, visit, chosen, command).await
}

/// `POST /t/{id}/answer`: answers what is asked.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(answer): Form<Answer>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    at_table(&app, &live, &visit, (answer.step, answer.command())).await?;
    play::answer(&live, &visit).await
}

/// `POST /t/{id}/withdraw`: whoever asked does so no more.
pub(crate) async fn withdraw(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(withdraw): Form<Withdraw>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    at_table(&app, &live, &visit, (withdraw.step, withdraw.command())).await?;
    play::answer(&live, &visit).await
}

/// `POST /t/{id}/resume`: the pause is over.
pub(crate) async fn resume(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(resume): Form<Resume>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    at_table(&app, &live, &visit, (resume.step, Command::Resume)).await?;
    play::answer(&live, &visit).await
}

/// `POST /t/{id}/give-up`: one of two people gives up.
pub(crate) async fn give_up(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(up): Form<GiveUp>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    at_table(&app, &live, &visit, (up.step, Command::GiveUp)).await?;
    play::answer(&live, &visit).await
}

/// Carries out what a person wants at a table whose game runs, as it was on a version.
pub(crate) async fn at_table(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    (step, command): (Step, Command),
) -> Result<Done, Error> {
    live.catch_up(step.count()).await;
    submit(app, live, visit.wants(command)?).await
}
