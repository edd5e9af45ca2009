//! The same people at a new table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use domain::{AccessError, Person, SeatError, SeatKind, SeatRecord, Status, TableId, TableState, Terms};
use pages::links;

use crate::app::App;
use crate::error::Error;
use crate::input::Form;
use crate::opening::{Luck, Opening, Promised, open};
use crate::tables::LiveTable;
use crate::visit::Visit;

/// `POST /t/{id}/rematch`: a new table with the same people and options. The others' seats are kept
/// for them until they come; whoever asks second goes to the same table.
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Form(luck): Form<Luck>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let again = play_again(&app, &live, &visit, luck.promised(&app.entropy)?).await?;
    Ok(visit.go(&links::table(again.as_str())))
}

/// The table at which the people of a finished one play again; it is opened if there is none yet.
pub(crate) async fn play_again(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    promise: Promised,
) -> Result<TableId, Error> {
    let person = visit.known()?.0.clone();
    let (entry, opening) = {
        let state = live.read().await?;
        if !state.seats.iter().any(|seat| seat.person.as_ref() == Some(&person.id)) {
            return Err(AccessError::NotAtTable.into());
        }
        if state.record.status != Status::Over {
            return Err(SeatError::Running.into());
        }
        if let Some(again) = &state.rematch {
            return Ok(again.clone());
        }
        (state.entry, same_again(&state, &person))
    };
    let again = open(app, entry, &person, opening, promise).await?;
    // The pages of the table before learn of the new one.
    live.write().await?.changed_in_store().await?;
    Ok(again)
}

fn same_again(state: &TableState, person: &Person) -> Opening {
    let record = &state.record;
    Opening {
        options: record.options.clone(),
        name: record.name.clone(),
        // Those who played need nobody else to begin again, and the host of before decides.
        terms: Terms { quick: false, ..record.terms },
        guests: state.guests.clone(),
        allows: record.allows,
        timing: record.timing,
        rated: record.rated.was_agreed(),
        seats: state.seats.iter().map(|seat| kept(seat, person)).collect(),
        rematch_of: Some(record.id.clone()),
        beginning: None,
    }
}

/// The seat at the new table: own seats are taken, computers stay, others' seats are kept for them.
fn kept(seat: &SeatRecord, person: &Person) -> SeatRecord {
    let same = SeatRecord { share: None, hints: 0, stood_in: 0, ready: false, ..seat.clone() };
    match &seat.person {
        None => same,
        Some(holder) if *holder == person.id => SeatRecord { kind: SeatKind::Person, computer: None, ..same },
        Some(_) => SeatRecord { kind: SeatKind::Open, computer: None, ..same },
    }
}
