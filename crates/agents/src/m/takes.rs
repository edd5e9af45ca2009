//! Scoring phases played out exactly: all that decides them lies open.

use engine::{Game, PerSeat, Seat};
use m::{Action, Axis, M, Phase};

use super::quick;
use super::worth::{Prices, against_mean, promise};

/// How many positions of a phase are looked at before the rest is taken at a glance. A line of six cards
/// has at most 720 orders of taking.
const POSITIONS_MAX: u32 = 800;

/// What everybody takes until the phase that is on is over, if each takes what leaves it best against the mean
/// of the others and foresees that the others do the same. Nothing if no phase is on.
pub(super) fn foresee(world: &M) -> Vec<(Seat, Action)> {
    let prices = Prices::of(world.public());
    let mut takes = Foreseen { prices, left: POSITIONS_MAX }.best(world).0;
    takes.reverse();
    takes
}

struct Foreseen {
    prices: Prices,
    left: u32,
}

impl Foreseen {
    /// The choices to the end of the phase, the last one first, and what everybody has then.
    fn best(&mut self, world: &M) -> (Vec<(Seat, Action)>, PerSeat<f64>) {
        let (seat, actions) = match world.public().phase() {
            Phase::Scoring(scoring) => (scoring.taker, scoring.takable.iter().map(Action::Take).collect()),
            Phase::ChooseLine { trigger, .. } => {
                (*trigger, [Axis::Row, Axis::Column].map(Action::ChooseLine).to_vec())
            }
            Phase::Turn { .. } | Phase::Shuffle | Phase::First | Phase::Over(_) => {
                return (Vec::new(), self.promised(world));
            }
        };
        let mut best: Option<(f64, Vec<(Seat, Action)>, PerSeat<f64>)> = None;
        for action in actions {
            let mut after = world.clone();
            after.apply(seat, action, &mut ());
            let (mut choices, promised) = if self.left > 0 {
                self.left -= 1;
                self.best(&after)
            } else {
                let choices = quick::finish_phase(&mut after);
                (choices.into_iter().rev().collect(), self.promised(&after))
            };
            let worth = against_mean(&promised, seat);
            if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                choices.push((seat, action));
                best = Some((worth, choices, promised));
            }
        }
        let (_, choices, promised) = best.expect("who owes a choice has one");
        (choices, promised)
    }

    fn promised(&self, world: &M) -> PerSeat<f64> {
        let public = world.public();
        PerSeat::from_fn(public.seats(), |seat| promise(public, seat, &self.prices))
    }
}
