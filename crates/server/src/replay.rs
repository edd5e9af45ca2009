//! The positions of a game one after the other.
//!
//! Nothing is kept between two requests: what a page lacks that shows one position and is to show another is learned
//! by drawing both. While a game runs, everybody sees it up to now, through the eyes that they have at the table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use domain::{PersonId, Status, TableState};
use engine::{Observer, StepNumber};
use host::{AnyTable, Cells, Look, SeatLook};
use pages::{
    Dock, KeptOfGame, Replay, ReplayAt, ReviewTrack, Study, TableFacts, TablePage, Turned, Update, Visitor,
    links,
};
use serde::Deserialize;
use store::{NOTE_MAX, Note};

use crate::app::App;
use crate::chat;
use crate::ending::ending_words;
use crate::error::Error;
use crate::facts::{facts, place, seen};
use crate::input::{Query, Step, Whole};
use crate::positions::position_at;
use crate::review_text::told_since;
use crate::reviews;
use crate::rules;
use crate::still::Still;
use crate::study::leading;
use crate::table_page::{PLAYED_MAX, remarks};
use crate::tables::LiveTable;
use crate::visit::{Visit, Wanted, page};

/// Which position somebody wants to see.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// After so many steps, or the next at which somebody was to choose; the first if it is left out.
    step: Option<Step>,
    /// Whether what came later is shown, too.
    whole: Option<Whole<0, 1>>,
    /// Whether the page goes along with whoever leads through the game.
    together: Option<Whole<0, 1>>,
    /// For the script: the position that the page shows.
    from: Option<Step>,
    /// For the script: the version of the table that the page was made of.
    seq: Option<Step>,
    /// Whether it is shown in a frame of another site: not asked, but said by the address.
    #[serde(skip)]
    framed: bool,
}

impl Asked {
    /// The same for a frame of another site. Nobody goes along with anybody there.
    pub(crate) const fn framed(self) -> Self {
        Self { framed: true, together: None, ..self }
    }
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
    shown(&app, &live, &visit, &asked).await
}

/// The page, or what an open page lacks.
pub(crate) async fn shown(
    app: &App,
    live: &Arc<LiveTable>,
    visit: &Visit,
    asked: &Asked,
) -> Result<Response, Error> {
    let visitor = visit.visitor(app).await?;
    let kept = kept(app, live, visit).await?;
    let state = live.read().await?;
    let joined = asked.together.is_some_and(|together| together.count() == 1);
    let along = if state.needs_over().is_ok() { reviews::along(app, &state).await? } else { None };
    let course = Course { joined, kept, along, ..Course::of(live, &state, visit, asked)? };
    let to = course.position(asked.step)?;
    if visit.wanted == Wanted::Page {
        let cells = Cells::in_place(live.kept());
        let mut shown = course.page(visitor, (0, &to), &cells)?;
        if let Dock::Replay(replay) = &mut shown.dock
            && course.is_over()
            && !asked.framed
        {
            replay.study = Some(Study { lead: leading(app, live, visit).await?, joined });
            shown.chat = if joined { Some(chat::pane(app, live, &state, visit).await?) } else { None };
        }
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

/// What the visitor has kept of a game that is over and was played here: whether it is starred, and notes.
async fn kept(app: &App, live: &Arc<LiveTable>, visit: &Visit) -> Result<Option<(bool, Vec<Note>)>, Error> {
    let Some(person) = visit.person() else { return Ok(None) };
    let (id, is_archived) = {
        let state = live.read().await?;
        (state.record.id.clone(), state.record.status == Status::Over && !state.record.is_imported())
    };
    if !is_archived {
        return Ok(None);
    }
    let starred = app.store.is_starred(&person.id, &id).await?;
    Ok(Some((starred, app.store.notes(&person.id, &id).await?)))
}

/// A game as somebody goes through it.
struct Course<'a> {
    live: &'a LiveTable,
    state: &'a TableState,
    visit: &'a Visit,
    /// Whether what comes after a position is shown, too.
    whole: bool,
    /// Whether the page goes along with whoever leads through the game.
    joined: bool,
    /// Whether it is shown in a frame of another site.
    framed: bool,
    seats: Vec<SeatLook>,
    observer: Observer,
    /// After how many steps somebody was to choose, and the last position.
    positions: Vec<StepNumber>,
    /// Whether the visitor has starred the game, and the notes that the visitor may read.
    kept: Option<(bool, Vec<Note>)>,
    /// What a review has found, if one is kept.
    along: Option<Arc<ReviewTrack>>,
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
        Ok(Self {
            live,
            state,
            visit,
            whole,
            joined: false,
            framed: asked.framed,
            seats: state.looks(),
            observer: eyes.observer(),
            positions,
            kept: None,
            along: None,
        })
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
        ReplayAt {
            step,
            seen: seen(self.state, self.visit),
            whole: self.whole,
            together: self.joined,
            framed: self.framed,
        }
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
        Ok(Turned { update, replay: self.replay(to).moment_after(from.step) })
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
            study: None,
            kept: self.kept_at(at.step, known),
            along: self
                .along
                .as_ref()
                .map(|all| if self.whole { ReviewTrack::clone(all) } else { all.until(at.step) }),
        }
    }

    /// What the visitor has kept, as far as the page may know it.
    fn kept_at(&self, step: StepNumber, known: &[StepNumber]) -> Option<KeptOfGame> {
        let (is_starred, notes) = self.kept.as_ref()?;
        let here = || notes.iter().filter(|note| note.step == step);
        let mut steps: Vec<StepNumber> =
            notes.iter().map(|note| note.step).filter(|step| known.contains(step)).collect();
        steps.dedup();
        let sits =
            |person: &PersonId| self.state.seats.iter().any(|seat| seat.person.as_ref() == Some(person));
        Some(KeptOfGame {
            is_starred: *is_starred,
            may_share: self.visit.person().is_some_and(|person| sits(&person.id)),
            own: here().find(|note| note.by.is_none()).map(|note| (note.text.clone(), note.shared)),
            others: here().filter_map(|note| Some((note.by.clone()?, note.text.clone()))).collect(),
            steps,
            most: NOTE_MAX,
        })
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
        let still = Still { visitor, table: self.facts().into(), entry: self.state.entry, look, cells };
        Ok(TablePage {
            // The version of a game that is over says how long it was.
            seq: if self.is_over() { at.step } else { self.state.seq() },
            remarks,
            log,
            seen: seen(self.state, self.visit),
            ..still.page(&*at.game, Dock::Replay(self.replay(at)))
        })
    }
}
