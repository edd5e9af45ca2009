//! Words of the frame around every page, of settings and of the page about Mu.

use words::{Language, count, say};

use super::words_of_the_house;
use crate::visitor::{Confirm, Keys, Motion, Pace, Side, Size, Sound, Theme, Turns};

words_of_the_house! {
    house { "Mu", "Mu", "Mu" }
    to_lobby { "Mu, to the lobby", "Mu, vers l’accueil", "Mu, zur Lobby" }
    skip { "To the content", "Aller au contenu", "Zum Inhalt" }
    note { "Note", "Remarque", "Hinweis" }
    main_navigation { "Main", "Navigation principale", "Hauptnavigation" }
    play { "Play", "Jouer", "Spielen" }
    rules { "Rules", "Règles", "Regeln" }
    about { "About", "À propos", "Über Mu" }
    settings { "Settings", "Réglages", "Einstellungen" }
    further { "More settings", "Autres réglages", "Weitere Einstellungen" }
    all_settings { "All settings", "Tous les réglages", "Alle Einstellungen" }
    language { "Language", "Langue", "Sprache" }
    your_name { "Your name", "Votre nom", "Dein Name" }
    name_hint {
        "Shown at the tables you sit at. A cookie in this browser keeps it; an account keeps it everywhere.",
        "Affiché aux tables où vous jouez. Un cookie le garde dans ce navigateur\u{202f}; un compte le garde partout.",
        "Steht an den Tischen, an denen du sitzt. Ein Cookie merkt ihn sich in diesem Browser, ein Konto überall.",
    }
    save { "Save", "Enregistrer", "Speichern" }
    unofficial {
        "Unofficial. All words and pictures are our own.",
        "Non officiel. Les textes et les images sont les nôtres.",
        "Inoffiziell. Alle Texte und Bilder sind von uns.",
    }
    back_to_lobby { "To the lobby", "Vers l’accueil", "Zur Lobby" }

    theme { "Colours", "Couleurs", "Farben" }
    motion { "Motion", "Animations", "Bewegung" }
    confirm { "Confirm moves", "Confirmer les coups", "Züge bestätigen" }
    keys { "Single-letter keys", "Touches d’une lettre", "Tasten mit einem Buchstaben" }
    size { "Cards and pieces", "Cartes et pièces", "Karten und Steine" }
    side { "Confirm button", "Bouton de confirmation", "Knopf zum Bestätigen" }
    motion_hint {
        "What has changed gets a golden outline. Without motion, nothing else moves.",
        "Ce qui change est entouré d’or. Sans animation, rien d’autre ne bouge.",
        "Was sich ändert, bekommt einen goldenen Rand. Ohne Bewegung bewegt sich sonst nichts.",
    }
    pace { "Pace", "Rythme", "Tempo" }
    pace_hint {
        "How fast a table shows what the others do. You can change it at the table, too.",
        "À quelle vitesse une table montre ce que font les autres. Se règle aussi à la table.",
        "Wie schnell ein Tisch zeigt, was die anderen tun. Auch am Tisch einstellbar.",
    }
    sound { "Sound", "Son", "Ton" }
    sound_hint {
        "What happens at a table, and that it is your turn. You can change it at the table, too. Browsers play no sound until you have touched the page once.",
        "Ce qui se passe à une table, et que c’est à vous. Se règle aussi à la table. Les navigateurs n’émettent aucun son tant que vous n’avez pas touché la page.",
        "Was am Tisch geschieht und dass du dran bist. Auch am Tisch einstellbar. Browser geben erst Ton aus, wenn du die Seite einmal berührt hast.",
    }
    listen { "Listen", "Écouter", "Anhören" }
    confirm_hint {
        "As usual: every move on a touch screen, final ones elsewhere. Only final ones: what cannot be taken back at the table. Alone with computers, that is nothing; in a rated game, everything. Never: the first click counts. A double click confirms at once.",
        "Habituel\u{202f}: sur un écran tactile, chaque coup\u{202f}; ailleurs, les définitifs. Les définitifs\u{202f}: ce qui ne se reprend pas à la table. Face aux seuls ordinateurs, tout se reprend\u{202f}; dans une partie classée, rien. Jamais\u{202f}: le premier clic compte. Un double clic confirme aussitôt.",
        "Wie üblich: auf Touchscreens jeden Zug, sonst die endgültigen. Nur endgültige: was sich am Tisch nicht zurücknehmen lässt. Allein mit Computern lässt sich alles zurücknehmen, in einem gewerteten Spiel nichts. Nie: Der erste Klick zählt. Ein Doppelklick bestätigt sofort.",
    }
    turns { "End of turn", "Fin du tour", "Ende des Zugs" }
    turns_hint {
        "In games whose turns have several actions. Yourself: what would end your turn waits until you confirm it; until then you can take the turn back. Automatic: the turn ends with its last move, as it always does if you never confirm.",
        "Dans les jeux dont le tour compte plusieurs actions. Vous-même\u{202f}: ce qui finirait votre tour attend que vous le confirmiez\u{202f}; jusque-là, le tour peut se reprendre. Automatique\u{202f}: le tour finit avec son dernier coup, comme toujours si vous ne confirmez jamais.",
        "In Spielen, deren Züge aus mehreren Aktionen bestehen. Selbst: Was deinen Zug beenden würde, wartet, bis du es bestätigst; bis dahin kannst du den Zug zurücknehmen. Automatisch: Der Zug endet mit der letzten Aktion, wie immer, wenn du nie bestätigst.",
    }
    keys_hint {
        "Arrow keys, Enter and Escape always work.",
        "Les flèches, Entrée et Échap fonctionnent toujours.",
        "Pfeiltasten, Eingabe und Esc funktionieren immer.",
    }

    about_title { "About Mu", "À propos de Mu", "Über Mu" }
    about_text {
        "Mu is an unofficial version of modern games that share a name. The rules are told in our own words, and the program draws every picture. Nobody needs an account, and nobody is tracked.",
        "Mu est une version non officielle de jeux modernes qui partagent un nom. Les règles sont écrites avec nos propres mots, et le programme dessine toutes les images. Aucun compte n’est nécessaire, et aucun suivi n’est fait.",
        "Mu ist eine inoffizielle Fassung moderner Spiele, die sich einen Namen teilen. Die Regeln sind in unseren eigenen Worten geschrieben, und jedes Bild zeichnet das Programm. Niemand braucht ein Konto, und niemand wird verfolgt.",
    }
    printed_games { "The printed games", "Les jeux imprimés", "Die gedruckten Spiele" }
    why_refused { "Refused moves", "Coups refusés", "Abgelehnte Züge" }
    why_refused_text {
        "Touch anything that cannot be chosen: a note says why and links to the rule.",
        "Touchez ce que vous ne pouvez pas choisir\u{202f}: une note dit pourquoi et renvoie à la règle.",
        "Tippe auf etwas, das du nicht wählen kannst: Eine Notiz nennt den Grund und verweist auf die Regel.",
    }
    fair_luck { "Fair luck", "Hasard vérifiable", "Überprüfbarer Zufall" }
    fair_luck_text {
        "Before a game the server shows the fingerprint of a secret number, and every browser adds a number of its own. All shuffles follow from these numbers. When the game is over the secret is shown, so everybody can check that no shuffle was chosen.",
        "Avant la partie, le serveur montre l’empreinte d’un nombre secret, et chaque navigateur ajoute le sien. Tous les mélanges découlent de ces nombres. À la fin, le secret est montré, et chacun peut vérifier qu’aucun mélange n’a été choisi.",
        "Vor dem Spiel zeigt der Server den Fingerabdruck einer geheimen Zahl, und jeder Browser gibt eine eigene dazu. Aus diesen Zahlen folgt jedes Mischen. Am Ende wird das Geheimnis gezeigt, und alle können nachprüfen, dass nichts ausgesucht wurde.",
    }
    keyboard { "Keyboard", "Clavier", "Tastatur" }
    readers { "Screen readers", "Lecteurs d’écran", "Bildschirmleser" }
    readers_text {
        "Everything that can be chosen is a button whose name tells all that is printed on it. What others do is announced as it happens. The key B, or Board in words in the table menu, describes the position part by part under headings.",
        "Tout ce qui peut être choisi est un bouton dont le nom dit tout ce qu’on peut y lire. Ce que font les autres est annoncé au fur et à mesure. La touche B, ou La table en mots dans le menu, décrit la position partie par partie, avec des titres.",
        "Alles Wählbare ist eine Schaltfläche, deren Name sagt, was darauf gedruckt ist. Was die anderen tun, wird angesagt. Die Taste B oder Tisch in Worten im Menü beschreibt die Stellung Teil für Teil mit Überschriften.",
    }
    colours_title { "Colours and shapes", "Couleurs et formes", "Farben und Formen" }
    colours_text {
        "Nothing is told by colour alone: seats have a shape and a letter, cards and tiles a sign or a grain.",
        "Rien n’est dit par la seule couleur\u{202f}: les places ont une forme et une lettre, les cartes et les tuiles un signe ou une trame.",
        "Nichts steckt nur in der Farbe: Plätze haben eine Form und einen Buchstaben, Karten und Plättchen ein Zeichen oder ein Muster.",
    }
}

