//! Words of the host's pages.

use words::{Language, count, say};

use super::words_of_the_house;

words_of_the_house! {
    title { "Hosting", "Gestion du site", "Betrieb" }
    hosting_help {
        "Your account may look after this site.",
        "Votre compte peut gérer ce site.",
        "Dein Konto darf diese Seite betreuen.",
    }
    to_pages { "To the host’s pages", "Vers la gestion du site", "Zum Betrieb der Seite" }
    parts { "Hosting", "Gestion du site", "Betrieb" }
    overview { "Overview", "Aperçu", "Überblick" }
    tables { "Tables", "Tables", "Tische" }
    people { "People", "Joueurs", "Leute" }
    ratings { "Ratings", "Cotes", "Wertungen" }
    ratings_help {
        "Rated games that count less than in full, by who played them, the last first. The rule stands in docs/people.md; nothing needs to be done.",
        "Parties classées qui ne comptent pas entièrement, selon qui les a jouées, la dernière d’abord. La règle se trouve dans docs/people.md\u{202f}; il n’y a rien à faire.",
        "Spiele um Wertung, die nicht ganz zählen, nach den Beteiligten, das letzte zuerst. Die Regel steht in docs/people.md; zu tun ist nichts.",
    }
    no_weighed { "All rated games count in full.", "Toutes les parties classées comptent entièrement.", "Alle Spiele um Wertung zählen ganz." }
    reports { "Reports", "Signalements", "Meldungen" }
    log { "Log", "Journal", "Protokoll" }

    health { "Health", "État", "Zustand" }
    well { "All is well: the database takes what is written.", "Tout va bien\u{202f}: la base de données enregistre.", "Alles in Ordnung: Die Datenbank nimmt an, was geschrieben wird." }
    unwell { "The database takes nothing:", "La base de données n’enregistre rien\u{202f}:", "Die Datenbank nimmt nichts an:" }
    version { "Version", "Version", "Version" }
    running_since { "Running since", "En marche depuis", "Läuft seit" }
    database { "Database", "Base de données", "Datenbank" }
    last_backup { "Last backup", "Dernière sauvegarde", "Letzte Sicherung" }
    never { "none yet", "aucune pour le moment", "noch keine" }
    backup_help {
        "A backup is made by “mu admin backup FILE --verify”; docs/hosting.md has a timer for it.",
        "Une sauvegarde se fait par «\u{a0}mu admin backup FICHIER --verify\u{a0}»\u{202f}; docs/hosting.md montre comment la programmer.",
        "Eine Sicherung macht „mu admin backup DATEI --verify“; in docs/hosting.md steht ein Timer dafür.",
    }
    load { "Load", "Charge", "Auslastung" }
    of_this_process { "Of this process, since it began.", "De ce processus, depuis son démarrage.", "Dieses Prozesses, seit er läuft." }
    tables_in_memory { "Tables in memory", "Tables en mémoire", "Tische im Speicher" }
    open_pages { "Open pages", "Pages ouvertes", "Offene Seiten" }
    moves_of_people { "Moves of people", "Coups des joueurs", "Züge von Menschen" }
    moves_of_computers { "Moves of computers", "Coups des ordinateurs", "Züge von Computern" }
    failed_requests { "Requests that failed", "Requêtes en échec", "Fehlgeschlagene Anfragen" }
    memory { "Memory", "Mémoire", "Arbeitsspeicher" }
    kept { "Kept", "Données", "Bestand" }
    persons { "People", "Joueurs", "Leute" }
    accounts { "With an account", "Avec un compte", "Mit Konto" }
    waiting { "Waiting", "En attente", "Wartend" }
    playing { "Playing", "En cours", "Laufend" }
    over { "Over", "Terminées", "Beendet" }
    closed { "Closed", "Fermées", "Geschlossen" }
    open_reports { "Open reports", "Signalements à traiter", "Offene Meldungen" }
    hosts { "Hosts", "Gestionnaires", "Wer betreut" }
    hosts_help {
        "“mu admin host PERSON” makes an account a host’s.",
        "«\u{a0}mu admin host PERSONNE\u{a0}» confie la gestion à un compte.",
        "„mu admin host PERSON“ gibt einem Konto diese Rechte.",
    }

    no_tables { "There are none.", "Il n’y en a pas.", "Es gibt keine." }
    status { "Which tables", "Quelles tables", "Welche Tische" }
    close { "Close", "Fermer", "Schließen" }
    close_help {
        "Nobody can see it or play there any more; its journal is kept. A table whose game has not begun is removed.",
        "Personne ne peut plus la voir ni y jouer\u{202f}; son journal est conservé. Une table dont la partie n’a pas commencé est supprimée.",
        "Niemand sieht ihn mehr oder spielt dort weiter; sein Verlauf bleibt erhalten. Ein Tisch, an dem noch nicht gespielt wird, wird gelöscht.",
    }
    close_it { "Close the table", "Fermer la table", "Tisch schließen" }
    free { "free", "libre", "frei" }

    find { "Find", "Chercher", "Finden" }
    find_label { "A part of the name, or the beginning of the id", "Une partie du nom, ou le début de l’identifiant", "Ein Teil des Namens oder der Anfang der Kennung" }
    nobody { "Nobody is called so.", "Personne ne s’appelle ainsi.", "So heißt niemand." }
    account { "account", "compte", "Konto" }
    guest { "guest", "sans compte", "Gast" }
    no_name { "(no name)", "(sans nom)", "(ohne Namen)" }
    ban { "Ban", "Exclure", "Ausschließen" }
    ban_help {
        "Who is banned can act nowhere and only watch. In running games a computer plays on.",
        "Une personne exclue ne peut plus agir nulle part, seulement regarder. Dans les parties en cours, un ordinateur joue à sa place.",
        "Wer ausgeschlossen ist, kann nirgends mehr handeln und nur zusehen. In laufenden Spielen spielt ein Computer weiter.",
    }
    pardon { "Let act again", "Lever l’exclusion", "Wieder zulassen" }
    new_password { "New password", "Nouveau mot de passe", "Neues Passwort" }
    new_password_help {
        "Makes a link by which the person chooses a new password: once, within a day. Whoever opens it has the account; pass it on to nobody else.",
        "Crée un lien avec lequel la personne choisit un nouveau mot de passe\u{202f}: une fois, dans la journée. Qui l’ouvre a le compte\u{202f}; ne le donnez à personne d’autre.",
        "Macht einen Link, mit dem die Person ein neues Passwort wählt: einmal, innerhalb eines Tages. Wer ihn öffnet, hat das Konto; gib ihn sonst niemandem.",
    }
    make_link { "Make the link", "Créer le lien", "Link erstellen" }
    is_host { "host", "gestion", "betreut die Seite" }

    no_reports { "No report is open.", "Aucun signalement à traiter.", "Keine Meldung ist offen." }
    put_aside { "Put aside", "Classer", "Erledigt" }
    around { "What was said around it", "Ce qui s’est dit autour", "Was dabei gesagt wurde" }
    because { "Because:", "Motif\u{202f}:", "Grund:" }

    no_log { "Nothing was done yet.", "Rien n’a encore été fait.", "Noch wurde nichts getan." }
    older { "Older", "Plus anciens", "Ältere" }
    command_line { "the command line", "la ligne de commande", "die Befehlszeile" }
    deed_ban { "banned", "exclusion", "ausgeschlossen" }
    deed_pardon { "let act again", "exclusion levée", "wieder zugelassen" }
    deed_close_table { "table closed", "table fermée", "Tisch geschlossen" }
    deed_settle_report { "report put aside", "signalement classé", "Meldung erledigt" }
    deed_new_password { "link to a new password", "lien vers un nouveau mot de passe", "Link zu einem neuen Passwort" }
    deed_make_host { "made a host", "gestion confiée", "darf die Seite betreuen" }
    deed_end_host { "no host any more", "gestion retirée", "darf die Seite nicht mehr betreuen" }
    deed_backup { "backup", "sauvegarde", "Sicherung" }
}

