//! The score sheet: tokens, two colours for, the others against, each figure with its rule.

use engine::{RuleId, Seat};
use m::{Phase, Score, TOKEN_POINTS};
use maud::{Markup, html};
use words::{Language, say, word};

use super::names;
use super::sight::Sight;
use super::tile::colour_chip;
use super::words::rule;
use super::words::{hue_of, signed, total};
use face::emblem::emblem_of;
use face::reference::{address, section};
use face::rule_link;

/// One figure and the rule that gives it, with the colour it is for.
struct Figure {
    text: String,
    rule: RuleId,
    colours: Vec<m::Colour>,
}

/// A row of the sheet: its name, its rule, and its figure in a score.
struct Row {
    name: &'static str,
    rule: RuleId,
    of: fn(&Score) -> Figure,
}

/// The rule of the total.
const TOTAL: RuleId = rule(11, 4);

impl Row {
    fn class(&self) -> Option<&'static str> {
        (self.rule == TOTAL).then_some("m-sum")
    }
}

/// The sheet as it would stand if the game ended now, or as it stands at the end.
pub(super) fn sheet(sight: Sight<'_>) -> Markup {
    html! {
        table class="m-score" {
            caption { (title(sight)) }
            thead { tr { td {} @for seat in Seat::all(sight.seats()) { th scope="col" { (head(sight, seat)) } } } }
            tbody { @for row in rows(sight.language()) { tr class=[row.class()] { (cells(sight, &row)) } } }
        }
        p class="m-note" { (note(sight.language())) }
    }
}

/// The last sheet, whose rows are counted one after the other.
pub(super) fn last(sight: Sight<'_>) -> Markup {
    html! {
        table class="m-score" {
            thead { tr { td {} @for seat in Seat::all(sight.seats()) { th scope="col" data-t=(names::head(seat)) { (head(sight, seat)) } } } }
            tbody {
                @for (at, row) in rows(sight.language()).iter().enumerate() {
                    tr class=[row.class()] data-t=(names::row(at)) { (cells(sight, row)) }
                }
            }
        }
    }
}

/// What the sheet is.
pub(super) const fn title(sight: Sight<'_>) -> &'static str {
    let language = sight.language();
    if matches!(sight.public().phase(), Phase::Over(_)) {
        word!(language, en: "Final scoring", fr: "Décompte final", de: "Schlusswertung")
    } else {
        word!(language, en: "If the game ended now", fr: "Si la partie finissait maintenant", de: "Wäre jetzt Schluss")
    }
}

/// The rows, in the order of the rules.
fn rows(language: Language) -> [Row; 5] {
    let row = |name, rule, of| Row { name, rule, of };
    [
        row(word!(language, en: "Tokens", fr: "Jetons", de: "Chips"), rule(11, 1), tokens),
        row(
            word!(language, en: "First colour", fr: "Première couleur", de: "Erste Farbe"),
            rule(11, 2),
            first,
        ),
        row(
            word!(language, en: "Second colour", fr: "Deuxième couleur", de: "Zweite Farbe"),
            rule(11, 2),
            second,
        ),
        row(
            word!(language, en: "Other colours", fr: "Autres couleurs", de: "Übrige Farben"),
            rule(11, 3),
            minus,
        ),
        row(word!(language, en: "Total", fr: "Total", de: "Summe"), TOTAL, whole),
    ]
}

/// The cells of a row.
fn cells(sight: Sight<'_>, row: &Row) -> Markup {
    html! {
        th scope="row" { (row.name) " " (rule_link(row.rule)) }
        @for seat in Seat::all(sight.seats()) { td { (figure(&(row.of)(&sight.public().score(seat)), sight.language())) } }
    }
}

fn note(language: Language) -> String {
    say!(language,
        en: "Each token counts {TOKEN_POINTS}. The two colours with the highest sums count for you, the other three against.",
        fr: "Chaque jeton vaut {TOKEN_POINTS}. Les deux couleurs aux plus hautes sommes comptent en plus, les trois autres en moins.",
        de: "Jeder Chip zählt {TOKEN_POINTS}. Die zwei Farben mit den höchsten Summen zählen für dich, die anderen drei dagegen.")
}

fn head(sight: Sight<'_>, seat: Seat) -> Markup {
    html! {
        (emblem_of(seat))
        span { (sight.plate(seat)) }
    }
}

fn tokens(score: &Score) -> Figure {
    Figure {
        text: format!("{} × {TOKEN_POINTS} = {}", score.tokens, score.token_points()),
        rule: rule(11, 1),
        colours: Vec::new(),
    }
}

fn first(score: &Score) -> Figure {
    plus(score, 0)
}

fn second(score: &Score) -> Figure {
    plus(score, 1)
}

fn plus(score: &Score, place: usize) -> Figure {
    let (colour, sum) = score.plus[place];
    // A colour without cards may be one of the two.
    let (number, colours) = if sum == 0 { (5, Vec::new()) } else { (2, vec![colour]) };
    Figure { text: signed(sum), rule: rule(11, number), colours }
}

fn minus(score: &Score) -> Figure {
    let sum: i32 = score.minus.iter().map(|&(_, sum)| i32::from(sum)).sum();
    let colours = score.minus.iter().filter(|&&(_, sum)| sum > 0).map(|&(colour, _)| colour).collect();
    Figure { text: signed(-sum), rule: rule(11, 3), colours }
}

fn whole(score: &Score) -> Figure {
    Figure { text: total(score.total()), rule: TOTAL, colours: Vec::new() }
}

/// A figure that leads to its rule.
fn figure(figure: &Figure, language: Language) -> Markup {
    let (text, section) = (&figure.text, section(figure.rule));
    let colours =
        figure.colours.iter().map(|&colour| hue_of(colour).name(language)).collect::<Vec<_>>().join(", ");
    let what = if colours.is_empty() { text.clone() } else { format!("{text} {colours}") };
    let label = say!(language, en: "{what}, rule {section}", fr: "{what}, règle {section}", de: "{what}, Regel {section}");
    html! {
        a class="m-fig" href=(address(figure.rule)) aria-label=(label) {
            @for &colour in &figure.colours { (colour_chip(hue_of(colour))) }
            span { (text) }
        }
    }
}
