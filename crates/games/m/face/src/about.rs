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
                en: "In turn everybody lays a card: colour, symbol or value must agree with every card beside it, and whoever touches several takes tokens from the right neighbour.",
                fr: "Chacun à son tour pose une carte\u{202f}: couleur, symbole ou valeur s’accorde avec chaque carte voisine, et qui en touche plusieurs prend des jetons au voisin de droite.",
                de: "Reihum legen alle eine Karte: Farbe, Symbol oder Zahl muss zu jeder Karte daneben passen, und wer mehrere berührt, nimmt dem rechten Nachbarn Chips ab."),
            say!(language,
                en: "The fifth or sixth card of a line can start a scoring: all take cards of that line in turn, as long as the table hangs together.",
                fr: "La cinquième ou sixième carte d’une ligne peut lancer un décompte\u{202f}: tous y prennent des cartes à tour de rôle, tant que la table tient ensemble.",
                de: "Die fünfte oder sechste Karte einer Reihe kann eine Wertung auslösen: Reihum nehmen alle Karten daraus, solange die Auslage zusammenhält."),
            say!(language,
                en: "At the end your two best colours count for you, the other three against you, and each token is worth 10.",
                fr: "À la fin, vos deux meilleures couleurs comptent en plus, les trois autres en moins, et chaque jeton vaut 10.",
                de: "Am Ende zählen deine zwei besten Farben für dich, die anderen drei gegen dich, und jeder Chip bringt 10."),
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
