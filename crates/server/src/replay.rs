//! The positions of a game one after the other.
//!
//! Nothing is kept between two requests: what a page lacks that shows one position and is to show another is learned
//! by drawing both. While a game runs, everybody sees it up to now, through the eyes that they have at the table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use domain::{Status, TableState};
use engine::{Observer, StepNumber};
use host::{AnyTable, AnyView, Cells, Choices, LineKind, Look, SeatLook};
use maud::Markup;
use pages::{
    AheadChoice, Clocks, Dock, Guide, Replay, ReplayAt, Role, TableFacts, TablePage, Turned, Update, Visitor,
    links,
};
use serde::Deserialize;

use crate::app::App;
use crate::error::Error;
use crate::facts::{facts, place, seen};
use crate::input::{Query, Step, Whole};
use crate::rules;
use crate::table_page::{PLAYED_MAX, ending_words, remarks};
use crate::tables::LiveTable;
use crate::visit::{Visit, Wanted, page};

/// Which position somebody wants to see.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// After so many steps, or the next at which somebody was to choose; the last if there is none.
    step: Option<Step>,
    /// Whether what came later is shown, too.
    whole: Option<Whole<0, 1>>,
    /// For the script: the position that the page shows.
    from: Option<Step>,
    /// For the script: the version of the table that the page was made of.
    seq: Option<Step>,
}

/// `GET /t/{id}/replay`: a page with a position of a game that has begun; for the script, what an open page lacks that
/// is to show it.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let visitor = visit.visitor(&app).await?;
    let state = live.read().await?;
    let course = Course::of(&live, &state, &visit, &asked)?;
    let to = course.position(asked.step)?;
    if visit.wanted == Wanted::Page {
        let cells = Cells::in_place(live.kept());
        let shown = course.page(visitor, (0, &to), &cells)?;
        let view = to.game.see(course.look());
        let guide = rules::reading(state.entry, &*view, visit.language);
        let shown = TablePage { sheet: view.sheet(), description: view.describe(), guide, ..shown };
        return Ok(page(StatusCode::OK, &pages::table_page(&shown)));
    }
    if !course.is_over() && state.took_back_after(asked.seq.map_or(0, Step::count)) {
        let go = links::replay(live.id().as_str(), course.at(to.step));
        return Ok(Json(Update::go_to(go)).into_response());
    }
    let from = course.position(asked.from)?;
    Ok(Json(course.turn(&visitor, &from, &to)?).into_response())
}

/// The first position after at least so many steps, or the last.
pub(crate) fn position_at(positions: &[StepNumber], step: Option<Step>) -> StepNumber {
    let after = positions.partition_point(|one| *one < step.map_or(0, Step::count));
    positions.get(after).or(positions.last()).copied().unwrap_or_default()
}

/// What an observer was told after a step, in words.
pub(crate) fn told_since(view: &dyn AnyView, step: StepNumber) -> String {
    let told = view.lines_since(step).into_iter().map(|(_, line)| line);
    let told: Vec<String> =
        told.filter(|line| line.kind != LineKind::Heading).map(|line| line.text).collect();
    told.join(" ")
}

/// A game as somebody goes through it.
struct Course<'a> {
    live: &'a LiveTable,
    state: &'a TableState,
    visit: &'a Visit,
    /// Whether what comes after a position is shown, too.
    whole: bool,
    seats: Vec<SeatLook>,
    observer: Observer,
    /// After how many steps somebody was to choose, and the last position.
    positions: Vec<StepNumber>,
}

/// The game as it was after some steps.
struct Position {
    step: StepNumber,
    game: Box<dyn AnyTable>,
}

impl<'a> Course<'a> {
    fn of(
        live: &'a LiveTable,
        state: &'a TableState,
        visit: &'a Visit,
        asked: &Asked,
    ) -> Result<Self, Error> {
        let whole = asked.whole.is_some_and(|whole| whole.count() == 1);
        let (_, eyes) = place(live, state, visit);
        let positions = state.game()?.positions();
        Ok(Self { live, state, visit, whole, seats: state.looks(), observer: eyes.observer(), positions })
    }

