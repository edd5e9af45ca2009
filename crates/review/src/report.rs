//! A review as it is told and kept.

use std::fmt::Display;

use engine::{Seat, StepNumber};
use players::Marks;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::account::Account;
use crate::estimate::Estimate;

/// The review of one game. Without a bound of time it is the same on every machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Review {
    /// The short name of the game.
    pub game: String,
    /// The version of the program.
    pub program: String,
    /// The policy by which positions were played on.
    pub reference: String,
    /// The level that said what is best.
    pub adviser: String,
    /// What everything that was drawn at random followed from.
    pub seed: u64,
    /// Every seat, `a` first.
    pub seats: Vec<ReviewedSeat>,
    /// Every choice that was weighed, in its order.
    pub choices: Vec<ReviewedChoice>,
    /// What hands were worth, for games that can tell: each seat's at the last choice of every row of such choices.
    #[serde(default)]
    pub appraisals: Vec<Appraised>,
    /// The chances after each number of steps, the first before any luck.
    pub positions: Vec<ReviewedPosition>,
}

/// What is said of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewedSeat {
    /// The seat.
    #[serde(with = "letter")]
    #[schemars(with = "String")]
    pub seat: Seat,
    /// How many choices it made where it had several.
    pub decisions: usize,
    /// How many of these were weighed: all but those for which there was no time.
    pub weighed: usize,
    /// What it lost in all of them together.
    pub lost: Estimate,
    /// 100 · exp(−c · the mean loss of a choice); `None` if no choice was weighed.
    pub accuracy: Option<f64>,
    /// Its standard error, from those of the losses; `None` if no choice was weighed, or by an earlier version.
    #[serde(default)]
    pub accuracy_error: Option<f64>,
    /// How it came to its result, in success from 0 to 1.
    pub success: Account,
    /// The same in points against the mean of the table; what its choices lost is not measured in them.
    pub points: Account,
    /// The steps of the five choices that surely cost it most, the costliest first.
    pub costliest: Vec<StepNumber>,
}

/// What is said of a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewedChoice {
    /// The step that it was, from 1.
    pub step: StepNumber,
    /// Who made it.
    #[serde(with = "letter")]
    #[schemars(with = "String")]
    pub seat: Seat,
    /// What was played, in the notation.
    pub played: String,
    /// The best found: what was played, if nothing was surely lost.
    pub best: String,
    /// What the strongest player would have done.
    pub advised: String,
    /// The success that the seat could expect before the choice by what it knew.
    pub known: Estimate,
    /// How much less than the best found it was worth; `None` if there was no time for it.
    pub loss: Option<Estimate>,
    /// How it is marked, if that is clear.
    pub mark: Option<Mark>,
    /// Why it was worse than the best, if it is marked for a loss and the game knows a reason that is true.
    #[serde(default)]
    pub reason: Option<Reason>,
    /// What was compared, the played choice first; nothing, if it is what was advised and others were not far behind.
    pub tried: Vec<Tried>,
}

/// Why a choice was worse than the best: a fact of the game. Its face puts it into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reason {
    /// Its word: `tokens_left`.
    pub word: String,
    /// The rules that it rests on: `M-6.1`.
    pub rules: Vec<String>,
    /// The numbers that its words name.
    pub numbers: Vec<i32>,
}

impl From<players::Reason> for Reason {
    fn from(reason: players::Reason) -> Self {
        let players::Reason { word, rules, numbers } = reason;
        Self { word: word.into(), rules: rules.iter().map(ToString::to_string).collect(), numbers }
    }
}

/// A candidate of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Tried {
    /// What it is, in the notation.
    pub action: String,
    /// The success of the seat after it.
    pub success: Estimate,
    /// In how many imagined worlds it was tried.
    pub worlds: usize,
}

/// How a choice is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Every other choice would have lost much.
    Only,
    /// Nothing better was found.
    Best,
    /// It lost a little.
    Inaccuracy,
    /// It lost something.
    Mistake,
    /// It lost much.
    Blunder,
}

impl Review {
    /// How many choices were weighed, and in how many imagined worlds all candidates were tried together: of two
    /// reviews of the same game the one with more is better.
    pub fn weight(&self) -> (usize, usize) {
        let tried = self.choices.iter().flat_map(|choice| &choice.tried);
        let weighed = self.choices.iter().filter(|choice| choice.loss.is_some()).count();
        (weighed, tried.map(|one| one.worlds).sum())
    }
}

impl Mark {
    /// How a loss is marked: by the lower end of its interval. `None` if it is surely none that is marked.
    pub(crate) fn of_loss(loss: &Estimate, marks: &Marks) -> Option<Self> {
        let thresholds = [
            (marks.blunder, Self::Blunder),
            (marks.mistake, Self::Mistake),
            (marks.inaccuracy, Self::Inaccuracy),
        ];
        let found = thresholds.into_iter().find(|(least, _)| loss.lower() >= *least);
        found.map(|(_, mark)| mark)
    }

    /// Its word: `mistake`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Only => "only",
            Self::Best => "best",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// What a hand was worth, by what could be made of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Appraised {
    /// The step of the choice before which it was held.
    pub step: StepNumber,
    /// Whose it was.
    #[serde(with = "letter")]
    #[schemars(with = "String")]
    pub seat: Seat,
    /// What each row is about, a choice in the notation: `trump R`.
    pub rows: Vec<String>,
    /// What each column is about, likewise; empty if there is one column about nothing further.
    pub columns: Vec<String>,
    /// Row by row, what the two together are worth.
    pub cells: Vec<Vec<AppraisedCell>>,
}

/// What something was worth over imagined worlds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct AppraisedCell {
    /// The points.
    pub points: Estimate,
    /// The highest step of the game's own scale that is reached in half of the worlds; in an auction, the bid.
    pub reach: u8,
}

/// What the seats could expect at a position, with everything open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewedPosition {
    /// After how many steps.
    pub step: StepNumber,
    /// Who took the last of them; nobody before the first one, and where luck fell.
    #[serde(default, with = "letter_if_any")]
    #[schemars(with = "Option<String>")]
    pub mover: Option<Seat>,
    /// The success of every seat, `a` first.
    pub success: Vec<Estimate>,
}

/// A seat as its letter.
mod letter {
    use super::{Deserialize, Deserializer, Display, Seat, Serializer};

    pub(super) fn serialize<T: Display, S: Serializer>(seat: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(seat)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let letter = String::deserialize(deserializer)?;
        letter.parse().map_err(|_| serde::de::Error::custom("no letter of a seat"))
    }
}

/// The same of somebody or nobody.
mod letter_if_any {
    use super::{Deserialize, Deserializer, Display, Seat, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde calls it so")]
    pub(super) fn serialize<T: Display, S: Serializer>(
        seat: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        seat.as_ref().map(ToString::to_string).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        let letter = Option::<String>::deserialize(deserializer)?;
        let seat = letter.map(|letter| letter.parse()).transpose();
        seat.map_err(|_| serde::de::Error::custom("no letter of a seat"))
    }
}
