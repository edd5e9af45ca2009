//! The form for a saved game, and what is wrong with one.

use engine::SaveFault;
use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::draft::option_error;
use crate::shell::{Area, Layout, poster};
use crate::words::after as say;
use crate::{Day, Promise, Visitor, links};

/// The form for a saved game.
#[derive(Clone, Debug)]
pub struct Import {
    /// Who looks.
    pub visitor: Visitor,
    /// Names the table to be opened, so that a second click opens no second one.
    pub promise: Promise,
    /// What was sent last, so that it can be mended.
    pub text: String,
    /// What is wrong with it.
    pub fault: Option<ImportFault>,
    /// How many KiB a saved game may have, and how many steps.
    pub bounds: (usize, usize),
    /// What the visitor has opened, the last first.
    pub opened: Vec<OpenedGame>,
}

/// What is wrong with a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportFault {
    /// Nothing was sent.
    Nothing,
    /// It is longer than the bound.
    TooLarge,
    /// It has so many steps, more than the bound.
    TooLong(usize),
    /// It ends before anybody was to choose.
    NoPosition,
    /// Something in it cannot be.
    At(Box<FaultPlace>),
}

/// A place in a saved game at which something cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultPlace {
    /// The line, from 1; 0 if the whole file is meant.
    pub line: usize,
    /// The column, in characters from 1; 0 if the whole line is meant.
    pub column: usize,
    /// What is wrong. The words of a rule, of an option, and of what is none of the kinds are in the language of whoever
    /// looks.
    pub fault: SaveFault,
    /// The line before the place, and from it on.
    pub text: (String, String),
}

/// A game that somebody has opened from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedGame {
    /// Its table.
    pub id: String,
    /// What the table is called.
    pub name: String,
    /// The short name of its game.
    pub game: &'static str,
    /// When it was opened.
    pub day: Day,
}

/// The page with the form for a saved game.
pub fn import_page(page: &Import) -> Markup {
    let language = page.visitor.language;
    let title = say::open_saved(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { (say::open_saved_about(language)) }
            @if let Some(fault) = &page.fault { (alert(fault, page.bounds, language)) }
            form class="fs" method="post" action=(links::IMPORT) enctype="multipart/form-data" {
                (page.promise.field())
                div class="entry" {
                    label for="file" { (say::file(language)) }
                    input class="field" id="file" type="file" name="file" accept=".mu,text/plain" aria-describedby="bounds";
                }
                div class="entry" {
                    label for="text" { (say::text(language)) }
                    textarea class="field saved" id="text" name="text" rows="12" spellcheck="false" autocapitalize="off"
                        aria-describedby="bounds" aria-invalid=[page.fault.is_some().then_some("true")] { "\n" (page.text) }
                }
                p class="hint" id="bounds" { (say::bounds(language, page.bounds.0, page.bounds.1)) }
                button class="btn pri" { (say::open(language)) }
            }
            @if !page.opened.is_empty() { (opened(page)) }
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Play, heading: None, events: None, content }.page()
}

/// What is wrong, with the line in which it stands.
fn alert(fault: &ImportFault, (kib, steps): (usize, usize), language: Language) -> Markup {
    html! {
        div class="alert" role="alert" {
            (icon(Icon::Warn))
            @match fault {
                ImportFault::Nothing => p { (say::nothing_sent(language)) },
                ImportFault::TooLarge => p { (say::too_large(language, kib)) },
                ImportFault::TooLong(found) => p { (say::too_long(language, *found, steps)) },
                ImportFault::NoPosition => p { (say::no_position(language)) },
                ImportFault::At(place) => (fault_place(place, language)),
            }
        }
    }
}

