//! Which rules matter now.

use city::{Phase, View};
use engine::RuleId;

use super::words::rule;

/// The rules of the phase, those that matter most first.
pub(super) fn rules_now(view: &View) -> Vec<RuleId> {
    let public = view.public();
    let phase = public.phase();
    let rest: &[RuleId] = match phase {
        Phase::Luck(_) | Phase::Entries => &[],
        Phase::Boards => &[rule(2, 3)],
        Phase::Choose => &[rule(3, 6), rule(3, 7), rule(3, 5), rule(2, 9), rule(2, 2), rule(1, 16)],
        Phase::Calm(_) => &[rule(6, 8), rule(6, 3)],
        Phase::Resolve if public.is_solo() => &[
            rule(10, 5),
            rule(10, 6),
            rule(10, 7),
            rule(10, 8),
            rule(5, 1),
            rule(5, 3),
            rule(5, 5),
            rule(6, 1),
        ],
        Phase::Resolve => &[
            rule(4, 1),
            rule(4, 7),
            rule(5, 1),
            rule(5, 3),
            rule(5, 4),
            rule(5, 5),
            rule(6, 1),
            rule(6, 4),
            rule(7, 1),
        ],
        Phase::RoundEnd => &[rule(3, 11), rule(7, 1)],
        Phase::Window => &[rule(7, 3), rule(7, 4), rule(7, 5), rule(7, 6)],
        Phase::Damage => &[rule(8, 1), rule(8, 2), rule(8, 4), rule(8, 5), rule(8, 6)],
        Phase::Over => &[rule(9, 4), rule(9, 5), rule(9, 6), rule(9, 7), rule(9, 8)],
    };
    [&[phase.rule()], rest].concat()
}
