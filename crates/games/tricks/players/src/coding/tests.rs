//! A game and the same game with other colours are the same in numbers after the exchange.

use engine::{Game as _, Observer, Options as _, Rng, Turn};
use players::coding::{Coding as _, Schema, observe, orders};
use tricks::{MatchOptions, Tricks, View};

use crate::TricksCoding;

/// The text with other colours: their letters are the only capital ones.
fn recoloured(text: &str, order: &[usize]) -> String {
    const LETTERS: [char; 5] = ['R', 'G', 'B', 'Y', 'K'];
    let colour = |letter: char| LETTERS.iter().position(|other| *other == letter);
    text.chars()
        .map(|letter| colour(letter).and_then(|at| order.get(at)).map_or(letter, |at| LETTERS[*at]))
        .collect()
}

/// What a seat knows and may choose.
fn coded(view: &View, length: usize) -> (Vec<i16>, Vec<bool>) {
    let (mut numbers, mut mask) = (vec![0; length], vec![false; TricksCoding::CHOICES]);
    observe::<TricksCoding>(view, &[], &mut numbers);
    TricksCoding::mask(view, &[], &mut mask);
    (numbers, mask)
}

#[test]
fn colours_may_be_exchanged() {
    for (seats, colours, nth) in [(3, 3, 2), (4, 5, 17), (6, 5, 100)] {
        let options = MatchOptions::build(seats, &[]).unwrap();
        let (symmetries, order) = (TricksCoding::symmetries(&options), &orders(colours)[nth + 1]);
        assert_eq!(symmetries.len(), orders(colours).len() - 1);
        let (symmetry, length) = (&symmetries[nth], Schema::of::<TricksCoding>(&options).length());
        let (mut game, mut other) = (Tricks::new(&options), Tricks::new(&options));
        let mut rng = Rng::from_seed(nth as u64);
        for _ in 0..400 {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = game.draw(&mut rng);
                    let text = recoloured(&Tricks::chance_text(&options, &chance), order);
                    game.resolve(&chance, &mut ());
                    other.resolve(&Tricks::read_chance(&options, &text).unwrap(), &mut ());
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().unwrap();
                    let (numbers, mask) = coded(&game.view(Observer::Seat(seat)), length);
                    let (others, others_mask) = coded(&other.view(Observer::Seat(seat)), length);
                    assert!((0..length).all(|at| others[symmetry.numbers[at]] == numbers[at]));
                    assert!(
                        (0..mask.len()).all(|at| others_mask[usize::from(symmetry.choices[at])] == mask[at])
                    );
                    let action = game.sample(seat, &mut rng).unwrap();
                    let text = recoloured(&Tricks::action_text(&options, action), order);
                    game.apply(seat, action, &mut ());
                    other.apply(seat, Tricks::read_action(&options, &text).unwrap(), &mut ());
                }
            }
        }
    }
}
