//! Which lessons a visitor has done, and which comes next.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use pages::{Learn, LearnCourse, LearnOffer, links};
use store::Knowledge;
use words::Language;

use crate::app::App;
use crate::error::{Error, Missing};
use crate::visit::{Visit, page};

/// `GET /learn`.
pub(crate) async fn index(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let courses = courses(&app, &visit, visit.language).await?;
    let shown = Learn { visitor: visit.visitor(&app).await?, courses, puzzles: app.puzzles.named() };
    Ok(page(StatusCode::OK, &pages::learn_page(&shown)))
}

/// `GET /learn/{game}`: the lesson that comes next, or the first.
pub(crate) async fn course(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let name = app.game(&game)?.name;
    let courses = courses(&app, &visit, visit.language).await?;
    let course = courses.iter().find(|course| course.game.name == name).ok_or(Missing::Page)?;
    Ok(visit.go(&links::lesson(name, course.next().unwrap_or(1))))
}

/// The courses, in the order of the games, with what the visitor has done.
async fn courses(app: &App, visit: &Visit, language: Language) -> Result<Vec<LearnCourse>, Error> {
    let done: BTreeSet<(String, String)> = match visit.person() {
        Some(person) => app.store.lessons_done(&person.id).await?.into_iter().collect(),
        None => BTreeSet::new(),
    };
    let shown = |entry| {
        let game = app.game_in(entry, language);
        let course = app.courses.find(game.name)?;
        let is_done = |name: &str| done.contains(&(game.name.to_owned(), name.to_owned()));
        let lessons = course.lessons.iter();
        let lessons =
            lessons.map(|lesson| (lesson.title.of(language).to_owned(), is_done(&lesson.name))).collect();
        Some(LearnCourse { game, lessons })
    };
    Ok(app.games().iter().filter_map(shown).collect())
}

/// What the first page offers: the next lesson of a course that was begun; else all courses to whoever has not played
/// yet. What was put away is not offered.
pub(crate) async fn offer(app: &App, visit: &Visit) -> Result<Option<LearnOffer>, Error> {
    let courses = courses(app, visit, visit.language).await?;
    let put_away = match visit.person() {
        Some(person) => app.store.words_put_away(&person.id).await?,
        None => Vec::new(),
    };
    let is_put_away = |game: &str| put_away.iter().any(|other| other == game);
    let open = |course: &&LearnCourse| !is_put_away(course.game.name);
    let begun = courses.iter().filter(open).find_map(|course| {
        let next = course.next().filter(|next| *next > 1)?;
        let title = course.lessons.get(next - 1)?.0.clone();
        Some(LearnOffer::Next(course.game.name, course.game.title, next, title))
    });
    if begun.is_some() || courses.is_empty() {
        return Ok(begun);
    }
    for course in &courses {
        let game = course.game.name;
        let is_known = is_put_away(game) || visit.knowledge(app, game).await? == Knowledge::Played;
        if course.next().is_none() || is_known {
            return Ok(None);
        }
    }
    Ok(Some(LearnOffer::Any))
}
