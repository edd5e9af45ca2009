//! The strengths below and above steady.

use super::foresight::Farsighted;
use super::weights::{Walks, Weights};

/// Sees no danger, and no further than the next step.
pub const GENTLE: Weights = Weights {
    beam: 1,
    caution: 0,
    bridge: 0,
    two_borders: 0,
    three_borders: 0,
    more_borders: 0,
    leader: 0,
    field: 0,
    turns_for_hopes: 30,
    ..Weights::STEADY
};

/// Plans a turn, but hardly minds the others and the sea.
pub const CASUAL: Weights = Weights {
    beam: 4,
    caution: 300,
    bridge: 30,
    two_borders: 0,
    three_borders: 0,
    more_borders: 0,
    leader: 0,
    field: 0,
    ..Weights::STEADY
};

/// How all play in games that are only imagined.
pub(super) const QUICK: Weights = Weights { beam: 1, walks: Walks::ToWork, ..Weights::STEADY };

/// Looks ahead a little.
pub const KEEN: Farsighted =
    Farsighted { weights: Weights::STEADY, quick: QUICK, ways: 6, games: 60, turns: 4, trust: 10.0 };

/// Looks ahead as far as its time allows.
pub const FIERCE: Farsighted =
    Farsighted { weights: Weights::STEADY, quick: QUICK, ways: 12, games: 300, turns: 4, trust: 10.0 };
