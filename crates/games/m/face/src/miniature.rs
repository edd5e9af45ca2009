//! A small picture of the position for the lobby: where tiles lie, and in which colours.
//!
//! It needs nothing from the page and names nothing, so that any number of them can stand side by side.

use maud::{Markup, html};

use super::plan::Window;
use super::sight::Sight;
use super::words::tile_of;
use face::palette::tiles::{CREAM, INK, STRIPES};

/// The tiles on their window, without signs.
pub(super) fn miniature(sight: Sight<'_>) -> Markup {
    let window = Window::of(sight);
    let place = |cell: m::Cell| {
        (22 + 14 * i32::from(cell.x() - window.left), 12 + 14 * i32::from(cell.y() - window.top))
    };
    html! {
        svg viewBox="0 0 140 120" aria-hidden="true" {
            path d="M0 0h140v120H0z" fill="#efdcb4" {}
            g fill="none" stroke-width="9" {
                @for (index, stripe) in (0..4).zip(STRIPES) { path d=(format!("M-4 {0}C60 {0} 70 {1} 144 {1}", 78 + 9 * index, 40 + 9 * index)) stroke=(stripe) {} }
            }
            rect x="19" y="9" width="102" height="102" rx="5" fill="#fbf0d6" stroke="#7d5a35" {}
            @for (cell, card) in sight.public().layout().iter() {
                @let (x, y) = place(cell);
                @let tile = tile_of(card);
                rect x=(x) y=(y) width="13" height="13" rx="1.5" fill=(CREAM) stroke=(INK) stroke-width=".6" {}
                rect x=(x + 2) y=(y + 2) width="9" height="9" rx="1" fill=(tile.hue().panel()) {}
                @if tile.sign().is_some() { circle cx=(format!("{}.5", x + 6)) cy=(format!("{}.5", y + 6)) r="2.6" fill=(INK) {} }
            }
        }
    }
}
