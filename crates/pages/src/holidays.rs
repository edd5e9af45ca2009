//! When the visitor is on holiday.

use maud::{Markup, html};

use crate::shell::{Area, Layout, to_settings};
use crate::words::time as say;
use crate::{Day, FieldError, Visitor, links};

/// What the page of holidays shows.
#[derive(Clone, Debug)]
pub struct Holidays {
    /// Who looks.
    pub visitor: Visitor,
    /// Today and later: the first and the last day of each, in order.
    pub days: Vec<(Day, Day)>,
    /// How many days the visitor may still be away in each of these years.
    pub left: Vec<(i64, i64)>,
    /// What was typed and is wrong.
    pub typed: (String, String),
    /// What is wrong with it.
    pub error: Option<FieldError>,
}

/// The page of holidays.
pub fn holidays_page(page: &Holidays) -> Markup {
    let language = page.visitor.language;
    let title = say::holidays(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            section class="fs" {
                p { (say::holidays_help(language)) }
                p class="hint" { @for &(year, days) in &page.left { (say::days_left_of(language, year, days)) br; } }
                @if page.days.is_empty() { p class="hint" { (say::no_holidays(language)) } }
                @for (first, last) in &page.days { (entry(page, *first, *last)) }
            }
            form class="fs" method="post" action=(links::HOLIDAYS) {
                @for (field, words, typed) in [
                    ("first", say::first_day(language), &page.typed.0),
                    ("last", say::last_day(language), &page.typed.1),
                ] {
                    div class="entry" {
                        label for=(field) { (words) }
                        input class="field" type="date" id=(field) name=(field) value=(typed) required
                            aria-invalid=[page.error.is_some().then_some("true")];
                    }
                }
                (crate::fields::errors_at(page.error.as_slice(), "first"))
                button class="btn pri" { (say::add_holidays(language)) }
            }
            (to_settings(language))
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

fn entry(page: &Holidays, first: Day, last: Day) -> Markup {
    let language = page.visitor.language;
    html! {
        div class="opt" {
            b { (first.words(language)) @if first != last { " – " (last.words(language)) } }
            form method="post" action=(links::HOLIDAYS) {
                input type="hidden" name="drop" value=(first);
                button class="btn" { (say::drop_holidays(language)) span class="sr" { " " (first.words(language)) } }
            }
        }
    }
}
