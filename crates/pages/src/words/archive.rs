//! Words of the archive: games that are over, stars and notes.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    games { "Games", "Parties", "Partien" }
    finished_games { "Finished games", "Parties terminées", "Gespielte Partien" }
    yours { "Yours", "Les vôtres", "Deine" }
    public { "Public", "Publiques", "Öffentliche" }
    starred { "Starred", "Favorites", "Mit Stern" }
    noted { "With your notes", "Avec vos notes", "Mit deinen Notizen" }
    which { "Which games", "Quelles parties", "Welche Partien" }
    narrow { "Narrow down", "Affiner", "Eingrenzen" }
    game { "Game", "Jeu", "Spiel" }
    any { "Any", "Peu importe", "Egal" }
    with { "With", "Avec", "Mit" }
    with_hint { "The name of an account", "Le nom d’un compte", "Der Name eines Kontos" }
    players { "Players", "Joueurs", "Personen" }
    outcome { "Your result", "Votre résultat", "Dein Ergebnis" }
    won { "Won", "Gagnée", "Gewonnen" }
    lost { "Not won", "Non gagnée", "Nicht gewonnen" }
    from { "From", "Du", "Vom" }
    until { "To", "Au", "Bis" }
    length { "Length", "Durée", "Dauer" }
    short { "Up to 15 minutes", "Jusqu’à 15 minutes", "Bis 15 Minuten" }
    medium { "15 to 45 minutes", "De 15 à 45 minutes", "15 bis 45 Minuten" }
    long { "45 minutes to 2 hours", "De 45 minutes à 2 heures", "45 Minuten bis 2 Stunden" }
    longer { "More than 2 hours", "Plus de 2 heures", "Über 2 Stunden" }
    time { "Time", "Cadence", "Bedenkzeit" }
    untimed { "Untimed", "Sans limite", "Ohne Uhr" }
    live { "Live", "En direct", "Live" }
    daily { "By the day", "Par jours", "Nach Tagen" }
    rated { "Rated", "Classée", "Um Wertung" }
    rated_yes { "Rated", "Classées", "Um Wertung" }
    rated_no { "Not rated", "Non classées", "Ohne Wertung" }
    show_results { "Show the results of others’ games", "Montrer les résultats des parties des autres", "Ergebnisse fremder Partien zeigen" }
    find { "Find", "Trouver", "Finden" }
    all { "All of them", "Toutes", "Alle" }
    nothing { "No game fits.", "Aucune partie ne correspond.", "Keine Partie passt." }
    nothing_yet {
        "Nothing here yet. Games that you finish stand here.",
        "Rien encore. Les parties que vous terminez apparaîtront ici.",
        "Noch nichts. Hier stehen die Partien, die du zu Ende spielst.",
    }
    nothing_public {
        "Nothing here yet. Games of public tables stand here when they are over.",
        "Rien encore. Les parties des tables publiques apparaîtront ici une fois terminées.",
        "Noch nichts. Hier stehen Partien öffentlicher Tische, sobald sie zu Ende sind.",
    }
    nothing_starred {
        "Nothing here yet. Press the star of a game to find it again.",
        "Rien encore. Touchez l’étoile d’une partie pour la retrouver.",
        "Noch nichts. Drück auf den Stern einer Partie, um sie wiederzufinden.",
    }
    nothing_noted {
        "Nothing here yet. Notes are written in the replay of a game.",
        "Rien encore. Les notes s’écrivent en revoyant une partie.",
        "Noch nichts. Notizen schreibst du beim Nachspielen einer Partie.",
    }
    search_on { "Search older games", "Chercher plus loin", "In älteren Partien suchen" }
    older { "Older games", "Parties plus anciennes", "Ältere Partien" }
    replay { "Replay", "Revoir", "Nachspielen" }
    star { "Star", "Favorite", "Stern" }
    unstar { "Take the star away", "Retirer l’étoile", "Stern wegnehmen" }
    over_time { "Over time", "Au fil du temps", "Im Lauf der Zeit" }
    rating_over_time { "Rating over time", "Cote au fil du temps", "Wertung im Lauf der Zeit" }
    month { "Month", "Mois", "Monat" }
    notes { "Notes", "Notes", "Notizen" }
    note_here { "Your note on this position", "Votre note sur cette position", "Deine Notiz zu dieser Stellung" }
    shared { "Everybody at the table may read it", "Toute la table peut la lire", "Alle am Tisch dürfen sie lesen" }
    save_note { "Save the note", "Enregistrer la note", "Notiz speichern" }
    note_bounds {
        "To take it away, save it empty. It goes with your account.",
        "Pour la retirer, enregistrez-la vide. Elle disparaît avec votre compte.",
        "Zum Löschen leer speichern. Sie verschwindet mit deinem Konto.",
    }
}

/// "place 2"
pub(crate) fn place(language: Language, place: u8) -> String {
    say!(language, en: "Place {place}", fr: "{place}ᵉ place", de: "Platz {place}")
}

/// "1 minute", "35 minutes": how long a game took.
pub(crate) fn minutes(language: Language, minutes: i64) -> String {
    count!(language, minutes,
        en: "{minutes} minute" | "{minutes} minutes",
        fr: "{minutes} minute" | "{minutes} minutes",
        de: "{minutes} Minute" | "{minutes} Minuten")
}

/// "3 hours": how long a game took.
pub(crate) fn hours(language: Language, hours: i64) -> String {
    count!(language, hours,
        en: "{hours} hour" | "{hours} hours",
        fr: "{hours} heure" | "{hours} heures",
        de: "{hours} Stunde" | "{hours} Stunden")
}

/// "12 days": how long a game took.
pub(crate) fn days(language: Language, days: i64) -> String {
    count!(language, days,
        en: "{days} day" | "{days} days",
        fr: "{days} jour" | "{days} jours",
        de: "{days} Tag" | "{days} Tage")
}

/// "Replay: M, 3 May 2026, with Anna and Ben": the button of a row for those who do not see the row.
pub(crate) fn replay_of(language: Language, title: &str, day: &str, names: &str) -> String {
    say!(language,
        en: "Replay: {title}, {day}, with {names}",
        fr: "Revoir\u{202f}: {title}, {day}, avec {names}",
        de: "Nachspielen: {title}, {day}, mit {names}")
}

/// "A rating from 980 to 1043": what a line shows, for those who do not see it.
pub(crate) fn rating_from_to(language: Language, least: i64, most: i64) -> String {
    say!(language,
        en: "Rating between {least} and {most}",
        fr: "Cote entre {least} et {most}",
        de: "Wertung zwischen {least} und {most}")
}
