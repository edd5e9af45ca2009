//! What things are called in `data-t`, so that the page can move them: `docs/motion.md` lists the names.
//!
//! A card has a name only in the drawings of those who see it. The copies of a 1 or a 7 are counted where they
//! lie together.

use engine::Seat;
use face::names::of_seat;
use tricks::{Card, CardSet, Class};

use super::handles::code;

/// Where the hidden cards of a seat are.
pub(super) fn hand(seat: Seat) -> String {
    of_seat("hand:", seat)
}

/// How many cards a seat holds.
pub(super) fn held_count(seat: Seat) -> String {
    of_seat("count:", seat)
}

/// A card of a hand that the observer sees; of two copies the first, or the second.
pub(super) fn held(seat: Seat, shown: Card, copy: u8) -> String {
    format!("hand:{seat}:{}", code(shown, copy))
}

/// All cards that a seat has laid.
pub(super) fn row(seat: Seat) -> String {
    of_seat("laid:", seat)
}

/// A card laid in the auction.
pub(super) fn laid(seat: Seat, shown: Card, copy: u8) -> String {
    format!("laid:{seat}:{}", code(shown, copy))
}

/// Some of the copies that lie together, by name: of each kind those after the first `left`.
pub(super) fn some_of(
    cards: CardSet,
    left: impl Fn(Card) -> u8,
    name: impl Fn(Card, u8) -> String,
) -> Vec<String> {
    let of_kind =
        |shown: Card| (left(shown)..left(shown) + cards.count(shown)).map(move |copy| (shown, copy));
    cards.kinds().iter().flat_map(of_kind).map(|(shown, copy)| name(shown, copy)).collect()
}

/// The card that a seat plays to a trick.
pub(super) fn played(trick: u8, seat: Seat) -> String {
    format!("trick:{trick}:{seat}")
}

/// Where a seat's card lies in any trick.
pub(super) fn spot(seat: Seat) -> String {
    of_seat("spot:", seat)
}

/// The bid of a seat on its plate.
pub(super) fn bid(seat: Seat) -> String {
    of_seat("bid:", seat)
}

/// The points of a seat in this round, on its plate.
pub(super) fn points(seat: Seat) -> String {
    of_seat("points:", seat)
}

/// The tricks that a seat has taken, in front of it.
pub(super) fn won(seat: Seat) -> String {
    of_seat("won:", seat)
}

/// How many they are.
pub(super) fn won_count(seat: Seat) -> String {
    format!("won:{seat}:n")
}

/// The points of the Chief's team, and the bar that is as long.
pub(super) const GOAL: [&str; 2] = ["goal", "goal:bar"];

/// The seal of a seat's part in the round.
pub(super) fn role(seat: Seat) -> String {
    of_seat("role:", seat)
}

/// A class of trumps in the banner.
pub(super) const fn chip(class: Class) -> &'static str {
    match class {
        Class::Double => "chip:double",
        Class::Chief => "chip:chief",
        Class::Vice | Class::Plain => "chip:vice",
    }
}

/// A number of the result of a round: what it is, and of which seat.
pub(super) fn result(what: &str, seat: Seat) -> String {
    format!("{what}:{seat}")
}
