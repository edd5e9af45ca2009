//! Leaving a running game and coming back, and the end of a pause.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use engine::Seat;
use store::{PersonId, Status};

use crate::consent;
use crate::course::change;
use crate::error::Error;
use crate::fields::Fields;
use crate::house::House;
use crate::hub::Live;
use crate::play;
use crate::visit::Visit;

/// Whether the game of a table runs.
pub(crate) async fn runs(house: &Arc<House>, live: &Arc<Live>) -> Result<bool, Error> {
    Ok(live.read(house).await?.record.status == Status::Playing)
}

/// A person leaves a running game.
pub(crate) async fn leave(
    house: &Arc<House>,
    live: &Arc<Live>,
    person: &PersonId,
    seat: Option<Seat>,
) -> Result<(), Error> {
    let person = person.clone();
    change(house, live, move |change| change.leave(&person, seat)).await?;
    consent::settle(house, live).await
}

/// A person takes the own seat in a running game back.
pub(crate) async fn come_back(
    house: &Arc<House>,
    live: &Arc<Live>,
    person: &PersonId,
    seat: Option<Seat>,
) -> Result<(), Error> {
    let person = person.clone();
    change(house, live, move |change| change.come_back(&person, seat)).await?;
    consent::settle(house, live).await
}

/// `POST /t/{id}/resume`: the pause is over.
pub(crate) async fn resume(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let (person, seq) = (visit.known()?.0.id.clone(), fields.number("seq")?);
    let live = house.hub.table(&house, &id).await?;
    live.catch_up(&house, seq).await;
    change(&house, &live, move |change| change.resume(&person)).await?;
    play::answer(&house, &live, &visit).await
}
