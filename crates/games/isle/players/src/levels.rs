//! The strengths below and above steady.

use super::foresight::Farsighted;
use super::weights::{Walks, Weights};

/// Follows only two ideas at a time through its turn, and does not look at what others gain.
pub const GENTLE: Weights = Weights { beam: 2, leader: 0, field: 0, ..Weights::STEADY };

/// Follows only a few ideas at a time through its turn: it misses the clever ones.
pub const CASUAL: Weights = Weights { beam: 4, ..Weights::STEADY };

/// How all play in games that are only imagined.
pub(super) const QUICK: Weights = Weights { beam: 2, walks: Walks::ToWork, ..Weights::STEADY };

/// Looks ahead a little.
pub const KEEN: Farsighted =
    Farsighted { weights: Weights::STEADY, quick: QUICK, ways: 6, games: 120, turns: 8, trust: 30.0 };

/// Looks ahead as far as its time allows.
pub const FIERCE: Farsighted =
    Farsighted { weights: Weights::STEADY, quick: QUICK, ways: 12, games: 2_000, turns: 8, trust: 30.0 };

/// What the reference policy of reviews believes when it judges: as [`FIERCE`], but leads count more, so that the
/// chances that it tells are what happens (docs/review.md, fitted on games of mixed strengths with two and three seats).
pub(super) const REFERENCE: Weights = Weights { doubt: 8_000, doubt_a_turn: 700, ..Weights::STEADY };
