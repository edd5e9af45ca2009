//! The observer's cards: the hidden hand, and in the tricks the laid cards beside it.

use face::Cells;
use maud::{Markup, html};
use tricks::{Card, CardSet, EffectiveSuit, Phase};
use words::{Language, say, word};

use super::card::{silent_card, suit_order};
use super::handles::{self, Place};
use super::names;
use super::seats::{laid_label, own_laid_in_dock};
use super::sight::Sight;
use super::words::{card_label, cards_counted};

/// The observer's cards as buttons; nothing for those without a seat.
pub(super) fn hand(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let Some(me) = sight.me() else { return html! {} };
    let public = sight.public();
    if matches!(public.phase(), Phase::Deal) {
        return html! {};
    }
    let table = if own_laid_in_dock(public.phase()) { public.laid(me) } else { CardSet::EMPTY };
    let many = if public.options().hand_size() > 12 { " t-many" } else { "" };
    let playable = playable(sight);
    let draw = || {
        html! {
            div id="t-hand" class={ "t-hand" (many) } data-t="dock" role="group" aria-label=(name(sight)) data-group="hand" {
                (cards(sight, (Place::Hand, sight.view.hand()), playable, cells))
                @if !table.is_empty() {
                    span class="t-gap" aria-hidden="true" {
                        span { (word!(sight.language(), en: "on the table", fr: "sur la table", de: "liegt aus")) }
                    }
                    (cards(sight, (Place::Laid, table), playable, cells))
                }
                @if sight.view.hand().is_empty() && table.is_empty() {
                    p class="t-empty" { (word!(sight.language(), en: "You have no cards left.", fr: "Vous n’avez plus de cartes.", de: "Du hast keine Karten mehr.")) }
                }
            }
        }
    };
    cells.group("t-hand", (sight.view.hand(), table, public.trumps(), playable), draw)
}

/// Which cards may be played; nothing if none is to be played now.
fn playable(sight: Sight<'_>) -> Option<CardSet> {
    let playing = sight.public().phase() == Phase::Trick && sight.view.is_my_turn();
    playing.then(|| sight.view.playable())
}

/// "Your hand, 9 cards"
fn name(sight: Sight<'_>) -> String {
    let cards = cards_counted(u32::try_from(sight.view.hand().len()).unwrap_or(0), sight.language());
    say!(sight.language(), en: "Your hand, {cards}", fr: "Votre main, {cards}", de: "Deine Hand, {cards}")
}

/// A card in the dock, with everything that decides on its look.
struct Held {
    /// The id of its cell: its handle, after the letter of this game.
    id: String,
    card: Card,
    place: Place,
    /// Whether a new group begins here: another effective suit.
    begins: bool,
    /// Whether it may not be played now.
    is_refused: bool,
}

impl Held {
    fn handle(&self) -> &str {
        &self.id[CELL.len()..]
    }

    fn name(&self, sight: Sight<'_>) -> String {
        let (seat, copy) = (sight.me().unwrap_or_default(), u8::from(self.id.ends_with('b')));
        match self.place {
            Place::Hand => names::held(seat, self.card, copy),
            Place::Laid => names::laid(seat, self.card, copy),
        }
    }
}

/// What the id of a card in the dock begins with.
const CELL: &str = "t-";

/// Cards of one place, grouped by effective suit.
fn cards(
    sight: Sight<'_>,
    (place, cards): (Place, CardSet),
    playable: Option<CardSet>,
    cells: &Cells<'_>,
) -> Markup {
    let trumps = sight.public().trumps();
    let mut named = handles::of_cards(place, cards);
    named.sort_by_key(|&(_, card)| suit_order(trumps, card));
    let mut before: Option<EffectiveSuit> = None;
    html! {
        @for (handle, card) in named {
            @let suit = trumps.unwrap_or_default().effective_suit(card);
            @let begins = before.replace(suit).is_some_and(|last| last != suit);
            @let is_refused = playable.is_some_and(|playable| !playable.contains(card));
            @let held = Held { id: format!("{CELL}{handle}"), card, place, begins, is_refused };
            (cells.cell(&held.id, (begins, is_refused, trumps), || drawn(sight, &held)))
        }
    }
}

/// One card as a button; greyed if it may not be played now.
fn drawn(sight: Sight<'_>, held: &Held) -> Markup {
    let on_table = held.place == Place::Laid;
    let class = [
        if held.begins { " t-new" } else { "" },
        if held.is_refused { " t-no" } else { "" },
        if on_table { " t-out" } else { "" },
    ]
    .concat();
    html! {
        button type="button" id=(held.id) class={ "t-card" (class) " t-o" (held.card.number()) } data-h=(held.handle()) data-t=(held.name(sight)) aria-label=(label(sight, held)) {
            (silent_card(held.card))
            @if on_table { span class="t-tag" aria-hidden="true" { (word!(sight.language(), en: "table", fr: "table", de: "Tisch")) } }
        }
    }
}

/// Everything that is to be known of a card: "Red 7, 2 points, trump, on the table".
fn label(sight: Sight<'_>, held: &Held) -> String {
    let language = sight.language();
    let label = match held.place {
        Place::Hand => card_label(held.card, language),
        Place::Laid => laid_label(sight, held.card),
    };
    let trump = sight.public().trumps().is_some_and(|trumps| trumps.cards().contains(held.card));
    if !trump {
        return label;
    }
    say!(language, en: "{label}, trump", fr: "{label}, atout", de: "{label}, Trumpf")
}

/// The switch between the orders by colour and by number. It stands on the page, outside of everything
/// that is redrawn, so that it keeps its state; [`sorts`] places its visible labels.
pub(super) fn sort_switch(language: Language) -> Markup {
    let order = word!(language, en: "Order of the hand", fr: "Ordre de la main", de: "Reihenfolge der Hand");
    html! {
        section class="sr t-switch" aria-label=(order) {
            fieldset {
                legend { (order) }
                input type="radio" name="t-sort" id="t-by-colour" aria-label=(by_colour(language)) checked;
                input type="radio" name="t-sort" id="t-by-number" aria-label=(by_number_words(language));
            }
        }
    }
}

/// The visible labels of the switch, during the auction.
pub(super) fn sorts(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let useful = sight.me().is_some() && public.phase() == Phase::Auction;
    html! {
        @if useful {
            div class="t-sort" aria-hidden="true" {
                label for="t-by-colour" { (by_colour(language)) }
                label for="t-by-number" { (by_number_words(language)) }
            }
        }
    }
}

const fn by_colour(language: Language) -> &'static str {
    word!(language, en: "By colour", fr: "Par couleur", de: "Nach Farbe")
}

const fn by_number_words(language: Language) -> &'static str {
    word!(language, en: "By number", fr: "Par chiffre", de: "Nach Zahl")
}