/// "since 12 May 2026, 14:05 UTC", for who is banned
pub(crate) fn banned_since(language: Language, moment: &str) -> String {
    say!(language, en: "banned since {moment}", fr: "exclusion depuis le {moment}", de: "ausgeschlossen seit {moment}")
}

/// "first seen on 12 May 2026, 14:05 UTC"
pub(crate) fn came(language: Language, moment: &str) -> String {
    say!(language, en: "here since {moment}", fr: "ici depuis le {moment}", de: "hier seit {moment}")
}

/// "3 tables"
pub(crate) fn on_tables(language: Language, tables: i64) -> String {
    count!(language, tables,
        en: "{tables} table" | "{tables} tables",
        fr: "{tables} table" | "{tables} tables",
        de: "{tables} Tisch" | "{tables} Tische")
}

/// "12 games, the last one counts a quarter"
pub(crate) fn games_count(language: Language, games: usize, weight: &str) -> String {
    count!(language, games,
        en: "{games} game, it {weight}" | "{games} games, the last one {weight}",
        fr: "{games} partie, elle {weight}" | "{games} parties, la dernière {weight}",
        de: "{games} Spiel, es {weight}" | "{games} Spiele, das letzte {weight}")
}

/// "lost by Ben"
pub(crate) fn lost_by(language: Language, name: &str) -> String {
    say!(language, en: "lost by {name}", fr: "perdues par {name}", de: "verloren von {name}")
}

/// "Report 7"
pub(crate) fn report(language: Language, number: i64) -> String {
    say!(language, en: "Report {number}", fr: "Signalement {number}", de: "Meldung {number}")
}

/// "said by Ben, reported by Anna"
pub(crate) fn said_and_reported(language: Language, said_by: &str, reported_by: &str) -> String {
    say!(language,
        en: "said by {said_by}, reported by {reported_by}",
        fr: "message de {said_by}, signalé par {reported_by}",
        de: "gesagt von {said_by}, gemeldet von {reported_by}")
}

/// "by Anna"
pub(crate) fn done_by(language: Language, name: &str) -> String {
    say!(language, en: "by {name}", fr: "par {name}", de: "von {name}")
}

/// "Ban Ben", "Close amber-otter-k7m": the button of a line for those who do not see the line.
pub(crate) fn about(deed: &str, what: &str) -> String {
    format!("{deed}: {what}")
}

/// "The link for Anna"
pub(crate) fn link_for(language: Language, name: &str) -> String {
    say!(language, en: "A link for {name}", fr: "Un lien pour {name}", de: "Ein Link für {name}")
}

/// "84 MB"
pub(crate) fn megabytes(language: Language, megabytes: u64) -> String {
    say!(language, en: "{megabytes} MB", fr: "{megabytes}\u{a0}Mo", de: "{megabytes}\u{a0}MB")
}
