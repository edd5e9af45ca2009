//! What the visitor has reached alone: a page for the visitor only, and a line under a result.

use board::icon::{Icon, icon};
use maud::{Markup, html};

use crate::shell::{Area, House, game_mark};
use crate::words::{alone as say, lobby, table};
use crate::{Day, Game, Visitor, links};

/// The best results of a visitor, game by game.
#[derive(Clone, Debug)]
pub struct Alone {
    /// Who looks: the person whose results these are, and nobody else.
    pub visitor: Visitor,
    /// Every game that one person can play.
    pub games: Vec<AloneGame>,
}

/// What the visitor has reached alone at one game.
#[derive(Clone, Debug)]
pub struct AloneGame {
    /// The game.
    pub game: Game,
    /// How many games the visitor has played alone to the end.
    pub count: usize,
    /// The best of them, best first.
    pub best: Vec<AloneResult>,
}

/// One result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AloneResult {
    /// The table in addresses.
    pub table: String,
    /// What the table is called.
    pub name: String,
    /// The points.
    pub points: i32,
    /// What the game calls such a result; empty if it names no levels.
    pub level: String,
    /// What was agreed, as far as it is not what everybody plays; may be empty.
    pub agreed: String,
    /// When it ended.
    pub day: Day,
}

/// Where a result stands among all that the visitor has reached alone at the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlonePlace {
    /// Its place, from 1.
    pub place: usize,
    /// How many results there are.
    pub of: usize,
    /// The points of the best.
    pub best: i32,
    /// When the best ended.
    pub day: Day,
}

/// The page of what the visitor has reached alone.
pub fn alone_page(page: &Alone) -> Markup {
    let language = page.visitor.language;
    let title = say::title(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { (say::only_you(language)) }
            @for game in &page.games { (results(game)) }
        }
    };
    House { visitor: &page.visitor, title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

fn results(of: &AloneGame) -> Markup {
    let Game { name, title, language, .. } = &of.game;
    let (name, title, language) = (*name, *title, *language);
    html! {
        section aria-label=(title) {
            div class="alone-head" {
                h2 { (game_mark(name, title)) @if of.count > 0 { small { (say::finished(language, of.count)) } } }
                a class="btn" href=(links::new_table(name)) aria-label=(lobby::new_table_of(language, title)) {
                    (icon(Icon::Plus)) (lobby::new_table(language))
                }
            }
            @if of.best.is_empty() {
                p class="card quiet-line" { (say::none_yet(language)) }
            } @else {
                ol class="card alone" { @for (at, result) in (1..).zip(&of.best) { (row(&of.game, at, result)) } }
            }
        }
    }
}

fn row(game: &Game, at: usize, result: &AloneResult) -> Markup {
    let language = game.language;
    html! {
        li {
            span class="at" { (at) "." }
            b class="pts" { (result.points) span class="sr" { " " (table::points(language)) } }
            span class="what" {
                @if !result.level.is_empty() { b { (result.level) } }
                @if !result.agreed.is_empty() { span { (result.agreed) } }
            }
            span class="from" {
                a href=(links::table(&result.table)) { (result.name) }
                time datetime=(result.day) { (result.day.words(language)) }
            }
        }
    }
}

/// The line under a result: the best so far, and where this one stands.
pub(crate) fn place(place: &AlonePlace, language: ::words::Language) -> Markup {
    html! {
        p class="so-far" {
            (say::place(language, place)) " "
            a href=(links::ALONE) { (say::all(language)) }
        }
    }
}
