//! What helps somebody who does not know the game: three sentences above a first table, and in the tab of the rules
//! those of this phase and the signs of the board.

use face::icon::{Icon, icon};
use host::Sign;
use maud::{Markup, PreEscaped, html};
use words::Language;

use super::{Role, TablePage};
use crate::words::{guide as say, learn};
use crate::{Game, links};

/// What helps somebody who does not know the game; a whole page has it.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    /// Whether the visitor is new to the game: has neither finished one nor put the sentences away.
    pub is_new: bool,
    /// The rules that matter now, those that matter most first. A page that is open fetches them.
    pub rules: Vec<RuleNow>,
    /// The signs of the board.
    pub legend: Vec<Sign>,
}

/// A rule that matters now.
#[derive(Clone, Debug)]
pub struct RuleNow {
    /// Its id: `TRICKS-8.4`.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its text as HTML.
    pub html: String,
}

/// The three sentences of a game with what each is about.
pub(crate) fn sentences(game: &Game, language: Language) -> [(&'static str, &str); 3] {
    let [aim, turn, end] = &game.about.three_sentences;
    [(say::aim(language), aim), (say::a_turn(language), turn), (say::the_end(language), end)]
}

/// The sentences above the first table of a game: the aim in a line, the others below it when it is opened. It goes for
/// ever with a click: by the script at once, without it by a form.
pub(super) fn first_words(page: &TablePage) -> Markup {
    let (language, game) = (page.language(), &page.table.game);
    if !page.guide.is_new || matches!(page.role, Role::Watching) {
        return html! {};
    }
    let [aim, turn, end] = sentences(game, language);
    html! {
        section id="guide" class="guide" aria-label=(say::new_to(language, game.title)) {
            details class="menu" {
                summary { span { b { (aim.0) ":" } " " (aim.1) } (icon(Icon::Down)) }
                div class="more" {
                    @for (label, sentence) in [turn, end] { p { b { (label) ":" } " " (sentence) } }
                    @if game.has_course { p { a href=(links::course(game.name)) { (learn::learn_by_playing(language)) } } }
                    p { a href=(links::rules(game.name)) data-view="rules" { (say::rules_of_now(language)) } }
                }
            }
            form method="post" action=(links::SETTINGS) data-setting="learnt" {
                input type="hidden" name="next" value=(page.visitor.path);
                button class="btn sm" name="learnt" value=(game.name) aria-label=(say::understood(language)) {
                    (icon(Icon::Check)) span { (say::short_understood(language)) }
                }
            }
        }
    }
}

/// What the tab of the rules shows before the document.
pub fn rules_now(guide: &Guide, game: &Game, language: Language) -> Markup {
    html! {
        div id="rules-now" class="in" data-key=(guide.rules.iter().map(|rule| rule.id.as_str()).collect::<Vec<_>>().join(" ")) {
            @if !guide.rules.is_empty() {
                h2 { (say::now(language)) }
                @for (at, rule) in guide.rules.iter().enumerate() {
                    details class="rule" open[at == 0] {
                        summary { (rule.title) " " small { (rule.id) } }
                        div class="doc" { (PreEscaped(&rule.html)) }
                    }
                }
            }
            details class="rule" {
                summary { (say::in_short(language)) }
                @for (label, sentence) in sentences(game, language) { p { b { (label) ":" } " " (sentence) } }
            }
            @if !guide.legend.is_empty() {
                details class="rule" {
                    summary { (say::legend(language)) }
                    ul class="legend" { @for sign in &guide.legend { li { span { (sign.picture) } (sign.words) } } }
                }
            }
        }
    }
}
