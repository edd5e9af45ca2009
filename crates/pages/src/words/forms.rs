//! Words of the form of a new table.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    new_table { "New table", "Nouvelle table", "Neuer Tisch" }
    game { "Game", "Jeu", "Spiel" }
    seats { "Seats", "Places", "Plätze" }
    house_rules { "House rules", "Options de la table", "Hausregeln" }
    more { "More options", "Autres options", "Weitere Optionen" }
    more_help {
        "House rules, name, who may come, hints, take-backs, rating",
        "Règles de la table, nom, accès, conseils, reprises, classement",
        "Hausregeln, Name, Zugang, Tipps, Rücknahmen, Wertung",
    }
    presets { "Ready-made", "Formules toutes prêtes", "Fertige Einstellungen" }
    presets_help {
        "Sets the house rules; you can still change each of them under More options.",
        "Règle les options de la table\u{202f}; chacune reste modifiable sous Autres options.",
        "Stellt die Hausregeln ein; jede lässt sich unter Weitere Optionen noch ändern.",
    }
    you { "You", "Vous", "Du" }
    open_seat { "Open", "Libre", "Offen" }
    computer { "Computer", "Ordinateur", "Computer" }
    here { "Here", "Ici", "Hier" }
    closed { "Closed", "Fermée", "Zu" }
    strength { "Strength", "Force", "Stärke" }
    strengths { "How strong the computer players are", "La force des joueurs automatiques", "Wie stark die Computerspieler sind" }
    name_here { "Name of the person at this device", "Nom de la personne sur cet appareil", "Name der Person an diesem Gerät" }
    open_help {
        "Open: whoever comes with the link. Computer: a computer player. Here: another person at this device. Closed: the table is smaller.",
        "Libre\u{202f}: pour qui vient avec le lien. Ordinateur\u{202f}: un joueur automatique. Ici\u{202f}: une autre personne sur cet appareil. Fermée\u{202f}: la table est plus petite.",
        "Offen: wer mit dem Link kommt. Computer: ein Computerspieler. Hier: noch jemand an diesem Gerät. Zu: Der Tisch ist kleiner.",
    }
    table_name { "Name of the table", "Nom de la table", "Name des Tisches" }
    name_free { "If you leave this empty, the table gets a name.", "Si le champ reste vide, la table reçoit un nom.", "Bleibt das Feld leer, bekommt der Tisch einen." }
    open_the_table { "Open the table", "Ouvrir la table", "Tisch öffnen" }
    starts_when {
        "Starts at once if no seat is open, otherwise when you say so.",
        "Commence tout de suite si aucune place n’est libre, sinon quand vous le dites.",
        "Beginnt sofort, wenn kein Platz offen ist, sonst auf dein Zeichen.",
    }
    hints { "Hints", "Conseils", "Tipps" }
    hints_help {
        "Whoever is to choose may ask a computer player for advice. The others learn at the end how often.",
        "Qui doit choisir peut demander conseil à un joueur automatique. Les autres apprennent à la fin combien de fois.",
        "Wer am Zug ist, darf einen Computerspieler um Rat fragen. Die anderen erfahren am Ende, wie oft.",
    }
    take_backs { "Take-backs by consent", "Reprises avec accord", "Rücknahmen mit Zustimmung" }
    take_backs_help {
        "What others already know of can be taken back if everybody at the table agrees. Otherwise, only what nobody else knows of.",
        "Ce que les autres savent déjà peut être repris si toute la table est d’accord. Sinon, seulement ce que personne d’autre ne sait.",
        "Was andere schon wissen, lässt sich zurücknehmen, wenn alle am Tisch einverstanden sind. Sonst nur, wovon noch niemand weiß.",
    }
    no_hints { "No hints at this table.", "Pas de conseils à cette table.", "An diesem Tisch gibt es keine Tipps." }
    length { "Length", "Durée", "Dauer" }
    about_table { "Name and access", "Nom et accès", "Name und Zugang" }
    something_wrong {
        "The table was not opened. What is wrong stands at its place; nothing you typed is lost.",
        "La table n’a pas été ouverte. Ce qui ne va pas est indiqué à sa place\u{202f}; rien de ce que vous avez saisi n’est perdu.",
        "Der Tisch wurde nicht geöffnet. Was nicht stimmt, steht an seiner Stelle; nichts von deinen Eingaben ist verloren.",
    }
    name_missing { "Give this person a name.", "Donnez un nom à cette personne.", "Gib dieser Person einen Namen." }
    own_name_missing { "Tell the others your name.", "Donnez votre nom aux autres.", "Sag den anderen deinen Namen." }
    no_computer { "This game has no such computer player. Choose one of these.", "Ce jeu n’a pas ce joueur automatique. Choisissez-en un dans la liste.", "Diesen Computerspieler gibt es hier nicht. Wähl einen aus der Liste." }
    me_twice { "You can sit on one seat only. Another person here may sit on this one.", "Vous ne pouvez occuper qu’une place. Une autre personne ici peut prendre celle-ci.", "Du kannst nur auf einem Platz sitzen. Hier kann noch jemand an diesem Gerät sitzen." }
    on { "on", "oui", "an" }
    off { "off", "non", "aus" }
    other_number { "another number", "un autre nombre", "eine andere Zahl" }
}

