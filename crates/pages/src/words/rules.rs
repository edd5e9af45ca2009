//! Words around the rules documents.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    search { "Search", "Chercher", "Suchen" }
    search_hint { "a word or a rule number", "un mot ou un numéro de règle", "ein Wort oder eine Regelnummer" }
    contents { "Contents", "Sommaire", "Inhalt" }
    search_all { "Search all rules", "Chercher dans toutes les règles", "In allen Regeln suchen" }
    summary { "Summary", "Résumé", "Kurzfassung" }
    card { "Card", "Aide de jeu", "Übersichtskarte" }
    picture { "Position on the board", "Position sur le plateau", "Stellung auf dem Brett" }
    try_it { "Try it", "Essayer", "Ausprobieren" }
    how_to_print { "Print this page: it fits on A4 and on Letter.", "Imprimez cette page\u{202f}: elle tient sur du papier A4 ou Letter.", "Druck diese Seite: Sie passt auf A4 und auf Letter." }
    results { "Results", "Résultats", "Ergebnisse" }
}

/// How many rules a search found.
pub(crate) fn found(language: Language, count: usize, query: &str) -> String {
    match count {
        0 => say!(language,
            en: "No rule has “{query}”.",
            fr: "Aucune règle ne contient «\u{202f}{query}\u{202f}».",
            de: "Keine Regel enthält „{query}“."),
        _ => count!(language, count,
            en: "One rule has “{query}”." | "{count} rules have “{query}”.",
            fr: "Une règle contient «\u{202f}{query}\u{202f}»." | "{count} règles contiennent «\u{202f}{query}\u{202f}».",
            de: "Eine Regel enthält „{query}“." | "{count} Regeln enthalten „{query}“."),
    }
}
