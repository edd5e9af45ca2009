//! The puzzle of a day: the same for everybody, from the date alone.

use engine::Rng;

use crate::puzzle::Puzzle;

/// The place of the puzzle of a day among these, in days since 1970 of universal time: one of two or three stars, if
/// there are any. All of them come round before one comes again.
pub fn of_day(puzzles: &[Puzzle], day: u64) -> Option<usize> {
    let is_fit = |at: &usize| matches!(puzzles[*at].stars(), 2 | 3);
    let mut fit: Vec<usize> = (0..puzzles.len()).filter(is_fit).collect();
    if fit.is_empty() {
        fit = (0..puzzles.len()).collect();
    }
    let count = u64::try_from(fit.len()).ok().filter(|&count| count > 0)?;
    let (round, at) = (day / count, day % count);
    Rng::from_seed(round).shuffle(&mut fit);
    fit.get(usize::try_from(at).ok()?).copied()
}
