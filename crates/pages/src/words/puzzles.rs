//! Words of puzzles.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    puzzles { "Puzzles", "Problèmes", "Rätsel" }
    about {
        "A position from a real game, one choice to make, and one answer that is clearly the best. Your first try at each puzzle counts.",
        "Une position d’une vraie partie, un choix à faire, et une réponse nettement meilleure que les autres. Votre premier essai à chaque problème compte.",
        "Eine Stellung aus einer echten Partie, eine Entscheidung, und eine Antwort, die klar die beste ist. Bei jedem Rätsel zählt dein erster Versuch.",
    }
    of_the_day { "Puzzle of the day", "Problème du jour", "Rätsel des Tages" }
    next { "Next puzzle", "Problème suivant", "Nächstes Rätsel" }
    another { "Another puzzle", "Un autre problème", "Ein anderes Rätsel" }
    all_puzzles { "All puzzles", "Tous les problèmes", "Alle Rätsel" }
    try_again { "Try again", "Réessayer", "Noch einmal versuchen" }
    leave { "Leave the puzzle", "Quitter le problème", "Rätsel verlassen" }
    find { "Your turn. One choice is clearly the best: find it.",
        "À vous de jouer. Un seul choix est nettement le meilleur\u{202f}: trouvez-le.",
        "Du bist am Zug. Eine Wahl ist klar die beste: Finde sie." }
    counts { "The first try counts.", "Le premier essai compte.", "Der erste Versuch zählt." }
    no_longer_counts { "You have tried it before, so this does not count.",
        "Vous avez déjà essayé\u{202f}: cette fois ne compte pas.",
        "Du hast es schon versucht: Das hier zählt nicht mehr." }
    show_ask { "Show the answer? The puzzle then counts as missed.",
        "Voir la réponse\u{202f}? Le problème comptera alors comme manqué.",
        "Antwort zeigen? Das Rätsel zählt dann als nicht gelöst." }
    answer { "Answer", "Réponse", "Antwort" }
    right { "Right!", "C’est ça\u{202f}!", "Richtig!" }
    wrong { "Not the best", "Pas le meilleur choix", "Nicht die beste Wahl" }
    best { "Best", "Le meilleur", "Am besten" }
    equally_good { "These choices come to the same.", "Ces choix reviennent au même.", "Diese Entscheidungen laufen auf dasselbe hinaus." }
    yours { "Your choice", "Votre choix", "Deine Wahl" }
    or_tempting { "Tempting, but worse", "Tentant, mais moins bon", "Verlockend, aber schlechter" }
    not_compared { "Your choice was not among those that were compared in depth; nothing found it better.",
        "Votre choix n’est pas parmi ceux qui ont été comparés à fond\u{202f}; rien ne l’a trouvé meilleur.",
        "Deine Wahl war nicht unter denen, die gründlich verglichen wurden; nichts fand sie besser." }
    what_they_are_worth { "What the choices are worth", "Ce que valent les choix", "Was die Entscheidungen wert sind" }
    what_it_means { "The outlook for the end of the game, and the points then, on average over many imagined games played on from here.",
        "La perspective pour la fin de la partie, et les points alors, en moyenne sur beaucoup de parties imaginées à partir d’ici.",
        "Die Aussicht für das Ende der Partie und die Punkte dann, im Mittel über viele gedachte Partien, die von hier weitergespielt werden." }
    clearly_best { "clearly best", "nettement le meilleur", "klar die beste" }
    worse { "worse", "moins bon", "schlechter" }
    much_worse { "much worse", "bien moins bon", "viel schlechter" }
    after_best { "After the best", "Après le meilleur", "Nach der besten" }
    after_yours { "After yours", "Après le vôtre", "Nach deiner Wahl" }
    marked_best { "Dashed on the board: the best choice. Dotted: yours.",
        "Sur le plateau, en tirets\u{202f}: le meilleur choix\u{202f}; en pointillés\u{202f}: le vôtre.",
        "Auf dem Brett gestrichelt: die beste Wahl; gepunktet: deine." }
    play_on_about { "A new table against computers; it counts for nothing.",
        "Une nouvelle table contre des ordinateurs\u{202f}; elle ne compte pour rien.",
        "Ein neuer Tisch gegen Computer; er zählt für nichts." }
    from_puzzle { "This game begins at a puzzle.", "Cette partie commence à un problème.", "Dieses Spiel beginnt bei einem Rätsel." }
    rating { "Rating", "Classement", "Wertungszahl" }
    in_a_row { "In a row", "D’affilée", "In Folge" }
    days_in_a_row { "Days in a row", "Jours d’affilée", "Tage in Folge" }
    solved { "solved", "résolu", "gelöst" }
    missed { "missed", "manqué", "nicht gelöst" }
    open { "not tried yet", "pas encore essayé", "noch nicht versucht" }
    themes { "Themes", "Thèmes", "Themen" }
    themes_about { "A theme gives a hint of the answer.", "Un thème met sur la voie.", "Ein Thema verrät schon etwas von der Antwort." }
    none_tried { "Nothing tried yet", "Rien d’essayé encore", "Noch nichts versucht" }
    one_choice { "One position, one best choice: a new puzzle of each game every day.",
        "Une position, un seul meilleur choix\u{202f}: chaque jour, un problème pour chaque jeu.",
        "Eine Stellung, eine beste Wahl: jeden Tag ein Rätsel zu jedem Spiel." }
}

