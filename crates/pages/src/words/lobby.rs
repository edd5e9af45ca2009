//! Words of the first page.

use words::{Language, and_list, count, say};

use super::words_of_the_house;

words_of_the_house! {
    your_tables { "Your tables", "Vos tables", "Deine Tische" }
    your_move { "Your move", "À vous de jouer", "Du bist am Zug" }
    your_turn { "Your turn", "À vous", "Du bist dran" }
    you_are_asked { "You are asked", "On vous demande", "Du wirst gefragt" }
    finished { "Finished", "Terminées", "Beendet" }
    over { "Over", "Terminée", "Zu Ende" }
    free_seats { "Seats are free", "Places libres", "Plätze frei" }
    games { "Games named Mu", "Les jeux appelés Mu", "Spiele namens Mu" }
    play_now { "Play now", "Jouer", "Jetzt spielen" }
    play_alone { "Play alone", "Jouer en solo", "Allein spielen" }
    new_table { "New table", "Nouvelle table", "Neuer Tisch" }
    open_tables { "Open tables", "Tables ouvertes", "Offene Tische" }
    join { "Join", "Rejoindre", "Mitspielen" }
    being_played { "Being played", "En cours", "Es wird gespielt" }
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
        "You sit at no table yet. Choose a game below: Play now seats you with computer players at once.",
        "Vous n’êtes à aucune table. Choisissez un jeu ci-dessous\u{202f}: Jouer vous installe tout de suite face à des ordinateurs.",
        "Du sitzt noch an keinem Tisch. Wähl unten ein Spiel: Jetzt spielen setzt dich gleich zu Computerspielern.",
    }
    new_here { "New here?", "Première visite\u{202f}?", "Neu hier?" }
    new_here_text {
        "Play now starts a game with computer players. Whatever cannot be chosen says why and shows the rule.",
        "Jouer lance une partie avec des ordinateurs. Ce qui ne peut être choisi dit pourquoi et montre la règle.",
        "Jetzt spielen beginnt ein Spiel mit Computern. Was du nicht wählen kannst, sagt, warum, und zeigt die Regel.",
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

/// "Play alone: Toy", which begins with the words of the button.
pub(crate) fn play_alone_of(language: Language, title: &str) -> String {
    say!(language, en: "Play alone: {title}", fr: "Jouer en solo à {title}", de: "Allein spielen: {title}")
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
