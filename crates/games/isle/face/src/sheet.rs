//! The score sheet: every source of points, each figure with its rule.

use engine::{RuleId, ScoreLine, Seat};
use isle::{Public, Sheet};
use maud::{Markup, html};
use words::{Language, say, word};

use super::about::score_words;
use super::names;
use super::sight::Sight;
use super::words::rule;
use super::words::total;
use face::emblem::emblem_of;
use face::reference::{address, section};
use face::rule_link;

/// The rows of the sheet but for the total: places in its lines, and what each is for.
pub(super) fn rows(public: &Public) -> Vec<(usize, &'static str)> {
    let sheets: Vec<Sheet> = Seat::all(public.seats()).map(|seat| public.sheet(seat)).collect();
    let lines = Sheet::default().lines().into_iter().enumerate();
    lines
        .filter(|(place, line)| shown(line, &sheets, *place))
        .map(|(place, line)| (place, line.what))
        .collect()
}

/// The sheet as it would stand if the game ended now, or as it stands at its end.
pub(super) fn sheet(sight: Sight<'_>) -> Markup {
    html! {
        (figures(sight, |_| None))
        p class="v-note" { (word!(sight.language(),
            en: "Points won during the game are never lost. Everything from the villages on counts at the end only, for what still stands. Ties: more settlers, then villages, then moai.",
            fr: "Les points gagnés en cours de partie ne se perdent jamais. À partir des villages debout, tout ne compte qu’à la fin. Égalité\u{202f}: le plus de colons, puis de villages, puis de moaïs.",
            de: "Punkte aus dem Spiel gehen nie verloren. Alles ab den Dörfern am Ende zählt nur am Schluss, für das, was noch steht. Bei Gleichstand: mehr Siedler, dann Dörfer, dann Moai.")) }
    }
}

/// The same in a notice, whose rows come one after the other.
pub(super) fn final_figures(sight: Sight<'_>) -> Markup {
    figures(sight, |place| Some(names::row(place)))
}

fn figures(sight: Sight<'_>, name: impl Fn(usize) -> Option<String>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let title = if public.end().is_some() {
        word!(language, en: "Final score", fr: "Décompte final", de: "Endwertung")
    } else {
        word!(language, en: "If the game ended now", fr: "Si la partie finissait maintenant", de: "Wäre jetzt Schluss")
    };
    let sheets: Vec<Sheet> = Seat::all(sight.seats()).map(|seat| public.sheet(seat)).collect();
    html! {
        table class="v-score" {
            caption { (title) }
            thead { tr { td {} @for seat in Seat::all(sight.seats()) { th scope="col" { (head(sight, seat)) } } } }
            tbody {
                @for (place, what) in rows(public) {
                    tr data-t=[name(place)] {
                        th scope="row" { (score_words(what, language)) " " (rule_link(sheets[0].lines()[place].rule)) }
                        @for sheet in &sheets { td { (part(sheet, place, language)) } }
                    }
                }
                tr class="v-sum" data-t=[name(Sheet::default().lines().len())] {
                    th scope="row" { (word!(language, en: "Total", fr: "Total", de: "Summe")) " " (rule_link(rule(14, 7))) }
                    @for sheet in &sheets { td { (figure(&total(sheet.total()), rule(14, 7), language)) } }
                }
            }
        }
    }
}

/// Calls have a line only where somebody made one.
fn shown(line: &ScoreLine, sheets: &[Sheet], place: usize) -> bool {
    line.what != "calls" || sheets.iter().any(|sheet| sheet.lines()[place].value != 0)
}

/// The multiplication behind a figure, where there is one: "3 × 4".
fn times(sheet: &Sheet, line: &ScoreLine) -> Option<String> {
    let count = match line.what {
        "villages" => sheet.villages,
        "settlers" => sheet.settlers,
        "prayer tokens" => sheet.prayers,
        "moai" => sheet.moai,
        "adjacent moai" => sheet.adjacent,
        _ => 0,
    };
    (count > 0).then(|| format!("{count} × {}", line.value / i32::from(count)))
}

fn head(sight: Sight<'_>, seat: Seat) -> Markup {
    html! {
        (emblem_of(seat))
        span { (sight.plate(seat)) }
    }
}

/// One part of a score.
fn part(sheet: &Sheet, place: usize, language: Language) -> Markup {
    let line = sheet.lines()[place];
    html! {
        (figure(&total(line.value), line.rule, language))
        @if let Some(times) = times(sheet, &line) { small { (times) } }
    }
}

/// A figure that leads to its rule.
fn figure(text: &str, cited: RuleId, language: Language) -> Markup {
    let section = section(cited);
    let label = say!(language, en: "{text}, rule {section}", fr: "{text}, règle {section}", de: "{text}, Regel {section}");
    html! { a class="v-fig" href=(address(cited)) aria-label=(label) { (text) } }
}
