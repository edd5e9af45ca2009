//! What a review has found, along the replay of its game.

use std::sync::Arc;

use domain::TableState;
use engine::StepNumber;
use host::Mark;
use pages::{ReviewMark, ReviewMarkKind, ReviewTrack};
use words::Language;

use super::{kept, review_text};
use crate::app::App;
use crate::error::Error;
use crate::positions::position_after;

/// Of how many games is kept what was read of their reviews.
pub(crate) const MARKED_MAX: usize = 50;

/// What a review has found of a game that is over, if one is kept.
pub(crate) async fn along(app: &App, state: &TableState) -> Result<Option<Arc<ReviewTrack>>, Error> {
    let Some(made) = app.store.review_made(&state.record.id).await? else { return Ok(None) };
    let key = (state.record.id.clone(), made);
    if let Some(along) = app.marked.get(&key) {
        return Ok(Some(along));
    }
    let Some((review, _)) = kept(app, state).await? else { return Ok(None) };
    let positions = state.game()?.positions();
    // No words are made of them here.
    let turns = review_text(state, Language::English)?.turning_points(&review);
    let fault = |choice: &host::ReviewedChoice| {
        let kind = match choice.mark? {
            Mark::Mistake => ReviewMarkKind::Mistake,
            Mark::Blunder => ReviewMarkKind::Blunder,
            Mark::Only | Mark::Best | Mark::Inaccuracy => return None,
        };
        Some(ReviewMark { step: position_after(&positions, choice.step), seat: Some(choice.seat), kind })
    };
    let turn = |step: StepNumber, seat| ReviewMark {
        step: position_after(&positions, step),
        seat,
        kind: ReviewMarkKind::Turn,
    };
    let mut marks: Vec<ReviewMark> = review.choices.iter().filter_map(fault).collect();
    marks.extend(turns.iter().map(|point| turn(point.step, point.mover)));
    marks.sort_by_key(|mark| mark.step);
    let means = |at: &host::ReviewedPosition| at.success.iter().map(|one| one.mean).collect();
    let course = review.positions.iter().map(|at| (at.step, means(at))).collect();
    let along = Arc::new(ReviewTrack { marks, course });
    app.marked.put(key, Arc::clone(&along));
    Ok(Some(along))
}
