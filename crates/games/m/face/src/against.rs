//! Why a choice was worse than another: the sentences of a review, and what the coach asks before it is made.

use words::{Language, say, word};

use super::words::{signed, tokens_counted};

/// The reason of this word with its numbers.
pub(super) fn reason(word: &str, numbers: &[i32], language: Language) -> Option<String> {
    Some(match (word, numbers) {
        ("tokens_left", &[played, best]) => {
            let [played, best] = [played, best].map(|count| u8::try_from(count).unwrap_or(u8::MAX));
            let (played, best) = (tokens_counted(played, language), tokens_counted(best, language));
            say!(language,
                en: "This placement took {played}; another one would have taken {best}.",
                fr: "Cette pose a pris {played}\u{202f}; une autre en aurait pris plus\u{202f}: {best}.",
                de: "So gelegt gab es {played}; anders gelegt wären es mehr gewesen: {best}.")
        }
        ("card_lower", &[played, best]) => {
            let (played, best) = (signed(played), signed(best));
            say!(language,
                en: "The card taken changed the score by {played} at once; another one would have changed it by {best}.",
                fr: "La carte prise a fait {played} au score\u{202f}; une autre aurait fait {best}.",
                de: "Die genommene Karte änderte den Punktestand sofort um {played}; eine andere hätte ihn um {best} geändert.")
        }
        ("scoring_missed", &[best]) => {
            let best = signed(best);
            say!(language,
                en: "A scoring could have been started: taking first would have changed the score by about {best}.",
                fr: "Un décompte pouvait être lancé\u{202f}: prendre en premier aurait fait environ {best} au score.",
                de: "Eine Wertung ließ sich auslösen: Zuerst zu nehmen hätte den Punktestand um etwa {best} geändert.")
        }
        ("scoring_given", &[own, most]) => {
            let (own, most) = (signed(own), signed(most));
            say!(language,
                en: "The scoring that this started serves somebody else more: about {most} for them, {own} here.",
                fr: "Le décompte ainsi lancé sert davantage quelqu’un d’autre\u{202f}: environ {most} pour lui, {own} ici.",
                de: "Die so ausgelöste Wertung nützt jemand anderem mehr: dort etwa {most}, hier {own}.")
        }
        ("line_opened", &[share]) => say!(language,
            en: "This mostly lets the next player start a scoring and take first, which the better choice does not (in {share} % of the imagined hands).",
            fr: "Cela permet le plus souvent au joueur suivant de lancer un décompte et de prendre en premier, pas le meilleur choix (dans {share} % des mains imaginées).",
            de: "So kann der Nächste meist eine Wertung auslösen und zuerst nehmen, nach der besseren Wahl nicht (bei {share} % der gedachten Hände)."),
        ("exchange_left", &[share]) => say!(language,
            en: "A card could have been exchanged; the new one mostly fits somewhere at once (in {share} % of the imagined piles).",
            fr: "Une carte pouvait être échangée\u{202f}; la nouvelle trouve le plus souvent sa place aussitôt (dans {share} % des pioches imaginées).",
            de: "Eine Karte ließ sich tauschen; die neue passt meist gleich irgendwo (bei {share} % der gedachten Stapel)."),
        _ => return None,
    })
}

/// What the coach asks where the reason of this word speaks against a choice.
pub(super) fn question(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "tokens_left" => word!(language,
            en: "How many tokens does this placement take, and is that the most that can be had now?",
            fr: "Combien de jetons cette pose prend-elle, et est-ce le plus qu’on puisse prendre ici\u{202f}?",
            de: "Wie viele Marker bringt dieser Platz, und ist das jetzt das meiste, was zu holen ist?"),
        "card_lower" => word!(language,
            en: "What does each card that can be taken do to the score at once?",
            fr: "Que fait aussitôt au score chaque carte que l’on peut prendre\u{202f}?",
            de: "Was macht jede Karte, die genommen werden kann, sofort mit dem Punktestand?"),
        "scoring_missed" => word!(language,
            en: "Can a scoring be started now, and who would take first?",
            fr: "Peut-on lancer un décompte maintenant, et qui prendrait en premier\u{202f}?",
            de: "Lässt sich jetzt eine Wertung auslösen, und wer nähme zuerst?"),
        "scoring_given" => word!(language,
            en: "Whom does the scoring serve most that this starts?",
            fr: "À qui sert le plus le décompte que cela lance\u{202f}?",
            de: "Wem nützt die Wertung am meisten, die das auslöst?"),
        "line_opened" => word!(language,
            en: "Who moves next, and what could be scored after this?",
            fr: "À qui le tour ensuite, et que pourrait-on décompter après cela\u{202f}?",
            de: "Wer ist als Nächstes dran, und was könnte danach gewertet werden?"),
        "exchange_left" => word!(language,
            en: "Is every card in the hand still of use?",
            fr: "Chaque carte de la main sert-elle encore\u{202f}?",
            de: "Ist jede Karte auf der Hand noch zu gebrauchen?"),
        _ => return None,
    })
}

/// What puzzles are called whose reason has this word.
pub(super) fn theme(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "tokens_left" => {
            word!(language, en: "Every token counts", fr: "Tous les jetons", de: "Jeder Marker zählt")
        }
        "card_lower" => {
            word!(language, en: "The better card", fr: "La meilleure carte", de: "Die bessere Karte")
        }
        "scoring_missed" => {
            word!(language, en: "Start the scoring", fr: "Lancer le décompte", de: "Die Wertung auslösen")
        }
        "scoring_given" => {
            word!(language, en: "Whose scoring is it?", fr: "À qui sert le décompte\u{202f}?", de: "Wem nützt die Wertung?")
        }
        "line_opened" => {
            word!(language, en: "Leave no line open", fr: "Ne pas ouvrir de ligne", de: "Keine Reihe öffnen")
        }
        "exchange_left" => {
            word!(language, en: "Time to exchange", fr: "Le bon moment d’échanger", de: "Zeit zum Tauschen")
        }
        _ => return None,
    })
}
