//! The coach: before a choice that would lose much, by the measure of a review, it asks whether that is meant; after a
//! round it says what to remember.
//!
//! All it knows is the view of the seat. What the strongest player would do is thought while the person thinks; a choice
//! that is something else is compared with it before it is carried out, for a second at most, and a coach that is not
//! sure by then is silent. Nothing changes at the table, and nobody else learns what was asked. What it remembers stays in
//! memory, with the table.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use domain::{CoachLevel, Person, Source, TableState};
use engine::{Observer, Seat, StepNumber};
use host::{AnyConsidered, Assessment, Budget, Cells, Look, Mark, Reason};
use pages::{Coach, CoachAsks, Remember, ReplayAt};
use tokio::sync::watch;
use words::Language;

use crate::app::App;
use crate::bot_pool::Stop;
use crate::bots::thought_rng;
use crate::error::Error;
use crate::tables::LiveTable;
use crate::visit::Visit;

/// What the coach keeps of a table.
#[derive(Clone, Default)]
pub(crate) struct Coaching(Arc<Mutex<CoachState>>);

#[derive(Default)]
struct CoachState {
    /// How much its person wants to be asked, as far as it was heard here: only then it thinks ahead.
    level: CoachLevel,
    /// What is thought of the choice that is owed.
    ahead: Option<Ahead>,
    /// The choice about which its person was given a hint, by seat and version of the table: it is asked nothing.
    hinted: Option<(Seat, usize)>,
    /// The choice that was weighed last.
    weighed: Option<Weighed>,
    /// What was lost between one notice of the game and the next.
    rounds: Vec<Round>,
}

/// A thought about a choice that is owed.
struct Ahead {
    seat: Seat,
    /// On which version of the table.
    seq: usize,
    /// What it came to; none before that, and never if it was cancelled.
    thought: watch::Receiver<Option<Arc<dyn AnyConsidered>>>,
    stop: Stop,
}

/// A choice that was weighed and is perhaps carried out.
#[derive(Clone)]
struct Weighed {
    seq: usize,
    text: String,
    /// The key of the notice that its page showed.
    round: String,
    mark: Option<Mark>,
    costly: Option<CostlyChoice>,
}

/// What was lost until a notice came.
struct Round {
    /// The key of the notice that stood before it.
    after: String,
    /// The costliest choice that has a reason.
    worst: Option<CostlyChoice>,
}

/// A choice that surely lost something.
#[derive(Clone)]
struct CostlyChoice {
    seat: Seat,
    /// How many steps stood before it.
    step: StepNumber,
    /// The lower end of what it lost.
    loss: f64,
    reason: Reason,
}

impl Coaching {
    fn state(&self) -> MutexGuard<'_, CoachState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CoachState {
    /// Hears how much its person wants to be asked.
    fn hear(&mut self, level: CoachLevel) {
        if level == CoachLevel::Off {
            *self = Self::default();
        }
        self.level = level;
    }
}

impl Drop for Ahead {
    fn drop(&mut self) {
        self.stop.set();
    }
}

/// How much somebody wants to be asked at a table: as was said. Who has said nothing is asked in the game that goes on
/// from the end of a lesson, at blunders, and nowhere else: nobody is stopped who did not come to learn.
async fn level(app: &App, state: &TableState, person: &Person) -> Result<CoachLevel, Error> {
    let origin = state.record.origin.as_ref();
    let is_taught = origin.is_some_and(|origin| matches!(origin.source, Source::Lesson(..)));
    let unsaid = if is_taught { CoachLevel::Blunders } else { CoachLevel::Off };
    Ok(app.store.coach(&person.id).await?.unwrap_or(unsaid))
}

/// The seat of a visitor who may have a coach at this table.
fn seat_of<'a>(state: &TableState, visit: &'a Visit) -> Option<(&'a Person, Seat)> {
    let (own, seat) = state.coached()?;
    Some((visit.person().filter(|person| person.id == *own)?, seat))
}

/// The setting for a whole page of the visitor. From now on it is thought ahead, if that is wanted.
pub(crate) async fn setting(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    state: &TableState,
    visit: &Visit,
) -> Result<Option<CoachLevel>, Error> {
    let Some((person, _)) = seat_of(state, visit) else { return Ok(None) };
    let level = level(app, state, person).await?;
    live.attached::<Coaching>().state().hear(level);
    think_ahead(app, live, state);
    Ok(Some(level))
}

/// Thinks about the choice that the coached seat owes, unless that is done already; a thought about another one ends.
pub(crate) fn think_ahead(app: &Arc<App>, live: &Arc<LiveTable>, state: &TableState) {
    let coaching = live.attached::<Coaching>();
    let mut kept = coaching.state();
    if kept.level == CoachLevel::Off {
        return;
    }
    let owes = state.coached().map(|(_, seat)| seat).filter(|&seat| state.owing().contains(seat));
    let is_about = |ahead: &Ahead| owes == Some(ahead.seat) && state.still_owes(ahead.seat, ahead.seq);
    if kept.ahead.as_ref().is_some_and(is_about) {
        return;
    }
    kept.ahead = owes.and_then(|seat| begin(app, live, state, seat));
}

