//! What the game is, its options and the parts of its scores, in words.

use words::{Language, say, word};

use super::hue::Hue;
use face::{About, OptionWords};

/// What the game is.
pub(super) fn about(language: Language) -> About {
    About {
        tagline: say!(language,
            en: "Lay cards that match, then take the line apart.",
            fr: "Posez des cartes qui s’accordent, puis démontez la ligne.",
            de: "Lege, was zusammenpasst, dann nehmt die Reihe auseinander."),
        three_sentences: [
            say!(language,
                en: "Collect two colours: they count for you, the other three against you.",
                fr: "Ramassez deux couleurs\u{202f}: elles comptent pour vous, les trois autres contre.",
                de: "Sammle zwei Farben: Sie zählen für dich, die anderen drei gegen dich."),
            say!(language,
                en: "Lay a card whose colour, symbol or value agrees with every card beside it; whoever touches several takes tokens, worth 10 each, from the right neighbour.",
                fr: "Posez une carte dont la couleur, le symbole ou la valeur s’accorde avec chaque carte voisine\u{202f}; qui en touche plusieurs prend au voisin de droite des jetons, qui valent 10 chacun.",
                de: "Leg eine Karte an, deren Farbe, Symbol oder Zahl zu jeder Karte daneben passt; wer mehrere berührt, nimmt dem rechten Nachbarn Chips ab, die je 10 zählen."),
            say!(language,
                en: "The fifth or sixth card of a line can start a scoring phase, in which all take cards of the line in turn; the first one that starts with the pile empty is the last.",
                fr: "La cinquième ou sixième carte d’une rangée peut ouvrir une phase de score, où tous prennent des cartes de la rangée à tour de rôle\u{202f}; la première qui s’ouvre alors que la pioche est vide est la dernière.",
                de: "Die fünfte oder sechste Karte einer Reihe kann eine Wertung auslösen, in der alle reihum Karten daraus nehmen; die erste, die bei leerem Stapel beginnt, ist die letzte."),
        ],
        minutes: 30,
        best: &[3, 4],
        credits: say!(language,
            en: "Printed game: Martin Schlegel, Abacusspiele 2000.",
            fr: "Jeu imprimé\u{202f}: Martin Schlegel, Abacusspiele 2000.",
            de: "Gedrucktes Spiel: Martin Schlegel, Abacusspiele 2000."),
    }
}

/// An option in words; an unknown one keeps its name.
pub(super) fn option_words(name: &str, language: Language) -> OptionWords {
    let (label, about) = match name {
        "deck" => (
            word!(language, en: "Cards", fr: "Cartes", de: "Karten"),
            word!(language,
                en: "How many different symbols the 90 cards show.",
                fr: "Combien de symboles différents portent les 90 cartes.",
                de: "Wie viele verschiedene Symbole die 90 Karten zeigen."),
        ),
        "start_shape" => (
            word!(language, en: "Start shape", fr: "Forme de départ", de: "Startform"),
            word!(language,
                en: "How the five start cards lie.",
                fr: "Comment sont disposées les cinq cartes de départ.",
                de: "Wie die fünf Startkarten liegen."),
        ),
        "area" => (
            word!(language, en: "Playing area", fr: "Surface de jeu", de: "Spielfeld"),
            word!(language,
                en: "Whether the six columns and rows may shift when outer cards are taken.",
                fr: "Si les six colonnes et lignes peuvent se déplacer quand des cartes du bord partent.",
                de: "Ob sich die sechs Spalten und Zeilen verschieben dürfen, wenn Karten am Rand weggenommen werden."),
        ),
        "none_matches_none" => (
            word!(language, en: "Two 0s share “no symbol”", fr: "Deux 0 partagent «\u{202f}sans symbole\u{202f}»", de: "Zwei Nullen teilen „kein Symbol“"),
            word!(language,
                en: "Two cards without symbol have that in common, besides their value.",
                fr: "Deux cartes sans symbole ont cela en commun, en plus de leur valeur.",
                de: "Zwei Karten ohne Symbol haben das gemeinsam, außer ihrer Zahl."),
        ),
        "line_rule" => (
            word!(language, en: "Lines that score", fr: "Lignes décomptées", de: "Reihen, die gewertet werden"),
            word!(language,
                en: "Whether a line with gaps can be scored.",
                fr: "Si une ligne avec des trous peut être décomptée.",
                de: "Ob eine Reihe mit Lücken gewertet werden kann."),
        ),
        "double_line" => (
            word!(language, en: "Row and column together", fr: "Ligne et colonne à la fois", de: "Zeile und Spalte zugleich"),
            word!(language,
                en: "What is scored when one card completes a row and a column.",
                fr: "Ce qu’on décompte quand une carte complète une ligne et une colonne.",
                de: "Was gewertet wird, wenn eine Karte Zeile und Spalte zugleich vollendet."),
        ),
        "voluntary_pass" => (
            word!(language, en: "Passing at will", fr: "Passer à volonté", de: "Freiwillig passen"),
            word!(language,
                en: "Whoever has a token may pass even though a card fits.",
                fr: "Qui a un jeton peut passer même si une carte convient.",
                de: "Wer einen Chip hat, darf passen, obwohl eine Karte passt."),
        ),
        other => (other, ""),
    };
    OptionWords {
        label: label.replace("« ", "«\u{202f}").replace(" »", "\u{202f}»"),
        about: about.to_owned(),
    }
}

/// A value of an option in words.
pub(super) fn option_value(name: &str, value: &str, language: Language) -> String {
    let words = match (name, value) {
        ("deck", "five_symbols") => {
            word!(language, en: "five symbols", fr: "cinq symboles", de: "fünf Symbole")
        }
        ("deck", "four_symbols") => {
            word!(language, en: "four symbols", fr: "quatre symboles", de: "vier Symbole")
        }
        ("start_shape", "zigzag") => word!(language, en: "zigzag", fr: "zigzag", de: "Zickzack"),
        ("start_shape", "arch") => word!(language, en: "arch", fr: "arche", de: "Bogen"),
        ("area", "floating") => word!(language, en: "may shift", fr: "mobile", de: "beweglich"),
        ("area", "fixed") => word!(language, en: "fixed", fr: "fixe", de: "fest"),
        ("line_rule", "count") => word!(language, en: "gaps allowed", fr: "trous permis", de: "mit Lücken"),
        ("line_rule", "contiguous") => {
            word!(language, en: "without gaps", fr: "sans trou", de: "ohne Lücken")
        }
        ("double_line", "choose_one") => {
            word!(language, en: "one of them", fr: "l’une des deux", de: "eine von beiden")
        }
        ("double_line", "both") => word!(language, en: "both", fr: "les deux", de: "beide"),
        (_, "true") => word!(language, en: "yes", fr: "oui", de: "ja"),
        (_, "false") => word!(language, en: "no", fr: "non", de: "nein"),
        (_, other) => other,
    };
    words.to_owned()
}

/// A part of a score in words; an unknown one keeps its name.
pub(super) fn score_words(what: &str, language: Language) -> String {
    if what == "tokens" {
        return word!(language, en: "Tokens", fr: "Jetons", de: "Chips").to_owned();
    }
    let hue = Hue::ALL.into_iter().find(|hue| hue.name(Language::English).eq_ignore_ascii_case(what));
    hue.map_or(what, |hue| hue.name(language)).to_owned()
}
