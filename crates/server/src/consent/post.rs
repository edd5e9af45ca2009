//! The three posts: asking, answering, withdrawing.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use store::{Choice, Kind};

use super::Wish;
use crate::error::{BadRequest, Error, Stranger};
use crate::fields::Fields;
use crate::house::House;
use crate::hub::Live;
use crate::play::{self, own_seat};
use crate::visit::Visit;

/// `POST /t/{id}/propose`: asks the others at the table.
pub(crate) async fn propose(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let (seq, key) = (fields.number("seq")?, fields.key()?.to_owned());
    let asked = fields.seat("seat")?;
    live.catch_up(&house, seq).await;
    let wish = {
        let sitting = live.read(&house).await?;
        let seat = own_seat(&sitting, &live, &visit, asked)?;
        let (kind, seen) = match fields.need("kind")? {
            "takeback" => {
                // Whether there is something to take back is judged where a repeated request is known.
                (Kind::TakeBack(sitting.before_last_choice(seat).unwrap_or_default()), Some(seq))
            }
            "pause" => (Kind::Pause, None),
            _ => return Err(BadRequest::Field("kind").into()),
        };
        Wish { kind, by: Some(seat), answer: Some(Choice::Agree), seq: seen, key: Some(key) }
    };
    to_the_end(&house, &live, async move |house, live| super::propose(&house, &live, wish).await).await?;
    play::answer(&house, &live, &visit).await
}

/// `POST /t/{id}/answer`: answers what is asked.
pub(crate) async fn answer(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let (live, number) = named(&house, &id, &fields).await?;
    let choice = Choice::of_word(fields.need("choice")?).ok_or(BadRequest::Field("choice"))?;
    let person = seated(&house, &live, &visit).await?;
    to_the_end(&house, &live, async move |house, live| {
        let done = super::answer(&house, &live, &person, (number, choice)).await?;
        // Who plays where may have changed, and with it who is asked.
        super::settle(&house, &live).await?;
        Ok(done)
    })
    .await?;
    play::answer(&house, &live, &visit).await
}

/// `POST /t/{id}/withdraw`: whoever asked does so no more.
pub(crate) async fn withdraw(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let (live, number) = named(&house, &id, &fields).await?;
    let person = seated(&house, &live, &visit).await?;
    to_the_end(&house, &live, async move |house, live| super::withdraw(&house, &live, &person, number).await)
        .await?;
    play::answer(&house, &live, &visit).await
}

/// The table, and the number of what is asked there.
async fn named(house: &Arc<House>, id: &str, fields: &Fields) -> Result<(Arc<Live>, i64), Error> {
    let live = house.hub.table(house, id).await?;
    let number = i64::try_from(fields.number("number")?).map_err(|_| BadRequest::Field("number"))?;
    live.catch_up(house, fields.number("seq")?).await;
    Ok((live, number))
}

/// The visitor, who must sit at the table.
async fn seated(house: &Arc<House>, live: &Arc<Live>, visit: &Visit) -> Result<store::PersonId, Error> {
    let person = visit.known()?.0.id.clone();
    if live.read(house).await?.seats_of(&person).is_empty() {
        return Err(Stranger::NotAtTable.into());
    }
    Ok(person)
}

/// Carries something out even if the visitor's connection is lost meanwhile.
async fn to_the_end<F>(
    house: &Arc<House>,
    live: &Arc<Live>,
    act: impl FnOnce(Arc<House>, Arc<Live>) -> F,
) -> Result<(), Error>
where
    F: Future<Output = Result<play::Done, Error>> + Send + 'static,
{
    tokio::spawn(act(Arc::clone(house), Arc::clone(live))).await.map_err(Error::failed)?.map(drop)
}
