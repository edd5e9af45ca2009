//! The five impossible figures of M, the teeth that repeat them, and the numerals.

use std::f64::consts::FRAC_PI_3;

use maud::{Markup, PreEscaped, html};
use words::{Language, word};

use face::palette::tiles::{CREAM, INK};
use face::svg::{Path, num, place, polygon, rotate};

/// One of the five impossible figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Square teeth.
    Cube,
    /// Spikes.
    Triangle,
    /// The Möbius strip; round lobes.
    Moebius,
    /// The impossible trident; teeth with two prongs.
    Fork,
    /// The impossible staircase; teeth in two steps.
    Stairs,
}

impl Sign {
    /// All signs, in the order of the deck.
    pub const ALL: [Self; 5] = [Self::Cube, Self::Triangle, Self::Moebius, Self::Fork, Self::Stairs];

    /// The letter of tile codes, as in `n30t`; the same in all languages.
    pub const fn code(self) -> char {
        match self {
            Self::Cube => 'c',
            Self::Triangle => 't',
            Self::Moebius => 'm',
            Self::Fork => 'f',
            Self::Stairs => 's',
        }
    }

    /// What it is called, inside a sentence.
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::Cube => word!(language, en: "cube", fr: "cube", de: "Würfel"),
            Self::Triangle => word!(language, en: "triangle", fr: "triangle", de: "Dreieck"),
            Self::Moebius => {
                word!(language, en: "Möbius strip", fr: "ruban de Möbius", de: "Möbiusband")
            }
            Self::Fork => word!(language, en: "fork", fr: "fourche", de: "Gabel"),
            Self::Stairs => word!(language, en: "stairs", fr: "escalier", de: "Treppe"),
        }
    }
}

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

/// A crate of beams that cross twice, once the wrong way round; what passes behind is left out.
const CUBE: &str = r##"<g fill="none" stroke="#fff3d9" stroke-linejoin="round"><path d="M-4.3-7.5H7.5V18H-18V-7.5H-10.7" stroke-width="3.6"/><path d="M10.7 7.5H18V-18H-7.5V7.5H4.3" stroke-width="3.6"/><path d="M-18-7.5-7.5-18M7.5-7.5 18-18M7.5 18 18 7.5M-18 18-7.5 7.5" stroke-width="3" stroke-linecap="round"/></g>"##;

/// A band with a half twist, its edge drawn inside.
const MOEBIUS: &str = r##"<g fill="none" transform="scale(0.86)"><path d="M0 0C5-10.5 11.5-13 15.5-13a11.5 13 0 0 1 0 26C9.5 13 3.5 6 0 0S-9.5-13-15.5-13a11.5 13 0 0 0 0 26C-11.5 13-5 10.5 0 0z" stroke="#fff3d9" stroke-width="9"/><path d="M0 0C5-10.5 11.5-13 15.5-13a11.5 13 0 0 1 0 26C9.5 13 3.5 6 0 0S-9.5-13-15.5-13a11.5 13 0 0 0 0 26C-11.5 13-5 10.5 0 0z" stroke="#1d120b" stroke-opacity=".7" stroke-width="1.5"/><path d="M-4 7.5C-1.5 4 1.5-4 4-7.5" stroke="#1d120b" stroke-width="12.5" stroke-opacity=".55"/><path d="M-5.5 9C-1.5 3 1.5-3 5.5-9" stroke="#fff3d9" stroke-width="9"/><path d="M-5.5 9C-1.5 3 1.5-3 5.5-9" stroke="#1d120b" stroke-opacity=".7" stroke-width="1.5"/></g>"##;

/// Three round prongs at the top, two square ones at the foot.
const FORK: &str = r##"<path d="M-19.5-15.5V12.5L-12 19.5H19.5V-15.5H12V8H-12V-15.5z" fill="#fff3d9" fill-opacity=".3"/><g fill="none" stroke="#fff3d9" stroke-width="2.6" stroke-linejoin="round"><path d="M-19.5-16V12.5L-12 19.5H19.5V-16M-12-16V19.5M-4-16V7H12M12-16V7L4 1V-16M4 1H-4"/></g><g fill="#fff3d9"><ellipse cx="-15.8" cy="-17" rx="5" ry="3.4"/><ellipse cy="-17" rx="5.2" ry="3.4"/><ellipse cx="15.8" cy="-17" rx="5" ry="3.4"/></g>"##;

/// Three beams, each in front of one neighbour and behind the other.
fn triangle() -> Markup {
    const HOLE: f64 = 2.2;
    let beam =
        [(-2.0, -1.0), (-1.0, -2.0), (HOLE + 3.0, -2.0), (0.0, HOLE + 1.0), (0.0, HOLE), (HOLE + 1.0, -1.0)];
    let points: Vec<(f64, f64)> =
        beam.iter().map(|&(along, up)| from_lattice(along - HOLE / 3.0, up - HOLE / 3.0)).collect();
    let outline = polygon(&points);
    html! {
        g transform="translate(0 5.2)" stroke="#1d120b" stroke-width="1.3" stroke-linejoin="round" {
            @for (turn, shade) in [(0.0, 0), (120.0, 22), (240.0, 45)] {
                path d=(outline) transform=(rotate(turn)) fill=(CREAM.mix(INK, shade)) {}
            }
        }
    }
}

