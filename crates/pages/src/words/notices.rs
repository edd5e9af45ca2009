//! Words about being told while looking elsewhere: the page, the letters, what is kept.

use words::{Language, count, say, word};

use super::words_of_the_house;

words_of_the_house! {
    title { "Notices", "Avis", "Benachrichtigungen" }
    about {
        "How Mu tells you that it is your turn while you are elsewhere.",
        "Comment Mu vous dit que c’est à vous quand vous regardez ailleurs.",
        "Wie Mu dir sagt, dass du dran bist, während du woanders bist.",
    }

    here { "In this browser", "Dans ce navigateur", "In diesem Browser" }
    alerts { "Notice of the browser", "Avis du navigateur", "Meldung des Browsers" }
    alerts_hint {
        "Shown while a page of Mu is open but hidden. Nothing is shown once the page is closed, and most phones show nothing at all: there e-mail is better.",
        "Affiché tant qu’une page de Mu est ouverte mais cachée. Rien ne s’affiche une fois la page fermée, et la plupart des téléphones n’affichent rien\u{202f}: là, l’e-mail est préférable.",
        "Erscheint, solange eine Seite von Mu offen, aber verdeckt ist. Ist die Seite zu, erscheint nichts, und die meisten Handys zeigen gar nichts: Dort ist E-Mail besser.",
    }
    alerts_refused {
        "The browser does not allow notices of this site. Its own settings can change that.",
        "Le navigateur n’autorise pas les avis de ce site. Ses propres réglages peuvent changer cela.",
        "Der Browser erlaubt dieser Seite keine Meldungen. Das lässt sich in seinen eigenen Einstellungen ändern.",
    }
    off { "Off", "Non", "Aus" }
    on { "On", "Oui", "An" }
    save { "Save", "Enregistrer", "Speichern" }

    away_title { "While you are away", "En votre absence", "Während du weg bist" }
    nothing_sent {
        "This site sends neither e-mail nor calls to other programs.",
        "Ce site n’envoie ni e-mails ni appels à d’autres programmes.",
        "Diese Seite verschickt keine E-Mails und ruft keine anderen Programme auf.",
    }
    mail { "E-mail", "E-mail", "E-Mail" }
    mail_address { "E-mail address", "Adresse e-mail", "E-Mail-Adresse" }
    mail_hint {
        "You get an e-mail with a link. Only when you have opened it is anything else sent there.",
        "Vous recevez un e-mail avec un lien. Rien d’autre n’y est envoyé avant que vous l’ayez ouvert.",
        "Du bekommst eine E-Mail mit einem Link. Erst wenn du ihn geöffnet hast, wird etwas anderes dorthin geschickt.",
    }
    send_link { "Send the link", "Envoyer le lien", "Link schicken" }
    end_mail { "No more e-mail", "Plus d’e-mails", "Keine E-Mails mehr" }
    hook { "Call of a web address", "Appel d’une adresse web", "Aufruf einer Webadresse" }
    hook_address { "Address", "Adresse", "Adresse" }
    hook_hint {
        "For programs: Mu posts a small JSON text there. Chats that take such calls show its text.",
        "Pour des programmes\u{202f}: Mu y envoie un petit texte JSON. Les messageries qui acceptent de tels appels l’affichent.",
        "Für Programme: Mu schickt einen kleinen JSON-Text dorthin. Chats, die solche Aufrufe annehmen, zeigen seinen Text.",
    }
    hook_secret { "Signing secret", "Clé secrète de signature", "Geheimer Schlüssel der Signatur" }
    hook_secret_hint {
        "The header Mu-Signature holds t, when it was sent, and v1, the HMAC-SHA-256 of t, a dot and the body under this secret.",
        "L’en-tête Mu-Signature contient t, le moment de l’envoi, et v1, le HMAC-SHA-256 de t, d’un point et du corps, avec cette clé.",
        "Die Kopfzeile Mu-Signature enthält t, den Zeitpunkt des Versands, und v1, den HMAC-SHA-256 von t, einem Punkt und dem Inhalt mit diesem Schlüssel.",
    }
    end_hook { "No more calls", "Plus d’appels", "Keine Aufrufe mehr" }
    given_up {
        "Nothing is sent there any more: it failed too often. Save the address again to try once more.",
        "Plus rien n’y est envoyé\u{202f}: trop d’échecs. Enregistrez l’adresse de nouveau pour réessayer.",
        "Dorthin wird nichts mehr geschickt: Es ging zu oft schief. Speichere die Adresse noch einmal, um es wieder zu versuchen.",
    }

    what_title { "What, and when", "Quoi, et quand", "Was und wann" }
    turn { "It is your turn", "C’est à vous", "Du bist dran" }
    asked { "A seat is kept for you", "Une place vous est réservée", "Ein Platz ist für dich reserviert" }
    question { "The others ask me something", "Les autres me demandent quelque chose", "Die anderen fragen mich etwas" }
    began { "A game began", "Une partie a commencé", "Ein Spiel hat begonnen" }
    over { "A game is over", "Une partie est finie", "Ein Spiel ist aus" }
    kinds { "Tell me when", "M’avertir quand", "Sag mir, wenn" }
    pace { "How often", "À quelle fréquence", "Wie oft" }
    at_once { "At once", "Aussitôt", "Sofort" }
    hourly { "Every hour", "Chaque heure", "Jede Stunde" }
    daily { "Once a day", "Une fois par jour", "Einmal am Tag" }
    hour { "Hour of the day", "Heure du jour", "Uhrzeit am Tag" }
    hour_hint { "For once a day.", "Pour une fois par jour.", "Für einmal am Tag." }
    quiet_from { "Quiet hours from", "Silence à partir de", "Ruhe von" }
    quiet_to { "Quiet hours until", "Silence jusqu’à", "Ruhe bis" }
    quiet_hint {
        "Nothing is sent in these hours. The same hour twice: no quiet hours.",
        "Rien n’est envoyé pendant ces heures. Deux fois la même heure\u{202f}: pas d’heures de silence.",
        "In dieser Zeit wird nichts geschickt. Zweimal dieselbe Stunde: keine Ruhezeit.",
    }
    zone { "Time zone", "Fuseau horaire", "Zeitzone" }
    zone_hint {
        "Summer time does not change by itself here.",
        "L’heure d’été ne change pas d’elle-même ici.",
        "Die Sommerzeit stellt sich hier nicht von selbst um.",
    }
    away { "Away from the table for", "Loin de la table depuis", "Vom Tisch weg seit" }
    away_hint {
        "While you look at a table, nothing is sent about it.",
        "Tant que vous regardez une table, rien n’est envoyé à son sujet.",
        "Solange du einen Tisch ansiehst, wird nichts über ihn geschickt.",
    }

    confirm_title { "Confirm your address", "Confirmez votre adresse", "Bestätige deine Adresse" }
    confirm_button { "Yes, write to this address", "Oui, y envoyer les avis", "Ja, dorthin schicken" }
    confirmed_title { "The address is confirmed", "L’adresse est confirmée", "Die Adresse ist bestätigt" }
    confirmed_text {
        "From now on Mu writes to you when something waits for you. Every e-mail holds a link that stops this.",
        "Mu vous écrit désormais quand quelque chose vous attend. Chaque e-mail contient un lien qui y met fin.",
        "Von jetzt an schreibt dir Mu, wenn etwas auf dich wartet. In jeder E-Mail steht ein Link, der das beendet.",
    }
    stop_title { "No more e-mail", "Plus d’e-mails", "Keine E-Mails mehr" }
    stop_button { "End e-mail from Mu", "Arrêter les e-mails de Mu", "E-Mails von Mu beenden" }
    stopped_title { "No more e-mail is sent", "Plus aucun e-mail n’est envoyé", "Es kommen keine E-Mails mehr" }
    stopped_text {
        "Your address is forgotten. You can give it again in the settings.",
        "Votre adresse est oubliée. Vous pouvez la redonner dans les réglages.",
        "Deine Adresse ist vergessen. Du kannst sie in den Einstellungen wieder angeben.",
    }
    to_notices { "To the notices", "Vers les avis", "Zu den Benachrichtigungen" }

    kept_title { "What is kept", "Ce qui est conservé", "Was aufbewahrt wird" }
    kept_text {
        "Your name, your language and the games you play are kept on this server. A cookie tells who you are, and another keeps your settings. If you want to be told by e-mail or by a call of a web address, your address is kept until you remove it, together with what you want to be told and when you last looked at a table. It is used for nothing else, and no e-mail tells anything about the cards: only at which table something waits for you.",
        "Votre nom, votre langue et les parties que vous jouez sont conservés sur ce serveur. Un cookie dit qui vous êtes, un autre garde vos réglages. Si vous voulez recevoir des avis par e-mail ou par l’appel d’une adresse web, votre adresse est conservée jusqu’à ce que vous la retiriez, avec la liste des avis voulus et le moment où vous avez regardé une table pour la dernière fois. Elle ne sert à rien d’autre, et aucun e-mail ne parle des cartes\u{202f}: il dit seulement à quelle table quelque chose vous attend.",
        "Dein Name, deine Sprache und die Spiele, die du spielst, liegen auf diesem Server. Ein Cookie sagt, wer du bist, ein anderer merkt sich deine Einstellungen. Willst du per E-Mail oder durch den Aufruf einer Webadresse benachrichtigt werden, wird deine Adresse aufbewahrt, bis du sie entfernst, dazu, was du wissen willst und wann du einen Tisch zuletzt angesehen hast. Sie dient zu nichts anderem, und keine E-Mail verrät etwas über die Karten: Sie sagt nur, an welchem Tisch etwas auf dich wartet.",
    }
}

