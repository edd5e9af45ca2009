//! Words of what can be done with a game that is over: opening a saved one, playing on from a position, verifying luck.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    open_saved { "Open a saved game", "Ouvrir une partie enregistrée", "Spielstand öffnen" }
    open_saved_about {
        "Choose a file (.mu) or paste its text. You can then go through the game, and play on from any position.",
        "Choisissez un fichier (.mu) ou collez son texte. Vous pourrez ensuite revoir la partie, et la reprendre à n’importe quel coup.",
        "Wähl eine Datei (.mu) oder füg ihren Text ein. Danach kannst du die Partie nachspielen und von jeder Stellung aus weiterspielen.",
    }
    file { "File", "Fichier", "Datei" }
    text { "Or its text", "Ou son texte", "Oder ihr Text" }
    open { "Open", "Ouvrir", "Öffnen" }
    opened { "Opened by you", "Ouvertes par vous", "Von dir geöffnet" }
    nothing_sent { "Choose a file, or paste a text.", "Choisissez un fichier ou collez un texte.", "Wähl eine Datei, oder füg einen Text ein." }
    colon { ":", "\u{202f}:", ":" }
    whole_file { "The file", "Le fichier", "Die Datei" }
    empty {
        "there is nothing in it. A saved game begins with the line “mu 1”.",
        "il est vide. Une partie enregistrée commence par la ligne «\u{202f}mu 1\u{202f}».",
        "sie ist leer. Ein Spielstand beginnt mit der Zeile „mu 1“.",
    }
    foreign {
        "a saved game begins with the line “mu 1”.",
        "une partie enregistrée commence par la ligne «\u{202f}mu 1\u{202f}».",
        "ein Spielstand beginnt mit der Zeile „mu 1“.",
    }
    no_value {
        "an option has a name and a value, such as “option players 5”.",
        "une option a un nom et une valeur, par exemple «\u{202f}option players 5\u{202f}».",
        "eine Option hat einen Namen und einen Wert, zum Beispiel „option players 5“.",
    }
    no_number {
        "the number of players is not a number.",
        "le nombre de joueurs n’est pas un nombre.",
        "die Zahl der Spieler ist keine Zahl.",
    }
    separators {
        "there are only two lines “---”.",
        "il n’y a que deux lignes «\u{202f}---\u{202f}».",
        "es gibt nur zwei Zeilen „---“.",
    }
    no_scores {
        "after the moves comes only the line of scores, such as “= a 12 b 7”.",
        "après les coups, il n’y a plus que la ligne des scores, par exemple «\u{202f}= a 12 b 7\u{202f}».",
        "nach den Zügen kommt nur noch die Zeile mit den Punkten, zum Beispiel „= a 12 b 7“.",
    }
    after_scores {
        "nothing may follow the line of scores.",
        "rien ne peut suivre la ligne des scores.",
        "nach der Zeile mit den Punkten darf nichts mehr kommen.",
    }
    expected { "expected here:", "il faudrait ici\u{202f}:", "hier müsste stehen:" }
    luck_due {
        "a line of luck, with “!”, must come before this.",
        "avant celle-ci, il faut une ligne de hasard, avec «\u{202f}!\u{202f}».",
        "davor muss eine Zeile des Zufalls stehen, mit „!“.",
    }
    no_luck_due {
        "nothing is drawn here.",
        "aucun tirage n’a lieu ici.",
        "hier wird nichts ausgelost oder gezogen.",
    }
    not_over {
        "there are scores, but the game is not over.",
        "il y a des scores, mais la partie n’est pas finie.",
        "es gibt Punkte, aber die Partie ist nicht zu Ende.",
    }
    other_scores {
        "the scores that follow from the moves are others:",
        "les scores qui résultent des coups sont différents\u{202f}:",
        "die Punkte, die sich aus den Zügen ergeben, sind andere:",
    }
    no_position {
        "The game ends before anybody was to choose.",
        "La partie s’arrête avant le premier choix.",
        "Die Partie endet, bevor jemand wählen konnte.",
    }
    imported {
        "Opened from a saved game: not verified by this server, and it counts for nobody.",
        "Ouverte à partir d’un fichier\u{202f}: non vérifiée par ce serveur, elle ne compte pour personne.",
        "Aus einem Spielstand geöffnet: von diesem Server nicht geprüft, und sie zählt für niemanden.",
    }
    goes_on {
        "This game goes on from a position of another one, and counts for nobody.",
        "Cette partie en continue une autre à partir d’une position, et ne compte pour personne.",
        "Diese Partie geht von einer Stellung einer anderen aus und zählt für niemanden.",
    }
    to_origin { "To that position", "Vers cette position", "Zu dieser Stellung" }
    play_from_here { "Play from here", "Jouer d’ici", "Ab hier spielen" }
    play_from_here_about {
        "A new table begins with this position. Luck that is drawn from here on is new. Hands, and piles that are shuffled already, stay as they were: whoever has seen them knows them. The new game counts for nobody.",
        "Une nouvelle table commence à cette position. Tout tirage à partir d’ici est nouveau. Les mains et les piles déjà mélangées restent telles quelles\u{202f}: qui les a vues les connaît. La nouvelle partie ne compte pour personne.",
        "Ein neuer Tisch beginnt mit dieser Stellung. Was der Zufall ab hier bringt, ist neu. Handkarten und schon gemischte Stapel bleiben, wie sie waren: Wer sie gesehen hat, kennt sie. Die neue Partie zählt für niemanden.",
    }
    who_plays { "Who plays", "Qui joue", "Wer spielt" }
    was_played_by { "played by", "jouait", "gespielt von" }
    strength { "Strength of the computers", "Force des ordinateurs", "Stärke der Computer" }
    no_seat_for_you {
        "Choose at least one seat for yourself.",
        "Choisissez au moins une place pour vous.",
        "Wähl mindestens einen Platz für dich.",
    }
    ends_here {
        "The game ends here. Go back a move to play on.",
        "La partie finit ici. Revenez d’un coup pour continuer.",
        "Hier endet die Partie. Geh einen Zug zurück, um weiterzuspielen.",
    }
    back_to_replay { "Back to the replay", "Revenir à la partie", "Zurück zum Nachspielen" }
    branches { "Played on from here", "Continuations", "Fortsetzungen" }
    check_luck { "Check the luck", "Vérifier le hasard", "Zufall prüfen" }
    kept {
        "The secret is the one that was promised before the game.",
        "Le nombre secret est celui qui avait été promis avant la partie.",
        "Die geheime Zahl ist die, die vor der Partie versprochen wurde.",
    }
    broken {
        "The secret is not the one that was promised before the game.",
        "Le nombre secret n’est pas celui qui avait été promis avant la partie.",
        "Die geheime Zahl ist nicht die, die vor der Partie versprochen wurde.",
    }
    seed {
        "The luck comes from a number that somebody chose. Nothing was promised.",
        "Le hasard vient d’un nombre que quelqu’un a choisi. Rien n’avait été promis.",
        "Der Zufall kommt von einer Zahl, die jemand gewählt hat. Versprochen war nichts.",
    }
    no_secret {
        "The saved game tells no secret: its luck cannot be verified.",
        "La partie enregistrée ne dit pas son nombre secret\u{202f}: son hasard ne peut pas être vérifié.",
        "Der Spielstand nennt keine geheime Zahl: Sein Zufall ist nicht zu prüfen.",
    }
    by_yourself {
        "To check it without this server, take the saved game and run “mu verify FILE”, or follow the description step by step with a program of your own.",
        "Pour vérifier sans ce serveur, prenez la partie enregistrée et lancez «\u{202f}mu verify FICHIER\u{202f}», ou suivez la description pas à pas avec votre propre programme.",
        "Um ohne diesen Server zu prüfen, nimm den Spielstand und starte „mu verify DATEI“, oder folge der Beschreibung Schritt für Schritt mit einem eigenen Programm.",
    }
    share { "Share of a seat", "Part d’une place", "Beitrag eines Platzes" }
    differs { "Not what the secret gives", "Pas ce que donne le nombre secret", "Nicht, was die geheime Zahl ergibt" }
}

