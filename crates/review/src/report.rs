//! A review as it is told and kept.

use std::fmt::Display;

use engine::{Seat, StepNumber};
use serde::{Serialize, Serializer};

use crate::accounts::Account;
use crate::estimate::Estimate;

/// The review of one game. Without a bound of time it is the same on every machine.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The short name of the game.
    pub game: &'static str,
    /// The version of the program.
    pub program: &'static str,
    /// The policy by which positions were played on.
    pub reference: &'static str,
    /// The level that said what is best.
    pub adviser: &'static str,
    /// What everything that was drawn at random followed from.
    pub seed: u64,
    /// Every seat, `a` first.
    pub seats: Vec<ReviewedSeat>,
    /// Every choice that was weighed, in its order.
    pub choices: Vec<ReviewedChoice>,
    /// The chances after each number of steps, the first before any luck.
    pub positions: Vec<ReviewedPosition>,
}

/// What is said of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewedSeat {
    /// The seat.
    #[serde(serialize_with = "shown")]
    pub seat: Seat,
    /// How many choices it made where it had several.
    pub decisions: usize,
    /// How many of these were weighed: all but those for which there was no time.
    pub weighed: usize,
    /// What it lost in all of them together.
    pub lost: Estimate,
    /// 100 · exp(−c · the mean loss of a choice); `None` if no choice was weighed.
    pub accuracy: Option<f64>,
    /// How it came to its result, in success from 0 to 1.
    pub success: Account,
    /// The same in points against the mean of the table; what its choices lost is not measured in them.
    pub points: Account,
    /// The steps of the five choices that surely cost it most, the costliest first.
    pub costliest: Vec<StepNumber>,
}

/// What is said of a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewedChoice {
    /// The step that it was, from 1.
    pub step: StepNumber,
    /// Who made it.
    #[serde(serialize_with = "shown")]
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
    /// What was compared, the played choice first; nothing, if it is what was advised and others were not far behind.
    pub tried: Vec<Tried>,
}

/// A candidate of a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tried {
    /// What it is, in the notation.
    pub action: String,
    /// The success of the seat after it.
    pub success: Estimate,
    /// In how many imagined worlds it was tried.
    pub worlds: usize,
}

/// How a choice is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
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

impl Mark {
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

/// What the seats could expect at a position, with everything open.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReviewedPosition {
    /// After how many steps.
    pub step: StepNumber,
    /// The success of every seat, `a` first.
    pub success: Vec<Estimate>,
}

fn shown<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}
