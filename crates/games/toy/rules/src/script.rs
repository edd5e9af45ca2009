//! What scripts about the toy can say and ask.

use engine::script::Scripted;
use engine::{ParseError, Seat};

use crate::luck::Deal;
use crate::state::Toy;

impl Scripted for Toy {
    /// A deal is written in full: a page of rules needs no more.
    fn complete(&self, sketch: &str) -> Result<Deal, ParseError> {
        Deal::read(sketch, self.options.seats)
    }

    /// `round`, `fault`, `points a`, `bonus 7`.
    fn fact(&self, question: &str) -> Option<String> {
        match question.split(' ').collect::<Vec<_>>().as_slice() {
            ["round"] => Some(self.round.to_string()),
            ["fault"] => Some(format!("{:?}", self.options.fault).to_lowercase()),
            ["points", seat] => {
                let seat = Seat::all(self.options.seats).find(|other| other.to_string() == *seat)?;
                Some(self.points[seat].to_string())
            }
            ["bonus", number] => {
                Some(self.options.bonus.iter().any(|card| card.to_string() == *number).to_string())
            }
            _ => None,
        }
    }
}
