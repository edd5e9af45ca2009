//! Names for tables, so that nobody has to invent one.

use words::Language;

/// What is said of a game that its people have ended.
pub const fn no_result(language: Language) -> &'static str {
    words::word!(language,
        en: "The game was ended without a result.",
        fr: "La partie s’est terminée sans résultat.",
        de: "Das Spiel endete ohne Ergebnis.")
}

/// What is said of a game that its people have ended because all agreed.
pub const fn no_result_by_agreement(language: Language) -> &'static str {
    words::word!(language,
        en: "The game was ended by agreement, without a result.",
        fr: "La partie s’est terminée d’un commun accord, sans résultat.",
        de: "Das Spiel endete einvernehmlich und ohne Ergebnis.")
}

/// "Ben has given up."
pub fn gave_up(language: Language, name: &str) -> String {
    words::say!(language,
        en: "{name} has given up.",
        fr: "{name} a abandonné.",
        de: "{name} hat aufgegeben.")
}

/// "Anna has won: Ben has given up."; without a name for whoever reads it: "You have won: Ben has given up."
pub fn won_by_giving_up(language: Language, winner: Option<&str>, loser: Option<&str>) -> String {
    let won = has_won(language, winner);
    loser.map_or_else(
        || {
            words::say!(language,
                en: "{won}: you have given up.",
                fr: "{won}\u{202f}: vous avez abandonné.",
                de: "{won}: Du hast aufgegeben.")
        },
        |name| {
            words::say!(language,
                en: "{won}: {name} has given up.",
                fr: "{won}\u{202f}: {name} a abandonné.",
                de: "{won}: {name} hat aufgegeben.")
        },
    )
}

/// "Anna has won: Ben did not come back."; without a name for whoever reads it.
pub fn won_by_absence(language: Language, winner: Option<&str>, loser: Option<&str>) -> String {
    let won = has_won(language, winner);
    loser.map_or_else(
        || {
            words::say!(language,
                en: "{won}: you did not come back.",
                fr: "{won}\u{202f}: vous n’étiez plus là.",
                de: "{won}: Du bist nicht zurückgekommen.")
        },
        |name| {
            words::say!(language,
                en: "{won}: {name} did not come back.",
                fr: "{won}\u{202f}: {name} n’était plus là.",
                de: "{won}: {name} ist nicht zurückgekommen.")
        },
    )
}

fn has_won(language: Language, winner: Option<&str>) -> String {
    winner.map_or_else(
        || words::word!(language, en: "You have won", fr: "Vous gagnez", de: "Du hast gewonnen").to_owned(),
        |name| words::say!(language, en: "{name} has won", fr: "{name} gagne", de: "{name} hat gewonnen"),
    )
}

/// What somebody without a name is called at a table of their own.
pub const fn you(language: Language) -> &'static str {
    super::table::you(language)
}

/// A name for a table in one language.
pub fn table_name(number: u64, language: Language) -> &'static str {
    let (english, french, german) = row(number);
    match language {
        Language::English => english,
        Language::French => french,
        Language::German => german,
    }
}

/// The same name as it stands in an address: English, lower case, a-z and hyphens: `brass-lamp`.
pub fn slug(number: u64) -> String {
    let (english, ..) = row(number);
    let words = english.strip_prefix("The ").unwrap_or(english);
    words.chars().map(|sign| if sign == ' ' { '-' } else { sign.to_ascii_lowercase() }).collect()
}

/// How many names there are; numbers above start again.
pub const fn count() -> usize {
    NAMES.len()
}

fn row(number: u64) -> (&'static str, &'static str, &'static str) {
    let count = u64::try_from(NAMES.len()).expect("a short list");
    NAMES[usize::try_from(number % count).expect("below the length of a list")]
}

