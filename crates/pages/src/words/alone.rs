//! Words of what a person has reached alone.

use words::{Language, count};

use super::words_of_the_house;

words_of_the_house! {
    title { "Your best solo results", "Vos meilleurs résultats en solo", "Deine besten Solo-Ergebnisse" }
    menu { "Solo results", "Résultats en solo", "Solo-Ergebnisse" }
    only_you {
        "Solo games you have finished. Only this browser shows the list: nobody else sees it.",
        "Les parties en solo que vous avez terminées. Cette liste ne s’affiche que dans ce navigateur\u{202f}: personne d’autre ne la voit.",
        "Solospiele, die du zu Ende gespielt hast. Nur dieser Browser zeigt die Liste, sonst sieht sie niemand.",
    }
    none_yet {
        "No results yet. Open a table with one seat and play the game to the end.",
        "Pas encore de résultat. Ouvrez une table à une seule place et jouez jusqu’au bout.",
        "Noch keine Ergebnisse. Eröffne einen Tisch mit nur einem Platz und spiel bis zum Ende.",
    }
    all { "All your results", "Tous vos résultats", "Alle deine Ergebnisse" }
}

/// "8 finished games"
pub(crate) fn finished(language: Language, count: usize) -> String {
    count!(language, count,
        en: "{count} finished game" | "{count} finished games",
        fr: "{count} partie terminée" | "{count} parties terminées",
        de: "{count} beendetes Spiel" | "{count} beendete Spiele")
}
