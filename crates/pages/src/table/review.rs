//! A choice of a game that was reviewed, on the board of its table: as its player saw the position then, first with
//! the question alone, and with the answer when somebody asks for it.

use engine::{Seat, StepNumber};
use face::emblem::emblem_of;
use face::icon::{Icon, icon};
use maud::{Markup, PreEscaped, html};
use review::{Estimate, ReviewedChoice};
use words::Language;

use super::TablePage;
use crate::links::{self, ReplayAt, ReviewShown, Seen};
use crate::rounded;
use crate::words::{after, replay, review as say, table};

/// A choice that was reviewed, in the words of the game.
#[derive(Clone, Debug)]
pub struct SaidChoice {
    /// Which move of the game it was, as replays count them.
    pub number: usize,
    /// What was found.
    pub choice: ReviewedChoice,
    /// What was played.
    pub played: String,
    /// The best found.
    pub best: String,
    /// What was tried, in the order of [`ReviewedChoice::tried`].
    pub tried: Vec<String>,
    /// Why what was played was worse, if a reason is known, and the rules that it rests on: `M-6.1`.
    pub reason: Option<(String, Vec<String>)>,
}

/// A choice to be looked at on the board.
#[derive(Clone, Debug)]
pub struct ReviewedMove {
    /// The choice.
    pub said: SaidChoice,
    /// What of it is shown.
    pub shown: ReviewShown,
    /// What happened last before it, in words.
    pub told: String,
    /// The steps of the costliest choices of its seat, in their order.
    pub costliest: Vec<StepNumber>,
    /// The handles of the best found, where the page marks it on the board.
    pub picks: Vec<String>,
    /// Whether the board shows luck that is an example.
    pub is_example: bool,
}

impl ReviewedMove {
    const fn seat(&self) -> Seat {
        self.said.choice.seat
    }

    /// The position that was chosen from.
    const fn before(&self) -> StepNumber {
        self.said.choice.step - 1
    }
}

/// What stands in the place of the dock.
pub(super) fn dock(page: &TablePage, at: &ReviewedMove) -> Markup {
    let language = page.language();
    html! {
        section id="dock" class="dock calm replay reviewed" aria-labelledby="asked" tabindex="-1" {
            div class="prompt" {
                div class="say" {
                    p class="l1" {
                        span class="turn wait" { (emblem_of(at.seat())) (page.name(at.seat())) " · " (replay::move_of(language, at.said.number, None)) }
                    }
                    @if at.shown == ReviewShown::Question { (question(page, at)) } @else { (answer(page, at)) }
                }
                div class="acts" { (acts(page, at)) }
            }
            (marked(&page.scene.hand, at))
        }
    }
}

fn question(page: &TablePage, at: &ReviewedMove) -> Markup {
    let language = page.language();
    html! {
        p class="fx" {
            @if !at.told.is_empty() { (at.told) " " }
            b id="asked" { (say::what_would_you(language)) }
            " " (say::as_seen_by(language, page.name(at.seat())))
        }
    }
}

/// What is told of a choice: one function, for whatever else may be said of it.
fn answer(page: &TablePage, at: &ReviewedMove) -> Markup {
    let language = page.language();
    let said = &at.said;
    let is_best = said.choice.best == said.choice.played;
    html! {
        p class="fx" {
            b id="asked" { (say::best_found(language)) ": " (said.best) }
            (chance_of(page, said, &said.choice.best))
        }
        @if is_best { p class="fx" { (say::agrees(language)) } } @else {
            p class="fx" {
                (say::played(language)) ": " (said.played)
                (chance_of(page, said, &said.choice.played))
                " " (mark_and_cost(language, &said.choice))
            }
            @if let Some((because, rules)) = &said.reason {
                p class="fx" { (because) @for rule in rules { " " (rule_link(page.table.game.name, rule)) } }
            }
        }
        @if at.is_example { p class="fx" { (say::example_luck(language)) } }
        @if !said.choice.tried.is_empty() { (sure(page, said)) }
    }
}

/// The way to a rule that is named by its id: `M-6.1`.
pub(super) fn rule_link(game: &str, rule: &str) -> Markup {
    let number = rule.rsplit('-').next().unwrap_or_default();
    html! { a class="ref" href={ (links::rules(game)) "#" (rule) } { "§\u{a0}" (number) } }
}

/// " (about 65 %)", of what was tried.
fn chance_of(page: &TablePage, said: &SaidChoice, action: &str) -> Markup {
    let tried = said.choice.tried.iter().find(|one| one.action == action);
    html! {
        @if let Some(tried) = tried { " (" (about(page, &tried.success)) ")" }
    }
}

fn about(page: &TablePage, chance: &Estimate) -> String {
    say::about_percent(page.language(), &rounded::percent(chance))
}

