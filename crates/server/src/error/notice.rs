//! Why somebody cannot be told as they want.

use axum::http::StatusCode;
use post::BadAddress;
use words::{Language, say};

/// Why somebody cannot be told as they want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadNotice {
    /// The host has no mail server.
    NoLetters,
    /// The host lets no web addresses be called.
    NoCalls,
    /// This is no address of e-mail.
    Address,
    /// Too many letters with links were asked for.
    TooOften,
    /// The mail server of the host does not answer.
    Away,
    /// The mail server of the host does not take letters to this address.
    Refused,
    /// A link does not work any more, or never did.
    Link,
    /// This web address cannot be called.
    Hook(BadAddress),
}

impl BadNotice {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NoLetters | Self::NoCalls | Self::Link => StatusCode::NOT_FOUND,
            Self::Address | Self::Refused | Self::Hook(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Self::Away => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// What is wrong, and what to do about it.
    pub(crate) fn text(&self, l: Language) -> String {
        match self {
            Self::NoLetters => say!(l,
                en: "This site sends no e-mail.",
                fr: "Ce site n’envoie pas d’e-mails.",
                de: "Diese Seite verschickt keine E-Mails."),
            Self::NoCalls => say!(l,
                en: "This site calls no web addresses.",
                fr: "Ce site n’appelle aucune adresse web.",
                de: "Diese Seite ruft keine Webadressen auf."),
            Self::Address => say!(l,
                en: "This is not an e-mail address. It looks like anna@example.org.",
                fr: "Ce n’est pas une adresse e-mail. Elle ressemble à anna@example.org.",
                de: "Das ist keine E-Mail-Adresse. Sie sieht aus wie anna@example.org."),
            Self::TooOften => say!(l,
                en: "Enough e-mails with links were sent today. Look for one of them, or try again tomorrow.",
                fr: "Assez d’e-mails avec un lien ont été envoyés aujourd’hui. Cherchez-en un, ou réessayez demain.",
                de: "Heute wurden genug E-Mails mit einem Link verschickt. Such eine davon, oder versuch es morgen wieder."),
            Self::Away => say!(l,
                en: "No e-mail can be sent at the moment. Try again later.",
                fr: "Aucun e-mail ne peut être envoyé pour le moment. Réessayez plus tard.",
                de: "Gerade kann keine E-Mail verschickt werden. Versuch es später noch einmal."),
            Self::Refused => say!(l,
                en: "No e-mail reaches this address. Perhaps it has a slip.",
                fr: "Aucun e-mail n’arrive à cette adresse. Elle contient peut-être une faute.",
                de: "An diese Adresse kommt keine E-Mail an. Vielleicht ist sie vertippt."),
            Self::Link => say!(l,
                en: "This link does not work any more. Links of this kind work once, for a day. Ask for a new one in the settings.",
                fr: "Ce lien ne marche plus. De tels liens servent une fois, pendant un jour. Demandez-en un nouveau dans les réglages.",
                de: "Dieser Link gilt nicht mehr. Solche Links gelten einmal, einen Tag lang. Hol dir in den Einstellungen einen neuen."),
            Self::Hook(bad) => of_address(bad, l),
        }
    }
}

fn of_address(bad: &BadAddress, l: Language) -> String {
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
