//! The five impossible figures of M, the teeth that repeat them, and the numerals.

use std::f64::consts::FRAC_PI_3;

use maud::{Markup, PreEscaped, html};

use super::tile::Sign;
use crate::palette::tiles::CREAM;
use crate::svg::{num, place, polygon, rotate};

/// The figure in a box of 48 around the origin, cream on a dark disc.
pub(super) fn figure(sign: Sign) -> Markup {
    match sign {
        Sign::Cube => PreEscaped(CUBE.to_owned()),
        Sign::Triangle => triangle(),
        Sign::Moebius => PreEscaped(MOEBIUS.to_owned()),
        Sign::Fork => PreEscaped(FORK.to_owned()),
        Sign::Stairs => stairs(),
    }
}

/// A crate of eight beams whose back upright passes in front: each beam is drawn dark and wide, then cream.
const CUBE: &str = r##"<g fill="none" stroke-linejoin="round"><path d="M-17-7.500H7.500V17H-17z" stroke="#fff3d9" stroke-width="3.8"/><path d="M-17-7.5-7.5-17M7.5-7.5 17-17M7.5 17 17 7.500M-17 17-7.5 7.5" stroke="#fff3d9" stroke-width="3.2" stroke-linecap="round"/><path d="M-7.5-17H17V7.500H-7.500z" stroke="#1d120b" stroke-opacity=".55" stroke-width="7"/><path d="M-7.5-17H17V7.500H-7.500z" stroke="#fff3d9" stroke-width="3.8"/><path d="M7.5-2V12M-12-7.500H2" stroke="#1d120b" stroke-opacity="0" stroke-width="7"/><path d="M7.5 1.500V13" stroke="#1d120b" stroke-opacity=".55" stroke-width="7"/><path d="M7.5-2.500V17" stroke="#fff3d9" stroke-width="3.8"/></g>"##;

/// A band with a half twist, its edge drawn inside.
const MOEBIUS: &str = r##"<g fill="none"><path d="M0 0C5-10.5 11.5-13 15.5-13a11.5 13 0 0 1 0 26C9.5 13 3.5 6 0 0S-9.5-13-15.5-13a11.5 13 0 0 0 0 26C-11.5 13-5 10.5 0 0z" stroke="#fff3d9" stroke-width="9"/><path d="M0 0C5-10.5 11.5-13 15.5-13a11.5 13 0 0 1 0 26C9.5 13 3.5 6 0 0S-9.5-13-15.5-13a11.5 13 0 0 0 0 26C-11.5 13-5 10.5 0 0z" stroke="#1d120b" stroke-opacity=".7" stroke-width="1.5"/><path d="M-4 7.500C-1.5 4 1.5-4 4-7.5" stroke="#1d120b" stroke-width="12.5" stroke-opacity=".55"/><path d="M-5.5 9C-1.5 3 1.5-3 5.5-9" stroke="#fff3d9" stroke-width="9"/><path d="M-5.5 9C-1.5 3 1.5-3 5.5-9" stroke="#1d120b" stroke-opacity=".7" stroke-width="1.5"/></g>"##;

/// Three round prongs at the top, two square ones at the foot.
const FORK: &str = r##"<path d="M-19.5-15.500V12.500L-12 19.500H19.500V-15.500H12V8H-12V-15.500z" fill="#fff3d9" fill-opacity=".3"/><g fill="none" stroke="#fff3d9" stroke-width="2.6" stroke-linejoin="round"><path d="M-19.5-16V12.500L-12 19.500H19.500V-16M-12-16V19.500M-4-16V7H12M12-16V7L4 1V-16M4 1H-4"/></g><g fill="#fff3d9"><ellipse cx="-15.8" cy="-17" rx="5" ry="3.4"/><ellipse cy="-17" rx="5.2" ry="3.4"/><ellipse cx="15.8" cy="-17" rx="5" ry="3.4"/></g>"##;

/// Three beams, each in front of one neighbour and behind the other.
fn triangle() -> Markup {
    const HOLE: f64 = 2.2;
    let beam = [
        (-2.0, -1.0),
        (-1.0, -2.0),
        (HOLE + 3.0, -2.0),
        (0.0, HOLE + 1.0),
        (0.0, HOLE),
        (HOLE + 1.0, -1.0),
    ];
    let points: Vec<(f64, f64)> = beam.iter().map(|&(along, up)| from_lattice(along - HOLE / 3.0, up - HOLE / 3.0)).collect();
    let outline = polygon(&points);
    html! {
        g transform="translate(0 4.5)" stroke="#1d120b" stroke-width="1.3" stroke-linejoin="round" {
            @for (turn, opacity) in [(0.0, "1"), (120.0, ".72"), (240.0, ".46")] {
                path d=(outline) transform=(rotate(turn)) fill=(CREAM) fill-opacity=(opacity) {}
            }
        }
    }
}

