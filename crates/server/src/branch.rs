//! Playing on from a position of a game that is over, at a new table.
//!
//! The new table takes over the steps up to the position. All luck that is drawn after them follows from a secret of
//! its own, so that nobody knows it from the game before. What is made so counts for nobody.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Person, Source, TableState, player};
use engine::Seat;
use host::{AnyTable, Level, Look};
use pages::{Branch, Draft, FieldError, ReplayAt, SeatDraft, SeatKind, links};
use serde::Deserialize;
use store::Beginning;

use crate::app::App;
use crate::error::{Error, RequestError};
use crate::facts::{branches, facts, place, seen};
use crate::input::{Digits, Line, Pairs, Query, Step, from_fields, said};
use crate::opening::{Luck, Opening, open, seats};
use crate::people::guest_called;
use crate::positions::position_at;
use crate::review_text::told_since;
use crate::tables::LiveTable;
use crate::visit::{Visit, page};

/// From which position.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// After so many steps.
    step: Option<Step>,
}

/// What is sent besides who sits where.
#[derive(Debug, Deserialize)]
struct Ordered {
    step: Step,
    bot: Option<Line<40>>,
    nonce: Option<Digits>,
    share: Option<Digits>,
}

/// `GET /t/{id}/branch`: the form.
pub(crate) async fn form(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Query(asked): Query<Asked>,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let draft = {
        let state = live.read().await?;
        let from = Position::of(&state, asked.step)?;
        let mine = own_seat(&live, &state, &visit).unwrap_or_else(|| from.first_owing());
        let kind = |seat| if seat == mine { SeatKind::Me } else { SeatKind::Computer };
        let kinds = Seat::all(from.game.seats()).map(kind).collect();
        Sent { kinds, player: (state.entry.usual_player)(), errors: Vec::new() }
    };
    render(&app, &live, &visit, (asked.step, draft)).await
}

/// `POST /t/{id}/branch`: a new table that begins with the steps up to the position.
pub(crate) async fn open_branch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Pairs(fields): Pairs,
) -> Result<Response, Error> {
    let ordered: Ordered = from_fields(&fields)?;
    let draft = Draft::read(&fields);
    let live = app.tables.table(&id).await?;
    let (entry, opening) = {
        let state = live.read().await?;
        (state.entry, Position::of(&state, Some(ordered.step))?.opening(&state)?)
    };
    let level = player(entry, said(ordered.bot.as_ref()))?;
    let wishes: Vec<SeatDraft> = draft.seats.iter().map(|wish| wished(wish.kind, level)).collect();
    if wishes.len() != usize::from(opening.seats) {
        return Err(RequestError::Field("seat").into());
    }
    let sent = |errors| {
        let kinds = wishes.iter().map(|wish| wish.kind).collect();
        (Some(ordered.step), Sent { kinds, player: level, errors })
    };
    if wishes.iter().all(|wish| wish.kind != SeatKind::Me) {
        let missing = Branch::needs_seat(visit.language);
        return render(&app, &live, &visit, sent(vec![missing])).await;
    }
    let promise = Luck { nonce: ordered.nonce, share: ordered.share }.promised(&app.entropy)?;
    let host = match host(&app, &visit, &draft.name).await {
        Err(bad @ Error::Name(_)) => {
            let bad = FieldError::at("name", bad.text(visit.language));
            return render(&app, &live, &visit, sent(vec![bad])).await;
        }
        host => host?,
    };
    let seats = seats(&host, entry, &wishes, &app.entropy)?;
    let id = open(&app, entry, &host, Opening { seats, ..opening.of }, promise).await?;
    Ok(visit.go(&links::table(id.as_str())))
}

/// The visitor, under this name if there is one.
async fn host(app: &App, visit: &Visit, name: &str) -> Result<Person, Error> {
    guest_called(app, visit, Some(name).filter(|name| !name.is_empty())).await
}

/// Who shall sit on a seat: nobody else is offered.
const fn wished(kind: SeatKind, player: Level) -> SeatDraft {
    let kind = match kind {
        SeatKind::Me | SeatKind::Open => kind,
        SeatKind::Computer | SeatKind::Here | SeatKind::Closed => SeatKind::Computer,
    };
    SeatDraft { kind, player: Some(player), name: String::new() }
}

/// The seat that the visitor sees the game from, or has played.
fn own_seat(live: &LiveTable, state: &TableState, visit: &Visit) -> Option<Seat> {
    let (own, eyes) = place(live, state, visit);
    eyes.observer().seat().or_else(|| own.first().copied())
}

/// A position from which a game can be gone on with.
struct Position {
    game: Box<dyn AnyTable>,
}

/// A table that goes on from a position, without its people.
struct Continued {
    seats: u8,
    of: Opening,
}

impl Position {
    /// The first position after at least so many steps.
    ///
    /// # Errors
    /// If the game is not over: whoever could go on with it elsewhere would learn what is hidden.
    fn of(state: &TableState, step: Option<Step>) -> Result<Self, Error> {
        state.needs_over()?;
        let game = state.game()?;
        Ok(Self { game: game.at(position_at(&game.positions(), step)) })
    }

    /// Whether somebody is to choose there.
    fn goes_on(&self) -> bool {
        !self.game.turn().owing().is_empty()
    }

    fn first_owing(&self) -> Seat {
        self.game.turn().owing().iter().next().unwrap_or_default()
    }

    /// The new table.
    ///
    /// # Errors
    /// If the game ends here.
    fn opening(&self, state: &TableState) -> Result<Continued, Error> {
        if !self.goes_on() {
            return Err(RequestError::Field("step").into());
        }
        let record = &state.record;
        let origin =
            domain::Origin { source: Source::Table(record.id.clone()), steps: self.game.step_count() };
        let beginning = Beginning { origin, steps: self.game.steps_since(0), header: String::new() };
        let of = Opening {
            options: record.options.clone(),
            beginning: Some((beginning, record.rules)),
            ..Opening::default()
        };
        Ok(Continued { seats: self.game.seats(), of })
    }
}

/// What the form holds.
struct Sent {
    kinds: Vec<SeatKind>,
    player: Level,
    errors: Vec<FieldError>,
}

async fn render(
    app: &App,
    live: &Arc<LiveTable>,
    visit: &Visit,
    (step, sent): (Option<Step>, Sent),
) -> Result<Response, Error> {
    let visitor = visit.visitor(app).await?;
    let state = live.read().await?;
    let from = Position::of(&state, step)?;
    let at = from.game.step_count();
    let seats = state.looks();
    let observer = place(live, &state, visit).1.observer();
    let positions = from.game.positions();
    let before = positions.iter().rev().nth(1).copied();
    let look = Look { language: visit.language, observer, seats: &seats };
    let told = before.map_or_else(String::new, |before| told_since(&*from.game.see(look), before));
    let branches = branches(app, &state, visit.language).await?;
    let status = if sent.errors.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    let shown = Branch {
        visitor,
        promise: app.commitments.fresh(&app.entropy)?,
        table: facts(live, &state, visit),
        at: ReplayAt { step: at, seen: seen(&state, visit), ..ReplayAt::default() },
        told,
        goes_on: from.goes_on(),
        seats: sent.kinds,
        player: sent.player,
        errors: sent.errors,
        // What goes on from later would say how long the game was.
        branches: branches.into_iter().filter(|branch| branch.step <= at).collect(),
    };
    Ok(page(status, &pages::branch_page(&shown)))
}