/// "Seat 3"
pub(crate) fn seat_number(language: Language, number: usize) -> String {
    say!(language, en: "Seat {number}", fr: "Place {number}", de: "Platz {number}")
}

/// "Toy takes 3 to 6"
pub(crate) fn takes(language: Language, title: &str, least: u8, most: u8) -> String {
    if least == most {
        return say!(language, en: "{title} is for {least}", fr: "{title} se joue à {least}", de: "{title} spielt man zu {least}");
    }
    say!(language,
        en: "{title} is for {least} to {most}",
        fr: "{title} se joue de {least} à {most}",
        de: "{title} spielt man zu {least} bis {most}")
}

/// Too few or too many seats.
pub(crate) fn wrong_number(language: Language, title: &str, range: (u8, u8), count: usize) -> String {
    let (least, most) = range;
    let here = count!(language, count,
        en: "this table has {count} seat" | "this table has {count} seats",
        fr: "cette table a {count} place" | "cette table a {count} places",
        de: "dieser Tisch hat {count} Platz" | "dieser Tisch hat {count} Plätze");
    say!(language,
        en: "{title} is for {least} to {most}; {here}.",
        fr: "{title} se joue de {least} à {most}\u{202f}; {here}.",
        de: "{title} spielt man zu {least} bis {most}; {here}.")
}

/// "usually about 60 min": some options make a game longer or shorter.
pub(crate) fn about_minutes(language: Language, minutes: u16) -> String {
    say!(language, en: "usually about {minutes} min", fr: "d’habitude environ {minutes}\u{a0}min", de: "meist etwa {minutes} Min.")
}

/// A name that is too long.
pub(crate) fn name_long(language: Language, most: usize) -> String {
    count!(language, most,
        en: "At most {most} character, please." | "At most {most} characters, please.",
        fr: "{most} caractère au plus, s’il vous plaît." | "{most} caractères au plus, s’il vous plaît.",
        de: "Bitte höchstens {most} Zeichen." | "Bitte höchstens {most} Zeichen.")
}

/// Two people with one name.
pub(crate) fn name_taken(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} sits here already. Choose another name.",
        fr: "{name} est déjà à table. Choisissez un autre nom.",
        de: "{name} sitzt schon am Tisch. Wähl einen anderen Namen.")
}

/// An option outside its numbers.
pub(crate) fn number_range(language: Language, value: &str, least: u32, most: u32) -> String {
    say!(language,
        en: "“{value}” is not possible. It must be a whole number from {least} to {most}.",
        fr: "«\u{202f}{value}\u{202f}» ne convient pas. Il faut un nombre entier de {least} à {most}.",
        de: "„{value}“ geht nicht. Es muss eine ganze Zahl von {least} bis {most} sein.")
}

/// An option that must be a multiple of the number of players.
pub(crate) fn number_multiple(language: Language, value: &str, of: u32) -> String {
    say!(language,
        en: "{value} is not possible. At a table of {of} it must be 0 or a multiple of {of}.",
        fr: "{value} ne convient pas. À {of}, il faut 0 ou un multiple de {of}.",
        de: "{value} geht nicht. Zu {of} muss es 0 oder ein Vielfaches von {of} sein.")
}

/// An option that is none of its words.
pub(crate) fn not_offered(language: Language, value: &str) -> String {
    say!(language,
        en: "“{value}” is not offered here.",
        fr: "«\u{202f}{value}\u{202f}» n’est pas proposé ici.",
        de: "„{value}“ steht hier nicht zur Wahl.")
}

/// A text with faults, which are listed below.
pub(crate) fn faults(language: Language, count: usize) -> String {
    count!(language, count,
        en: "This cannot be used, because of one fault:" | "This cannot be used, because of {count} faults:",
        fr: "Ce texte ne convient pas, à cause d’une erreur\u{202f}:" | "Ce texte ne convient pas, à cause de {count} erreurs\u{202f}:",
        de: "Das geht so nicht, wegen eines Fehlers:" | "Das geht so nicht, wegen {count} Fehlern:")
}

/// The field of an option that is a text, where nothing has been put in.
pub(crate) const fn no_text(language: Language) -> &'static str {
    words::word!(language, en: "Nothing", fr: "Rien", de: "Nichts")
}

/// Below the choice among texts that the host offers, above the field for one's own.
pub(crate) const fn text_of_your_own(language: Language) -> &'static str {
    words::word!(language,
        en: "Or one of your own; what stands in this field counts:",
        fr: "Ou bien le vôtre\u{202f}; ce qui figure dans ce champ l’emporte\u{202f}:",
        de: "Oder etwas Eigenes; was in diesem Feld steht, gilt:")
}

/// Takes the text of an option from a file.
pub(crate) const fn from_file(language: Language) -> &'static str {
    words::word!(language, en: "Take it from a file", fr: "Le prendre dans un fichier", de: "Aus einer Datei nehmen")
}

/// A file is too large for the field.
pub(crate) const fn file_too_large(language: Language) -> &'static str {
    words::word!(language,
        en: "This file is too large: it cannot be the right one.",
        fr: "Ce fichier est trop grand pour être le bon.",
        de: "Diese Datei ist zu groß: Das kann nicht die richtige sein.")
}

/// The range of a number field.
pub(crate) fn from_to(language: Language, least: u32, most: u32) -> String {
    say!(language, en: "{least} to {most}", fr: "de {least} à {most}", de: "{least} bis {most}")
}
