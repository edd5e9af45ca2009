//! A game and the same game with other colours are the same in numbers after the exchange.

use engine::{Game as _, Observer, Options as _, Rng, Turn};
use m::{Card, Colour, M, Symbol, TableOptions};
use players::coding::{Coding as _, Schema, observe, orders};

use crate::MCoding;

/// The text with other cards.
fn exchanged(text: &str, other: impl Fn(Card) -> Card) -> String {
    let one = |word: &str| word.parse().map_or_else(|_| word.to_owned(), |card| other(card).to_string());
    let word = |word: &str| word.split(',').map(one).collect::<Vec<_>>().join(",");
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Holds a symmetry against a random game and the same game with other cards.
fn hold(deck: &str, nth: usize, other: impl Fn(Card) -> Card) {
    let options = TableOptions::build(3, &[("deck".into(), deck.into())]).unwrap();
    let (symmetries, length) = (MCoding::symmetries(&options), Schema::of::<MCoding>(&options).length());
    let symmetry = &symmetries[nth];
    let (mut game, mut twin, mut rng) = (M::new(&options), M::new(&options), Rng::from_seed(nth as u64));
    for _ in 0..400 {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let chance = game.draw(&mut rng);
                let text = exchanged(&M::chance_text(&options, &chance), &other);
                game.resolve(&chance, &mut ());
                twin.resolve(&M::read_chance(&options, &text).unwrap(), &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let [view, twin_view] = [&game, &twin].map(|game| game.view(Observer::Seat(seat)));
                let (mut numbers, mut twins) = (vec![0; length], vec![0; length]);
                observe::<MCoding>(&view, &[], &mut numbers);
                observe::<MCoding>(&twin_view, &[], &mut twins);
                let (mut mask, mut twin_mask) =
                    (vec![false; MCoding::CHOICES], vec![false; MCoding::CHOICES]);
                MCoding::mask(&view, &[], &mut mask);
                MCoding::mask(&twin_view, &[], &mut twin_mask);
                assert!((0..length).all(|at| twins[symmetry.numbers[at]] == numbers[at]));
                assert!((0..mask.len()).all(|at| twin_mask[usize::from(symmetry.choices[at])] == mask[at]));
                let action = game.sample(seat, &mut rng).unwrap();
                let text = exchanged(&M::action_text(&options, action), &other);
                game.apply(seat, action, &mut ());
                twin.apply(seat, M::read_action(&options, &text).unwrap(), &mut ());
            }
        }
    }
}

#[test]
fn colours_and_symbols_may_be_exchanged() {
    for by in 1..5 {
        let round = |at: usize| (at + by) % 5;
        hold("five_symbols", by - 1, |card| {
            let symbol = card.symbol();
            let symbol = if symbol == Symbol::None { symbol } else { Symbol::ALL[round(symbol.index())] };
            Card::new(Colour::ALL[round(card.colour().index())], card.value(), symbol).unwrap()
        });
    }
    for nth in [0, 60, 118] {
        let order = &orders(5)[nth + 1];
        hold("four_symbols", nth, |card| {
            Card::new(Colour::ALL[order[card.colour().index()]], card.value(), card.symbol()).unwrap()
        });
    }
}
