//! Words of accounts, sessions, profiles, friends and ratings.

use words::{Language, count, say, word};

use super::words_of_the_house;
use crate::day::Day;

words_of_the_house! {
    account { "Account", "Compte", "Konto" }
    sign_in { "Sign in", "Se connecter", "Anmelden" }
    sign_out { "Sign out", "Se déconnecter", "Abmelden" }
    make_account { "Make an account", "Créer un compte", "Konto anlegen" }
    account_or_sign_in { "Make an account or sign in", "Créer un compte ou se connecter", "Konto anlegen oder anmelden" }
    why_account {
        "Nobody needs an account to play. With one you keep your name, your tables and your results in every browser, and you can play rated games.",
        "Nul besoin de compte pour jouer. Avec un compte, vous retrouvez votre nom, vos tables et vos résultats dans tous vos navigateurs, et vous pouvez jouer des parties classées.",
        "Zum Spielen braucht niemand ein Konto. Mit einem hast du Namen, Tische und Ergebnisse in jedem Browser und kannst um Wertung spielen.",
    }
    keeps_tables {
        "You stay at your tables, and your results stay yours.",
        "Vous restez à vos tables et gardez vos résultats.",
        "Du bleibst an deinen Tischen, und deine Ergebnisse bleiben deine.",
    }
    keeps_seats {
        "The seats you have in this browser move with you.",
        "Les places que vous occupez dans ce navigateur vous suivent.",
        "Die Plätze, die du in diesem Browser hast, kommen mit.",
    }
    name { "Name", "Nom", "Name" }
    name_help {
        "Everybody sees it, and nobody else can have it.",
        "Tout le monde le voit, et personne d’autre ne peut le prendre.",
        "Alle sehen ihn, und niemand sonst kann ihn haben.",
    }
    password { "Password", "Mot de passe", "Passwort" }
    password_help {
        "8 to 128 characters.",
        "De 8 à 128 caractères.",
        "8 bis 128 Zeichen.",
    }
    old_password { "Current password", "Mot de passe actuel", "Bisheriges Passwort" }
    new_password { "New password", "Nouveau mot de passe", "Neues Passwort" }
    change_name { "Change the name", "Changer le nom", "Namen ändern" }
    change_password { "Change the password", "Changer le mot de passe", "Passwort ändern" }
    change_password_help {
        "All other browsers are signed out.",
        "Tous les autres navigateurs seront déconnectés.",
        "Alle anderen Browser werden abgemeldet.",
    }
    forgotten { "Forgotten your password?", "Mot de passe oublié\u{202f}?", "Passwort vergessen?" }
    forgotten_title { "Forgotten password", "Mot de passe oublié", "Passwort vergessen" }
    forgotten_text {
        "Give the name of your account. If you get notices by e-mail, a link to choose a new password is sent to that address.",
        "Indiquez le nom de votre compte. Si vous recevez des avis par courriel, un lien pour choisir un nouveau mot de passe sera envoyé à cette adresse.",
        "Gib den Namen deines Kontos an. Wenn du Hinweise per E-Mail bekommst, geht ein Link, mit dem du ein neues Passwort wählst, an diese Adresse.",
    }
    send_link { "Send the link", "Envoyer le lien", "Link schicken" }
    forgotten_asked {
        "If there is such an account and it has a confirmed e-mail address, a letter is on its way. Its link works once, for one hour.",
        "Si ce compte existe et qu’une adresse y est confirmée, un message est en route. Son lien sert une fois, pendant une heure.",
        "Wenn es dieses Konto gibt und es eine bestätigte E-Mail-Adresse hat, ist ein Brief unterwegs. Der Link darin gilt einmal, eine Stunde lang.",
    }
    forgotten_without_letters {
        "This site sends no e-mail. Ask whoever runs it for a link to choose a new password.",
        "Ce site n’envoie pas de courriel. Demandez à la personne qui le gère un lien pour choisir un nouveau mot de passe.",
        "Diese Seite verschickt keine E-Mail. Bitte die Person, die sie betreibt, um einen Link, mit dem du ein neues Passwort wählst.",
    }
    forgotten_host {
        "Whoever runs this site can give you a link, too.",
        "La personne qui gère ce site peut aussi vous donner un lien.",
        "Auch wer diese Seite betreibt, kann dir einen Link geben.",
    }
    back_to_sign_in { "Back to signing in", "Retour à la connexion", "Zurück zur Anmeldung" }
    choose_password { "Choose a new password", "Choisir un nouveau mot de passe", "Neues Passwort wählen" }
    your_data { "Your data", "Vos données", "Deine Daten" }
    your_data_help {
        "All that this site keeps of you, as one file: account, settings, games, results, and what you have written. No passwords, and nothing of others that you do not see anyway.",
        "Tout ce que ce site conserve à votre sujet, en un seul fichier\u{202f}: compte, réglages, parties, résultats et ce que vous avez écrit. Aucun mot de passe, et rien des autres que vous ne voyiez déjà.",
        "Alles, was diese Seite über dich aufbewahrt, in einer Datei: Konto, Einstellungen, Spiele, Ergebnisse und was du geschrieben hast. Keine Passwörter, und nichts über andere, was du nicht ohnehin siehst.",
    }
    download_data { "Download your data", "Télécharger vos données", "Deine Daten herunterladen" }
    delete_account { "Delete the account", "Supprimer le compte", "Konto löschen" }
    delete_help {
        "This cannot be undone. Your name is taken off every table, you leave your tables, and friends and blocks are gone. The games themselves stay, because they are other people’s as well.",
        "C’est définitif. Votre nom disparaît de toutes les tables, vous quittez vos tables, et vos listes d’amis et de personnes bloquées sont effacées. Les parties elles-mêmes restent, car elles sont aussi celles des autres.",
        "Das lässt sich nicht zurücknehmen. Dein Name verschwindet von jedem Tisch, du verlässt deine Tische, Freundschaften und Sperren sind weg. Die Spiele selbst bleiben, denn sie gehören auch den anderen.",
    }
    your_page { "Your page", "Votre page", "Deine Seite" }
    account_name_hint {
        "The name of your account. Seats you have taken keep the name they were taken under.",
        "Le nom de votre compte. Les places déjà prises gardent le nom sous lequel vous les avez prises.",
        "Der Name deines Kontos. Plätze, die du schon hast, behalten ihren Namen.",
    }

    sessions { "Browsers", "Navigateurs", "Browser" }
    sessions_help {
        "Where you are signed in. End what is not yours.",
        "Les navigateurs où votre compte est ouvert. Fermez ceux qui ne sont pas à vous.",
        "Wo du angemeldet bist. Beende, was nicht zu dir gehört.",
    }
    this_one { "this one", "celui-ci", "dieser hier" }
    unknown_browser { "A browser", "Un navigateur", "Ein Browser" }
    end_session { "End", "Fermer", "Beenden" }
    end_others { "End all others", "Fermer tous les autres", "Alle anderen beenden" }
    end_others_help {
        "If you lose a browser, its cookie is then worthless.",
        "Si vous perdez un navigateur, son cookie ne vaut alors plus rien.",
        "Geht ein Browser verloren, ist sein Cookie danach wertlos.",
    }

    people { "People", "Joueurs", "Leute" }
    friends { "Friends", "Amis", "Freunde" }
    no_friends {
        "Nobody yet. Open somebody’s page and add them: their open tables then stand first in the lobby.",
        "Personne encore. Ouvrez la page de quelqu’un et ajoutez-le\u{202f}: ses tables ouvertes seront en tête à l’accueil.",
        "Noch niemand. Öffne die Seite von jemandem und füg die Person hinzu: Ihre offenen Tische stehen dann in der Lobby vorn.",
    }
    blocked { "Blocked", "Personnes bloquées", "Gesperrt" }
    find { "Find somebody", "Chercher quelqu’un", "Jemanden finden" }
    find_help {
        "The whole name of an account. Capitals do not matter.",
        "Le nom entier d’un compte. Les majuscules ne comptent pas.",
        "Der ganze Name eines Kontos. Groß und klein ist egal.",
    }
    go { "Find", "Chercher", "Finden" }
    befriend { "Add to friends", "Ajouter aux amis", "Zu den Freunden" }
    unfriend { "Remove from friends", "Retirer des amis", "Von den Freunden entfernen" }
    remove { "Remove", "Retirer", "Entfernen" }
    block { "Block", "Bloquer", "Sperren" }
    unblock { "Unblock", "Débloquer", "Entsperren" }
    block_help {
        "Whoever is blocked cannot sit down at your waiting tables, and you do not see what they write.",
        "Une personne bloquée ne peut pas s’asseoir à vos tables en attente, et vous ne voyez pas ce qu’elle écrit.",
        "Wer gesperrt ist, kann sich nicht an deine wartenden Tische setzen, und du siehst nicht, was die Person schreibt.",
    }
    friend_help {
        "Only you see your list. Tables that wait for players and have a friend of yours come first in the lobby.",
        "Personne d’autre ne voit votre liste. Les tables en attente où se trouvent vos amis sont en tête à l’accueil.",
        "Deine Liste siehst nur du. Wartende Tische, an denen Freunde von dir sitzen, stehen in der Lobby vorn.",
    }
    friend_sits { "a friend is here", "avec des amis", "Freunde am Tisch" }

    results { "Results", "Résultats", "Ergebnisse" }
    your_results { "Your results", "Vos résultats", "Deine Ergebnisse" }
    only_yours {
        "Games of several people that you have played to the end. Without an account only you see this.",
        "Les parties à plusieurs que vous avez terminées. Sans compte, personne d’autre ne les voit.",
        "Spiele zu mehreren, die du zu Ende gespielt hast. Ohne Konto siehst nur du sie.",
    }
    none_yet {
        "No finished game of several people yet.",
        "Aucune partie à plusieurs terminée pour le moment.",
        "Noch kein beendetes Spiel zu mehreren.",
    }
    played { "Played", "Jouées", "Gespielt" }
    won { "Won", "Gagnées", "Gewonnen" }
    average_place { "Average place", "Place moyenne", "Platz im Schnitt" }
    success { "Beaten", "Devancés", "Geschlagen" }
    success_help {
        "Beaten: the share of the others who finished behind, on average.",
        "Devancés\u{202f}: la part des autres classée derrière à la fin, en moyenne.",
        "Geschlagen: welcher Anteil der anderen am Ende im Schnitt dahinter lag.",
    }
    rating { "Rating", "Cote", "Wertung" }
    rating_help {
        "Rating: everybody begins at 1000. The number after ± says how uncertain it is; it becomes smaller with every rated game.",
        "Cote\u{202f}: tout le monde commence à 1000. Le nombre après ± dit l’incertitude\u{202f}; elle diminue à chaque partie classée.",
        "Wertung: Alle beginnen bei 1000. Die Zahl nach ± sagt, wie unsicher sie ist; mit jedem Spiel um Wertung wird sie kleiner.",
    }
    last_games { "Last games", "Dernières parties", "Letzte Spiele" }
    longest_game { "Longest game", "Partie la plus longue", "Längstes Spiel" }
    look_at { "Look", "Voir", "Ansehen" }

    rated { "Rated", "Classée", "Um Wertung" }
    rated_help {
        "The result changes the ratings of all. Only people with accounts can sit here; no computer players, no hints, no aids to memory, no take-back. If a computer has to stand in for somebody, the game does not count.",
        "Le résultat change la cote de chacun. Seules des personnes avec un compte peuvent s’asseoir\u{202f}; ni ordinateurs, ni conseils, ni aide-mémoire, ni reprise de coup. Si un ordinateur doit remplacer quelqu’un, la partie ne compte pas.",
        "Das Ergebnis ändert die Wertung aller. Nur Leute mit Konto können mitspielen; keine Computer, keine Tipps, keine Gedächtnishilfen, kein Zurücknehmen. Muss ein Computer für jemanden einspringen, zählt das Spiel nicht.",
    }
    rated_table { "This game is rated.", "Cette partie est classée.", "Hier geht es um Wertung." }
    rated_needs_account {
        "Only people with an account open rated tables. Make one, or switch this off.",
        "Seules les personnes avec un compte ouvrent des tables classées. Créez-en un, ou désactivez cette option.",
        "Tische um Wertung eröffnet nur, wer ein Konto hat. Leg eins an, oder schalte das aus.",
    }
    rated_only_people {
        "At a rated table every seat is for a person with an account: you, or an open seat.",
        "À une table classée, chaque place est pour une personne avec un compte\u{202f}: vous, ou une place libre.",
        "An einem Tisch um Wertung ist jeder Platz für jemanden mit Konto: du oder ein offener Platz.",
    }
    rated_needs_others {
        "A rated game needs at least two people.",
        "Une partie classée demande au moins deux personnes.",
        "Ein Spiel um Wertung braucht mindestens zwei Leute.",
    }
    rated_waits {
        "Free seats are for people with an account. Send them the link.",
        "Les places libres sont pour des personnes avec un compte. Envoyez-leur le lien.",
        "Die freien Plätze sind für Leute mit Konto. Schick ihnen den Link.",
    }
    no_longer_rated {
        "A computer has stood in for somebody: this game does not count for ratings.",
        "Un ordinateur a remplacé quelqu’un\u{202f}: cette partie ne compte pas pour la cote.",
        "Ein Computer ist für jemanden eingesprungen: Dieses Spiel zählt nicht für die Wertung.",
    }
}

