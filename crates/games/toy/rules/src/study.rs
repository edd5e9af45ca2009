//! What a simulation counts.

use engine::{Cell, Study, Table, Tally};

use crate::card::Card;
use crate::event::Event;
use crate::state::Toy;

/// How often each number won when it was shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wins {
    shown: [u64; 19],
    won: [u64; 19],
}

impl Study<Toy> for Wins {
    fn record(&mut self, table: &Table<Toy>) {
        for told in table.events_since(0, engine::Observer::Omniscient) {
            match told.event {
                Event::Shown(_, card) => self.shown[usize::from(card.value())] += 1,
                Event::Won { points, .. } => self.won[usize::from(points)] += 1,
                Event::Dealt(_) | Event::Sealed(_) | Event::Chose(..) | Event::Over => {}
            }
        }
    }

    fn add(&mut self, other: Self) {
        for (own, new) in self.shown.iter_mut().zip(other.shown) {
            *own += new;
        }
        for (own, new) in self.won.iter_mut().zip(other.won) {
            *own += new;
        }
    }

    fn rounds(table: &Table<Toy>) -> Option<u32> {
        Some(table.truth().round.into())
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
