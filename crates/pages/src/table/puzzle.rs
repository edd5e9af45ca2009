//! A puzzle at the table: the panel beside the board that asks, and says after the first try what was best and why.
//! Nothing of the answer is in a page that asks.

use std::num::NonZero;

use ::review::Estimate;
use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use super::review::{marked_at, rule_link};
use super::{Dock, TablePage};
use crate::links::{self, PuzzlePost, ReviewShown};
use crate::rounded;
use crate::words::{learn, puzzles as say, review};

/// A puzzle, and what of it is shown.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its number among those of its game, from 1.
    pub number: u32,
    /// How hard it is: 1 to 4.
    pub stars: u8,
    /// Whether it is that of the day.
    pub is_of_day: bool,
    /// The theme to which the visitor keeps: its word.
    pub theme: Option<String>,
    /// What is shown.
    pub stage: PuzzleStage,
}

/// What of a puzzle is shown.
#[derive(Clone, Debug)]
pub enum PuzzleStage {
    /// The position, to be answered; whether the visitor has tried it before.
    Question {
        /// Whether the visitor has tried it before.
        was_tried: bool,
    },
    /// The answer.
    Answer(Box<PuzzleAnswer>),
}

/// The answer of a puzzle, in the words of the game.
#[derive(Clone, Debug)]
pub struct PuzzleAnswer {
    /// What the visitor has chosen, and whether it is right; nothing if the answer was asked for.
    pub chosen: Option<(String, bool)>,
    /// The best choices; several come to the same.
    pub best: Vec<String>,
    /// What the puzzle is called by its reason.
    pub theme: Option<&'static str>,
    /// Why another choice is worse.
    pub against: Option<Against>,
    /// What the choices are worth that were compared, best first.
    pub values: Vec<PuzzleValue>,
    /// In steps of how many points values are told.
    pub step: NonZero<u32>,
    /// Whether the first try was right, with the rating before it and after it.
    pub first_try: (bool, (i64, i64)),
    /// How many puzzles of the game were solved in a row; below 0, missed.
    pub run: i64,
    /// Which position the board shows.
    pub shown: ReviewShown,
    /// Whether the board shows luck that is an example.
    pub is_example: bool,
    /// The choice of the visitor in the notation, for addresses.
    pub tried: Option<String>,
    /// The handles of the best choice, where the page marks it on the board.
    pub picks: Vec<String>,
    /// The same of what the visitor has chosen.
    pub tried_picks: Vec<String>,
}

/// Why a choice is worse than the best.
#[derive(Clone, Debug)]
pub struct Against {
    /// The choice, in words.
    pub choice: String,
    /// Whether the visitor has chosen it.
    pub is_own: bool,
    /// The reason.
    pub because: String,
    /// The rules that it rests on: `M-6.1`.
    pub rules: Vec<String>,
}

/// What a choice is worth.
#[derive(Clone, Debug)]
pub struct PuzzleValue {
    /// The choice, in words.
    pub words: String,
    /// The outlook of its seat after it, from 0 to 1.
    pub success: f64,
    /// The points of its seat at the end.
    pub points: f64,
    /// How it stands against the best.
    pub verdict: Verdict,
    /// Whether the visitor has chosen it.
    pub is_chosen: bool,
}

/// How a choice stands against the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is the best.
    Best,
    /// It is worse by as much as people feel.
    Worse,
    /// It is worse by much more.
    MuchWorse,
}

/// How far a value of a puzzle may be off, as the standard error of the outlook: it is the mean over 40 imagined worlds or more.
const ERROR: f64 = 0.03;

impl Puzzle {
    /// The address of the puzzle below which everything is that it does.
    pub(super) fn address(&self, game: &str) -> String {
        links::puzzle(game, self.number)
    }

    /// The answer, if it is shown.
    pub(super) const fn answer(&self) -> Option<&PuzzleAnswer> {
        match &self.stage {
            PuzzleStage::Question { .. } => None,
            PuzzleStage::Answer(answer) => Some(answer),
        }
    }
}

impl TablePage {
    /// The puzzle, if it is one.
    pub(crate) const fn puzzle(&self) -> Option<&Puzzle> {
        if let Dock::Puzzle(puzzle) = &self.dock { Some(puzzle) } else { None }
    }
}

/// The fields of every form of a puzzle.
pub(super) fn kept_fields(puzzle: &Puzzle) -> Markup {
    html! {
        @if let Some(theme) = &puzzle.theme { input type="hidden" name="theme" value=(theme); }
    }
}

