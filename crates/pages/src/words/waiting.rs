//! Words of the invitation and of the waiting room.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    sit_here { "Sit here", "S’asseoir ici", "Hier sitzen" }
    sit_down { "Sit down", "Prendre place", "Hinsetzen" }
    watch { "Watch", "Regarder", "Zusehen" }
    free_seat { "Free seat", "Place libre", "Freier Platz" }
    your_name { "Your name", "Votre nom", "Dein Name" }
    seats { "Seats", "Places", "Plätze" }
    which_seat { "Which seat?", "Quelle place\u{202f}?", "Welcher Platz?" }
    the_game { "The game in three sentences", "Le jeu en trois phrases", "Das Spiel in drei Sätzen" }
    all_taken {
        "Every seat is taken. You may watch.",
        "Toutes les places sont prises. Vous pouvez regarder.",
        "Alle Plätze sind besetzt. Du kannst zusehen.",
    }
    no_account { "No account needed.", "Sans compte.", "Ohne Konto." }
    link { "Invitation link", "Lien d’invitation", "Einladungslink" }
    link_hint {
        "Send it to those you want to play with.",
        "Envoyez-le à celles et ceux avec qui vous voulez jouer.",
        "Schick ihn denen, mit denen du spielen willst.",
    }
    copy { "Copy", "Copier", "Kopieren" }
    share { "Share", "Partager", "Teilen" }
    start { "Start", "Commencer", "Anfangen" }
    start_waits {
        "Free seats must be taken first, by people or by computers.",
        "Les places libres doivent d’abord être prises, par des personnes ou des ordinateurs.",
        "Erst müssen die freien Plätze besetzt sein, mit Menschen oder Computern.",
    }
    fill { "Fill with computers", "Compléter avec des ordinateurs", "Mit Computern auffüllen" }
    fill_seat { "Computer", "Ordinateur", "Computer" }
    kept { "kept", "gardée", "reserviert" }
    make_free { "Make free", "Libérer", "Frei machen" }
    swap { "Change places", "Échanger les places", "Plätze tauschen" }
    swap_with { "with", "avec", "mit" }
    leave { "Stand up", "Se lever", "Aufstehen" }
    host { "opened the table", "a ouvert la table", "hat den Tisch geöffnet" }
    and_you { "that is you", "c’est vous", "das bist du" }
    waiting_room { "Waiting room", "Salle d’attente", "Warteraum" }
    guided { "The page changes by itself when somebody comes.", "La page change d’elle-même quand quelqu’un arrive.", "Die Seite ändert sich von selbst, wenn jemand kommt." }
}

/// "Nour invites you"
pub(crate) fn invites(language: Language, host: &str) -> String {
    say!(language, en: "{host} invites you", fr: "{host} vous invite", de: "{host} lädt dich ein")
}

/// "2 seats are free. Nour starts the game."
pub(crate) fn seats_free(language: Language, count: usize, host: &str) -> String {
    if count == 0 {
        return say!(language,
            en: "Everybody is here. {host} starts the game.",
            fr: "Tout le monde est là. {host} lance la partie.",
            de: "Alle sind da. {host} beginnt das Spiel.");
    }
    let free = seats_free_host(language, count);
    say!(language,
        en: "{free} {host} starts the game.",
        fr: "{free} {host} lance la partie.",
        de: "{free} {host} beginnt das Spiel.")
}

/// The same, told to whoever starts the game.
pub(crate) fn seats_free_host(language: Language, count: usize) -> String {
    match count {
        0 => say!(language,
            en: "Everybody is here. Start when you like.",
            fr: "Tout le monde est là. Commencez quand vous voulez.",
            de: "Alle sind da. Fang an, wann du willst."),
        _ => count!(language, count,
            en: "One seat is free." | "{count} seats are free.",
            fr: "Une place est libre." | "{count} places sont libres.",
            de: "Ein Platz ist frei." | "{count} Plätze sind frei."),
    }
}

/// "Sit on seat 3"
pub(crate) fn sit_on(language: Language, number: usize) -> String {
    say!(language, en: "Sit on seat {number}", fr: "Prendre la place {number}", de: "Auf Platz {number} sitzen")
}
