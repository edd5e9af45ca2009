//! The review of a game that is over: how everybody came to the result, the outlook over the game, its turning points,
//! and the costliest choices, to be tried one after another.

use engine::{Seat, StepNumber};
use face::emblem::emblem;
use face::icon::{Icon, icon};
use maud::{Markup, html};
use review::{Account, Estimate, Review, ReviewedSeat};
use words::Language;

use crate::chart::{Between, Chart, Frame, moments};
use crate::links::{self, ReplayAt, ReviewShown, ReviewWish, Seen};
use crate::people::emblem_symbols;
use crate::rounded;
use crate::shell::{Area, Layout};
use crate::table::{SaidChoice, mark_and_cost};
use crate::words::{replay, review as say, table};
use crate::{TableFacts, Visitor};

/// The page about the review of a game.
#[derive(Clone, Debug)]
pub struct ReviewPage {
    /// Who looks.
    pub visitor: Visitor,
    /// The table.
    pub table: TableFacts,
    /// How far a review is that is wanted.
    pub under_way: Option<UnderWay>,
    /// Whether the visitor has waited for one that is wanted no more and was not made.
    pub is_lost: bool,
    /// The review that is kept.
    pub kept: Option<Reviewed>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnderWay {
    /// How many are made before it.
    pub before: usize,
    /// How much of it is done, in percent; none while it waits.
    pub done: Option<u32>,
    /// Whether the visitor has asked for it.
    pub is_own: bool,
}

/// A review, with all that is said of it in the words of the game.
#[derive(Clone, Debug)]
pub struct Reviewed {
    /// What was found.
    pub review: Review,
    /// How many seconds it was allowed to take.
    pub seconds: u32,
    /// Whether more time would be allowed.
    pub could_be_deeper: bool,
    /// Whose costliest choices are shown.
    pub seat: Seat,
    /// These choices, the costliest first.
    pub choices: Vec<SaidChoice>,
    /// The steps that changed most, in their order.
    pub turning_points: Vec<TurningPoint>,
}

/// A step that changed the outlook of somebody much.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// The step.
    pub step: StepNumber,
    /// Which move of the game it was, as replays count them.
    pub number: usize,
    /// Who took it; nobody where luck fell.
    pub mover: Option<Seat>,
    /// What happened, in words.
    pub told: String,
    /// Whose outlook it changed most.
    pub seat: Seat,
    /// What that was before and after it.
    pub outlook: (Estimate, Estimate),
}

/// Of how many moments the table for readers tells.
const MOMENTS: usize = 6;

/// The page about the review of a game.
pub fn review_page(page: &ReviewPage) -> Markup {
    let language = page.visitor.language;
    let title = say::review(language);
    let id = &page.table.id;
    let content = html! {
        main class="wrap one review" id="content" tabindex="-1" {
            svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (emblem_symbols(&page.table.seats)) } }
            h1 class="page" { (title) }
            p { b { (page.table.name) " · " (page.table.game.title) } }
            @if page.is_lost { p class="alert" { (icon(Icon::Info)) (say::lost(language)) } }
            @if let Some(under_way) = &page.under_way { (progress(page, under_way)) }
            @if let Some(kept) = &page.kept { (reviewed(page, kept)) }
            @else if page.under_way.is_none() {
                section class="fs" { p { (say::about(language)) } (ask(page, ReviewWish::Quick, say::quick(language))) }
            }
            div class="deeds" {
                a class="btn" href=(links::replay(id, ReplayAt { whole: true, ..ReplayAt::default() })) { (icon(Icon::Play)) (replay::replay(language)) }
                a class="btn quiet" href=(links::table(id)) { (icon(Icon::Board)) (table::table(language)) }
            }
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Play, heading: None, events: None, content }.page()
}

/// A button that asks for something.
fn ask(page: &ReviewPage, wish: ReviewWish, words: &str) -> Markup {
    let class = if wish == ReviewWish::Quick { "btn pri" } else { "btn" };
    html! {
        form method="post" action=(links::review(&page.table.id)) {
            button class=(class) name="wish" value=(wish.code()) { (words) }
        }
    }
}

/// How far the review is; the script asks again by itself.
fn progress(page: &ReviewPage, at: &UnderWay) -> Markup {
    let language = page.visitor.language;
    let address = links::review_asked(&page.table.id);
    html! {
        section class="fs progress" data-review=(address) aria-live="polite" {
            p { (say::progress(language, at.before, at.done)) }
            progress max="100" value=[at.done] aria-label=(say::how_far(language)) {}
            div class="deeds" {
                noscript { a class="btn" href=(address) { (say::look_again(language)) } }
                @if at.is_own { (ask(page, ReviewWish::Cancel, say::cancel(language))) }
            }
        }
    }
}

