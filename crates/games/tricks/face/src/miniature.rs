//! A small picture of the position for the lobby.
//!
//! It needs nothing from the page and names nothing, so that any number of them can stand side by side.

use maud::{Markup, PreEscaped, html};
use tricks::{Card, Phase};

use super::card::ink;
use super::figures::{NUMERALS, emblem};
use super::sight::Sight;
use face::palette::suits;
use face::svg::{num, rotate};

/// The most cards that are told apart in it.
const MOST: usize = 6;

/// The cards in the middle of the table on the felt: the trick, or what the leading bidder has laid.
pub(super) fn miniature(sight: Sight<'_>) -> Markup {
    let cards = cards(sight);
    html! {
        svg viewBox="0 0 140 120" aria-hidden="true" {
            path d="M0 0h140v120H0z" fill="#2f6653" {}
            ellipse cx="70" cy="60" rx="96" ry="74" fill="none" stroke="#c9a25a" stroke-opacity=".5" stroke-width="1.5" {}
            @if cards.is_empty() { (fan(3, |_| back())) } @else { (fan(cards.len(), |place| face(cards[place]))) }
        }
    }
}

/// What lies in the middle now.
fn cards(sight: Sight<'_>) -> Vec<Card> {
    let public = sight.public();
    let trick = public.tricks().current().or_else(|| public.tricks().last());
    let laid = public.auction().highest_seats().first().map(|seat| public.auction().laid_by(seat));
    let all: Vec<Card> = match (public.phase(), trick, laid) {
        (Phase::Trick | Phase::Draw | Phase::Over(_), Some(trick), _) => {
            trick.iter().map(|(_, played)| played.card).collect()
        }
        (_, _, Some(laid)) => laid.iter().collect(),
        (_, _, None) => Vec::new(),
    };
    let skip = all.len().saturating_sub(MOST);
    all.into_iter().skip(skip).collect()
}

/// Cards in a fan around a point below the picture.
fn fan(count: usize, draw: impl Fn(usize) -> Markup) -> Markup {
    let step = 16.0;
    let middle = (f64::from(u8::try_from(count).unwrap_or(u8::MAX)) - 1.0) / 2.0;
    html! {
        g transform="translate(70 150)" {
            @for place in 0..count {
                @let turn = step * (f64::from(u8::try_from(place).unwrap_or(u8::MAX)) - middle);
                g transform=(rotate(turn)) { g transform=(format!("translate(-21 {})", num(-122.0))) { (draw(place)) } }
            }
        }
    }
}

/// A card with its number and emblem, 42 × 63.
fn face(card: Card) -> Markup {
    let colour = ink(card.suit());
    html! {
        rect x="-1.5" y="1.5" width="44" height="64" rx="4" fill="#000" fill-opacity=".3" {}
        rect width="42" height="63" rx="4" fill=(suits::IVORY) stroke=(suits::EDGE) {}
        g fill=(colour) color=(colour) {
            path d=(NUMERALS[card.number().index()]) fill-rule="evenodd" transform="translate(4 4) scale(0.6)" {}
            g transform="translate(10.5 31) scale(0.52)" { (PreEscaped(emblem(card.suit()))) }
            g transform="translate(27 44) scale(0.9)" { (PreEscaped(emblem(card.suit()))) }
        }
    }
}

fn back() -> Markup {
    html! {
        rect width="42" height="63" rx="4" fill=(suits::BORDEAUX) stroke="#2c0a12" {}
        rect x="3" y="3" width="36" height="57" rx="3" fill="none" stroke=(suits::BRASS) {}
        circle cx="21" cy="31.5" r="9" fill="none" stroke=(suits::BRASS) {}
    }
}
