//! Why a choice was worse than another: the sentences of a review, and what the coach asks before it is made.

use words::{Language, say, word};

use super::words::{action_points, pieces, points};

/// The reason of this word with its numbers.
pub(super) fn reason(word: &str, numbers: &[i32], language: Language) -> Option<String> {
    Some(match (word, numbers) {
        ("points_unspent", &[left]) => {
            let left = action_points(left, language);
            say!(language,
                en: "The turn ended with {left} unspent; they are lost.",
                fr: "Le tour s’est terminé sans dépenser {left}\u{202f}; c’est perdu.",
                de: "Der Zug endete, ohne {left} zu nutzen; das verfällt.")
        }
        ("raise_lower", &[played, best]) => {
            let (played, best) = (points(played, language), points(best, language));
            say!(language,
                en: "Raised here the moai brought {played}; raised elsewhere it brings {best}.",
                fr: "Dressé ici, le moaï a rapporté {played}\u{202f}; ailleurs il rapporte {best}.",
                de: "Hier aufgerichtet brachte der Moai {played}; anderswo bringt er {best}.")
        }
        ("raise_missed", &[best]) => {
            let best = points(best, language);
            say!(language,
                en: "A moai could be raised at once for {best}; without it this turn mostly ends with fewer points.",
                fr: "Un moaï pouvait être dressé tout de suite pour {best}\u{202f}; sans cela, le tour finit le plus souvent avec moins de points.",
                de: "Ein Moai ließ sich sofort für {best} aufrichten; ohne ihn endet der Zug meist mit weniger Punkten.")
        }
        ("saved_fewer", &[played, best]) => {
            let (played, best) = (pieces(played, language), pieces(best, language));
            say!(language,
                en: "The prayer tokens could have saved {best} from the lava; they saved {played}.",
                fr: "Les jetons prière pouvaient sauver {best} de la lave\u{202f}; ils en ont sauvé moins\u{202f}: {played}.",
                de: "Die Gebetsmarker hätten {best} vor der Lava retten können; gerettet wurden: {played}.")
        }
        ("land_lost", &[share]) => say!(language,
            en: "Land with own pieces mostly sinks before the next own turn, which it does not after the better choice (in {share} % of the imagined games).",
            fr: "Une terre qui porte ses propres pièces sombre le plus souvent avant le tour suivant, pas après le meilleur choix (dans {share} % des parties imaginées).",
            de: "Land mit eigenen Figuren versinkt meist vor dem nächsten eigenen Zug, nach der besseren Wahl nicht (bei {share} % der gedachten Spiele)."),
        ("village_burnt", &[share]) => say!(language,
            en: "A village mostly burns before the next own turn, which it does not after the better choice (in {share} % of the imagined games).",
            fr: "Un village brûle le plus souvent avant le tour suivant, pas après le meilleur choix (dans {share} % des parties imaginées).",
            de: "Ein Dorf verbrennt meist vor dem nächsten eigenen Zug, nach der besseren Wahl nicht (bei {share} % der gedachten Spiele)."),
        ("turn_weaker", &[more]) => {
            let more = points(more, language);
            say!(language,
                en: "After the better choice the turn mostly ends with {more} more.",
                fr: "Après le meilleur choix, le tour se termine le plus souvent avec {more} de plus.",
                de: "Nach der besseren Wahl endet der Zug meist mit {more} mehr.")
        }
        ("next_turn_weaker", &[more]) => {
            let more = points(more, language);
            say!(language,
                en: "After the better choice the next own turn mostly ends with {more} more.",
                fr: "Après le meilleur choix, son prochain tour se termine le plus souvent avec {more} de plus.",
                de: "Nach der besseren Wahl endet der nächste eigene Zug meist mit {more} mehr.")
        }
        _ => return None,
    })
}

/// What the coach asks where the reason of this word speaks against a choice.
pub(super) fn question(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "points_unspent" => word!(language,
            en: "What can still be done with the action points that are left?",
            fr: "Que peut-on encore faire des points d’action restants\u{202f}?",
            de: "Was lässt sich mit den übrigen Aktionspunkten noch tun?"),
        "raise_lower" => word!(language,
            en: "What does the moai bring here, and what elsewhere?",
            fr: "Que rapporte le moaï ici, et ailleurs\u{202f}?",
            de: "Was bringt der Moai hier, und was anderswo?"),
        "raise_missed" => word!(language,
            en: "Which moai could be raised this turn?",
            fr: "Quel moaï pourrait être dressé pendant ce tour\u{202f}?",
            de: "Welcher Moai ließe sich in diesem Zug aufrichten?"),
        "saved_fewer" => word!(language,
            en: "How many pieces can the prayer tokens save, and which are they?",
            fr: "Combien de pièces les jetons prière peuvent-ils sauver, et lesquelles\u{202f}?",
            de: "Wie viele Figuren können die Gebetsmarker retten, und welche?"),
        "land_lost" => word!(language,
            en: "How many ways off this land are left, and which side would sink?",
            fr: "Combien d’issues reste-t-il à cette terre, et quel côté sombrerait\u{202f}?",
            de: "Wie viele Wege führen noch von diesem Land weg, und welche Seite würde versinken?"),
        "village_burnt" => word!(language,
            en: "Which volcano stands next to the village, and how soon could it erupt?",
            fr: "Quel volcan touche le village, et quand pourrait-il entrer en éruption\u{202f}?",
            de: "Welcher Vulkan liegt neben dem Dorf, und wie bald könnte er ausbrechen?"),
        "turn_weaker" => word!(language,
            en: "What can still be scored this turn?",
            fr: "Que peut-on encore marquer pendant ce tour\u{202f}?",
            de: "Was lässt sich in diesem Zug noch an Punkten holen?"),
        "next_turn_weaker" => word!(language,
            en: "What should be ready for the next turn?",
            fr: "Que faut-il préparer pour le prochain tour\u{202f}?",
            de: "Was sollte für den nächsten Zug bereitstehen?"),
        _ => return None,
    })
}

/// What puzzles are called whose reason has this word.
pub(super) fn theme(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "points_unspent" => {
            word!(language, en: "Spend four", fr: "Dépenser les quatre", de: "Alle vier ausgeben")
        }
        "raise_lower" => {
            word!(language, en: "Raise it elsewhere", fr: "Le dresser ailleurs", de: "Anderswo aufrichten")
        }
        "raise_missed" => {
            word!(language, en: "Raise the moai", fr: "Dresser le moaï", de: "Den Moai aufrichten")
        }
        "saved_fewer" => {
            word!(language, en: "Save more of them", fr: "En sauver davantage", de: "Mehr retten")
        }
        "land_lost" => {
            word!(language, en: "Land that sinks", fr: "La terre qui sombre", de: "Land, das versinkt")
        }
        "village_burnt" => {
            word!(language, en: "Behind the lava", fr: "À l’abri de la lave", de: "Vor der Lava sicher")
        }
        "turn_weaker" => {
            word!(language, en: "Make the most of the turn", fr: "Tirer le meilleur du tour", de: "Das Beste aus dem Zug")
        }
        "next_turn_weaker" => {
            word!(language, en: "A turn ahead", fr: "Un tour d’avance", de: "Einen Zug voraus")
        }
        _ => return None,
    })
}