fn reviewed(page: &ReviewPage, kept: &Reviewed) -> Markup {
    let language = page.visitor.language;
    let of = Findings { language, table: &page.table, kept };
    html! {
        (of.whole_game())
        section class="fs" aria-labelledby="costliest" { h2 id="costliest" { (say::costliest(language)) } (costliest(&of)) }
        p class="made" { (say::made_in(language, kept.seconds)) }
        @if kept.could_be_deeper && page.under_way.is_none() {
            section class="fs" { p { (say::deep_about(language)) } (ask(page, ReviewWish::Deep, say::deep(language))) }
        }
    }
}

/// What a review has found, to be told.
pub(crate) struct Findings<'a> {
    pub(crate) language: Language,
    pub(crate) table: &'a TableFacts,
    pub(crate) kept: &'a Reviewed,
}

impl Findings<'_> {
    /// How everybody came to the result, the outlook, and the turning points.
    pub(crate) fn whole_game(&self) -> Markup {
        let language = self.language;
        html! {
            section class="fs" aria-labelledby="seats" {
                h2 id="seats" { (say::by_seat(language)) }
                ul class="reviewed-seats" { @for seat in &self.kept.review.seats { (of_seat(self, seat)) } }
                (meanings(language))
            }
            section class="fs" aria-labelledby="course" { h2 id="course" { (say::over_the_game(language)) } (course(self)) }
            section class="fs" aria-labelledby="turns" { h2 id="turns" { (say::turning_points(language)) } (turning_points(self)) }
        }
    }
}

pub(crate) fn name<'a>(of: &Findings<'a>, seat: Seat) -> &'a str {
    of.table.seats.get(seat.index()).map_or("", |held| held.who.name())
}

pub(crate) fn seat_mark(of: &Findings<'_>, seat: Seat) -> Markup {
    let letter = of.table.seats.get(seat.index()).map_or("", |held| held.letter.as_str());
    emblem(seat.index(), letter)
}

fn of_seat(of: &Findings<'_>, seat: &ReviewedSeat) -> Markup {
    let language = of.language;
    let Account { start, luck, others, choices, unseen, result, errors } = seat.success;
    let errors = errors.unwrap_or_default();
    let parts = [
        (say::luck(language), luck, errors.luck),
        (say::others(language), others, errors.others),
        (say::own(language), choices, errors.choices),
        (say::hidden(language), unseen, errors.unseen),
    ];
    let others = usize::from(of.kept.review.seats.len() == 1);
    let plain = |chance: f64| rounded::percent(&Estimate::exactly(chance));
    let doubt = |error: f64| html! { small { (rounded::give_or_take(&[&Estimate { mean: 0.0, error }])) } };
    html! {
        li {
            h3 { (seat_mark(of, seat.seat)) (name(of, seat.seat)) }
            @if let Some(accuracy) = seat.accuracy {
                p {
                    (say::accuracy(language)) " " b class="accuracy" { (format!("{accuracy:.0}")) }
                    (doubt(seat.accuracy_error.unwrap_or_default() / 100.0))
                }
            }
            p { small { (say::weighed(language, seat.weighed, seat.decisions)) } }
            (marks(of.kept, seat.seat, language))
            dl class="account" {
                dt { (say::start(language)) } dd { (plain(start)) "\u{a0}%" (doubt(errors.start)) }
                @for (at, (words, part, error)) in parts.into_iter().enumerate() {
                    @if at != 1 || others == 0 { dt { (words) } dd { (rounded::signed(part)) (doubt(error)) } }
                }
                dt class="sum" { (say::result(language)) } dd class="sum" { (plain(result)) "\u{a0}%" }
            }
        }
    }
}

/// How often the seat was marked with each mark that finds fault.
fn marks(kept: &Reviewed, seat: Seat, language: Language) -> Markup {
    use review::Mark::{Blunder, Inaccuracy, Mistake};
    let count = |mark| {
        let of_seat = kept.review.choices.iter().filter(|choice| choice.seat == seat);
        of_seat.filter(|choice| choice.mark == Some(mark)).count()
    };
    html! {
        ul class="marks" {
            @for mark in [Blunder, Mistake, Inaccuracy] {
                li { b class={ "mark " (mark.word()) } { span aria-hidden="true" { (say::sign(mark)) } " " (say::marked(language, mark)) } " " (count(mark)) }
            }
        }
    }
}

