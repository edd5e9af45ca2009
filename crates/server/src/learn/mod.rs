//! Guided first games: lessons at the real table.
//!
//! A lesson keeps nothing: where somebody is follows from what was done in it, which the page sends along, and every
//! request replays it (`lessons::Walk`). What is sent is matched with the course and with the rules like any other
//! choice. Only that a lesson was done is kept, with the person.

mod place;
mod progress;

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use domain::{PlayError, Refusal, Source};
use host::{Cells, Kept};
use lessons::{Kind, ON, Task, Tried, Walk};
use pages::{Refused, Visitor, links};
use serde::Deserialize;
use store::Beginning;

use crate::app::App;
use crate::error::{Error, RequestError, Unread};
use crate::input::{Form, Line, Query, Whole};
use crate::opening::{Luck, Opening, open, seats};
use crate::play::ACTION_MAX;
use crate::prepared;
use crate::rules;
use crate::visit::{Visit, Wanted, page};

use self::place::{Place, Taught};

pub(crate) use self::progress::{course, index, offer};

/// Where somebody is.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct At {
    /// Of each step what was done in it.
    #[serde(default)]
    did: Vec<String>,
    /// A handle that cannot be chosen.
    h: Option<String>,
    /// The handles that were chosen before it.
    #[serde(default)]
    p: Vec<String>,
}

/// What somebody does in a lesson: one of these.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// An action in the notation.
    action: Option<Line<ACTION_MAX>>,
    /// The items of a set, which a form without script sends beside the text that they are to fill.
    #[serde(default)]
    item: Vec<String>,
    /// Goes on after a look.
    look: Option<bool>,
    /// Does what the step leads to.
    show: Option<bool>,
    #[serde(default)]
    did: Vec<String>,
    detours: Option<Whole<0, 99>>,
}

/// From where a real game is played.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct End {
    #[serde(default)]
    did: Vec<String>,
    /// A form of a lesson sends it with the place.
    #[serde(default, rename = "detours")]
    _detours: Option<Whole<0, 99>>,
}

/// A lesson in an address: game and number.
pub(crate) type Address = Path<(String, String)>;

/// `GET /learn/{game}/{lesson}`: the page.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Query(at): Query<At>,
) -> Result<Response, Error> {
    let visitor = visit.visitor(&app).await?;
    let taught = Taught::of(&app, &visit, (&game, &number))?;
    let walk = taught.walk(&at.did)?;
    let place = Place { did: at.did, ..Place::default() };
    Ok(whole(&taught, visitor, (&walk, &place), (StatusCode::OK, None)))
}

/// The whole page of a place.
fn whole(
    taught: &Taught<'_>,
    visitor: Visitor,
    at: (&Walk<'_>, &Place),
    (status, refused): (StatusCode, Option<Refused>),
) -> Response {
    let kept = Kept::default();
    let cells = Cells::in_place(&kept);
    let language = visitor.language;
    let mut shown = taught.page(visitor, at, (0, &cells));
    shown.guide = rules::reading(taught.entry, &*at.0.table().see(taught.look()), language);
    shown.refused = refused;
    page(status, &pages::table_page(&shown))
}

/// `POST /learn/{game}/{lesson}/act`: a choice, or going on. The script gets the positions that follow, a form the page.
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Form(act): Form<Act>,
) -> Result<Response, Error> {
    let visitor = visit.visitor(&app).await?;
    let taught = Taught::of(&app, &visit, (&game, &number))?;
    let walk = taught.walk(&act.did)?;
    let step = walk.step().ok_or(PlayError::MovedOn)?;
    let before = Place { did: act.did, detours: act.detours.map_or(0, Whole::small), ..Place::default() };
    let on = |done: String| {
        let did = before.did.iter().cloned().chain([done]).collect();
        Place { did, ..Place::default() }
    };
    if step.task == Task::Look {
        act.look.ok_or_else(|| Unread::MissingField("look".into()))?;
        return advance(&app, &visit, &taught, on(ON.to_owned())).await;
    }
    let action = match (act.show, act.action) {
        (Some(true), _) => walk.way().ok_or_else(|| Error::failed("a step that leads nowhere"))?,
        (_, Some(action)) => host::filled(&action.0, act.item.iter().map(String::as_str)),
        (_, None) => return Err(Unread::MissingField("action".into()).into()),
    };
    if action.len() > ACTION_MAX {
        return Err(RequestError::Field("action").into());
    }
    let no_answer = |_| Error::failed("a choice that the course does not answer");
    let met = match walk.choose(&action, &taught.look()).map_err(no_answer)? {
        Tried::Met(met) => met,
        Tried::Refused(refused) => {
            return refuse(&taught, visitor, (&walk, &before), refused.into(), visit.wanted);
        }
    };
    if met.answer.kind == Kind::Back {
        let answer = met.answer.say.clone();
        let shown = Place { answer: answer.clone(), waits: true, ..before.clone() };
        let after = Place { answer, detours: before.detours.saturating_add(1), ..before.clone() };
        return Ok(match visit.wanted {
            Wanted::Page => whole(&taught, visitor, (&walk, &after), (StatusCode::OK, None)),
            Wanted::Json => {
                let there = taught.turn(&visitor, (&walk, &before), (&met.after, &shown));
                let back = taught.turn(&visitor, (&met.after, &shown), (&walk, &after));
                axum::Json(pages::Taught { updates: vec![there, back] }).into_response()
            }
        });
    }
    let place = Place { answer: met.answer.say.clone(), ..on(met.action) };
    if visit.wanted == Wanted::Page && place.answer.is_none() {
        return advance(&app, &visit, &taught, place).await;
    }
    note(&app, &visit, &taught, &met.after).await?;
    Ok(match visit.wanted {
        Wanted::Page => whole(&taught, visitor, (&met.after, &place), (StatusCode::OK, None)),
        Wanted::Json => {
            let on = taught.turn(&visitor, (&walk, &before), (&met.after, &place));
            axum::Json(pages::Taught { updates: vec![on] }).into_response()
        }
    })
}

