//! The pieces: settlers, villages, moai, boats, lava, volcanoes, geysers, prayer tokens.
//!
//! Each is drawn around its own middle for hexagons with sides of 60, once a page; scenes place it by
//! `<use>`. What belongs to a seat carries its colour, its pattern and, beside it, its letter.

use maud::{Markup, PreEscaped, html};

use face::emblem::{pattern_fill, patterns, seat_colour};
use face::svg::{LETTERS, Scatter, num, polygon};

/// How many seats can play.
const SEATS: usize = 4;
/// How many lava tiles look different.
pub(super) const LAVAS: usize = 3;

/// How large pieces stand on the map: as large as neighbours allow, for on a phone a hexagon is a fingertip wide.
pub(super) const ON_THE_MAP: &str = "scale(1.36)";

/// All pieces, gradients and patterns: once a page.
pub(super) fn defs() -> Markup {
    html! {
        (patterns())
        (PreEscaped(GRADIENTS))
        @for index in 0..LAVAS { g id={ "vi-f" (index) } transform="scale(1.2)" { (lava(index)) } }
        g id="vi-o" transform="scale(1.16)" { (volcano()) }
        g id="vi-g" { circle r="8.6" fill="#e9fbff" stroke="#2c6f80" stroke-width="2.2" {} circle r="3.9" fill="#3d9fb5" {} }
        g id="vi-p" { (PreEscaped(PRAYER)) }
        symbol id="vi-prayer" viewBox="-15 -15 30 30" { use href="#vi-p" {} }
        symbol id="vi-die0" viewBox="0 0 60 60" { (die()) circle cx="30" cy="30" r="4" fill="#d9d1c0" {} }
        symbol id="vi-die1" viewBox="0 0 60 60" { (die()) (PreEscaped(PEAK)) }
        @for seat in 0..SEATS {
            g id={ "vi-s" (seat) } { (settler(seat)) }
            g id={ "vi-v" (seat) } { (village(seat)) }
            g id={ "vi-m" (seat) } { (standing(seat)) }
            g id={ "vi-l" (seat) } { (lying(seat)) }
            g id={ "vi-b" (seat) } { (boat(seat)) }
        }
    }
}

/// A piece that belongs to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Piece {
    /// A settler.
    Settler,
    /// A village.
    Village,
    /// A raised moai.
    Standing,
    /// A lying moai.
    Lying,
    /// A boat.
    Boat,
}

impl Piece {
    /// All of them.
    pub(super) const ALL: [Self; 5] = [Self::Settler, Self::Village, Self::Standing, Self::Lying, Self::Boat];

    /// A letter for it in names of drawings.
    pub(super) const fn code(self) -> char {
        match self {
            Self::Settler => 's',
            Self::Village => 'v',
            Self::Standing => 'm',
            Self::Lying => 'l',
            Self::Boat => 'b',
        }
    }

    /// Where its letter stands: baseline, size, and the ink; letters that are not on the colour of the seat are dark.
    fn letter(self, seat: usize) -> (&'static str, &'static str, &'static str, String) {
        let ink = seat_colour(seat).ink.to_string();
        match self {
            Self::Settler => ("0", "10.6", "11", ink),
            Self::Village => ("0", "10.2", "9", "#2a1a0e".to_owned()),
            Self::Standing => ("0", "-15.6", "8", ink),
            Self::Lying => ("12.4", "3.4", "8.5", ink),
            Self::Boat => ("7", "-3", "11", ink),
        }
    }
}

/// A piece of a seat with its letter.
pub(super) fn piece(piece: Piece, seat: usize, letter: &str) -> Markup {
    let seat = seat % SEATS;
    let (x, y, size, ink) = piece.letter(seat);
    html! {
        use href={ "#vi-" (piece.code()) (seat) } {}
        text x=(x) y=(y) text-anchor="middle" font-family=(LETTERS) font-size=(size) font-weight="800" fill=(ink) { (letter) }
    }
}

/// A piece alone, for buttons and lists. Readers skip it: words stand beside it.
pub(super) fn icon(drawing: &Markup, view_box: &str) -> Markup {
    html! { svg class="v-ic" viewBox=(view_box) aria-hidden="true" { (drawing) } }
}

/// The box of a piece for [`icon`].
pub(super) const fn icon_box(piece: Piece) -> &'static str {
    match piece {
        Piece::Settler => "-13 -15 26 34",
        Piece::Village => "-22 -16 44 36",
        Piece::Standing => "-15 -26 30 48",
        Piece::Lying => "-23 -16 46 30",
        Piece::Boat => "-24 -27 48 46",
    }
}