/// "2 tables are waiting for you"
pub(crate) fn tables_wait(language: Language, count: usize) -> String {
    match count {
        0 => {
            say!(language, en: "no table is waiting for you", fr: "aucune table ne vous attend", de: "kein Tisch wartet auf dich")
        }
        _ => count!(language, count,
            en: "one table is waiting for you" | "{count} tables are waiting for you",
            fr: "une table vous attend" | "{count} tables vous attendent",
            de: "ein Tisch wartet auf dich" | "{count} Tische warten auf dich"),
    }
}

pub(crate) const fn theme_words(language: Language, theme: Theme) -> &'static str {
    match theme {
        Theme::System => {
            words::word!(language, en: "Same as the system", fr: "Comme le système", de: "Wie das System")
        }
        Theme::Light => words::word!(language, en: "Light", fr: "Clair", de: "Hell"),
        Theme::Dark => words::word!(language, en: "Dark", fr: "Sombre", de: "Dunkel"),
    }
}

pub(crate) const fn motion_words(language: Language, motion: Motion) -> &'static str {
    match motion {
        Motion::System => {
            words::word!(language, en: "Same as the system", fr: "Comme le système", de: "Wie das System")
        }
        Motion::Still => words::word!(language, en: "None", fr: "Aucune", de: "Keine"),
    }
}

