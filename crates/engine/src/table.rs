//! One play of a game: the only owner of a state outside search.

use std::fmt;

use crate::fair::Luck;
use crate::game::{Game, Turn};
use crate::knowledge::{Audience, Observer};
use crate::rule::Illegality as _;
use crate::save_fault::SaveFault;
use crate::seat::Seat;

/// How many steps have been taken; step n is the one that made it n.
pub type StepNumber = usize;

/// One entry of the log that a game is.
#[derive(Clone, Debug)]
pub enum Step<G: Game> {
    /// An outcome of luck.
    Chance(G::Chance),
    /// A choice of a seat.
    Choice(Seat, G::Action),
}

// Written by hand: a derive would ask that whole states can be compared.
impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Chance(one), Self::Chance(two)) => one == two,
            (Self::Choice(one, action), Self::Choice(two, other)) => one == two && action == other,
            (Self::Chance(_), Self::Choice(..)) | (Self::Choice(..), Self::Chance(_)) => false,
        }
    }
}

/// An event, with the step that caused it and those who may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told<E> {
    /// The step that caused it, from 1.
    pub step: StepNumber,
    /// Those who may know it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// All that one observer was told at a table, and nothing else of it.
#[derive(Debug)]
pub struct Heard<'a, E> {
    /// What anybody was told.
    told: &'a [Told<E>],
    observer: Observer,
}

impl<'a, E> Heard<'a, E> {
    /// What was told by the steps after `step`, oldest first.
    pub fn since(&self, step: StepNumber) -> impl DoubleEndedIterator<Item = &'a Told<E>> + use<'a, E> {
        let (told, observer) = (self.told, self.observer);
        let start = told.partition_point(|told| told.step <= step);
        told[start..].iter().filter(move |told| told.audience.includes(observer))
    }
}

/// What one observer has chosen at a table itself, and nothing else of its steps.
#[derive(Debug)]
pub struct Deeds<'a, G: Game> {
    /// What anybody has chosen.
    steps: &'a [Step<G>],
    observer: Observer,
}

impl<G: Game> Deeds<'_, G> {
    /// The own choices after `step`, oldest first, each with its step.
    pub fn since(&self, step: StepNumber) -> impl Iterator<Item = (StepNumber, G::Action)> {
        let own = self.observer.seat();
        self.steps.iter().enumerate().skip(step).filter_map(move |(before, step)| match step {
            Step::Choice(seat, action) if own == Some(*seat) => Some((before + 1, *action)),
            Step::Choice(..) | Step::Chance(_) => None,
        })
    }
}

/// One play of a game, from its options and its steps.
///
/// Secrets leave it only through [`Table::view`] and [`Table::events_since`].
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    options: G::Options,
    state: G,
    steps: Vec<Step<G>>,
    told: Vec<Told<G::Event>>,
    outcomes: usize,
    /// The position after the last luck: no choice before it can be taken back, so nothing earlier is replayed.
    after_luck: Option<Box<AfterLuck<G>>>,
}

/// The position after an outcome of luck, and how much of the log led to it.
#[derive(Clone, Debug)]
struct AfterLuck<G> {
    state: G,
    steps: usize,
    told: usize,
}

impl<G: Game> Table<G> {
    /// Opens a table and draws the luck that comes first.
    pub fn open(options: G::Options, luck: &Luck) -> Self {
        let mut table = Self::bare(options);
        table.settle(luck);
        table
    }

    /// A table at which nothing has happened yet, not even luck: for scripts and saved games.
    pub fn bare(options: G::Options) -> Self {
        let state = G::new(&options);
        Self { options, state, steps: Vec::new(), told: Vec::new(), outcomes: 0, after_luck: None }
    }

    /// A table whose log begins in a world that somebody imagined. How the world came about is known to nobody, so it
    /// can be played on, but what replays a table from its beginning (a saved game, a take-back) cannot be had of it.
    pub const fn imagined(options: G::Options, world: G) -> Self {
        Self { options, state: world, steps: Vec::new(), told: Vec::new(), outcomes: 0, after_luck: None }
    }

