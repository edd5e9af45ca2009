//! What a journal notes that is no step of the game, in words: pauses, absences, who plays for whom.

use domain::time::MINUTE;
use domain::{Asked, Happened, Note};
use pages::asks;
use pages::words::names;
use words::{Language, count, say};

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
        Happened::Agreed => say!(language,
            en: "The game is ended by agreement, without a result. {name} had asked for it.",
            fr: "La partie se termine d’un commun accord, sans résultat, à la demande de {name}.",
            de: "Das Spiel endet einvernehmlich und ohne Ergebnis. {name} hatte darum gebeten."),
        Happened::GaveUp => names::gave_up(language, name),
        Happened::StayedAway => say!(language,
            en: "{name} did not come back, and loses.",
            fr: "{name} ne revient pas, et perd.",
            de: "{name} kommt nicht zurück und verliert."),
        Happened::Declined(Asked::TakeBack) => asks::declined(language, &[name.to_owned()]),
        Happened::Declined(Asked::Pause) => asks::declined_pause(language, &[name.to_owned()]),
        Happened::Declined(Asked::End) => asks::declined_end(language, &[name.to_owned()]),
    }
}

fn waits(name: &str, minutes: i64, language: Language) -> String {
    const DAY: i64 = 24 * 60;
    let days = minutes / DAY;
    let more = if days == 0 {
        count!(language, minutes,
            en: "one more minute" | "{minutes} more minutes",
            fr: "une minute de plus" | "{minutes} minutes de plus",
            de: "noch eine Minute" | "noch {minutes} Minuten")
    } else {
        count!(language, days,
            en: "one more day" | "{days} more days",
            fr: "un jour de plus" | "{days} jours de plus",
            de: "noch einen Tag" | "noch {days} Tage")
    };
    say!(language,
        en: "The others wait for {name}: {more}.",
        fr: "Les autres attendent {name}\u{202f}: {more}.",
        de: "Die anderen warten auf {name}: {more}.")
}
