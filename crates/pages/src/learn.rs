//! The guided first games: their lessons, and which of them the visitor has done.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::shell::{Area, Layout, return_here};
use crate::words::learn as say;
use crate::{Game, Visitor, links, puzzles};

/// The course of a game.
#[derive(Clone, Debug)]
pub struct LearnCourse {
    /// The game.
    pub game: Game,
    /// Its lessons: what each is called, and whether the visitor has done it.
    pub lessons: Vec<(String, bool)>,
}

impl LearnCourse {
    /// The number of the first lesson that is not done, from 1.
    pub fn next(&self) -> Option<usize> {
        self.lessons.iter().position(|(_, done)| !done).map(|at| at + 1)
    }

    /// Whether something of it is done.
    fn is_begun(&self) -> bool {
        self.lessons.iter().any(|(_, done)| *done)
    }
}

/// All courses.
#[derive(Clone, Debug)]
pub struct Learn {
    /// Who looks.
    pub visitor: Visitor,
    /// The courses.
    pub courses: Vec<LearnCourse>,
    /// The games that have puzzles: name and title.
    pub puzzles: Vec<(&'static str, &'static str)>,
}

/// The page of all courses.
pub fn learn_page(page: &Learn) -> Markup {
    let language = page.visitor.language;
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            div {
                h1 class="page" { (say::learn_by_playing(language)) }
                p class="lead" { (say::about(language)) }
                div class="courses" { @for course in &page.courses { (card(course, language)) } }
                (puzzles::offer(&page.puzzles, language))
            }
        }
    };
    Layout {
        visitor: &page.visitor,
        title: say::learn(language),
        area: Area::Learn,
        heading: None,
        events: None,
        content,
    }
    .page()
}

fn card(course: &LearnCourse, language: Language) -> Markup {
    let game = &course.game;
    html! {
        section class="card lessons" aria-labelledby={ "course-" (game.name) } {
            h2 id={ "course-" (game.name) } { (game.drawn_mark()) (game.title) }
            ol {
                @for (number, (title, done)) in (1..).zip(&course.lessons) {
                    li class=[done.then_some("done")] {
                        a href=(links::lesson(game.name, number)) aria-label=(say::lesson_of(language, game.title, number, title)) {
                            span class="nr" aria-hidden="true" { @if *done { (icon(Icon::Check)) } @else { (number) } }
                            (title)
                        }
                        @if *done { span class="sr" { (say::done(language)) } }
                    }
                }
            }
            @match course.next() {
                Some(number) => a class="btn pri" href=(links::lesson(game.name, number)) {
                    @if course.is_begun() { (say::next_lesson(language)) } @else { (say::begin(language)) }
                },
                None => a class="btn" href=(links::lesson(game.name, 1)) { (say::again(language)) },
            }
        }
    }
}

/// What the first page offers: the next lesson of a course that was begun, or the first ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnOffer {
    /// All courses: the visitor has not begun one.
    Any,
    /// The next lesson of a course: game, its title, number of the lesson, what it is called.
    Next(&'static str, &'static str, usize, String),
}

/// The line of the first page. It goes for ever with a click.
pub(crate) fn offer(offer: &LearnOffer, (visitor, games): (&Visitor, &[Game])) -> Markup {
    let language = visitor.language;
    html! {
        section id="learn" class="card learn" aria-label=(say::learn(language)) {
            div {
                b { (say::learn_by_playing(language)) }
                @match offer {
                    LearnOffer::Any => (say::in_short(language)),
                    LearnOffer::Next(_, title, number, lesson) => (say::lesson_of(language, title, *number, lesson)),
                }
            }
            @match offer {
                LearnOffer::Any => a class="btn pri" href=(links::LEARN) { (say::begin(language)) },
                LearnOffer::Next(game, _, number, _) => a class="btn pri" href=(links::lesson(game, *number)) { (say::next_lesson(language)) },
            }
            form method="post" action=(links::SETTINGS) {
                (return_here(visitor))
                @match offer {
                    LearnOffer::Any => { @for game in games { input type="hidden" name="learnt" value=(game.name); } }
                    LearnOffer::Next(game, ..) => { input type="hidden" name="learnt" value=(game); }
                }
                button class="btn quiet" { (say::not_now(language)) }
            }
        }
    }
}
