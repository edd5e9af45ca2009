//! The first page, and which tables wait for somebody.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::time::Tick;
use domain::{Awaited, Door, Person, Refusal, Status, TableRecord, TableState};
use engine::Seat;
use host::Look;
use maud::Markup;
use pages::lobby::Friend;
use pages::{CardState, Lobby, TableCard};
use store::{Listing, TableFilter};

use crate::app::App;
use crate::clock_view::{Reader, clocks};
use crate::ending::ending_words;
use crate::error::Error;
use crate::facts::{agreed, place, rated, table_name};
use crate::learn;
use crate::seats;
use crate::visit::{OWN_MAX, Visit, page};

/// How many tables a list shows.
const LIST_MAX: u32 = 12;
/// `GET /`.
pub(crate) async fn lobby(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let mut yours = match visit.person() {
        Some(person) => cards(&app, &visit, TableFilter::Running(&person.id)).await?,
        None => Vec::new(),
    };
    yours.sort_by_key(|card| (!card.waits(), card.left.unwrap_or(i64::MAX)));
    let finished = match visit.person() {
        Some(person) => cards(&app, &visit, TableFilter::Finished(&person.id)).await?,
        None => Vec::new(),
    };
    let is_elsewhere = |card: &TableCard| !yours.iter().any(|own| own.id == card.id);
    let mut open = open_tables(&app, &visit).await?;
    open.retain(is_elsewhere);
    let mut running = cards(&app, &visit, TableFilter::Watchable).await?;
    running.retain(is_elsewhere);
    let shown: BTreeSet<&str> = [&yours, &finished, &running]
        .into_iter()
        .flatten()
        .filter(|card| card.miniature.is_some())
        .map(|card| card.game)
        .collect();
    let sprites: Vec<Markup> = app
        .games()
        .iter()
        .filter(|entry| shown.contains(entry.name))
        .map(|entry| (entry.sprite)(visit.language))
        .collect();
    let page_of = Lobby {
        learn: learn::offer(&app, &visit).await?,
        puzzles: app.puzzles.named(),
        visitor: visit.visitor(&app).await?,
        promise: app.commitments.fresh(&app.entropy)?,
        games: app.games_in(visit.language),
        yours,
        finished,
        open,
        running,
        sprites,
    };
    Ok(page(StatusCode::OK, &pages::lobby(&page_of)))
}

/// Tables that the visitor may join, those of friends first.
async fn open_tables(app: &Arc<App>, visit: &Visit) -> Result<Vec<TableCard>, Error> {
    let now = app.time_source.now();
    let mut open = match visit.person() {
        Some(person) => cards(app, visit, TableFilter::OpenOfFriends(&person.id, now)).await?,
        None => Vec::new(),
    };
    for card in &mut open {
        card.friend = Friend::Here;
    }
    for card in cards(app, visit, TableFilter::Open(now)).await? {
        if !open.iter().any(|known| known.id == card.id) {
            open.push(card);
        }
    }
    open.truncate(LIST_MAX as usize);
    Ok(open)
}

/// Whether a visitor may sit down at a table for everybody, as far as its door does not say it.
pub(crate) async fn may_sit(app: &App, visit: &Visit, table: &TableRecord) -> Result<bool, Error> {
    let is_bot = visit.token.as_ref().is_some_and(|token| token.owner.is_some());
    if is_bot && !table.allows.bots {
        return Ok(false);
    }
    let has_account = visit.person().is_some_and(Person::has_account);
    if table.rated.was_agreed() && (!has_account || visit.token.is_some()) {
        return Ok(false);
    }
    match visit.person() {
        Some(person) => Ok(!app.store.has_blocked(&table.host, &person.id).await?),
        None => Ok(true),
    }
}

/// Reads the running tables of a person from the store, as far as they are not live: only then it is known
/// whether they wait.
pub(crate) async fn wake_tables_of(app: &Arc<App>, person: &Person) -> Result<(), Error> {
    for id in app.store.ids_on_shelf(&TableFilter::Running(&person.id), OWN_MAX).await? {
        match app.tables.table(id.as_str()).await {
            Ok(live) => drop(live.read().await?),
            // One table that cannot be read must not hide the others.
            Err(error) => tracing::error!(table = %id, %error, "a table cannot be read"),
        }
    }
    Ok(())
}

async fn cards(app: &Arc<App>, visit: &Visit, shelf: TableFilter<'_>) -> Result<Vec<TableCard>, Error> {
    let mut cards = Vec::new();
    // Some of the open ones may be closed to this visitor.
    let is_open = matches!(shelf, TableFilter::Open(_) | TableFilter::OpenOfFriends(..));
    let most = if is_open || matches!(shelf, TableFilter::Running(_)) { OWN_MAX } else { LIST_MAX };
    for Listing { table, .. } in app.store.shelf(&shelf, most).await? {
        if is_open && (cards.len() == LIST_MAX as usize || !may_sit(app, visit, &table).await?) {
            continue;
        }
        // One table that cannot be shown must not hide the others.
        match card(app, visit, table.id.as_str()).await {
            Ok(card) => cards.push(card),
            // The visitor is not let in there.
            Err(Error::Refused(Refusal::Person(_))) => {}
            Err(error) => tracing::error!(table = %table.id, %error, "a table cannot be listed"),
        }
    }
    Ok(cards)
}

async fn card(app: &Arc<App>, visit: &Visit, id: &str) -> Result<TableCard, Error> {
    let live = app.tables.table(id).await?;
    let state = live.read().await?;
    Door::of(&state).lets_in(visit.person().map(|person| &person.id))?;
    let seats = state.looks();
    let (own, eyes) = place(&live, &state, visit);
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &seats };
    let (shown, words, miniature) = match state.see(look) {
        Err(_) => (CardState::Gathering, agreed(state.entry, &state.record, visit.language), None),
        Ok(view) => {
            let shown = card_state(&state, &own, &look);
            let words = ending_words(&state, &*view, &look).unwrap_or_else(|| view.state_words());
            (shown, words, Some(view.miniature()))
        }
    };
    Ok(TableCard {
        id: state.record.id.to_string(),
        name: table_name(&state.record, visit.language),
        game: state.entry.name,
        words,
        miniature,
        seats: seats::row(&state, |person| live.presence(person)),
        state: shown,
        rated: rated(state.record.rated),
        friend: Friend::default(),
        left: left_by_day(&state, &own, app.time_source.now()),
    })
}

/// What a running table waits for, or that it is over.
fn card_state(state: &TableState, own: &[Seat], look: &Look<'_>) -> CardState {
    if state.record.status == Status::Over {
        return CardState::Over;
    }
    match state.awaits(own) {
        Awaited::Answer => CardState::Asked,
        Awaited::Choice => CardState::YourTurn,
        Awaited::Nothing if state.is_paused() => CardState::Paused,
        Awaited::Nothing => {
            CardState::WaitingFor(state.owing().iter().map(|seat| look.name(seat).to_owned()).collect())
        }
    }
}

/// By the day: how long until a clock runs out, the own one if it runs, else the first of the others.
fn left_by_day(state: &TableState, own: &[Seat], now: Tick) -> Option<i64> {
    let clocks = clocks(state, Reader::Page, now);
    let mut running: Vec<_> =
        clocks.faces.iter().filter(|face| clocks.daily && face.until.is_some()).collect();
    running.sort_by_key(|face| (!own.contains(&face.seat), face.left));
    running.first().map(|face| face.left)
}
