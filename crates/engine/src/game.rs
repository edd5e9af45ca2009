//! What a game is: a pure state machine over a log of steps.

use std::fmt::Debug;
use std::hash::Hash;

use crate::data::Data;
use crate::knowledge::{Audience, Happening, Observer, Witness};
use crate::notation::ParseError;
use crate::options::Options;
use crate::rng::Rng;
use crate::rule::{Illegality, RuleId};
use crate::seat::{PerSeat, Seat, SeatSet};

/// The rules of one game, as a pure state machine. `Self` is the whole truth of
/// one position and never leaves the table; everybody else gets a [`Game::View`].
///
/// No clock, no randomness, no input or output, no floats, no hash maps inside.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// Short name, used in files, URLs and the command line: `tricks`.
    const NAME: &'static str;
    /// The name people know it by: `Mü`.
    const TITLE: &'static str;
    /// The newest version of its rules. Raised when the meaning of an old transcript changes; games that
    /// were begun before keep theirs, see [`Options::begun_by`].
    const RULES_VERSION: u16;
    /// All rule ids of its document, in order.
    const RULES: &'static [RuleId];

    /// What the seats agree on before play. Valid by construction.
    type Options: Options;
    /// One outcome of luck: a deal, a shuffled bag.
    type Chance: Data;
    /// One choice of one seat, without heap.
    type Action: Data + Copy + Ord + Hash;
    /// Something that happened, as it is told to those who may know.
    type Event: Data + Happening;
    /// All that one observer may know, memory included.
    type View: Data;
    /// Why an action or an outcome is refused.
    type Illegal: Illegality;

    /// The position before anything happened.
    fn new(options: &Self::Options) -> Self;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who owes what: luck, one or more seats, or nobody (with the standing).
    fn turn(&self) -> Turn;

    // Luck. The table draws; the rules only say what may be drawn.
    /// Draws the outcome that is due. Only called when luck is due.
    fn draw(&self, rng: &mut Rng) -> Self::Chance;
    /// Whether this outcome could be drawn now. Only called when luck is due.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Illegal>;
    /// Carries out an outcome that [`Game::check_chance`] accepts.
    fn resolve(&mut self, chance: &Self::Chance, witness: &mut impl Witness<Self::Event>);

    // Choice.
    /// Appends every legal action of `seat`, in canonical order, without repetition. Does not clear `actions`.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);
    /// Whether `seat` may take `action` now.
    ///
    /// # Errors
    /// The rule that forbids it, with the facts; also when it is not the seat's turn or the game is over.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;
    /// Carries out an action that [`Game::check`] accepts.
    ///
    /// # Panics
    /// In debug builds, if `check` refuses. In release the state is then meaningless.
    fn apply(&mut self, seat: Seat, action: Self::Action, witness: &mut impl Witness<Self::Event>);
    /// Who learns of `action` at the moment it is taken. A sealed choice: the seat only.
    fn audience(&self, seat: Seat, action: Self::Action) -> Audience;

    /// Whether the players of the game expect that a seat may take such an action back, although
    /// everybody has seen it, as long as nothing has followed: neither luck nor another seat's choice.
    /// For turns that are built step by step, of actions that bring nothing hidden to light.
    fn is_provisional(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether a sealed action shows its seat something hidden, so that the seat can take back neither it nor
    /// what it did before. Asked in the position in which the action is taken.
    fn is_binding(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// A legal action at random, for playouts; games with large action sets draw without listing them.
    /// `None` if the seat owes nothing.
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        rng.pick(&actions).copied()
    }

    // Knowledge.
    /// All that the observer may know.
    fn view(&self, observer: Observer) -> Self::View;

    // Text. The options are at hand because names of components may come from them.
    /// The action in the notation: `play R7`.
    fn action_text(options: &Self::Options, action: Self::Action) -> String;
    /// Reads an action.
    ///
    /// # Errors
    /// The column and what was expected there.
    fn read_action(options: &Self::Options, text: &str) -> Result<Self::Action, ParseError>;
    /// The outcome in the notation, without the leading `!`.
    fn chance_text(options: &Self::Options, chance: &Self::Chance) -> String;
    /// Reads an outcome, without the leading `!`.
    ///
    /// # Errors
    /// The column and what was expected there.
    fn read_chance(options: &Self::Options, text: &str) -> Result<Self::Chance, ParseError>;

    /// What the seat owes, as a trace lists it: the text of every legal action in canonical order,
    /// or a shorter form that the notation of the game defines.
    fn owed(&self, options: &Self::Options, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions.into_iter().map(|action| Self::action_text(options, action)).collect()
    }

    /// Where each seat's final score comes from, one list per seat; empty lists while the game runs.
    fn breakdown(&self) -> Vec<Vec<ScoreLine>>;
}

/// Who owes what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// An outcome of luck is due.
    Chance,
    /// Each of these seats owes a choice; never empty.
    Seats(SeatSet),
    /// The game is over.
    Over(Standing),
}

impl Turn {
    /// The seats that owe a choice.
    pub const fn owing(&self) -> SeatSet {
        match self {
            Self::Seats(seats) => *seats,
            Self::Chance | Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The standing, once the game is over.
    pub const fn standing(&self) -> Option<Standing> {
        match self {
            Self::Over(standing) => Some(*standing),
            Self::Chance | Self::Seats(_) => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Why it ended, in the word of the notation: `goal`.
    pub reason: &'static str,
    /// Final points of the game's own scoring.
    pub scores: PerSeat<i32>,
    /// Places from 1; equal seats share a place: 1 1 3.
    pub ranks: PerSeat<u8>,
}

impl Standing {
    /// The standing in which more points are better and nothing breaks ties.
    pub fn by_score(reason: &'static str, scores: PerSeat<i32>) -> Self {
        let ranks = scores.map(|own| {
            let better = scores.values().iter().filter(|&&other| other > own).count();
            u8::try_from(better + 1).expect("at most six seats")
        });
        Self { reason, scores, ranks }
    }

    /// The seats in first place.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat).collect()
    }
}

/// One part of a final score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The rule that gives it.
    pub rule: RuleId,
    /// What it is for, one English word or two: `bonus`.
    pub what: &'static str,
    /// Points, negative for a loss.
    pub value: i32,
}
