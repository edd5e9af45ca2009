//! The page of a table, put together for one visitor.
//!
//! Everything that shows the position comes from the table for the visitor's observer. Nothing else
//! here looks at the game.

use std::sync::Arc;

use axum::http::StatusCode;
use axum::response::Response;
use domain::time::Why;
use domain::{Less, Noted, Place, SeatKind, Status, TableState, TakeBacks};
use engine::{Observer, Seat, StepNumber};
use host::{AnyView, Cells, Choices, Finality, Hint, Look};
use maud::Markup;
use pages::asks::Standstill;
use pages::{
    AheadChoice, AlonePlace, Assent, BranchLine, Coach, CoachAsks, Dock, Ending, Guide, RatingChange,
    Refused, Remark, ReplayAt, Role, Undo, WaysOut,
};
use pages::{TablePage, Update, Visitor, links};
use store::{Knowledge, SeatEnd};

use crate::app::App;
use crate::chat;
use crate::clock_view::{Reader, clocks};
use crate::coach;
use crate::embedder::may_embed;
use crate::ending::{ending_words, places};
use crate::error::Error;
use crate::facts::{Alike, branches, hints_taken, luck, place, seen};
use crate::note::note_words;
use crate::points;
use crate::questions;
use crate::rules;
use crate::solo;
use crate::tables::LiveTable;
use crate::viewpoint::Viewpoint;
use crate::visit::{Visit, page};

/// How many steps are played at most on a page that has missed them; after more it shows the newest position at once.
pub(crate) const PLAYED_MAX: StepNumber = 24;

/// The page of a table that has begun.
pub(crate) async fn show(app: &Arc<App>, live: &Arc<LiveTable>, visit: &Visit) -> Result<Response, Error> {
    Ok(page(StatusCode::OK, &pages::table_page(&whole_page(app, live, visit).await?)))
}

/// The whole page.
async fn whole_page(app: &Arc<App>, live: &Arc<LiveTable>, visit: &Visit) -> Result<TablePage, Error> {
    let visitor = visit.visitor(app).await?;
    let state = live.read().await?;
    let chat = chat::pane(app, live, &state, visit).await?;
    let outcome = Outcome::of(app, &state, visit).await?;
    let level = coach::setting(app, live, &state, visit).await?;
    let is_new = visit.knowledge(app, state.entry.name).await? == Knowledge::New;
    let mut page = {
        let cells = Cells::in_place(live.kept());
        let by = Drawing { cells: &cells, outcome: &outcome, alike: &Alike::of(&state) };
        table_page(app, live, &state, (visit, visitor), (0, by))?
    };
    Arc::make_mut(&mut page.table).luck = luck(&state, visit);
    let seats = state.looks();
    let look = Look { language: visit.language, observer: page.observer, seats: &seats };
    let view = state.see(look)?;
    let guide = Guide {
        is_new: is_new && !matches!(page.dock, Dock::Over(_)),
        ..rules::reading(state.entry, &*view, visit.language)
    };
    let coach = Coach { level, ..page.coach.clone() };
    Ok(TablePage {
        chat: Some(chat),
        sheet: view.sheet(),
        description: view.describe(),
        guide,
        coach,
        ..page
    })
}

/// The same page with an act that was refused.
pub(crate) async fn refused(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    (status, refused): (StatusCode, Refused),
) -> Result<Response, Error> {
    let mut shown = whole_page(app, live, visit).await?;
    shown.refused = Some(refused);
    Ok(page(status, &pages::table_page(&shown)))
}

/// The same page with what the coach asks about a choice that was sent without script.
pub(crate) async fn asked(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    asked: CoachAsks,
) -> Result<Response, Error> {
    let mut shown = whole_page(app, live, visit).await?;
    shown.coach.asked = Some(asked);
    Ok(page(StatusCode::OK, &pages::table_page(&shown)))
}

