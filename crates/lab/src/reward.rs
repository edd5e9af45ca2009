//! What the end of a game is worth to those who learn.

use engine::{PerSeat, Standing};
use players::search::Verdict;

/// What each seat earns at the end, from -1 to 1: first place alone 1, last place alone -1, the places between evenly
/// between, seats that share places the mean. Who plays alone earns p / (50 + |p|) for p points.
pub fn rewards(standing: &Standing) -> PerSeat<f32> {
    #[expect(clippy::cast_possible_truncation, reason = "a reward is read to six digits")]
    Verdict::of(standing).success.map(|success| (2.0 * success - 1.0) as f32)
}