/// "Mistake · costs about 15 %".
pub(crate) fn mark_and_cost(language: Language, choice: &ReviewedChoice) -> Markup {
    html! {
        @if let Some(mark) = choice.mark {
            b class={ "judged " (mark.word()) } { span aria-hidden="true" { (say::sign(mark)) } " " (say::marked(language, mark)) }
        }
        @if let Some(loss) = choice.loss.filter(|loss| loss.mean > 0.0) {
            @if choice.mark.is_some() { " · " }
            (say::costs(language, &rounded::loss(&loss))) (rounded::give_or_take(&[&loss]))
        }
    }
}

/// All that was tried, with how far each number may be off.
fn sure(page: &TablePage, said: &SaidChoice) -> Markup {
    let language = page.language();
    html! {
        details class="sure" {
            summary class="btn sm quiet" { (say::how_sure(language)) }
            table {
                tr {
                    th scope="col" { (say::choice(language)) } th scope="col" { (say::outlook(language)) }
                    th scope="col" { (say::give_or_take(language)) } th scope="col" { (say::worlds(language)) }
                }
                @for (tried, words) in said.choice.tried.iter().zip(&said.tried) {
                    tr {
                        th scope="row" { (words) }
                        td { (about(page, &tried.success)) }
                        td { (rounded::doubt(&tried.success)) "\u{a0}%" }
                        td { (tried.worlds) }
                    }
                }
            }
        }
    }
}

fn acts(page: &TablePage, at: &ReviewedMove) -> Markup {
    let language = page.language();
    let id = &page.table.id;
    let here = |shown| links::reviewed(id, at.said.choice.step, shown);
    let place = at.costliest.iter().position(|step| *step == at.said.choice.step);
    let other = |step: StepNumber| links::reviewed(id, step, ReviewShown::Question);
    let from = ReplayAt { step: at.before(), seen: Some(Seen::Seat(at.seat())), ..ReplayAt::default() };
    html! {
        @if at.shown == ReviewShown::Question {
            a class="btn go" id="show-answer" href=(here(ReviewShown::Answer)) { (icon(Icon::Eye)) (say::show_answer(language)) }
        } @else {
            nav class="sg" aria-label=(say::on_the_board(language)) { (boards(page, at)) }
            a class="btn sm" href=(links::branch(id, from)) { (icon(Icon::Play)) (after::play_from_here(language)) }
        }
        @if let Some(place) = place {
            @if let Some(&step) = place.checked_sub(1).and_then(|before| at.costliest.get(before)) {
                a class="btn sm quiet" rel="prev" href=(other(step)) aria-label=(say::previous_choice(language)) { (icon(Icon::Prev)) }
            }
            span class="nth" { (say::place_of(language, place + 1, at.costliest.len())) }
            @if let Some(&step) = at.costliest.get(place + 1) {
                a class="btn sm" id="next-choice" rel="next" href=(other(step)) { (say::next_choice(language)) (icon(Icon::Next)) }
            }
        }
        a class="btn sm quiet" href=(links::review_of(id, at.seat())) { (say::back_to_review(language)) }
        a class="btn sm quiet" href=(links::table(id)) { (icon(Icon::Board)) (table::table(language)) }
    }
}

/// Which position the board shows.
fn boards(page: &TablePage, at: &ReviewedMove) -> Markup {
    let language = page.language();
    let is_best = at.said.choice.best == at.said.choice.played;
    let all = [
        (ReviewShown::Answer, say::before_it(language)),
        (ReviewShown::Best, say::after_best(language)),
        (ReviewShown::Played, say::after_played(language)),
    ];
    html! {
        @for (shown, words) in all {
            @if !is_best || shown != ReviewShown::Best {
                a class="btn sm" href=(links::reviewed(&page.table.id, at.said.choice.step, shown))
                    aria-current=[(shown == at.shown).then_some("true")] { (words) }
            }
        }
    }
}

/// A drawing in which the handles of the best found are marked.
pub(super) fn marked(drawing: &Markup, at: &ReviewedMove) -> Markup {
    marked_at(drawing, &at.picks, "data-answer")
}

/// A drawing in which these handles have a further attribute.
pub(super) fn marked_at(drawing: &Markup, picks: &[String], attribute: &str) -> Markup {
    let mark = |drawing: String, pick: &String| {
        let handle = html! { i data-h=(pick) {} }.into_string();
        let handle = handle.trim_start_matches("<i ").trim_end_matches("></i>");
        drawing.replace(handle, &format!("{handle} {attribute}"))
    };
    PreEscaped(picks.iter().fold(drawing.clone().into_string(), mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_of_the_answer_are_marked_and_no_others() {
        let drawing = html! { g { button data-h="h.r7" {} i data-h="h.r70" {} u data-h="p.\"a\"" {} } };
        let picks = ["h.r7".into(), "p.\"a\"".into()];
        let expected = html! {
            g { button data-h="h.r7" data-answer {} i data-h="h.r70" {} u data-h="p.\"a\"" data-answer {} }
        };
        assert_eq!(marked_at(&drawing, &picks, "data-answer").into_string(), expected.into_string());
        assert_eq!(marked_at(&drawing, &[], "data-answer").into_string(), drawing.into_string());
    }
}
