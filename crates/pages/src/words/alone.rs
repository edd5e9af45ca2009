//! Words of what a person has reached alone.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    title { "Your best results alone", "Vos meilleurs résultats en solo", "Deine besten Ergebnisse allein" }
    menu { "Results alone", "Résultats en solo", "Ergebnisse allein" }
    only_you {
        "Games for one that you played to the end. Only this browser shows the list: nobody else sees it.",
        "Les parties à une place que vous avez finies. Seul ce navigateur montre la liste\u{202f}: personne d’autre ne la voit.",
        "Spiele für eine Person, die du zu Ende gespielt hast. Nur dieser Browser zeigt die Liste, sonst sieht sie niemand.",
    }
    none_yet {
        "No result yet. Open a table with one seat and play it to the end.",
        "Pas encore de résultat. Ouvrez une table à une place et jouez jusqu’au bout.",
        "Noch kein Ergebnis. Öffne einen Tisch mit einem Platz und spiel bis zum Ende.",
    }
    all { "All your results", "Tous vos résultats", "Alle deine Ergebnisse" }
}

/// "8 games to the end"
pub(crate) fn finished(language: Language, count: usize) -> String {
    match count {
        1 => say!(language, en: "1 finished game", fr: "1 partie finie", de: "1 beendetes Spiel"),
        _ => {
            say!(language, en: "{count} finished games", fr: "{count} parties finies", de: "{count} beendete Spiele")
        }
    }
}