/// "At most 256 KiB and 5000 steps."
pub(crate) fn bounds(language: Language, kib: usize, steps: usize) -> String {
    count!(language, steps,
        en: "At most {kib} KiB and {steps} step." | "At most {kib} KiB and {steps} steps.",
        fr: "Au plus {kib}\u{a0}Kio et {steps} étape." | "Au plus {kib}\u{a0}Kio et {steps} étapes.",
        de: "Höchstens {kib} KiB und {steps} Schritt." | "Höchstens {kib} KiB und {steps} Schritte.")
}

/// What is larger than may be opened.
pub(crate) fn too_large(language: Language, kib: usize) -> String {
    say!(language,
        en: "This is more than {kib} KiB.",
        fr: "Cela dépasse {kib}\u{a0}Kio.",
        de: "Das ist mehr als {kib} KiB.")
}

/// What is longer than may be opened.
pub(crate) fn too_long(language: Language, steps: usize, most: usize) -> String {
    count!(language, steps,
        en: "This game has {steps} step; at most {most} can be opened." | "This game has {steps} steps; at most {most} can be opened.",
        fr: "Cette partie a {steps} étape\u{202f}; on peut en ouvrir {most} au plus." | "Cette partie a {steps} étapes\u{202f}; on peut en ouvrir {most} au plus.",
        de: "Diese Partie hat {steps} Schritt; höchstens {most} lassen sich öffnen." | "Diese Partie hat {steps} Schritte; höchstens {most} lassen sich öffnen.")
}

