//! What the script says by itself. Everything about a game comes from the server with the choices.

use serde::Serialize;
use words::{Language, word};

/// The words of the script, sent with every page as JSON.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct ScriptWords {
    chosen: &'static str,
    choice: &'static str,
    choices: &'static str,
    ready: &'static str,
    not_part: &'static str,
    not_turn: &'static str,
    full: &'static str,
    moved: &'static str,
    unsent: &'static str,
    again: &'static str,
    rule: &'static str,
    more: &'static str,
    lost: &'static str,
    found: &'static str,
    turn: &'static str,
    over: &'static str,
    copied: &'static str,
    uncopied: &'static str,
    silent: &'static str,
    thinking: &'static str,
    hint: &'static str,
    hint_next: &'static str,
    hint_which: &'static str,
    hint_over: &'static str,
}

/// The words of the script. `{…}` are filled in by it.
pub(crate) const fn script_words(language: Language) -> ScriptWords {
    ScriptWords {
        chosen: word!(language, en: "{name} chosen.", fr: "{name}\u{202f}: choisi.", de: "{name} gewählt."),
        choice: word!(language, en: "1 choice.", fr: "1 choix.", de: "1 Möglichkeit."),
        choices: word!(language, en: "{n} choices.", fr: "{n} choix.", de: "{n} Möglichkeiten."),
        ready: word!(language,
            en: "Enter confirms, Escape goes back.",
            fr: "Entrée confirme, Échap revient.",
            de: "Eingabe bestätigt, Esc geht zurück."),
        not_part: word!(language,
            en: "This is not part of the move.",
            fr: "Ceci ne fait pas partie du coup.",
            de: "Das gehört nicht zu diesem Zug."),
        not_turn: word!(language,
            en: "You have nothing to choose now.",
            fr: "Vous n’avez rien à choisir maintenant.",
            de: "Du hast gerade nichts zu wählen."),
        full: word!(language,
            en: "{n} are chosen, which is the most. Take one back first.",
            fr: "{n} sont choisis, c’est le maximum. Retirez-en d’abord un.",
            de: "{n} sind gewählt, mehr geht nicht. Nimm erst etwas zurück."),
        moved: word!(language,
            en: "The table has moved on. Choose again.",
            fr: "La table a changé. Choisissez à nouveau.",
            de: "Der Tisch ist weiter. Wähl noch einmal."),
        unsent: word!(language,
            en: "Not sent. Nothing was lost.",
            fr: "Non envoyé. Rien n’est perdu.",
            de: "Nicht abgeschickt. Nichts ist verloren."),
        again: word!(language, en: "Try again", fr: "Réessayer", de: "Noch einmal"),
        rule: word!(language, en: "Rule {n}", fr: "Règle {n}", de: "Regel {n}"),
        more: word!(language, en: "And {n} more.", fr: "Et {n} de plus.", de: "Und {n} mehr."),
        lost: word!(language,
            en: "No connection. Trying again in {n} s.",
            fr: "Pas de connexion. Nouvel essai dans {n} s.",
            de: "Keine Verbindung. Neuer Versuch in {n} s."),
        found: word!(language, en: "Connected again.", fr: "Connexion rétablie.", de: "Wieder verbunden."),
        turn: word!(language, en: "Your turn.", fr: "À vous de jouer.", de: "Du bist dran."),
        over: word!(language, en: "The game is over.", fr: "La partie est terminée.", de: "Das Spiel ist aus."),
        copied: word!(language, en: "Copied", fr: "Copié", de: "Kopiert"),
        uncopied: word!(language,
            en: "Press Ctrl C to copy",
            fr: "Ctrl C pour copier",
            de: "Strg C zum Kopieren"),
        silent: word!(language,
            en: "Nothing has happened yet.",
            fr: "Rien ne s’est encore passé.",
            de: "Noch ist nichts passiert."),
        thinking: word!(language, en: "Thinking…", fr: "Réflexion…", de: "Denkt nach…"),
        hint: word!(language, en: "Hint: {text}", fr: "Conseil\u{202f}: {text}", de: "Tipp: {text}"),
        hint_next: word!(language,
            en: "Ask once more to see which.",
            fr: "Redemandez pour voir lequel.",
            de: "Frag noch einmal, dann siehst du, welche."),
        hint_which: word!(language,
            en: "Worth a look: {list}",
            fr: "À envisager\u{202f}: {list}",
            de: "Einen Blick wert: {list}"),
        hint_over: word!(language, en: "The hint is put away.", fr: "Le conseil est rangé.", de: "Der Tipp ist weg."),
    }
}

/// The same as JSON text.
pub(crate) fn script_words_json(language: Language) -> String {
    serde_json::to_string(&script_words(language)).expect("plain strings are always JSON")
}