/// The panel.
pub(super) fn panel(page: &TablePage) -> Markup {
    let Some(puzzle) = page.puzzle() else { return html! {} };
    let language = page.language();
    html! {
        section id="puzzle" class={ "voice puzzle" @if puzzle.answer().is_some() { " answered" } } aria-labelledby="puzzle-title" {
            div class="head" {
                h2 id="puzzle-title" {
                    (say::numbered(language, puzzle.number))
                    @if puzzle.is_of_day { small { " · " (say::of_the_day(language)) } }
                }
                (stars(language, puzzle.stars))
                a class="ib" href=(links::PUZZLES) aria-label=(say::leave(language)) { (icon(Icon::Close)) }
            }
            @match &puzzle.stage {
                PuzzleStage::Question { .. } => (question(page, puzzle)),
                PuzzleStage::Answer(answer) => (answered(page, puzzle, answer)),
            }
        }
    }
}

/// How hard a puzzle is.
pub(crate) fn stars(language: Language, stars: u8) -> Markup {
    html! {
        span class="stars" {
            span aria-hidden="true" { @for star in 1..=4 { @if star <= stars { "★" } @else { "☆" } } }
            span class="sr" { (say::stars(language, stars)) }
        }
    }
}

fn question(page: &TablePage, puzzle: &Puzzle) -> Markup {
    let was_tried = matches!(puzzle.stage, PuzzleStage::Question { was_tried: true });
    let (language, game) = (page.language(), page.table.game.name);
    let theme = puzzle.theme.as_deref();
    let ask = (!was_tried).then(|| say::show_ask(language));
    html! {
        div class="words" tabindex="0" {
            p class="said" { (say::find(language)) }
            p class="small" { @if was_tried { (say::no_longer_counts(language)) } @else { (say::counts(language)) } }
        }
        div class="bar" {
            form method="post" action=(links::in_puzzle(game, puzzle.number, PuzzlePost::Act)) data-ask=[ask] {
                (kept_fields(puzzle))
                input type="hidden" name="show" value="true";
                button class="btn sm" id="show-answer" { (icon(Icon::Eye)) span { (review::show_answer(language)) } }
            }
            a class="btn sm quiet" href=(links::next_puzzle(game, theme, Some(puzzle.number))) { (icon(Icon::Next)) span { (say::another(language)) } }
        }
    }
}

fn answered(page: &TablePage, puzzle: &Puzzle, answer: &PuzzleAnswer) -> Markup {
    let language = page.language();
    html! {
        div class="words" tabindex="0" {
            (verdict(language, answer))
            @if let Some(against) = &answer.against { (reason(page, against)) }
            @if answer.chosen.as_ref().is_some_and(|(_, right)| !right) && !answer.values.iter().any(|one| one.is_chosen) {
                p { (say::not_compared(language)) }
            }
            nav class="sg" aria-label=(review::on_the_board(language)) { (boards(page, puzzle, answer)) }
            @if !answer.picks.is_empty() && !answer.tried_picks.is_empty() { p class="small" { (say::marked_best(language)) } }
            @if answer.is_example { p class="small" { (review::example_luck(language)) } }
            (values(language, answer))
            p class="small" {
                (say::first_try(language, answer.first_try))
                @if answer.run > 1 { " " (say::run(language, answer.run)) }
            }
            (from_here(page, puzzle))
        }
        (further(page, puzzle))
    }
}

/// Whether it was right, in a word or two: the title of the page begins with it.
pub(super) const fn in_brief(language: Language, answer: &PuzzleAnswer) -> &'static str {
    match &answer.chosen {
        Some((_, true)) => say::right(language),
        Some((_, false)) => say::wrong(language),
        None => say::answer(language),
    }
}

/// Whether it was right, and what is.
fn verdict(language: Language, answer: &PuzzleAnswer) -> Markup {
    let words = in_brief(language, answer);
    let class = match &answer.chosen {
        Some((_, true)) => "verdict right",
        Some((_, false)) => "verdict wrong",
        None => "verdict",
    };
    html! {
        p class=(class) id="verdict" tabindex="-1" autofocus {
            @match &answer.chosen {
                Some((_, true)) => (icon(Icon::Check)),
                Some((_, false)) => (icon(Icon::Close)),
                None => (icon(Icon::Eye)),
            }
            b { (words) }
            @if let Some(theme) = answer.theme { " " span class="theme" { (theme) } }
        }
        p {
            b { (say::best(language)) ": " } (answer.best.join(" · ")) "."
            @if answer.best.len() > 1 { " " (say::equally_good(language)) }
        }
    }
}

