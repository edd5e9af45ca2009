//! The figure in the middle of a card: as many petals as the number, inside a woven ring of the same order.

use maud::{Markup, html};

use super::card::CardFace;
use crate::svg::{num, polar, ratio, rotate, wavy_ring};

/// The rosette of a card around the origin, radius 29, in the current colour.
pub(super) fn rosette(face: CardFace) -> Markup {
    let number = face.number();
    html! {
        circle r="29" fill="currentColor" fill-opacity=".07" {}
        use href={ "#cg-" (number) } {}
        @for index in 0..number {
            use href={ "#cp-" (face.suit().code()) } transform=(petal_place(index, number)) {}
        }
        @if number > 0 { circle r="3.1" fill="#fffaf0" stroke="currentColor" stroke-width="1.5" {} }
    }
}

/// Petals get narrower when there are more of them.
fn petal_place(index: u8, number: u8) -> String {
    let turn = rotate(360.0 * f64::from(index) / f64::from(number));
    if number > 6 { format!("{turn} scale({} 1)", ratio(6.6 / f64::from(number))) } else { turn }
}

/// The woven ring of one order; a zero is an open ring with nothing in it.
pub(super) fn ring(number: u8) -> Markup {
    if number == 0 {
        return open_ring();
    }
    let waves = number
        * match number {
            1 => 12,
            2 => 8,
            3 => 6,
            _ => 4,
        };
    let strand = wavy_ring(26.2, 1.8, waves);
    let shift = 360.0 / f64::from(waves) / 3.0;
    html! {
        g fill="none" stroke="currentColor" stroke-opacity=".62" stroke-width=".8" {
            @for phase in 0..3_u8 {
                path d=(strand) transform=(rotate(shift * f64::from(phase))) {}
            }
        }
    }
}

fn open_ring() -> Markup {
    html! {
        g fill="none" stroke="currentColor" {
            circle r="27.5" stroke-width="1" {}
            circle r="19.5" stroke-width="3.4" {}
            circle r="15.5" stroke-width="1" {}
        }
        @for index in 0..24_u8 {
            @let (x, y) = polar(23.8, f64::from(index) / 24.0);
            circle cx=(num(x)) cy=(num(y)) r=".9" fill="currentColor" {}
        }
    }
}
