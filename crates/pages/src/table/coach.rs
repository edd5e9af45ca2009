//! The coach: its setting, the question that it asks before a choice, and the one thing to remember afterwards.

use std::collections::BTreeMap;

use domain::CoachLevel;
use maud::{Markup, html};
use words::Language;

use super::TablePage;
use super::review::rule_link;
use crate::likes::rows;
use crate::links::{self, ReplayAt, TablePost};
use crate::shell::setting;
use crate::words::coach as say;

/// The coach of a page.
#[derive(Clone, Debug, Default)]
pub struct Coach {
    /// Before which choices it asks; `None` where there is no coach.
    pub level: Option<CoachLevel>,
    /// What it asks about a choice that was sent, for pages without script.
    pub asked: Option<CoachAsks>,
    /// What is worth remembering of what the visitor has played.
    pub remember: Option<Remember>,
}

/// A question about a choice that was not carried out yet.
#[derive(Clone, Debug)]
pub struct CoachAsks {
    /// The choice, in the notation.
    pub action: String,
    /// What is asked; a general question, if the game has none.
    pub question: Option<&'static str>,
    /// The rules that it rests on: `M-6.1`.
    pub rules: Vec<String>,
}

/// The costliest choice of a round, or of a game.
#[derive(Clone, Debug)]
pub struct Remember {
    /// Why something else was better.
    pub sentence: String,
    /// The rules that it rests on: `M-6.1`.
    pub rules: Vec<String>,
    /// Where it was, once the game is over.
    pub place: Option<ReplayAt>,
}

/// The answer to a choice about which the coach asks: the cells of its question.
pub fn coach_asks(asked: &CoachAsks, game: &str, language: Language) -> BTreeMap<&'static str, String> {
    BTreeMap::from([("coach-words", words(asked, game, language).into_string())])
}

fn words(asked: &CoachAsks, game: &str, language: Language) -> Markup {
    html! {
        p id="coach-words" {
            (asked.question.unwrap_or_else(|| say::in_general(language)))
            @for rule in &asked.rules { " " (rule_link(game, rule)) }
        }
    }
}

/// The setting in the menu of the table.
pub(super) fn level(page: &TablePage) -> Markup {
    let language = page.language();
    let Some(level) = page.coach.level else { return html! {} };
    let levels = rows(CoachLevel::ALL, level, CoachLevel::word, |one| say::level(language, one));
    html! {
        div class="coach-level" title=(say::about(language)) {
            (setting(&page.visitor, "coach", say::coach(language), &levels))
        }
    }
}

/// Where the script shows the question.
pub(super) fn dialog(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        @if page.coach.level.is_some() {
            dialog id="coach" class="asks-first" aria-labelledby="coach-h" aria-describedby="coach-words" {
                div class="dlg-h" { h2 id="coach-h" { (say::sure(language)) } }
                div class="dlg-b" { p id="coach-words" {} }
                div class="dlg-f" {
                    (off(page))
                    button type="button" class="btn" id="anyway" { (say::anyway(language)) }
                    button type="button" class="btn pri" data-close autofocus { (say::think_again(language)) }
                }
            }
        }
    }
}

/// One click, and it never asks again.
fn off(page: &TablePage) -> Markup {
    html! {
        form method="post" action=(links::SETTINGS) data-setting="coach" {
            input type="hidden" name="next" value=(page.address());
            button class="btn quiet" name="coach" value=(CoachLevel::Off.word()) { (say::never_again(page.language())) }
        }
    }
}

/// The question on a page without script.
pub(super) fn plain(page: &TablePage) -> Markup {
    let language = page.language();
    let Some(asked) = &page.coach.asked else { return html! {} };
    html! {
        section class="advice asks-first" role="alert" aria-labelledby="coach-sure" {
            p { b id="coach-sure" { (say::sure(language)) } }
            (words(asked, page.table.game.name, language))
            div class="dlg-f" {
                (off(page))
                form method="post" action=(links::at_table(&page.table.id, TablePost::Act)) {
                    input type="hidden" name="seq" value=(page.seq);
                    input type="hidden" name="key" value=(page.key);
                    @if let Some(seat) = page.observer.seat() { input type="hidden" name="seat" value=(seat); }
                    input type="hidden" name="action" value=(asked.action);
                    input type="hidden" name="sure" value="true";
                    button class="btn" { (say::anyway(language)) }
                }
                a class="btn pri" href=(page.address()) { (say::think_again(language)) }
            }
        }
    }
}

/// The one thing to remember, if there is any.
pub(super) fn remember(page: &TablePage) -> Markup {
    let language = page.language();
    let Some(remember) = &page.coach.remember else { return html! {} };
    html! {
        p class="remember" {
            b { (say::remember(language)) ":" } " " (remember.sentence)
            @for rule in &remember.rules { " " (rule_link(page.table.game.name, rule)) }
            @if let Some(at) = remember.place {
                " " a class="btn sm" href=(links::replay(&page.table.id, at)) { (say::look_there(language)) }
            }
        }
    }
}