/// "Letters go to anna@example.org."
pub(crate) fn mail_goes_to(language: Language, address: &str) -> String {
    say!(language,
        en: "E-mail goes to {address}.",
        fr: "Les e-mails vont à {address}.",
        de: "E-Mails gehen an {address}.")
}

/// "A link was sent to …"
pub(crate) fn link_was_sent(language: Language, address: &str) -> String {
    say!(language,
        en: "A link was sent to {address}. Open it within a day.",
        fr: "Un lien a été envoyé à {address}. Ouvrez-le dans la journée.",
        de: "An {address} wurde ein Link geschickt. Öffne ihn innerhalb eines Tages.")
}

/// What confirming means.
pub(crate) fn confirm_text(language: Language, address: &str) -> String {
    say!(language,
        en: "Should Mu write to {address} when something is waiting at a table?",
        fr: "Mu doit-il écrire à {address} quand quelque chose attend à une table\u{202f}?",
        de: "Soll Mu an {address} schreiben, wenn an einem Tisch etwas wartet?")
}

/// What ending means.
pub(crate) fn stop_text(language: Language, address: &str) -> String {
    say!(language,
        en: "Mu then stops writing to {address} and forgets the address.",
        fr: "Mu n’écrira plus à {address} et oubliera l’adresse.",
        de: "Mu schreibt dann nicht mehr an {address} und vergisst die Adresse.")
}