fn fault_place(place: &FaultPlace, language: Language) -> Markup {
    let (before, from) = &place.text;
    html! {
        div {
            p {
                b {
                    @if place.line == 0 { (say::whole_file(language)) }
                    @else { (say::place(language, place.line, place.column)) }
                    (say::colon(language))
                }
                " " (reason(&place.fault, language))
            }
            @if let SaveFault::Option(bad) = &place.fault {
                @let faults = bad.faults();
                @if !faults.is_empty() { ul { @for fault in faults { li { (fault) } } } }
            }
            @if !before.is_empty() || !from.is_empty() {
                code class="faulty" { (before) mark { (from) } }
            }
        }
    }
}

/// What is wrong with a line, or with all. Words of the notation are English in every language.
fn reason(fault: &SaveFault, language: Language) -> Markup {
    html! {
        @match fault {
            SaveFault::Empty => (say::empty(language)),
            SaveFault::Foreign => (say::foreign(language)),
            SaveFault::Format(other) => (say::format_unknown(language, other)),
            SaveFault::Missing(word) => (say::line_missing(language, word)),
            SaveFault::Twice(word) => (say::line_twice(language, word)),
            SaveFault::NoValue => (say::no_value(language)),
            SaveFault::NoNumber => (say::no_number(language)),
            SaveFault::Option(bad) => { code { (bad.name) } (say::colon(language)) " " (option_error(bad, language).text) },
            SaveFault::OtherGame(name) => (say::other_game(language, name)),
            SaveFault::Rules(found, newest) => (say::rules_unknown(language, found, *newest)),
            SaveFault::Separators => (say::separators(language)),
            SaveFault::NoScores => (say::no_scores(language)),
            SaveFault::AfterScores => (say::after_scores(language)),
            SaveFault::Expected(what) => { (say::expected(language)) " " span lang="en" { (what) } },
            SaveFault::LuckDue => (say::luck_due(language)),
            SaveFault::NoLuckDue => (say::no_luck_due(language)),
            SaveFault::Refused(rule, text) => { (text) " (" (rule) ")" },
            SaveFault::NotOver => (say::not_over(language)),
            SaveFault::Scores(scores) => { (say::other_scores(language)) " " code { (scores) } },
            SaveFault::Other(text) => (text),
        }
    }
}

/// What the visitor has opened.
fn opened(page: &Import) -> Markup {
    let language = page.visitor.language;
    html! {
        section class="fs" aria-labelledby="opened" {
            h2 id="opened" { (say::opened(language)) }
            div class="lines" {
                @for game in &page.opened {
                    div class="tb" {
                        span class="g" { (poster(&page.visitor, game.game)) }
                        b { (game.name) }
                        a class="btn sm quiet" href=(links::table(&game.id)) aria-label=(game.name) { (icon(Icon::Right)) }
                        span class="sub" { (game.day.words(language)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::{BadOptionReason, OptionError};

    use super::*;

    #[test]
    fn what_is_wrong_with_a_saved_game_is_told_in_three_languages() {
        let (name, value) = ("deals".into(), "13".into());
        let option = OptionError { name, value, reason: BadOptionReason::OutOfRange(0, 12) };
        for fault in [
            SaveFault::Empty,
            SaveFault::Foreign,
            SaveFault::Format("2".into()),
            SaveFault::Missing("game"),
            SaveFault::Twice("rules".into()),
            SaveFault::NoValue,
            SaveFault::NoNumber,
            SaveFault::Option(option),
            SaveFault::OtherGame("m"),
            SaveFault::Rules("99".into(), 2),
            SaveFault::Separators,
            SaveFault::NoScores,
            SaveFault::AfterScores,
            SaveFault::Expected("a card, 1 to 16".into()),
            SaveFault::LuckDue,
            SaveFault::NoLuckDue,
            SaveFault::NotOver,
            SaveFault::Scores("a 12 b 7".into()),
        ] {
            let told: BTreeSet<String> =
                Language::ALL.iter().map(|language| reason(&fault, *language).into_string()).collect();
            assert_eq!(told.len(), 3, "{told:?}");
        }
    }
}
