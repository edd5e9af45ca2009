//! What is wrong with names, accounts, holidays, messages and notices.

use post::BadAddress;
use words::{Language, refusals, say};

refusals!(
    /// Why a name cannot be so.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum NameError {
        /// There is nothing to read.
        Empty => 422, "name_empty", {
            en: "A name needs at least one character.",
            fr: "Un nom doit avoir au moins un caractère.",
            de: "Ein Name braucht mindestens ein Zeichen.",
        };
        /// It is longer than 24 characters.
        Long => 422, "name_long", {
            en: "A name may have 24 characters.",
            fr: "Un nom peut avoir 24 caractères.",
            de: "Ein Name darf 24 Zeichen haben.",
        };
        /// It holds characters that cannot be seen.
        Invisible => 422, "name_invisible", {
            en: "A name may only hold characters that can be seen.",
            fr: "Un nom ne peut contenir que des caractères visibles.",
            de: "Ein Name darf nur sichtbare Zeichen enthalten.",
        };
        /// It belongs to an account of somebody else, or looks like it.
        Taken => 422, "name_taken", {
            en: "An account has this name already, or one that looks like it. Choose another one, or sign in if it is yours.",
            fr: "Un compte porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre, ou connectez-vous si c’est le vôtre.",
            de: "Diesen Namen hat schon ein Konto, oder einen, der genauso aussieht. Wähl einen anderen, oder melde dich an, wenn es deins ist.",
        };
        /// The server keeps it for itself.
        Reserved => 422, "name_reserved", {
            en: "Nobody is called that here: it could be mistaken for the site itself or for a computer player. Choose another name.",
            fr: "Personne ne s’appelle ainsi ici\u{202f}: on croirait lire le site lui-même ou un ordinateur. Choisissez un autre nom.",
            de: "So heißt hier niemand: Man könnte dich für die Seite selbst oder für einen Computer halten. Wähl einen anderen Namen.",
        };
        /// An account's name holds neither a letter nor a digit.
        NoLetter => 422, "name_without_letter", {
            en: "The name of an account needs a letter or a digit.",
            fr: "Le nom d’un compte doit contenir une lettre ou un chiffre.",
            de: "Der Name eines Kontos braucht einen Buchstaben oder eine Ziffer.",
        };
    }
);

