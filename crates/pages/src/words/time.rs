//! Words about clocks, pauses and people who are not there.

use words::{Language, count, say};

use super::words_of_the_house;
use crate::day::Day;

words_of_the_house! {
    time { "Time", "Temps", "Zeit" }
    time_help {
        "How long everybody may think. Computers need no clock.",
        "Le temps de réflexion de chacun. Les ordinateurs n’ont pas de pendule.",
        "Wie lange alle nachdenken dürfen. Computer brauchen keine Uhr.",
    }
    choose_time_help {
        "How long everybody may think: for the whole game, with seconds added for each choice, or in days for each choice. Computers need no clock.",
        "Le temps de réflexion de chacun\u{202f}: pour toute la partie, avec des secondes ajoutées à chaque choix, ou en jours par choix. Les ordinateurs n’ont pas de pendule.",
        "Wie lange alle nachdenken dürfen: für das ganze Spiel, mit Sekunden obendrauf je Wahl, oder in Tagen je Wahl. Computer brauchen keine Uhr.",
    }
    untimed { "No limit", "Sans limite", "Ohne Limit" }
    own { "Other", "Autre", "Andere" }
    own_minutes { "Minutes for the whole game", "Minutes pour toute la partie", "Minuten für das ganze Spiel" }
    own_seconds { "Seconds more for each choice", "Secondes de plus par choix", "Sekunden mehr für jede Wahl" }
    own_help {
        "If you choose “Other”: every choice begins with its seconds on top.",
        "Si vous choisissez «\u{202f}Autre\u{202f}»\u{202f}: chaque choix commence avec ses secondes en plus.",
        "Wenn du „Andere“ wählst: Jede Wahl beginnt mit ihren Sekunden obendrauf.",
    }
    time_left { "time left", "temps restant", "Zeit übrig" }
    reconnecting { "reconnecting", "reconnexion", "verbindet sich neu" }
    out_of_time { "out of time", "temps écoulé", "Zeit abgelaufen" }
    pause { "Paused", "En pause", "Pause" }
    paused { "The game is paused.", "La partie est en pause.", "Das Spiel macht Pause." }
    anybody_resumes {
        "All clocks have stopped. Anybody at the table may go on.",
        "Toutes les pendules sont arrêtées. N’importe qui à la table peut reprendre.",
        "Alle Uhren stehen. Alle am Tisch dürfen weitermachen.",
    }
    go_on { "Go on", "Reprendre", "Weiter" }
    ask_for_a_pause { "Ask for a pause", "Demander une pause", "Um eine Pause bitten" }
    holidays { "Holidays", "Vacances", "Ferien" }
    holidays_about {
        "Days on which your clocks by the day stand still.",
        "Les jours où vos pendules au jour sont arrêtées.",
        "Tage, an denen deine Uhren nach Tagen stillstehen.",
    }
    holidays_help {
        "In games by the day your clock stands still on these days, and the others see until when you are away. You have 30 days in a calendar year. Days are counted in UTC.",
        "Dans les parties au jour, votre pendule est arrêtée ces jours-là, et les autres voient jusqu’à quand dure votre absence. Vous avez 30 jours par année civile. Les jours sont comptés en UTC.",
        "In Spielen nach Tagen steht deine Uhr an diesen Tagen still, und die anderen sehen, bis wann du weg bist. Du hast 30 Tage im Kalenderjahr. Die Tage zählen in UTC.",
    }
    no_holidays { "You have no holidays.", "Vous n’avez pas de vacances.", "Du hast keine Ferien." }
    first_day { "First day", "Premier jour", "Erster Tag" }
    last_day { "Last day", "Dernier jour", "Letzter Tag" }
    add_holidays { "Add", "Ajouter", "Hinzufügen" }
    drop_holidays { "Remove", "Supprimer", "Löschen" }
    key_clocks { "say the clocks", "dire les pendules", "die Uhren sagen" }
}

