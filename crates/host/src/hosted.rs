//! One table of any game: strings and views in, markup, words and strings out.

use std::marker::PhantomData;
use std::ops::Range;

use engine::{
    BadSave, Game, Luck, Misread, NothingToTakeBack, Observer, Options, Rng, SavedGame, ScoreLine, Seat,
    Step, StepNumber, Table, Told, Turn,
};
use face::face::{Action, Event, Illegal};
use face::{Choices, Expected, Face, Hint, Kept, Line, Look, Part, Refusal, Scene, Weighed};
use maud::Markup;
use players::{Budget, Candidate, Level, Roster, Thought};
use serde_json::Value;

/// One play of any game. Implemented once, for every game of the catalogue.
///
/// Whatever it gives to an observer is made from that observer's view.
pub trait AnyTable: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who owes what.
    fn turn(&self) -> Turn;
    /// How many steps have been taken, luck included.
    fn step_count(&self) -> StepNumber;
    /// The steps after `step`, as saved games write them: what a store keeps.
    fn steps_since(&self, step: StepNumber) -> Vec<String>;
    /// The step that was the seat's last choice, from 1; `None` if it has chosen nothing yet.
    fn last_choice(&self, seat: Seat) -> Option<StepNumber>;

    /// Draws all luck that is due.
    fn settle(&mut self, luck: &Luck);
    /// Takes an action written in the notation: `play R7`.
    ///
    /// # Errors
    /// Why it is refused, in the words of `look`; nothing has changed then.
    fn play_text(&mut self, seat: Seat, text: &str, luck: &Luck, look: &Look<'_>) -> Result<(), PlayRefused>;
    /// Whether a seat could take an action written in the notation now; changes nothing.
    ///
    /// # Errors
    /// Why it would be refused, in the words of `look`.
    fn check_text(&self, seat: Seat, text: &str, look: &Look<'_>) -> Result<(), PlayRefused>;
    /// Takes the action that a sequence of handles means.
    ///
    /// # Errors
    /// Why it is refused, in the words of `look`; nothing has changed then.
    fn play_picks(
        &mut self,
        seat: Seat,
        picks: &[&str],
        luck: &Luck,
        look: &Look<'_>,
    ) -> Result<(), PlayRefused>;
    /// Takes back the seat's last choice, if nobody learned anything from it.
    ///
    /// # Errors
    /// If there is nothing that can be taken back without telling.
    fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack>;
    /// Whether [`AnyTable::take_back`] would take something back.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// What a computer player needs to choose for a seat that owes a choice: the seat's view and
    /// nothing else. `None` if there is no such player or the seat owes nothing.
    fn ponder(&self, seat: Seat, player: Level) -> Option<Ponder>;
    /// The choice of a computer player for a seat that owes one, in the notation: see [`AnyTable::ponder`].
    fn computer_choice(&self, seat: Seat, player: Level, rng: &mut Rng) -> Option<String> {
        Some(self.ponder(seat, player)?(rng, &Budget::own()))
    }

    /// What the strongest computer player needs to think about the choice of the observer, who asks for a
    /// hint: the observer's view and nothing else. `None` if the observer owes nothing.
    fn advise(&self, look: &Look<'_>) -> Option<Advise>;

    /// Everything that a page shows of the position, except the choices.
    fn scene(&self, look: &Look<'_>) -> Scene;
    /// What the observer may choose now.
    fn choices(&self, look: &Look<'_>) -> Choices;
    /// Why a handle that the scene shows cannot be chosen after these: what stands in its way, or what comes
    /// first. `None` if it can.
    fn why(&self, picks: &[&str], handle: &str, look: &Look<'_>) -> Option<Refusal>;
    /// The lines of the log after a step, oldest first, each with its step.
    fn lines_since(&self, step: StepNumber, look: &Look<'_>) -> Vec<(StepNumber, Line)>;
    /// The legal actions of the observer's seat in short notation, and in words where they are few.
    fn owed(&self, look: &Look<'_>) -> Vec<String>;
    /// How many legal actions the observer's seat has, and those of them in the notation that stand at
    /// these places of the canonical order. None if the observer owes nothing.
    fn legal(&self, places: Range<usize>, look: &Look<'_>) -> Legal;
    /// Why a text is no action of the notation, if it is none.
    fn misread(&self, text: &str) -> Option<Misread>;
    /// An action of the notation in words, if the observer's seat could read it.
    fn say(&self, text: &str, look: &Look<'_>) -> Option<String>;
    /// The position in words.
    fn describe(&self, look: &Look<'_>) -> Vec<Part>;
    /// All that the observer knows of the position, for programs.
    fn facts(&self, look: &Look<'_>) -> Value;
    /// What there is to say of one thing on the table, named as in the notation.
    fn look_at(&self, thing: &str, look: &Look<'_>) -> Option<Part>;
    /// The board as one SVG document.
    fn picture(&self, look: &Look<'_>) -> String;
    /// A small picture for the lobby.
    fn miniature(&self, look: &Look<'_>) -> Markup;
    /// What the game is doing, in one sentence.
    fn state_words(&self, look: &Look<'_>) -> String;
    /// How it ended, once it is over.
    fn ending(&self, look: &Look<'_>) -> Option<String>;
    /// Where each seat's final score comes from, `a` first; empty lists while the game runs.
    fn breakdown(&self) -> Vec<Vec<ScoreLine>>;

    /// The table written down; headers about people and luck are the caller's.
    fn save(&self) -> SavedGame;
    /// The table as it was after a step: for replays and pictures of finished games.
    fn at(&self, step: StepNumber) -> Box<dyn AnyTable>;
}

/// A computer player with the view it chooses from. It gives its choice in the notation, and may
/// spend its budget: the table is not needed meanwhile.
pub type Ponder = Box<dyn FnOnce(&mut Rng, &Budget) -> String + Send>;

/// A computer player that is asked for a hint, with the view it thinks about. It may spend its budget:
/// the table is not needed meanwhile.
pub type Advise = Box<dyn FnOnce(&mut Rng, &Budget) -> Hint + Send>;

/// Legal actions of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// How many there are.
    pub total: usize,
    /// Those that were asked for, in the notation.
    pub texts: Vec<String>,
}

/// Why a play is refused.
#[derive(Clone, Debug)]
pub enum PlayRefused {
    /// The text or the handles mean no action.
    Misread(Misread),
    /// A rule forbids it.
    Illegal(Refusal),
}

/// What a thought weighed, its choice first.
fn weighed<A: Copy + PartialEq>(thought: &Thought<A>) -> Vec<Weighed<A>> {
    let of = |one: &Candidate<A>| {
        let expected = Expected { success: one.success, points: one.points, spread: one.spread };
        Weighed { action: one.action, expected: Some(expected) }
    };
    let chosen = thought.candidates.iter().find(|one| one.action == thought.choice);
    let first = chosen.map_or(Weighed { action: thought.choice, expected: None }, of);
    let others = thought.candidates.iter().filter(|one| one.action != thought.choice);
    [first].into_iter().chain(others.map(of)).collect()
}

/// A table of one game, hosted behind [`AnyTable`].
pub(crate) struct Hosted<F: Face, R> {
    table: Table<F::Game>,
    /// Drawings for all who look at this table.
    kept: Kept,
    roster: PhantomData<fn() -> R>,
}

impl<F: Face, R: Roster<Game = F::Game>> Hosted<F, R> {
    /// Opens a table on which nothing has happened yet.
    pub(crate) fn open(options: <F::Game as Game>::Options) -> Self {
        Self::of(Table::bare(options))
    }

    /// Rebuilds a table from a saved game.
    pub(crate) fn restore(saved: &SavedGame) -> Result<Self, BadSave> {
        Table::restore(saved).map(Self::of)
    }

    fn of(table: Table<F::Game>) -> Self {
        Self { table, kept: Kept::default(), roster: PhantomData }
    }

    fn play(
        &mut self,
        seat: Seat,
        action: Action<F>,
        luck: &Luck,
        look: &Look<'_>,
    ) -> Result<(), PlayRefused> {
        let played = self.table.play(seat, action, luck);
        played.map_err(|reason| self.refused(&reason, look))
    }

    fn refused(&self, reason: &Illegal<F>, look: &Look<'_>) -> PlayRefused {
        PlayRefused::Illegal(F::refusal_at(reason, &self.table.view(look.observer), look))
    }

    fn told(&self, look: &Look<'_>) -> Vec<&Told<Event<F>>> {
        self.table.told_since(0, look.observer).collect()
    }
}

impl<F: Face, R: Roster<Game = F::Game>> AnyTable for Hosted<F, R> {
    fn seats(&self) -> u8 {
        self.table.options().seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn step_count(&self) -> StepNumber {
        self.table.steps().len()
    }

    fn steps_since(&self, step: StepNumber) -> Vec<String> {
        self.table.steps().iter().skip(step).map(|step| self.table.step_text(step)).collect()
    }

    fn last_choice(&self, seat: Seat) -> Option<StepNumber> {
        let own = |step: &Step<F::Game>| matches!(step, Step::Choice(by, _) if *by == seat);
        Some(self.table.steps().iter().rposition(own)? + 1)
    }

    fn settle(&mut self, luck: &Luck) {
        self.table.settle(luck);
    }

    fn play_text(&mut self, seat: Seat, text: &str, luck: &Luck, look: &Look<'_>) -> Result<(), PlayRefused> {
        let action = F::Game::read_action(self.table.options(), text).map_err(PlayRefused::Misread)?;
        self.play(seat, action, luck, look)
    }

    fn check_text(&self, seat: Seat, text: &str, look: &Look<'_>) -> Result<(), PlayRefused> {
        let action = F::Game::read_action(self.table.options(), text).map_err(PlayRefused::Misread)?;
        let checked = self.table.truth().check(seat, action);
        checked.map_err(|reason| self.refused(&reason, look))
    }

    fn play_picks(
        &mut self,
        seat: Seat,
        picks: &[&str],
        luck: &Luck,
        look: &Look<'_>,
    ) -> Result<(), PlayRefused> {
        let view = self.table.view(Observer::Seat(seat));
        let action = F::action(&view, picks).map_err(PlayRefused::Misread)?;
        self.play(seat, action, luck, look)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack> {
        self.table.take_back(seat)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.table.without_last(seat).is_ok()
    }

    fn ponder(&self, seat: Seat, player: Level) -> Option<Ponder> {
        if !self.table.turn().owing().contains(seat) {
            return None;
        }
        let player = R::player(player)?;
        let (view, options) = (self.table.view(Observer::Seat(seat)), self.table.options().clone());
        Some(Box::new(move |rng, budget| {
            F::Game::action_text(&options, player.think(&view, rng, budget).choice)
        }))
    }

    fn advise(&self, look: &Look<'_>) -> Option<Advise> {
        let seat = look.observer.seat().filter(|&seat| self.table.turn().owing().contains(seat))?;
        let player = R::player(R::strongest())?;
        let view = self.table.view(Observer::Seat(seat));
        let (language, observer, seats) = (look.language, look.observer, look.seats.to_vec());
        Some(Box::new(move |rng, budget| {
            let thought = player.think(&view, rng, budget);
            face::hint::hint::<F>(&view, &weighed(&thought), &Look { language, observer, seats: &seats })
        }))
    }

    fn scene(&self, look: &Look<'_>) -> Scene {
        F::scene_with(&self.table.view(look.observer), &self.told(look), look, &self.kept)
    }

    fn choices(&self, look: &Look<'_>) -> Choices {
        F::choices(&self.table.view(look.observer), look)
    }

    fn why(&self, picks: &[&str], handle: &str, look: &Look<'_>) -> Option<Refusal> {
        let view = self.table.view(look.observer);
        F::choices(&view, look).why::<F>(&view, picks, handle, look)
    }

    fn lines_since(&self, step: StepNumber, look: &Look<'_>) -> Vec<(StepNumber, Line)> {
        let (told, view) = (self.table.told_since(step, look.observer), self.table.view(look.observer));
        told.filter_map(|told| Some((told.step, F::line_at(&told.event, &view, look)?))).collect()
    }

    fn owed(&self, look: &Look<'_>) -> Vec<String> {
        // The actions a seat owes are part of what it knows: a law holds every game to it.
        let owing = look.observer.seat().filter(|&seat| self.table.turn().owing().contains(seat));
        owing.map_or_else(Vec::new, |seat| self.table.truth().owed(self.table.options(), seat))
    }

    fn legal(&self, places: Range<usize>, look: &Look<'_>) -> Legal {
        let owing = look.observer.seat().filter(|&seat| self.table.turn().owing().contains(seat));
        let Some(seat) = owing else { return Legal::default() };
        let mut actions = Vec::new();
        self.table.truth().legal(seat, &mut actions);
        let options = self.table.options();
        let from = places.start.min(actions.len());
        let asked = &actions[from..places.end.clamp(from, actions.len())];
        Legal {
            total: actions.len(),
            texts: asked.iter().map(|&action| F::Game::action_text(options, action)).collect(),
        }
    }

    fn misread(&self, text: &str) -> Option<Misread> {
        F::Game::read_action(self.table.options(), text).err()
    }

    fn say(&self, text: &str, look: &Look<'_>) -> Option<String> {
        let action = F::Game::read_action(self.table.options(), text).ok()?;
        Some(F::say(action, &self.table.view(look.observer), look))
    }

    fn describe(&self, look: &Look<'_>) -> Vec<Part> {
        F::describe(&self.table.view(look.observer), look)
    }

    fn facts(&self, look: &Look<'_>) -> Value {
        F::facts(&self.table.view(look.observer))
    }

    fn look_at(&self, thing: &str, look: &Look<'_>) -> Option<Part> {
        F::look_at(&self.table.view(look.observer), thing, look)
    }

    fn picture(&self, look: &Look<'_>) -> String {
        F::picture(&self.table.view(look.observer), look)
    }

    fn miniature(&self, look: &Look<'_>) -> Markup {
        F::miniature(&self.table.view(look.observer), look)
    }

    fn state_words(&self, look: &Look<'_>) -> String {
        F::state_words(&self.table.view(look.observer), look)
    }

    fn ending(&self, look: &Look<'_>) -> Option<String> {
        Some(F::ending(&self.table.turn().standing()?, look))
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        self.table.truth().breakdown()
    }

    fn save(&self) -> SavedGame {
        SavedGame::of(&self.table)
    }

    fn at(&self, step: StepNumber) -> Box<dyn AnyTable> {
        let steps: Vec<Step<F::Game>> = self.table.steps().iter().take(step).cloned().collect();
        let replayed = Table::replay(self.table.options().clone(), steps);
        let earlier =
            replayed.unwrap_or_else(|_| unreachable!("the beginning of a played game can be played"));
        Box::new(Self::of(earlier))
    }
}
