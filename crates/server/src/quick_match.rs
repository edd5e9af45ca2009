//! Playing with whoever comes: one click from the lobby to the oldest table that fits and at which somebody is, or to a new one,
//! and a second one to begin without waiting for more people.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use domain::time::Timing;
use domain::{Actor, Command, Person, PersonId, Rated, Refusal, Request, Status, TableId};
use host::Entry;
use pages::links;
use store::{Listing, TableFilter};

use crate::app::App;
use crate::error::Error;
use crate::input::Form;
use crate::new_table;
use crate::opening::{Luck, Promised};
use crate::submit::submit;
use crate::visit::Visit;

/// How many tables are looked at for one that fits.
const LOOK_MAX: u32 = 40;

/// `POST /play/{game}/people`.
pub(crate) async fn with_people(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    visit: Visit,
    Form(luck): Form<Luck>,
) -> Result<Response, Error> {
    let id = table_with_people(&app, &visit, app.game(&name)?, luck).await?;
    Ok(visit.go(&links::table(id.as_str())))
}

/// The table at which a person sits down with whoever comes.
pub(crate) async fn table_with_people(
    app: &Arc<App>,
    visit: &Visit,
    entry: &Entry,
    luck: Luck,
) -> Result<TableId, Error> {
    let promise = luck.promised(&app.entropy)?;
    let person = visit.guest(app).await?;
    if let Some(id) = waits_already(app, entry, &person).await? {
        return Ok(id);
    }
    match join(app, entry, &person, promise).await? {
        Some(id) => Ok(id),
        None => new_table::open_for_anybody(app, entry, &person, promise).await,
    }
}

/// The table of the game at which a person waits for others already.
async fn waits_already(app: &App, entry: &Entry, person: &Person) -> Result<Option<TableId>, Error> {
    let own = app.store.shelf(&TableFilter::Running(&person.id), LOOK_MAX).await?;
    let waits = |listing: &Listing| {
        let table = &listing.table;
        table.status == Status::Waiting
            && table.terms.quick
            && table.game == entry.name
            && listing.seats.iter().any(|seat| seat.is_held_by(&person.id))
    };
    Ok(own.into_iter().find(waits).map(|listing| listing.table.id))
}

/// Seats a person at the oldest table that fits.
async fn join(
    app: &Arc<App>,
    entry: &Entry,
    person: &Person,
    promise: Promised,
) -> Result<Option<TableId>, Error> {
    let now = app.time_source.now();
    let shelf = TableFilter::Fitting { game: entry.name, language: person.language, now };
    let blocked = app.store.blocks(&person.id).await?;
    for listing in app.store.shelf(&shelf, LOOK_MAX).await? {
        if !is_usual(entry, &listing) || avoids(app, person, &blocked, &listing).await? {
            continue;
        }
        let live = app.tables.table(listing.table.id.as_str()).await?;
        let (person, share) = (person.clone(), promise.share());
        let by = Actor::Person(person.id.clone());
        let command = Command::Sit { person, seat: None, share, is_bot: false };
        match submit(app, &live, Request::new(by, command, now)).await {
            Ok(_) => return Ok(Some(listing.table.id)),
            // Full, begun or closed meanwhile, or the host has sent this person away: the next one.
            Err(Error::Refused(Refusal::Seats(_) | Refusal::Person(_)) | Error::Missing(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Whether somebody sits at a table whom a person has blocked, or who has blocked this person.
async fn avoids(
    app: &App,
    person: &Person,
    blocked: &BTreeSet<PersonId>,
    listing: &Listing,
) -> Result<bool, Error> {
    let people: Vec<&PersonId> = listing.seats.iter().filter_map(|seat| seat.person.as_ref()).collect();
    if people.iter().any(|other| blocked.contains(*other)) {
        return Ok(true);
    }
    for other in people {
        if app.store.has_blocked(other, &person.id).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a table is played by the usual options and at once, as whoever joins without looking expects.
fn is_usual(entry: &Entry, listing: &Listing) -> bool {
    let specs = (entry.options)();
    let at_once = !matches!(listing.table.timing, Timing::Daily { .. });
    let usual = listing.table.rated == Rated::No;
    usual
        && at_once
        && listing.table.options.iter().all(|(name, value)| {
            specs
                .iter()
                .find(|spec| spec.name == name.as_str())
                .is_none_or(|spec| spec.default == value.as_str())
        })
}