refusals!(
    /// Something about accounts or passwords is not possible.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum AccountError {
        /// The name or the password of a sign-in is wrong. Which of them is not told.
        WrongSignIn => 403, "wrong_sign_in", {
            en: "No account has this name and this password. Try again.",
            fr: "Aucun compte n’a ce nom et ce mot de passe. Réessayez.",
            de: "Kein Konto hat diesen Namen und dieses Passwort. Versuch es noch einmal.",
        };
        /// It is not the account's password.
        WrongPassword => 403, "wrong_password", {
            en: "This is not the password of your account. Nothing was changed.",
            fr: "Ce n’est pas le mot de passe de votre compte. Rien n’a changé.",
            de: "Das ist nicht das Passwort deines Kontos. Nichts wurde geändert.",
        };
        /// The account has no password, and its owner has not signed in just now.
        SignInAgain => 403, "sign_in_again", {
            en: "Your account has no password. Sign out, sign in with your passkey again, and do this within ten minutes. Nothing was changed.",
            fr: "Votre compte n’a pas de mot de passe. Déconnectez-vous, reconnectez-vous avec votre clé d’accès, et faites-le dans les dix minutes. Rien n’a changé.",
            de: "Dein Konto hat kein Passwort. Melde dich ab, mit deinem Passkey wieder an, und mach es innerhalb von zehn Minuten. Nichts wurde geändert.",
        };
        /// A link to a new password was used, has run out, or never was.
        Link => 404, "no_password_link", {
            en: "This link does not work any more. It can be used once, and not for long. Ask for a new one where you sign in.",
            fr: "Ce lien ne sert plus\u{202f}: il ne sert qu’une fois, et pas longtemps. Demandez-en un autre là où l’on se connecte.",
            de: "Dieser Link gilt nicht mehr: Er geht nur einmal und nicht lange. Hol dir dort, wo man sich anmeldet, einen neuen.",
        };
        /// A new password has fewer than 8 characters.
        PasswordShort => 422, "password_short", {
            en: "A password needs at least 8 characters.",
            fr: "Un mot de passe doit avoir au moins 8 caractères.",
            de: "Ein Passwort braucht mindestens 8 Zeichen.",
        };
        /// A new password has more than 128 characters.
        PasswordLong => 422, "password_long", {
            en: "A password may have 128 characters.",
            fr: "Un mot de passe peut avoir 128 caractères.",
            de: "Ein Passwort darf 128 Zeichen haben.",
        };
        /// The account is a host's.
        IsHost => 403, "is_host", {
            en: "This account looks after the site. Only the command line does anything about it.",
            fr: "Ce compte gère le site. Seule la ligne de commande peut y toucher.",
            de: "Dieses Konto betreut die Seite. Daran ändert nur die Befehlszeile etwas.",
        };
        /// The visitor has an account.
        HasAccount => 409, "has_account", {
            en: "You have an account and are signed in. Sign out first to make another one.",
            fr: "Vous avez déjà un compte, et il est ouvert ici. Déconnectez-vous d’abord pour en créer un autre.",
            de: "Du hast ein Konto und bist angemeldet. Melde dich erst ab, um noch eins anzulegen.",
        };
        /// The visitor has no account.
        NeedsAccount => 403, "needs_account", {
            en: "This needs an account. Make one, or sign in.",
            fr: "Il faut un compte pour cela. Créez-en un, ou connectez-vous.",
            de: "Dafür braucht es ein Konto. Leg eins an, oder melde dich an.",
        };
        /// The name of an account is not changed like a guest's.
        NameNeedsPassword => 409, "name_needs_password", {
            en: "The name of an account is changed in the settings, with its password.",
            fr: "Le nom d’un compte se change dans les réglages, avec le mot de passe.",
            de: "Der Name eines Kontos wird in den Einstellungen geändert, mit dem Passwort.",
        };
        /// Too many passwords are being checked.
        Busy => 503, "busy", {
            en: "Too many people are signing in just now. Try again in a moment.",
            fr: "Trop de personnes se connectent en ce moment. Réessayez dans un instant.",
            de: "Gerade melden sich zu viele an. Versuch es gleich noch einmal.",
        };
    }
);

refusals!(
    /// Why holidays cannot be so.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum HolidayError {
        /// A day cannot be read.
        Unreadable => 422, "bad_holidays", {
            en: "A day is written like 2026-12-24.",
            fr: "Un jour s’écrit comme 2026-12-24.",
            de: "Ein Tag wird so geschrieben: 2026-12-24.",
        };
        /// The last day comes before the first.
        Backwards => 422, "bad_holidays", {
            en: "The last day comes before the first one.",
            fr: "Le dernier jour précède le premier.",
            de: "Der letzte Tag liegt vor dem ersten.",
        };
        /// They begin before today.
        Past => 422, "bad_holidays", {
            en: "Holidays begin today at the earliest.",
            fr: "Les vacances commencent aujourd’hui au plus tôt.",
            de: "Ferien beginnen frühestens heute.",
        };
        /// They begin more than a year from now.
        Far => 422, "bad_holidays", {
            en: "Holidays begin within a year from today.",
            fr: "Les vacances commencent dans l’année à venir.",
            de: "Ferien beginnen innerhalb eines Jahres.",
        };
        /// They overlap other ones.
        Overlap => 422, "bad_holidays", {
            en: "You have holidays on some of these days already.",
            fr: "Vous êtes déjà en vacances certains de ces jours.",
            de: "An einigen dieser Tage hast du schon Ferien.",
        };
        /// They are more days in a year than anybody has.
        TooMany => 422, "bad_holidays", {
            en: "Nobody has more than 30 days of holidays in a year.",
            fr: "Personne n’a plus de 30 jours de vacances par an.",
            de: "Niemand hat mehr als 30 Tage Ferien im Jahr.",
        };
    }
);

