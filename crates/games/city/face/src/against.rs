//! Why a choice was worse than another: the sentences of a review, and what the coach asks before it is made.

use words::{Language, say, word};

use super::words::{points, tokens_counted};

/// The reason of this word with its numbers.
pub(super) fn reason(word: &str, numbers: &[i32], language: Language) -> Option<String> {
    match *numbers {
        [number] => alone(word, number, language),
        [played, best] => compared(word, played, best, language),
        _ => None,
    }
}

fn tokens(count: i32, language: Language) -> String {
    tokens_counted(u8::try_from(count).unwrap_or(u8::MAX), language)
}

fn alone(word: &str, number: i32, language: Language) -> Option<String> {
    let share = number;
    Some(match word {
        "project_left" => {
            let ap = points(number, language);
            say!(language,
                en: "One token would have completed a Project worth {ap}; this one completed none.",
                fr: "Un jeton aurait complété un Projet qui vaut {ap}\u{202f}; celui-ci n’en a complété aucun.",
                de: "Ein Marker hätte ein Projekt für {ap} vollendet; dieser hat keines vollendet.")
        }
        "battle_missed" => say!(language,
            en: "After the better choice one Battle more is mostly won (in {share} % of the imagined games).",
            fr: "Après le meilleur choix, un Affrontement de plus est le plus souvent gagné (dans {share} % des parties imaginées).",
            de: "Nach der besseren Wahl wird meist ein Kampf mehr gewonnen (bei {share} % der gedachten Spiele)."),
        "damage_taken" => say!(language,
            en: "After this choice more Damage is mostly taken than after the better one (in {share} % of the imagined games).",
            fr: "Après ce choix, on subit le plus souvent plus de Dégâts qu’après le meilleur (dans {share} % des parties imaginées).",
            de: "Nach dieser Wahl gibt es meist mehr Schaden als nach der besseren (bei {share} % der gedachten Spiele)."),
        "project_missed" => say!(language,
            en: "After the better choice one Project more is mostly completed by the end (in {share} % of the imagined games).",
            fr: "Après le meilleur choix, un Projet de plus est le plus souvent complété d’ici la fin (dans {share} % des parties imaginées).",
            de: "Nach der besseren Wahl wird bis zum Ende meist ein Projekt mehr vollendet (bei {share} % der gedachten Spiele)."),
        _ => return None,
    })
}

/// What was played beside what was better.
fn compared(word: &str, played: i32, best: i32, language: Language) -> Option<String> {
    Some(match word {
        "sources_fewer" => {
            let (played, best) = (tokens(played, language), tokens(best, language));
            say!(language,
                en: "Placed here the Building brought {played}, elsewhere {best}.",
                fr: "Placé ici, le Bâtiment a rapporté {played}, ailleurs {best}.",
                de: "Hier brachte das Gebäude {played}, anderswo {best}.")
        }
        "building_weaker" => {
            let (played, best) = (tokens(played, language), tokens(best, language));
            say!(language,
                en: "Placed as well as possible this Building brings {played}, another one in the hand {best}.",
                fr: "Placé au mieux, ce Bâtiment rapporte {played}, un autre de la main {best}.",
                de: "Bestmöglich platziert bringt dieses Gebäude {played}, ein anderes auf der Hand {best}.")
        }
        "strength_less" => say!(language,
            en: "For Battles still to come this space adds {played} Strength, another one {best}.",
            fr: "Pour les Affrontements à venir, cet emplacement ajoute {played} en Force, un autre {best}.",
            de: "Für Kämpfe, die noch kommen, bringt dieses Feld {played} Stärke, ein anderes {best}."),
        _ => return None,
    })
}

/// What the coach asks where the reason of this word speaks against a choice.
pub(super) fn question(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "project_left" => word!(language,
            en: "Which Project lacks only one token?",
            fr: "À quel Projet ne manque-t-il qu’un jeton\u{202f}?",
            de: "Welchem Projekt fehlt nur noch ein Marker?"),
        "sources_fewer" => word!(language,
            en: "How many tokens does the Building bring there, and elsewhere?",
            fr: "Combien de jetons le Bâtiment rapporte-t-il là, et ailleurs\u{202f}?",
            de: "Wie viele Marker bringt das Gebäude dort, und wie viele anderswo?"),
        "building_weaker" => word!(language,
            en: "What would each Building in the hand bring, placed as well as possible?",
            fr: "Que rapporterait chaque Bâtiment de la main, placé au mieux\u{202f}?",
            de: "Was brächte jedes Gebäude auf der Hand, bestmöglich platziert?"),
        "battle_missed" => word!(language,
            en: "Which Battle comes next, and how close is it?",
            fr: "Quel Affrontement vient ensuite, et avec quel écart\u{202f}?",
            de: "Welcher Kampf kommt als Nächstes, und wie knapp steht er?"),
        "damage_taken" => word!(language,
            en: "Where is Damage about to be taken?",
            fr: "Où risque-t-on de subir des Dégâts\u{202f}?",
            de: "Wo droht Schaden?"),
        "project_missed" => word!(language,
            en: "Which Projects can still be completed?",
            fr: "Quels Projets peut-on encore compléter\u{202f}?",
            de: "Welche Projekte lassen sich noch vollenden?"),
        "strength_less" => word!(language,
            en: "Where does Strength count for Battles still to come?",
            fr: "Où la Force compte-t-elle pour les Affrontements à venir\u{202f}?",
            de: "Wo zählt Stärke für Kämpfe, die noch kommen?"),
        _ => return None,
    })
}

/// What puzzles are called whose reason has this word.
pub(super) fn theme(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "project_left" => {
            word!(language, en: "The last token", fr: "Le dernier jeton", de: "Der letzte Marker")
        }
        "battle_missed" => {
            word!(language, en: "One Battle more", fr: "Un Affrontement de plus", de: "Ein Kampf mehr")
        }
        "damage_taken" => word!(language, en: "Less Damage", fr: "Moins de Dégâts", de: "Weniger Schaden"),
        "project_missed" => {
            word!(language, en: "One Project more", fr: "Un Projet de plus", de: "Ein Projekt mehr")
        }
        "sources_fewer" => {
            word!(language, en: "Where the Sources are", fr: "Là où sont les Sources", de: "Wo die Quellen sind")
        }
        "building_weaker" => {
            word!(language, en: "The stronger Building", fr: "Le Bâtiment le plus fort", de: "Das stärkere Gebäude")
        }
        "strength_less" => {
            word!(language, en: "Strength where it counts", fr: "La Force au bon endroit", de: "Stärke, wo sie zählt")
        }
        _ => return None,
    })
}