/// Sends a form to the next place.
async fn advance(app: &App, visit: &Visit, taught: &Taught<'_>, place: Place) -> Result<Response, Error> {
    note(app, visit, taught, &taught.walk(&place.did)?).await?;
    Ok(visit.go(&links::lesson_at(taught.entry.name, taught.number, &place.did)))
}

/// Notes that a lesson is done, if it is.
async fn note(app: &App, visit: &Visit, taught: &Taught<'_>, walk: &Walk<'_>) -> Result<(), Error> {
    if walk.step().is_some() {
        return Ok(());
    }
    let person = visit.guest(app).await?;
    let lesson = (taught.entry.name, walk.lesson().name.as_str());
    Ok(app.store.lesson_done(&person.id, lesson, app.time_source.moment()).await?)
}

/// What a choice is told that is not legal: the reason; without script the page again, with the reason.
fn refuse(
    taught: &Taught<'_>,
    visitor: Visitor,
    at: (&Walk<'_>, &Place),
    refused: Refusal,
    wanted: Wanted,
) -> Result<Response, Error> {
    let language = visitor.language;
    let error = Error::Refused(refused);
    let told = match (&error, wanted) {
        (Error::Refused(Refusal::Play(PlayError::Illegal(refusal))), Wanted::Page) => {
            Refused::ByRule(refusal.clone())
        }
        (Error::Refused(Refusal::Play(PlayError::Unreadable(..))), Wanted::Page) => {
            Refused::Unreadable(error.text(language))
        }
        _ => return Err(error),
    };
    Ok(whole(taught, visitor, at, (error.status(), Some(told))))
}

/// `GET /learn/{game}/{lesson}/why`: why the handle `h` cannot be chosen after the handles `p`.
pub(crate) async fn why(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Query(at): Query<At>,
) -> Result<Response, Error> {
    let taught = Taught::of(&app, &visit, (&game, &number))?;
    let walk = taught.walk(&at.did)?;
    prepared::why(&*walk.table().see(taught.look()), &at.p, at.h.as_deref())
}

/// `GET /learn/{game}/{lesson}/sheet`, `…/words`, `…/rules`: what is read beside the board, for a page that is open.
pub(crate) async fn read(
    State(app): State<Arc<App>>,
    Path((game, number, what)): Path<(String, String, String)>,
    visit: Visit,
    Query(at): Query<At>,
) -> Result<Response, Error> {
    let taught = Taught::of(&app, &visit, (&game, &number))?;
    let walk = taught.walk(&at.did)?;
    prepared::read(&what, (taught.entry, &*walk.table().see(taught.look())), visit.language)
}

/// `POST /learn/{game}/{lesson}/free`: a table that goes on from the end of the lesson, alone with computers.
pub(crate) async fn free(
    State(app): State<Arc<App>>,
    Path((game, number)): Address,
    visit: Visit,
    Form(end): Form<End>,
) -> Result<Response, Error> {
    let host = visit.guest(&app).await?;
    let (entry, opening) = {
        let taught = Taught::of(&app, &visit, (&game, &number))?;
        let walk = taught.walk(&end.did)?;
        let free = walk.lesson().free.as_ref().filter(|_| walk.step().is_none());
        let free = free.ok_or(RequestError::Field("did"))?;
        // A lesson of a game for one has none.
        let level = match free.computers.as_str() {
            "none" => (taught.entry.usual_player)(),
            word => (taught.entry.player)(word).map_err(|bad| Error::failed(bad.to_string()))?,
        };
        let table = walk.table();
        let wishes = prepared::wishes((table.seats(), taught.course.learner), level);
        let saved = table.save();
        let pair = |rest: &str| rest.split_once(' ').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let source = Source::Lesson(taught.entry.name.to_owned(), taught.number);
        let origin = domain::Origin { source, steps: table.step_count() };
        let beginning = Beginning { origin, steps: table.steps_since(0), header: String::new() };
        let opening = Opening {
            options: saved.all("option").filter_map(|line| pair(&line.rest)).collect(),
            beginning: Some((beginning, taught.course.rules)),
            seats: seats(&host, taught.entry, &wishes, &app.entropy)?,
            ..Opening::default()
        };
        (taught.entry, opening)
    };
    let promise = Luck::default().promised(&app.entropy)?;
    let id = open(&app, entry, &host, opening, promise).await?;
    Ok(visit.go(&links::table(id.as_str())))
}