refusals!(
    /// Why something cannot be said, or nothing be done about what was said.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ChatError {
        /// Chat is off at this table.
        Off => 403, "chat_off", {
            en: "Chat is off at this table.",
            fr: "Pas de discussion à cette table.",
            de: "An diesem Tisch ist der Chat aus.",
        };
        /// There is nothing to read.
        Empty => 422, "message_empty", {
            en: "There is nothing in it to read. Write something, or choose a quick phrase.",
            fr: "Il n’y a rien à lire. Écrivez quelque chose, ou choisissez une phrase toute prête.",
            de: "Darin steht nichts. Schreib etwas, oder wähl einen fertigen Satz.",
        };
        /// It is longer than 300 characters.
        Long => 422, "message_long", {
            en: "A message may have 300 characters. Make it shorter, or two of it.",
            fr: "Un message peut avoir 300 caractères. Raccourcissez-le, ou faites-en deux.",
            de: "Eine Nachricht darf 300 Zeichen haben. Kürz sie, oder mach zwei daraus.",
        };
        /// Somebody else leads through the game.
        Led => 409, "somebody_leads", {
            en: "Somebody else leads through this game. Go along, or wait until the lead is free.",
            fr: "Quelqu’un d’autre guide déjà dans cette partie. Suivez, ou attendez que la place soit libre.",
            de: "Durch dieses Spiel führt schon jemand anders. Geh mit, oder warte, bis die Führung frei ist.",
        };
        /// There is no such quick phrase.
        Phrase => 422, "no_such_phrase", {
            en: "There is no such quick phrase. Load the page again.",
            fr: "Cette phrase toute prête n’existe pas. Rechargez la page.",
            de: "Diesen fertigen Satz gibt es nicht. Lade die Seite neu.",
        };
        /// The person has said too much just now.
        TooFast => 429, "too_fast", {
            en: "You may send 5 messages in 10 seconds. Wait a moment, then send it again.",
            fr: "Vous pouvez envoyer 5 messages en 10 secondes. Attendez un peu, puis renvoyez.",
            de: "Du darfst 5 Nachrichten in 10 Sekunden schicken. Wart einen Moment, dann schick sie noch einmal.",
        };
        /// There is no such message of somebody else that the visitor reads.
        Gone => 404, "no_such_message", {
            en: "It is not there, or it is not for you to read, or it is your own.",
            fr: "Il n’existe pas, ou ne vous est pas destiné, ou vient de vous.",
            de: "Es gibt sie nicht, oder sie ist nicht für dich, oder sie ist von dir.",
        };
        /// Too many words, or too long ones, are not to be read.
        Words => 422, "too_many_words", {
            en: "There may be 50 words, each of 40 characters at most. Nothing was changed.",
            fr: "Il peut y avoir 50 mots, de 40 caractères au plus. Rien n’a changé.",
            de: "Es dürfen 50 Wörter sein, jedes mit höchstens 40 Zeichen. Nichts wurde geändert.",
        };
    }
);

