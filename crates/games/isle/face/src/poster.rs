//! A mountain of fire over the sea at dusk, watched by three Moai.

use maud::{Markup, PreEscaped, html};

use face::emblem::{self, pattern_fill, seat_colour};
use face::poster::Poster;
use face::svg::{Scatter, num, place, ratio};

/// The poster.
pub(super) fn poster() -> Poster {
    Poster { parts: html! { (PreEscaped(PARTS)) (emblem::patterns()) }, drawing: drawing() }
}

/// What the drawing refers to.
const PARTS: &str = r##"<linearGradient id="pi1" x2="0" y2="1"><stop stop-color="#0b1a2e"/><stop offset=".5" stop-color="#3c2440"/><stop offset=".78" stop-color="#c2502f"/></linearGradient><linearGradient id="pi2" x2="0" y2="1"><stop stop-color="#7a3032"/><stop offset=".35" stop-color="#123044"/><stop offset="1" stop-color="#071722"/></linearGradient><radialGradient id="pi3"><stop offset=".25" stop-color="#ffb02e" stop-opacity=".85"/><stop offset=".6" stop-color="#ff5a1f" stop-opacity=".38"/><stop offset="1" stop-color="#ff3b0a" stop-opacity="0"/></radialGradient>"##;

fn drawing() -> Markup {
    html! {
        path d="M0 0h400v280H0z" fill="url(#pi1)" {}
        (stars())
        (smoke())
        circle cx="200" cy="92" r="76" fill="url(#pi3)" {}
        path d="M30 214C90 196 140 130 172 92h56c30 40 80 104 142 122z" fill="#2a1620" {}
        path d="M200 92h28c30 40 80 104 142 122H214z" fill="#170b14" {}
        @for (course, width) in LAVA { (lava(course, width)) }
        ellipse cx="200" cy="93" rx="28" ry="6" fill="#ffd67a" {}
        (sparks())
        path d="M0 214h400v66H0z" fill="url(#pi2)" {}
        (glitter())
        (PreEscaped(SHORES))
        (moai(3, 92.0, 220.0, 2.3))
        (moai(1, 140.0, 236.0, 1.6))
        (moai(2, 306.0, 216.0, 2.4))
    }
}

fn stars() -> Markup {
    let mut scatter = Scatter::new(8);
    html! {
        g fill="#fff" {
            @for _ in 0..46 {
                @let (x, y) = (scatter.between(0.0, 400.0), scatter.between(0.0, 110.0));
                circle cx=(num(x)) cy=(num(y)) r=(num(scatter.between(0.6, 1.5))) opacity=(ratio(scatter.between(0.3, 0.9))) {}
            }
        }
    }
}

/// Puffs that drift to the right and grow, each lit from below.
fn smoke() -> Markup {
    const PUFFS: [(f64, f64, f64); 9] = [
        (200.0, 74.0, 14.0),
        (212.0, 60.0, 20.0),
        (246.0, 56.0, 22.0),
        (232.0, 44.0, 26.0),
        (280.0, 44.0, 24.0),
        (256.0, 34.0, 30.0),
        (286.0, 22.0, 34.0),
        (320.0, 14.0, 36.0),
        (360.0, 8.0, 38.0),
    ];
    html! {
        @for (x, y, size) in PUFFS {
            circle cx=(num(x)) cy=(num(y)) r=(num(size)) fill="#3b2638" opacity=".8" {}
            circle cx=(num(x - size * 0.25)) cy=(num(y + size * 0.3)) r=(num(size * 0.72)) fill="#7c3f3c" opacity=".55" {}
        }
    }
}

const LAVA: [(&str, f64); 4] = [
    ("M188 94c-6 22 6 34-4 54s-26 22-22 44-10 16-14 26", 8.0),
    ("M206 94c2 26 16 34 12 56s18 30 22 46 14 14 18 22", 9.0),
    ("M219 94c14 18 22 20 34 40s30 24 40 44", 5.0),
    ("M178 96c-14 20-20 22-34 44s-30 24-44 42", 5.0),
];

