//! The rules documents as pages.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use host::{AnyView, Entry};
use maud::PreEscaped;
use pages::{Found, Game, Guide, RuleNow, RulesIndex, RulesPage, links};
use rulebook::{Document, Hit, Prose};
use words::Language;

use crate::app::App;
use crate::book::with_pictures;
use crate::error::Error;
use crate::visit::{Visit, page};

/// How many rules a search shows.
const FOUND_MAX: usize = 20;

/// How many characters of a search are read.
const QUERY_MAX: usize = 100;

/// `GET /rules?q=`: the list, and what is found in the rules of all games.
pub(crate) async fn index(
    State(app): State<Arc<App>>,
    Query(query): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Error> {
    let (asked, language) = (asked(&query), visit.language);
    let games = app.games();
    let hits = games.iter().enumerate().flat_map(|(at, entry)| {
        entry.document(language).search(&asked).into_iter().map(move |hit| (at, hit))
    });
    let mut hits: Vec<(usize, Hit<'_>)> = hits.collect();
    hits.sort_by_key(|(_, hit)| std::cmp::Reverse(hit.worth));
    let shown = RulesIndex {
        visitor: visit.visitor(&app).await?,
        games: app.games_in(language),
        total: hits.len(),
        found: hits.iter().take(FOUND_MAX).map(|(at, hit)| (*at, found(hit, language))).collect(),
        query: asked,
    };
    Ok(page(StatusCode::OK, &pages::rules_index(&shown)))
}

/// What is searched for, cut to a bounded length.
fn asked(query: &[(String, String)]) -> String {
    let asked = query.iter().find(|(name, _)| name == "q").map_or("", |(_, words)| words.trim());
    asked.chars().take(QUERY_MAX).collect()
}

/// `GET /rules/{game}?q=`.
pub(crate) async fn document(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    Query(query): Query<Vec<(String, String)>>,
    visit: Visit,
) -> Result<Response, Error> {
    let entry = app.game(&name)?;
    let document = entry.document(visit.language);
    let asked = asked(&query);
    let shown = RulesPage {
        visitor: visit.visitor(&app).await?,
        game: Game::of(entry, visit.language),
        document: PreEscaped(with_pictures(&app, entry, document)),
        contents: contents(document),
        found: search(document, &asked, visit.language),
        query: asked,
        has_summary: document.summary.is_some(),
        legend: (entry.legend)(visit.language),
        sprite: entry.sprite,
    };
    Ok(page(StatusCode::OK, &pages::rules_page(&shown)))
}

/// Every rule and the chapters after them: id and heading.
fn contents(document: &Document) -> Vec<(String, String)> {
    let rules = document.sections().map(|rule| (rule.id.clone(), rule.title.clone()));
    rules.chain(document.closing.iter().map(|chapter| (chapter.id.clone(), chapter.title.clone()))).collect()
}

/// The rule with this id first, then those in which the words occur.
fn search(document: &Document, words: &str, language: Language) -> Vec<Found> {
    document.search(words).iter().take(FOUND_MAX).map(|hit| found(hit, language)).collect()
}

fn found(hit: &Hit<'_>, language: Language) -> Found {
    let line = Prose { markdown: hit.line.to_owned(), html: String::new() };
    Found {
        id: hit.section.id.clone(),
        heading: hit.section.title.clone(),
        excerpt: line.plain(language).trim().to_owned(),
    }
}

/// What helps somebody who does not know the game: the rules of the position and the signs of its board.
pub(crate) fn reading(entry: &Entry, view: &dyn AnyView, language: Language) -> Guide {
    let document = entry.document(language);
    let found = view.rules_now().into_iter().filter_map(|rule| document.find(&rule.to_string()));
    let links = format!("href=\"{}#", links::rules(entry.name));
    let rules = found.map(|section| RuleNow {
        id: section.id.clone(),
        title: section.title.clone(),
        html: section.html.replace("href=\"#", &links),
    });
    Guide { is_new: false, rules: rules.collect(), legend: (entry.legend)(language) }
}
