//! The side column above the players: what is being scored, the end that is near, tokens and colours of everybody.

use ::m::Phase;
use engine::Seat;
use maud::{Markup, html};
use words::{say, word};

use super::choices::rule;
use super::plates::{colours, discs, role};
use super::sight::Sight;
use super::strip::{last_phase, scoring};
use super::tile::tile_back;
use super::words::{tokens_counted, total};
use crate::emblem::emblem;
use crate::rule_link;

/// What the side column shows.
pub(super) fn panel(sight: Sight<'_>) -> Markup {
    html! {
        (phase(sight))
        (pile(sight))
        (players(sight))
    }
}

/// What goes on besides laying cards.
fn phase(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let words = match public.phase() {
        Phase::Scoring(scoring) => {
            let who = sight.plate(scoring.trigger);
            let left = public.takes_left_at_most(scoring.by.line);
            let holds = if sight.is_me(scoring.trigger) {
                word!(language, en: "You hold the pillar.", fr: "Vous avez le pilier.", de: "Du hast den Wertungsstein.").to_owned()
            } else {
                say!(language, en: "{who} holds the pillar.", fr: "{who} a le pilier.", de: "{who} hat den Wertungsstein.")
            };
            say!(language,
                en: "{holds} At most {left} more can be taken. It ends when one card is left or none may go.",
                fr: "{holds} On peut encore en prendre {left} au plus. Le décompte finit quand il reste une carte ou qu’aucune ne peut partir.",
                de: "{holds} Höchstens {left} können noch genommen werden. Schluss ist, wenn eine Karte übrig ist oder keine mehr weg darf.")
        }
        Phase::ChooseLine { .. } => {
            word!(language, en: "A row and a column qualify together.", fr: "Une ligne et une colonne comptent à la fois.", de: "Eine Zeile und eine Spalte kommen zugleich in Frage.").to_owned()
        }
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::Over(_) => return html! {},
    };
    html! { section class="m-block" { (scoring(sight)) p { (words) } } }
}

/// The pile, and what happens when it is empty.
fn pile(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    html! {
        section class="m-block" {
            p class="m-pile" {
                (tile_back())
                span { b { (public.pile().len()) } " " (word!(language, en: "in the pile", fr: "dans la pioche", de: "im Stapel")) }
            }
            @if public.last_phase_is_near() { p class="m-warn" { (last_phase(sight)) " " (rule_link(rule(10, 1))) } }
        }
    }
}

/// Everybody's tokens and colours, in the order of the seats, and who takes tokens from whom.
fn players(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    html! {
        section class="m-block" {
            h2 { (word!(language, en: "Tokens and colours", fr: "Jetons et couleurs", de: "Chips und Farben")) " " (rule_link(rule(11, 2))) }
            ul class="m-players" {
                @for seat in Seat::all(sight.seats()) { li { (player(sight, seat)) } }
            }
        }
    }
}

fn player(sight: Sight<'_>, seat: Seat) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let tokens = public.tokens()[seat];
    let from = sight.inside(seat.right(sight.seats()));
    html! {
        p class="m-who" {
            @if let Some(look) = sight.look.seats.get(seat.index()) { (emblem(seat.index(), &look.letter)) }
            b { (sight.plate(seat)) }
            @if let Some(role) = role(sight, seat) { span class="role m-role" { (role) } }
            b class="m-total" { (total(public.score(seat).total())) }
        }
        p class="m-tokens" { (discs(tokens)) span { (tokens_counted(tokens, language)) } }
        (colours(&public.score(seat), language))
        p class="m-from" { (say!(language, en: "paid first by {from}", fr: "payé d’abord par {from}", de: "zuerst zahlt {from}")) }
    }
}
