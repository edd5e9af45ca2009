//! What the game is, its options and the parts of its scores, in words.

use words::{Language, say, word};

use face::{About, OptionWords, Preset};

/// What the game is.
pub(super) fn about(language: Language) -> About {
    About {
        tagline: say!(language,
            en: "Raise statues on an island that burns and sinks.",
            fr: "Dressez des statues sur une île qui brûle et sombre.",
            de: "Richte Statuen auf einer Insel auf, die brennt und versinkt."),
        three_sentences: [
            say!(language,
                en: "Score with villages and raised moai, and keep them above the sea.",
                fr: "Marquez par vos villages et vos moaïs dressés, et gardez-les hors de l’eau.",
                de: "Sammle Punkte mit Dörfern und Moai, und halte sie über Wasser."),
            say!(language,
                en: "You have four action points: land and move, build a village, create a settler, sculpt a moai from lava, raise it, pray; a raised moai cracks the ground and may wake a volcano.",
                fr: "Vous avez quatre points d’action\u{202f}: débarquer et se déplacer, bâtir un village, créer un colon, sculpter un moaï dans la lave, le dresser, prier\u{202f}; un moaï dressé fend le sol et peut réveiller un volcan.",
                de: "Du hast vier Aktionspunkte: landen und ziehen, ein Dorf bauen, einen Siedler einsetzen, aus Lava einen Moai meißeln, ihn aufrichten, beten; ein aufgerichteter Moai reißt den Boden auf und kann einen Vulkan wecken."),
            say!(language,
                en: "What cracks and sea cut off sinks with everything on it; when two volcanoes are left, the round is finished and what still stands is counted.",
                fr: "Ce que failles et mer isolent sombre avec tout ce qu’il porte\u{202f}; quand il reste deux volcans, on finit la manche et on compte ce qui tient encore.",
                de: "Was Risse und Meer abschneiden, versinkt mit allem darauf; sind zwei Vulkane übrig, wird die Runde beendet und gezählt, was noch steht."),
        ],
        minutes: 45,
        best: &[3, 4],
        credits: say!(language,
            en: "Printed game: Andrea Mainini and Luciano Sopranzetti, Pendragon Game Studio and Arcane Wonders 2019.",
            fr: "Jeu imprimé\u{202f}: Andrea Mainini et Luciano Sopranzetti, Pendragon Game Studio et Arcane Wonders 2019.",
            de: "Gedrucktes Spiel: Andrea Mainini und Luciano Sopranzetti, Pendragon Game Studio und Arcane Wonders 2019."),
    }
}

/// The sets of options that the game proposes.
pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "standard", words: standard, options: &[], players: None },
    Preset {
        name: "restless_earth",
        words: restless_earth,
        options: &[("stall", "restless_earth")],
        players: Some(2),
    },
];

fn standard(language: Language) -> OptionWords {
    OptionWords {
        label: word!(language, en: "Standard", fr: "Standard", de: "Standard").to_owned(),
        about:
            word!(language, en: "Everything as usual.", fr: "Tout comme d’habitude.", de: "Alles wie üblich.")
                .to_owned(),
    }
}

fn restless_earth(language: Language) -> OptionWords {
    OptionWords {
        label: word!(language, en: "Restless earth", fr: "Terre agitée", de: "Unruhige Erde").to_owned(),
        about: word!(language,
            en: "Where nobody raises moai, the earth cracks by itself. Chosen for two, who often only wait: a quiet end would then finish the game although the printed rules end it only by volcanoes.",
            fr: "Quand personne ne dresse de moaï, la terre se fend d’elle-même. Choisi à deux, où l’on attend souvent\u{202f}: une fin tranquille arrêterait alors la partie, que les règles imprimées ne terminent que par les volcans.",
            de: "Wenn niemand Moai aufrichtet, reißt die Erde von selbst. Zu zweit so gewählt, denn da warten oft beide nur ab: Ein stilles Ende würde das Spiel dann beenden, das nach den gedruckten Regeln nur durch die Vulkane endet.").to_owned(),
    }
}

