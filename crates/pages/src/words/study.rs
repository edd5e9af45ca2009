//! Words of a game that several people go through together.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    together { "Together", "Ensemble", "Gemeinsam" }
    lead { "Lead", "Guider", "Führen" }
    you_lead { "You lead", "Vous guidez", "Du führst" }
    stop { "Stop leading", "Ne plus guider", "Nicht mehr führen" }
    to_leader { "Go along", "Suivre", "Mitgehen" }
    invitation {
        "Let us go through the game together:",
        "Revoyons la partie ensemble\u{202f}:",
        "Gehen wir das Spiel zusammen durch:",
    }
}

/// "Anna leads"
pub(crate) fn leads(language: Language, name: &str) -> String {
    say!(language, en: "{name} leads", fr: "{name} guide", de: "{name} führt")
}

/// "Go along with Anna"
pub(crate) fn go_along(language: Language, name: &str) -> String {
    say!(language, en: "Go along with {name}", fr: "Suivre {name}", de: "Mit {name} mitgehen")
}
