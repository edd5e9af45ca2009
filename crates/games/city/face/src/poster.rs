//! Terraces around a spring that falls from step to step; above it the three Sources.

use maud::{Markup, PreEscaped, html};

use face::palette::{Colour, sources};
use face::poster::Poster;
use face::svg::{Scatter, num, place};

const STEPS: u8 = 7;

/// The poster.
pub(super) fn poster() -> Poster {
    Poster { parts: PreEscaped(PARTS.into()), drawing: drawing() }
}

/// What the drawing refers to.
const PARTS: &str = r##"<linearGradient id="pc1" x2="0" y2="1"><stop stop-color="#2f8193"/><stop offset=".55" stop-color="#a7d6c4"/><stop offset="1" stop-color="#fbe7b8"/></linearGradient><linearGradient id="pc2" x2="0" y2="1"><stop stop-color="#0e6f7a"/><stop offset=".5" stop-color="#38b6c0"/><stop offset="1" stop-color="#8fe3df"/></linearGradient><radialGradient id="pc3"><stop offset=".45" stop-color="#fff3b0" stop-opacity=".95"/><stop offset="1" stop-color="#ffd34d" stop-opacity="0"/></radialGradient>"##;

fn drawing() -> Markup {
    html! {
        (PreEscaped(SKY))
        @for step in 0..STEPS { (terrace(step)) }
        (PreEscaped(SPRING))
        @for step in 0..6_u8 { (ripple(step)) }
        (PreEscaped(SHRINE))
        (PreEscaped(LAGOON))
        (source(118.0, 84.0, &FAITH))
        (source(282.0, 84.0, &STRENGTH))
        (source(200.0, 34.0, &FOOD))
    }
}

/// One terrace, 24 high: lit from the left, with windows, and trees and huts at its ends.
fn terrace(step: u8) -> Markup {
    let level = f64::from(step);
    let (width, top) = (366.0 - level * 44.0, 246.0 - level * 22.0);
    let left = 200.0 - width / 2.0;
    let stone = Colour::hex(0x8a_4f_2c).mix(Colour::hex(0xf1_d5_9c), step * 17);
    html! {
        path d={ "M" (num(left)) " " (num(top)) "h" (num(width)) "v24h" (num(-width)) "z" } fill=(stone) {}
        path d={ "M200 " (num(top)) "h" (num(width / 2.0)) "v24h" (num(-width / 2.0)) "z" } fill="#3a1c0c" opacity=".26" {}
        path d={ "M" (num(left)) " " (num(top + 12.0)) "h" (num(width)) } stroke="#3a1c0c" stroke-opacity=".16" stroke-width="1.4" {}
        path d={ "M" (num(left - 2.0)) " " (num(top)) "h" (num(width + 4.0)) "v3.5h" (num(-width - 4.0)) "z" } fill="#fff3d0" opacity=".85" {}
        (openings(step, width, top))
        @if step + 1 < STEPS {
            (garden(step, 0, left + 11.0, top))
            (garden(step, 1, 400.0 - left - 11.0, top))
        }
    }
}

/// Doors and lit windows, scattered but always the same.
fn openings(step: u8, width: f64, top: f64) -> Markup {
    let mut scatter = Scatter::new(41 + u32::from(step));
    html! {
        @for column in 0..11_u8 {
            @for side in [-1.0, 1.0] {
                @let offset = 25.0 + f64::from(column) * 19.0;
                @let chance = scatter.between(0.0, 1.0);
                @let x = 200.0 + side * offset;
                @if offset < width / 2.0 - 8.0 {
                    @if chance < 0.55 {
                        path d={ "M" (num(x - 3.5)) " " (num(top + 24.0)) "v-9a3.5 3.5 0 0 1 7 0v9z" } fill="#3a1c0c" opacity=".8" {}
                    } @else if chance < 0.8 {
                        path d={ "M" (num(x - 3.0)) " " (num(top + 9.0)) "h6v6.5h-6z" } fill="#ffdf8a" {}
                    }
                }
            }
        }
    }
}

/// A tree or a hut at the end of a terrace, by turns.
fn garden(step: u8, side: u8, x: f64, top: f64) -> Markup {
    const ROOFS: [&str; 3] = ["#c4432b", "#14808a", "#5f54a8"];
    html! {
        g transform=(place(x, top, 1.0)) {
            @if (step + side) % 2 == 1 {
                path d="M0 0v-6" stroke="#4a2a14" stroke-width="2" {}
                circle cy="-10" r="7" fill="#3f8f4f" {}
                circle cx="-2" cy="-12" r="3.5" fill="#6db562" {}
            } @else {
                path d="M-8 0v-9H8v9z" fill="#fbe9c4" {}
                path d="M-10-8a10 9 0 0 1 20 0z" fill=(ROOFS[usize::from(step % 3)]) {}
                path d="M-2 0v-5h4v5z" fill="#3a1c0c" {}
            }
        }
    }
}

