//! Which rules matter now.

use engine::RuleId;
use isle::{Phase, PrayerStep, View};

use super::words::rule;

/// The rules of the phase, those that matter most first.
pub(super) fn rules_now(view: &View) -> Vec<RuleId> {
    let now: &[RuleId] = match view.public().phase() {
        Phase::Continent => &[rule(15, 9)],
        Phase::Boats => &[rule(15, 7)],
        Phase::First => &[rule(2, 9)],
        Phase::Turn => &[
            rule(3, 1),
            rule(3, 2),
            rule(4, 1),
            rule(4, 3),
            rule(5, 1),
            rule(6, 1),
            rule(7, 1),
            rule(8, 1),
            rule(8, 3),
            rule(8, 4),
            rule(9, 1),
            rule(12, 3),
        ],
        Phase::Notice(_) => &[rule(11, 15), rule(11, 1), rule(11, 7)],
        Phase::Tie(_) => &[rule(11, 5), rule(11, 6)],
        Phase::Rescue(_) => &[rule(11, 7), rule(11, 8), rule(11, 9), rule(11, 10), rule(11, 11)],
        Phase::Die => &[rule(8, 8), rule(8, 9)],
        Phase::Tokens(_) => &[rule(10, 1), rule(10, 2)],
        Phase::Prayer(eruption) if eruption.step == PrayerStep::Loose => &[rule(10, 6), rule(9, 4)],
        Phase::Prayer(_) => &[rule(9, 4), rule(10, 2), rule(10, 3), rule(10, 4), rule(10, 7)],
        Phase::Crack => &[rule(13, 4), rule(8, 4)],
        Phase::Over(_) => &[rule(13, 1), rule(13, 2), rule(14, 1)],
    };
    now.to_vec()
}
