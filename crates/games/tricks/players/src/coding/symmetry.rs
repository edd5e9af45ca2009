//! The colours of Mü may be exchanged.

use engine::Options as _;
use players::coding::{Field, Schema, Symmetry, orders};
use tricks::{Card, EffectiveSuit, MatchOptions};

use super::{FIRST_TYPE, NO_TRUMPS, TYPES, TricksCoding};

/// How many colours there are in all, and numbers in each.
const COLOURS: usize = 5;
const NUMBERS: usize = 10;

/// Every order of the colours in use but the usual one.
pub(super) fn symmetries(options: MatchOptions) -> Vec<Symmetry> {
    let schema = Schema::of::<TricksCoding>(&options);
    let in_use = if options.seats() == 3 { 3 } else { COLOURS };
    let orders = orders(in_use).into_iter().skip(1);
    let exchange = |order: Vec<usize>| {
        let colour = |of: usize| order.get(of).copied().unwrap_or(of);
        Symmetry::of(&schema, |choice| chosen(choice, &colour), |field, place| moved(field, place, &colour))
    };
    orders.map(exchange).collect()
}

/// What a small choice becomes.
fn chosen(choice: usize, colour: &impl Fn(usize) -> usize) -> usize {
    match choice {
        card @ 0..FIRST_TYPE => colour(card / NUMBERS) * NUMBERS + card % NUMBERS,
        named @ FIRST_TYPE..NO_TRUMPS => FIRST_TYPE + type_after(named - FIRST_TYPE, colour),
        other => other,
    }
}

/// What a type becomes: colours come before numbers.
fn type_after(place: usize, colour: &impl Fn(usize) -> usize) -> usize {
    if place < COLOURS { colour(place) } else { place }
}

/// Where a number of a field goes.
fn moved(field: &Field, place: usize, colour: &impl Fn(usize) -> usize) -> usize {
    match field.name() {
        "chosen" => chosen(place, colour),
        "hand" | "laid" | "played" | "gone" | "trick" => {
            let (row, card) = (place / Card::COUNT, place % Card::COUNT);
            row * Card::COUNT + chosen(card, colour)
        }
        "chief_trump" | "vice_trump" if place < TYPES => type_after(place, colour),
        "voids" => {
            let suits = EffectiveSuit::ALL.len();
            let (row, suit) = (place / suits, place % suits);
            row * suits + type_after(suit, colour)
        }
        _ => place,
    }
}
