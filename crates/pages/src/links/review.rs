//! The addresses of reviews.

use engine::{Seat, StepNumber};
use serde::Deserialize;

/// GET: the review of a game that is over. POST `wish`, a [`ReviewWish`]: asks for one, or not any more.
pub fn review(id: &str) -> String {
    format!("/t/{id}/review")
}

/// GET: the same for somebody who has asked for it, and is told if it will not come.
pub fn review_asked(id: &str) -> String {
    format!("/t/{id}/review?asked=1")
}

/// GET: the same with the costliest choices of this seat.
pub fn review_of(id: &str, seat: Seat) -> String {
    format!("/t/{id}/review?seat={seat}#costliest")
}

/// GET: the choice of this step on the board, and of what was found of it what is asked for.
pub fn reviewed(id: &str, step: StepNumber, shown: ReviewShown) -> String {
    let show = if shown == ReviewShown::Question { String::new() } else { format!("?show={}", shown.code()) };
    format!("/t/{id}/review/{step}{show}")
}

/// What is asked about the review of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewWish {
    /// A review of ten seconds.
    Quick,
    /// One of a minute.
    Deep,
    /// None any more.
    Cancel,
}

impl ReviewWish {
    /// Its word in forms.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Deep => "deep",
            Self::Cancel => "cancel",
        }
    }
}

/// What is shown of a choice that was reviewed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReviewShown {
    /// The position before it, and nothing of what was found.
    #[default]
    Question,
    /// What was found, on the position before it.
    Answer,
    /// The same, on the position after the best found.
    Best,
    /// The same, on the position after what was played.
    Played,
}

impl ReviewShown {
    /// Its word in addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Question => "question",
            Self::Answer => "answer",
            Self::Best => "best",
            Self::Played => "played",
        }
    }
}