/// A point of the triangular lattice, sized for the disc.
fn from_lattice(along: f64, up: f64) -> (f64, f64) {
    const STEP: f64 = 5.6;
    ((along + up / 2.0) * STEP, -up * FRAC_PI_3.sin() * STEP)
}

/// Steps that can be climbed from above or from below: each tread and each riser is also the other.
fn stairs() -> Markup {
    const STEPS: u8 = 4;
    let near = |index: u8, raised: bool| {
        let along = f64::from(index);
        (-21.0 + 7.2 * along, 16.5 - 7.2 * along - if raised { 7.2 } else { 0.0 })
    };
    let far = |(x, y): (f64, f64)| (x + 13.0, y - 5.0);
    let corner = near(STEPS, false);
    html! {
        g stroke="#1d120b" stroke-width="1.2" stroke-linejoin="round" fill=(CREAM) {
            path d=(polygon(&[near(0, false), (corner.0, 16.5), corner, near(STEPS - 1, true)])) fill-opacity="0" stroke="none" {}
            @for index in (0..STEPS).rev() {
                @let (foot, edge, back) = (near(index, false), near(index, true), near(index + 1, false));
                path d=(polygon(&[edge, back, far(back), far(edge)])) {}
                path d=(polygon(&[foot, edge, far(edge), far(foot)])) fill-opacity=".5" {}
            }
        }
        path d=(side(near(0, false), corner)) fill=(CREAM) fill-opacity=".24" stroke=(CREAM) stroke-width="2" stroke-linejoin="round" {}
    }
}

/// The wall under the steps, down to a floor that is level with the lowest one.
fn side(foot: (f64, f64), top: (f64, f64)) -> String {
    let step = 7.2;
    let mut points = vec![foot];
    let mut at = foot;
    while at.0 + 0.1 < top.0 {
        at.1 -= step;
        points.push(at);
        at.0 += step;
        points.push(at);
    }
    points.push((at.0, foot.1));
    polygon(&points)
}

/// The teeth of one side, `count` of them around the middle: base on y = 0, pointing up.
pub(super) fn teeth(sign: Sign, count: u8) -> Markup {
    let first = -f64::from(count.saturating_sub(1)) / 2.0;
    html! {
        @for index in 0..count {
            path d=(tooth(sign)) transform=(format!("translate({} 0)", num((first + f64::from(index)) * 17.0))) {}
        }
    }
}

/// One tooth: square block, spike, round lobe, two prongs, two steps; 8 high, about 12 wide.
const fn tooth(sign: Sign) -> &'static str {
    match sign {
        Sign::Cube => "M-5.5.6V-7.500h11V.6z",
        Sign::Triangle => "M-6.8.6 0-8.6 6.8.6z",
        Sign::Moebius => "M-6.5.6V-1.800a6.5 6.2 0 0 1 13 0V.6z",
        Sign::Fork => "M-6.5.6V-8.200h4.200v5h4.600v-5h4.200V.6z",
        Sign::Stairs => "M-7 .6V-4.200h6.800v-4h6.800V.6z",
    }
}

/// A numeral: one line and the width it takes, 24 high.
const fn numeral(digit: u8) -> (&'static str, f64) {
    match digit {
        1 => ("M0 5.5 5 2v20", 5.0),
        2 => ("M0 8a5.8 5.8 0 1 1 10.2 3.700L0 22h12", 12.0),
        3 => ("M0 3h11.500L5.5 10.200a6 6 0 1 1-5.3 8.6", 11.5),
        4 => ("M9.5 22V2L0 16.500h13", 13.0),
        _ => ("M6 2a6 6 0 0 1 6 6v8a6 6 0 0 1-12 0V8a6 6 0 0 1 6-6z", 12.0),
    }
}

/// The digits of a value of ten times `tens`, with a line running inside them; top left at the origin, 18 high.
pub(super) fn value(tens: u8) -> Markup {
    let digits = if tens == 0 { vec![0] } else { vec![tens, 0] };
    html! {
        g fill="none" stroke-linejoin="round" stroke-linecap="round" {
            @for (ink, width) in [("#1d120b", "6.2"), ("#fff3d9", "0.9")] {
                g stroke=(ink) stroke-width=(width) {
                    @for (index, &digit) in digits.iter().enumerate() {
                        @let left = if index == 0 { 0.0 } else { (numeral(tens).1 + 7.0) * 0.75 };
                        path d=(numeral(digit).0) transform=(place(left, 0.0, 0.75)) {}
                    }
                }
            }
        }
    }
}

/// How wide the digits of [`value`] are.
pub(super) fn value_width(tens: u8) -> f64 {
    if tens == 0 { 9.0 } else { (numeral(tens).1 + 7.0 + 12.0) * 0.75 }
}
