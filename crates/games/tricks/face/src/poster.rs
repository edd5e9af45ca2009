//! A fan of five cards on green felt, under the rings of a woven brass figure.

use maud::{Markup, PreEscaped, html};
use tricks::{Card, CardSet, Number, Suit};
use words::Language;

use super::card::{card_face, parts_of};
use face::poster::Poster;
use face::svg::{num, ratio, rotate, wavy_ring};

/// The poster.
pub(super) fn poster(language: Language) -> Poster {
    Poster { parts: html! { (PreEscaped(PARTS)) (card_parts(language)) }, drawing: drawing() }
}

/// What the drawing refers to.
const PARTS: &str = r##"<radialGradient id="pt1" cy="45%"><stop stop-color="#3b7a63"/><stop offset="1" stop-color="#123328"/></radialGradient>"##;

fn drawing() -> Markup {
    html! {
        path d="M0 0h400v280H0z" fill="url(#pt1)" {}
        (brass())
        @for (shown, turn) in FAN {
            g transform={ "translate(200 322) " (rotate(turn)) " translate(-52 -246) scale(1.06)" } {
                rect x="3" y="5" width="100" height="150" rx="9" fill="#000" opacity=".35" {}
                (card_face(shown))
            }
        }
    }
}

/// What the faces of the fan are put together from.
fn card_parts(language: Language) -> Markup {
    parts_of(FAN.iter().map(|&(shown, _)| shown).collect::<CardSet>(), language)
}

/// The cards of the fan, each with its turn.
const FAN: [(Card, f64); 5] = [
    (Card::new(Suit::Black, Number::ALL[3]), -27.0),
    (Card::new(Suit::Red, Number::ALL[7]), -13.5),
    (Card::new(Suit::Yellow, Number::ALL[8]), 0.0),
    (Card::new(Suit::Blue, Number::ALL[9]), 13.5),
    (Card::new(Suit::Green, Number::ALL[6]), 27.0),
];

/// Rays and woven rings around a point above the fan.
fn brass() -> Markup {
    html! {
        g transform="translate(200 150)" fill="none" stroke="#d9b36a" {
            @for ray in 0..36_u8 {
                path d="M0-96V-300" transform=(rotate(10.0 * f64::from(ray))) stroke-width=".7" stroke-opacity=".3" {}
            }
            @for phase in 0..3_u8 {
                g transform={ "scale(1.5 1) " (rotate(5.0 * f64::from(phase))) } {
                    path d=(wavy_ring(112.0, 6.0, 24)) stroke-width=".8" stroke-opacity=".6" {}
                }
            }
            @for (index, width) in (0..4_u8).zip([2.2, 0.8, 0.8, 1.6]) {
                @let inset = f64::from(index);
                ellipse rx=(num(186.0 - inset * 9.0)) ry=(num(124.0 - inset * 6.0)) stroke-width=(ratio(width)) stroke-opacity=".5" {}
            }
        }
    }
}
