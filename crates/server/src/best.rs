//! Lists of the best, for pages and programs, and who wants to stand in none.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Listed, Moment, Person, Season};
use pages::{BEST_ON_PAGE, BEST_PAGES, BestLeague, BestLine, BestList, BestOfAll, links};
use serde::Deserialize;
use store::{Best, BestOf};

use crate::app::App;
use crate::error::{AccountError, Error, Missing};
use crate::input::{Form, Query, Whole, Written};
use crate::visit::{Visit, page};

/// How many of each league stand on the page of all lists.
const VERY_BEST: u32 = 3;
/// How many seasons are offered, the present one among them.
const SEASONS: usize = 4;

/// The number of a page of a list.
pub(crate) type PageNumber = Whole<1, 20>;
const _: () = assert!(BEST_PAGES == 20, "the last page of a list");

/// Which part of a list is wanted.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    season: Option<Written<Season>>,
    page: Option<PageNumber>,
}

/// Which list is wanted, and which page of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// Of which season; of all time if of none.
    pub(crate) season: Option<Season>,
    /// Which page, from 1.
    pub(crate) page: u32,
}

/// A page of a list, and whether there is one after it.
pub(crate) type PartOfList = (Vec<Best>, bool);

/// The best of a game with so many players.
///
/// # Errors
/// If the game is not played here, or not with so many.
pub(crate) async fn part(app: &App, (game, players): (&str, u8), part: Part) -> Result<PartOfList, Error> {
    if players < 2 || !(app.game(game)?.seats)().contains(&players) {
        return Err(Missing::Page.into());
    }
    let of = part.season.map_or_else(|| BestOf::AllTime(now(app)), BestOf::Season);
    let before = part.page.saturating_sub(1).saturating_mul(BEST_ON_PAGE);
    let mut best = app.store.best((game, players), of, (before, BEST_ON_PAGE + 1)).await?;
    let goes_on = best.len() > BEST_ON_PAGE as usize && part.page < BEST_PAGES;
    best.truncate(BEST_ON_PAGE as usize);
    Ok((best, goes_on))
}

fn now(app: &App) -> Moment {
    app.time_source.now().into()
}

fn line(best: Best, visitor: Option<&Person>) -> BestLine {
    BestLine {
        is_own: visitor.is_some_and(|person| person.id == best.id),
        name: best.name,
        rating: best.rating.shown(),
        games: best.games,
    }
}

/// `GET /best`: every list with its very best.
pub(crate) async fn all(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let leagues = app.store.leagues().await?;
    let mut games = Vec::new();
    for entry in app.games() {
        let mut lists = Vec::new();
        for (_, players) in leagues.iter().filter(|(game, _)| *game == entry.name) {
            let of = BestOf::AllTime(now(&app));
            let best = app.store.best((entry.name, *players), of, (0, VERY_BEST)).await?;
            let best = best.into_iter().map(|one| line(one, visit.person())).collect();
            lists.push(BestLeague { players: *players, best });
        }
        if !lists.is_empty() {
            games.push((app.game_in(entry, visit.language), lists));
        }
    }
    let visitor = visit.visitor(&app).await?;
    Ok(page(StatusCode::OK, &pages::best_of_all_page(&BestOfAll { visitor, games })))
}

/// `GET /best/{game}/{players}`: a page of one list.
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Path((game, players)): Path<(String, String)>,
    Query(wanted): Query<Wanted>,
    visit: Visit,
) -> Result<Response, Error> {
    let players: u8 = players.parse().map_err(|_| Missing::Page)?;
    let number = wanted.page.map_or(1, Whole::small);
    let season = wanted.season.map(|Written(season)| season);
    let (best, goes_on) = part(&app, (&game, players), Part { season, page: number }).await?;
    let leagues = app.store.leagues().await?;
    let mut leagues: Vec<u8> =
        leagues.into_iter().filter(|(of, _)| *of == game).map(|(_, players)| players).collect();
    if !leagues.contains(&players) {
        leagues.push(players);
        leagues.sort_unstable();
    }
    let present = Season::of(now(&app));
    let shown = BestList {
        visitor: visit.visitor(&app).await?,
        game: app.game_in(app.game(&game)?, visit.language),
        players,
        leagues,
        season,
        seasons: std::iter::successors(Some(present), |season| Some(season.before())).take(SEASONS).collect(),
        page: number,
        best: best.into_iter().map(|one| line(one, visit.person())).collect(),
        goes_on,
    };
    Ok(page(StatusCode::OK, &pages::best_page(&shown)))
}

/// What the form of the settings says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choose {
    listed: Written<Listed>,
}

/// `POST /account/listing`: from now on the visitor stands in the lists, or in none.
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(choose): Form<Choose>,
) -> Result<Response, Error> {
    let person = visit.person().filter(|person| person.has_account()).ok_or(AccountError::NeedsAccount)?;
    app.store.list_among_best(&person.id, choose.listed.0).await?;
    Ok(visit.go(links::SETTINGS))
}
