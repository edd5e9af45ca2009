//! What stands beside the window: the pile, the scoring phase, and, where the list of players is out of sight, the
//! observer's own tokens and colours.

use engine::Seat;
use m::{Line, Phase};
use maud::{Markup, html};
use words::{Language, count, say, word};

use super::names;
use super::plates::{Number, colours, heap};
use super::sight::Sight;
use super::words::line_title;
use super::words::rule;
use face::emblem::emblem_of;
use face::{Cells, rule_link};

/// The pile and what is going on.
pub(super) fn strip(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let public = sight.public();
    let scored = public.scoring().map(|scoring| scoring.by.line);
    html! {
        div class="m-strip" {
            (pile(sight, cells))
            @if public.last_phase_is_near() {
                (cells.common("m-warn", scored.is_some(), || html! { p id="m-warn" class="m-warn" data-t=(names::WARNING) { (last_phase(sight)) " " (rule_link(rule(10, 2))) } }))
            }
            @if let Some(line) = scored { (cells.part("m-scoring", scoring(sight, line, cells))) }
        }
    }
}

/// The pile; its number changes most.
fn pile(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let (count, language) = (sight.public().pile().len(), sight.language());
    cells.text(names::PILE_COUNT, &count.to_string());
    let draw = || {
        html! {
            p id="m-pile" class="m-pile" {
                svg class="tile" viewBox="0 0 100 100" aria-hidden="true" data-t=(names::PILE) {
                    @if count == 0 { use href="#m-cell" {} } @else { use href="#m-back" {} }
                }
                span { b data-t=(names::PILE_COUNT) { (count) } span class="m-where" { " " (word!(language, en: "in the pile", fr: "dans la pioche", de: "im Stapel")) } }
            }
        }
    };
    cells.common("m-pile", count == 0, draw)
}

/// What the end of the pile means.
pub(super) const fn last_phase(sight: Sight<'_>) -> &'static str {
    let language = sight.language();
    if matches!(sight.public().phase(), Phase::Scoring(_)) {
        word!(language,
            en: "The game ends after this scoring.", fr: "La partie finit après ce décompte.", de: "Nach dieser Wertung ist Schluss.")
    } else {
        word!(language,
            en: "The pile is empty: the next scoring ends the game.",
            fr: "La pioche est vide\u{202f}: le prochain décompte finit la partie.",
            de: "Der Stapel ist leer: Die nächste Wertung beendet das Spiel.")
    }
}

/// The line being scored and the order of takers. The takers are numbered from the last one, who stays the last.
fn scoring(sight: Sight<'_>, line: Line, cells: &Cells<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let left = public.takes_left_at_most(line);
    let title = || {
        let title = line_title(line, language);
        html! {
            p id="m-scored" class="m-head" { (lozenge()) (say!(language, en: "Scoring: {title}", fr: "Décompte\u{202f}: {title}", de: "Wertung: {title}")) " " (rule_link(rule(9, 5))) }
        }
    };
    html! {
        div id="m-scoring" class="m-scoring" {
            (cells.common("m-scored", line, title))
            ol class="m-takers" aria-label=(order_words(language)) {
                @for (at, seat) in public.takers().enumerate() {
                    @let id = format!("m-taker-{}", left - at);
                    (cells.cell(&id, seat, || taker(sight, seat, &id)))
                }
            }
            (cells.common("m-ends", left, || html! { p id="m-ends" class="m-ends" { (ends(left, language)) } }))
        }
    }
}

fn taker(sight: Sight<'_>, seat: Seat, id: &str) -> Markup {
    html! {
        li id=(id) {
            (emblem_of(seat))
            span class="sr" { (sight.plate(seat)) }
        }
    }
}

/// How long the scoring may last.
fn ends(left: usize, language: Language) -> String {
    count!(language, left,
        en: "At most one more card can be taken. It ends when one card is left or none may go."
            | "At most {left} more cards can be taken. It ends when one card is left or none may go.",
        fr: "On peut encore prendre une carte au plus. Le décompte finit quand il reste une carte ou qu’aucune ne peut partir."
            | "On peut encore prendre {left} cartes au plus. Le décompte finit quand il reste une carte ou qu’aucune ne peut partir.",
        de: "Höchstens eine Karte kann noch genommen werden. Schluss ist, wenn eine Karte übrig ist oder keine mehr weg darf."
            | "Höchstens {left} Karten können noch genommen werden. Schluss ist, wenn eine Karte übrig ist oder keine mehr weg darf.")
}

const fn order_words(language: Language) -> &'static str {
    word!(language, en: "Who takes next, at most", fr: "Ordre de prise, au plus", de: "Wer noch nimmt, höchstens")
}

/// The pawn that marks the line.
pub(super) fn lozenge() -> Markup {
    html! {
        svg class="m-lozenge" viewBox="-12 -16 24 32" aria-hidden="true" { path d="M0-14 10 0 0 14-10 0z" fill="#ffc233" stroke="#1d120b" stroke-width="3" {} }
    }
}

/// The observer's own tokens and colours, for small screens where the list of players is out of sight.
pub(super) fn own(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let Some(me) = sight.me() else { return html! {} };
    let (public, language) = (sight.public(), sight.language());
    let tokens = public.tokens()[me];
    let number = Number::of(me, tokens, language);
    let heap = heap(tokens, "m-own-heap", cells);
    let label = word!(language, en: "Your tokens and colours", fr: "Vos jetons et couleurs", de: "Deine Chips und Farben");
    html! {
        div class="m-own" role="group" aria-label=(label) {
            (cells.cell("m-own-tokens", (&number.word, tokens == 0), || html! { p id="m-own-tokens" { (heap) span { (number) } } }))
            (colours(sight, (me, public.score(me)), "m-own-sums", cells))
        }
    }
}
