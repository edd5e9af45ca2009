//! What hands were worth before it was decided what they are played for.

use engine::Imagine;
use players::{Roster, Worth};
use rayon::prelude::*;

use crate::decisions::{Decision, drawn};
use crate::effort::Run;
use crate::estimate::Estimate;
use crate::report::{Appraised, AppraisedCell};
use crate::weigh::Action;

/// Appraises the hand of each seat at the last of its choices that follow each other and can be appraised.
pub(crate) fn appraisals<R: Roster<Game: Imagine>>(
    decisions: &[&Decision<R::Game>],
    run: &Run<'_>,
    text: impl Fn(Action<R>) -> String + Sync,
) -> Vec<Appraised> {
    let is_last = |at: &usize| {
        let decision = decisions[*at];
        let mut later = decisions[at + 1..].iter().filter(|other| other.seat == decision.seat);
        R::is_appraised(&decision.view) && later.next().is_none_or(|next| !R::is_appraised(&next.view))
    };
    let due: Vec<usize> = (0..decisions.len()).filter(is_last).collect();
    let appraised = |at: usize| {
        let Decision { step, seat, view, .. } = decisions[at];
        if run.is_stopped() {
            return None;
        }
        let found = R::appraise(view, &mut drawn(*b"appraise", run.effort.seed, *step, 0))?;
        let cell = |worth: Worth| AppraisedCell {
            points: Estimate { mean: worth.points, error: worth.error },
            reach: worth.reach,
        };
        Some(Appraised {
            step: *step,
            seat: *seat,
            rows: found.rows.into_iter().map(&text).collect(),
            columns: found.columns.into_iter().map(&text).collect(),
            cells: found.cells.into_iter().map(|row| row.into_iter().map(cell).collect()).collect(),
        })
    };
    due.into_par_iter().filter_map(appraised).collect()
}
