//! Words around a table.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    your_turn { "Your turn", "À vous de jouer", "Du bist dran" }
    waiting { "Waiting", "En attente", "Warten" }
    watching { "Watching", "Vous regardez", "Du siehst zu" }
    played_for_you { "A computer plays", "Un ordinateur joue", "Ein Computer spielt" }
    take_seat_again { "Play on yourself", "Reprendre votre place", "Selbst weiterspielen" }
    game_over { "Game over", "Partie terminée", "Spiel zu Ende" }
    you { "You", "Vous", "Du" }
    computer_player { "computer player", "joueur automatique", "Computerspieler" }
    stands_in { "a computer stands in", "un ordinateur remplace", "ein Computer vertritt" }
    away { "away", "pas là", "nicht da" }
    to_play { "to play", "à jouer", "dran" }
    players { "Players", "Joueurs", "Spieler" }
    table { "Table", "Table", "Tisch" }
    scores { "Scores", "Points", "Punkte" }
    log { "Log", "Journal", "Verlauf" }
    rules { "Rules", "Règles", "Regeln" }
    rounds { "Where the game is", "Avancement de la partie", "Stand des Spiels" }
    views { "Views of the table", "Vues de la table", "Ansichten des Tisches" }
    actions { "Actions", "Actions", "Aktionen" }
    back { "Back", "Retour", "Zurück" }
    back_one { "Back one step", "Retour d’une étape", "Zurück um einen Schritt" }
    full_screen { "Full screen", "Plein écran", "Vollbild" }
    menu { "Table menu", "Menu de la table", "Tischmenü" }
    close { "Close", "Fermer", "Schließen" }
    go_on { "Go on", "Continuer", "Weiter" }
    in_words { "Board in words", "La table en mots", "Tisch in Worten" }
    keys { "Keys", "Touches", "Tasten" }
    copy_link { "Copy the link", "Copier le lien", "Link kopieren" }
    picture { "Picture", "Image", "Bild" }
    what_decided { "What decided it", "Ce qui a fait la différence", "Was den Ausschlag gab" }
    over_time { "Points over time", "Les points au fil de la partie", "Punkte im Verlauf" }
    save_game { "Saved game", "Partie enregistrée", "Spielstand" }
    leave { "Leave the table", "Quitter la table", "Tisch verlassen" }
    leave_ask {
        "Leave the game? The others decide whether they wait, a computer takes your place, or the game ends. You can come back.",
        "Quitter la partie\u{202f}? Les autres décident s’ils attendent, si un ordinateur prend votre place, ou si la partie finit. Vous pourrez revenir.",
        "Das Spiel verlassen? Die anderen entscheiden, ob sie warten, ob ein Computer deinen Platz übernimmt oder ob das Spiel endet. Du kannst zurückkommen.",
    }
    leave_alone_ask {
        "Leave the game? A computer plays on in your place. You can come back.",
        "Quitter la partie\u{202f}? Un ordinateur continue à votre place. Vous pourrez revenir.",
        "Das Spiel verlassen? Ein Computer spielt an deiner Stelle weiter. Du kannst zurückkommen.",
    }
    give_up { "Give up", "Abandonner", "Aufgeben" }
    fair_luck { "Fair luck", "Hasard vérifiable", "Überprüfbarer Zufall" }
    commitment { "Fingerprint of the secret number", "Empreinte du nombre secret", "Fingerabdruck der geheimen Zahl" }
    secret { "The secret number", "Le nombre secret", "Die geheime Zahl" }
    options { "What was agreed", "Ce qui a été convenu", "Was vereinbart wurde" }
    agreed_default { "The usual rules.", "Les règles usuelles.", "Die üblichen Regeln." }
    nothing_yet { "Nothing has happened yet.", "Rien ne s’est encore passé.", "Noch ist nichts passiert." }
    no_scores_yet { "No scores yet.", "Pas encore de points.", "Noch keine Punkte." }
    rules_come { "Choose a § to read its rule here.", "Choisissez un § pour lire sa règle ici.", "Wähl ein §, dann steht die Regel hier." }
    whole_rules { "All rules", "Toutes les règles", "Alle Regeln" }
    cover_hint {
        "Nobody’s cards are shown until then.",
        "D’ici là, aucune carte n’est montrée.",
        "Bis dahin sieht man von niemandem die Karten.",
    }
    again { "Play again", "Rejouer", "Noch einmal" }
    to_again { "To the new table", "Vers la nouvelle table", "Zum neuen Tisch" }
    lobby { "Lobby", "Accueil", "Lobby" }
    score_sheet { "Score sheet", "Feuille de marque", "Punktezettel" }
    places { "Places", "Classement", "Platzierung" }
    points { "points", "points", "Punkte" }
    your_choice { "Your choice", "Votre choix", "Deine Wahl" }
    send { "Send", "Envoyer", "Abschicken" }
    moved_on {
        "The table has moved on since this page was loaded. Choose again.",
        "La table a changé depuis le chargement de cette page. Choisissez à nouveau.",
        "Am Tisch ging es weiter, seit diese Seite geladen wurde. Wähl noch einmal.",
    }
    refused_head { "This was not possible.", "Ce n’était pas possible.", "Das ging nicht." }
    look_again { "Look again", "Regarder à nouveau", "Neu laden" }

    key_tab { "next group", "groupe suivant", "nächste Gruppe" }
    key_arrows { "within a group", "dans un groupe", "innerhalb einer Gruppe" }
    key_enter { "choose, confirm", "choisir, confirmer", "wählen, bestätigen" }
    key_escape { "close a note, or go one step back", "fermer une note, sinon revenir d’une étape", "Notiz schließen, sonst ein Schritt zurück" }
    key_digits { "to the nth possible choice", "au n-ième choix possible", "zur n-ten Möglichkeit" }
    key_next { "next, previous possible choice", "choix possible suivant, précédent", "nächste, vorige Möglichkeit" }
    key_undo { "undo", "annuler", "rückgängig" }
    hint { "Hint", "Conseil", "Tipp" }
    figures { "Figures", "Chiffres", "Zahlen" }
    worth_a_look { "What is worth a look", "Ce qui mérite un regard", "Was einen Blick wert ist" }
    key_hint { "hint: what matters; once more: which choices", "conseil\u{202f}: l’essentiel\u{202f}; encore une fois\u{202f}: quels choix", "Tipp: worauf es ankommt; noch einmal: welche Wahl" }
    key_magnify { "magnify", "agrandir", "vergrößern" }
    key_hide { "hide the pieces", "cacher les pièces", "Figuren ausblenden" }
    key_zoom { "map: zoom in, zoom out, whole; Shift and arrows move it", "le plan\u{202f}: plus près, plus loin, entier\u{202f}; Maj et flèches le déplacent", "Landkarte: näher, weiter weg, ganz; Umschalt und Pfeile verschieben sie" }
    key_last { "say what happened last", "dire ce qui vient de se passer", "sagen, was zuletzt geschah" }
    key_turn { "say whose turn it is and what for", "dire à qui de jouer et quoi", "sagen, wer dran ist und womit" }
    key_scores { "say the scores", "dire les points", "die Punkte sagen" }
    key_describe { "the board in words", "la table en mots", "der Tisch in Worten" }
    key_chat { "write in the chat", "écrire dans la discussion", "in den Chat schreiben" }
    key_list { "this list", "cette liste", "diese Liste" }
    space { "Space", "Espace", "Leertaste" }
    enter { "Enter", "Entrée", "Eingabe" }
    escape { "Esc", "Échap", "Esc" }
    arrows { "Arrows", "Flèches", "Pfeile" }
}

