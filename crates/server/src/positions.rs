//! Which positions a game can be seen at: those at which somebody was to choose, and the last.

use engine::StepNumber;

use crate::input::Step;

/// The first position after at least so many steps, or the last.
pub(crate) fn position_at(positions: &[StepNumber], step: Option<Step>) -> StepNumber {
    position_after(positions, step.map_or(0, Step::count))
}

/// The same.
pub(crate) fn position_after(positions: &[StepNumber], step: StepNumber) -> StepNumber {
    let after = positions.partition_point(|one| *one < step);
    positions.get(after).or(positions.last()).copied().unwrap_or_default()
}
