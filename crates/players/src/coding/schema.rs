//! What the numbers of one table mean.

use engine::{Game, Observer, RuleId, Seat};

use crate::coding::Coding;
use crate::coding::writer::{Label, Writer};

/// What the small choices and the numbers of an observation mean at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schema {
    /// The names of the small choices, by their index.
    pub choices: Vec<String>,
    /// The fields of an observation, in their order.
    pub fields: Vec<Field>,
}

/// Some numbers of an observation that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What they are.
    pub label: Label,
    /// How many there are in each direction; they are written in row order.
    pub shape: Vec<usize>,
    /// The place of the first one in the observation.
    pub start: usize,
}

impl Field {
    /// Its name: `hand`.
    pub const fn name(&self) -> &'static str {
        self.label.name
    }

    /// The rule that it follows from.
    pub const fn rule(&self) -> RuleId {
        self.label.rule
    }

    /// The places of its numbers in the observation.
    pub fn places(&self) -> std::ops::Range<usize> {
        self.start..self.start + self.shape.iter().product::<usize>()
    }
}

impl Schema {
    /// The schema of tables with these options.
    pub fn of<C: Coding>(options: &<C::Game as Game>::Options) -> Self {
        let choices = (0..C::CHOICES).filter_map(|choice| u16::try_from(choice).ok()).map(C::name);
        let view = C::Game::new(options).view(Observer::Seat(Seat::default()));
        let mut fields = Fields(Vec::new());
        C::write(&view, &[], &mut fields);
        Self { choices: choices.collect(), fields: fields.0 }
    }

    /// How many numbers an observation has.
    pub fn length(&self) -> usize {
        self.fields.last().map_or(0, |field| field.places().end)
    }
}

/// Keeps what the fields are and forgets the numbers.
struct Fields(Vec<Field>);

impl Writer for Fields {
    fn field(&mut self, label: Label, shape: &[usize]) {
        let start = self.0.last().map_or(0, |field| field.places().end);
        self.0.push(Field { label, shape: shape.to_vec(), start });
    }

    fn put(&mut self, _: usize, _: i16) {}
}
