//! What a journal notes that is no step of the game: pauses, absences, who plays for whom.

use engine::{Seat, StepNumber};
use pages::asks;
use store::time::MINUTE;
use words::{Language, say};

/// The word that begins a note in a journal.
const MARK: &str = "*";

/// Something that happened at a table and is no step of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// Whom it concerns.
    pub(crate) seat: Seat,
    /// What happened.
    pub(crate) what: Happened,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happened {
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
    /// The game is ended without a result, because of this absence.
    Ended,
    /// The person declined what was asked.
    Declined(Asked),
}

/// What somebody asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// To take something back.
    TakeBack,
    /// A pause.
    Pause,
}

/// A note with its place in the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    /// The number of its entry.
    pub(crate) entry: usize,
    /// How many steps stood before it.
    pub(crate) after: StepNumber,
    /// The note.
    pub(crate) note: Note,
}

impl Note {
    /// The entry of the journal.
    pub(crate) fn entry(&self) -> String {
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
            Happened::Declined(Asked::TakeBack) => format!("{MARK} declined {seat} takeback"),
            Happened::Declined(Asked::Pause) => format!("{MARK} declined {seat} pause"),
        }
    }

    /// The note that stands in an entry of a journal, if it is one.
    pub(crate) fn read(entry: &str) -> Option<Self> {
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
            ("declined", ["takeback"]) => Happened::Declined(Asked::TakeBack),
            ("declined", ["pause"]) => Happened::Declined(Asked::Pause),
            _ => return None,
        };
        Some(Self { seat: seat.parse().ok()?, what })
    }

    /// A sentence for the log; `name` is what the person of the seat is called.
    pub(crate) fn words(&self, name: &str, language: Language) -> String {
        match self.what {
            Happened::Paused => say!(language,
                en: "The game is paused. {name} had asked for it.",
                fr: "La partie est en pause, à la demande de {name}.",
                de: "Das Spiel macht Pause. {name} hatte darum gebeten."),
            Happened::Resumed => say!(language,
                en: "The game goes on. {name} has ended the pause.",
                fr: "La partie reprend. {name} a mis fin à la pause.",
                de: "Es geht weiter. {name} hat die Pause beendet."),
            Happened::OutOfTime => say!(language,
                en: "{name} has run out of time.",
                fr: "{name} n’a plus de temps.",
                de: "Die Zeit von {name} ist abgelaufen."),
            Happened::Left => say!(language,
                en: "{name} has left the game.",
                fr: "{name} a quitté la partie.",
                de: "{name} hat das Spiel verlassen."),
            Happened::Waits(millis) => waits(name, millis / MINUTE, language),
            Happened::StandIn => say!(language,
                en: "A computer plays for {name}.",
                fr: "Un ordinateur joue pour {name}.",
                de: "Ein Computer spielt für {name}."),
            Happened::Back => say!(language,
                en: "{name} is back.",
                fr: "{name} est de retour.",
                de: "{name} ist wieder da."),
            Happened::Ended => say!(language,
                en: "The game is ended without a result.",
                fr: "La partie se termine sans résultat.",
                de: "Das Spiel endet ohne Ergebnis."),
            Happened::Declined(Asked::TakeBack) => asks::declined(language, &[name.to_owned()]),
            Happened::Declined(Asked::Pause) => asks::declined_pause(language, &[name.to_owned()]),
        }
    }
}

fn waits(name: &str, minutes: i64, language: Language) -> String {
    const DAY: i64 = 24 * 60;
    if minutes < DAY {
        return say!(language,
            en: "The others wait for {name}: {minutes} more minutes.",
            fr: "Les autres attendent {name}\u{202f}: {minutes} minutes de plus.",
            de: "Die anderen warten auf {name}: noch {minutes} Minuten.");
    }
    match minutes / DAY {
        1 => say!(language,
            en: "The others wait for {name}: one more day.",
            fr: "Les autres attendent {name}\u{202f}: un jour de plus.",
            de: "Die anderen warten auf {name}: noch einen Tag."),
        days => say!(language,
            en: "The others wait for {name}: {days} more days.",
            fr: "Les autres attendent {name}\u{202f}: {days} jours de plus.",
            de: "Die anderen warten auf {name}: noch {days} Tage."),
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
            Happened::Declined(Asked::TakeBack),
            Happened::Declined(Asked::Pause),
        ];
        for what in all {
            let note = Note { seat: Seat::new(2).unwrap(), what };
            assert_eq!(Note::read(&note.entry()), Some(note.clone()));
            for language in Language::ALL {
                assert!(!note.words("Ben", language).contains('!'));
            }
        }
        for other in
            ["a pass", "! deal", "undo a", "* out", "* out z", "* waits a x", "* dance a", "* declined a x"]
        {
            assert_eq!(Note::read(other), None, "{other}");
        }
    }
}
