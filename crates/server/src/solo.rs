//! What the visitor has reached alone. Nobody is asked for by name here: a list is found by the
//! session of whoever looks at it, so nobody sees somebody else's.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Person, TableState};
use host::Entry;
use pages::{Alone, AloneGame, AlonePlace, AloneResult, Game};
use store::Solo;
use words::Language;

use crate::app::App;
use crate::days::day;
use crate::error::Error;
use crate::facts::{agreed, table_name};
use crate::visit::{Visit, page};

/// How many results of a game are shown.
const BEST_MAX: u32 = 20;

/// `GET /me`.
pub(crate) async fn results(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let games = best(&app, &visit).await?;
    let page_of = Alone { visitor: visit.visitor(&app).await?, games };
    Ok(page(StatusCode::OK, &pages::alone_page(&page_of)))
}

/// The visitor's best results at every game that one person can play.
pub(crate) async fn best(app: &App, visit: &Visit) -> Result<Vec<AloneGame>, Error> {
    let mut games = Vec::new();
    for entry in app.games().iter().filter(|entry| (entry.seats)().contains(&1)) {
        games.push(game(app, visit, entry).await?);
    }
    Ok(games)
}

async fn game(app: &App, visit: &Visit, entry: &Entry) -> Result<AloneGame, Error> {
    let language = visit.language;
    let game = Game::of(entry, language);
    let Some(Person { id, .. }) = visit.person() else {
        return Ok(AloneGame { game, count: 0, best: Vec::new() });
    };
    let solos = app.store.solos(id, entry.name, BEST_MAX).await?;
    let best = solos.iter().map(|solo| result(entry, solo, language)).collect();
    Ok(AloneGame { game, count: counted(app.store.solo_count(id, entry.name).await?), best })
}

fn result(entry: &Entry, solo: &Solo, language: Language) -> AloneResult {
    AloneResult {
        table: solo.table.id.to_string(),
        name: table_name(&solo.table, language),
        points: solo.score,
        level: (entry.level)(solo.score, language).unwrap_or_default().into(),
        agreed: agreed(entry, &solo.table, language),
        day: day(solo.ended),
    }
}

/// Where the result of a table stands among all of the visitor's; none unless the visitor played it
/// alone to its end.
pub(crate) async fn place(app: &App, state: &TableState, visit: &Visit) -> Result<Option<AlonePlace>, Error> {
    let Some(person) = visit.person().filter(|_| state.was_played_alone()) else { return Ok(None) };
    let found = app.store.solo_place(&person.id, &state.record.id).await?;
    Ok(found.map(|found| AlonePlace {
        place: counted(found.place),
        of: counted(found.of),
        best: found.best.score,
        day: day(found.best.ended),
    }))
}

/// What a database has counted.
fn counted(count: i64) -> usize {
    usize::try_from(count).unwrap_or_default()
}
