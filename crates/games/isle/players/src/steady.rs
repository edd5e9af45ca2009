//! Steady: plans its whole turn, and weighs what may burn and sink.

use engine::{Imagine, Rng};
use isle::{Action, Isle, Phase, View};

use super::plan::Planner;
use super::weights::Weights;
use players::Player;

/// Takes the first step of the best turn that it finds, and in other decisions what leaves it best.
/// Draws nothing at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Steady {
    /// What it believes.
    pub weights: Weights,
}

impl Player<Isle> for Steady {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        // Everything lies open but what others have just sealed, and that does not change what is best.
        let world = Isle::imagine(view, rng);
        let seat = view.seat().unwrap_or_default();
        let mut planner = Planner::new(&self.weights, seat, view.public().course().active);
        let choice = if matches!(view.public().phase(), Phase::Turn) {
            Some(planner.best_step(&world))
        } else {
            planner.best_answer(&world)
        };
        choice.expect("a player is only asked when its seat owes a choice")
    }
}