/// The same page with a hint that was asked for without script.
pub(crate) async fn advised(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    hint: Hint,
) -> Result<Response, Error> {
    let mut shown = whole_page(app, live, visit).await?;
    shown.hint = Some(hint);
    Ok(page(StatusCode::OK, &pages::table_page(&shown)))
}

/// What the page of a visitor needs that shows version `seq`, but for its cells, which are noted.
pub(crate) fn update(
    app: &App,
    live: &LiveTable,
    state: &TableState,
    visit: &Visit,
    (seq, by): (usize, Drawing<'_>),
) -> Result<Update, Error> {
    let taken = state.taken_since(seq);
    // The log of such a page begins differently, or it is another page altogether.
    if state.began_after(seq) || (taken.is_none() && state.took_back_after(seq)) {
        let go = Some(links::table(live.id().as_str()));
        return Ok(Update { seq: state.seq(), go, ..Update::default() });
    }
    let back = taken.as_ref().map(|taken| taken.first().min(state.steps_at(seq)));
    // The line that tells of a take-back stands behind those of the last step that stands.
    let since = back.map_or_else(|| state.steps_at(seq), |back| back.saturating_sub(1));
    let mut shown = table_page(app, live, state, (visit, visit.plain_visitor()), (since, by))?;
    if let Some(taken) = taken {
        let look = Look { language: visit.language, observer: shown.observer, seats: &by.alike.looks };
        shown.play = if taken.count() > PLAYED_MAX { Vec::new() } else { taken.beats(look) };
    }
    let entries = state.entries_at(seq);
    shown.remarks.retain(|remark| remark.entry > entries);
    shown.clocks = clocks(state, Reader::Script, app.time_source.now());
    let play = std::mem::take(&mut shown.play);
    Ok(Update { back, play, ..pages::update(&shown, by.cells) })
}

/// With what a page is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Drawing<'a> {
    /// Its cells.
    pub(crate) cells: &'a Cells<'a>,
    /// How the game ended.
    pub(crate) outcome: &'a Outcome,
    /// What it shares with other pages.
    pub(crate) alike: &'a Alike,
}

/// What the store knows of how a game ended.
#[derive(Clone, Default)]
pub(crate) struct Outcome {
    alone: Option<AlonePlace>,
    ratings: Vec<RatingChange>,
    less: Option<Less>,
    branches: Vec<BranchLine>,
}

impl Outcome {
    /// Of a game that is over; nothing of any other.
    pub(crate) async fn of(app: &App, state: &TableState, visit: &Visit) -> Result<Self, Error> {
        if state.record.status != Status::Over {
            return Ok(Self::default());
        }
        let (ratings, less) = rating_changes(app, state).await?;
        Ok(Self {
            alone: solo::place(app, state, visit).await?,
            ratings,
            less,
            branches: branches(app, state, visit.language).await?,
        })
    }
}

