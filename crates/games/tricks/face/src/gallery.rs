//! Every card, in every size.

use maud::{Markup, html};
use tricks::{Card, Suit};
use words::Language;

use super::card::{card, card_back, defs, suit_emblem};
use super::words::suit_name;

/// All pictures of the game.
pub(super) fn gallery(language: Language) -> Markup {
    html! {
        svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (defs(language)) } }
        div class="hands" { @for suit in Suit::ALL { div class="row" { (suit_emblem(suit)) (suit_name(suit, language)) (row_of(suit, language)) } } }
        div class="row" { (card_back()) }
        div class="row phone" { @for shown in Card::all().skip(15).take(16) { (card(shown, language)) } }
        div class="row fan" { @for shown in Card::all().step_by(3) { (card(shown, language)) } (card_back()) (card_back()) }
    }
}

fn row_of(suit: Suit, language: Language) -> Markup {
    html! {
        @for shown in Card::all().filter(|shown| shown.suit() == suit) { (card(shown, language)) }
    }
}
