//! Puzzles: positions with one clearly best choice, at the real table.
//!
//! What ships with the games is asked as it was mined (`puzzles`). A choice is checked by the rules and compared with the
//! answer here; what a page that asks is sent holds nothing of that. Only the first try of a person is counted
//! (`store/puzzles.rs`), and asking for the answer is one; the answer is told to whoever has tried.

mod choosing;
mod position;

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{PlayError, Refusal, Source};
use host::PlayRefused;
use pages::{Dock, PuzzleStage, Refused, ReviewShown, links};
use serde::Deserialize;
use store::{Beginning, NewTry, PuzzleTry};

pub(crate) use self::choosing::{index, next, of_day};

use self::choosing::THEME_MAX;
use self::position::{Chosen, Posed, Shown};
use crate::all_puzzles::start;
use crate::app::App;
use crate::error::{Error, RequestError, Unread};
use crate::input::{Form, Key, Line, Query, SeatLetter, Step};
use crate::opening::{Luck, Opening, open, seats};
use crate::play::ACTION_MAX;
use crate::prepared;
use crate::visit::{Visit, Wanted, page};

/// A puzzle in an address: game and number.
pub(crate) type Address = Path<(String, String)>;

/// What of a puzzle is wanted.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    /// The theme to which the visitor keeps.
    theme: Option<Line<THEME_MAX>>,
    /// What the visitor has chosen.
    tried: Option<Line<ACTION_MAX>>,
    /// What the board shows.
    #[serde(default)]
    show: ReviewShown,
    /// A handle that cannot be chosen.
    h: Option<String>,
    /// The handles that were chosen before it.
    #[serde(default)]
    p: Vec<String>,
}

/// What somebody does at a puzzle: chooses, or wants to see the answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// An action in the notation.
    action: Option<Line<ACTION_MAX>>,
    /// The items of a set, which a form without script sends beside the text that they are to fill.
    #[serde(default)]
    item: Vec<String>,
    /// The answer is wanted.
    show: Option<bool>,
    theme: Option<Line<THEME_MAX>>,
    /// What the script sends with an act of any table: a puzzle needs none of it, since it is tried once.
    #[serde(default, rename = "seq")]
    _seq: Option<Step>,
    #[serde(default, rename = "key")]
    _key: Option<Key>,
    #[serde(default, rename = "seat")]
    _seat: Option<SeatLetter>,
}

/// What the page of a puzzle is for, but for the position.
fn dock<'a>(app: &'a App, posed: &'a Posed<'_>, theme: Option<&'a str>) -> impl Fn(PuzzleStage) -> Dock + 'a {
    move |stage| {
        Dock::Puzzle(Box::new(pages::Puzzle {
            number: posed.puzzle.number,
            stars: posed.puzzle.stars(),
            is_of_day: posed.of.day_of(posed.puzzle, app.time_source.moment()).is_some(),
            theme: theme.map(ToOwned::to_owned),
            stage,
        }))
    }
}

/// The first try of the visitor at a puzzle, if there was one.
async fn first_try(app: &App, visit: &Visit, posed: &Posed<'_>) -> Result<Option<PuzzleTry>, Error> {
    let Some(person) = visit.person() else { return Ok(None) };
    Ok(app.store.puzzle_try(&person.id, (posed.of.entry.name, posed.puzzle.number)).await?)
}

fn said<const MAX: usize>(line: Option<&Line<MAX>>) -> Option<&str> {
    line.map(|line| line.0.as_str())
}

/// `GET /puzzles/{game}/{number}`: the position, to be answered.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let visitor = visit.visitor(&app).await?;
    let posed = Posed::of(&app, &visit, (&game, &number))?;
    let was_tried = first_try(&app, &visit, &posed).await?.is_some();
    let shown = posed.question(visitor, dock(&app, &posed, said(asked.theme.as_ref())), (was_tried, None));
    Ok(page(StatusCode::OK, &pages::table_page(&shown)))
}

/// `POST /puzzles/{game}/{number}/act`: a choice, or the wish to see the answer. The first counts.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Form(act): Form<Act>,
) -> Result<Response, Error> {
    let theme = said(act.theme.as_ref());
    let posed = Posed::of(&app, &visit, (&game, &number))?;
    let chosen = match (act.show, &act.action) {
        (Some(true), _) => None,
        (_, None) => return Err(Unread::MissingField("action".into()).into()),
        (_, Some(action)) => {
            let action = host::filled(&action.0, act.item.iter().map(String::as_str));
            match check(&posed, &action)? {
                Ok(chosen) => Some(chosen),
                Err(refused) => return refuse(&app, &visit, (&posed, theme), refused).await,
            }
        }
    };
    let person = visit.guest(&app).await?;
    let now = app.time_source.moment();
    let tried = NewTry {
        game: posed.of.entry.name,
        number: posed.puzzle.number,
        solved: chosen.as_ref().is_some_and(|chosen| chosen.is_right),
        start: start(posed.puzzle),
        day: posed.of.day_of(posed.puzzle, now),
    };
    app.store.try_puzzle(&person.id, &tried, now).await?;
    let kept = (chosen.as_ref().map(|chosen| chosen.text.as_str()), theme);
    Ok(visit.go(&links::puzzle_answer(tried.game, tried.number, kept, ReviewShown::Answer)))
}

