//! Words for those who meet a game.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    aim { "Aim", "But", "Ziel" }
    a_turn { "Your turn", "Votre tour", "Dein Zug" }
    the_end { "The end", "La fin", "Das Ende" }
    understood { "Got it: do not show this again", "Compris\u{202f}: ne plus afficher", "Alles klar: nicht mehr zeigen" }
    short_understood { "Got it", "Compris", "Alles klar" }
    rules_of_now { "The rules of this phase", "Les règles de cette phase", "Die Regeln dieser Phase" }
    now { "Now", "En ce moment", "Jetzt" }
    in_short { "The game in three sentences", "Le jeu en trois phrases", "Das Spiel in drei Sätzen" }
    legend { "Signs of the table", "Signes de la table", "Zeichen auf dem Tisch" }
}

/// "New to M"
pub(crate) fn new_to(language: Language, title: &str) -> String {
    say!(language, en: "New to {title}", fr: "Pour découvrir {title}", de: "Neu bei {title}")
}
