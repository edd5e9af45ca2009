//! The words of the coach.

use domain::CoachLevel;
use words::{Language, word};

use super::words_of_the_house;

words_of_the_house! {
    coach { "Coach", "Entraîneur", "Trainer" }
    about {
        "Asks before a choice that loses much, in games alone or with computers.",
        "Pose une question avant un choix coûteux, dans les parties seul ou avec des ordinateurs.",
        "Fragt vor einer Wahl, die viel kostet, in Spielen allein oder mit Computern.",
    }
    sure { "Are you sure?", "Vraiment\u{202f}?", "Wirklich?" }
    in_general {
        "This may cost more than it looks. What does it lead to?",
        "Cela peut coûter plus qu’il n’y paraît. Où cela mène-t-il\u{202f}?",
        "Das kann mehr kosten, als es aussieht. Wohin führt es?",
    }
    anyway { "Play it anyway", "Jouer quand même", "Trotzdem spielen" }
    think_again { "Think again", "Réfléchir encore", "Nochmal nachdenken" }
    never_again { "Turn the coach off", "Couper l’entraîneur", "Trainer ausschalten" }
    remember { "One thing to remember", "Une chose à retenir", "Zum Merken" }
    look_there { "Show the position", "Voir la position", "Stellung zeigen" }
}

/// A level in a word or two.
pub(crate) const fn level(language: Language, level: CoachLevel) -> &'static str {
    match level {
        CoachLevel::Off => word!(language, en: "Off", fr: "Non", de: "Aus"),
        CoachLevel::Blunders => word!(language, en: "Blunders", fr: "Gaffes", de: "Grobe Fehler"),
        CoachLevel::Mistakes => word!(language, en: "Mistakes too", fr: "Erreurs aussi", de: "Auch Fehler"),
    }
}
