//! The rules as a book: the pictures of their documents, and what is printed of them.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use host::Entry;
use maud::PreEscaped;
use pages::{Game, RulesFigure, Sheet, SheetPage, SheetTopic, links, rules_figure};
use rulebook::{Document, Item, illustrated};
use words::Language;

use crate::app::App;
use crate::error::{Error, Missing};
use crate::visit::{Visit, page};

/// A document with its pictures.
pub(crate) fn with_pictures(app: &App, entry: &Entry, document: &Document) -> String {
    let course = app.courses.find(entry.name);
    let language = document.language;
    illustrated(&document.html(), |name| {
        let placed = document.pictures.iter().find(|placed| placed.name == name);
        let (Some(placed), Some(course)) = (placed, course) else { return String::new() };
        let Some(picture) = app.rules_pictures.find(entry, course, (name, language)) else {
            return String::new();
        };
        let lesson = course.picture(name).and_then(|picture| picture.lesson);
        let figure = RulesFigure {
            address: links::rules_picture(entry.name, (name, language), picture.version),
            size: (picture.drawn.width, picture.drawn.height),
            caption: &placed.caption,
            lesson: lesson.map(|at| links::lesson(entry.name, at + 1)),
        };
        rules_figure(&figure, language).into_string()
    })
}

/// What a picture may do that is opened by itself: nothing but carry its own styles.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// `GET /rules/{game}/pictures/{file}`: a picture, `NAME.LANGUAGE.svg`. Its address changes with what it shows, so it
/// is kept for good.
pub(crate) async fn picture(
    State(app): State<Arc<App>>,
    Path((game, file)): Path<(String, String)>,
) -> Result<Response, Error> {
    let entry = app.game(&game)?;
    let course = app.courses.find(entry.name).ok_or(Missing::Page)?;
    let named = file.strip_suffix(".svg").and_then(|file| file.rsplit_once('.')).ok_or(Missing::Page)?;
    let language: Language = named.1.parse().map_err(|_| Missing::Page)?;
    let picture = app.rules_pictures.find(entry, course, (named.0, language)).ok_or(Missing::Page)?;
    let headers: [(HeaderName, HeaderValue); 3] = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml")),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PICTURE_POLICY)),
    ];
    Ok((headers, picture.drawn.svg.clone()).into_response())
}

/// `GET /rules/{game}/summary`: two pages to print.
pub(crate) async fn summary(
    state: State<Arc<App>>,
    game: Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    printed(state, game, visit, Sheet::Summary).await
}

/// `GET /rules/{game}/card`: one page to print.
pub(crate) async fn card(
    state: State<Arc<App>>,
    game: Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    printed(state, game, visit, Sheet::Card).await
}

async fn printed(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    visit: Visit,
    sheet: Sheet,
) -> Result<Response, Error> {
    let entry = app.game(&name)?;
    let summary = entry.document(visit.language).summary.as_ref().ok_or(Missing::Page)?;
    let line = |item: &Item| (PreEscaped(item.html.clone()), item.rules.clone());
    let topics = |side: &Vec<rulebook::Topic>| -> Vec<SheetTopic> {
        let shown = |item: &&Item| sheet == Sheet::Summary || item.on_card;
        let topic = |topic: &rulebook::Topic| SheetTopic {
            title: topic.title.clone(),
            lines: topic.items.iter().filter(shown).map(line).collect(),
        };
        side.iter().map(topic).filter(|topic| !topic.lines.is_empty()).collect()
    };
    let sides: Vec<Vec<SheetTopic>> = summary.sides.iter().map(topics).collect();
    let sides = if sheet == Sheet::Card { vec![sides.into_iter().flatten().collect()] } else { sides };
    let shown = SheetPage {
        visitor: visit.visitor(&app).await?,
        game: Game::of(entry, visit.language),
        sheet,
        sides,
        legend: (entry.legend)(visit.language),
        sprite: entry.sprite,
    };
    Ok(page(StatusCode::OK, &pages::sheet_page(&shown)))
}
