//! What a journal notes that is no step of the game: pauses, absences, who plays for whom.

use engine::{Seat, StepNumber};

/// The word that begins a note in a journal.
const MARK: &str = "*";

/// Something that happened at a table and is no step of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Whom it concerns.
    pub seat: Seat,
    /// What happened.
    pub what: Happened,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// The game was paused; this person had asked for it.
    Paused,
    /// The game goes on; this person wanted it.
    Resumed,
    /// The person's time ran out.
    OutOfTime,
    /// The person left.
    Left,
    /// The others wait for the person, so many milliseconds.
    Waits(i64),
    /// A computer plays for the person.
    StandIn,
    /// The person is back.
    Back,
    /// The game is ended without a result: because of this absence, or by this person, with nobody there to ask.
    Ended,
    /// The game is ended without a result, as all who were there agreed; this person had asked for it.
    Agreed,
    /// The person gave up: the game is over, and the other one has won.
    GaveUp,
    /// The person left or ran out of time, and the other one has ended the game and won.
    StayedAway,
    /// The person declined what was asked.
    Declined(Asked),
}

/// What somebody asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// To take something back.
    TakeBack,
    /// A pause.
    Pause,
    /// The end of the game.
    End,
}

/// A note with its place in the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// The number of its entry.
    pub entry: usize,
    /// How many steps stood before it.
    pub after: StepNumber,
    /// The note.
    pub note: Note,
}

impl Note {
    /// The entry of the journal.
    pub fn entry(&self) -> String {
        let seat = self.seat;
        match self.what {
            Happened::Paused => format!("{MARK} paused {seat}"),
            Happened::Resumed => format!("{MARK} resumed {seat}"),
            Happened::OutOfTime => format!("{MARK} out {seat}"),
            Happened::Left => format!("{MARK} left {seat}"),
            Happened::Waits(millis) => format!("{MARK} waits {seat} {millis}"),
            Happened::StandIn => format!("{MARK} computer {seat}"),
            Happened::Back => format!("{MARK} back {seat}"),
            Happened::Ended => format!("{MARK} ended {seat}"),
            Happened::Agreed => format!("{MARK} agreed {seat}"),
            Happened::GaveUp => format!("{MARK} resigned {seat}"),
            Happened::StayedAway => format!("{MARK} forfeited {seat}"),
            Happened::Declined(Asked::TakeBack) => format!("{MARK} declined {seat} takeback"),
            Happened::Declined(Asked::Pause) => format!("{MARK} declined {seat} pause"),
            Happened::Declined(Asked::End) => format!("{MARK} declined {seat} end"),
        }
    }

    /// The note that stands in an entry of a journal, if it is one.
    pub fn read(entry: &str) -> Option<Self> {
        let words: Vec<&str> = entry.split(' ').collect();
        let [MARK, what, seat, rest @ ..] = words.as_slice() else { return None };
        let what = match (*what, rest) {
            ("paused", []) => Happened::Paused,
            ("resumed", []) => Happened::Resumed,
            ("out", []) => Happened::OutOfTime,
            ("left", []) => Happened::Left,
            ("waits", [millis]) => Happened::Waits(millis.parse().ok()?),
            ("computer", []) => Happened::StandIn,
            ("back", []) => Happened::Back,
            ("ended", []) => Happened::Ended,
            ("agreed", []) => Happened::Agreed,
            ("resigned", []) => Happened::GaveUp,
            ("forfeited", []) => Happened::StayedAway,
            ("declined", ["takeback"]) => Happened::Declined(Asked::TakeBack),
            ("declined", ["pause"]) => Happened::Declined(Asked::Pause),
            ("declined", ["end"]) => Happened::Declined(Asked::End),
            _ => return None,
        };
        Some(Self { seat: seat.parse().ok()?, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_as_they_were_written_and_steps_are_none() {
        let all = [
            Happened::Paused,
            Happened::Resumed,
            Happened::OutOfTime,
            Happened::Left,
            Happened::Waits(180_000),
            Happened::StandIn,
            Happened::Back,
            Happened::Ended,
            Happened::Agreed,
            Happened::GaveUp,
            Happened::Declined(Asked::TakeBack),
            Happened::Declined(Asked::Pause),
            Happened::Declined(Asked::End),
        ];
        for what in all {
            let note = Note { seat: Seat::new(2).unwrap(), what };
            assert_eq!(Note::read(&note.entry()), Some(note.clone()));
        }
        for other in
            ["a pass", "! deal", "undo a", "* out", "* out z", "* waits a x", "* dance a", "* declined a x"]
        {
            assert_eq!(Note::read(other), None, "{other}");
        }
    }
}
