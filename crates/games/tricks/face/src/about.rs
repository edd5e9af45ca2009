//! What the game is, its options and the parts of its scores, in words.

use words::{Language, count, say, word};

use super::words::points_counted;
use face::{About, OptionWords, Preset};

/// What the game is.
pub(super) fn about(language: Language) -> About {
    About {
        tagline: say!(language,
            en: "Bid with your cards, then take the tricks.",
            fr: "Enchérissez avec vos cartes, puis gagnez les plis.",
            de: "Biete mit deinen Karten, dann hol dir die Stiche."),
        three_sentences: [
            say!(language,
                en: "Win points in tricks, and the bonus when your team reaches its target.",
                fr: "Gagnez des points dans les plis, et la prime si votre équipe fait son objectif.",
                de: "Hol Punkte in den Stichen, und den Bonus, wenn dein Team sein Ziel erreicht."),
            say!(language,
                en: "Bid by laying cards of your hand face up: whoever lays the most becomes Chief, names trumps after the Vice, who came second, and chooses a partner; in the tricks you follow the colour that was led.",
                fr: "Enchérissez en posant des cartes de votre main, face visible\u{202f}: qui en pose le plus devient Chef, nomme un atout après le Vice, arrivé deuxième, et choisit un partenaire\u{202f}; dans les plis, on fournit la couleur demandée.",
                de: "Biete, indem du Handkarten offen auslegst: Wer am meisten auslegt, wird Chef, nennt nach dem Vize, der am zweitmeisten bot, einen Trumpf und wählt einen Partner; in den Stichen bedienst du die angespielte Farbe."),
            say!(language,
                en: "If Chief and partner miss their target, the Chief pays; the match ends after the round in which somebody reaches the goal, usually 200 points.",
                fr: "Si le Chef et son partenaire manquent leur objectif, le Chef paie\u{202f}; la partie finit après la manche où quelqu’un atteint le but, en général 200 points.",
                de: "Verfehlen Chef und Partner ihr Teamziel, zahlt der Chef; die Partie endet nach der Runde, in der jemand das Spielziel erreicht, meist 200 Punkte."),
        ],
        minutes: 60,
        best: &[4, 5],
        credits: say!(language,
            en: "Printed game: Doris Matthäus and Frank Nestel, Doris & Frank 1995. English text of the rules: Ken Tidwell’s Game Cabinet, translated by John.",
            fr: "Jeu imprimé\u{202f}: Doris Matthäus et Frank Nestel, Doris & Frank 1995. Texte anglais des règles\u{202f}: le Game Cabinet de Ken Tidwell, traduit par John.",
            de: "Gedrucktes Spiel: Doris Matthäus und Frank Nestel, Doris & Frank 1995. Englischer Text der Regeln: Ken Tidwells Game Cabinet, übersetzt von John."),
    }
}

/// The sets of options that the game proposes.
pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "standard", words: standard, options: &[], players: None },
    Preset { name: "first_game", words: first_game, options: &[("show_cards_gone", "true")], players: None },
];

/// The options that only help to remember what was played (TRICKS-16.3).
pub(super) const AIDS: &[&str] = &["show_cards_gone"];

fn standard(language: Language) -> OptionWords {
    OptionWords {
        label: word!(language, en: "Standard", fr: "Standard", de: "Standard").to_owned(),
        about:
            word!(language, en: "Everything as usual.", fr: "Tout comme d’habitude.", de: "Alles wie üblich.")
                .to_owned(),
    }
}

fn first_game(language: Language) -> OptionWords {
    OptionWords {
        label: word!(language, en: "First game", fr: "Première partie", de: "Erstes Spiel").to_owned(),
        about: word!(language, en: "With the list of cards gone.", fr: "Avec la liste des cartes jouées.", de: "Mit der Liste der gespielten Karten.").to_owned(),
    }
}

