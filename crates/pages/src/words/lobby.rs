//! Words of the first page.

use words::{Language, and_list, count, say};

use super::words_of_the_house;

words_of_the_house! {
    your_tables { "Your tables", "Vos tables", "Deine Tische" }
    your_move { "Your move", "À vous de jouer", "Du bist am Zug" }
    your_turn { "Your turn", "À vous", "Du bist dran" }
    you_are_asked { "Your answer is needed", "On attend votre réponse", "Deine Antwort fehlt" }
    finished { "Finished", "Terminées", "Beendet" }
    over { "Over", "Terminée", "Zu Ende" }
    free_seats { "Seats are free", "Places libres", "Plätze frei" }
    games { "The games called Mu", "Les jeux appelés Mu", "Die Spiele namens Mu" }
    play_now { "Play now", "Jouer", "Jetzt spielen" }
    play_alone { "Solo", "Solo", "Solo" }
    new_table { "New table", "Nouvelle table", "Neuer Tisch" }
    open_tables { "Open tables", "Tables ouvertes", "Offene Tische" }
    join { "Join", "Rejoindre", "Mitspielen" }
    being_played { "In progress", "En cours", "Laufende Partien" }
    watch { "Watch", "Regarder", "Zusehen" }
    nobody_waits {
        "Nobody is waiting for players. Open a table, and it will be listed here.",
        "Aucune table n’attend de joueurs. Ouvrez-en une, et elle apparaîtra ici.",
        "Kein Tisch wartet auf Mitspielende. Eröffne einen, dann steht er hier.",
    }
    nothing_played {
        "There is no game to watch right now.",
        "Aucune partie à regarder pour le moment.",
        "Gerade läuft kein Spiel, bei dem du zusehen kannst.",
    }
    no_table_yet {
        "No tables yet. Choose a game below: Play now starts one against computers at once.",
        "Pas encore de table. Choisissez un jeu ci-dessous\u{202f}: Jouer lance tout de suite une partie contre des ordinateurs.",
        "Noch kein Tisch. Wähl unten ein Spiel: Jetzt spielen beginnt sofort eine Partie gegen Computer.",
    }
    new_here { "New here?", "Première visite\u{202f}?", "Neu hier?" }
    new_here_text {
        "Read the rules, or just start: click anything you cannot choose, and it tells you why and shows the rule.",
        "Lisez les règles, ou jouez tout de suite\u{202f}: cliquez sur ce que vous ne pouvez pas choisir, et vous saurez pourquoi, avec la règle.",
        "Lies die Regeln, oder spiel gleich los: Klick auf etwas, das du nicht wählen kannst, und du erfährst, warum, mit der Regel.",
    }
}

/// "3–6 players"
pub(crate) fn players(language: Language, least: u8, most: u8) -> String {
    let number = match language {
        _ if least == most => most.to_string(),
        Language::English | Language::German => format!("{least}–{most}"),
        Language::French => format!("{least} à {most}"),
    };
    count!(language, most,
        en: "{number} player" | "{number} players",
        fr: "{number} joueur" | "{number} joueurs",
        de: "{number} Person" | "{number} Personen")
}

/// "60 min"
pub(crate) fn minutes(language: Language, minutes: u16) -> String {
    say!(language, en: "{minutes} min", fr: "{minutes}\u{a0}min", de: "{minutes} Min.")
}

/// "New table of Toy", for those who do not see the card around the button.
pub(crate) fn new_table_of(language: Language, title: &str) -> String {
    say!(language, en: "New table of {title}", fr: "Nouvelle table de {title}", de: "Neuer Tisch für {title}")
}

/// "Play now: Toy", which begins with the words of the button.
pub(crate) fn play_now_of(language: Language, title: &str) -> String {
    say!(language, en: "Play now: {title}", fr: "Jouer à {title}", de: "Jetzt spielen: {title}")
}

/// "Solo: play Toy alone", which begins with the words of the button.
pub(crate) fn play_alone_of(language: Language, title: &str) -> String {
    say!(language, en: "Solo: play {title} alone", fr: "Solo\u{202f}: jouer seul à {title}", de: "Solo: {title} allein spielen")
}

/// "Rules of Toy"
pub(crate) fn rules_of(language: Language, title: &str) -> String {
    say!(language, en: "Rules of {title}", fr: "Règles de {title}", de: "Regeln von {title}")
}

/// "Join The brass lamp"
pub(crate) fn join_table(language: Language, table: &str) -> String {
    say!(language, en: "Join {table}", fr: "Rejoindre {table}", de: "Mitspielen: {table}")
}

/// "Watch The brass lamp"
pub(crate) fn watch_table(language: Language, table: &str) -> String {
    say!(language, en: "Watch {table}", fr: "Regarder {table}", de: "Zusehen: {table}")
}

/// "Ivo to play"
pub(crate) fn waiting_for(language: Language, names: &[String]) -> String {
    let count = names.len();
    if count > 2 {
        return say!(language, en: "{count} to play", fr: "À {count} de jouer", de: "{count} sind dran");
    }
    let who = and_list(language, names);
    count!(language, count,
        en: "{who} to play" | "{who} to play",
        fr: "À {who} de jouer" | "À {who} de jouer",
        de: "{who} ist dran" | "{who} sind dran")
}