    /// Rebuilds a table from its steps.
    ///
    /// # Errors
    /// The number of the first step that cannot be so, from 1, and why.
    pub fn replay(
        options: G::Options,
        steps: impl IntoIterator<Item = Step<G>>,
    ) -> Result<Self, (StepNumber, StepError<G>)> {
        let mut table = Self::bare(options);
        for step in steps {
            table.take(step).map_err(|reason| (table.steps.len() + 1, reason))?;
        }
        Ok(table)
    }

    /// Takes a seat's action, then draws the luck that follows from it.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn play(&mut self, seat: Seat, action: G::Action, luck: &Luck) -> Result<(), G::Illegal> {
        self.choose(seat, action)?;
        self.settle(luck);
        Ok(())
    }

    /// Takes one step as it is written, without drawing luck.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed then.
    pub fn take(&mut self, step: Step<G>) -> Result<(), StepError<G>> {
        let luck_due = self.state.turn() == Turn::Chance;
        match step {
            Step::Choice(..) if luck_due => Err(StepError::LuckDue),
            Step::Choice(seat, action) => self.choose(seat, action).map_err(StepError::Illegal),
            Step::Chance(_) if !luck_due => Err(StepError::NoLuckDue),
            Step::Chance(chance) => {
                self.state.check_chance(&chance).map_err(StepError::Illegal)?;
                self.resolve(chance);
                Ok(())
            }
        }
    }

    /// Draws all luck that is due.
    pub fn settle(&mut self, luck: &Luck) {
        while self.state.turn() == Turn::Chance {
            let chance = self.state.draw(&mut luck.outcome(self.outcomes));
            self.resolve(chance);
        }
    }

    /// Takes back the last own choice, if nobody has learned anything from it and no luck was
    /// drawn since; other seats' sealed choices stay. A binding choice ([`Game::is_binding`]) has shown
    /// its seat something and stays. A provisional action
    /// ([`Game::is_provisional`]) may be taken back as long as it is the last step of a game that
    /// is not over.
    ///
    /// # Errors
    /// If there is nothing that can be taken back without telling.
    ///
    /// # Complexity
    /// Replays the game since luck was drawn last.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack> {
        *self = self.without_last(seat)?;
        Ok(())
    }

    /// The table as it would be if the seat took back its last own choice: see [`Table::take_back`].
    ///
    /// # Errors
    /// If there is nothing that can be taken back without telling.
    ///
    /// # Complexity
    /// Replays the game since luck was drawn last, unless somebody else was told of the choice at once.
    pub fn without_last(&self, seat: Seat) -> Result<Self, NothingToTakeBack> {
        let own = |step: &Step<G>| matches!(step, Step::Choice(by, _) if *by == seat);
        let last = self.steps.iter().rposition(own).ok_or(NothingToTakeBack)?;
        if last + 1 == self.steps.len() && self.is_provisional(last) {
            return self.without_step(last).ok_or(NothingToTakeBack);
        }
        let others = || {
            Observer::all(self.state.seats())
                .filter(|observer| observer.seat() != Some(seat) && *observer != Observer::Omniscient)
        };
        let mut told_at_once = self.told.iter().filter(|told| told.step == last + 1);
        if self.steps[last..].iter().any(|step| matches!(step, Step::Chance(_)))
            || told_at_once.any(|told| others().any(|observer| told.audience.includes(observer)))
        {
            return Err(NothingToTakeBack);
        }
        let before = self.without_step(last).ok_or(NothingToTakeBack)?;
        let binds = |step: &Step<G>| matches!(step, Step::Choice(by, action) if before.state.is_binding(*by, *action));
        if binds(&self.steps[last]) {
            return Err(NothingToTakeBack);
        }
        let unseen = |observer: Observer| {
            self.view(observer) == before.view(observer)
                && self
                    .events_since(last, observer)
                    .map(|told| &told.event)
                    .eq(before.events_since(last, observer).map(|told| &told.event))
        };
        if others().all(unseen) { Ok(before) } else { Err(NothingToTakeBack) }
    }

    /// The table as it would be if one step, after which no luck was drawn, had not been taken; `None` if the steps
    /// after it need it.
    fn without_step(&self, left_out: StepNumber) -> Option<Self> {
        let mut table = Self::bare(self.options.clone());
        if let Some(after_luck) = self.after_luck.as_ref().filter(|position| position.steps <= left_out) {
            table.state = after_luck.state.clone();
            table.steps.extend_from_slice(&self.steps[..after_luck.steps]);
            table.told.extend_from_slice(&self.told[..after_luck.told]);
            table.outcomes = self.outcomes;
            table.after_luck = Some(after_luck.clone());
        }
        let taken = table.steps.len();
        for (_, step) in self.steps.iter().enumerate().skip(taken).filter(|(at, _)| *at != left_out) {
            table.take(step.clone()).ok()?;
        }
        Some(table)
    }

    /// Whether a step may be taken back although it has been seen.
    fn is_provisional(&self, step: StepNumber) -> bool {
        let is_over = self.turn().standing().is_some();
        matches!(&self.steps[step], Step::Choice(_, action) if G::is_provisional(*action)) && !is_over
    }

    /// All that the observer may know.
    pub fn view(&self, observer: Observer) -> G::View {
        self.state.view(observer)
    }

    /// All that the observer was told.
    pub fn heard(&self, observer: Observer) -> Heard<'_, G::Event> {
        Heard { told: &self.told, observer }
    }

    /// All that the observer has chosen.
    pub fn deeds(&self, observer: Observer) -> Deeds<'_, G> {
        Deeds { steps: &self.steps, observer }
    }

    /// What the observer was told by the steps after `step`, oldest first.
    pub fn events_since(
        &self,
        step: StepNumber,
        observer: Observer,
    ) -> impl DoubleEndedIterator<Item = &Told<G::Event>> {
        self.heard(observer).since(step)
    }

    /// Who owes what.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// The options.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The whole truth: for traces, laws and scripts, never for a server or a bot.
    pub const fn truth(&self) -> &G {
        &self.state
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// One step in the notation of saved games: `! deal …` or `a play R7`.
    pub fn step_text(&self, step: &Step<G>) -> String {
        match step {
            Step::Chance(chance) => format!("! {}", G::chance_text(&self.options, chance)),
            Step::Choice(seat, action) => format!("{seat} {}", G::action_text(&self.options, *action)),
        }
    }

    fn choose(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.state.check(seat, action)?;
        let mut seen = Vec::new();
        self.state.apply(seat, action, &mut seen);
        self.log(Step::Choice(seat, action), seen);
        Ok(())
    }

    fn resolve(&mut self, chance: G::Chance) {
        let mut seen = Vec::new();
        self.state.resolve(&chance, &mut seen);
        self.outcomes += 1;
        self.log(Step::Chance(chance), seen);
        if self.state.turn() != Turn::Chance {
            let (state, steps, told) = (self.state.clone(), self.steps.len(), self.told.len());
            self.after_luck = Some(Box::new(AfterLuck { state, steps, told }));
        }
    }

    fn log(&mut self, step: Step<G>, seen: Vec<(Audience, G::Event)>) {
        self.steps.push(step);
        let step = self.steps.len();
        self.told.extend(seen.into_iter().map(|(audience, event)| Told { step, audience, event }));
    }
}

