//! The card where it would lie, and on each shared side what agrees.
//!
//! One drawing for every card of the hand and every cell where it may lie, hidden until the page has just
//! that card and that cell chosen or pointed at (`data-preview` names the handles). The card itself is the
//! one in the dock, placed a second time.

use m::{Cell, Neighbour, Prospect};
use maud::{Markup, html};

use super::handles;
use super::plan::Window;
use super::sight::Sight;
use super::tile::Tile;
use super::words::tile_of;
use face::palette::tiles;
use face::svg::{LETTERS, num, translate};

/// The name of the drawing of a card of the hand, for [`previews`] to place.
pub(super) fn id_of(handle: &str) -> String {
    format!("m-own-{handle}")
}

/// Everything that could be laid, each hidden.
pub(super) fn previews(sight: Sight<'_>, window: Window, prospects: &[Prospect]) -> Markup {
    let held = handles::of_hand(sight.view.hand());
    html! {
        g class="m-previews" aria-hidden="true" {
            @for prospect in prospects {
                @for (handle, _) in held.iter().filter(|(_, card)| *card == prospect.card) {
                    (preview(sight, window, prospect, handle))
                }
            }
        }
    }
}

/// One card on one cell.
fn preview(sight: Sight<'_>, window: Window, prospect: &Prospect, handle: &str) -> Markup {
    let (x, y) = window.corner(prospect.cell);
    html! {
        g data-preview={ (handle) " " (handles::of_cell(prospect.cell)) } transform=(translate(x, y)) {
            g class="m-foreseen" {
                use href={ "#" (id_of(handle)) } {}
                rect x="2" y="2" width="96" height="96" rx="8" {}
            }
            @for neighbour in sight.public().neighbours(prospect.card, prospect.cell) { (agreement(prospect.cell, neighbour)) }
        }
    }
}

/// What two cards have in common, on the edge between them: colour, sign, value.
fn agreement(cell: Cell, neighbour: Neighbour) -> Markup {
    let (tile, shared) = (tile_of(neighbour.card), neighbour.shared);
    let parts: Vec<Markup> = [
        shared.colour.then(|| chip(tile)),
        shared.symbol.then(|| sign(tile)),
        shared.value.then(|| value(tile)),
    ]
    .into_iter()
    .flatten()
    .collect();
    let width = 10.0 + 24.0 * f64::from(u8::try_from(parts.len()).unwrap_or(3));
    let (right, down) = (f64::from(neighbour.cell.x() - cell.x()), f64::from(neighbour.cell.y() - cell.y()));
    html! {
        g class="m-pill" transform=(translate(50.0 + 52.0 * right, 50.0 + 52.0 * down)) {
            rect x=(num(-width / 2.0)) y="-15" width=(num(width)) height="30" rx="15" {}
            @for (index, part) in (0_u8..).zip(&parts) {
                g transform=(translate(-width / 2.0 + 17.0 + 24.0 * f64::from(index), 0.0)) { (part) }
            }
        }
    }
}

fn chip(tile: Tile) -> Markup {
    let hue = tile.hue();
    html! {
        rect class="m-chip" x="-10" y="-10" width="20" height="20" rx="5" fill=(hue.panel()) {}
        rect x="-10" y="-10" width="20" height="20" rx="5" fill={ "url(#mg-" (hue.code()) ")" } opacity=".5" {}
    }
}

/// The sign; two 0s agree in having none.
fn sign(tile: Tile) -> Markup {
    html! {
        @match tile.sign() {
            Some(sign) => { use href={ "#ms-" (sign.code()) } transform="scale(0.46)" {} }
            None => { circle r="8" fill="none" stroke=(tiles::CREAM) stroke-width="2" stroke-dasharray="3 3" {} }
        }
    }
}

fn value(tile: Tile) -> Markup {
    html! { text y="6" text-anchor="middle" font-family=(LETTERS) font-size="17" font-weight="800" { (tile.value()) } }
}
