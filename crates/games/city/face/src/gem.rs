//! The gems: one shape for each colour, whole as a token, symbol or Source, halved as a fragment.
//!
//! Two equal halves that face each other make a whole gem; unequal ones visibly do not fit.

use city::{Colour, Side, Token};
use maud::{Markup, html};

use face::palette;
use face::svg::{num, place, ratio, rotate, translate};

/// The three colours, in the order of the notation.
pub const COLOURS: [Colour; 3] = Colour::ALL;

/// The area of a gem.
pub const fn area(colour: Colour) -> palette::Colour {
    match colour {
        Colour::Strength => palette::sources::STRENGTH,
        Colour::Faith => palette::sources::FAITH,
        Colour::Food => palette::sources::FOOD,
    }
}

/// The sign on a gem.
const fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Strength | Colour::Faith => "#fff",
        Colour::Food => "#233104",
    }
}

/// The outline of a gem of radius 10: diamond, square, circle.
const fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Strength => "M0-11.6 11.6 0 0 11.6-11.6 0z",
        Colour::Faith => "M-9-9H9V9H-9z",
        Colour::Food => "M-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0z",
    }
}

/// Half of it, the flat side up.
const fn half_outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Strength => "M-11.6 0H11.6L0 11.6z",
        Colour::Faith => "M-9.5 0H9.5V9H-9.5z",
        Colour::Food => "M-10 0H10A10 10 0 0 1-10 0z",
    }
}

/// The sign on a gem of radius 10: two arrows up, a star, an ear of corn.
fn sign(colour: Colour, ink: &str) -> Markup {
    match colour {
        Colour::Strength => html! {
            path d="M-4.5 0 0-4.8 4.5 0M-4.5 5 0 .2 4.5 5" fill="none" stroke=(ink) stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round" {}
        },
        Colour::Faith => html! {
            path d="M0-6.5 1.7-1.7 6.5 0 1.7 1.7 0 6.5-1.7 1.7-6.5 0-1.7-1.7z" fill=(ink) stroke=(ink) stroke-width=".9" stroke-linejoin="round" {}
        },
        Colour::Food => html! {
            path d="M0 6V-6M0 3.5C-3.5 3.5-4.5 1-4.5-.8-2-.8 0 .5 0 3.5zM0 3.5C3.5 3.5 4.5 1 4.5-.8 2-.8 0 .5 0 3.5zM0-1.5C-3-1.5-4-3.5-4-5.2-1.8-5 0-4 0-1.5zM0-1.5C3-1.5 4-3.5 4-5.2 1.8-5 0-4 0-1.5z" fill=(ink) stroke=(ink) stroke-width=".9" stroke-linejoin="round" {}
        },
    }
}

/// What `gem` and `half` place: once a page.
pub(super) fn defs() -> Markup {
    html! {
        @for colour in COLOURS {
            @let area = area(colour);
            g id={ "cg-" (colour) } {
                path d=(outline(colour)) fill=(area) stroke=(area.darker(45)) stroke-width="1" {}
                path d=(outline(colour)) transform="scale(.82)" fill="none" stroke="#fff" stroke-opacity=".35" {}
                (sign(colour, ink(colour)))
            }
            g id={ "ch-" (colour) } {
                path d=(half_outline(colour)) fill=(area) stroke="#fff8e6" stroke-width="1.4" stroke-linejoin="round" {}
            }
            g id={ "cl-" (colour) } {
                circle r="17" fill="url(#cg-glow)" {}
                path d=(outline(colour)) transform="scale(1.26)" fill="#fff7df" stroke="#3b2c12" stroke-width="1" {}
                use href={ "#cg-" (colour) } {}
            }
        }
        radialGradient id="cg-glow" { stop offset=".45" stop-color="#fff3b0" stop-opacity=".95" {} stop offset="1" stop-color="#ffd34d" stop-opacity="0" {} }
    }
}

/// A whole gem at a place.
pub fn gem(colour: Colour, (x, y): (f64, f64), radius: f64) -> Markup {
    html! { use href={ "#cg-" (colour) } transform=(place(x, y, radius / 10.0)) {} }
}

/// A complete Source: the gem with a cream ring and a soft glow.
pub(super) fn source(colour: Colour, (x, y): (f64, f64), radius: f64) -> Markup {
    html! { use href={ "#cl-" (colour) } transform=(place(x, y, radius / 10.0)) {} }
}

