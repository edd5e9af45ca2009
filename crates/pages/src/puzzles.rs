//! The puzzles of all games: that of the day, how the visitor stands, the next one, and their themes.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::rated::rating_words;
use crate::shell::{Area, Layout};
use crate::table::stars;
use crate::words::puzzles as say;
use crate::{Game, Visitor, links};

/// The page of all puzzles.
#[derive(Clone, Debug)]
pub struct Puzzles {
    /// Who looks.
    pub visitor: Visitor,
    /// The games that have puzzles.
    pub games: Vec<PuzzlesOf>,
}

/// The puzzles of a game.
#[derive(Clone, Debug)]
pub struct PuzzlesOf {
    /// The game.
    pub game: Game,
    /// How many there are.
    pub count: usize,
    /// How many of them the visitor has solved at the first try.
    pub solved: usize,
    /// That of the day: its number, how hard it is, and whether the visitor has solved or missed it.
    pub of_day: (u32, u8, Option<bool>),
    /// How the visitor stands; nothing if nothing was tried.
    pub standing: Option<Standing>,
    /// The themes, those with most puzzles first.
    pub themes: Vec<Theme>,
}

/// How somebody stands with the puzzles of a game.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    /// The rating and how far it may be off, as ratings are shown.
    pub rating: (i64, i64),
    /// How many were solved in a row, and the most ever.
    pub run: (i64, i64),
    /// On how many days in a row the puzzle of the day was solved, and the most ever.
    pub days: (i64, i64),
}

/// The puzzles whose reason is of one kind.
#[derive(Clone, Debug)]
pub struct Theme {
    /// Its word.
    pub word: String,
    /// What it is called.
    pub name: &'static str,
    /// How many puzzles there are.
    pub count: usize,
    /// How many of them the visitor has solved at the first try.
    pub solved: usize,
}

/// The page of all puzzles.
pub fn puzzles_page(page: &Puzzles) -> Markup {
    let language = page.visitor.language;
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            div {
                h1 class="page" { (say::puzzles(language)) }
                p class="lead" { (say::about(language)) }
                div class="courses" { @for of in &page.games { (card(of, language)) } }
            }
        }
    };
    let title = say::puzzles(language);
    Layout { visitor: &page.visitor, title, area: Area::Learn, heading: None, events: None, content }.page()
}

fn card(of: &PuzzlesOf, language: Language) -> Markup {
    let game = &of.game;
    html! {
        section class="card lessons puzzles-of" aria-labelledby={ "puzzles-" (game.name) } {
            h2 id={ "puzzles-" (game.name) } { (game.drawn_mark()) (game.title) }
            (day(of, language))
            (standing(of, language))
            a class="btn pri" href=(links::next_puzzle(game.name, None, None)) aria-label=(say::next_of(language, game.title)) {
                (say::next(language))
            }
            (themes(of, language))
        }
    }
}

/// The puzzle of the day.
fn day(of: &PuzzlesOf, language: Language) -> Markup {
    let (_, hardness, tried) = of.of_day;
    html! {
        p class="of-day" {
            a class="btn" href=(links::puzzle_of_day(of.game.name)) aria-label=(say::day_of(language, of.game.title)) {
                (icon(Icon::Hint)) (say::of_the_day(language))
            }
            (stars(language, hardness))
            @match tried {
                Some(true) => span class="tried ok" { (icon(Icon::Check)) (say::solved(language)) },
                Some(false) => span class="tried" { (icon(Icon::Close)) (say::missed(language)) },
                None => span class="tried" { (say::open(language)) },
            }
        }
    }
}

fn standing(of: &PuzzlesOf, language: Language) -> Markup {
    html! {
        progress max=(of.count) value=(of.solved) aria-label=(say::solved_of(language, of.solved, of.count)) {}
        @if let Some(standing) = &of.standing {
            dl class="standing" {
                div { dt { (say::rating(language)) } dd { (rating_words(standing.rating, language)) } }
                div { dt { (say::in_a_row(language)) } dd { (say::with_best(language, standing.run.0, standing.run.1)) } }
                div { dt { (say::days_in_a_row(language)) } dd { (say::with_best(language, standing.days.0, standing.days.1)) } }
            }
        }
        p class="small" {
            (say::solved_of(language, of.solved, of.count))
            @if of.standing.is_none() { " · " (say::none_tried(language)) }
        }
    }
}

fn themes(of: &PuzzlesOf, language: Language) -> Markup {
    html! {
        details class="themes" {
            summary { (say::themes(language)) }
            p class="small" { (say::themes_about(language)) }
            ul {
                @for theme in &of.themes {
                    li {
                        a href=(links::next_puzzle(of.game.name, Some(&theme.word), None)) { (theme.name) }
                        span class="n" { (theme.solved) "/" (theme.count) }
                    }
                }
            }
        }
    }
}

/// The line of the first page, and of the page of lessons.
pub(crate) fn offer(games: &[(&'static str, &'static str)], language: Language) -> Markup {
    html! {
        @if !games.is_empty() {
            section id="puzzles" class="card learn" aria-label=(say::puzzles(language)) {
                div { b { (say::of_the_day(language)) } (say::one_choice(language)) }
                nav class="days" aria-label=(say::of_the_day(language)) {
                    @for (name, title) in games {
                        a class="btn" href=(links::puzzle_of_day(name)) aria-label=(say::day_of(language, title)) { (title) }
                    }
                    a class="btn quiet" href=(links::PUZZLES) { (say::all_puzzles(language)) }
                }
            }
        }
    }
}
