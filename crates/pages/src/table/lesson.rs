//! A lesson at the table: the voice that says one thing at a time, and what it points at.
//!
//! All that the script has to know stands in the attributes of the voice, which is sent anew with every position: where
//! the page is, what is lit, and whether something that was carried out is about to be taken back.

use face::icon::{Icon, icon};
use host::Spot;
use maud::{Markup, html};

use super::{Dock, TablePage};
use crate::links::{self, LessonPost};
use crate::words::learn as say;

/// A lesson, and where somebody is in it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its number in the course, from 1.
    pub number: usize,
    /// How many lessons the course has.
    pub of: usize,
    /// What it is called.
    pub title: String,
    /// How many of its steps are done.
    pub done: usize,
    /// How many steps it has.
    pub steps: usize,
    /// What was done in each step so far.
    pub did: Vec<String>,
    /// How often in this step something else was chosen.
    pub detours: u8,
    /// What is said.
    pub say: Markup,
    /// The answer to the last choice.
    pub answer: Option<Markup>,
    /// What is lit.
    pub lit: Vec<Spot>,
    /// What the person is to do.
    pub task: Task,
}

/// What the person is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To choose.
    Choose,
    /// To look, and to go on.
    Look,
    /// Nothing: the choice is about to be taken back.
    Wait,
    /// The lesson is over.
    Close,
    /// The lesson is over, and a real game can follow.
    PlayOn,
}

/// After how many other choices the way is offered.
const SHOWN_AFTER: u8 = 3;

impl Lesson {
    /// The address of the lesson below which everything is that it does.
    pub(super) fn address(&self, game: &str) -> String {
        links::lesson(game, self.number)
    }

    /// The address at which somebody comes back to this place.
    pub fn place(&self, game: &str) -> String {
        links::lesson_at(game, self.number, &self.did)
    }
}

impl TablePage {
    /// The lesson, if it is one.
    pub(crate) const fn lesson(&self) -> Option<&Lesson> {
        if let Dock::Lesson(lesson) = &self.dock { Some(lesson) } else { None }
    }
}

/// The fields that say where somebody is.
pub(super) fn place_fields(lesson: &Lesson) -> Markup {
    html! {
        @for did in &lesson.did { input type="hidden" name="did" value=(did); }
        input type="hidden" name="detours" value=(lesson.detours);
    }
}

/// The voice.
pub(super) fn voice(page: &TablePage) -> Markup {
    let Some(lesson) = page.lesson() else { return html! {} };
    let language = page.language();
    let lit: Vec<&[String]> = lesson.lit.iter().map(|spot| spot.at.as_slice()).collect();
    let lit = serde_json::to_string(&lit).expect("strings are always JSON");
    let did = serde_json::to_string(&lesson.did).expect("strings are always JSON");
    let step = (lesson.done + 1).min(lesson.steps);
    html! {
        section id="voice" class="voice" aria-labelledby="voice-title" data-lit=(lit) data-did=(did) data-detours=(lesson.detours)
            data-place=(lesson.place(page.table.game.name)) data-waits[lesson.task == Task::Wait]
        {
            div class="head" {
                h2 id="voice-title" { (lesson.number) " · " (lesson.title) }
                span class="of" { (say::step_of(language, step, lesson.steps)) }
                a class="ib" href=(links::LEARN) aria-label=(say::leave(language)) { (icon(Icon::Close)) }
            }
            div class="words" tabindex="0" {
                @if let Some(answer) = &lesson.answer { p class="answer" { (answer) } }
                p class="said" { (lesson.say) }
                @if !lesson.lit.is_empty() {
                    p class="lit-words" { (say::lit(language)) " " (lesson.lit.iter().map(|spot| spot.words.as_str()).collect::<Vec<_>>().join("; ")) }
                }
            }
            (acts(page, lesson))
        }
    }
}

/// What can be done besides choosing at the table.
fn acts(page: &TablePage, lesson: &Lesson) -> Markup {
    let (language, game) = (page.language(), page.table.game.name);
    let act = links::in_lesson(game, lesson.number, LessonPost::Act);
    html! {
        div class="bar" {
            @match lesson.task {
                Task::Wait => {}
                Task::Choose => { @if lesson.detours >= SHOWN_AFTER {
                    form method="post" action=(act) data-show {
                        (place_fields(lesson))
                        input type="hidden" name="show" value="true";
                        button class="btn sm" { (icon(Icon::Eye)) (say::show_me(language)) }
                    }
                } }
                Task::Look => {
                    form method="post" action=(act) {
                        (place_fields(lesson))
                        input type="hidden" name="look" value="true";
                        button class="btn go" { (say::go_on(language)) }
                    }
                }
                Task::Close => { (after(page, lesson)) }
                Task::PlayOn => {
                    form method="post" action=(links::in_lesson(game, lesson.number, LessonPost::Free)) {
                        (place_fields(lesson))
                        button class="btn go" { (say::play_on(language)) }
                    }
                    (after(page, lesson))
                }
            }
        }
    }
}

/// Where to go after a lesson.
fn after(page: &TablePage, lesson: &Lesson) -> Markup {
    let (language, game) = (page.language(), page.table.game.name);
    html! {
        @if lesson.number < lesson.of {
            a class={ "btn" @if lesson.task == Task::Close { " go" } } href=(links::lesson(game, lesson.number + 1)) { (say::next_lesson(language)) }
        }
        a class="btn" href=(links::LEARN) { (say::all_lessons(language)) }
    }
}
