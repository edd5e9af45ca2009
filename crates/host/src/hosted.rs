//! One table of any game: what is played, kept and replayed.

use std::marker::PhantomData;
use std::ops::Range;

use engine::saved::read_step;
use engine::{
    Game, Imagine, Luck, NothingToTakeBack, Observer, Options, ParseError, Rng, SaveError, SavedGame,
    ScoreLine, Seat, Step, StepNumber, Table, Turn,
};
use face::face::Illegal;
use face::{Face, Look, Refusal, SeatLook};
use players::{Budget, Level, Roster};
use words::Language;

use crate::coach::{Consider, consider};
use crate::view::{AnyView, Seen};

/// A position of any game that can be played on: that of a table, or a world that somebody imagined.
///
/// It holds the truth. Whoever draws or speaks of the position is given what an observer sees: [`AnyPosition::see`].
pub trait AnyPosition: Send + Sync {
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who owes what.
    fn turn(&self) -> Turn;

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
    /// Why a text is no action of the notation, if it is none.
    fn misread(&self, text: &str) -> Option<ParseError>;

    /// What a computer player needs to choose for a seat that owes a choice: the seat's view and
    /// nothing else. `None` if there is no such player or the seat owes nothing.
    fn ponder(&self, seat: Seat, player: Level) -> Option<Ponder>;
    /// The choice of a computer player for a seat that owes one, in the notation: see [`AnyPosition::ponder`].
    fn computer_choice(&self, seat: Seat, player: Level, rng: &mut Rng) -> Option<String> {
        Some(self.ponder(seat, player)?(rng, &Budget::own()))
    }

    /// What an observer sees, in a language. Everything that is drawn or said of the position is made from this.
    fn see<'a>(&'a self, look: Look<'a>) -> Box<dyn AnyView + 'a>;
    /// The legal actions of the observer's seat in short notation, and in words where they are few.
    fn owed(&self, observer: Observer) -> Vec<String>;
    /// How many legal actions the observer's seat has, and those of them in the notation that stand at
    /// these places of the canonical order. None if the observer owes nothing.
    fn legal(&self, places: Range<usize>, observer: Observer) -> Legal;
    /// Where each seat's final score comes from, `a` first; empty lists while the game runs.
    fn breakdown(&self) -> Vec<Vec<ScoreLine>>;

    /// A world in which the observer would see the same, drawn at random from the observer's view alone.
    fn imagine(&self, observer: Observer, rng: &mut Rng) -> Box<dyn AnyPosition>;
    /// The same position once more.
    fn copied(&self) -> Box<dyn AnyPosition>;
    /// The table that it is the position of; `None` for an imagined world, whose beginning is not known.
    fn as_table(&self) -> Option<&dyn AnyTable>;
}

/// One play of any game. Implemented once, for every game of the catalogue.
pub trait AnyTable: AnyPosition {
    /// How many steps have been taken, luck included.
    fn step_count(&self) -> StepNumber;
    /// The steps after `step`, as saved games write them: what a store keeps.
    fn steps_since(&self, step: StepNumber) -> Vec<String>;
    /// The step that was the seat's last choice, from 1; `None` if it has chosen nothing yet.
    fn last_choice(&self, seat: Seat) -> Option<StepNumber>;

    /// Takes back the seat's last choice, if nobody learned anything from it.
    ///
    /// # Errors
    /// If there is nothing that can be taken back without telling.
    fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack>;
    /// Whether [`AnyTable::take_back`] would take something back.
    fn may_take_back(&self, seat: Seat) -> bool;
    /// How often in a row [`AnyTable::take_back`] would take something back, counted up to `most`.
    fn take_backs(&self, seat: Seat, most: usize) -> usize;

    /// What the coach needs to think about the choice of a seat: its view and what it may do, and nothing else. `None`
    /// if the seat owes nothing, or has no choice.
    fn consider(&self, seat: Seat) -> Option<Consider>;

    /// What each seat had won after which step, `a` first, as everybody could see it: the steps after which it was not
    /// what it was before, and the last.
    fn points_over_time(&self) -> Vec<(StepNumber, Vec<i32>)>;