refusals!(
    /// Why somebody cannot be told as they want.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum NoticeError {
        /// The host has no mail server.
        NoLetters => 404, "no_letters", {
            en: "This site sends no e-mail.",
            fr: "Ce site n’envoie pas d’e-mails.",
            de: "Diese Seite verschickt keine E-Mails.",
        };
        /// The host lets no web addresses be called.
        NoCalls => 404, "no_calls", {
            en: "This site calls no web addresses.",
            fr: "Ce site n’appelle aucune adresse web.",
            de: "Diese Seite ruft keine Webadressen auf.",
        };
        /// This is no address of e-mail.
        Address => 422, "bad_address", {
            en: "This is not an e-mail address. It looks like anna@example.org.",
            fr: "Ce n’est pas une adresse e-mail. Elle ressemble à anna@example.org.",
            de: "Das ist keine E-Mail-Adresse. Sie sieht aus wie anna@example.org.",
        };
        /// Too many letters with links were asked for.
        TooOften => 429, "too_often", {
            en: "Enough e-mails with links were sent today. Look for one of them, or try again tomorrow.",
            fr: "Assez d’e-mails avec un lien ont été envoyés aujourd’hui. Cherchez-en un, ou réessayez demain.",
            de: "Heute wurden genug E-Mails mit einem Link verschickt. Such eine davon, oder versuch es morgen wieder.",
        };
        /// The mail server of the host does not answer.
        Away => 503, "mail_away", {
            en: "No e-mail can be sent at the moment. Try again later.",
            fr: "Aucun e-mail ne peut être envoyé pour le moment. Réessayez plus tard.",
            de: "Gerade kann keine E-Mail verschickt werden. Versuch es später noch einmal.",
        };
        /// The mail server of the host does not take letters to this address.
        Refused => 422, "mail_refused", {
            en: "No e-mail reaches this address. Perhaps it has a slip.",
            fr: "Aucun e-mail n’arrive à cette adresse. Elle contient peut-être une faute.",
            de: "An diese Adresse kommt keine E-Mail an. Vielleicht ist sie vertippt.",
        };
        /// A link does not work any more, or never did.
        Link => 404, "no_such_link", {
            en: "This link does not work any more. Links of this kind work once, for a day. Ask for a new one in the settings.",
            fr: "Ce lien ne marche plus. De tels liens servent une fois, pendant un jour. Demandez-en un nouveau dans les réglages.",
            de: "Dieser Link gilt nicht mehr. Solche Links gelten einmal, einen Tag lang. Hol dir in den Einstellungen einen neuen.",
        };
        /// This web address cannot be called.
        Hook(bad: BadAddress) => 422, "bad_web_address", |l| bad_address(bad, l);
    }
);

fn bad_address(bad: &BadAddress, l: Language) -> String {
    match bad {
        BadAddress::Unreadable => say!(l,
            en: "This is not an address of the web. It looks like https://example.org/mu.",
            fr: "Ce n’est pas une adresse web. Elle ressemble à https://example.org/mu.",
            de: "Das ist keine Webadresse. Sie sieht aus wie https://example.org/mu."),
        BadAddress::Scheme => say!(l,
            en: "The address must begin with https://.",
            fr: "L’adresse doit commencer par https://.",
            de: "Die Adresse muss mit https:// beginnen."),
        BadAddress::Credentials => say!(l,
            en: "The address must not hold a name or a password.",
            fr: "L’adresse ne doit contenir ni nom ni mot de passe.",
            de: "Die Adresse darf keinen Namen und kein Passwort enthalten."),
        BadAddress::Port(port) => say!(l,
            en: "Port {port} belongs to another service. Use 443 or one from 1024 on.",
            fr: "Le port {port} sert à autre chose. Prenez 443, ou un port à partir de 1024.",
            de: "Port {port} gehört zu einem anderen Dienst. Nimm 443 oder einen ab 1024."),
        BadAddress::Private => say!(l,
            en: "This address is not on the open internet. Addresses in private networks are not called.",
            fr: "Cette adresse n’est pas sur l’internet ouvert. Les adresses de réseaux privés ne sont pas appelées.",
            de: "Diese Adresse liegt nicht im offenen Internet. Adressen in privaten Netzen werden nicht aufgerufen."),
        BadAddress::Unknown => say!(l,
            en: "The name in this address leads nowhere.",
            fr: "Le nom dans cette adresse ne mène nulle part.",
            de: "Der Name in dieser Adresse führt nirgendwohin."),
    }
}
