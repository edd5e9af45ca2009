//! The card where it would lie, and on each shared side what agrees.
//!
//! One drawing for every card of the hand and every cell where it may lie, hidden until the page has just
//! that card and that cell chosen or pointed at (`data-preview` names the handles). The card itself is the
//! one in the dock, placed a second time.

use std::hash::{Hash, Hasher};

use m::{Card, Cell, Neighbour, Prospect};
use maud::{Markup, html};

use super::handles;
use super::hue::Hue;
use super::plan::STEP;
use super::sight::Sight;
use super::sign::Sign;
use super::words::tile_of;
use face::Cells;
use face::palette::tiles;
use face::svg::{LETTERS, num, translate};

/// The name of the drawing of a card of the hand, for [`previews`] to place.
pub(super) fn id_of(handle: &str) -> String {
    format!("m-own-{handle}")
}

/// The name of a card of the hand as it is shown on the board.
fn foreseen(handle: &str) -> String {
    format!("m-as-{handle}")
}

/// What previews are put together from, as the page styles it: once a page. Pills for two and three agreements, and
/// what stands on them, alone and on a pill of its own.
pub(super) fn defs() -> Markup {
    let signs = Sign::ALL.into_iter().map(Some).chain([None]);
    html! {
        rect id="m-ghost" class="m-ghost" x="2" y="2" width="96" height="96" rx="8" {}
        @for parts in 2..=3_u8 { g id={ "m-pill-" (parts) } { (ground(parts)) } }
        @for hue in Hue::ALL { (agreed(&format!("colour-{}", hue.code()), &chip(hue))) }
        @for sign in signs { (agreed(&format!("sign-{}", sign_code(sign)), &self::sign(sign))) }
        @for value in [0, 10, 20, 30, 40_u8] { (agreed(&format!("value-{value}"), &self::value(value))) }
    }
}

/// What two cards have in common, as `m-in-…`, and as the only thing that they have, `m-one-…`.
fn agreed(name: &str, drawing: &Markup) -> Markup {
    html! {
        g id={ "m-in-" (name) } { (drawing) }
        g id={ "m-one-" (name) } { (ground(1)) (drawing) }
    }
}

/// The ground of a pill of so many agreements.
fn ground(parts: u8) -> Markup {
    let width = wide(parts);
    html! { rect class="m-pill-ground" x=(num(-width / 2.0)) y="-15" width=(num(width)) height="30" rx="15" {} }
}

/// Everything that could be laid, each hidden.
pub(super) fn previews(sight: Sight<'_>, prospects: &[Prospect], cells: &Cells<'_>) -> Markup {
    let draw = || {
        let held = handles::of_hand(sight.view.hand());
        html! {
            g id="m-previews" class="m-previews" aria-hidden="true" {
                defs {
                    // Only what may be laid: the cell is drawn from nothing else.
                    @for (handle, _) in held.iter().filter(|(_, card)| prospects.iter().any(|prospect| prospect.card == *card)) {
                        g id=(foreseen(handle)) {
                            use href={ "#" (id_of(handle)) } {}
                            use href="#m-ghost" {}
                        }
                    }
                }
                @for prospect in prospects {
                    @for (handle, _) in held.iter().filter(|(_, card)| *card == prospect.card) {
                        (preview(sight, prospect, handle))
                    }
                }
            }
        }
    };
    cells.cell("m-previews", Foreseen { sight, prospects }, draw)
}

/// What previews are drawn from: what could be laid where, and what lies beside it.
struct Foreseen<'a> {
    sight: Sight<'a>,
    prospects: &'a [Prospect],
}

impl Hash for Foreseen<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for &Prospect { card, cell, .. } in self.prospects {
            // A twin in the hand has a drawing and a handle of its own.
            let copies = self.sight.view.hand().iter().filter(|&held| held == card).count();
            (card, cell, copies).hash(state);
            for neighbour in self.sight.public().neighbours(card, cell) {
                Some((neighbour.cell, neighbour.card)).hash(state);
            }
            None::<(Cell, Card)>.hash(state);
        }
        self.prospects.len().hash(state);
    }
}

/// One card on one cell.
fn preview(sight: Sight<'_>, prospect: &Prospect, handle: &str) -> Markup {
    let cell = prospect.cell;
    let (x, y) = (STEP * f64::from(cell.x()), STEP * f64::from(cell.y()));
    html! {
        g data-preview={ (handle) " " (handles::of_cell(cell)) } transform=(translate(x, y)) {
            use href={ "#" (foreseen(handle)) } {}
            @for neighbour in sight.public().neighbours(prospect.card, cell) { (agreement(cell, neighbour)) }
        }
    }
}

/// What two cards have in common, on the edge between them: colour, sign, value.
fn agreement(cell: Cell, neighbour: Neighbour) -> Markup {
    let (tile, shared) = (tile_of(neighbour.card), neighbour.shared);
    let names = [
        shared.colour.then(|| format!("colour-{}", tile.hue().code())),
        shared.symbol.then(|| format!("sign-{}", sign_code(tile.sign()))),
        shared.value.then(|| format!("value-{}", tile.value())),
    ];
    let names: Vec<String> = names.into_iter().flatten().collect();
    let parts = u8::try_from(names.len()).unwrap_or(3);
    let x = 50.0 + 52.0 * f64::from(neighbour.cell.x() - cell.x());
    let y = 50.0 + 52.0 * f64::from(neighbour.cell.y() - cell.y());
    if let [alone] = names.as_slice() {
        return html! { use href={ "#m-one-" (alone) } x=(x) y=(y) {} };
    }
    html! {
        g transform=(translate(x, y)) {
            use href={ "#m-pill-" (parts) } {}
            @for (index, name) in (0_u8..).zip(&names) {
                use href={ "#m-in-" (name) } x=(num(17.0 - wide(parts) / 2.0 + 24.0 * f64::from(index))) {}
            }
        }
    }
}

/// How wide the pill of so many agreements is.
fn wide(parts: u8) -> f64 {
    10.0 + 24.0 * f64::from(parts)
}

fn chip(hue: Hue) -> Markup {
    html! {
        rect class="m-chip" x="-10" y="-10" width="20" height="20" rx="5" fill=(hue.panel()) {}
        rect x="-10" y="-10" width="20" height="20" rx="5" fill={ "url(#mg-" (hue.code()) ")" } opacity=".5" {}
    }
}

/// The sign; two 0s agree in having none.
fn sign(sign: Option<Sign>) -> Markup {
    html! {
        @match sign {
            Some(sign) => { use href={ "#ms-" (sign.code()) } transform="scale(0.46)" {} }
            None => { circle r="8" fill="none" stroke=(tiles::CREAM) stroke-width="2" stroke-dasharray="3 3" {} }
        }
    }
}

fn sign_code(sign: Option<Sign>) -> char {
    sign.map_or('0', Sign::code)
}

fn value(value: u8) -> Markup {
    html! { text class="m-value" y="6" text-anchor="middle" font-family=(LETTERS) font-size="17" font-weight="800" { (value) } }
}