    /// The table written down; headers about people and luck are the caller's.
    fn save(&self) -> SavedGame;
    /// The table as it was after a step: for replays and pictures of finished games.
    fn at(&self, step: StepNumber) -> Box<dyn AnyTable>;
    /// The game after another choice of a seat that is to choose, up to the next choice: luck that falls between is an
    /// example. `None` if it cannot be made.
    fn after(&self, seat: Seat, text: &str) -> Option<Box<dyn AnyTable>>;
    /// After how many steps somebody was to choose, ascending, the last position included: where a replay stops. Luck
    /// belongs to the choice before it.
    fn positions(&self) -> Vec<StepNumber>;
}

/// A computer player with the view it chooses from. It gives its choice in the notation, and may
/// spend its budget: the table is not needed meanwhile.
pub type Ponder = Box<dyn FnOnce(&mut Rng, &Budget) -> String + Send>;

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
    /// The text is no action of the notation.
    Misread(ParseError),
    /// A rule forbids it.
    Illegal(Refusal),
}

/// A table of one game, hosted behind [`AnyTable`].
pub(crate) struct Hosted<F: Face, R> {
    table: Table<F::Game>,
    /// Whether its log begins in an imagined world.
    is_imagined: bool,
    roster: PhantomData<fn() -> R>,
}

impl<F: Face, R: Roster<Game = F::Game>> Hosted<F, R> {
    /// Opens a table on which nothing has happened yet.
    pub(crate) fn open(options: <F::Game as Game>::Options) -> Self {
        Self::of(Table::bare(options))
    }

    /// Rebuilds a table from a saved game.
    pub(crate) fn restore(saved: &SavedGame) -> Result<Self, SaveError> {
        Table::restore(saved).map(Self::of)
    }

    /// Why the rules refuse the step in a line of a saved game, as its seat is told, or everybody of luck; `None` if
    /// they do not, or something before it cannot be.
    pub(crate) fn refused_step(saved: &SavedGame, line: usize, language: Language) -> Option<Refusal> {
        let number = saved.steps.iter().position(|step| step.line == line)?;
        let before = SavedGame { steps: saved.steps[..number].to_vec(), scores: None, ..saved.clone() };
        let hosted = Self::restore(&before).ok()?;
        let truth = hosted.table.truth();
        let (observer, reason) = match read_step::<F::Game>(hosted.table.options(), &saved.steps[number].text)
        {
            Ok(Step::Choice(seat, action)) => (Observer::Seat(seat), truth.check(seat, action).err()?),
            Ok(Step::Chance(chance)) => (Observer::Spectator, truth.check_chance(&chance).err()?),
            Err(_) => return None,
        };
        let seat = |seat: Seat| SeatLook {
            name: seat.letter().into(),
            letter: seat.letter().to_uppercase().collect(),
            computer: false,
        };
        let seats: Vec<SeatLook> = Seat::all(hosted.table.options().seats()).map(seat).collect();
        Some(hosted.seen(Look { language, observer, seats: &seats }).refusal(&reason))
    }

    pub(crate) const fn of(table: Table<F::Game>) -> Self {
        Self { table, is_imagined: false, roster: PhantomData }
    }

    fn refused(&self, reason: &Illegal<F>, look: Look<'_>) -> PlayRefused {
        PlayRefused::Illegal(self.seen(look).refusal(reason))
    }

    fn seen<'a>(&'a self, look: Look<'a>) -> Seen<'a, F, R> {
        Seen {
            view: self.table.view(look.observer),
            heard: self.table.heard(look.observer),
            deeds: self.table.deeds(look.observer),
            turn: self.table.turn(),
            options: self.table.options(),
            look,
            roster: PhantomData,
        }
    }
}