/// "Member since 12 May 2026"
pub(crate) fn member_since(language: Language, day: Day) -> String {
    let day = day.words(language);
    say!(language, en: "Member since {day}", fr: "Membre depuis le {day}", de: "Dabei seit dem {day}")
}

/// "used last on 12 May 2026"
pub(crate) fn last_seen(language: Language, day: Day) -> String {
    let day = day.words(language);
    say!(language, en: "last used on {day}", fr: "dernière utilisation le {day}", de: "zuletzt benutzt am {day}")
}

/// "since 12 May 2026"
pub(crate) fn signed_in(language: Language, day: Day) -> String {
    let day = day.words(language);
    say!(language, en: "since {day}", fr: "depuis le {day}", de: "seit dem {day}")
}

/// "4 players"
pub(crate) fn with_players(language: Language, players: u8) -> String {
    count!(language, players,
        en: "{players} player" | "{players} players",
        fr: "en solo" | "à {players}",
        de: "allein" | "zu {players}")
}

/// "2nd of 4", in figures
pub(crate) fn place_of(language: Language, place: u8, players: u8) -> String {
    say!(language, en: "place {place} of {players}", fr: "{place}\u{a0}sur {players}", de: "Platz {place} von {players}")
}

/// "214 steps"
pub(crate) fn steps(language: Language, steps: i64) -> String {
    count!(language, steps,
        en: "{steps} step" | "{steps} steps",
        fr: "{steps} étape" | "{steps} étapes",
        de: "{steps} Schritt" | "{steps} Schritte")
}