/// An option in words; an unknown one keeps its name.
pub(super) fn option_words(name: &str, language: Language) -> OptionWords {
    let (label, about) = match name {
        "goal" => (
            word!(language, en: "Goal in points", fr: "But en points", de: "Spielziel in Punkten"),
            word!(language,
                en: "The match ends after a round in which somebody has reached this total.",
                fr: "La partie finit après une manche où quelqu’un a atteint ce total.",
                de: "Die Partie endet nach einer Runde, in der jemand diesen Stand erreicht hat."),
        ),
        "fixed_rounds" => (
            word!(language, en: "Fixed number of rounds", fr: "Nombre de manches fixe", de: "Feste Rundenzahl"),
            word!(language,
                en: "The match ends after so many rounds, whatever the totals are; everybody deals equally often.",
                fr: "La partie finit après ce nombre de manches, quels que soient les totaux\u{202f}; chacun donne aussi souvent.",
                de: "Die Partie endet nach so vielen Runden, egal wie es steht; alle geben gleich oft."),
        ),
        "uncertain_end" => (
            word!(language, en: "Uncertain end", fr: "Fin incertaine", de: "Ungewisses Ende"),
            word!(language,
                en: "After each round a card is drawn: ten times its number is added to the highest total, and beyond the goal the match ends.",
                fr: "Après chaque manche, on tire une carte\u{202f}: dix fois son chiffre s’ajoute au plus haut total, et au-delà du but la partie finit.",
                de: "Nach jeder Runde wird eine Karte gezogen: Das Zehnfache ihrer Zahl kommt zum höchsten Stand, und jenseits des Spielziels endet die Partie."),
        ),
        "show_cards_gone" => (
            word!(language, en: "List of cards gone", fr: "Liste des cartes jouées", de: "Liste der gespielten Karten"),
            word!(language,
                en: "The page lists all cards played in this round. Good for learning; rated games go without.",
                fr: "La page liste toutes les cartes jouées dans la manche. Utile pour apprendre\u{202f}; jamais dans une partie classée.",
                de: "Die Seite zeigt alle in dieser Runde gespielten Karten. Gut zum Lernen; nicht um Wertung."),
        ),
        other => (other, ""),
    };
    OptionWords { label: label.to_owned(), about: about.to_owned() }
}

/// A value of an option in words.
pub(super) fn option_value(name: &str, value: &str, language: Language) -> String {
    match (name, value) {
        ("goal", points) => {
            points.parse().map_or_else(|_| points.to_owned(), |points: u32| points_counted(points, language))
        }
        ("fixed_rounds", "0") => {
            say!(language, en: "up to the goal", fr: "jusqu’au but", de: "bis zum Spielziel")
        }
        ("fixed_rounds", rounds) => count!(language, rounds.parse::<i64>().unwrap_or_default(),
            en: "{rounds} round" | "{rounds} rounds",
            fr: "{rounds} manche" | "{rounds} manches",
            de: "{rounds} Runde" | "{rounds} Runden"),
        (_, "true") => say!(language, en: "yes", fr: "oui", de: "ja"),
        (_, "false") => say!(language, en: "no", fr: "non", de: "nein"),
        (_, other) => other.to_owned(),
    }
}

/// A part of a score in words; an unknown one keeps its name.
pub(super) fn score_words(what: &str, language: Language) -> String {
    let words = match what {
        "card points" => {
            word!(language, en: "Points on cards", fr: "Points des cartes", de: "Punkte auf Karten")
        }
        "bonus" => word!(language, en: "Bonuses", fr: "Primes", de: "Boni"),
        "penalty" => {
            word!(language, en: "Penalties as Chief", fr: "Pénalités comme Chef", de: "Minuspunkte als Chef")
        }
        "opponent" => {
            word!(language, en: "Gains as opponent", fr: "Gains comme adversaire", de: "Gewinne als Gegner")
        }
        "eklat" => word!(language, en: "Gains in Eklats", fr: "Gains aux éclats", de: "Gewinne bei Eklats"),
        "culprit" => {
            word!(language, en: "Losses as culprit", fr: "Pertes comme fautif", de: "Verluste als Provokateur")
        }
        other => other,
    };
    words.to_owned()
}