/// An option in words; an unknown one keeps its name.
#[expect(clippy::too_many_lines, reason = "a table: one entry for every option")]
pub(super) fn option_words(name: &str, language: Language) -> OptionWords {
    let (label, about) = match name {
        "setup" => (
            word!(language, en: "Continent", fr: "Continent", de: "Kontinent"),
            word!(language,
                en: "The standard continent with one bay for all, or a new one with a bay for each boat.",
                fr: "Le continent standard avec une seule baie, ou un nouveau avec une baie par bateau.",
                de: "Der Standardkontinent mit einer Bucht für alle, oder ein neuer mit einer Bucht je Boot."),
        ),
        "stall" => (
            word!(language, en: "When nobody raises moai", fr: "Si personne ne dresse de moaï", de: "Wenn niemand Moai aufrichtet"),
            word!(language,
                en: "Whether the game ends quietly, or the earth cracks by itself. For two, the restless earth is better.",
                fr: "Si la partie s’éteint, ou si la terre se fend d’elle-même. À deux, la terre agitée vaut mieux.",
                de: "Ob das Spiel still endet oder die Erde von selbst reißt. Zu zweit ist die unruhige Erde besser."),
        ),
        "volcano_faces" => (
            word!(language, en: "Volcano faces of the die", fr: "Faces volcan du dé", de: "Vulkanseiten des Würfels"),
            word!(language,
                en: "How many of the six faces make a volcano erupt.",
                fr: "Combien des six faces déclenchent une éruption.",
                de: "Wie viele der sechs Seiten einen Ausbruch bringen."),
        ),
        "sea_geyser" => (
            word!(language, en: "Geysers that face the sea", fr: "Geysers face à la mer", de: "Geysire am Meer"),
            word!(language,
                en: "Whether a moai may be raised where the area beyond has sunk.",
                fr: "Si l’on peut dresser un moaï là où la zone voisine est engloutie.",
                de: "Ob ein Moai aufgerichtet werden darf, wo das Gebiet davor versunken ist."),
        ),
        "prayed_flow" => (
            word!(language, en: "Lava at a saved piece", fr: "Lave devant une pièce sauvée", de: "Lava an geretteten Figuren"),
            word!(language,
                en: "Whether lava stops at a piece saved by prayer, or flows on behind it.",
                fr: "Si la lave s’arrête devant une pièce sauvée, ou continue derrière elle.",
                de: "Ob Lava an einer geretteten Figur anhält oder hinter ihr weiterfließt."),
        ),
        "create_where" => (
            word!(language, en: "New settlers appear", fr: "Les nouveaux colons arrivent", de: "Neue Siedler erscheinen"),
            word!(language,
                en: "Anywhere in the area, or only in a space with an own village.",
                fr: "Partout dans la zone, ou seulement dans une case avec un village à soi.",
                de: "Überall im Gebiet oder nur auf einem Feld mit eigenem Dorf."),
        ),
        "final_moai" => (
            word!(language, en: "Moai that count at the end", fr: "Moaïs comptés à la fin", de: "Moai, die am Ende zählen"),
            word!(language,
                en: "Whether lying moai count at the end as well.",
                fr: "Si les moaïs couchés comptent aussi à la fin.",
                de: "Ob am Ende auch liegende Moai zählen."),
        ),
        "foreign_moai" => (
            word!(language, en: "Moai of others", fr: "Moaïs des autres", de: "Moai der anderen"),
            word!(language,
                en: "Whether lying moai of others may be carried away.",
                fr: "Si l’on peut emporter les moaïs couchés des autres.",
                de: "Ob man liegende Moai anderer forttragen darf."),
        ),
        "sinking_call" => (
            word!(language, en: "Sinkings are noticed", fr: "Les engloutissements sont remarqués", de: "Wer das Versinken bemerkt"),
            word!(language,
                en: "By the program at once, or by the players: who calls what others overlooked gets 3 points.",
                fr: "Par le programme aussitôt, ou par les joueurs\u{202f}: annoncer ce que les autres n’ont pas vu rapporte 3 points.",
                de: "Das Programm sofort, oder die Spieler: Wer ansagt, was andere übersahen, bekommt 3 Punkte."),
        ),
        "map" => (
            word!(language, en: "A map of your own", fr: "Votre propre carte", de: "Eine eigene Karte"),
            word!(language,
                en: "A map file with a continent, as the command “mu isle map” writes it. Leave it empty to play without.",
                fr: "Un fichier avec un continent, tel que l’écrit la commande «\u{202f}mu isle map\u{202f}». Laissez vide pour jouer sans.",
                de: "Eine Kartendatei mit einem Kontinent, wie der Befehl „mu isle map“ sie schreibt. Ohne eigene Karte bleibt das leer."),
        ),
        other => (other, ""),
    };
    OptionWords { label: label.to_owned(), about: about.to_owned() }
}

