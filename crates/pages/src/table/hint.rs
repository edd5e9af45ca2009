//! The bulb, and what it tells.

use engine::{Seat, StepNumber};
use face::icon::{Icon, icon};
use host::{Hint, Suggestion};
use maud::{Markup, html};
use serde::Serialize;

use super::{Role, TablePage};
use crate::links::{self, TablePost};
use crate::words::table as say;

/// A hint as the script reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HintAnswer {
    /// The version of the position that it is about.
    pub seq: StepNumber,
    /// The seat for which it was asked, as its letter.
    pub seat: String,
    /// What matters now, with its reason.
    pub sentence: String,
    /// What is worth a look, best first.
    pub choices: Vec<Advice>,
}

/// One choice that is worth a look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// Its handles in order.
    pub p: Vec<String>,
    /// What it is, and how it stands beside the others.
    pub say: String,
    /// How it may end, in figures; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub figures: String,
}

/// A hint as the script reads it.
pub fn hint_answer(hint: &Hint, seat: Seat, seq: StepNumber) -> HintAnswer {
    let choices = hint.suggestions.iter().map(|one| Advice {
        p: one.picks.clone(),
        say: words_of(one),
        figures: one.result.clone(),
    });
    HintAnswer { seq, seat: seat.to_string(), sentence: hint.sentence.clone(), choices: choices.collect() }
}

/// "Play Red 7: clearly best"
fn words_of(one: &Suggestion) -> String {
    if one.standing.is_empty() { one.say.clone() } else { format!("{}: {}", one.say, one.standing) }
}

/// The bulb in the header, for those who may ask.
pub(super) fn bulb(page: &TablePage) -> Markup {
    let words = say::hint(page.language());
    html! {
        @if page.table.hints && matches!(page.role, Role::Seated(_)) {
            form method="post" action=(links::at_table(&page.table.id, TablePost::Hint)) class="bulb" data-hint {
                input type="hidden" name="seq" value=(page.seq);
                @if let Some(seat) = page.observer.seat() { input type="hidden" name="seat" value=(seat); }
                button class="ib" aria-label=(words) aria-keyshortcuts="h" { (icon(Icon::Hint)) }
            }
        }
    }
}

/// The figures behind a hint, opened by whoever wants them; the script fills and shows them.
pub(super) fn figures(page: &TablePage) -> Markup {
    html! {
        @if page.table.hints && matches!(page.role, Role::Seated(_)) {
            details id="figures" class="figures" hidden { summary class="btn" { (say::figures(page.language())) } ol {} }
        }
    }
}

/// A hint on a page without script: first what matters, then, on demand, what is worth a look.
pub(super) fn plain(page: &TablePage, hint: &Hint) -> Markup {
    let language = page.language();
    html! {
        div class="advice" role="status" {
            p { (icon(Icon::Hint)) b { (say::hint(language)) ":" } " " (hint.sentence) }
            @if !hint.suggestions.is_empty() {
                details {
                    summary { (say::worth_a_look(language)) }
                    ol { @for one in &hint.suggestions { li { (words_of(one)) } } }
                    @if hint.suggestions.iter().any(|one| !one.result.is_empty()) {
                        details {
                            summary { (say::figures(language)) }
                            ol { @for one in &hint.suggestions { li { (one.result) } } }
                        }
                    }
                }
            }
        }
    }
}