const NAMES: [(&str, &str, &str); 56] = [
    ("The brass lamp", "La lampe de cuivre", "Die Messinglampe"),
    ("Four lanterns", "Quatre lanternes", "Vier Laternen"),
    ("The salt path", "Le chemin du sel", "Der Salzweg"),
    ("The blue door", "La porte bleue", "Die blaue Tür"),
    ("Seven steps", "Sept marches", "Sieben Stufen"),
    ("The quiet harbour", "Le port tranquille", "Der stille Hafen"),
    ("Orange grove", "L’orangeraie", "Der Orangenhain"),
    ("The glass bridge", "Le pont de verre", "Die Glasbrücke"),
    ("Paper boats", "Bateaux de papier", "Papierboote"),
    ("The red kite", "Le cerf-volant rouge", "Der rote Drachen"),
    ("Morning market", "Marché du matin", "Morgenmarkt"),
    ("The stone well", "Le puits de pierre", "Der Steinbrunnen"),
    ("Three rivers", "Trois rivières", "Drei Flüsse"),
    ("The long table", "La longue table", "Die lange Tafel"),
    ("Winter garden", "Jardin d’hiver", "Wintergarten"),
    ("The copper bell", "La cloche de cuivre", "Die Kupferglocke"),
    ("High tide", "Marée haute", "Hochwasser"),
    ("The olive tree", "L’olivier", "Der Ölbaum"),
    ("Silver thread", "Fil d’argent", "Silberfaden"),
    ("The old mill", "Le vieux moulin", "Die alte Mühle"),
    ("Night ferry", "Bac de nuit", "Nachtfähre"),
    ("The painted fan", "L’éventail peint", "Der bemalte Fächer"),
    ("Sand and smoke", "Sable et fumée", "Sand und Rauch"),
    ("The tea house", "La maison de thé", "Das Teehaus"),
    ("Second spring", "Second printemps", "Zweiter Frühling"),
    ("The wide window", "La grande fenêtre", "Das weite Fenster"),
    ("Amber road", "Route de l’ambre", "Bernsteinstraße"),
    ("The lost glove", "Le gant perdu", "Der verlorene Handschuh"),
    ("Nine pebbles", "Neuf galets", "Neun Kiesel"),
    ("The green island", "L’île verte", "Die grüne Insel"),
    ("Cedar hall", "La salle de cèdre", "Der Zedernsaal"),
    ("The swallow nest", "Le nid d’hirondelle", "Das Schwalbennest"),
    ("Half moon", "Demi-lune", "Halbmond"),
    ("The slow clock", "L’horloge lente", "Die langsame Uhr"),
    ("Pepper and ink", "Poivre et encre", "Pfeffer und Tinte"),
    ("The upper terrace", "La haute terrasse", "Die obere Terrasse"),
    ("Evening train", "Train du soir", "Abendzug"),
    ("The round tower", "La tour ronde", "Der runde Turm"),
    ("Wild thyme", "Thym sauvage", "Wilder Thymian"),
    ("The yellow chair", "La chaise jaune", "Der gelbe Stuhl"),
    ("Deep water", "Eau profonde", "Tiefes Wasser"),
    ("The apple loft", "Le grenier à pommes", "Der Apfelboden"),
    ("North light", "Lumière du nord", "Nordlicht"),
    ("The tin soldier", "Le soldat de plomb", "Der Zinnsoldat"),
    ("Pearl street", "Rue des perles", "Perlenstraße"),
    ("The woven basket", "Le panier tressé", "Der geflochtene Korb"),
    ("Quiet thunder", "Tonnerre lointain", "Leiser Donner"),
    ("The last orange", "La dernière orange", "Die letzte Orange"),
    ("River stones", "Pierres de rivière", "Flusssteine"),
    ("The kite maker", "Le faiseur de cerfs-volants", "Der Drachenbauer"),
    ("First snow", "Première neige", "Erster Schnee"),
    ("The walled garden", "Le jardin clos", "Der Mauergarten"),
    ("Honey and rain", "Miel et pluie", "Honig und Regen"),
    ("The wooden horse", "Le cheval de bois", "Das Holzpferd"),
    ("Clear sky", "Ciel clair", "Klarer Himmel"),
    ("The far shore", "L’autre rive", "Das andere Ufer"),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn giving_up_is_told_to_both_and_to_others() {
        let told = |language, winner, loser| won_by_giving_up(language, winner, loser);
        assert_eq!(told(Language::English, Some("Anna"), Some("Ben")), "Anna has won: Ben has given up.");
        assert_eq!(told(Language::French, None, Some("Ben")), "Vous gagnez\u{202f}: Ben a abandonné.");
        assert_eq!(told(Language::German, Some("Anna"), None), "Anna hat gewonnen: Du hast aufgegeben.");
    }

    #[test]
    fn names_are_different_and_slugs_are_plain() {
        let numbers = 0..u64::try_from(count()).unwrap();
        for language in Language::ALL {
            let all: BTreeSet<&str> = numbers.clone().map(|number| table_name(number, language)).collect();
            assert_eq!(all.len(), count());
        }
        let slugs: BTreeSet<String> = numbers.map(slug).collect();
        assert_eq!(slugs.len(), count());
        assert!(slugs.iter().all(|slug| slug.chars().all(|sign| sign == '-' || sign.is_ascii_lowercase())));
        assert_eq!(slug(0), "brass-lamp");
        assert_eq!(table_name(u64::MAX, Language::German), table_name(u64::MAX % 56, Language::German));
    }
}
