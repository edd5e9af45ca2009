//! The score sheet: Harvest, Faith, Projects, effects, Victory tokens, each figure with its rule.

use city::{Phase, Sheet};
use engine::{RuleId, Seat};
use maud::{Markup, html};
use words::{Language, say, word};

use super::names;
use super::sight::Sight;
use super::words::{level_name, points, rule, total};
use face::emblem::emblem_of;
use face::reference::{address, section};
use face::rule_link;

/// A row of the sheet.
pub(super) struct Row {
    /// Its name.
    pub name: &'static str,
    /// Its rule.
    pub rule: RuleId,
    /// Its figure.
    pub of: fn(&Sheet) -> i32,
}

/// The rows of the sheet, without the total.
pub(super) fn rows(sight: Sight<'_>) -> Vec<Row> {
    let language = sight.language();
    let mut rows = vec![
        Row {
            name: word!(language, en: "Harvest", fr: "Moisson", de: "Ernte"),
            rule: rule(9, 4),
            of: |sheet| sheet.harvest,
        },
        Row {
            name: word!(language, en: "Faith", fr: "Foi", de: "Glaube"),
            rule: rule(9, 5),
            of: |sheet| sheet.faith,
        },
        Row {
            name: word!(language, en: "Projects", fr: "Projets", de: "Projekte"),
            rule: rule(9, 6),
            of: |sheet| sheet.projects.iter().map(|project| project.ap).sum(),
        },
        Row {
            name: word!(language, en: "Effects", fr: "Effets", de: "Wirkungen"),
            rule: rule(9, 7),
            of: |sheet| sheet.projects.iter().map(|project| project.effect).sum(),
        },
        Row {
            name: word!(language, en: "Victory tokens", fr: "Jetons Victoire", de: "Siegmarker"),
            rule: rule(9, 8),
            of: |sheet| 3 * i32::from(sheet.victories),
        },
    ];
    if sight.public().is_solo() {
        rows.push(Row {
            name: word!(language, en: "Neutral stock", fr: "Réserve neutre", de: "Neutraler Vorrat"),
            rule: rule(10, 16),
            of: |sheet| -i32::from(sheet.neutral.map_or(0, |[stock, _]| stock)),
        });
        rows.push(Row { name: word!(language, en: "Neutral Victory tokens", fr: "Jetons Victoire neutres", de: "Neutrale Siegmarker"), rule: rule(10, 16), of: |sheet| -i32::from(sheet.neutral.map_or(0, |[_, victories]| victories)) });
    }
    rows
}

/// The sheet as it would stand if the game ended now, or as it stands at the end.
pub(super) fn sheet(sight: Sight<'_>) -> Markup {
    table(sight, Names::None)
}

/// The same in the notice, where its figures have names.
pub(super) fn notice_sheet(sight: Sight<'_>) -> Markup {
    table(sight, Names::Given)
}

/// Whether the figures of the sheet have names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    /// They have.
    Given,
    /// They have none.
    None,
}

fn table(sight: Sight<'_>, names: Names) -> Markup {
    let named = names == Names::Given;
    let language = sight.language();
    let sheets: Vec<Sheet> = Seat::all(sight.seats()).map(|seat| sight.public().sheet(seat)).collect();
    let (rows, of_all) = (rows(sight), || Seat::all(sight.seats()).zip(&sheets));
    let name = |row: usize, seat: Seat| named.then(|| names::scored(row, seat));
    html! {
        table class="c-score" {
            caption {
                @if sight.public().phase() == Phase::Over { (word!(language, en: "Final scoring", fr: "Décompte final", de: "Schlusswertung")) }
                @else { (word!(language, en: "If the game ended now", fr: "Si la partie finissait maintenant", de: "Wäre jetzt Schluss")) }
            }
            thead { tr { td {} @for seat in Seat::all(sight.seats()) { th scope="col" { (head(sight, seat)) } } } }
            tbody {
                @for (at, row) in rows.iter().enumerate() {
                    tr {
                        th scope="row" data-t=[named.then(|| names::scored_row(at))] { (row.name) " " (rule_link(row.rule)) }
                        @for (seat, sheet) in of_all() { td { (figure(&total((row.of)(sheet)), row.rule, (language, name(at, seat)))) } }
                    }
                }
                tr class="c-sum" {
                    th scope="row" data-t=[named.then(|| names::scored_row(rows.len()))] { (word!(language, en: "Total", fr: "Total", de: "Summe")) " " (rule_link(rule(9, 9))) }
                    @for (seat, sheet) in of_all() { td { (figure(&total(sheet.total()), rule(9, 9), (language, name(rows.len(), seat)))) } }
                }
            }
        }
        @for (seat, sheet) in Seat::all(sight.seats()).zip(&sheets) { (terms(sight, seat, sheet)) }
        (level(sight, &sheets))
    }
}

/// The level of a solo result.
fn level(sight: Sight<'_>, sheets: &[Sheet]) -> Markup {
    let language = sight.language();
    html! {
        @if let (true, [sheet]) = (sight.public().is_solo(), sheets) {
            @let level = level_name(city::Level::of(sheet.total()), language);
            p class="c-note" { (say!(language, en: "Level: {level}", fr: "Niveau\u{202f}: {level}", de: "Stufe: {level}")) " " (rule_link(rule(10, 17))) }
        }
    }
}

/// The sums of one player: the Harvest with its formula, every Project with its AP.
fn terms(sight: Sight<'_>, seat: Seat, sheet: &Sheet) -> Markup {
    let language = sight.language();
    let (food, standing, harvest) = (sheet.food, sheet.standing, sheet.harvest);
    let (fed, more) = (food.min(standing), food.saturating_sub(standing));
    html! {
        section class="c-terms" {
            h3 { (head(sight, seat)) }
            p {
                (say!(language,
                    en: "Harvest: Food {food}, standing Buildings {standing}: {fed} × 1 + {more} × 2 = {harvest}",
                    fr: "Moisson\u{202f}: Nourriture {food}, Bâtiments intacts {standing}\u{202f}: {fed} × 1 + {more} × 2 = {harvest}",
                    de: "Ernte: Nahrung {food}, unzerstörte Gebäude {standing}: {fed} × 1 + {more} × 2 = {harvest}"))
                " " (rule_link(rule(9, 4)))
            }
            @for project in &sheet.projects {
                @let name = super::lines::bare_name(project.number, sight.pack(), language);
                p {
                    (name) (word!(language, en: ": ", fr: "\u{202f}: ", de: ": ")) (points(project.ap, language)) " " (rule_link(rule(9, 6)))
                    @if project.effect != 0 { ", " (word!(language, en: "effect", fr: "effet", de: "Wirkung")) " " (points(project.effect, language)) " " (rule_link(rule(9, 7))) }
                }
            }
            @if sheet.victories > 0 { p { (sheet.victories) " × " (points(3, language)) " " (word!(language, en: "for Victory tokens", fr: "pour les jetons Victoire", de: "für Siegmarker")) " " (rule_link(rule(9, 8))) } }
        }
    }
}

fn head(sight: Sight<'_>, seat: Seat) -> Markup {
    html! {
        (emblem_of(seat))
        span { (sight.plate(seat)) }
    }
}

/// A figure that leads to its rule.
fn figure(text: &str, rule: RuleId, (language, name): (Language, Option<String>)) -> Markup {
    let section = section(rule);
    let label = say!(language, en: "{text}, rule {section}", fr: "{text}, règle {section}", de: "{text}, Regel {section}");
    html! { a class="c-fig" data-t=[&name] href=(address(rule)) aria-label=(label) { (text) } }
}