    /// The first position after at least so many steps, or the last.
    fn position(&self, step: Option<Step>) -> Result<Position, Error> {
        let step = position_at(&self.positions, step);
        Ok(Position { step, game: self.state.game()?.at(step) })
    }

    fn look(&self) -> Look<'_> {
        Look { language: self.visit.language, observer: self.observer, seats: &self.seats }
    }

    fn is_over(&self) -> bool {
        self.state.record.status == Status::Over
    }

    /// A position as links name it.
    fn at(&self, step: StepNumber) -> ReplayAt {
        ReplayAt { step, seen: seen(self.state, self.visit), whole: self.whole }
    }

    /// What an open page lacks that shows one position and is to show another.
    fn turn(&self, visitor: &Visitor, from: &Position, to: &Position) -> Result<Turned, Error> {
        let before = Cells::keys_alone(self.live.kept());
        pages::update(&self.page(visitor.clone(), (from.step, from), &before)?, &before);
        let (keys, _) = before.finish();
        let cells = Cells::lacking(&keys, self.live.kept());
        let shown = self.page(visitor.clone(), (from.step, to), &cells)?;
        let update = pages::update(&shown, &cells);
        let (_, html) = cells.finish();
        let back = (to.step < from.step).then_some(to.step);
        let (early, late) = if back.is_some() { (to, from) } else { (from, to) };
        let is_played = late.step - early.step <= PLAYED_MAX;
        let play = if is_played { late.game.see(self.look()).beats_since(early.step) } else { Vec::new() };
        let update = Update { html, play, back, ..update };
        Ok(Turned { update, replay: self.replay(to).moment() })
    }

    /// A position, and what its page may know of the others.
    fn replay(&self, at: &Position) -> Replay {
        let view = at.game.see(self.look());
        let number = self.positions.partition_point(|step| *step < at.step);
        let before = number.checked_sub(1).map_or(0, |before| self.positions[before]);
        let known = if self.whole { &self.positions[..] } else { &self.positions[..=number] };
        let is_last = number + 1 == self.positions.len();
        let ending = is_last.then(|| ending_words(self.state, &*view, &self.look()));
        Replay {
            known: known.to_vec(),
            at: self.at(at.step),
            next: self.positions.get(number + 1).copied(),
            is_over: self.is_over(),
            told: told_since(&*view, before),
            ending: ending.flatten(),
        }
    }

    /// What is known of the table. The secret of its luck says what comes.
    fn facts(&self) -> TableFacts {
        let mut facts = facts(self.live, self.state, self.visit);
        facts.luck.secret = facts.luck.secret.filter(|_| self.whole);
        facts
    }

    /// The page, drawn with `cells`; its log holds what came after step `since`, up to the position or, if the whole
    /// game is shown, all of it.
    fn page(
        &self,
        visitor: Visitor,
        (since, at): (StepNumber, &Position),
        cells: &Cells<'_>,
    ) -> Result<TablePage, Error> {
        let look = self.look();
        let view = at.game.see(look);
        let log = if self.whole { self.state.see(look)?.lines_since(since) } else { view.lines_since(since) };
        let last = log.last().map_or(since, |(step, _)| *step);
        let mut remarks = remarks(self.state, &look);
        remarks.retain(|remark| remark.after >= since && remark.after <= last);
        Ok(TablePage {
            visitor,
            ahead: AheadChoice::default(),
            table: self.facts(),
            // The version of a game that is over says how long it was.
            seq: if self.is_over() { at.step } else { self.state.seq() },
            observer: look.observer,
            role: Role::Watching,
            owing: at.game.turn().owing(),
            clocks: Clocks::default(),
            standstills: Vec::new(),
            stood_in: Vec::new(),
            scene: view.scene(cells),
            sprite: self.state.entry.sprite,
            choices: Choices::default(),
            remarks,
            play: Vec::new(),
            log,
            read: StepNumber::MAX,
            sheet: Markup::default(),
            description: Vec::new(),
            guide: Guide::default(),
            dock: Dock::Replay(self.replay(at)),
            key: String::new(),
            undo: None,
            ask_back: None,
            questions: Vec::new(),
            refused: None,
            hint: None,
            hints_taken: Vec::new(),
            stand_in_for_me: Vec::new(),
            chat: None,
            seen: seen(self.state, self.visit),
        })
    }
}