/// A point of the triangular lattice, sized for the disc.
fn from_lattice(along: f64, up: f64) -> (f64, f64) {
    const STEP: f64 = 5.9;
    ((along + up / 2.0) * STEP, -up * FRAC_PI_3.sin() * STEP)
}

/// Steps between two walls: seen from above they climb to the right, seen from below they hang to the left.
fn stairs() -> Markup {
    let treads =
        (0..STEPS).map(|index| [upper(index), lower(index + 1), back(lower(index + 1)), back(upper(index))]);
    let risers = (0..STEPS).map(|index| [lower(index), upper(index), back(upper(index)), back(lower(index))]);
    html! {
        g stroke=(CREAM) stroke-width="1.6" stroke-linejoin="round" fill=(CREAM) {
            path d=(wall((lower(STEPS).0, lower(0).1), |corner| corner)) fill-opacity=".16" {}
            path d=(wall((lower(0).0, lower(STEPS).1), back)) fill-opacity=".12" {}
        }
        g stroke=(INK) stroke-width="1.1" stroke-linejoin="round" {
            @for riser in risers { path d=(polygon(&riser)) fill=(CREAM.mix(INK, 20)) {} }
            @for tread in treads { path d=(polygon(&tread)) fill=(CREAM) {} }
        }
    }
}

const STEPS: u8 = 3;
const RISE: f64 = 9.2;

/// The foot of a step at the near wall.
fn lower(index: u8) -> (f64, f64) {
    (-7.5 + RISE * f64::from(index), 17.0 - RISE * f64::from(index))
}

/// The edge of a step at the near wall.
fn upper(index: u8) -> (f64, f64) {
    let (x, y) = lower(index);
    (x, y - RISE)
}

/// The same corner at the far wall.
const fn back((x, y): (f64, f64)) -> (f64, f64) {
    (x - 12.0, y - 6.0)
}

/// A wall: the line of the steps, closed over one corner, as `seen` near or far.
fn wall(corner: (f64, f64), seen: impl Fn((f64, f64)) -> (f64, f64)) -> Path {
    let mut points = vec![corner];
    for index in 0..STEPS {
        points.extend([lower(index), upper(index)]);
    }
    points.push(lower(STEPS));
    polygon(&points.into_iter().map(seen).collect::<Vec<_>>())
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
        Sign::Cube => "M-5.5.6V-7.5h11V.6z",
        Sign::Triangle => "M-6.8.6 0-8.6 6.8.6z",
        Sign::Moebius => "M-6.5.6V-1.8a6.5 6.2 0 0 1 13 0V.6z",
        Sign::Fork => "M-5.8.6V-8.6L0-3.2 5.8-8.6V.6z",
        Sign::Stairs => "M-6.2.6V-4H0v-4.4h6.2V.6z",
    }
}

/// How much of its 24 units a digit is drawn high.
const DIGIT: f64 = 0.7;

/// A numeral: one line and the width it takes, 24 high.
const fn numeral(digit: u8) -> (&'static str, f64) {
    match digit {
        1 => ("M0 5.5 5 2v20", 5.0),
        2 => ("M0 8a5.8 5.8 0 1 1 10.2 3.7L0 22h12", 12.0),
        3 => ("M0 3h11.5L5.5 10.2a6 6 0 1 1-5.3 8.6", 11.5),
        4 => ("M9.5 22V2L0 16.5h13", 13.0),
        _ => ("M6 2a6 6 0 0 1 6 6v8a6 6 0 0 1-12 0V8a6 6 0 0 1 6-6z", 12.0),
    }
}

/// The digits of a value of ten times `tens`, with a line running inside them; top left at the origin, 17 high.
pub(super) fn value(tens: u8) -> Markup {
    let digits = if tens == 0 { vec![0] } else { vec![tens, 0] };
    html! {
        g fill="none" stroke-linejoin="round" stroke-linecap="round" {
            @for (ink, width) in [("#1d120b", "6.2"), ("#fff3d9", "0.9")] {
                g stroke=(ink) stroke-width=(width) {
                    @for (index, &digit) in digits.iter().enumerate() {
                        @let left = if index == 0 { 0.0 } else { (numeral(tens).1 + 7.0) * DIGIT };
                        path d=(numeral(digit).0) transform=(place(left, 0.0, DIGIT)) {}
                    }
                }
            }
        }
    }
}

/// How wide the digits of [`value`] are.
pub(super) fn value_width(tens: u8) -> f64 {
    if tens == 0 { 12.0 * DIGIT } else { (numeral(tens).1 + 7.0 + 12.0) * DIGIT }
}
