//! Scoring phases played out exactly: all that decides them lies open.

use engine::{Game, PerSeat, Seat};
use m::{Action, Axis, M, Phase};

use super::quick;
use super::worth::{Prices, against_mean, promise};

/// How many positions of a phase are looked at before the rest is taken at a glance. A line of six cards
/// has at most 720 orders of taking.
const POSITIONS_MAX: u32 = 800;

/// A phase to its end.
struct Course {
    /// What is chosen, the last choice first.
    choices: Vec<(Seat, Action)>,
    /// What everybody has then, as it promises to count.
    promised: PerSeat<f64>,
}

/// What everybody takes until the phase that is on is over, if each takes what leaves it best against the mean
/// of the others and foresees that the others do the same. Nothing if no phase is on.
pub(super) fn foresee(world: &M) -> Vec<(Seat, Action)> {
    let prices = Prices::of(world.public());
    let mut choices = Foreseen { prices, left: POSITIONS_MAX }.best(world).choices;
    choices.reverse();
    choices
}

struct Foreseen {
    prices: Prices,
    left: u32,
}

impl Foreseen {
    /// How the phase goes on.
    fn best(&mut self, world: &M) -> Course {
        let (seat, actions) = match world.public().phase() {
            Phase::Scoring(scoring) => (scoring.taker, scoring.takable.iter().map(Action::Take).collect()),
            Phase::ChooseLine { trigger, .. } => {
                (*trigger, [Axis::Row, Axis::Column].map(Action::ChooseLine).to_vec())
            }
            Phase::Turn { .. } | Phase::Shuffle | Phase::First | Phase::Over(_) => {
                return Course { choices: Vec::new(), promised: self.promised(world) };
            }
        };
        let mut best: Option<(f64, Course)> = None;
        for action in actions {
            let mut course = self.after(world, seat, action);
            course.choices.push((seat, action));
            let worth = against_mean(&course.promised, seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, course));
            }
        }
        best.expect("who owes a choice has one").1
    }

    /// How the phase goes on after a choice.
    fn after(&mut self, world: &M, seat: Seat, action: Action) -> Course {
        let mut after = world.clone();
        after.apply(seat, action, &mut ());
        if self.left > 0 {
            self.left -= 1;
            return self.best(&after);
        }
        let choices = quick::finish_phase(&mut after).into_iter().rev().collect();
        Course { choices, promised: self.promised(&after) }
    }

    fn promised(&self, world: &M) -> PerSeat<f64> {
        let public = world.public();
        PerSeat::from_fn(public.seats(), |seat| promise(public, seat, &self.prices))
    }
}