/// Whether the rules allow a choice; how it is written, or why they do not.
fn check(posed: &Posed<'_>, action: &str) -> Result<Result<Chosen, PlayRefused>, Error> {
    if action.len() > ACTION_MAX {
        return Err(RequestError::Field("action").into());
    }
    if let Err(refused) = posed.table.check_text(posed.puzzle.seat, action, &posed.look()) {
        return Ok(Err(refused));
    }
    Ok(Ok(posed.chosen(action).ok_or(RequestError::Field("action"))?))
}

/// What a choice is told that is not legal: the reason; without script the page again, with the reason. It is no try.
async fn refuse(
    app: &App,
    visit: &Visit,
    (posed, theme): (&Posed<'_>, Option<&str>),
    refused: PlayRefused,
) -> Result<Response, Error> {
    let error = Error::Refused(Refusal::from(refused));
    let told = match (&error, visit.wanted) {
        (Error::Refused(Refusal::Play(PlayError::Illegal(refusal))), Wanted::Page) => {
            Refused::ByRule(refusal.clone())
        }
        (Error::Refused(Refusal::Play(PlayError::Unreadable(..))), Wanted::Page) => {
            Refused::Unreadable(error.text(visit.language))
        }
        _ => return Err(error),
    };
    let was_tried = first_try(app, visit, posed).await?.is_some();
    let visitor = visit.visitor(app).await?;
    let shown = posed.question(visitor, dock(app, posed, theme), (was_tried, Some(told)));
    Ok(page(error.status(), &pages::table_page(&shown)))
}

/// `GET /puzzles/{game}/{number}/answer`: what is best, and why, for whoever has tried it; others are asked.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let theme = said(asked.theme.as_ref());
    let posed = Posed::of(&app, &visit, (&game, &number))?;
    let name = posed.of.entry.name;
    let Some(first) = first_try(&app, &visit, &posed).await? else {
        return Ok(visit.go(&links::puzzle_of(name, posed.puzzle.number, theme)));
    };
    let chosen = said(asked.tried.as_ref()).map(|tried| posed.chosen(tried));
    let chosen = chosen.map(|chosen| chosen.ok_or(RequestError::Field("tried"))).transpose()?;
    let board = if asked.show == ReviewShown::Question { ReviewShown::Answer } else { asked.show };
    let standings = match visit.person() {
        Some(person) => app.store.puzzle_standings(&person.id).await?,
        None => Vec::new(),
    };
    let run = standings.iter().find(|(game, _)| game == name).map_or(0, |(_, standing)| standing.run);
    let shown = Shown { chosen, board, first, run };
    let visitor = visit.visitor(&app).await?;
    let drawn = posed.answer(visitor, dock(&app, &posed, theme), &shown)?;
    Ok(page(StatusCode::OK, &pages::table_page(&drawn)))
}

/// `GET /puzzles/{game}/{number}/why`: why the handle `h` cannot be chosen after the handles `p`.
pub(crate) async fn why(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let posed = Posed::of(&app, &visit, (&game, &number))?;
    prepared::why(&*posed.view(), &asked.p, asked.h.as_deref())
}

/// `GET /puzzles/{game}/{number}/sheet`, `…/words`, `…/rules`: what is read beside the board.
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    Path((game, number, what)): Path<(String, String, String)>,
    visit: Visit,
) -> Result<Response, Error> {
    let posed = Posed::of(&app, &visit, (&game, &number))?;
    prepared::read(&what, (posed.of.entry, &*posed.view()), visit.language)
}

/// `POST /puzzles/{game}/{number}/free`: a table that goes on from the position, alone with computers, for whoever has
/// tried the puzzle. It counts for nothing.
pub(crate) async fn free(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
) -> Result<Response, Error> {
    let (entry, puzzle, opening) = {
        let posed = Posed::of(&app, &visit, (&game, &number))?;
        let (entry, puzzle) = (posed.of.entry, posed.puzzle);
        if first_try(&app, &visit, &posed).await?.is_none() {
            return Ok(visit.go(&links::puzzle(entry.name, puzzle.number)));
        }
        let saved = posed.table.save();
        let pair = |rest: &str| rest.split_once(' ').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let rules = saved.first("rules").and_then(|line| line.rest.parse().ok());
        let source = Source::Puzzle(entry.name.to_owned(), puzzle.number);
        let origin = domain::Origin { source, steps: posed.table.step_count() };
        let beginning = Beginning { origin, steps: posed.table.steps_since(0), header: String::new() };
        let opening = Opening {
            options: saved.all("option").filter_map(|line| pair(&line.rest)).collect(),
            beginning: Some((beginning, rules.unwrap_or(entry.rules_version))),
            ..Opening::default()
        };
        (entry, puzzle, (opening, posed.table.seats()))
    };
    let host = visit.guest(&app).await?;
    let (opening, count) = opening;
    let wishes = prepared::wishes((count, puzzle.seat), (entry.usual_player)());
    let seats = seats(&host, entry, &wishes, &app.entropy)?;
    let promise = Luck::default().promised(&app.entropy)?;
    let id = open(&app, entry, &host, Opening { seats, ..opening }, promise).await?;
    Ok(visit.go(&links::table(id.as_str())))
}
