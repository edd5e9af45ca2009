//! What a journal notes that is no step of the game, in words: pauses, absences, who plays for whom.

use domain::time::MINUTE;
use domain::{Asked, Happened, Note};
use pages::asks;
use words::{Language, say};

/// A sentence for the log; `name` is what the person of the seat is called.
pub(crate) fn note_words(note: &Note, name: &str, language: Language) -> String {
    match note.what {
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
