//! A choice that was reviewed, on the board.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::TableState;
use engine::{Observer, Seat, StepNumber};
use host::{AnyTable, Cells, Review, ReviewedChoice};
use pages::{Dock, ReviewShown, ReviewedMove, TablePage, Visitor};
use serde::Deserialize;

use super::{kept_or_state, needs_over, review_text};
use crate::app::App;
use crate::error::{Error, ReviewError};
use crate::facts::{facts, seen};
use crate::input::Query;
use crate::positions::position_after;
use crate::review_text::{choice_at, costliest, told_since};
use crate::rules;
use crate::still::Still;
use crate::tables::LiveTable;
use crate::visit::{Visit, page};

/// What of a choice is wanted.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    show: ReviewShown,
}

/// `GET /t/{id}/review/{step}`: the choice of this step on the board, as its player saw it then.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path((id, step)): Path<(String, String)>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let visitor = visit.visitor(&app).await?;
    let state = live.read().await?;
    needs_over(&state)?;
    let (review, _) = kept_or_state(&app, &state).await?;
    let step: StepNumber = step.parse().map_err(|_| ReviewError::NoChoice)?;
    let choice = choice_at(&review, step).ok_or(ReviewError::NoChoice)?;
    let shown = Shown { live: &live, state: &state, visit: &visit, review: &review, choice };
    let drawn = shown.page(visitor, asked.show)?;
    Ok(page(StatusCode::OK, &pages::table_page(&drawn)))
}

/// A choice that somebody looks at.
struct Shown<'a> {
    live: &'a LiveTable,
    state: &'a TableState,
    visit: &'a Visit,
    review: &'a Review,
    choice: &'a ReviewedChoice,
}

impl Shown<'_> {
    fn page(&self, visitor: Visitor, shown: ReviewShown) -> Result<TablePage, Error> {
        let review_text = review_text(self.state, self.visit.language)?;
        let look = review_text.look(Observer::Seat(self.choice.seat));
        let (board, is_example) = self.board(shown)?;
        let before = self.state.game()?.at(self.choice.step - 1);
        let then = before.see(look);
        let is_marked = shown == ReviewShown::Answer;
        let picks = then.choices().picks(&self.choice.best).filter(|_| is_marked);
        let dock = Dock::Reviewed(Box::new(ReviewedMove {
            said: review_text.choice(self.choice),
            shown,
            told: told_since(&*then, self.position_before()?),
            costliest: costliest(self.review, self.choice.seat),
            picks: picks.unwrap_or_default(),
            is_example,
        }));
        let cells = Cells::in_place(self.live.kept());
        let table = facts(self.live, self.state, self.visit);
        let still = Still { visitor, table: table.into(), entry: self.state.entry, look, cells: &cells };
        let view = board.see(look);
        let guide = rules::reading(self.state.entry, &*view, self.visit.language);
        Ok(TablePage {
            log: view.lines_since(0),
            sheet: view.sheet(),
            description: view.describe(),
            guide,
            seen: seen(self.state, self.visit),
            ..still.page(&*board, dock)
        })
    }

    /// The position before the one that was chosen from.
    fn position_before(&self) -> Result<StepNumber, Error> {
        let positions = self.state.game()?.positions();
        let number = positions.partition_point(|step| *step < self.choice.step - 1);
        Ok(number.checked_sub(1).map_or(0, |before| positions[before]))
    }

    /// What the board shows, and whether luck in it is an example.
    fn board(&self, shown: ReviewShown) -> Result<(Box<dyn AnyTable>, bool), Error> {
        let (game, step) = (self.state.game()?, self.choice.step);
        let before = game.at(step - 1);
        match shown {
            ReviewShown::Question | ReviewShown::Answer => Ok((before, false)),
            ReviewShown::Played => Ok((game.at(position_after(&game.positions(), step)), false)),
            ReviewShown::Best => {
                let seat: Seat = self.choice.seat;
                let after = before.after(seat, &self.choice.best).ok_or(ReviewError::NoChoice)?;
                let is_example = after.step_count() > step;
                Ok((after, is_example))
            }
        }
    }
}