/// The foam where the water falls over the edge of a terrace.
fn ripple(step: u8) -> Markup {
    let level = f64::from(step);
    let reach = 6.0 - level * 0.55;
    html! {
        path d={ "M" (num(200.0 - reach * 1.5)) " " (num(247.0 - level * 22.0)) "q" (num(reach * 0.75)) "-4 " (num(reach * 1.5)) " 0t" (num(reach * 1.5)) " 0" } fill="none" stroke="#fff" stroke-width="2.4" stroke-opacity=".9" stroke-linecap="round" {}
    }
}

struct Source {
    outline: &'static str,
    glyph: &'static str,
    colour: Colour,
}

const STRENGTH: Source = Source {
    outline: "M0-11.6 11.6 0 0 11.6-11.6 0z",
    glyph: r##"<path d="M-4.5 0 0-4.8 4.5 0M-4.5 5 0 .2 4.5 5" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>"##,
    colour: sources::STRENGTH,
};
const FOOD: Source = Source {
    outline: "M-10 0a10 10 0 0 1 20 0a10 10 0 0 1-20 0z",
    glyph: r##"<path d="M0 6V-6M0 3.5C-3.5 3.5-4.5 1-4.5-.8-2-.8 0 .5 0 3.5zM0 3.5C3.5 3.5 4.5 1 4.5-.8 2-.8 0 .5 0 3.5zM0-1.5C-3-1.5-4-3.5-4-5.2-1.8-5 0-4 0-1.5zM0-1.5C3-1.5 4-3.5 4-5.2 1.8-5 0-4 0-1.5z" fill="#233104" stroke="#233104" stroke-width=".9" stroke-linejoin="round"/>"##,
    colour: sources::FOOD,
};
const FAITH: Source = Source {
    outline: "M-9-9H9V9H-9z",
    glyph: r##"<path d="M0-6.5 1.7-1.7 6.5 0 1.7 1.7 0 6.5-1.7 1.7-6.5 0-1.7-1.7z" fill="#fff"/>"##,
    colour: sources::FAITH,
};

/// A complete Source: the gem in its cream ring, glowing.
fn source(x: f64, y: f64, source: &Source) -> Markup {
    html! {
        g transform=(place(x, y, 1.35)) {
            circle r="17" fill="url(#pc3)" {}
            path d=(source.outline) transform="scale(1.26)" fill="#fff7df" stroke="#3b2c12" stroke-width=".8" {}
            path d=(source.outline) fill=(source.colour) stroke=(source.colour.darker(45)) stroke-width="1" {}
            (PreEscaped(source.glyph))
        }
    }
}

const SKY: &str = r##"<path d="M0 0h400v280H0z" fill="url(#pc1)"/><g fill="none" stroke="#fff6d8" stroke-width="1.5"><circle cx="200" cy="104" r="66" stroke-opacity=".5"/><circle cx="200" cy="104" r="90" stroke-opacity=".42"/><circle cx="200" cy="104" r="116" stroke-opacity=".34"/><circle cx="200" cy="104" r="144" stroke-opacity=".26"/><circle cx="200" cy="104" r="174" stroke-opacity=".18"/></g><circle cx="200" cy="104" r="54" fill="#fff0bd"/><path d="M0 196c40-24 70-12 110-30s60 0 90-6 60-22 100-6 60-8 100 12v120H0z" fill="#7fb9a6"/><path d="M0 210c50-18 90-6 130-18s90 4 130-4 90-14 140 0v92H0z" fill="#5d9f8f"/>"##;
const SPRING: &str = r##"<path d="M191 112h18l10 134h-38z" fill="url(#pc2)"/><path d="M196 112l-5 134M204 112l6 134" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>"##;
const SHRINE: &str = r##"<path d="M176 116V88l24-20 24 20v28z" fill="#fff1cc"/><path d="M200 68l24 20v28h-24z" fill="#3a1c0c" opacity=".2"/><path d="M188 116V99a12 12 0 0 1 24 0v17z" fill="#0e6f7a"/><path d="M166 92l34-30 34 30z" fill="#c4432b"/><path d="M200 62l34 30h-34z" fill="#7a1f12" opacity=".55"/><circle cx="200" cy="82" r="4.5" fill="#ffe6a3"/>"##;
const LAGOON: &str = r##"<path d="M0 264c40-8 80 6 120 0s80-6 120 0 100 6 160-2v18H0z" fill="#1b8f9b"/><path d="M150 268h40M206 274h60M60 273h44M300 268h40" stroke="#c9f3ee" stroke-width="2" stroke-linecap="round"/>"##;
