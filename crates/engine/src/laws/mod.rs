//! What must hold for every game in every position.
//!
//! [`hold`] plays one random game and checks all laws at every step. A failure names the
//! law, what was seen and the transcript up to there, which replays it.

mod ends;
mod legality;
mod secrecy;
mod tables;

use std::fmt;

use crate::fair::Luck;
use crate::game::{Game, Turn};
use crate::imagine::Imagine;
use crate::knowledge::Observer;
use crate::rng::Rng;
use crate::saved::SavedGame;
use crate::seat::{Seat, SeatSet};
use crate::table::{Step, Table};

pub use ends::ends;
pub use tables::random_options;

/// What a game adds so that the laws can be checked on it.
pub trait Lawful: Imagine {
    /// Another world that the observer cannot tell from this one, made from the rules on who knows
    /// what and not from a view: hidden pieces change places where nobody saw them.
    #[must_use]
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self;

    /// Whether the rules have by now shown the observer something that differs between two worlds
    /// that it could not tell apart before. Read it off the state, not off a view.
    fn tells_apart(&self, other: &Self, observer: Observer) -> bool;

    /// Whether an observer outside the audiences of two choices of a seat must be given the same after either: not
    /// if a choice shows it a part of itself at once, such as the card that is played of two that are chosen.
    fn is_secret_between(&self, seat: Seat, choices: [Self::Action; 2], observer: Observer) -> bool {
        let _ = (seat, choices, observer);
        true
    }

    /// Counts every piece of the game.
    ///
    /// # Errors
    /// What is missing or too many.
    fn audit(&self) -> Result<(), String>;

    /// Actions worth trying on `check`: the whole action space where it is small, else near misses.
    fn probes(&self, seat: Seat, rng: &mut Rng) -> Vec<Self::Action>;

    /// How many choices may pass before [`Lawful::milestones`] must have grown.
    fn patience(&self) -> usize;

    /// Counts what never shrinks and cannot grow for ever: rounds played, cards used up.
    fn milestones(&self) -> usize;

    /// A random value of an option that is a text, for a table of so many seats; `None` leaves it at
    /// its default.
    fn random_text(option: &str, seats: u8, rng: &mut Rng) -> Option<String> {
        let _ = (option, seats, rng);
        None
    }
}

/// A law is broken.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Its number, 1 to 9.
    pub law: u8,
    /// What was seen.
    pub what: String,
    /// The saved game up to there.
    pub transcript: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} is broken: {}\n{}", self.law, self.what, self.transcript)
    }
}

impl std::error::Error for Broken {}

/// What a run of the laws has looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Steps of luck and choice.
    pub steps: usize,
    /// Pairs of different worlds compared by the law of non-interference. If it stays 0 over many
    /// games, [`Lawful::vary`] varies nothing and the law has not been checked.
    pub worlds: usize,
}

/// Plays one random game of at most `steps_max` steps and checks every law on the way:
///
/// 1. somebody owes something or the game is over, and it advances;
/// 2. `legal` is not empty, has no duplicates, and is exactly what `check` accepts; nobody else may act;
/// 3. notation round-trips for actions, outcomes and the transcript, and refuses what is left over;
/// 4. an imagined world gives the same view, and the same legal actions to its observer;
/// 5. non-interference: what an observer cannot know changes nothing that it is given;
/// 6. sealed choices in any order lead to the same position;
/// 7. audiences name seats of the table, a seat knows its own choices, and those outside the audience
///    of a choice are given nothing that depends on what was chosen;
/// 8. no piece is lost or made;
/// 9. the replayed transcript is the table, view by view.
///
/// # Errors
/// The first law that is broken.
pub fn hold<G: Lawful>(options: &G::Options, seed: u64, steps_max: usize) -> Result<Checked, Broken> {
    let luck = Luck::from_seed(seed);
    let mut run = Run {
        table: Table::<G>::bare(options.clone()),
        rng: Rng::from_seed(seed),
        checked: Checked::default(),
        progress: Progress::default(),
    };
    while run.checked.steps < steps_max {
        let turn = run.table.turn();
        let stuck = turn == Turn::Seats(SeatSet::EMPTY);
        run.law(1, !stuck, || "nobody owes anything, and the game is not over".into())?;
        run.idle()?;
        match turn {
            Turn::Over(_) => break,
            Turn::Chance => run.settle(&luck)?,
            Turn::Seats(owing) => {
                for seat in owing.iter() {
                    run.legality(seat)?;
                }
                run.knowledge()?;
                run.choose(owing)?;
            }
        }
    }
    // The last position too keeps what nobody was shown.
    run.knowledge()?;
    run.replay()?;
    Ok(run.checked)
}

/// More outcomes of luck than any game draws without a choice in between.
const LUCK_MAX: usize = 100;

/// What the law of progress counts.
#[derive(Default)]
struct Progress {
    milestones: usize,
    /// Choices since the milestones have grown.
    choices: usize,
    /// Outcomes of luck, and those since the last choice.
    outcomes: usize,
    outcomes_in_a_row: usize,
}

struct Run<G: Lawful> {
    table: Table<G>,
    rng: Rng,
    checked: Checked,
    progress: Progress,
}

impl<G: Lawful> Run<G> {
    #[expect(clippy::fn_params_excessive_bools, reason = "the condition of an assertion is a truth value")]
    fn law(&self, law: u8, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds {
            return Ok(());
        }
        Err(self.broken(law, what()))
    }

    fn broken(&self, law: u8, what: String) -> Broken {
        Broken { law, what, transcript: SavedGame::of(&self.table).to_string() }
    }

