//! Exchanges of components that change nothing in the rules: what was learned of one position holds for others.

use crate::coding::schema::{Field, Schema};

/// An exchange of components under which the rules stay the same: of two colours that are played alike. A position and
/// the one after the exchange are worth the same, and what is good in one is good in the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// For each small choice the one that it becomes.
    pub choices: Vec<u16>,
    /// For each number of an observation the place where it stands afterwards.
    pub numbers: Vec<usize>,
}

impl Symmetry {
    /// The exchange that takes each small choice, and each place in a field, to another one.
    ///
    /// # Panics
    /// If it makes a small choice of something that is none.
    pub fn of(
        schema: &Schema,
        choice: impl Fn(usize) -> usize,
        place: impl Fn(&Field, usize) -> usize,
    ) -> Self {
        let becomes = |of: usize| u16::try_from(choice(of)).expect("there are 65 535 small choices at most");
        let moved = |field: &Field, at: usize| field.start + place(field, at);
        let numbers = schema.fields.iter().flat_map(|field| {
            let places = 0..field.places().len();
            places.map(|at| moved(field, at)).collect::<Vec<_>>()
        });
        Self { choices: (0..schema.choices.len()).map(becomes).collect(), numbers: numbers.collect() }
    }
}

/// All orders of so many things, that of the numbers first, each before those that come later in a dictionary.
pub fn orders(of: usize) -> Vec<Vec<usize>> {
    fn extend(of: usize, begun: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
        if begun.len() == of {
            all.push(begun.clone());
        }
        for next in 0..of {
            if !begun.contains(&next) {
                begun.push(next);
                extend(of, begun, all);
                begun.pop();
            }
        }
    }
    let mut all = Vec::new();
    extend(of, &mut Vec::new(), &mut all);
    all
}