impl<F: Face<Game: Imagine>, R: Roster<Game = F::Game>> AnyPosition for Hosted<F, R> {
    fn seats(&self) -> u8 {
        self.table.options().seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn settle(&mut self, luck: &Luck) {
        self.table.settle(luck);
    }

    fn play_text(&mut self, seat: Seat, text: &str, luck: &Luck, look: &Look<'_>) -> Result<(), PlayRefused> {
        let action = F::Game::read_action(self.table.options(), text).map_err(PlayRefused::Misread)?;
        let played = self.table.play(seat, action, luck);
        played.map_err(|reason| self.refused(&reason, *look))
    }

    fn check_text(&self, seat: Seat, text: &str, look: &Look<'_>) -> Result<(), PlayRefused> {
        let action = F::Game::read_action(self.table.options(), text).map_err(PlayRefused::Misread)?;
        let checked = self.table.truth().check(seat, action);
        checked.map_err(|reason| self.refused(&reason, *look))
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

    fn see<'a>(&'a self, look: Look<'a>) -> Box<dyn AnyView + 'a> {
        Box::new(self.seen(look))
    }

    fn owed(&self, observer: Observer) -> Vec<String> {
        // The actions a seat owes are part of what it knows: a law holds every game to it.
        let owing = observer.seat().filter(|&seat| self.table.turn().owing().contains(seat));
        owing.map_or_else(Vec::new, |seat| self.table.truth().owed(self.table.options(), seat))
    }

    fn legal(&self, places: Range<usize>, observer: Observer) -> Legal {
        let owing = observer.seat().filter(|&seat| self.table.turn().owing().contains(seat));
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

    fn misread(&self, text: &str) -> Option<ParseError> {
        F::Game::read_action(self.table.options(), text).err()
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        self.table.truth().breakdown()
    }

    fn imagine(&self, observer: Observer, rng: &mut Rng) -> Box<dyn AnyPosition> {
        let world = F::Game::imagine(&self.table.view(observer), rng);
        let table = Table::imagined(self.table.options().clone(), world);
        Box::new(Self { table, is_imagined: true, roster: PhantomData })
    }

    fn copied(&self) -> Box<dyn AnyPosition> {
        Box::new(Self { table: self.table.clone(), is_imagined: self.is_imagined, roster: PhantomData })
    }

    fn as_table(&self) -> Option<&dyn AnyTable> {
        (!self.is_imagined).then_some(self)
    }
}

impl<F: Face<Game: Imagine>, R: Roster<Game = F::Game>> AnyTable for Hosted<F, R> {
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

    fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack> {
        self.table.take_back(seat)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.table.without_last(seat).is_ok()
    }

    fn take_backs(&self, seat: Seat, most: usize) -> usize {
        let first = self.table.without_last(seat).ok();
        std::iter::successors(first, |before| before.without_last(seat).ok()).take(most).count()
    }

    fn consider(&self, seat: Seat) -> Option<Consider> {
        if !self.table.turn().owing().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        self.table.truth().legal(seat, &mut legal);
        consider::<R>(self.table.options(), (self.table.view(Observer::Seat(seat)), seat), legal)
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

    fn after(&self, seat: Seat, text: &str) -> Option<Box<dyn AnyTable>> {
        let action = F::Game::read_action(self.table.options(), text).ok()?;
        let mut next = self.table.clone();
        next.play(seat, action, &Luck::from_seed(0)).ok()?;
        Some(Box::new(Self::of(next)))
    }

    fn points_over_time(&self) -> Vec<(StepNumber, Vec<i32>)> {
        let steps = self.table.steps();
        let mut table = Table::<F::Game>::bare(self.table.options().clone());
        let mut course: Vec<(StepNumber, Vec<i32>)> = Vec::new();
        for (at, step) in (1..).zip(steps) {
            table
                .take(step.clone())
                .unwrap_or_else(|_| unreachable!("the steps of a played game can be played"));
            let points = F::points(&table.view(Observer::Spectator));
            if at == steps.len() || course.last().is_none_or(|(_, before)| *before != points) {
                course.push((at, points));
            }
        }
        course
    }

    fn positions(&self) -> Vec<StepNumber> {
        let steps = self.table.steps();
        let is_chosen_at = |at: &StepNumber| !matches!(steps.get(*at), Some(Step::Chance(_)));
        (0..=steps.len()).filter(is_chosen_at).collect()
    }
}