const GRADIENTS: &str = r##"<radialGradient id="vi-glow"><stop offset=".25" stop-color="#ffb02e" stop-opacity=".8"/><stop offset=".6" stop-color="#ff5a1f" stop-opacity=".34"/><stop offset="1" stop-color="#ff3b0a" stop-opacity="0"/></radialGradient><radialGradient id="vi-hot"><stop stop-color="#fff0a8"/><stop offset=".35" stop-color="#ffb52e"/><stop offset=".75" stop-color="#f2541b"/><stop offset="1" stop-color="#b3260c"/></radialGradient><radialGradient id="vi-cone"><stop offset=".2" stop-color="#6b3a2b"/><stop offset=".65" stop-color="#8a5a45"/><stop offset="1" stop-color="#5b4038"/></radialGradient>"##;

const PRAYER: &str = r##"<circle r="13" fill="#f6e7bd" stroke="#5b4522" stroke-width="1.6"/><circle r="9.5" fill="none" stroke="#5b4522" stroke-width=".9" stroke-dasharray="2 2"/><path d="M-1 7c-3-1-4.5-4-4-8l2-5 3 4zM1 7c3-1 4.5-4 4-8l-2-5-3 4z" fill="#0e7f8c" stroke="#083f46"/>"##;

/// A face of the volcano die with a peak that spits fire.
const PEAK: &str = r##"<path d="M11 47l12-23h14l12 23z" fill="#5b3527" stroke="#2a1410" stroke-width="1.6" stroke-linejoin="round"/><path d="M23 24h14l3 6-4 3-3-4-3 7-4-6-4 2z" fill="#ff7a1f"/><path d="M30 20c-5-5 2-7-1-13 8 4 5 8 4 13z" fill="#d9480f"/>"##;

/// A side of the die.
fn die() -> Markup {
    html! { rect x="2" y="2" width="56" height="56" rx="12" fill="#f7f1e2" stroke="#2b2118" stroke-width="2.5" {} }
}

/// A glowing slab with cracks.
fn lava(index: usize) -> Markup {
    let mut scatter = Scatter::new(11 + u32::try_from(index).unwrap_or(0));
    let rim: Vec<(f64, f64)> = (0..13)
        .map(|step| {
            let (angle, reach) =
                (f64::from(step) * std::f64::consts::TAU / 13.0, scatter.between(11.0, 14.4));
            (reach * angle.cos(), reach * 0.94 * angle.sin())
        })
        .collect();
    html! {
        circle r="20" fill="url(#vi-glow)" {}
        path d=(polygon(&rim)) fill="url(#vi-hot)" stroke="#5a1206" stroke-width="1.9" stroke-linejoin="round" {}
        @for _ in 0..4 {
            @let (x, y) = (scatter.between(-8.0, 8.0), scatter.between(-7.0, 7.0));
            path d={ "M" (num(x)) " " (num(y)) "l" (num(scatter.between(-5.0, 5.0))) " " (num(scatter.between(-4.0, 4.0))) " " (num(scatter.between(-4.0, 4.0))) " " (num(scatter.between(-4.0, 4.0))) }
                fill="none" stroke="#4a0f05" stroke-width="1.4" stroke-linecap="round" opacity=".75" {}
        }
    }
}

/// A cone from above with a glowing crater.
fn volcano() -> Markup {
    let mut scatter = Scatter::new(4);
    let point = |reach: f64, turn: f64| (reach * turn.cos(), reach * 0.94 * turn.sin());
    let turn = |step: i32, of: i32| f64::from(step) * std::f64::consts::TAU / f64::from(of);
    let rim: Vec<(f64, f64)> =
        (0..20).map(|step| point(scatter.between(23.0, 26.5), turn(step, 20))).collect();
    html! {
        circle r="29" fill="url(#vi-glow)" opacity=".8" {}
        path d=(polygon(&rim)) fill="url(#vi-cone)" stroke="#2a1410" stroke-width="1.6" stroke-linejoin="round" {}
        g fill="none" stroke-width="1.3" opacity=".75" {
            @for step in 0..18 {
                @let (inner, outer) = (point(11.0, turn(step, 18)), point(scatter.between(19.0, 23.0), turn(step, 18) + 0.16));
                path d={ "M" (num(inner.0)) " " (num(inner.1)) "L" (num(outer.0)) " " (num(outer.1)) } stroke=(if step % 2 == 0 { "#1d0d0a" } else { "#9a6a55" }) {}
            }
        }
        ellipse rx="10.5" ry="9.8" fill="#2a0b05" stroke="#ffb45a" stroke-width="1.4" {}
    }
}

