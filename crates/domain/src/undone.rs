//! What was taken back last: the game as it stood before, so that open pages can play it backward.

use engine::StepNumber;
use host::{AnyTable, Beat, Look};

use crate::state::TableState;

/// What was taken back since a page was made.
pub struct TakenSteps<'a> {
    before: &'a dyn AnyTable,
    /// The steps, counted as they were.
    steps: Vec<StepNumber>,
}

impl std::fmt::Debug for TakenSteps<'_> {
    /// Says nothing of the game: debug output may reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TakenSteps").field("steps", &self.steps).finish_non_exhaustive()
    }
}

impl TableState {
    /// What was taken back since version `seq`, if that is all that has happened since, and is still known.
    pub fn taken_since(&self, seq: usize) -> Option<TakenSteps<'_>> {
        let undone = self.undone.as_ref()?;
        let shown = self.entries_at(seq);
        let follows = self.marks.get(shown.saturating_sub(1)..undone.after)?.is_sorted();
        if !follows || self.began_after(seq) {
            return None;
        }
        let (before, now) = (undone.game.steps_since(0), self.game.as_ref()?.steps_since(0));
        // Nothing was added: what stands now stood before, in the same order.
        let mut stands = now.iter().peekable();
        let taken = |(step, text): (StepNumber, &String)| stands.next_if_eq(&text).is_none().then_some(step);
        let steps: Vec<StepNumber> = (1..).zip(&before).filter_map(taken).collect();
        (!steps.is_empty()).then_some(TakenSteps { before: undone.game.as_ref(), steps })
    }
}

impl TakenSteps<'_> {
    /// How many steps stand before the first that was taken back.
    pub fn first(&self) -> StepNumber {
        self.steps.first().map_or(0, |first| first - 1)
    }

    /// How many steps were taken back.
    pub const fn count(&self) -> usize {
        self.steps.len()
    }

    /// What a page has played of them, as its observer knew them.
    pub fn beats(&self, look: Look<'_>) -> Vec<Beat> {
        let mut beats = self.before.see(look).beats_since(self.first());
        beats.retain(|beat| beat.step().is_some_and(|step| self.steps.contains(&step)));
        beats
    }
}