/// "Look: M, 3 May 2026": the button of a row for those who do not see the row.
pub(crate) fn look_at_game(language: Language, title: &str, day: Day) -> String {
    let day = day.words(language);
    say!(language, en: "Look: {title}, {day}", fr: "Voir\u{202f}: {title}, {day}", de: "Ansehen: {title}, {day}")
}

/// "1043, give or take 210", for those who hear it
pub(crate) fn give_or_take(language: Language, value: i64, spread: i64) -> String {
    say!(language,
        en: "rating {value}, give or take {spread}",
        fr: "cote {value}, à {spread} près",
        de: "Wertung {value}, plus oder minus {spread}")
}

/// "Remove Anna from friends", "Unblock Anna": the button of a list for those who do not see the row.
pub(crate) fn about(deed: &str, name: &str) -> String {
    format!("{deed}: {name}")
}

/// "End the session Firefox, Linux"
pub(crate) fn end_session_of(language: Language, browser: &str) -> String {
    say!(language, en: "End {browser}", fr: "Fermer {browser}", de: "{browser} beenden")
}

/// Whose password is chosen.
pub(crate) fn choose_password_for(language: Language, name: &str) -> String {
    say!(language,
        en: "For the account of {name}. You are signed in here afterwards.",
        fr: "Pour le compte de {name}. La connexion se fait ensuite ici d’elle-même.",
        de: "Für das Konto von {name}. Danach bist du hier angemeldet.")
}

/// The subject of the letter with a link to a new password.
pub(crate) const fn new_password_subject(language: Language) -> &'static str {
    word!(language,
        en: "Mu: choose a new password",
        fr: "Mu\u{202f}: choisissez un nouveau mot de passe",
        de: "Mu: Wähl ein neues Passwort")
}

/// The letter with a link to a new password.
pub(crate) fn new_password_body(language: Language, name: &str, link: &str) -> String {
    say!(language,
        en: "Somebody, probably you, has forgotten the password of the account {name}.\n\nOpen this link within an hour to choose a new one:\n{link}\n\nIf it was not you, do nothing: the password stays as it is.",
        fr: "Quelqu’un, sans doute vous, a oublié le mot de passe du compte {name}.\n\nOuvrez ce lien dans l’heure pour en choisir un nouveau\u{202f}:\n{link}\n\nSi ce n’est pas vous, ne faites rien\u{202f}: le mot de passe reste le même.",
        de: "Jemand, wahrscheinlich du, hat das Passwort des Kontos {name} vergessen.\n\nÖffne innerhalb einer Stunde diesen Link, um ein neues zu wählen:\n{link}\n\nWenn du es nicht warst, tu nichts: Das Passwort bleibt, wie es ist.")
}
