//! Words about who may come to a table, watch and talk.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    who_may_come { "Who may come in", "Qui peut entrer", "Wer hereinkommt" }
    by_link { "Anyone with the link", "Qui a le lien", "Wer den Link hat" }
    by_lobby { "Anyone in the lobby", "Tout le monde à l’accueil", "Alle in der Lobby" }
    by_name { "Only people I invite", "Mes invités seulement", "Nur Eingeladene" }
    watchers { "Watchers", "Public", "Publikum" }
    may_watch { "May watch", "Peut regarder", "Darf zusehen" }
    nobody_watches { "Nobody", "Personne", "Niemand" }
    watchers_help {
        "Watchers see what lies open and nobody’s hand. When the game is over, they can see it from any seat.",
        "Le public voit ce qui est visible de tous, jamais une main. La partie finie, il peut la voir depuis chaque place.",
        "Das Publikum sieht, was offen liegt, aber keine Hand. Nach dem Ende kann es das Spiel von jedem Platz aus sehen.",
    }
    chat { "Chat", "Discussion", "Chat" }
    chat_open { "On", "Oui", "An" }
    chat_apart { "Players and watchers apart", "Joueurs et public séparés", "Spieler und Publikum getrennt" }
    chat_off { "Off", "Non", "Aus" }
    chat_help {
        "Players see what watchers write only after the game. Watchers see what players write, unless the two are kept apart.",
        "Les joueurs ne lisent les messages du public qu’après la partie. Le public lit ceux des joueurs, sauf si les deux sont séparés.",
        "Wer spielt, liest die Nachrichten des Publikums erst nach dem Spiel. Das Publikum liest alle, außer wenn beide getrennt sind.",
    }
    terms { "Access, watchers, chat", "Accès, public, discussion", "Zugang, Publikum, Chat" }
    change { "Change", "Modifier", "Ändern" }
    keep_for { "Keep for somebody", "Garder pour quelqu’un", "Für jemanden reservieren" }
    whom_for { "Whose seat is it?", "Pour qui\u{202f}?", "Für wen?" }
    keep { "Keep", "Garder", "Reservieren" }
    kept_link { "Link for this seat only", "Lien pour cette place seule", "Link nur für diesen Platz" }
    kept_hint {
        "Whoever opens it first sits there.",
        "La première personne qui l’ouvre s’y assoit.",
        "Wer ihn zuerst öffnet, sitzt dort.",
    }
    send_away { "Send away", "Renvoyer", "Wegschicken" }
    private_hint {
        "This table is private: the link alone lets nobody in. Keep a seat for each person, and send each their own link.",
        "Cette table est privée\u{202f}: le lien seul ne laisse entrer personne. Gardez une place pour chaque personne et envoyez-lui son propre lien.",
        "Dieser Tisch ist privat: Der Link allein lässt niemanden herein. Reserviere jeder Person einen Platz und schick ihr den eigenen Link.",
    }
    seen_by { "Seen by", "Vu par", "Gesehen von" }
    by_all { "All hands open", "Toutes mains ouvertes", "Alle Hände offen" }
    as_before { "As you played", "Comme vous avez joué", "Wie du gespielt hast" }
    as_watcher { "A watcher", "Le public", "Publikum" }
    account_hint {
        "A name. For somebody with an account: @ and the account’s name; then the seat waits without a link.",
        "Un nom. Pour quelqu’un qui a un compte\u{202f}: @ et le nom du compte\u{202f}; la place attend alors sans lien.",
        "Ein Name. Für jemanden mit Konto: @ und der Name des Kontos; dann wartet der Platz ohne Link.",
    }
    with_people { "With people", "À plusieurs", "Mit anderen" }
    start_now { "Start now with computers", "Commencer avec des ordinateurs", "Jetzt mit Computern anfangen" }
    you_agreed { "You want to start now.", "Vous voulez commencer maintenant.", "Du willst jetzt anfangen." }
    by_link_help {
        "Anyone with the link may sit down or watch. The lobby does not list the table.",
        "Qui reçoit le lien peut s’asseoir ou regarder. L’accueil ne montre pas la table.",
        "Wer den Link bekommt, kann sich setzen oder zusehen. Die Lobby zeigt den Tisch nicht.",
    }
    by_lobby_help {
        "The lobby lists the table. Anyone may sit down or watch.",
        "L’accueil montre la table. Tout le monde peut s’asseoir ou regarder.",
        "Die Lobby zeigt den Tisch. Alle dürfen sich setzen oder zusehen.",
    }
    by_name_help {
        "Only people for whom you keep a seat come in. Nobody else learns anything of the table.",
        "Seules entrent les personnes à qui vous gardez une place. Personne d’autre n’apprend rien de la table.",
        "Herein kommt nur, wem du einen Platz reservierst. Sonst erfährt niemand etwas vom Tisch.",
    }
}

