//! Words of what a person has reached alone.

use words::{Language, say};

use super::words_of_the_house;
use crate::AlonePlace;

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

/// "Your best: 47 (12 May 2026). This is your 3rd best of 8."
pub(crate) fn place(language: Language, place: &AlonePlace) -> String {
    let AlonePlace { place, of, best, day } = *place;
    let day = day.words(language);
    match (place, of) {
        (_, 1) => {
            say!(language, en: "Your first result alone.", fr: "Votre premier résultat en solo.", de: "Dein erstes Ergebnis allein.")
        }
        (1, _) => {
            say!(language, en: "This is your best of {of}.", fr: "C’est votre meilleur résultat sur {of}.", de: "Das ist dein bestes von {of} Ergebnissen.")
        }
        (_, _) => {
            let nth = ordinal(place);
            say!(language,
                en: "Your best: {best} ({day}). This is your {nth} best of {of}.",
                fr: "Votre meilleur\u{202f}: {best} ({day}). Celui-ci est {place}e sur {of}.",
                de: "Dein bestes: {best} ({day}). Dieses ist Platz {place} von {of}.")
        }
    }
}

/// "3rd"
fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        (_, _) => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Day;

    #[test]
    fn numbers_are_counted_as_the_english_do() {
        let counted = [2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112].map(ordinal);
        let expected =
            ["2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "101st", "111th", "112th"];
        assert_eq!(counted, expected);
    }

    #[test]
    fn a_result_is_the_first_the_best_or_one_among_others() {
        let day = Day { year: 2026, month: 5, day: 12 };
        let said = |(at, of)| {
            Language::ALL.map(|language| place(language, &AlonePlace { place: at, of, best: 47, day }))
        };
        assert_eq!(said((1, 1))[0], "Your first result alone.");
        assert_eq!(said((1, 8))[2], "Das ist dein bestes von 8 Ergebnissen.");
        let [en, fr, de] = said((3, 8));
        assert_eq!(en, "Your best: 47 (12 May 2026). This is your 3rd best of 8.");
        assert_eq!(fr, "Votre meilleur\u{202f}: 47 (12 mai 2026). Celui-ci est 3e sur 8.");
        assert_eq!(de, "Dein bestes: 47 (12. Mai 2026). Dieses ist Platz 3 von 8.");
    }
}