fn reason(page: &TablePage, against: &Against) -> Markup {
    let language = page.language();
    html! {
        p class="answer" {
            b { @if against.is_own { (say::yours(language)) } @else { (say::or_tempting(language)) } ": " }
            (against.choice) ". "
            (against.because)
            @for rule in &against.rules { " " (rule_link(page.table.game.name, rule)) }
        }
    }
}

/// A bar a choice.
fn values(language: Language, answer: &PuzzleAnswer) -> Markup {
    html! {
        h3 { (say::what_they_are_worth(language)) }
        ul class="worth" {
            @for value in &answer.values {
                li class=[value.is_chosen.then_some("chosen")] {
                    span class="what" {
                        (value.words)
                        @if value.is_chosen { " " b { "(" (say::yours(language)) ")" } }
                    }
                    svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" {
                        rect class="track" width="100" height="6" {}
                        rect class=(if value.verdict == Verdict::Best { "best" } else { "other" }) width=(format!("{:.0}", 100.0 * value.success.clamp(0.0, 1.0))) height="6" {}
                    }
                    small { b { (verdict_words(language, value.verdict)) } " · " (worth(language, value, answer.step)) }
                }
            }
        }
        p class="small" { (say::what_it_means(language)) }
    }
}

const fn verdict_words(language: Language, verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => say::clearly_best(language),
        Verdict::Worse => say::worse(language),
        Verdict::MuchWorse => say::much_worse(language),
    }
}

/// What a choice is worth, with no more digits than are known.
fn worth(language: Language, value: &PuzzleValue, step: NonZero<u32>) -> String {
    let percent = rounded::percent(&Estimate { mean: value.success, error: ERROR });
    say::worth(language, &percent, rounded::in_steps(value.points, step))
}

/// A real game from the position.
fn from_here(page: &TablePage, puzzle: &Puzzle) -> Markup {
    let (language, game) = (page.language(), page.table.game.name);
    html! {
        form class="bar" method="post" action=(links::in_puzzle(game, puzzle.number, PuzzlePost::Free)) {
            button class="btn sm" id="play-on" aria-describedby="play-on-about" { (icon(Icon::Play)) (learn::play_on(language)) }
            small id="play-on-about" { (say::play_on_about(language)) }
        }
    }
}

/// Where to go on.
fn further(page: &TablePage, puzzle: &Puzzle) -> Markup {
    let (language, game) = (page.language(), page.table.game.name);
    let theme = puzzle.theme.as_deref();
    html! {
        div class="bar" {
            a class="btn go" id="next-puzzle" href=(links::next_puzzle(game, theme, Some(puzzle.number))) { (say::next(language)) (icon(Icon::Next)) }
            a class="btn" id="try-again" href=(links::puzzle_of(game, puzzle.number, theme)) { (icon(Icon::Undo)) (say::try_again(language)) }
        }
    }
}

/// Which position the board shows.
fn boards(page: &TablePage, puzzle: &Puzzle, answer: &PuzzleAnswer) -> Markup {
    let (language, game) = (page.language(), page.table.game.name);
    let is_right = answer.chosen.as_ref().is_none_or(|(_, right)| *right);
    let all = [
        (ReviewShown::Answer, review::before_it(language)),
        (ReviewShown::Best, say::after_best(language)),
        (ReviewShown::Played, say::after_yours(language)),
    ];
    let kept = (answer.tried.as_deref(), puzzle.theme.as_deref());
    html! {
        @for (shown, words) in all {
            @if !is_right || shown != ReviewShown::Played {
                a class="btn sm" href=(links::puzzle_answer(game, puzzle.number, kept, shown))
                    aria-current=[(shown == answer.shown).then_some("true")] { (words) }
            }
        }
    }
}

/// The dock under the answer: the hand with what was best and what was chosen.
pub(super) fn dock(page: &TablePage, answer: &PuzzleAnswer) -> Markup {
    let language = page.language();
    html! {
        section id="dock" class="dock calm" aria-labelledby="turn" tabindex="-1" {
            div id="prompt" class="prompt" {
                div class="say" {
                    p class="l1" { span id="turn" class="turn wait" { (icon(Icon::Eye)) (say::answer(language)) } }
                }
            }
            (marked(&page.scene.hand, answer))
        }
    }
}

/// A drawing in which the handles of the best choice are marked, and those of what the visitor has chosen.
pub(super) fn marked(drawing: &Markup, answer: &PuzzleAnswer) -> Markup {
    let tried: Vec<String> =
        answer.tried_picks.iter().filter(|pick| !answer.picks.contains(pick)).cloned().collect();
    marked_at(&marked_at(drawing, &answer.picks, "data-answer"), &tried, "data-tried")
}
