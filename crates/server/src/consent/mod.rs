//! What the people at a table ask each other: the posts, and how it is shown.

pub(crate) mod shown;

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use domain::{Choice, Command};
use engine::Seat;

use crate::error::{BadRequest, Error};
use crate::fields::Fields;
use crate::house::House;
use crate::play::{self, Chosen, by_person};
use crate::submit::submit;
use crate::visit::Visit;

/// `POST /t/{id}/propose`: asks the others at the table.
pub(crate) async fn propose(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&id).await?;
    let command: fn(Seat) -> Command = match fields.need("kind")? {
        "takeback" => Command::AskBack,
        "pause" => Command::AskPause,
        _ => return Err(BadRequest::Field("kind").into()),
    };
    let chosen = Chosen { seat: fields.seat("seat")?, seq: fields.number("seq")?, key: fields.key()? };
    by_person(&house, &live, &visit, chosen, command).await?;
    play::answer(&live, &visit).await
}

/// `POST /t/{id}/answer`: answers what is asked.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let choice = Choice::of_word(fields.need("choice")?).ok_or(BadRequest::Field("choice"))?;
    at_table(&house, &id, &visit, &fields, Command::Answer(number(&fields)?, choice)).await
}

/// `POST /t/{id}/withdraw`: whoever asked does so no more.
pub(crate) async fn withdraw(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    at_table(&house, &id, &visit, &fields, Command::Withdraw(number(&fields)?)).await
}

/// `POST /t/{id}/resume`: the pause is over.
pub(crate) async fn resume(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    at_table(&house, &id, &visit, &fields, Command::Resume).await
}

/// The number of what is asked.
fn number(fields: &Fields) -> Result<i64, Error> {
    Ok(i64::try_from(fields.number("number")?).map_err(|_| BadRequest::Field("number"))?)
}

/// Carries out what a person wants at a table whose game runs.
async fn at_table(
    house: &Arc<House>,
    id: &str,
    visit: &Visit,
    fields: &Fields,
    command: Command,
) -> Result<Response, Error> {
    let live = house.hub.table(id).await?;
    live.catch_up(fields.number("seq")?).await;
    submit(house, &live, visit.wants(command)?).await?;
    play::answer(&live, visit).await
}