fn meanings(language: Language) -> Markup {
    let all = [
        (say::outlook(language), say::outlook_means(language)),
        (say::accuracy(language), say::accuracy_means(language)),
        (say::luck(language), say::luck_means(language)),
        (say::others(language), say::others_means(language)),
        (say::own(language), say::own_means(language)),
        (say::hidden(language), say::hidden_means(language)),
    ];
    html! {
        details class="fold" {
            summary { (say::what_it_means(language)) }
            @for (word, means) in all { p { b { (word) ": " } (means) } }
            p { (say::adds_up(language)) }
        }
    }
}

fn course(of: &Findings<'_>) -> Markup {
    let language = of.language;
    let means = |success: &[Estimate]| success.iter().map(|one| one.mean).collect();
    let course: Vec<(StepNumber, Vec<f64>)> =
        of.kept.review.positions.iter().map(|at| (at.step, means(&at.success))).collect();
    let scale = [(0.0, "0".into()), (0.5, "50".into()), (1.0, "100".into())];
    let last = course.last().map_or(0, |(step, _)| *step);
    let frame = Frame { last, range: (0.0, 1.0), scale: &scale };
    let chart = Chart { frame, course: &course, between: Between::Straight };
    let turns = html! {
        @for (at, turn) in (1..).zip(&of.kept.turning_points) { (chart.numbered(turn.step, at)) }
    };
    html! {
        p { (say::over_the_game_about(language)) }
        figure class="course" {
            (chart.picture(&turns))
            details class="fold" { summary { (say::outlook(language)) } (as_table(of)) }
        }
    }
}

/// The same for those who do not see it.
fn as_table(of: &Findings<'_>) -> Markup {
    let language = of.language;
    let moments: Vec<_> = moments(&of.kept.review.positions, MOMENTS).collect();
    html! {
        div class="wide" {
            table {
                tr { td {} @for at in &moments { th scope="col" { (table::after_step(language, at.step)) } } }
                @for seat in Seat::all(crate::people::seat_count(&of.table.seats)) {
                    tr {
                        th scope="row" { (name(of, seat)) }
                        @for at in &moments {
                            td { @if let Some(chance) = at.success.get(seat.index()) { (rounded::percent(chance)) "\u{a0}%" } }
                        }
                    }
                }
            }
        }
    }
}

fn turning_points(of: &Findings<'_>) -> Markup {
    let language = of.language;
    html! {
        @if of.kept.turning_points.is_empty() { p { (say::no_turning_points(language)) } }
        ol class="turning" {
            @for turn in &of.kept.turning_points {
                @let (from, to) = &turn.outlook;
                li {
                    p {
                        b { (replay::move_of(language, turn.number, None)) " · " (turn.mover.map_or_else(|| say::by_luck(language), |seat| name(of, seat))) }
                        br; (turn.told)
                    }
                    p {
                        (seat_mark(of, turn.seat))
                        span {
                            (say::from_to(language, name(of, turn.seat), &rounded::percent(from), &rounded::percent(to)))
                            (rounded::give_or_take(&[from, to]))
                        }
                    }
                    // A file has no table to lead to.
                    @if !of.table.id.is_empty() {
                        a class="btn sm" href=(links::replay(&of.table.id, ReplayAt { step: turn.step, seen: Some(Seen::All), whole: true, ..ReplayAt::default() })) {
                            (icon(Icon::Play)) (say::see_it(language))
                            span class="sr" { " " (replay::move_of(language, turn.number, None)) }
                        }
                    }
                }
            }
        }
    }
}

fn costliest(of: &Findings<'_>) -> Markup {
    let language = of.language;
    let id = &of.table.id;
    html! {
        @if of.kept.review.seats.len() > 1 {
            nav class="seen" aria-label=(say::whose(language)) {
                @for seat in &of.kept.review.seats {
                    a class="btn sm" href=(links::review_of(id, seat.seat)) aria-current=[(seat.seat == of.kept.seat).then_some("true")] {
                        (seat_mark(of, seat.seat)) (name(of, seat.seat))
                    }
                }
            }
        }
        @if of.kept.choices.is_empty() { p { (say::none_costly(language)) } }
        ol class="costly" {
            @for said in &of.kept.choices {
                li {
                    p { b { (replay::move_of(language, said.number, None)) } " · " (mark_and_cost(language, &said.choice)) }
                    a class="btn" href=(links::reviewed(id, said.choice.step, ReviewShown::Question)) {
                        (icon(Icon::Board)) (say::try_it(language))
                        span class="sr" { " " (replay::move_of(language, said.number, None)) }
                    }
                }
            }
        }
    }
}