/// A fragment whose flat side lies at a place and that points away from a side: from the top down.
pub(super) fn half(colour: Colour, (x, y): (f64, f64), from: Side, radius: f64) -> Markup {
    let turn = match from {
        Side::North => 0.0,
        Side::East => 90.0,
        Side::South => 180.0,
        Side::West => -90.0,
    };
    html! {
        use href={ "#ch-" (colour) } transform={ (translate(x, y)) " " (rotate(turn)) " scale(" (ratio(radius / 10.0)) ")" } {}
    }
}

/// A gem as a picture of its own, in the line of a text; hidden from readers, words stand beside it.
pub fn gem_icon(colour: Colour) -> Markup {
    html! { svg class="c-gem" viewBox="-13 -13 26 26" aria-hidden="true" { (gem(colour, (0.0, 0.0), 10.5)) } }
}

/// A token of any colour: the three small gems.
pub(super) fn any_icon() -> Markup {
    html! { svg class="c-gem" viewBox="-13 -13 26 26" aria-hidden="true" { (any()) } }
}

/// The three small gems on a dark disc, of radius 12.
pub(super) fn any() -> Markup {
    html! {
        circle r="12" fill="#140f0a" stroke="#fff8e6" stroke-width="1.2" {}
        @for (at, colour) in [(0.0, -5.6), (-5.4, 4.2), (5.4, 4.2)].into_iter().zip(COLOURS) { (gem(colour, at, 4.2)) }
    }
}

/// A place for a token: dashed while it is free, else with the token that lies on it.
pub(super) fn slot(space: Token, laid: Option<Colour>) -> Markup {
    html! {
        @match (space, laid) {
            (_, Some(colour)) => { (gem(colour, (0.0, 0.0), 10.5)) }
            (Token::Of(colour), None) => {
                @let line = if colour == Colour::Food { area(colour).darker(45) } else { area(colour) };
                path d=(outline(colour)) transform="scale(1.05)" fill=(area(colour)) fill-opacity=".14" stroke=(line) stroke-width="2" stroke-dasharray="3.2 2.4" {}
                g opacity=".85" { (sign(colour, &line.to_string())) }
            }
            (Token::Any, None) => {
                circle r="11" fill="none" stroke="#5a4a30" stroke-width="2" stroke-dasharray="3.2 2.4" {}
                @for (at, colour) in [(0.0, -4.6), (-4.4, 3.4), (4.4, 3.4)].into_iter().zip(COLOURS) { g opacity=".75" { (gem(colour, at, 3.2)) } }
            }
        }
    }
}

/// A Damage token: a broken tower on a dark disc.
pub(super) fn damage((x, y): (f64, f64), radius: f64) -> Markup {
    html! { use href="#c-damage" transform=(place(x, y, radius / 11.0)) {} }
}

/// A Victory token: a laurel on a gold disc.
pub(super) fn victory_icon() -> Markup {
    html! { svg class="c-gem" viewBox="-13 -13 26 26" aria-hidden="true" { use href="#c-victory" {} } }
}

/// The Victory token, once a page.
pub(super) fn victory_defs() -> Markup {
    html! {
        g id="c-victory" {
            circle r="11.4" fill="#f2c14e" stroke="#5a3c00" stroke-width="1.4" {}
            path d="M-3 6C-7 3.500-7.500-2-5-6M3 6C7 3.500 7.500-2 5-6M-3.600 5.600l-3-.6M-5.800 2.600l-3-1M-6.200-1.200l-2.600-1.800M3.600 5.600l3-.6M5.800 2.600l3-1M6.200-1.200l2.600-1.800" fill="none" stroke="#5a3c00" stroke-width="1.5" stroke-linecap="round" {}
            path d="M0-4.200 1.200-1.300 4.200-1 2 1 2.600 4 0 2.400-2.600 4-2 1-4.200-1-1.200-1.300z" fill="#5a3c00" {}
        }
    }
}

/// A Damage token in the line of a text.
pub(super) fn damage_icon() -> Markup {
    html! { svg class="c-gem" viewBox="-13 -13 26 26" aria-hidden="true" { (damage((0.0, 0.0), 11.5)) } }
}

/// The Damage token, once a page.
pub(super) fn damage_defs() -> Markup {
    html! {
        g id="c-damage" { g class="c-lit" {
            circle r="11" fill="#23201d" stroke="#ff8a5c" stroke-width="1.6" {}
            path d="M-5 6v-9l3 2 2-5 2 4 3-3v11zM-1 6l1.5-4-2-2 2.5-3" fill="#ff8a5c" stroke="#23201d" stroke-width="1.2" stroke-linejoin="round" {}
        } }
    }
}

/// The size of a picture, as it stands in `viewBox`.
pub(super) fn view_box(left: f64, top: f64, width: f64, height: f64) -> String {
    format!("{} {} {} {}", num(left), num(top), num(width), num(height))
}
