//! What can be answered to a proposal.

use std::fmt;

/// One answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// Yes.
    Agree,
    /// No.
    Decline,
    /// Wait for whoever is away.
    Wait,
    /// Let a computer play on that seat.
    Computer,
    /// End the game without result.
    End,
}

impl Choice {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Agree, Self::Decline, Self::Wait, Self::Computer, Self::End];

    /// Its word in the database and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Decline => "decline",
            Self::Wait => "wait",
            Self::Computer => "computer",
            Self::End => "end",
        }
    }

    /// The choice of a word, if there is one.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