/// "Line 12, column 7"; without a column the whole line is meant.
pub(crate) fn place(language: Language, line: usize, column: usize) -> String {
    if column == 0 {
        return say!(language, en: "Line {line}", fr: "Ligne {line}", de: "Zeile {line}");
    }
    say!(language,
        en: "Line {line}, column {column}",
        fr: "Ligne {line}, colonne {column}",
        de: "Zeile {line}, Spalte {column}")
}

/// A format that this program does not know.
pub(crate) fn format_unknown(language: Language, other: &str) -> String {
    say!(language,
        en: "the format “{other}” is not known here; “1” is.",
        fr: "le format «\u{202f}{other}\u{202f}» est inconnu ici\u{202f}; seul le format «\u{202f}1\u{202f}» est connu.",
        de: "das Format „{other}“ ist hier nicht bekannt, nur „1“.")
}

/// A line that the header must have.
pub(crate) fn line_missing(language: Language, word: &str) -> String {
    say!(language,
        en: "the line “{word} …” is missing.",
        fr: "il manque la ligne «\u{202f}{word} …\u{202f}».",
        de: "es fehlt die Zeile „{word} …“.")
}

/// A line of which there is another one before.
pub(crate) fn line_twice(language: Language, word: &str) -> String {
    say!(language,
        en: "there is a line “{word} …” already.",
        fr: "il y a déjà une ligne «\u{202f}{word} …\u{202f}».",
        de: "es gibt schon eine Zeile „{word} …“.")
}

/// A saved game of another game than the one meant.
pub(crate) fn other_game(language: Language, name: &str) -> String {
    say!(language,
        en: "this is no game of “{name}”.",
        fr: "ce n’est pas une partie de «\u{202f}{name}\u{202f}».",
        de: "das ist keine Partie von „{name}“.")
}

/// Rules that this program does not know.
pub(crate) fn rules_unknown(language: Language, found: &str, newest: u16) -> String {
    say!(language,
        en: "version “{found}” of the rules is not known here; versions 1 to {newest} are.",
        fr: "la version «\u{202f}{found}\u{202f}» des règles est inconnue ici\u{202f}; on connaît les versions 1 à {newest}.",
        de: "Fassung „{found}“ der Regeln ist hier nicht bekannt; bekannt sind 1 bis {newest}.")
}

/// "After 34 steps"
pub(crate) fn after_steps(language: Language, steps: usize) -> String {
    count!(language, steps,
        en: "After {steps} step" | "After {steps} steps",
        fr: "Après {steps} étape" | "Après {steps} étapes",
        de: "Nach {steps} Schritt" | "Nach {steps} Schritten")
}

/// How many outcomes of luck are those that the secret gives.
pub(crate) fn outcomes(language: Language, same: usize, all: usize) -> String {
    say!(language,
        en: "Outcomes of luck that are those the secret gives: {same} of {all}.",
        fr: "Tirages qui sont bien ceux que donne le nombre secret\u{202f}: {same} sur {all}.",
        de: "Ergebnisse des Zufalls, die die geheime Zahl so ergibt: {same} von {all}.")
}

/// How many steps were taken over, whose luck is that of another game.
pub(crate) fn taken_over(language: Language, steps: usize) -> String {
    count!(language, steps,
        en: "The first step comes from another game: its luck is not checked here." | "The first {steps} steps come from another game: their luck is not checked here.",
        fr: "La première étape vient d’une autre partie\u{202f}: son hasard n’est pas vérifié ici." | "Les {steps} premières étapes viennent d’une autre partie\u{202f}: leur hasard n’est pas vérifié ici.",
        de: "Der erste Schritt kommt aus einer anderen Partie: Sein Zufall wird hier nicht geprüft." | "Die ersten {steps} Schritte kommen aus einer anderen Partie: Ihr Zufall wird hier nicht geprüft.")
}