/// A value of an option in words.
pub(super) fn option_value(name: &str, value: &str, language: Language) -> String {
    let words = match (name, value) {
        ("setup", "standard") => word!(language, en: "standard", fr: "standard", de: "Standard"),
        ("setup", "advanced") => word!(language, en: "a new one", fr: "un nouveau", de: "ein neuer"),
        ("stall", "quiet_end") => word!(language, en: "quiet end", fr: "fin tranquille", de: "stilles Ende"),
        ("stall", "restless_earth") => {
            word!(language, en: "restless earth", fr: "terre agitée", de: "unruhige Erde")
        }
        ("sea_geyser", "allowed") => word!(language, en: "may be used", fr: "utilisables", de: "benutzbar"),
        ("sea_geyser", "forbidden") => {
            word!(language, en: "may not be used", fr: "interdits", de: "gesperrt")
        }
        ("prayed_flow", "stops") => word!(language, en: "stops", fr: "s’arrête", de: "hält an"),
        ("prayed_flow", "flows_on") => word!(language, en: "flows on", fr: "continue", de: "fließt weiter"),
        ("create_where", "area") => word!(language, en: "in the area", fr: "dans la zone", de: "im Gebiet"),
        ("create_where", "village_space") => {
            word!(language, en: "beside a village", fr: "près d’un village", de: "bei einem Dorf")
        }
        ("final_moai", "all") => word!(language, en: "all", fr: "tous", de: "alle"),
        ("final_moai", "standing") => {
            word!(language, en: "standing ones", fr: "les dressés", de: "nur stehende")
        }
        ("foreign_moai", "untouchable") => {
            word!(language, en: "stay where they are", fr: "restent en place", de: "bleiben liegen")
        }
        ("foreign_moai", "carry") => {
            word!(language, en: "may be carried", fr: "transportables", de: "tragbar")
        }
        ("sinking_call", "automatic") => {
            word!(language, en: "by the program", fr: "par le programme", de: "das Programm")
        }
        ("sinking_call", "by_players") => {
            word!(language, en: "by the players", fr: "par les joueurs", de: "die Spieler")
        }
        ("map", "none") => word!(language, en: "none", fr: "aucune", de: "keine"),
        ("map", _) => {
            word!(language, en: "a map of your own", fr: "votre propre carte", de: "eine eigene Karte")
        }
        (_, other) => other,
    };
    words.to_owned()
}

/// A part of a score in words.
pub(super) fn score_words(what: &str, language: Language) -> String {
    let words = match what {
        "villages built" => word!(language, en: "Villages built", fr: "Villages bâtis", de: "Gebaute Dörfer"),
        "moai without village" => {
            word!(language, en: "Moai raised without village", fr: "Moaïs dressés sans village", de: "Moai ohne Dorf aufgerichtet")
        }
        "moai beside villages" => {
            word!(language, en: "Moai raised beside villages", fr: "Moaïs dressés près de villages", de: "Moai bei Dörfern aufgerichtet")
        }
        "calls" => {
            word!(language, en: "Sinkings noticed", fr: "Engloutissements remarqués", de: "Bemerktes Versinken")
        }
        "villages" => {
            word!(language, en: "Villages at the end", fr: "Villages à la fin", de: "Dörfer am Ende")
        }
        "settlers" => {
            word!(language, en: "Settlers at the end", fr: "Colons à la fin", de: "Siedler am Ende")
        }
        "prayer tokens" => word!(language, en: "Prayer tokens", fr: "Jetons prière", de: "Gebetsmarker"),
        "moai" => word!(language, en: "Moai at the end", fr: "Moaïs à la fin", de: "Moai am Ende"),
        "adjacent moai" => {
            word!(language, en: "Moai side by side", fr: "Moaïs côte à côte", de: "Moai nebeneinander")
        }
        other => other,
    };
    words.to_owned()
}
