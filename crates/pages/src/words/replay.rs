//! Words of the replay of a game.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    replay { "Replay", "Revoir la partie", "Nachspielen" }
    positions { "Move shown", "Coup affiché", "Gezeigter Zug" }
    first { "To the beginning", "Au début", "Zum Anfang" }
    back { "One move back", "Un coup en arrière", "Einen Zug zurück" }
    play { "Play on", "Dérouler", "Abspielen" }
    pause { "Stop", "Arrêter", "Anhalten" }
    on { "One move on", "Un coup en avant", "Einen Zug weiter" }
    last { "To the end", "À la fin", "Zum Ende" }
    beginning { "The beginning", "Le début", "Der Anfang" }
    to_table { "Table", "Table", "Tisch" }
    whole { "Whole game", "Toute la partie", "Ganze Partie" }
    copy_frame { "Copy the code for a website", "Copier le code pour un site", "Code für eine Website kopieren" }
    look_here { "Open the page", "Ouvrir la page", "Seite öffnen" }
    unreached { "The replay did not answer. Try again.", "La partie ne répond pas. Réessayez.", "Keine Antwort. Versuch es noch einmal." }
}

/// "Replay of a game of Anna, Ben and Clio"
pub(crate) fn replay_of(language: Language, names: &str) -> String {
    say!(language,
        en: "Replay of a game of {names}",
        fr: "Une partie à revoir, avec {names}",
        de: "Eine Partie zum Nachspielen, mit {names}")
}

/// "Move 12", "Move 12 of 77".
pub(crate) fn move_of(language: Language, number: usize, all: Option<usize>) -> String {
    match all {
        None => say!(language, en: "Move {number}", fr: "Coup {number}", de: "Zug {number}"),
        Some(all) => {
            say!(language, en: "Move {number} of {all}", fr: "Coup {number} sur {all}", de: "Zug {number} von {all}")
        }
    }
}