/// "Send Ben away? …"
pub(crate) fn send_away_ask(language: Language, name: &str) -> String {
    say!(language,
        en: "Send {name} away? {name} is told, and can come back with a new invitation only.",
        fr: "Renvoyer {name}\u{202f}? {name} l’apprendra et ne pourra revenir qu’avec une nouvelle invitation.",
        de: "{name} wegschicken? {name} erfährt es und kommt nur mit einer neuen Einladung zurück.")
}

/// "A seat is kept for Anna"
pub(crate) fn kept_for(language: Language, name: &str) -> String {
    say!(language,
        en: "A seat is kept for {name}",
        fr: "Une place est gardée pour {name}",
        de: "Ein Platz ist für {name} reserviert")
}

/// The button that plays a game with people, for those who do not see the card around it.
pub(crate) fn with_people_of(language: Language, title: &str) -> String {
    say!(language,
        en: "Play {title} with people",
        fr: "Jouer à {title} à plusieurs",
        de: "{title} mit anderen spielen")
}

/// What a table for anybody waits for.
pub(crate) fn waits_for_people(language: Language, free: usize) -> String {
    if free == 0 {
        return say!(language,
            en: "All seats are taken. The game begins.",
            fr: "Toutes les places sont prises. La partie commence.",
            de: "Alle Plätze sind besetzt. Es geht los.");
    }
    let free = count!(language, free,
        en: "There is room for one more person." | "There is room for {free} more people.",
        fr: "Il reste une place." | "Il reste {free} places.",
        de: "Ein Platz ist noch frei." | "{free} Plätze sind noch frei.");
    say!(language,
        en: "{free} The game begins by itself when all seats are taken.",
        fr: "{free} La partie commence d’elle-même quand toutes les places sont prises.",
        de: "{free} Sind alle Plätze besetzt, beginnt das Spiel von selbst.")
}

/// How many want to begin without waiting for more people.
pub(crate) fn agreed(language: Language, agreed: usize, present: usize) -> String {
    if present == 1 {
        return say!(language,
            en: "You need not wait: computers can take the free seats.",
            fr: "Inutile d’attendre\u{202f}: des ordinateurs peuvent prendre les places libres.",
            de: "Du musst nicht warten: Computer können die freien Plätze nehmen.");
    }
    let so_far = count!(language, agreed,
        en: "{agreed} of {present} wants to." | "{agreed} of {present} want to.",
        fr: "{agreed} sur {present} est d’accord." | "{agreed} sur {present} sont d’accord.",
        de: "{agreed} von {present} will." | "{agreed} von {present} wollen.");
    say!(language,
        en: "If everybody here wants to, the game begins now, with computers on the free seats. {so_far}",
        fr: "Si tout le monde ici est d’accord, la partie commence tout de suite, avec des ordinateurs aux places libres. {so_far}",
        de: "Wenn alle hier wollen, beginnt das Spiel sofort, mit Computern auf den freien Plätzen. {so_far}")
}
