//! The observer's cards, as buttons in the dock.

use m::{Card, Phase};
use maud::{Markup, html};
use words::{say, word};

use super::handles;
use super::preview::id_of;
use super::sight::Sight;
use super::tile::{Tile, tile_face};
use super::words::{cards_counted, tile_of};

/// The observer's cards; nothing for those without a seat.
pub(super) fn hand(sight: Sight<'_>) -> Markup {
    if sight.me().is_none() || matches!(sight.public().phase(), Phase::Shuffle | Phase::First) {
        return html! {};
    }
    let (hand, language) = (sight.view.hand(), sight.language());
    let count = cards_counted(hand.len(), language);
    let name = say!(language, en: "Your hand, {count}", fr: "Votre main, {count}", de: "Deine Hand, {count}");
    let fitting: Vec<Card> = sight.view.prospects().map(|prospect| prospect.card).collect();
    html! {
        div class="hand m-hand" role="group" aria-label=(name) data-group="hand" {
            @for (handle, card) in handles::of_hand(hand) {
                (held(sight, &handle, card, if sight.view.may_place() && !fitting.contains(&card) { Fit::Nowhere } else { Fit::Open }))
            }
            @if hand.is_empty() {
                p class="m-empty" { (word!(language, en: "You have no cards left.", fr: "Vous n’avez plus de cartes.", de: "Du hast keine Karten mehr.")) }
            }
        }
    }
}

/// Whether a card of the hand is marked as one that may not be laid.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fit {
    /// It fits somewhere, or nothing may be laid now anyway.
    Open,
    /// It fits nowhere.
    Nowhere,
}

/// One card as a button, marked if it fits nowhere.
fn held(sight: Sight<'_>, handle: &str, card: Card, fit: Fit) -> Markup {
    let (tile, language) = (tile_of(card), sight.language());
    let nowhere = word!(language, en: "fits nowhere", fr: "ne va nulle part", de: "passt nirgends");
    let mut label = tile.label(language);
    if fit == Fit::Nowhere {
        label = format!("{label}, {nowhere}");
    }
    html! {
        button type="button" class={ "m-tile" @if fit == Fit::Nowhere { " m-no" } } data-h=(handle) aria-label=(label) {
            (silent_tile(tile, handle, sight))
            @if fit == Fit::Nowhere { span class="m-tag" aria-hidden="true" { (nowhere) } }
        }
    }
}

/// A tile whose name stands on the control around it; the board places it again as a preview.
fn silent_tile(tile: Tile, handle: &str, sight: Sight<'_>) -> Markup {
    html! {
        svg class="tile" viewBox="0 0 100 100" aria-hidden="true" data-zoom="" {
            g id=(id_of(handle)) { (tile_face(tile, tile.hue().letter(sight.language()))) }
        }
    }
}
