//! Which rules matter now.

use engine::RuleId;
use tricks::{Phase, View};

use super::words::rule;

/// The rules of the phase, those that matter most first.
pub(super) fn rules_now(view: &View) -> Vec<RuleId> {
    let public = view.public();
    let phase = public.phase();
    let rest: &[RuleId] = match phase {
        Phase::Deal => &[rule(2, 2), rule(2, 4)],
        Phase::Auction => &[
            rule(3, 4),
            rule(3, 5),
            rule(3, 6),
            rule(3, 8),
            rule(3, 10),
            rule(4, 1),
            rule(4, 4),
            rule(5, 1),
            rule(10, 3),
        ],
        Phase::ViceTrump => &[rule(6, 2), rule(6, 3), rule(9, 3)],
        Phase::ChiefTrump => &[rule(6, 3), rule(6, 4), rule(6, 5), rule(6, 6), rule(9, 3)],
        Phase::Partner => &[rule(7, 1), rule(7, 2), rule(7, 5), rule(10, 3), rule(11, 1)],
        Phase::Trick if public.tricks().current().is_none() => {
            &[rule(8, 3), rule(8, 4), rule(9, 6), rule(10, 2), rule(10, 3), rule(12, 2)]
        }
        Phase::Trick => {
            &[rule(8, 4), rule(8, 5), rule(8, 6), rule(8, 7), rule(9, 6), rule(10, 2), rule(10, 3)]
        }
        Phase::Draw => &[rule(13, 4)],
        Phase::Over(_) => &[rule(13, 5), rule(13, 6)],
    };
    [&[phase.rule()], rest].concat()
}
