//! The figure in the middle of a card: as many petals as the number, inside a woven ring of the same order.

use maud::{Markup, PreEscaped, html};
use tricks::{Card, Number};

use super::words::suit_code;
use face::svg::{num, polar, ratio, rotate, translate, wavy_ring};

/// The petals of a card around a middle, in the current colour.
///
/// There are 225 of them on all faces together, so they are written as short as they can be.
pub(super) fn petals(shown: Card, middle: (f64, f64)) -> Markup {
    let (count, suit) = (shown.number().value(), suit_code(shown.suit()));
    let each = |index: u8| match petal_place(index, count) {
        None => format!("<use href=\"#cp-{suit}\"/>"),
        Some(place) => format!("<use href=\"#cp-{suit}\" transform=\"{place}\"/>"),
    };
    let all: String = (0..count).map(each).collect();
    html! {
        @if count > 0 {
            g transform=(translate(middle.0, middle.1)) {
                (PreEscaped(all))
                circle r="3.1" fill="#fffaf0" stroke="currentColor" stroke-width="1.5" {}
            }
        }
    }
}

/// Petals get narrower when there are more of them.
fn petal_place(index: u8, count: u8) -> Option<String> {
    let turn = 360.0 * f64::from(index) / f64::from(count);
    match (index, count) {
        (0, ..=6) => None,
        (_, ..=6) => Some(rotate(turn).to_string()),
        _ => Some(format!("{}scale({} 1)", rotate(turn), ratio(6.6 / f64::from(count)))),
    }
}

/// The woven ring of one order, three strands; a zero is an open ring with nothing in it.
pub(super) fn ring(number: Number) -> Markup {
    let number = number.value();
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
    let shift = 360.0 / f64::from(waves) / 3.0;
    html! {
        g fill="none" stroke="currentColor" stroke-opacity=".62" stroke-width=".8" {
            path id={ "cw-" (number) } d=(wavy_ring(26.2, 1.8, waves)) {}
            @for phase in 1..3_u8 {
                use href={ "#cw-" (number) } transform=(rotate(shift * f64::from(phase))) {}
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
