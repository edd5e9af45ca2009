//! The observer's cards, as buttons in the dock.

use m::{Card, Phase, Prospect};
use maud::{Markup, html};
use words::{Language, say, word};

use super::preview::id_of;
use super::sight::Sight;
use super::tile::placed;
use super::words::{cards_counted, tile_of};
use super::{handles, names};
use face::{Cells, Place};

/// The observer's cards; nothing for those without a seat.
pub(super) fn hand(sight: Sight<'_>, prospects: &[Prospect], cells: &Cells<'_>) -> Markup {
    if sight.me().is_none() || matches!(sight.public().phase(), Phase::Shuffle | Phase::First) {
        return html! {};
    }
    let (hand, language) = (sight.view.hand(), sight.language());
    let count = cards_counted(hand.len(), language);
    let name = say!(language, en: "Your hand, {count}", fr: "Votre main, {count}", de: "Deine Hand, {count}");
    let fit = |card: Card| {
        let fits = !sight.view.may_place() || prospects.iter().any(|prospect| prospect.card == card);
        if fits { Fit::Open } else { Fit::Nowhere }
    };
    let held = html! {
        div id="m-hand" class="hand m-hand" data-t=(names::HAND) role="group" aria-label=(name) data-group="hand" {
            @for (handle, card) in handles::of_hand(hand) {
                @let held = Held { handle: &handle, card, fit: fit(card) };
                @let [id, picture_id] = ["m", "m-of"].map(|of| format!("{of}-{handle}"));
                @let picture = cells.within(&picture_id, card, || held.picture(&picture_id));
                (cells.cell(&id, &held, || held.draw(&id, language, &picture)))
            }
            @if hand.is_empty() {
                p class="m-empty" { (word!(language, en: "You have no cards left.", fr: "Vous n’avez plus de cartes.", de: "Du hast keine Karten mehr.")) }
            }
        }
    };
    cells.part("m-hand", held)
}

/// Whether a card of the hand is marked as one that may not be laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Fit {
    /// It fits somewhere, or nothing may be laid now anyway.
    Open,
    /// It fits nowhere.
    Nowhere,
}

/// One card of the hand.
#[derive(Hash)]
struct Held<'a> {
    handle: &'a str,
    card: Card,
    fit: Fit,
}

impl Held<'_> {
    /// A button, marked if the card fits nowhere. The name of the tile stands on it; the board places the tile again
    /// as a preview.
    fn draw(&self, id: &str, language: Language, picture: &Place<'_>) -> Markup {
        let tile = tile_of(self.card);
        let nowhere = word!(language, en: "fits nowhere", fr: "ne convient nulle part", de: "passt nirgends");
        let mut label = tile.label(language);
        if self.fit == Fit::Nowhere {
            label = format!("{label}, {nowhere}");
        }
        html! {
            button id=(id) type="button" class={ "m-tile" @if self.fit == Fit::Nowhere { " m-no" } } data-h=(self.handle) aria-label=(label) {
                (picture)
                @if self.fit == Fit::Nowhere { span class="m-tag" aria-hidden="true" { (nowhere) } }
            }
        }
    }

    /// The card itself, which stays as it is whatever fits.
    fn picture(&self, id: &str) -> Markup {
        let name = names::held(self.card, usize::from(self.handle.ends_with('b')));
        html! {
            svg id=(id) class="tile" viewBox="0 0 100 100" aria-hidden="true" data-zoom="" data-t=(name) {
                g id=(id_of(self.handle)) { (placed(tile_of(self.card))) }
            }
        }
    }
}
