//! For what a table waits for somebody.

use engine::Seat;

use crate::{Proposal, TableState};

/// For what a table waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// For nothing.
    Nothing,
    /// For an answer to what others ask.
    Answer,
    /// For a choice.
    Choice,
}

impl TableState {
    /// For what the table waits for whoever sits on these seats. An answer goes before a choice: the others wait
    /// for it before the game goes on.
    pub fn awaits(&self, own: &[Seat]) -> Awaited {
        let owing = self.owing();
        if self.asked().any(|asked| !asked.is_by(own) && self.awaits_answer(asked, own)) {
            Awaited::Answer
        } else if !self.is_paused() && own.iter().any(|&seat| owing.contains(seat)) {
            Awaited::Choice
        } else {
            Awaited::Nothing
        }
    }

    /// Whether an answer of whoever sits on these seats is still to come.
    pub fn awaits_answer(&self, asked: &Proposal, own: &[Seat]) -> bool {
        let voices = asked.voices(&self.seats, self.course.left());
        voices.iter().any(|(seats, answer)| answer.is_none() && seats.iter().any(|seat| own.contains(seat)))
    }
}

impl Proposal {
    /// Whether somebody on these seats asks.
    pub fn is_by(&self, own: &[Seat]) -> bool {
        self.by.is_some_and(|by| own.contains(&by))
    }
}