pub(crate) const fn pace_words(language: Language, pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => words::word!(language, en: "Slow", fr: "Lent", de: "Langsam"),
        Pace::Normal => words::word!(language, en: "Normal", fr: "Normal", de: "Normal"),
        Pace::Quick => words::word!(language, en: "Quick", fr: "Rapide", de: "Schnell"),
        Pace::Once => words::word!(language, en: "At once", fr: "Immédiat", de: "Sofort"),
    }
}

pub(crate) const fn sound_words(language: Language, sound: Sound) -> &'static str {
    match sound {
        Sound::Off => words::word!(language, en: "Off", fr: "Coupé", de: "Aus"),
        Sound::Soft => words::word!(language, en: "Soft", fr: "Doux", de: "Leise"),
        Sound::Full => words::word!(language, en: "Full", fr: "Fort", de: "Laut"),
    }
}

pub(crate) const fn confirm_words(language: Language, confirm: Confirm) -> &'static str {
    match confirm {
        Confirm::Touch => {
            words::word!(language, en: "As usual", fr: "Habituel", de: "Wie üblich")
        }
        Confirm::Always => words::word!(language, en: "Always", fr: "Toujours", de: "Immer"),
        Confirm::Final => {
            words::word!(language, en: "Only final ones", fr: "Les définitifs", de: "Nur endgültige")
        }
        Confirm::Never => words::word!(language, en: "Never", fr: "Jamais", de: "Nie"),
    }
}

pub(crate) const fn turns_words(language: Language, turns: Turns) -> &'static str {
    match turns {
        Turns::Own => words::word!(language, en: "Yourself", fr: "Vous-même", de: "Selbst"),
        Turns::Auto => words::word!(language, en: "Automatic", fr: "Automatique", de: "Automatisch"),
    }
}

pub(crate) const fn keys_words(language: Language, keys: Keys) -> &'static str {
    match keys {
        Keys::On => words::word!(language, en: "On", fr: "Actives", de: "An"),
        Keys::Off => words::word!(language, en: "Off", fr: "Inactives", de: "Aus"),
    }
}

pub(crate) const fn size_words(language: Language, size: Size) -> &'static str {
    match size {
        Size::Normal => words::word!(language, en: "Normal", fr: "Normales", de: "Normal"),
        Size::Large => words::word!(language, en: "Large", fr: "Grandes", de: "Groß"),
        Size::Larger => words::word!(language, en: "Larger", fr: "Plus grandes", de: "Größer"),
    }
}

pub(crate) const fn side_words(language: Language, side: Side) -> &'static str {
    match side {
        Side::Right => words::word!(language, en: "Right", fr: "À droite", de: "Rechts"),
        Side::Left => words::word!(language, en: "Left", fr: "À gauche", de: "Links"),
    }
}
