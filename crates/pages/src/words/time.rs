//! Words about clocks, pauses and people who are not there.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    time { "Time", "Temps", "Zeit" }
    time_help {
        "How long everybody may think. Computers need no clock.",
        "Le temps de réflexion de chacun. Les ordinateurs n’ont pas de pendule.",
        "Wie lange alle nachdenken dürfen. Computer brauchen keine Uhr.",
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

/// "3 days for each choice"
pub(crate) fn daily(language: Language, days: u32) -> String {
    match days {
        1 => say!(language, en: "1 day for each choice", fr: "1 jour par choix", de: "1 Tag je Wahl"),
        _ => {
            say!(language, en: "{days} days for each choice", fr: "{days} jours par choix", de: "{days} Tage je Wahl")
        }
    }
}

/// The same on a button: "3 days".
pub(crate) fn days(language: Language, days: u32) -> String {
    match days {
        1 => say!(language, en: "1 day", fr: "1 jour", de: "1 Tag"),
        _ => say!(language, en: "{days} days", fr: "{days} jours", de: "{days} Tage"),
    }
}

/// "2 days left", "5 h left", "12 min left": in days from two days on.
pub(crate) fn days_left(language: Language, minutes: i64) -> String {
    const HOUR: i64 = 60;
    const TWO_DAYS: i64 = 48 * HOUR;
    match minutes {
        TWO_DAYS.. => {
            let days = minutes / (24 * HOUR);
            say!(language, en: "{days} days left", fr: "encore {days} jours", de: "noch {days} Tage")
        }
        HOUR.. => {
            let hours = minutes / HOUR;
            say!(language, en: "{hours} h left", fr: "encore {hours}\u{a0}h", de: "noch {hours} Std.")
        }
        _ => say!(language, en: "{minutes} min left", fr: "encore {minutes}\u{a0}min", de: "noch {minutes} Min."),
    }
}
