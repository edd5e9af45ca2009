//! The toy in numbers: a choice is one of the eighteen numbers.

use engine::{Options as _, RuleId};
use players::coding::{Coding, Label, Writer};
use toy::{Action, Card, Toy, View};

/// How choices and views of the toy become numbers.
#[derive(Clone, Copy, Debug)]
pub struct ToyCoding;

/// How many different numbers there are.
const CARDS: usize = 18;

const fn label(name: &'static str, number: (u8, u8), range: (i16, i16), meaning: &'static str) -> Label {
    Label { name, rule: RuleId::new("TOY", number.0, number.1), range, meaning }
}

/// The place of a number among all.
fn place(card: Card) -> usize {
    usize::from(card.value()) - 1
}

impl Coding for ToyCoding {
    type Game = Toy;

    const CHOICES: usize = CARDS;

    fn name(choice: u16) -> String {
        (choice + 1).to_string()
    }

    fn legal(view: &View, actions: &mut Vec<Action>) {
        actions.extend(view.legal());
    }

    fn encode(_: &View, Action(card): Action, encoded: &mut Vec<u16>) {
        encoded.push(u16::from(card.value()) - 1);
    }

    fn write(view: &View, _: &[u16], writer: &mut impl Writer) {
        let seats = view.options().seats();
        let count = usize::from(seats);
        let own = view.observer().seat().unwrap_or_default();
        let places = || own.round(seats).enumerate();
        writer.field(label("hand", (1, 1), (0, 1), "which numbers the seat holds"), &[CARDS]);
        view.hand().iter().for_each(|card| writer.mark(place(card)));
        writer.field(label("own_sealed", (1, 2), (0, 1), "which number it has sealed"), &[CARDS]);
        view.own_sealed().into_iter().for_each(|card| writer.mark(place(card)));
        writer.field(label("sealed", (1, 2), (0, 1), "which seats have sealed a number"), &[count]);
        for (place, _) in places().filter(|(_, seat)| view.sealed().contains(*seat)) {
            writer.mark(place);
        }
        writer.field(
            label("shown", (1, 3), (0, 1), "which numbers each seat has shown in this round"),
            &[count, CARDS],
        );
        for (row, seat) in places() {
            view.shown_by(seat).iter().for_each(|card| writer.mark(row * CARDS + place(card)));
        }
        writer.field(label("points", (2, 1), (0, i16::MAX), "points of each seat"), &[count]);
        places().for_each(|(place, seat)| writer.set(place, view.points()[seat]));
        writer.field(label("round", (2, 3), (0, i16::MAX), "the round, from 1"), &[1]);
        writer.set(0, view.round());
        writer.field(label("rounds", (2, 3), (0, 9), "how many rounds are dealt"), &[1]);
        writer.set(0, view.options().rounds);
    }
}
