//! The handles of this table: where everything is that a person may choose.
//!
//! `h.r7a` a card of the own hand, `l.r7a` an own card on the table, `u.r` and `n.7` a type, `n.none` no
//! trumps, `s.b` a seat, `a.pass`. Of a 1 or a 7 there are two copies, `a` and `b`: which of them is
//! chosen never matters, and the letters count the observer's own copies, so they tell nothing.

use engine::Seat;
use face::names;
use tricks::{Card, CardSet, Type};

use super::card::suit_code;

/// The handle of a pass.
pub(super) const PASS: &str = "a.pass";

/// The handle of naming no trumps.
const NO_TRUMPS: &str = "n.none";

/// Where a card of the observer's is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In the hidden hand.
    Hand,
    /// Laid in the auction, in front of the observer.
    Laid,
}

/// The handles of cards that lie in one place of the observer's, each with its card.
pub(super) fn of_cards(place: Place, cards: CardSet) -> Vec<(String, Card)> {
    copies(cards).map(|(shown, copy)| (card_handle(place, shown, copy), shown)).collect()
}

/// The cards, each with how many of its kind stand before it.
pub(super) fn copies(cards: CardSet) -> impl Iterator<Item = (Card, u8)> {
    let mut before = None;
    cards.iter().map(move |shown| (shown, u8::from(before.replace(shown) == Some(shown))))
}

/// The handle of one copy of a card; kinds that exist once need no letter.
pub(super) fn card_handle(place: Place, shown: Card, copy: u8) -> String {
    let letter = match place {
        Place::Hand => 'h',
        Place::Laid => 'l',
    };
    format!("{letter}.{}", code(shown, copy))
}

/// A copy of a card, from 0: `r5`, `r7a`, `r7b`.
pub(super) fn code(shown: Card, copy: u8) -> String {
    let letter = match (shown.copies(), copy) {
        (1, _) => "",
        (_, 0) => "a",
        _ => "b",
    };
    format!("{}{}{letter}", suit_code(shown.suit()), shown.number())
}

/// All handles these cards could have, wherever they are: for a page to outline those it shows.
pub(super) fn anywhere(cards: CardSet) -> Vec<String> {
    let places = [Place::Hand, Place::Laid];
    places.into_iter().flat_map(|place| of_cards(place, cards)).map(|(handle, _)| handle).collect()
}

/// The handle of naming a type or no trumps.
pub(super) fn of_type(named: Option<Type>) -> String {
    match named {
        Some(Type::Suit(suit)) => format!("u.{}", suit_code(suit)),
        Some(Type::Number(number)) => format!("n.{number}"),
        None => NO_TRUMPS.to_owned(),
    }
}

/// The handle of a seat.
pub(super) fn of_seat(seat: Seat) -> String {
    names::of_seat("s.", seat)
}

/// What a handle stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// A card of the observer's.
    Card(Place, Card),
    /// A type, or no trumps.
    Type(Option<Type>),
    /// A seat.
    Seat(Seat),
    /// A pass.
    Pass,
}

impl Thing {
    /// What a handle stands for, if it can be one of this table.
    pub(super) fn of(handle: &str) -> Option<Self> {
        match (handle, handle.split_once('.')?) {
            (PASS, _) => Some(Self::Pass),
            (NO_TRUMPS, _) => Some(Self::Type(None)),
            (_, ("h", name)) => read_card(name).map(|card| Self::Card(Place::Hand, card)),
            (_, ("l", name)) => read_card(name).map(|card| Self::Card(Place::Laid, card)),
            (_, ("u" | "n", name)) => {
                let named = name.to_uppercase().parse().ok();
                named.filter(|_| of_type(named) == handle).map(|named| Self::Type(Some(named)))
            }
            (_, ("s", name)) => name.parse().ok().map(Self::Seat),
            _ => None,
        }
    }
}

/// Reads `r7a`, `r7b` or `r5`: exactly the kinds that exist twice carry the letter of a copy.
fn read_card(name: &str) -> Option<Card> {
    let code = name.strip_suffix(['a', 'b']).unwrap_or(name);
    let card: Card = code.to_uppercase().parse().ok()?;
    let is_copy = code != name;
    (is_copy == (card.copies() == 2) && code.starts_with(suit_code(card.suit()))).then_some(card)
}
