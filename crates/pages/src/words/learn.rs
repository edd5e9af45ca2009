//! Words of the guided first games.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    learn { "Learn", "Apprendre", "Lernen" }
    learn_by_playing { "Learn by playing", "Apprendre en jouant", "Spielend lernen" }
    about { "A guided first game for each: a few short lessons at the real table, about five minutes in all. Nothing counts, and you can take the lessons in any order.",
        "Une première partie guidée pour chaque jeu\u{202f}: quelques leçons brèves à la vraie table, cinq minutes environ en tout. Rien ne compte, et l’ordre des leçons est libre.",
        "Zu jedem Spiel eine begleitete erste Partie: ein paar kurze Lektionen am echten Tisch, zusammen etwa fünf Minuten. Nichts zählt, und die Reihenfolge ist frei." }
    in_short { "A guided first game for each, in about five minutes.", "Une première partie guidée pour chaque jeu, en cinq minutes environ.", "Zu jedem Spiel eine begleitete erste Partie, in etwa fünf Minuten." }
    begin { "Begin", "Commencer", "Anfangen" }
    next_lesson { "Next lesson", "Leçon suivante", "Nächste Lektion" }
    again { "Once more", "Recommencer", "Noch einmal" }
    all_lessons { "All lessons", "Toutes les leçons", "Alle Lektionen" }
    leave { "Leave the lesson", "Quitter la leçon", "Lektion verlassen" }
    show_me { "Show me", "Montrez-moi", "Zeig es mir" }
    go_on { "Go on", "Continuer", "Weiter" }
    play_on { "Play on from here", "Jouer à partir d’ici", "Ab hier spielen" }
    lit { "Lit:", "En lumière\u{202f}:", "Beleuchtet:" }
    done { "done", "faite", "erledigt" }
    not_now { "Not now", "Pas maintenant", "Jetzt nicht" }
    from_lesson { "This game begins where a lesson ended.", "Cette partie commence où une leçon a fini.", "Dieses Spiel beginnt, wo eine Lektion endete." }
}

/// "Step 2 of 3".
pub(crate) fn step_of(language: Language, step: usize, steps: usize) -> String {
    say!(language, en: "{step} of {steps}", fr: "{step} sur {steps}", de: "{step} von {steps}")
}

/// "Toy, lesson 3: Trumps".
pub(crate) fn lesson_of(language: Language, game: &str, number: usize, title: &str) -> String {
    say!(language, en: "{game}, lesson {number}: {title}", fr: "{game}, leçon {number}\u{202f}: {title}", de: "{game}, Lektion {number}: {title}")
}
