//! Words about programs that play: tokens, bots, and the page of the calls.

use words::{Language, say};

use super::words_of_the_house;

words_of_the_house! {
    title { "Programs and bots", "Programmes et robots", "Programme und Bots" }
    title_about {
        "Tokens for programs, and bots that play for you.",
        "Des jetons pour vos programmes, et des robots qui jouent pour vous.",
        "Schlüssel für Programme, und Bots, die für dich spielen.",
    }
    about {
        "A program can do for you what you can do on these pages. For that it needs a token.",
        "Un programme peut faire pour vous ce que vous faites sur ces pages. Il lui faut pour cela un jeton.",
        "Ein Programm kann für dich tun, was du auf diesen Seiten tun kannst. Dafür braucht es einen Schlüssel.",
    }
    calls { "What programs can ask for", "Ce qu’un programme peut demander", "Was Programme fragen können" }
    tokens { "Tokens", "Jetons", "Schlüssel" }
    no_tokens { "You have no token yet.", "Vous n’avez pas encore de jeton.", "Du hast noch keinen Schlüssel." }
    new_token { "New token", "Nouveau jeton", "Neuer Schlüssel" }
    token_name { "What is it for?", "À quoi sert-il\u{202f}?", "Wofür ist er?" }
    token_name_hint {
        "So that you know later which one to end.",
        "Pour savoir plus tard lequel supprimer.",
        "Damit du später weißt, welchen du löschen kannst.",
    }
    acts_for { "It acts for", "Il agit pour", "Er handelt für" }
    yourself { "you", "vous", "dich" }
    may { "It may", "Il peut", "Er darf" }
    make_token { "Make the token", "Créer le jeton", "Schlüssel erstellen" }
    shown_once {
        "This is the token. It is shown now and never again: copy it.",
        "Voici le jeton. Il est montré maintenant et plus jamais\u{202f}: copiez-le.",
        "Das ist der Schlüssel. Er wird jetzt gezeigt und nie wieder: Kopier ihn.",
    }
    keep_secret {
        "Whoever has it can act for you. It belongs in no chat and in no public code.",
        "Qui le possède peut agir pour vous. Sa place n’est ni dans une discussion ni dans du code public.",
        "Wer ihn hat, kann für dich handeln. Er gehört in keinen Chat und in keinen öffentlichen Code.",
    }
    revoke { "End", "Supprimer", "Löschen" }
    never_used { "never used", "jamais utilisé", "nie benutzt" }
    bots_heading { "Your bots", "Vos robots", "Deine Bots" }
    bots_about {
        "A bot sits at a table under its own name, and everybody sees that it is a program and whose. What it does comes from your program.",
        "Un robot s’assied à une table sous son propre nom, et chacun voit que c’est un programme et à qui il est. Ce qu’il fait vient de votre programme.",
        "Ein Bot sitzt unter eigenem Namen am Tisch, und alle sehen, dass er ein Programm ist und wem er gehört. Was er tut, kommt von deinem Programm.",
    }
    no_bots { "You have no bot yet.", "Vous n’avez pas encore de robot.", "Du hast noch keinen Bot." }
    bot_name { "Name of the bot", "Nom du robot", "Name des Bots" }
    bot_name_hint {
        "“(bot)” is added to it.",
        "«\u{202f}(bot)\u{202f}» y est ajouté.",
        "„(bot)“ wird angehängt.",
    }
    make_bot { "Make the bot", "Créer le robot", "Bot erstellen" }
    bots { "Bots may sit", "Robots admis", "Bots dürfen mitspielen" }
    bots_help {
        "Programs that belong to people may take open seats. Their names say what they are.",
        "Des programmes qui appartiennent à des personnes peuvent prendre les places libres. Leur nom dit ce qu’ils sont.",
        "Programme, die Leuten gehören, dürfen offene Plätze nehmen. Ihr Name sagt, was sie sind.",
    }
    api_title { "For programs", "Pour les programmes", "Für Programme" }
    api_about {
        "Programs do over HTTP what people do on the pages: they ask with JSON and are answered with JSON. Whatever a program is told is what the person or the bot for whom it asks may know.",
        "Les programmes font par HTTP ce que les gens font sur les pages\u{202f}: ils demandent en JSON et reçoivent du JSON. Un programme n’apprend que ce que peut savoir la personne ou le robot pour qui il demande.",
        "Programme tun über HTTP, was Leute auf den Seiten tun: Sie fragen mit JSON und bekommen JSON. Ein Programm erfährt nur, was die Person oder der Bot wissen darf, für den es fragt.",
    }
    api_token {
        "Send the token with every request, in this header:",
        "Envoyez le jeton avec chaque demande, dans cet en-tête\u{202f}:",
        "Schick den Schlüssel mit jeder Anfrage in dieser Kopfzeile:",
    }
    api_no_token {
        "Without a token, a program may only look at what everybody may see.",
        "Sans jeton, un programme ne peut que regarder ce que chacun peut voir.",
        "Ohne Schlüssel darf ein Programm nur ansehen, was alle sehen dürfen.",
    }
    api_errors {
        "A refused request has changed nothing. The answer says why, in your language, and names the rule or the field:",
        "Une demande refusée n’a rien changé. La réponse dit pourquoi, dans votre langue, et nomme la règle ou le champ\u{202f}:",
        "Eine abgelehnte Anfrage hat nichts geändert. Die Antwort sagt in deiner Sprache, warum, und nennt die Regel oder das Feld:",
    }
    api_document {
        "The same as an OpenAPI document",
        "La même chose en document OpenAPI",
        "Dasselbe als OpenAPI-Dokument",
    }
    needs { "Needs", "Exige", "Braucht" }
    no_token_needed { "no token", "aucun jeton", "keinen Schlüssel" }
    in_path { "in the address", "dans l’adresse", "in der Adresse" }
    in_query { "after the question mark", "après le point d’interrogation", "nach dem Fragezeichen" }
    in_body { "in the body", "dans le corps", "im Inhalt" }
    required { "required", "obligatoire", "nötig" }
    example { "Example", "Exemple", "Beispiel" }
    answer { "Answer", "Réponse", "Antwort" }
}

/// "bot of Nour"
pub(crate) fn program_of(language: Language, owner: &str) -> String {
    if owner.is_empty() {
        return ::words::word!(language, en: "bot of a guest", fr: "robot d’un invité", de: "Bot eines Gasts").into();
    }
    say!(language, en: "bot of {owner}", fr: "robot de {owner}", de: "Bot von {owner}")
}

/// "made on 12 May 2026"
pub(crate) fn made_on(language: Language, day: &str) -> String {
    say!(language, en: "made on {day}", fr: "créé le {day}", de: "erstellt am {day}")
}

/// "used on 12 May 2026"
pub(crate) fn used_on(language: Language, day: &str) -> String {
    say!(language, en: "last used on {day}", fr: "utilisé pour la dernière fois le {day}", de: "zuletzt benutzt am {day}")
}

/// "End the token “night shift”"
pub(crate) fn revoke_named(language: Language, name: &str) -> String {
    say!(language, en: "End the token “{name}”", fr: "Supprimer le jeton «\u{202f}{name}\u{202f}»", de: "Schlüssel „{name}“ löschen")
}