/// A stream in three layers: glow, fire, white heat.
fn lava(course: &str, width: f64) -> Markup {
    html! {
        g fill="none" stroke-linecap="round" {
            path d=(course) stroke="#ff4a12" stroke-opacity=".35" stroke-width=(num(width * 2.4)) {}
            path d=(course) stroke="#ff6a1f" stroke-width=(num(width)) {}
            path d=(course) stroke="#ffe08a" stroke-width=(num(width * 0.36)) {}
        }
    }
}

fn sparks() -> Markup {
    let mut scatter = Scatter::new(5);
    html! {
        g fill="none" stroke="#ffb02e" stroke-width="1.6" stroke-dasharray="3 7" stroke-linecap="round" {
            @for _ in 0..11 {
                @let (bend, rise) = (scatter.between(-50.0, 50.0), scatter.between(-74.0, -40.0));
                @let (reach, fall) = (bend * 1.6 + scatter.between(-14.0, 14.0), scatter.between(-10.0, 26.0));
                path d={ "M200 90q" (num(bend)) " " (num(rise)) " " (num(reach)) " " (num(fall)) } {}
            }
        }
    }
}

/// What the fire leaves on the water.
fn glitter() -> Markup {
    const STREAKS: [(f64, f64); 7] = [
        (219.0, 150.0),
        (225.0, 90.0),
        (231.0, 120.0),
        (238.0, 60.0),
        (245.0, 84.0),
        (253.0, 40.0),
        (262.0, 56.0),
    ];
    let mut scatter = Scatter::new(3);
    html! {
        g stroke="#ff9a4d" stroke-width="2" stroke-linecap="round" {
            @for (y, width) in STREAKS {
                @let left = 200.0 - width / 2.0 + scatter.between(-30.0, 30.0);
                path d={ "M" (num(left)) " " (num(y)) "h" (num(width)) } stroke-opacity=(ratio(0.75 - 0.008 * (y - 218.0))) {}
            }
        }
    }
}

const SHORES: &str = r##"<path d="M0 280v-30c30-12 60-14 96-6s60 14 84 36zM400 280v-38c-30-10-58-8-84 2s-44 20-58 36z" fill="#0d1a1c"/><path d="M0 250c30-12 60-14 96-6M400 242c-30-10-58-8-84 2" fill="none" stroke="#ff8a4a" stroke-width="1.6" stroke-opacity=".7"/>"##;

/// A raised Moai with the topknot of a seat.
fn moai(seat: usize, x: f64, y: f64, size: f64) -> Markup {
    html! {
        g transform=(place(x, y, size)) {
            ellipse cx="2" cy="18" rx="11" ry="4" fill="#000" opacity=".35" {}
            (PreEscaped(HEAD))
            path d=(TOPKNOT) fill=(seat_colour(seat).area) stroke="#1f1d1b" stroke-width="1.7" {}
            path d=(TOPKNOT) fill=(pattern_fill(seat)) {}
        }
    }
}

const HEAD: &str = r##"<path d="M-8 17C-10 6-9.5-4-8.5-11-8-14-5-15.5 0-15.5S8-14 8.5-11C9.5-4 10 6 8 17z" fill="#8d8a84" stroke="#1f1d1b" stroke-width="1.7"/><path d="M2-15.3C6-15 8-13.5 8.5-11 9.5-4 10 6 8 17H3.5C6 6 6-6 2-15.3z" fill="#55524d" opacity=".75"/><path d="M-8.3-8.5h16.6v3.2h-16.6z" fill="#5d5a55"/><path d="M-1.8-5.5h3.6l1.6 9.5h-6.8z" fill="#b9b5ad" stroke="#4a4743" stroke-width=".8"/><path d="M-6.5-5.3h4v3h-4zM2.5-5.3h4v3h-4z" fill="#1f1d1b"/><path d="M-4.5 9h9v1.8h-9z" fill="#3a3835"/>"##;
const TOPKNOT: &str = "M-8.5-14.5c0-6.5 3-9 8.5-9s8.5 2.5 8.5 9z";
