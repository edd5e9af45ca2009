//! What the game is, its options and the parts of its scores, in words.

use city::CityOptions;
use words::{Language, say, word};

use face::{About, OptionWords, Preset};

/// What the game is.
pub(super) fn about(language: Language) -> About {
    About {
        tagline: say!(language,
            en: "Draft Buildings, join their springs, hold your lines.",
            fr: "Choisissez des Bâtiments, joignez leurs sources, tenez vos rangées.",
            de: "Wähle Gebäude, verbinde ihre Quellen, halte deine Linien."),
        three_sentences: [
            say!(language,
                en: "Get the most Achievement Points (AP): Projects, Battles, Faith, Food.",
                fr: "Ayez le plus de Points d’Accomplissement (PA)\u{202f}: Projets, Affrontements, Foi.",
                de: "Hol die meisten Leistungspunkte (LP): Projekte, Kämpfe, Glaube, Ernte."),
            say!(language,
                en: "All choose two cards at once: one is built, one kept, the rest passed on; equal Fragments that meet become Sources, whose tokens pay Projects.",
                fr: "Chacun choisit deux cartes en même temps\u{202f}: l’une est construite, l’autre gardée, le reste passe au voisin\u{202f}; deux Fragments égaux qui se touchent forment une Source, dont le jeton paie vos Projets.",
                de: "Alle wählen gleichzeitig zwei Karten: Eine wird gebaut, eine behalten, der Rest weitergegeben; gleiche Fragmente, die sich treffen, werden zu Quellen, deren Marker Projekte bezahlen."),
            say!(language,
                en: "After four rounds the Harvest feeds your Buildings and all points are counted; in the Battles before, the weakest takes Damage, which can destroy Buildings.",
                fr: "Après quatre manches, la Moisson nourrit vos Bâtiments et l’on compte les points\u{202f}; dans les Affrontements d’avant, le plus faible prend des Dégâts, qui peuvent détruire des Bâtiments.",
                de: "Nach vier Runden ernährt die Ernte deine Gebäude, und alle Punkte werden gezählt; in den Kämpfen davor nimmt, wer am schwächsten ist, Schaden, der Gebäude zerstören kann."),
        ],
        minutes: 25,
        best: &[3, 4],
        credits: say!(language,
            en: "Printed game: Johan Benvenuto and David Paput, illustrated by Sylvain Aublin, Bankiiiz Editions 2019.",
            fr: "Jeu imprimé\u{202f}: Johan Benvenuto et David Paput, illustré par Sylvain Aublin, Bankiiiz Editions 2019.",
            de: "Gedrucktes Spiel: Johan Benvenuto und David Paput, illustriert von Sylvain Aublin, Bankiiiz Editions 2019."),
    }
}

/// The sets of options that the game proposes.
pub(super) const PRESETS: &[Preset] = &[
    Preset { name: "standard", words: standard, options: &[], players: None },
    Preset { name: "first_game", words: first_game, options: CityOptions::FIRST_GAME, players: None },
];

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
        about: word!(language, en: "Without the Expert Projects.", fr: "Sans les Projets Experts.", de: "Ohne die Expertenprojekte.").to_owned(),
    }
}

/// The label of an option and one sentence about it.
pub(super) fn option_words(name: &str, language: Language) -> OptionWords {
    let (label, about) = match name {
        "expert_projects" => (
            word!(language, en: "Expert Projects", fr: "Projets Experts", de: "Expertenprojekte"),
            word!(language, en: "Whether the ten harder Projects are dealt too; a first game is better without.", fr: "Distribuer aussi les dix Projets plus difficiles\u{202f}; mieux vaut s’en passer la première fois.", de: "Ob auch die zehn schwierigeren Projekte verteilt werden; das erste Spiel besser ohne."),
        ),
        "boards" => (
            word!(language, en: "Player boards", fr: "Plateaux personnels", de: "Spielertableaus"),
            word!(language, en: "Whether all boards have the same Fragments on their rim.", fr: "Tous les plateaux ont-ils les mêmes Fragments sur la bordure\u{202f}?", de: "Ob alle Tableaus die gleichen Fragmente am Rand haben."),
        ),
        "removed_buildings" => (
            word!(language, en: "Buildings taken out", fr: "Bâtiments retirés", de: "Entfernte Gebäude"),
            word!(language, en: "Whether everybody sees the cards that go back to the box at the start.", fr: "Montrer ou non les cartes remises dans la boîte au début.", de: "Ob alle die Karten sehen, die zu Beginn in die Schachtel kommen."),
        ),
        "placement" => (
            word!(language, en: "Placing", fr: "Pose", de: "Legen"),
            word!(language, en: "When the others see where you build and where your tokens go.", fr: "Quand les autres voient où vous construisez et placez vos jetons.", de: "Wann die anderen sehen, wo du baust und Marker legst."),
        ),
        "source_strength" => (
            word!(language, en: "Strength of Sources", fr: "Force des Sources", de: "Stärke der Quellen"),
            word!(language, en: "In which lines a Strength Source counts.", fr: "Dans quelles rangées compte une Source Force.", de: "In welchen Linien eine Stärkequelle zählt."),
        ),
        "extra_before_cost" => (
            word!(language, en: "Extra spaces at once", fr: "Emplacements supplémentaires d’emblée", de: "Zusatzfelder sofort"),
            word!(language, en: "Whether extra spaces take tokens before the cost is paid.", fr: "Les emplacements supplémentaires acceptent-ils des jetons avant le coût\u{202f}?", de: "Ob Zusatzfelder Marker nehmen, bevor die Kosten bezahlt sind."),
        ),
        "doomed_trade_token" => (
            word!(language, en: "Token of a doomed Trade", fr: "Jeton d’un Commercial condamné", de: "Marker für verlorenen Handel"),
            word!(language, en: "Whether a Trade Building that is destroyed at once still gives its token.", fr: "Un Bâtiment Commercial détruit dès la pose donne-t-il son jeton\u{202f}?", de: "Ob ein sofort zerstörtes Handelsgebäude noch seinen Marker gibt."),
        ),
        "solo_neutral_trade" => (
            word!(language, en: "Alone: neutral Trade", fr: "En solo\u{202f}: Commercial neutre", de: "Allein: neutraler Handel"),
            word!(language, en: "Whether a Trade Building gives the neutral player a token.", fr: "Un Bâtiment Commercial donne-t-il un jeton au joueur neutre\u{202f}?", de: "Ob ein Handelsgebäude dem neutralen Spieler einen Marker gibt."),
        ),
        "solo_refill" => (
            word!(language, en: "Alone: new pile", fr: "En solo\u{202f}: nouvelle pioche", de: "Allein: neuer Stapel"),
            word!(language, en: "What is shuffled when the pile runs out.", fr: "Ce qu’on mélange quand la pioche est vide.", de: "Was gemischt wird, wenn der Stapel leer ist."),
        ),
        "pack" => (
            word!(language, en: "Card pack", fr: "Paquet de cartes", de: "Kartenpaket"),
            word!(language, en: "The cards of the game: those that come with it, or a pack of your own.", fr: "Les cartes du jeu\u{202f}: celles fournies, ou votre propre paquet.", de: "Die Karten des Spiels: die mitgelieferten oder ein eigenes Paket."),
        ),
        _ => (name, ""),
    };
    OptionWords { label: label.to_owned(), about: about.to_owned() }
}