/// "Puzzle 7".
pub fn numbered(language: Language, number: u32) -> String {
    say!(language, en: "Puzzle {number}", fr: "Problème {number}", de: "Rätsel {number}")
}

/// "2 of 4 stars": how hard it is.
pub(crate) fn stars(language: Language, stars: u8) -> String {
    count!(language, stars,
        en: "{stars} star of 4" | "{stars} stars of 4",
        fr: "{stars} étoile sur 4" | "{stars} étoiles sur 4",
        de: "{stars} Stern von 4" | "{stars} Sterne von 4")
}

/// "12 of 49 solved".
pub(crate) fn solved_of(language: Language, solved: usize, all: usize) -> String {
    say!(language, en: "{solved} of {all} solved", fr: "{solved} sur {all} résolus", de: "{solved} von {all} gelöst")
}

/// "5 (best 9)".
pub(crate) fn with_best(language: Language, now: i64, best: i64) -> String {
    say!(language, en: "{now} (best {best})", fr: "{now} (record {best})", de: "{now} (Bestwert {best})")
}

/// "First try: solved. Rating 1105 (+105)".
pub(crate) fn first_try(language: Language, (is_solved, (before, after)): (bool, (i64, i64))) -> String {
    let outcome = if is_solved { solved(language) } else { missed(language) };
    let change = after - before;
    let change = if change < 0 { format!("\u{2212}{}", -change) } else { format!("+{change}") };
    say!(language,
        en: "First try: {outcome}. Rating {after} ({change}).",
        fr: "Premier essai\u{202f}: {outcome}. Classement {after} ({change}).",
        de: "Erster Versuch: {outcome}. Wertungszahl {after} ({change}).")
}

/// "3 solved in a row".
pub(crate) fn run(language: Language, run: i64) -> String {
    say!(language, en: "{run} solved in a row.", fr: "{run} résolus d’affilée.", de: "{run} in Folge gelöst.")
}

/// "about 65 %, 255 points".
pub(crate) fn worth(language: Language, percent: &str, points: i64) -> String {
    let shown = points.to_string().replace('-', "\u{2212}");
    count!(language, points,
        en: "about {percent}\u{a0}%, {shown} point" | "about {percent}\u{a0}%, {shown} points",
        fr: "environ {percent}\u{a0}%, {shown} point" | "environ {percent}\u{a0}%, {shown} points",
        de: "etwa {percent}\u{a0}%, {shown} Punkt" | "etwa {percent}\u{a0}%, {shown} Punkte")
}

/// "M: puzzle of the day".
pub(crate) fn day_of(language: Language, game: &str) -> String {
    say!(language, en: "{game}: puzzle of the day", fr: "{game}\u{202f}: problème du jour", de: "{game}: Rätsel des Tages")
}

/// What a link to the next puzzle of a game says to readers: the games stand beside each other.
pub(crate) fn next_of(language: Language, game: &str) -> String {
    say!(language, en: "{game}: next puzzle", fr: "{game}\u{202f}: problème suivant", de: "{game}: nächstes Rätsel")
}
