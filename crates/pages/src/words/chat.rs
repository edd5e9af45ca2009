//! Words of the chat.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    chat { "Chat", "Discussion", "Chat" }
    nothing_said { "Nobody has said anything yet.", "Personne n’a encore rien dit.", "Noch hat niemand etwas gesagt." }
    is_off { "Chat is off at this table.", "Pas de discussion à cette table.", "An diesem Tisch ist der Chat aus." }
    to_players { "Write to the table", "Écrire à la table", "Dem Tisch schreiben" }
    to_watchers { "Write to the watchers", "Écrire au public", "Dem Publikum schreiben" }
    watchers_read {
        "The players read this only when the game is over.",
        "Les joueurs ne liront ceci qu’à la fin de la partie.",
        "Wer spielt, liest das erst nach dem Spiel.",
    }
    send { "Send", "Envoyer", "Abschicken" }
    quick_phrases { "Quick phrases", "Phrases toutes prêtes", "Fertige Sätze" }
    hello { "Hello", "Bonjour", "Hallo" }
    good_luck { "Have a good game", "Bonne partie", "Gutes Spiel" }
    one_moment { "One moment, please", "Un instant, s’il vous plaît", "Einen Moment, bitte" }
    here_again { "I am back", "Me revoilà", "Ich bin wieder da" }
    your_turn { "We are waiting for somebody", "On attend quelqu’un", "Wir warten auf jemanden" }
    well_played { "Well played", "Bien joué", "Gut gespielt" }
    thanks { "Thank you", "Merci", "Danke" }
    sorry { "Sorry", "Pardon", "Entschuldigung" }
    again { "Another game?", "Encore une partie\u{202f}?", "Noch ein Spiel?" }
    goodbye { "Goodbye", "Au revoir", "Tschüss" }
    whom_i_read { "Muted people and words", "Personnes et mots masqués", "Stummgeschaltetes" }
    whom_i_read_about {
        "Whose messages you do not see, and which words.",
        "Les personnes dont vous ne voyez pas les messages, et les mots.",
        "Wessen Nachrichten du nicht siehst, und welche Wörter.",
    }
    mute { "Mute", "Masquer", "Stummschalten" }
    mute_here_help {
        "Nobody is told. What was said before disappears for you, too.",
        "Personne ne le saura. Ce qui a été dit avant disparaît aussi pour vous.",
        "Niemand erfährt es. Auch was vorher gesagt wurde, verschwindet für dich.",
    }
    mute_everywhere_help {
        "The same at all tables, until you change your mind in the settings.",
        "La même chose à toutes les tables, jusqu’à ce que vous changiez d’avis dans les réglages.",
        "Dasselbe an allen Tischen, bis du es dir in den Einstellungen anders überlegst.",
    }
    report { "Report to whoever runs this site", "Signaler à la personne qui gère ce site", "Der Leitung dieser Seite melden" }
    report_help {
        "The report keeps this message and what was said around it.",
        "Le signalement garde ce message et ce qui l’entoure.",
        "Die Meldung bewahrt diese Nachricht und was um sie herum gesagt wurde.",
    }
    reason { "What is wrong with it?", "Qu’est-ce qui ne va pas\u{202f}?", "Was stimmt daran nicht?" }
    reported {
        "Reported. Thank you.",
        "Signalement envoyé. Merci.",
        "Gemeldet. Danke.",
    }
    back_to_table { "Back to the table", "Retour à la table", "Zurück zum Tisch" }
    muted_words { "Muted words", "Mots masqués", "Stummgeschaltete Wörter" }
    muted_words_help {
        "One per line, 50 at most. In what others write, dots take their place.",
        "Un par ligne, 50 au plus. Dans les messages des autres, des points les remplacent.",
        "Eines je Zeile, höchstens 50. In den Nachrichten der anderen stehen dafür Punkte.",
    }
    muted_people { "Muted people", "Personnes masquées", "Stummgeschaltete Leute" }
    nobody_muted {
        "Nobody. The flag beside a message leads to the button.",
        "Personne. Le drapeau à côté d’un message mène au bouton.",
        "Niemand. Die Flagge neben einer Nachricht führt zum Knopf.",
    }
    unmute { "Show again", "Afficher à nouveau", "Wieder zeigen" }
    everywhere { "At all tables", "À toutes les tables", "An allen Tischen" }
}

/// "Ivo: hello", to be spoken.
pub(crate) fn spoken(language: Language, name: &str, text: &str) -> String {
    say!(language, en: "{name}: {text}", fr: "{name}\u{202f}: {text}", de: "{name}: {text}")
}

/// The page about a message.
pub(crate) fn about_message(language: Language, name: &str) -> String {
    say!(language,
        en: "A message of {name}",
        fr: "Un message de {name}",
        de: "Eine Nachricht von {name}")
}

/// Not to read somebody at this table.
pub(crate) fn mute_here(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} at this table",
        fr: "{name} à cette table",
        de: "{name} an diesem Tisch")
}

/// Not to read somebody anywhere.
pub(crate) fn mute_everywhere(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} everywhere",
        fr: "{name} partout",
        de: "{name} überall")
}

/// To read somebody again.
pub(crate) fn unmute_person(language: Language, name: &str) -> String {
    say!(language, en: "Show {name} again", fr: "Afficher {name} à nouveau", de: "{name} wieder zeigen")
}

/// "At the table brass-lamp-7kq"
pub(crate) fn at_table(language: Language, table: &str) -> String {
    say!(language, en: "At the table {table}", fr: "À la table {table}", de: "Am Tisch {table}")
}