/// The page, drawn with `cells`; its log holds what came after step `since`.
fn table_page(
    app: &App,
    live: &LiveTable,
    state: &TableState,
    (visit, visitor): (&Visit, Visitor),
    (since, Drawing { cells, outcome, alike }): (StepNumber, Drawing<'_>),
) -> Result<TablePage, Error> {
    let Outcome { alone, ratings, less, branches } = outcome.clone();
    let (own_seats, eyes) = place(live, state, visit);
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &alike.looks };
    let view = state.see(look)?;
    let ending = ending(app, (live, state), &*view, (&look, visit))?.map(|ending| Ending {
        alone,
        ratings,
        less,
        branches,
        ..ending
    });
    let dock = match (eyes, ending) {
        (_, Some(ending)) => Dock::Over(ending),
        (Viewpoint::Cover(seat), None) => Dock::Cover(seat),
        (Viewpoint::Seat(_) | Viewpoint::Public | Viewpoint::All, None) => Dock::Play,
    };
    let undo = undo(state, look.observer);
    let ask_back = if undo.is_some() { None } else { ask_back(state, look.observer) };
    let chooses = matches!(dock, Dock::Play) && !state.is_paused();
    let choices =
        if chooses { at_this_table(view.choices(), state.take_backs()) } else { Choices::default() };
    let ahead = ahead(state, &own_seats, (&look, &*view));
    let scene = view.scene(cells);
    let notice = scene.notice.as_ref().map(|notice| notice.key.as_str());
    let coach = coach::shown(live, state, &own_seats, (&look, notice));
    Ok(TablePage {
        visitor,
        ahead,
        table: alike.facts(live, state, visit.language),
        seq: state.seq(),
        observer: look.observer,
        role: if own_seats.is_empty() { Role::Watching } else { Role::Seated(own_seats.clone()) },
        owing: state.owing(),
        clocks: clocks(state, Reader::Page, app.time_source.now()),
        standstills: standstills(state),
        stood_in: stood_in(state),
        scene,
        sprite: state.entry.sprite,
        choices,
        remarks: remarks(state, &look),
        play: if state.steps() - since > PLAYED_MAX { Vec::new() } else { view.beats_since(since) },
        log: questions::with_take_backs(
            view.lines_since(since),
            since,
            state,
            (look.observer.seat(), visit.language),
        ),
        read: last_own_step(state, look.observer),
        sheet: Markup::default(),
        description: Vec::new(),
        guide: Guide::default(),
        dock,
        key: format!("form-{}", state.seq()),
        undo,
        ask_back,
        ways_out: ways_out(state, look.observer),
        questions: questions::questions(state, &own_seats),
        refused: None,
        hint: None,
        coach,
        hints_taken: hints_taken(state, &own_seats),
        stand_in_for_me: stand_ins(state, visit),
        chat: None,
        seen: seen(state, visit),
    })
}

/// Choices as final as they are where so much can be taken back.
fn at_this_table(mut choices: Choices, take_backs: TakeBacks) -> Choices {
    for act in &mut choices.acts {
        act.finality = match take_backs {
            TakeBacks::All => Finality::Free,
            TakeBacks::Unseen => act.finality,
            TakeBacks::None => Finality::Final,
        };
    }
    choices
}

