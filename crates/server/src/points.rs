//! Points over time of a game that is over: found once by playing it through, then kept with the table.

use std::sync::{Arc, Mutex, PoisonError};

use domain::TableState;
use engine::StepNumber;
use pages::PointsOverTime;

use crate::error::Error;
use crate::tables::LiveTable;

/// What was found, and after how many steps.
type Found = (StepNumber, Arc<PointsOverTime>);

/// What a table keeps.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Option<Found>>>);

/// What each seat had won after which step.
pub(crate) fn over_time(live: &LiveTable, state: &TableState) -> Result<Arc<PointsOverTime>, Error> {
    let kept: Kept = live.attached();
    let mut found = kept.0.lock().unwrap_or_else(PoisonError::into_inner);
    let steps = state.steps();
    if let Some((of, points)) = &*found
        && *of == steps
    {
        return Ok(Arc::clone(points));
    }
    let points = Arc::new(state.game()?.points_over_time());
    *found = Some((steps, Arc::clone(&points)));
    Ok(points)
}
