//! The emblem of a seat: colour, shape, letter and pattern, never one without the others.

use engine::Seat;
use maud::{Markup, PreEscaped, html};

use crate::palette::{SEATS, SeatColour};
use crate::svg::{LETTERS, place, symbol};

/// How many seats look different. A higher seat starts again with the first look.
pub const SEAT_LOOKS: usize = SEATS.len();

/// Where an emblem stands on a board, in the units of that board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Middle, from the left.
    pub x: f64,
    /// Middle, from the top.
    pub y: f64,
    /// Width and height.
    pub size: f64,
}

/// The emblem of seat `seat` (from 0) with its letter, for text and lists. Readers skip it: the name stands beside it.
pub fn emblem(seat: usize, letter: &str) -> Markup {
    html! {
        svg class="em" viewBox="0 0 32 32" aria-hidden="true" { (drawing(seat, letter, "var(--surf)")) }
    }
}

/// The emblem of a seat from the symbols `em-a` … `em-f` that the page of every table holds. Its size comes from the
/// style, its scale from the symbol.
pub fn emblem_of(seat: Seat) -> Markup {
    html! { svg class="em" aria-hidden="true" { (symbol("em-", seat)) } }
}

/// The emblem of a seat that stands alone and is spoken as `name`.
pub fn named_emblem(seat: usize, letter: &str, name: &str) -> Markup {
    html! {
        svg class="em" viewBox="0 0 32 32" role="img" aria-label=(name) { (drawing(seat, letter, "var(--surf)")) }
    }
}

/// The emblem of a seat as a group on a board, with a white edge and a dark hairline that hold on any ground.
pub fn emblem_on_board(seat: usize, letter: &str, spot: Spot) -> Markup {
    let factor = spot.size / 32.0;
    let half = spot.size / 2.0;
    html! {
        g transform=(place(spot.x - half, spot.y - half, factor)) { (drawing(seat, letter, "#fff")) }
    }
}

/// The empty place of a seat nobody has taken: its shape, dashed.
pub fn free_seat(seat: usize) -> Markup {
    html! {
        svg class="em" viewBox="0 0 32 32" aria-hidden="true" {
            path d=(SHAPES[seat % SEAT_LOOKS]) fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 3.5" {}
        }
    }
}

/// The patterns `sp0` … `sp5`: once a page that fills areas in seat colours.
pub fn patterns() -> Markup {
    html! {
        @for (seat, (size, lines)) in PATTERNS.iter().enumerate() {
            pattern id={ "sp" (seat) } width=(size) height=(size) patternUnits="userSpaceOnUse" { (PreEscaped(lines)) }
        }
    }
}

/// The `fill` that lays the pattern of a seat over its colour.
pub fn pattern_fill(seat: usize) -> String {
    format!("url(#sp{})", seat % SEAT_LOOKS)
}

/// The colour of a seat and the ink on it.
pub const fn seat_colour(seat: usize) -> SeatColour {
    SEATS[seat % SEAT_LOOKS]
}

fn drawing(seat: usize, letter: &str, edge: &str) -> Markup {
    let SeatColour { area, ink } = seat_colour(seat);
    let shape = SHAPES[seat % SEAT_LOOKS];
    let (baseline, size) = LETTER_PLACES[seat % SEAT_LOOKS];
    html! {
        path d=(shape) fill=(area) stroke=(edge) stroke-width="3" stroke-linejoin="round" {}
        path d=(shape) fill="none" stroke=(area.darker(50)) stroke-width="1.2" stroke-linejoin="round" {}
        @if !letter.is_empty() {
            text x="16" y=(baseline) text-anchor="middle" font-family=(LETTERS) font-size=(size) font-weight="700" fill=(ink) {
                (letter)
            }
        }
    }
}

/// Circle, square, triangle, diamond, hexagon, shield in a box of 32.
const SHAPES: [&str; SEAT_LOOKS] = [
    "M16 2.5a13.5 13.5 0 0 1 0 27a13.5 13.5 0 0 1 0-27z",
    "M8.5 3.5h15a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5h-15a5 5 0 0 1-5-5v-15a5 5 0 0 1 5-5z",
    "M16 2a2.8 2.8 0 0 1 2.5 1.5l11.6 21.7a2.8 2.8 0 0 1-2.5 4.1H4.4a2.8 2.8 0 0 1-2.5-4.1L13.5 3.5A2.8 2.8 0 0 1 16 2z",
    "M14.1 2.2a2.6 2.6 0 0 1 3.8 0l11.9 11.9a2.6 2.6 0 0 1 0 3.8L17.9 29.8a2.6 2.6 0 0 1-3.8 0L2.2 17.9a2.6 2.6 0 0 1 0-3.8z",
    "M14.7 2.1a2.6 2.6 0 0 1 2.6 0l10.1 5.8a2.6 2.6 0 0 1 1.3 2.2v11.8a2.6 2.6 0 0 1-1.3 2.2l-10.1 5.8a2.6 2.6 0 0 1-2.6 0L4.6 24.1a2.6 2.6 0 0 1-1.3-2.2V10.1a2.6 2.6 0 0 1 1.3-2.2z",
    "M5.5 3h21a2.2 2.2 0 0 1 2.2 2.2V14c0 8-5.2 12.8-12.7 15.8C8.5 26.8 3.3 22 3.3 14V5.2a2.2 2.2 0 0 1 2.2-2.2z",
];

/// Baseline and size of the letter in each shape.
const LETTER_PLACES: [(&str, &str); SEAT_LOOKS] =
    [("21.6", "15.5"), ("21.6", "15.5"), ("25.6", "14"), ("21.6", "15"), ("21.6", "15.5"), ("20.2", "15")];

/// Plain, level lines, dots, rising lines, lattice, upright lines: width of the repeat and what is in it.
const PATTERNS: [(u8, &str); SEAT_LOOKS] = [
    (8, ""),
    (6, r##"<path d="M0 1.5h6" stroke="#000" stroke-opacity=".38" stroke-width="1.6"/>"##),
    (
        7,
        r##"<g fill="#000" fill-opacity=".42"><circle cx="2" cy="2" r="1.3"/><circle cx="5.5" cy="5.5" r="1.3"/></g>"##,
    ),
    (7, r##"<path d="M-1 8 8-1M-1 1l2-2M6 8l2-2" stroke="#fff" stroke-opacity=".55" stroke-width="1.7"/>"##),
    (7, r##"<path d="M0 0 7 7M7 0 0 7" stroke="#000" stroke-opacity=".36" stroke-width="1.1"/>"##),
    (6, r##"<path d="M1.5 0v6" stroke="#000" stroke-opacity=".4" stroke-width="1.5"/>"##),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_share_colour_shape_or_pattern() {
        for a in 0..SEAT_LOOKS {
            for b in 0..a {
                assert_ne!(SHAPES[a], SHAPES[b]);
                assert_ne!(SEATS[a].area, SEATS[b].area);
                assert_ne!(PATTERNS[a].1, PATTERNS[b].1);
            }
        }
    }

    #[test]
    fn letters_are_escaped_and_may_be_missing() {
        assert!(emblem(0, "<").0.contains("&lt;"));
        assert!(!emblem(0, "").0.contains("<text"));
        assert_eq!(emblem(7, "A").0, emblem(1, "A").0);
    }
}