/// "18:00"
pub(crate) fn hour_of_day(hour: u8) -> String {
    format!("{hour:02}:00")
}

/// "UTC+5:30"
pub(crate) fn zone_name(minutes: i32) -> String {
    let (sign, whole) = (if minutes < 0 { '−' } else { '+' }, minutes.abs());
    match (whole / 60, whole % 60) {
        (0, 0) => "UTC".into(),
        (hours, 0) => format!("UTC{sign}{hours}"),
        (hours, rest) => format!("UTC{sign}{hours}:{rest:02}"),
    }
}

/// "5 minutes"
pub(crate) fn so_long(language: Language, minutes: u16) -> String {
    match minutes {
        0 => word!(language, en: "A moment", fr: "Un instant", de: "Einem Moment").into(),
        long if long % 60 == 0 => {
            let hours = long / 60;
            count!(language, hours,
                en: "{hours} hour" | "{hours} hours",
                fr: "{hours} heure" | "{hours} heures",
                de: "{hours} Stunde" | "{hours} Stunden")
        }
        _ => count!(language, minutes,
            en: "{minutes} minute" | "{minutes} minutes",
            fr: "{minutes} minute" | "{minutes} minutes",
            de: "{minutes} Minute" | "{minutes} Minuten"),
    }
}

/// What a notice says: `name` is the table, `title` its game.
pub(crate) fn notice(language: Language, kind: &str, name: &str, title: &str) -> String {
    match kind {
        "turn" => say!(language,
            en: "Your turn at {name} ({title})",
            fr: "À vous de jouer à {name} ({title})",
            de: "Du bist dran: {name} ({title})"),
        "asked" => say!(language,
            en: "A seat is kept for you at {name} ({title})",
            fr: "Une place vous est réservée à {name} ({title})",
            de: "Ein Platz ist für dich reserviert: {name} ({title})"),
        "question" => say!(language,
            en: "The others ask you something at {name} ({title})",
            fr: "Les autres vous demandent quelque chose à {name} ({title})",
            de: "Die anderen fragen dich etwas: {name} ({title})"),
        "began" => say!(language,
            en: "The game has begun at {name} ({title})",
            fr: "La partie a commencé à {name} ({title})",
            de: "Das Spiel hat begonnen: {name} ({title})"),
        _ => say!(language,
            en: "The game is over at {name} ({title})",
            fr: "La partie est finie à {name} ({title})",
            de: "Das Spiel ist aus: {name} ({title})"),
    }
}

