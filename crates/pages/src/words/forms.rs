//! Words of the form of a new table.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    new_table { "New table", "Nouvelle table", "Neuer Tisch" }
    game { "Game", "Jeu", "Spiel" }
    seats { "Seats", "Places", "Plätze" }
    house_rules { "House rules", "Options de la table", "Hausregeln" }
    presets { "Ready-made", "Tout prêt", "Fertige Auswahl" }
    presets_help {
        "Sets the options below; you can still change each of them.",
        "Règle les options ci-dessous\u{202f}; chacune reste modifiable.",
        "Stellt die Optionen darunter ein; jede lässt sich noch ändern.",
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
        "Libre\u{202f}: qui vient avec le lien. Ordinateur\u{202f}: un joueur automatique. Ici\u{202f}: une autre personne sur cet appareil. Fermée\u{202f}: la table est plus petite.",
        "Offen: wer mit dem Link kommt. Computer: ein Computerspieler. Hier: noch jemand an diesem Gerät. Zu: Der Tisch ist kleiner.",
    }
    table_name { "Name of the table", "Nom de la table", "Name des Tisches" }
    name_free { "Left empty, it gets a name of its own.", "Laissé vide, elle recevra un nom.", "Bleibt das Feld leer, bekommt er einen." }
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
        "What others know of already can be taken back if all people at the table agree. Otherwise only what nobody knows of.",
        "Ce que les autres savent déjà peut être repris si toutes les personnes de la table sont d’accord. Sinon, seulement ce que personne ne sait.",
        "Was andere schon wissen, lässt sich zurücknehmen, wenn alle am Tisch einverstanden sind. Sonst nur, wovon niemand weiß.",
    }
    no_hints { "No hints at this table.", "Pas de conseils à cette table.", "An diesem Tisch gibt es keine Tipps." }
    length { "Length", "Durée", "Dauer" }
    about_table { "Name and door", "Nom et accès", "Name und Tür" }
    your_table { "Your table", "Votre table", "Dein Tisch" }
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
        return say!(language, en: "{title} takes {least}", fr: "{title} se joue à {least}", de: "{title} geht mit {least} Personen");
    }
    say!(language,
        en: "{title} takes {least} to {most}",
        fr: "{title} se joue de {least} à {most}",
        de: "{title} geht mit {least} bis {most} Personen")
}

/// Too few or too many seats.
pub(crate) fn wrong_number(language: Language, title: &str, range: (u8, u8), count: usize) -> String {
    let (least, most) = range;
    say!(language,
        en: "{title} takes {least} to {most} players; {count} seats are not closed.",
        fr: "{title} se joue de {least} à {most}\u{202f}; {count} places ne sont pas fermées.",
        de: "{title} geht mit {least} bis {most} Personen; {count} Plätze sind nicht zu.")
}

/// "about 60 min"
pub(crate) fn about_minutes(language: Language, minutes: u16) -> String {
    say!(language, en: "about {minutes} min", fr: "environ {minutes}\u{a0}min", de: "etwa {minutes} Min.")
}

/// A name that is too long.
pub(crate) fn name_long(language: Language, most: usize) -> String {
    say!(language,
        en: "At most {most} characters, please.",
        fr: "{most} caractères au plus, s’il vous plaît.",
        de: "Bitte höchstens {most} Zeichen.")
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
        en: "“{value}” does not go. It is a whole number from {least} to {most}.",
        fr: "«\u{202f}{value}\u{202f}» ne convient pas. C’est un nombre entier de {least} à {most}.",
        de: "„{value}“ geht nicht. Es ist eine ganze Zahl von {least} bis {most}.")
}

/// An option that must be a multiple of the number of players.
pub(crate) fn number_multiple(language: Language, value: &str, of: u32) -> String {
    say!(language,
        en: "{value} does not go. With {of} players it is 0 or a multiple of {of}.",
        fr: "{value} ne convient pas. À {of} joueurs, c’est 0 ou un multiple de {of}.",
        de: "{value} geht nicht. Zu {of} ist es 0 oder ein Vielfaches von {of}.")
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
    if count == 1 {
        return say!(language,
            en: "This cannot be used, because of one fault:",
            fr: "Ce texte ne convient pas, à cause d’une erreur\u{202f}:",
            de: "Das geht so nicht, wegen eines Fehlers:");
    }
    say!(language,
        en: "This cannot be used, because of {count} faults:",
        fr: "Ce texte ne convient pas, à cause de {count} erreurs\u{202f}:",
        de: "Das geht so nicht, wegen {count} Fehlern:")
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
        en: "This file is too large to be meant.",
        fr: "Ce fichier est trop grand pour être le bon.",
        de: "Diese Datei ist zu groß, um gemeint zu sein.")
}

/// The range of a number field.
pub(crate) fn from_to(language: Language, least: u32, most: u32) -> String {
    say!(language, en: "{least} to {most}", fr: "de {least} à {most}", de: "{least} bis {most}")
}
