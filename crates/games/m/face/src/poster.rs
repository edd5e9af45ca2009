//! A ringed planet between the arms of an M of five stripes; at its foot three tiles.

use maud::{Markup, PreEscaped, html};
use words::Language;

use super::hue::Hue;
use super::sign::Sign;
use super::tile::{self, Tens, Tile, tile_face};
use face::palette::tiles;
use face::poster::Poster;
use face::svg::{Scatter, num};

/// The poster.
pub(super) fn poster(language: Language) -> Poster {
    Poster { parts: html! { (PreEscaped(PARTS)) (tile::defs()) }, drawing: drawing(language) }
}

/// What the drawing refers to.
const PARTS: &str = r#"<clipPath id="pm1"><circle cx="200" cy="84" r="47"/></clipPath>"#;

fn drawing(language: Language) -> Markup {
    html! {
        path d="M0 0h400v280H0z" fill="#f6e2b6" {}
        (stars())
        (PreEscaped(PLANET))
        (stripes())
        @for (tile, place) in TILES {
            g transform={ (place) " translate(-50 -50)" } {
                rect x="4" y="8" width="98" height="98" rx="9" fill="#1d0d08" opacity=".5" {}
                (tile_face(tile, tile.hue().letter(language)))
            }
        }
    }
}

const TILES: [(Tile, &str); 3] = [
    (Tile::Signed(Hue::Green, Sign::Moebius, Tens::Three), "translate(132 226) rotate(-11) scale(0.74)"),
    (Tile::Signed(Hue::Red, Sign::Triangle, Tens::Two), "translate(268 226) rotate(11) scale(0.74)"),
    (Tile::Signed(Hue::Blue, Sign::Cube, Tens::Four), "translate(200 218) scale(0.86)"),
];

fn stars() -> Markup {
    let mut scatter = Scatter::new(2);
    html! {
        g fill="#8c2413" {
            @for _ in 0..34 {
                @let (x, y, size) = (scatter.between(8.0, 392.0), scatter.between(6.0, 120.0), scatter.between(0.9, 2.2));
                circle cx=(num(x)) cy=(num(y)) r=(num(size)) {}
            }
        }
    }
}

/// The ring first, then the planet over its far half, then the near half once more.
const PLANET: &str = r##"<g transform="rotate(-16 200 84)"><ellipse cx="200" cy="84" rx="84" ry="21" fill="none" stroke="#3d1d14" stroke-width="7"/></g><circle cx="200" cy="84" r="47" fill="#1f6fb5"/><g clip-path="url(#pm1)"><path d="M150 62h100M150 77h100M150 92h100M150 107h100M150 120h100" stroke="#f6e2b6" stroke-width="3.6" stroke-opacity=".55"/><path d="M232 30a60 60 0 0 1 0 110h40V30z" fill="#0f3f70" opacity=".45"/></g><g transform="rotate(-16 200 84)"><path d="M116 84a84 21 0 0 0 168 0" fill="none" stroke="#f6e2b6" stroke-width="12"/><path d="M116 84a84 21 0 0 0 168 0" fill="none" stroke="#3d1d14" stroke-width="7"/><path d="M118 88a84 21 0 0 0 164 0" fill="none" stroke="#e6a51c" stroke-width="1.6"/></g>"##;

/// The M: five stripes side by side, the sun outside.
fn stripes() -> Markup {
    html! {
        g fill="none" stroke-width="12.6" {
            @for (index, stripe) in (0..5_u8).zip(tiles::STRIPES) {
                @let inset = f64::from(index) * 15.0;
                @let (left, right, top) = (num(30.0 + inset), num(370.0 - inset), num(66.0 + inset));
                path d={ "M" (left) " 300V" (top) "L200 " (num(196.0 + inset * 0.6)) " " (right) " " (top) "V300" } stroke=(stripe) {}
            }
        }
    }
}