/// One value of an option as a person reads it.
pub(super) fn option_value(name: &str, value: &str, language: Language) -> String {
    let words = match (name, value) {
        (_, "on") => word!(language, en: "yes", fr: "oui", de: "ja"),
        (_, "off") => word!(language, en: "no", fr: "non", de: "nein"),
        ("boards", "identical") => {
            word!(language, en: "all the same", fr: "tous identiques", de: "alle gleich")
        }
        ("boards", "random") => {
            word!(language, en: "different, by lot", fr: "différents, au sort", de: "verschiedene, per Los")
        }
        ("boards", "choose") => word!(language, en: "picked", fr: "choisis", de: "gewählt"),
        ("removed_buildings", "hidden") => word!(language, en: "hidden", fr: "cachés", de: "verdeckt"),
        ("removed_buildings", "shown") => word!(language, en: "shown", fr: "montrés", de: "offen"),
        ("placement", "sealed") => {
            word!(language, en: "when all have finished", fr: "quand tous ont fini", de: "wenn alle fertig sind")
        }
        ("placement", "open") => {
            word!(language, en: "when you have finished", fr: "quand vous avez fini", de: "wenn du fertig bist")
        }
        ("source_strength", "axis") => {
            word!(language, en: "in the line that runs through it", fr: "dans la rangée qui la traverse", de: "in der Linie, die hindurchläuft")
        }
        ("source_strength", "touch") => {
            word!(language, en: "in every line it touches", fr: "dans toute rangée qu’elle touche", de: "in jeder berührten Linie")
        }
        ("solo_neutral_trade", "token") => word!(language, en: "a token", fr: "un jeton", de: "einen Marker"),
        ("solo_neutral_trade", "none") => word!(language, en: "nothing", fr: "rien", de: "nichts"),
        ("solo_refill", "discards") => {
            word!(language, en: "the discards", fr: "la défausse", de: "die Ablage")
        }
        ("solo_refill", "box") => {
            word!(language, en: "the Buildings in the box", fr: "les Bâtiments de la boîte", de: "die Gebäude der Schachtel")
        }
        ("pack", "standard") => {
            word!(language, en: "those that come with it", fr: "celles fournies", de: "die mitgelieferten")
        }
        ("pack", _) => {
            word!(language, en: "a pack of your own", fr: "votre propre paquet", de: "ein eigenes Paket")
        }
        _ => value,
    };
    words.to_owned()
}

/// A part of a score in words: a category, or a Project by its number.
pub(super) fn score_words(what: &str, language: Language) -> String {
    let words = match what {
        "harvest" => word!(language, en: "Harvest", fr: "Moisson", de: "Ernte"),
        "faith" => word!(language, en: "Faith", fr: "Foi", de: "Glaube"),
        "victories" => word!(language, en: "Victory tokens", fr: "Jetons Victoire", de: "Siegmarker"),
        "neutral stock" => word!(language, en: "Neutral stock", fr: "Réserve neutre", de: "Neutraler Vorrat"),
        "neutral victories" => {
            word!(language, en: "Neutral Victory tokens", fr: "Jetons Victoire neutres", de: "Neutrale Siegmarker")
        }
        _ => {
            return say!(language, en: "Project {what}", fr: "Projet {what}", de: "Projekt {what}");
        }
    };
    words.to_owned()
}
