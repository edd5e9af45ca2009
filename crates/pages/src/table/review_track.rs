//! What a review has found, along the replay of its game: marks on the slider, and the outlook as a graph whose points
//! lead to their positions.

use engine::{Seat, StepNumber};
use face::emblem::emblem_of;
use face::icon::{Icon, icon};
use host::Cells;
use maud::{Markup, html};
use review::Mark;
use serde::Serialize;

use super::TablePage;
use crate::chart::{Between, Chart, Frame};
use crate::links::{self, ReplayAt};
use crate::words::{replay as words_of_replay, review as say};

/// What a review has found, along a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewTrack {
    /// What is marked, in the order of the game.
    pub marks: Vec<ReviewMark>,
    /// The outlook of every seat after each step, with all hands open: 0 to 1, `a` first.
    pub course: Vec<(StepNumber, Vec<f64>)>,
}

/// A position that is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ReviewMark {
    /// After so many steps: what is marked has happened then.
    pub step: StepNumber,
    /// Whose choice it was; nobody's where luck fell.
    #[serde(skip)]
    pub seat: Option<Seat>,
    /// What it is.
    pub kind: ReviewMarkKind,
}

/// What is marked along a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ReviewMarkKind {
    /// A choice that lost .05 or more for sure.
    Mistake,
    /// A choice that lost .10 or more for sure.
    Blunder,
    /// A step that changed the outlook of somebody much.
    Turn,
}

impl ReviewTrack {
    /// As much of it as is known after so many steps.
    #[must_use]
    pub fn until(&self, step: StepNumber) -> Self {
        Self {
            marks: self.marks.iter().copied().filter(|mark| mark.step <= step).collect(),
            course: self.course.iter().filter(|(at, _)| *at <= step).cloned().collect(),
        }
    }
}

/// The graph behind its button.
pub(super) fn graph(
    page: &TablePage,
    along: &ReviewTrack,
    (at, known): (ReplayAt, &[StepNumber]),
    cells: &Cells<'_>,
) -> Markup {
    let language = page.language();
    html! {
        details id="along" class="menu eyes along" {
            summary class="btn sm" { (icon(Icon::Hint)) (say::outlook(language)) }
            div class="pop" { (cells.part("course", course(page, along, (at, known)))) }
        }
    }
}

fn course(page: &TablePage, along: &ReviewTrack, (at, known): (ReplayAt, &[StepNumber])) -> Markup {
    let language = page.language();
    let scale = [(0.0, "0".into()), (0.5, "50".into()), (1.0, "100".into())];
    let last = along.course.last().map_or(0, |(step, _)| *step);
    let frame = Frame { last, range: (0.0, 1.0), scale: &scale };
    let chart = Chart { frame, course: &along.course, between: Between::Straight };
    let numbered = html! {
        @for (number, mark) in (1..).zip(&along.marks) { (chart.numbered(mark.step, number)) }
    };
    let to = |step: StepNumber| links::replay(&page.table.id, ReplayAt { step, ..at });
    html! {
        div id="course" {
            figure class="course" data-last=(last) { (chart.picture(&numbered)) }
            ol class="marked" {
                @for mark in &along.marks {
                    li {
                        a class="btn sm quiet" href=(to(mark.step)) data-step=(mark.step) {
                            (words_of_replay::move_of(language, known.partition_point(|known| *known < mark.step), None))
                            " · " (kind_words(mark.kind, language))
                            @if let Some(seat) = mark.seat { " · " (emblem_of(seat)) (page.name(seat)) }
                        }
                    }
                }
            }
        }
    }
}

const fn kind_words(kind: ReviewMarkKind, language: words::Language) -> &'static str {
    match kind {
        ReviewMarkKind::Mistake => say::marked(language, Mark::Mistake),
        ReviewMarkKind::Blunder => say::marked(language, Mark::Blunder),
        ReviewMarkKind::Turn => say::turning_point(language),
    }
}