/// "10 min + 20 s a choice"
pub(crate) fn live(language: Language, minutes: u32, seconds: u32) -> String {
    if seconds == 0 {
        return say!(language,
            en: "{minutes} min for the whole game",
            fr: "{minutes}\u{a0}min pour toute la partie",
            de: "{minutes} Min. für das ganze Spiel");
    }
    say!(language,
        en: "{minutes} min + {seconds} s for each choice",
        fr: "{minutes}\u{a0}min + {seconds}\u{a0}s par choix",
        de: "{minutes} Min. + {seconds} s je Wahl")
}

/// The same on a button: "10 min + 20 s".
pub(crate) fn short_live(language: Language, minutes: u32, seconds: u32) -> String {
    say!(language,
        en: "{minutes} min + {seconds} s",
        fr: "{minutes}\u{a0}min + {seconds}\u{a0}s",
        de: "{minutes} Min. + {seconds} s")
}

/// "3 days for each choice"
pub(crate) fn daily(language: Language, days: u32) -> String {
    count!(language, days,
        en: "{days} day for each choice" | "{days} days for each choice",
        fr: "{days} jour par choix" | "{days} jours par choix",
        de: "{days} Tag je Wahl" | "{days} Tage je Wahl")
}

/// The same on a button: "3 days".
pub(crate) fn days(language: Language, days: u32) -> String {
    count!(language, days,
        en: "{days} day" | "{days} days",
        fr: "{days} jour" | "{days} jours",
        de: "{days} Tag" | "{days} Tage")
}

/// "Ben has left. The table waits."
pub(crate) fn waiting_for(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} has left. The table is waiting.",
        fr: "{name} a quitté la table. On attend.",
        de: "{name} ist gegangen. Der Tisch wartet.")
}

/// "a computer made 4 choices"
pub(crate) fn stood_in(language: Language, count: u32) -> String {
    count!(language, count,
        en: "a computer made {count} choice" | "a computer made {count} choices",
        fr: "un ordinateur a fait {count} choix" | "un ordinateur a fait {count} choix",
        de: "ein Computer hat {count} Mal gewählt" | "ein Computer hat {count} Mal gewählt")
}

/// "away until 24 December 2026"
pub(crate) fn away_until(language: Language, day: Day) -> String {
    let day = day.words(language);
    say!(language, en: "away until {day}", fr: "absence jusqu’au {day}", de: "weg bis {day}")
}

/// "2026: 12 of 30 days left"
pub(crate) fn days_left_of(language: Language, year: i64, days: i64) -> String {
    count!(language, days,
        en: "{year}: {days} of 30 days left" | "{year}: {days} of 30 days left",
        fr: "{year}\u{202f}: il reste {days} jour sur 30" | "{year}\u{202f}: il reste {days} jours sur 30",
        de: "{year}: noch {days} von 30 Tagen" | "{year}: noch {days} von 30 Tagen")
}

/// "2 days left", "5 h left", "12 min left": in days from two days on, and these to the nearest.
pub(crate) fn days_left(language: Language, minutes: i64) -> String {
    const HOUR: i64 = 60;
    const TWO_DAYS: i64 = 48 * HOUR;
    match minutes {
        TWO_DAYS.. => {
            let days = (minutes + 12 * HOUR) / (24 * HOUR);
            count!(language, days,
                en: "{days} day left" | "{days} days left",
                fr: "encore {days} jour" | "encore {days} jours",
                de: "noch {days} Tag" | "noch {days} Tage")
        }
        HOUR.. => {
            let hours = minutes / HOUR;
            say!(language, en: "{hours} h left", fr: "encore {hours}\u{a0}h", de: "noch {hours} Std.")
        }
        _ => {
            say!(language, en: "{minutes} min left", fr: "encore {minutes}\u{a0}min", de: "noch {minutes} Min.")
        }
    }
}