/// Begins a thought; `None` if there is nothing to choose.
fn begin(app: &Arc<App>, live: &Arc<LiveTable>, state: &TableState, seat: Seat) -> Option<Ahead> {
    let consider = state.game().ok()?.consider(seat)?;
    let mut rng = thought_rng(&state.record.id, state.steps(), seat);
    let (thinks, thought) = watch::channel(None);
    let stop = Stop::default();
    let ahead = Ahead { seat, seq: state.seq(), thought, stop: stop.clone() };
    let (app, live) = (Arc::clone(app), Arc::clone(live));
    tokio::spawn(async move {
        let _turn = live.turn_to_think().await;
        let considering = move |budget: &Budget| Arc::from(consider(&mut rng, budget));
        let thought = app.bots.pool().think(app.bots.coach_limit(), &stop, considering).await;
        if let Ok(Some(considered)) = thought {
            thinks.send_replace(Some(considered));
        }
    });
    Some(ahead)
}

/// A choice that a person has sent and that is not carried out yet.
#[derive(Clone, Copy)]
pub(crate) struct Choice<'a> {
    pub(crate) seat: Option<Seat>,
    pub(crate) seq: usize,
    /// The action in the notation.
    pub(crate) text: &'a str,
}

/// What the coach asks about a choice; nothing where there is no coach, it is silent, or the choice is refused anyway.
pub(crate) async fn asks(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    visit: &Visit,
    choice: Choice<'_>,
) -> Result<Option<CoachAsks>, Error> {
    let (level, owed, entry) = {
        let state = live.read().await?;
        let Some((person, seat)) = seat_of(&state, visit) else { return Ok(None) };
        let level = level(app, &state, person).await?;
        live.attached::<Coaching>().state().hear(level);
        let may = choice.seat.is_none_or(|asked| asked == seat) && state.still_owes(seat, choice.seq);
        if level == CoachLevel::Off || !may {
            return Ok(None);
        }
        think_ahead(app, live, &state);
        let Some(owed) = Owed::of(live, &state, (visit.language, seat), choice)? else { return Ok(None) };
        (level, owed, state.entry)
    };
    let Weighed { text, mark, costly, .. } = owed.weigh(app, live, choice).await?;
    if !is_asked(level, mark) {
        return Ok(None);
    }
    let reason = costly.map(|costly| costly.reason);
    let question = reason.as_ref().and_then(|reason| (entry.question_against)(&reason.word, visit.language));
    let rules = reason.filter(|_| question.is_some()).map(|reason| reason.rules);
    Ok(Some(CoachAsks { action: text, question, rules: rules.unwrap_or_default() }))
}

/// A choice that the coached seat owes, and what was thought of it.
struct Owed {
    seat: Seat,
    step: StepNumber,
    /// The key of the notice that its page shows.
    round: String,
    thought: watch::Receiver<Option<Arc<dyn AnyConsidered>>>,
}

impl Owed {
    /// Nothing if nothing is to be said: a hint was given, there is no choice, or this one is not legal.
    fn of(
        live: &LiveTable,
        state: &TableState,
        (language, seat): (Language, Seat),
        choice: Choice<'_>,
    ) -> Result<Option<Self>, Error> {
        let seats = state.looks();
        let look = Look { language, observer: Observer::Seat(seat), seats: &seats };
        if state.game()?.check_text(seat, choice.text, &look).is_err() {
            return Ok(None);
        }
        let coaching = live.attached::<Coaching>();
        let kept = coaching.state();
        if kept.hinted.is_some_and(|(to, seq)| to == seat && state.still_owes(to, seq)) {
            return Ok(None);
        }
        let Some(thought) = kept.ahead.as_ref().map(|ahead| ahead.thought.clone()) else { return Ok(None) };
        let notice = state.see(look)?.scene(&Cells::in_place(live.kept())).notice;
        let round = notice.map(|notice| notice.key).unwrap_or_default();
        Ok(Some(Self { seat, step: state.steps(), round, thought }))
    }

