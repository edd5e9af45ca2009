//! What a simulation counts.

use engine::{Audience, Cell, Standing, Study, Tally, Witness};

use crate::card::Card;
use crate::event::Event;
use crate::state::Toy;

/// How often each number won when it was shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    shown: [u64; 19],
    won: [u64; 19],
}

impl Witness<Event> for Wins {
    fn see(&mut self, _: Audience, event: Event) {
        match event {
            Event::Shown(_, card) => self.shown[usize::from(card.value())] += 1,
            Event::Won { points, .. } => self.won[usize::from(points)] += 1,
            Event::Dealt(_) | Event::Sealed(_) | Event::Chose(..) | Event::Over => {}
        }
    }
}

impl Study<Toy> for Wins {
    fn record(&mut self, _: &Toy, _: Option<&Standing>) {}

    fn add(&mut self, other: Self) {
        for (own, new) in self.shown.iter_mut().zip(other.shown) {
            *own += new;
        }
        for (own, new) in self.won.iter_mut().zip(other.won) {
            *own += new;
        }
    }

    fn rounds(game: &Toy) -> Option<u32> {
        Some(game.round.into())
    }

    fn tallies(&self) -> Vec<Tally> {
        let row = |card: Card| {
            let at = usize::from(card.value());
            (card.to_string(), vec![Cell::Count(self.shown[at]), Cell::Share(self.won[at], self.shown[at])])
        };
        vec![Tally {
            title: "Numbers".into(),
            columns: vec!["number".into(), "shown".into(), "won".into()],
            rows: Card::all().map(row).collect(),
        }]
    }
}
