//! Which rules matter now.

use engine::RuleId;
use m::{Phase, View};

use super::words::rule;

/// The rules of the phase, those that matter most first.
pub(super) fn rules_now(view: &View) -> Vec<RuleId> {
    let now: &[RuleId] = match view.public().phase() {
        Phase::Shuffle => &[rule(2, 6), rule(2, 7)],
        Phase::First => &[rule(2, 14)],
        Phase::Turn { .. } => &[
            rule(3, 4),
            rule(4, 2),
            rule(4, 4),
            rule(4, 8),
            rule(5, 4),
            rule(6, 1),
            rule(6, 2),
            rule(8, 1),
            rule(7, 1),
            rule(7, 3),
        ],
        Phase::ChooseLine { .. } => &[rule(8, 8), rule(8, 1), rule(9, 3)],
        Phase::Scoring(_) => {
            &[rule(9, 4), rule(9, 5), rule(9, 6), rule(9, 7), rule(9, 8), rule(11, 2), rule(11, 3)]
        }
        Phase::Over(_) => &[rule(11, 1), rule(11, 2), rule(11, 3), rule(11, 4), rule(11, 7)],
    };
    now.to_vec()
}