    /// What is thought of the choice, once however often it is sent.
    async fn weigh(
        self,
        app: &Arc<App>,
        live: &Arc<LiveTable>,
        choice: Choice<'_>,
    ) -> Result<Weighed, Error> {
        let coaching = live.attached::<Coaching>();
        let is_it = |weighed: &&Weighed| weighed.seq == choice.seq && weighed.text == choice.text;
        if let Some(weighed) = coaching.state().weighed.as_ref().filter(is_it) {
            return Ok(weighed.clone());
        }
        let Self { seat, step, round, thought } = self;
        let weighing = assess(app, live, thought, choice.text.to_owned());
        let found = tokio::time::timeout(app.bots.coach_patience(), weighing).await.unwrap_or(Ok(None))?;
        let mark = found.as_ref().and_then(|found| found.mark);
        let costly = found.and_then(|Assessment { loss, reason, .. }| {
            Some(CostlyChoice { seat, step, loss: loss.lower(), reason: reason? })
        });
        let weighed = Weighed { seq: choice.seq, text: choice.text.to_owned(), round, mark, costly };
        coaching.state().weighed = Some(weighed.clone());
        Ok(weighed)
    }
}

fn is_asked(level: CoachLevel, mark: Option<Mark>) -> bool {
    match level {
        CoachLevel::Off => false,
        CoachLevel::Blunders => mark >= Some(Mark::Blunder),
        CoachLevel::Mistakes => mark >= Some(Mark::Mistake),
    }
}

/// What a choice would lose; `None` if it is advised, or that is not known in time.
async fn assess(
    app: &Arc<App>,
    live: &Arc<LiveTable>,
    mut thought: watch::Receiver<Option<Arc<dyn AnyConsidered>>>,
    text: String,
) -> Result<Option<Assessment>, Error> {
    // An error if it was cancelled: the table has moved on.
    let considered = thought.wait_for(Option::is_some).await.ok().and_then(|thought| thought.clone());
    let Some(considered) = considered.filter(|considered| !considered.is_advised(&text)) else {
        return Ok(None);
    };
    let stop = Stop::default();
    let _nobody_waits = stop.when_dropped();
    let _turn = live.turn_to_think().await;
    let comparing = move |budget: &Budget| considered.assess(&text, budget);
    Ok(app.bots.pool().think(app.bots.coach_limit(), &stop, comparing).await?.flatten())
}

/// The question as the script takes it: cells of its page.
pub(crate) async fn as_cells(
    live: &Arc<LiveTable>,
    asked: &CoachAsks,
    visit: &Visit,
) -> Result<BTreeMap<&'static str, String>, Error> {
    let game = live.read().await?.entry.name;
    Ok(pages::coach_asks(asked, game, visit.language))
}

/// A choice was carried out: what was found of it is remembered.
pub(crate) fn played(live: &LiveTable, choice: Choice<'_>) {
    let coaching = live.attached::<Coaching>();
    let mut kept = coaching.state();
    let is_it = |weighed: &mut Weighed| weighed.seq == choice.seq && weighed.text == choice.text;
    let Some(Weighed { round, costly, .. }) = kept.weighed.take_if(is_it) else { return };
    if let Some(costly) = &costly {
        // What was taken back and chosen anew is forgotten.
        for round in &mut kept.rounds {
            round.worst.take_if(|worst| worst.step >= costly.step);
        }
    }
    if kept.rounds.last().is_none_or(|last| last.after != round) {
        kept.rounds.push(Round { after: round, worst: None });
    }
    if let (Some(last), Some(costly)) = (kept.rounds.last_mut(), costly)
        && last.worst.as_ref().is_none_or(|worst| worst.loss < costly.loss)
    {
        last.worst = Some(costly);
    }
}

/// A hint was given: about this choice nothing is asked any more.
pub(crate) fn hinted(live: &LiveTable, seat: Seat, seq: usize) {
    live.attached::<Coaching>().state().hinted = Some((seat, seq));
}

/// What the page of a seat shows of the coach: after a notice the costliest choice before it, when the game is over the
/// costliest of all, as far as a reason is known.
pub(crate) fn shown(
    live: &LiveTable,
    state: &TableState,
    own: &[Seat],
    (look, notice): (&Look<'_>, Option<&str>),
) -> Coach {
    let coaching = live.attached::<Coaching>();
    let kept = coaching.state();
    let is_over = state.record.status == domain::Status::Over;
    let costly = if is_over {
        let all = kept.rounds.iter().filter_map(|round| round.worst.as_ref());
        all.max_by(|one, other| one.loss.total_cmp(&other.loss))
    } else {
        let before = kept.rounds.iter().rev().take(2).find(|round| Some(round.after.as_str()) != notice);
        before.filter(|_| notice.is_some()).and_then(|round| round.worst.as_ref())
    };
    let costly = costly.filter(|costly| own.contains(&costly.seat) && costly.step < state.steps());
    let remember = costly.and_then(|costly| {
        let Reason { word, rules, numbers } = &costly.reason;
        let sentence = (state.entry.reason_against)(word, numbers, look.language)?;
        let at = ReplayAt { step: costly.step, whole: true, ..ReplayAt::default() };
        Some(Remember { sentence, rules: rules.clone(), place: is_over.then_some(at) })
    });
    Coach { remember, ..Coach::default() }
}