/// A pawn.
fn settler(seat: usize) -> Markup {
    const BODY: &str = "M-8.5 12.5C-8.5 3-5 .5-3.5-2a6.3 6.3 0 1 1 7 0C5 .5 8.5 3 8.5 12.5a2.5 2.5 0 0 1-2.5 2.5H-6a2.5 2.5 0 0 1-2.5-2.5z";
    let colour = seat_colour(seat).area;
    html! {
        // What is pressed is wider than what is seen.
        circle cy="3" r="14" fill="#000" fill-opacity="0" {}
        ellipse cy="14.5" rx="10" ry="3.5" fill="#000" opacity=".35" {}
        path d=(BODY) fill=(colour) stroke="#fff" stroke-width="3.6" stroke-linejoin="round" {}
        path d=(BODY) fill=(colour) stroke="#1f1d1b" stroke-width="1.4" stroke-linejoin="round" {}
    }
}

/// Three huts under one colour.
fn village(seat: usize) -> Markup {
    html! {
        ellipse cy="13" rx="20" ry="4.5" fill="#000" opacity=".3" {}
        (hut(seat, (-8.0, 9.0), (15.0, 17.0)))
        (hut(seat, (9.0, 10.0), (15.0, 16.0)))
        (hut(seat, (0.0, 15.0), (21.0, 25.0)))
    }
}

fn hut(seat: usize, (x, y): (f64, f64), (width, height): (f64, f64)) -> Markup {
    let half = width / 2.0;
    let wall = format!(
        "M{} {}v{}h{}v{}z",
        num(x - half * 0.76),
        num(y),
        num(-height * 0.42),
        num(width * 0.76),
        num(height * 0.42)
    );
    let roof = polygon(&[
        (x - half * 1.06, y - height * 0.38),
        (x, y - height),
        (x + half * 1.06, y - height * 0.38),
    ]);
    html! {
        path d=(wall) fill="#f7ead0" stroke="#1f1d1b" stroke-width="1.5" {}
        path d=(roof) fill=(seat_colour(seat).area) stroke="#1f1d1b" stroke-width="1.6" stroke-linejoin="round" {}
        path d=(roof) fill=(pattern_fill(seat)) {}
    }
}

const HEAD: &str = r##"<path d="M-8 17C-10 6-9.5-4-8.5-11-8-14-5-15.5 0-15.5S8-14 8.5-11C9.5-4 10 6 8 17z" fill="#8d8a84" stroke="#1f1d1b" stroke-width="1.7"/><path d="M2-15.3C6-15 8-13.5 8.5-11 9.5-4 10 6 8 17H3.5C6 6 6-6 2-15.3z" fill="#55524d" opacity=".75"/><path d="M-8.3-8.5h16.6v3.2h-16.6z" fill="#5d5a55"/><path d="M-1.8-5.5h3.6l1.6 9.5h-6.8z" fill="#b9b5ad" stroke="#4a4743" stroke-width=".8"/><path d="M-6.5-5.3h4v3h-4zM2.5-5.3h4v3h-4z" fill="#1f1d1b"/><path d="M-4.5 9h9v1.8h-9z" fill="#3a3835"/>"##;

/// A statue upright, with a topknot.
fn standing(seat: usize) -> Markup {
    const TOPKNOT: &str = "M-9-13.5c0-7.5 3-10.5 9-10.5s9 3 9 10.5z";
    html! {
        ellipse cx="2" cy="18" rx="11" ry="4" fill="#000" opacity=".35" {}
        (PreEscaped(HEAD))
        path d=(TOPKNOT) fill=(seat_colour(seat).area) stroke="#1f1d1b" stroke-width="1.7" {}
    }
}

/// A statue on its side, with a band around its base.
fn lying(seat: usize) -> Markup {
    let band = "M-10 7h20l-1 12h-18z";
    html! {
        ellipse cy="9" rx="21" ry="4" fill="#000" opacity=".3" {}
        g transform="rotate(-90)" {
            (PreEscaped(HEAD))
            path d=(band) fill=(seat_colour(seat).area) stroke="#1f1d1b" stroke-width="1.6" {}
        }
    }
}

/// A hull with a sail.
fn boat(seat: usize) -> Markup {
    let sail = "M0 5V-25C14-20 20-9 20 1z";
    html! {
        path d="M-20 6h40c-3 9-9 11-20 11S-17 15-20 6z" fill="#7a4a2c" stroke="#1f1d1b" stroke-width="1.7" {}
        path d=(sail) fill=(seat_colour(seat).area) stroke="#1f1d1b" stroke-width="1.5" {}
        path d="M-2 3V-18C-10-14-14-6-14 1z" fill="#fff8e6" stroke="#1f1d1b" stroke-width="1.5" {}
        path d="M-14 3h12" stroke="#1f1d1b" stroke-width="1" {}
    }
}