/// "Give up? The game is over then, and Ben has won."
pub(crate) fn give_up_sure(language: Language, winner: &str) -> String {
    say!(language,
        en: "Give up? The game is over at once, and {winner} has won. This cannot be undone.",
        fr: "Abandonner\u{202f}? La partie finit aussitôt, et {winner} gagne. C’est définitif.",
        de: "Aufgeben? Das Spiel ist sofort zu Ende, und {winner} hat gewonnen. Das lässt sich nicht rückgängig machen.")
}

/// "Leave the game? Ben decides whether to wait, …"
pub(crate) fn leave_two_ask(language: Language, other: &str) -> String {
    say!(language,
        en: "Leave the game? {other} decides whether to wait, to let a computer play on, or to end the game and win. You can come back until then.",
        fr: "Quitter la partie\u{202f}? {other} décide d’attendre, de laisser jouer un ordinateur, ou de finir la partie et gagner. Vous pouvez revenir jusque-là.",
        de: "Das Spiel verlassen? {other} entscheidet, ob gewartet wird, ein Computer weiterspielt oder das Spiel endet und du verlierst. Bis dahin kannst du zurückkommen.")
}

/// "2 are watching"
pub(crate) fn watchers(language: Language, count: usize) -> String {
    count!(language, count,
        en: "{count} is watching" | "{count} are watching",
        fr: "{count} personne regarde" | "{count} personnes regardent",
        de: "{count} sieht zu" | "{count} sehen zu")
}

