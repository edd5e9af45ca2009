//! What the table waits for.

use engine::{RuleId, Seat};

use crate::card::Card;
use crate::cell::{Axis, Cell, Line};
use crate::cell_set::CellSet;
use crate::rules::rule;

/// What the table waits for.
// A byte of its own says which; packed into others it would be worked out several times a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    /// The shuffled pile (M-2.6).
    Shuffle,
    /// The draw of the first player (M-2.14).
    First,
    /// A seat lays a card or passes (M-3.3).
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A row and a column qualify together: the trigger chooses (M-8.8).
    ChooseLine {
        /// Who laid the card.
        trigger: Seat,
        /// The row.
        row: Trigger,
        /// The column.
        column: Trigger,
    },
    /// The cards of a line are taken (M-9).
    Scoring(Scoring),
    /// Nothing: the game is over.
    Over(End),
}

/// Why a line is scored: what the card did that was laid in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// The line.
    pub line: Line,
    /// How many cards lie in it, the laid card included: 5 or 6 (M-8.2). With
    /// `line_rule = contiguous`, how many lie in the unbroken run.
    pub cards: u8,
    /// A cell of the line, beside the laid card, whose card has two characteristics or more in
    /// common with it (M-8.3): the first such cell, if there are two.
    pub mate: Cell,
    /// The card on that cell.
    pub mate_card: Card,
}

/// The lines that qualify for a scoring phase together (M-8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Triggers {
    /// The row, if it qualifies.
    pub row: Option<Trigger>,
    /// The column, if it qualifies.
    pub column: Option<Trigger>,
}

impl Triggers {
    /// The line of this direction, if it qualifies.
    pub const fn on(&self, axis: Axis) -> Option<Trigger> {
        match axis {
            Axis::Row => self.row,
            Axis::Column => self.column,
        }
    }

    /// Whether no line qualifies.
    pub const fn is_empty(&self) -> bool {
        self.row.is_none() && self.column.is_none()
    }
}

/// A scoring phase (M-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// Who laid the card, holds the pillar and took first (M-9.2).
    pub trigger: Seat,
    /// The line, where the rhombus lies (M-9.1), and why it is scored.
    pub by: Trigger,
    /// Who must take now (M-9.3, M-9.4).
    pub taker: Seat,
    /// How many cards have been taken so far.
    pub takes: u8,
    /// The cells whose cards may be taken (M-9.5); never empty.
    pub takable: CellSet,
    /// Whether the game ends after it: the pile was empty when the card was laid (M-10.2).
    pub last: bool,
    /// The line that is scored after this one (M-8.8, `double_line = both`).
    pub then: Option<Trigger>,
}

/// Why a scoring phase ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhaseEnd {
    /// One card is left in the line; it stays (M-9.7).
    OneLeft,
    /// No card of the line may be taken (M-9.8).
    NothingTakable,
}

impl PhaseEnd {
    /// The rule that ends it.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::OneLeft => rule(9, 7),
            Self::NothingTakable => rule(9, 8),
        }
    }
}

/// Why a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The first phase triggered with an empty pile is over (M-10.2).
    LastPhase,
    /// Nobody holds a card any more (M-10.3).
    HandsEmpty,
    /// The pile is empty, and all who hold cards have passed one after another (M-10.4).
    AllPassed,
    /// A whole round of passes without any exchange (M-10.5 a).
    Stalled,
    /// After a whole round of passes, no card in the hands or in the pile fits anywhere (M-10.5 b).
    DeadLayout,
    /// Three whole rounds of passes, with `voluntary_pass` (M-10.9).
    ThreeRounds,
}

impl End {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 6] = [
        Self::LastPhase,
        Self::HandsEmpty,
        Self::AllPassed,
        Self::Stalled,
        Self::DeadLayout,
        Self::ThreeRounds,
    ];

    /// The word of the notation: `last_phase`.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::LastPhase => "last_phase",
            Self::HandsEmpty => "hands_empty",
            Self::AllPassed => "all_passed",
            Self::Stalled | Self::ThreeRounds => "stalled",
            Self::DeadLayout => "dead_layout",
        }
    }

    /// The rule that ends the game.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::LastPhase => rule(10, 2),
            Self::HandsEmpty => rule(10, 3),
            Self::AllPassed => rule(10, 4),
            Self::Stalled | Self::DeadLayout => rule(10, 5),
            Self::ThreeRounds => rule(10, 9),
        }
    }

    /// Why, in one English clause.
    pub const fn because(self) -> &'static str {
        match self {
            Self::LastPhase => "the last scoring phase is over",
            Self::HandsEmpty => "all hands are empty",
            Self::AllPassed => "the pile is empty and everybody who holds cards has passed in a row",
            Self::Stalled => "everybody has passed in a row and nobody has exchanged a card",
            Self::DeadLayout => "no card in the hands or in the pile fits anywhere",
            Self::ThreeRounds => "everybody has passed three times in a row",
        }
    }
}
