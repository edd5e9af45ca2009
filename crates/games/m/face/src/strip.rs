//! What stands beside the window: the pile, the scoring phase, and, where the list of players is out of sight, the
//! observer's own tokens and colours.

use m::{Line, Phase};
use maud::{Markup, html};
use words::{Language, say, word};

use super::plates::{colours, discs};
use super::sight::Sight;
use super::tile::tile_back;
use super::words::rule;
use super::words::{line_title, tokens_counted};
use face::emblem::emblem;
use face::rule_link;

/// The pile and what is going on.
pub(super) fn strip(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    html! {
        div class="m-strip" {
            p class="m-pile" {
                (tile_back())
                span { b { (public.pile().len()) } " " (word!(language, en: "in the pile", fr: "dans la pioche", de: "im Stapel")) }
            }
            @if public.last_phase_is_near() { p class="m-warn" { (last_phase(sight)) " " (rule_link(rule(10, 2))) } }
            (scoring(sight))
        }
    }
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

/// The line being scored and the order of takers.
pub(super) fn scoring(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let Some(scoring) = public.scoring() else { return html! {} };
    let line = line_title(scoring.by.line, language);
    html! {
        div class="m-scoring" {
            p class="m-head" { (lozenge()) (say!(language, en: "Scoring: {line}", fr: "Décompte\u{202f}: {line}", de: "Wertung: {line}")) " " (rule_link(rule(9, 5))) }
            ol class="m-takers" aria-label=(order_words(language)) {
                @for seat in public.takers() {
                    li {
                        @if let Some(look) = sight.look.seats.get(seat.index()) { (emblem(seat.index(), &look.letter)) }
                        span class="sr" { (sight.plate(seat)) }
                    }
                }
            }
            p class="m-ends" { (ends(sight, scoring.by.line)) }
        }
    }
}

/// How long the scoring may last.
fn ends(sight: Sight<'_>, line: Line) -> String {
    let (left, language) = (sight.public().takes_left_at_most(line), sight.language());
    say!(language,
        en: "At most {left} more can be taken. It ends when one card is left or none may go.",
        fr: "On peut encore en prendre {left} au plus. Le décompte finit quand il reste une carte ou qu’aucune ne peut partir.",
        de: "Höchstens {left} können noch genommen werden. Schluss ist, wenn eine Karte übrig ist oder keine mehr weg darf.")
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
pub(super) fn own(sight: Sight<'_>) -> Markup {
    let Some(me) = sight.me() else { return html! {} };
    let (public, language) = (sight.public(), sight.language());
    let tokens = public.tokens()[me];
    let label = word!(language, en: "Your tokens and colours", fr: "Vos jetons et couleurs", de: "Deine Chips und Farben");
    html! {
        div class="m-own" role="group" aria-label=(label) {
            p { (discs(tokens)) span { (tokens_counted(tokens, language)) } }
            (colours(&public.score(me), language))
        }
    }
}