/// Why a step cannot be.
#[derive(Clone, Debug)]
pub enum StepError<G: Game> {
    /// A rule forbids it.
    Illegal(G::Illegal),
    /// Luck must be drawn before anybody chooses.
    LuckDue,
    /// No luck is due now.
    NoLuckDue,
}

// Written by hand, as for `Step`.
impl<G: Game> PartialEq for StepError<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Illegal(one), Self::Illegal(two)) => one == two,
            (Self::LuckDue, Self::LuckDue) | (Self::NoLuckDue, Self::NoLuckDue) => true,
            (Self::Illegal(_) | Self::LuckDue | Self::NoLuckDue, _) => false,
        }
    }
}

impl<G: Game> From<StepError<G>> for SaveFault {
    fn from(bad: StepError<G>) -> Self {
        match bad {
            StepError::Illegal(reason) => Self::Refused(reason.rule(), reason.to_string()),
            StepError::LuckDue => Self::LuckDue,
            StepError::NoLuckDue => Self::NoLuckDue,
        }
    }
}

impl<G: Game> fmt::Display for StepError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        SaveFault::from(self.clone()).fmt(f)
    }
}

impl<G: Game> std::error::Error for StepError<G> {}

/// Nothing can be taken back without telling somebody something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToTakeBack;

impl fmt::Display for NothingToTakeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "nothing can be taken back: others have seen your last choice, or luck has been drawn since",
        )
    }
}

impl std::error::Error for NothingToTakeBack {}