/// "2 hints"
pub(crate) fn hints_counted(language: Language, count: u32) -> String {
    count!(language, count,
        en: "{count} hint" | "{count} hints",
        fr: "{count} conseil" | "{count} conseils",
        de: "{count} Tipp" | "{count} Tipps")
}

/// "5 players"
pub(crate) fn player_count(language: Language, count: usize) -> String {
    count!(language, count,
        en: "{count} player" | "{count} players",
        fr: "{count} joueur" | "{count} joueurs",
        de: "{count} Person" | "{count} Personen")
}

/// "Rule 8.4", the spoken form of a rule link.
pub(crate) fn rule_number(language: Language, section: u8, number: u8) -> String {
    say!(language,
        en: "Rule {section}.{number}",
        fr: "Règle {section}.{number}",
        de: "Regel {section}.{number}")
}

/// "84 points", for those who do not see the column.
pub(crate) fn score_points(language: Language, score: &str) -> String {
    count!(language, score.replace('\u{2212}', "-").parse::<i64>().unwrap_or_default(),
        en: "{score} point" | "{score} points",
        fr: "{score} point" | "{score} points",
        de: "{score} Punkt" | "{score} Punkte")
}

/// The title of a page whose reader is to choose.
pub(crate) fn turn_title(language: Language, title: &str) -> String {
    let head = your_turn(language);
    format!("{head} · {title}")
}

/// "Hand the device to Ben"
pub(crate) fn hand_over(language: Language, name: &str) -> String {
    say!(language,
        en: "Hand the device to {name}",
        fr: "Passez l’appareil à {name}",
        de: "Gib das Gerät an {name}")
}

/// "I am Ben: show my cards"
pub(crate) fn i_am(language: Language, name: &str) -> String {
    say!(language,
        en: "I am {name}: show my cards",
        fr: "Je suis {name}\u{202f}: montrez mes cartes",
        de: "Ich bin {name}: Zeig meine Karten")
}

/// "Choose 1 to 3."
pub(crate) fn choose_some(language: Language, min: usize, max: usize) -> String {
    if min == max {
        return say!(language, en: "Choose {min}.", fr: "Choisissez-en {min}.", de: "Wähl {min} aus.");
    }
    say!(language,
        en: "Choose {min} to {max}.",
        fr: "Choisissez-en de {min} à {max}.",
        de: "Wähl {min} bis {max} aus.")
}

/// "Play on as Ben", for somebody whose seat a computer holds meanwhile.
pub(crate) fn come_back(language: Language, name: &str) -> String {
    say!(language,
        en: "Play on as {name}",
        fr: "Reprendre la place de {name}",
        de: "Als {name} weiterspielen")
}

/// "after step 40": the head of a column.
pub(crate) fn after_step(language: Language, step: usize) -> String {
    say!(language, en: "after step {step}", fr: "après l’étape {step}", de: "nach Schritt {step}")
}