    /// Resolves the outcome of luck that is due.
    fn settle(&mut self, luck: &Luck) -> Result<(), Broken> {
        let chance = self.table.truth().draw(&mut luck.outcome(self.progress.outcomes));
        self.chance_notation(&chance)?;
        let taken = self.table.take(Step::Chance(chance));
        self.law(2, taken.is_ok(), || format!("the outcome drawn is refused: {taken:?}"))?;
        self.progress.outcomes += 1;
        self.progress.outcomes_in_a_row += 1;
        let ends = self.progress.outcomes_in_a_row <= LUCK_MAX;
        self.law(1, ends, || "luck follows on luck without end".into())?;
        self.after()
    }

    /// Takes a random legal action of a random owing seat.
    fn choose(&mut self, owing: SeatSet) -> Result<(), Broken> {
        let (seat, action) = self.sample(&self.table.truth().clone(), owing)?;
        self.audience(seat, action)?;
        self.sealed_choice(seat, action)?;
        self.sealed_order(owing)?;
        self.action_notation(action)?;
        let taken = self.table.take(Step::Choice(seat, action));
        self.law(2, taken.is_ok(), || format!("{seat} may do {action:?}, which is refused: {taken:?}"))?;
        self.progress.choices += 1;
        self.progress.outcomes_in_a_row = 0;
        self.after()
    }

    /// A random action of a random one of these seats.
    fn sample(&mut self, state: &G, owing: SeatSet) -> Result<(Seat, G::Action), Broken> {
        let seats: Vec<Seat> = owing.iter().collect();
        let Some(&seat) = self.rng.pick(&seats) else {
            return Err(self.broken(1, "nobody owes anything, and the game is not over".into()));
        };
        let Some(action) = state.sample(seat, &mut self.rng) else {
            return Err(self.broken(2, format!("{seat} owes a choice and none is drawn")));
        };
        let checked = state.check(seat, action);
        self.law(2, checked.is_ok(), || format!("{seat} draws {action:?}, which is refused: {checked:?}"))?;
        Ok((seat, action))
    }

    /// What must hold after any step.
    fn after(&mut self) -> Result<(), Broken> {
        self.checked.steps += 1;
        let lost = self.table.truth().audit().err();
        self.law(8, lost.is_none(), || lost.clone().unwrap_or_default())?;
        let step = self.table.steps().len();
        for told in self.table.events_since(step - 1, Observer::Omniscient) {
            self.exists(told.audience, || format!("{:?}", told.event))?;
        }
        self.progress()
    }

    /// The game advances: its milestones never shrink, and do not stand still for long.
    fn progress(&mut self) -> Result<(), Broken> {
        let (before, now) = (self.progress.milestones, self.table.truth().milestones());
        self.law(1, now >= before, || format!("the milestones shrink from {before} to {now}"))?;
        if now > before {
            self.progress.milestones = now;
            self.progress.choices = 0;
        }
        let advances = self.progress.choices <= self.table.truth().patience();
        self.law(1, advances, || "the game does not advance".into())
    }

    /// What an observer is given fits what it may know.
    fn knowledge(&mut self) -> Result<(), Broken> {
        let observers: Vec<Observer> = Observer::all(self.table.truth().seats()).collect();
        for &observer in &observers {
            self.imagined(observer)?;
        }
        // Walking two worlds side by side is the dearest law: one observer a step is enough over a game.
        match self.rng.pick(&observers) {
            Some(&observer) if observer != Observer::Omniscient => self.non_interference(observer),
            _ => Ok(()),
        }
    }

    /// When several seats owe sealed choices, two orders of arrival lead to the same position.
    fn sealed_order(&mut self, owing: SeatSet) -> Result<(), Broken> {
        if owing.len() < 2 {
            return Ok(());
        }
        let state = self.table.truth().clone();
        let mut choices = Vec::new();
        for seat in owing.iter() {
            choices.push(self.sample(&state, SeatSet::only(seat))?);
        }
        let forth = self.after_choices(&choices)?;
        choices.reverse();
        let back = self.after_choices(&choices)?;
        let seats = self.table.truth().seats();
        let same = forth.turn() == back.turn()
            && Observer::all(seats).all(|observer| forth.view(observer) == back.view(observer));
        self.law(6, same, || format!("{choices:?} lead elsewhere in the opposite order"))
    }

    /// The world after these choices, which do not depend on each other.
    fn after_choices(&self, choices: &[(Seat, G::Action)]) -> Result<G, Broken> {
        let mut world = self.table.truth().clone();
        for &(seat, action) in choices {
            let checked = world.check(seat, action);
            self.law(6, checked.is_ok(), || {
                format!("of {choices:?}, {action:?} is refused after those before it: {checked:?}")
            })?;
            world.apply(seat, action, &mut ());
        }
        Ok(world)
    }

    fn replay(&self) -> Result<(), Broken> {
        let text = SavedGame::of(&self.table).to_string();
        let replayed = SavedGame::parse(&text).and_then(|saved| Table::<G>::restore(&saved));
        let replayed = match replayed {
            Ok(replayed) => replayed,
            Err(bad) => return self.law(9, false, || format!("the transcript does not replay: {bad}")),
        };
        let again = SavedGame::of(&replayed).to_string();
        self.law(3, again == text, || {
            format!("the transcript is written differently after a replay:\n{again}")
        })?;
        self.law(9, replayed.turn() == self.table.turn(), || "another turn after a replay".into())?;
        for observer in Observer::all(self.table.truth().seats()) {
            let same = replayed.view(observer) == self.table.view(observer)
                && replayed.events_since(0, observer).eq(self.table.events_since(0, observer));
            self.law(9, same, || format!("{observer:?} sees another table after a replay"))?;
        }
        Ok(())
    }
}

/// What a seat may do; nothing, if it owes nothing.
fn offered<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if state.turn().owing().contains(seat) {
        state.legal(seat, &mut actions);
    }
    actions
}
