//! The dock of whoever plays: action points, the six actions with their prices, or the pieces that prayers
//! may save.

use engine::Seat;
use isle::{ACTION_POINTS, Spot, Threatened};
use maud::{Markup, html};
use words::{Language, say, word};

use super::handles::{self, MOVE, PRAY, RAISE, SCULPT, SETTLER, VILLAGE};
use super::moment::Moment;
use super::names;
use super::pieces::{Piece, icon, icon_box, piece};
use super::sight::Sight;
use super::words::{action_points, burnable, prayers, spot_name};
use face::{Cells, Place};

/// The ids of the cells: all of it, the action points, the button of prayers.
const HAND: &str = "v-hand";
const POINTS: &str = "v-points";
const PRAYER: &str = "v-prayer";

/// The observer's actions; nothing for those without a seat.
pub(super) fn hand(moment: &Moment<'_>, cells: &Cells<'_>) -> Markup {
    let sight = moment.sight;
    let Some(me) = sight.me() else { return html! {} };
    let threatened = sight.view.threatened();
    let own = sight.public().pieces(me);
    if !threatened.is_empty() {
        let key = (&threatened, own.villages(), own.prayers());
        return cells.cell(HAND, key, || offered(sight, me, &threatened));
    }
    let points = cells.within(POINTS, sight.view.action_points(), || discs(sight));
    let prayer = cells.within(PRAYER, own.prayer_price(), || prayer(sight, own.prayer_price()));
    cells.cell(HAND, (), || actions(sight, &points, &prayer))
}

/// The discs of action points, then one button an action.
fn actions(sight: Sight<'_>, points: &Place<'_>, prayer: &Place<'_>) -> Markup {
    let language = sight.language();
    let label = word!(language, en: "Your actions", fr: "Vos actions", de: "Deine Aktionen");
    html! {
        div id=(HAND) class="hand v-hand" role="group" aria-label=(label) data-group="hand" {
            (points)
            (action(sight, MOVE, word!(language, en: "Move", fr: "Dépla\u{ad}cer", de: "Ziehen"), 1, Piece::Settler))
            (action(sight, VILLAGE, word!(language, en: "Village", fr: "Village", de: "Dorf"), 2, Piece::Village))
            (action(sight, SETTLER, word!(language, en: "Settler", fr: "Colon", de: "Siedler"), 1, Piece::Settler))
            (action(sight, SCULPT, word!(language, en: "Sculpt", fr: "Sculp\u{ad}ter", de: "Mei\u{ad}ßeln"), 1, Piece::Lying))
            (action(sight, RAISE, word!(language, en: "Raise", fr: "Dres\u{ad}ser", de: "Auf\u{ad}richten"), 1, Piece::Standing))
            (prayer)
        }
    }
}

fn prayer(sight: Sight<'_>, price: u8) -> Markup {
    let (language, picture) = (sight.language(), icon(&html! { use href="#vi-p" {} }, "-17 -17 34 34"));
    let name = word!(language, en: "Prayer", fr: "Prière", de: "Gebet");
    button(PRAY, name, price, language, &picture)
}

/// How many action points are spent and left, as discs with numbers.
fn discs(sight: Sight<'_>) -> Markup {
    let left = sight.view.action_points();
    let language = sight.language();
    let points = action_points(left, language);
    let words = say!(language, en: "{points} left", fr: "Reste {points}", de: "Noch {points}");
    html! {
        div id=(POINTS) class="v-ap" role="img" aria-label=(words) {
            @for number in 1..=ACTION_POINTS {
                @let name = number.checked_sub(ACTION_POINTS - left).filter(|at| *at > 0).map(names::action_point);
                i class={ "v-disc" @if name.is_some() { " v-left" } } data-t=[name] aria-hidden="true" { (number) }
            }
        }
    }
}

fn action(sight: Sight<'_>, handle: &str, name: &str, price: u8, kind: Piece) -> Markup {
    let me = sight.me().unwrap_or_default();
    let letter = if handle == SETTLER { "+" } else { sight.letter(me) };
    let picture = icon(&piece(kind, me.index(), letter), icon_box(kind));
    button(handle, name, price, sight.language(), &picture)
}

/// The button of prayers is a cell: its price changes.
fn button(handle: &str, name: &str, price: u8, language: Language, picture: &Markup) -> Markup {
    let id = (handle == PRAY).then_some(PRAYER);
    let cost = action_points(price, language);
    // Where a word may break is for the eye alone.
    let spoken = name.replace('\u{ad}', "");
    html! {
        button type="button" id=[id] class="v-act" data-h=(handle) aria-label=(say!(language, en: "{spoken}, {cost}", fr: "{spoken}, {cost}", de: "{spoken}, {cost}")) {
            (picture)
            span aria-hidden="true" { (name) }
            em aria-hidden="true" { (price) }
        }
    }
}

/// The pieces that lava reaches, each of which a prayer token may save.
fn offered(sight: Sight<'_>, me: Seat, threatened: &Threatened) -> Markup {
    let language = sight.language();
    let held = prayers(sight.public().pieces(me).prayers(), language);
    let label = say!(language, en: "Pieces in danger; you hold {held}", fr: "Pièces en danger\u{202f}; vous avez {held}", de: "Figuren in Gefahr; du hast {held}");
    let pieces = threatened.iter().flat_map(|&(spot, count)| (1..=count).map(move |number| (spot, number)));
    html! {
        div id=(HAND) class="hand v-hand v-offered" role="group" aria-label=(label) data-group="hand" {
            @for (spot, number) in pieces { (in_danger(sight, me, spot, number)) }
        }
    }
}

fn in_danger(sight: Sight<'_>, me: Seat, spot: Spot, number: u8) -> Markup {
    let language = sight.language();
    let is_village =
        matches!(spot, Spot::Channel(channel) if sight.public().pieces(me).villages().contains(channel));
    let (kind, what) = if is_village {
        (Piece::Village, isle::Burnable::Village)
    } else {
        (Piece::Lying, isle::Burnable::Moai)
    };
    let (what, place) = (burnable(what, language), spot_name(spot, language));
    html! {
        button type="button" class="v-act" data-h=(handles::of_threatened(spot, number)) aria-label=(format!("{place}: {what}")) {
            (icon(&piece(kind, me.index(), sight.letter(me)), icon_box(kind)))
            span aria-hidden="true" { (place) }
        }
    }
}