/// The subject of a letter that tells several things.
pub(crate) fn subject_of_several(language: Language, count: usize) -> String {
    count!(language, count,
        en: "Mu: news from {count} table" | "Mu: news from {count} tables",
        fr: "Mu\u{202f}: des nouvelles de {count} table" | "Mu\u{202f}: des nouvelles de {count} tables",
        de: "Mu: Neues von {count} Tisch" | "Mu: Neues von {count} Tischen")
}

/// The end of every letter.
pub(crate) fn why_this_letter(language: Language, settings: &str, stop: &str) -> String {
    say!(language,
        en: "You get this e-mail because you asked Mu to write.\nWhat Mu writes, and when: {settings}\nNo more e-mail: {stop}",
        fr: "Vous recevez cet e-mail parce que vous l’avez demandé à Mu.\nCe que Mu écrit, et quand\u{202f}: {settings}\nPlus d’e-mails\u{202f}: {stop}",
        de: "Du bekommst diese E-Mail, weil du Mu darum gebeten hast.\nWas Mu schreibt und wann: {settings}\nKeine E-Mails mehr: {stop}")
}

/// The subject of the letter with a link.
pub(crate) const fn confirm_subject(language: Language) -> &'static str {
    word!(language,
        en: "Mu: confirm your address",
        fr: "Mu\u{202f}: confirmez votre adresse",
        de: "Mu: Bestätige deine Adresse")
}

/// The letter with a link.
pub(crate) fn confirm_body(language: Language, link: &str) -> String {
    say!(language,
        en: "Somebody, probably you, wants Mu to write to this address when something waits at a table.\n\nOpen this link within a day if that is right:\n{link}\n\nIf it is not, do nothing. Mu then does not write to you again.",
        fr: "Quelqu’un, sans doute vous, souhaite que Mu écrive à cette adresse quand quelque chose attend à une table.\n\nSi c’est exact, ouvrez ce lien dans la journée\u{202f}:\n{link}\n\nSinon, ne faites rien. Mu ne vous écrira plus.",
        de: "Jemand, wahrscheinlich du, möchte, dass Mu an diese Adresse schreibt, wenn an einem Tisch etwas wartet.\n\nWenn das stimmt, öffne innerhalb eines Tages diesen Link:\n{link}\n\nSonst tu nichts. Mu schreibt dir dann nicht mehr.")
}