/// What the visitor may choose ahead, and has chosen so, at a device that is the visitor's alone.
fn ahead(state: &TableState, own: &[Seat], (look, view): (&Look<'_>, &dyn AnyView)) -> AheadChoice {
    let Some(seat) = look.observer.seat().filter(|seat| own == [*seat] && !state.is_paused()) else {
        return AheadChoice::default();
    };
    let fixed = state.chosen_ahead(seat).map(str::to_owned);
    let offered = if state.may_choose_ahead(seat) { view.ahead().acts } else { Vec::new() };
    AheadChoice { offered, fixed }
}

/// Why nobody plays on.
fn standstills(state: &TableState) -> Vec<Standstill> {
    let plays = state.record.status == Status::Playing;
    let paused = state.is_paused().then_some(Standstill::Paused);
    let waits = state.course.absences.iter().filter(|absence| !absence.is_voted_on());
    let all = paused.into_iter().chain(waits.map(|absence| Standstill::Waiting(absence.seat)));
    all.filter(|_| plays).collect()
}

/// The seats at which a computer made choices for somebody, with how many.
fn stood_in(state: &TableState) -> Vec<(Seat, u32)> {
    let counted = state.seats.iter().filter(|held| held.stood_in > 0);
    counted.map(|held| (held.seat, held.stood_in)).collect()
}

/// What the server remarks in the log.
pub(crate) fn remarks(state: &TableState, look: &Look<'_>) -> Vec<Remark> {
    let remark = |noted: &Noted| Remark {
        entry: noted.entry,
        after: noted.after,
        seat: noted.note.seat,
        text: note_words(&noted.note, look.name(noted.note.seat), look.language),
    };
    state.notes.iter().map(remark).collect()
}

/// What a rated game did to ratings, if it is over, and how much it counted, if not in full.
async fn rating_changes(app: &App, state: &TableState) -> Result<(Vec<RatingChange>, Option<Less>), Error> {
    let record = &state.record;
    if record.rated != domain::Rated::Yes || record.status != Status::Over {
        return Ok((Vec::new(), None));
    }
    let changed = |end: &SeatEnd| {
        let change = end.change?;
        Some(RatingChange { seat: end.place.seat, after: change.after.shown(), change: change.shown() })
    };
    let ends = app.store.results(&record.id).await?;
    let less = ends.iter().find_map(|end| end.change?.less);
    Ok((ends.iter().filter_map(changed).collect(), less))
}

/// How the game ended, if it is over.
fn ending(
    app: &App,
    (live, state): (&LiveTable, &TableState),
    view: &dyn AnyView,
    (look, visit): (&Look<'_>, &Visit),
) -> Result<Option<Ending>, Error> {
    let Some(words) = ending_words(state, view, look) else { return Ok(None) };
    let placed = |place: Place| (place.seat, place.place, place.score);
    let mut places: Vec<(Seat, u8, i32)> = places(state, view)?.into_iter().map(placed).collect();
    places.sort_by_key(|&(seat, rank, _)| (rank, seat));
    let points = points::over_time(live, state)?;
    Ok(Some(Ending {
        words,
        places,
        alone: None,
        moments: pages::moments(&points, &view.lines_since(0)),
        points,
        link: visit.link(&links::table(live.id().as_str())),
        embed: may_embed(&app.embedders, &state.record).then(|| {
            visit.link(&links::replay(live.id().as_str(), ReplayAt { framed: true, ..ReplayAt::default() }))
        }),
        ratings: Vec::new(),
        less: None,
        again: state.rematch.as_ref().map(ToString::to_string),
        promise: app.commitments.fresh(&app.entropy)?,
        branches: Vec::new(),
    }))
}

/// The observer's last own choice: what came after it is new.
fn last_own_step(state: &TableState, observer: Observer) -> StepNumber {
    match observer {
        Observer::Seat(seat) => state.last_choice(seat).unwrap_or_default(),
        Observer::Spectator | Observer::Omniscient => state.steps(),
    }
}

/// What the observer could take back without asking anybody, if something.
fn undo(state: &TableState, observer: Observer) -> Option<Undo> {
    let seat = observer.seat().filter(|_| !state.record.rated.was_agreed())?;
    match state.free_take_backs(seat, 2) {
        0 => None,
        1 => Some(Undo::Last),
        _ => Some(Undo::All),
    }
}

/// How the observer could take back what others know of.
fn ask_back(state: &TableState, observer: Observer) -> Option<Assent> {
    state.ask_back(observer.seat()?).map(assent)
}

/// How the observer could end the game before its rules do.
fn ways_out(state: &TableState, observer: Observer) -> WaysOut {
    let Some(seat) = observer.seat() else { return WaysOut::default() };
    WaysOut { end: state.ask_end(seat).map(assent), opponent: state.opponent_of(seat) }
}

const fn assent(assent: domain::Assent) -> Assent {
    match assent {
        domain::Assent::AtOnce => Assent::AtOnce,
        domain::Assent::Others => Assent::Others,
    }
}

/// The seats on which a computer plays in the place of the visitor.
fn stand_ins(state: &TableState, visit: &Visit) -> Vec<Seat> {
    let Some(person) = visit.person() else { return Vec::new() };
    let mine = state.seats.iter().filter(|seat| seat.person.as_ref() == Some(&person.id));
    let has_left = |seat: Seat| state.course.absence(seat).is_some_and(|absence| absence.why == Why::Left);
    mine.filter(|held| held.kind == SeatKind::Computer || has_left(held.seat)).map(|held| held.seat).collect()
}
