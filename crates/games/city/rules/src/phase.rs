//! Where the game is.

use engine::RuleId;

use crate::luck::Due;
use crate::rules::rule;

/// What happens now. All who are asked decide sealed; their decisions are published together (CITY-11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Luck is due.
    Luck(Due),
    /// Boards are picked (CITY-1.9).
    Boards,
    /// Two cards of the hand are chosen, and which of them is played (CITY-3.4).
    Choose,
    /// Effects may be used outside a resolution (CITY-11.5).
    Calm(Moment),
    /// Played Buildings are placed and tokens laid; in solo play a pair is chosen before (CITY-4, CITY-5, CITY-6).
    Resolve,
    /// The unplayed card may replace a Building (CITY-12.18).
    RoundEnd,
    /// Effects may change the totals of the Battle (CITY-7.11).
    Window,
    /// Losers take Damage (CITY-8.14).
    Damage,
    /// What effects outside the vocabulary are worth at the end is entered (CITY-12.23).
    Entries,
    /// The game is over.
    Over,
}

/// A calm point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Before a Building turn.
    Turn,
    /// Before a Battle, its line being known.
    Battle,
    /// Before the Harvest (CITY-9.11).
    Harvest,
}

impl Phase {
    /// The rule that says what is done now.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Luck(Due::Removed) => rule(1, 6),
            Self::Luck(Due::Buildings) => rule(1, 7),
            Self::Luck(Due::Projects) => rule(1, 3),
            Self::Luck(Due::Battles) => rule(1, 10),
            Self::Luck(Due::Boards) | Self::Boards => rule(1, 9),
            Self::Luck(Due::Reshuffle) => rule(10, 11),
            Self::Choose => rule(3, 4),
            Self::Calm(_) => rule(11, 5),
            Self::Resolve => rule(4, 5),
            Self::RoundEnd => rule(12, 18),
            Self::Window => rule(7, 11),
            Self::Damage => rule(8, 14),
            Self::Entries => rule(12, 23),
            Self::Over => rule(9, 9),
        }
    }

    /// Its name in facts: `choose`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Luck(due) => due.word(),
            Self::Boards => "pick",
            Self::Choose => "choose",
            Self::Calm(_) => "calm",
            Self::Resolve => "resolve",
            Self::RoundEnd => "round_end",
            Self::Window => "window",
            Self::Damage => "damage",
            Self::Entries => "entries",
            Self::Over => "over",
        }
    }
}
