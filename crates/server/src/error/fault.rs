//! What is wrong with a request of a program.

use pages::FieldError;
use words::{Language, say, word};

use crate::tokens::Scope;

/// What is wrong with a request of a program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Fault {
    /// It needs a person, and nobody is known.
    NoToken,
    /// The token is none, or was ended.
    BadToken,
    /// The token does not allow it.
    NeedsScope(Scope),
    /// What is wrong with a table to be opened, field by field.
    Draft(Vec<FieldError>),
    /// Bots may not do that.
    NotForBots,
    /// The table is rated: programs neither open it nor sit nor play there.
    RatedForPeople,
    /// A person can have only so many.
    TooMany(usize),
}

impl Fault {
    /// The status of the answer.
    pub(crate) const fn status(&self) -> u16 {
        match self {
            Self::NoToken | Self::BadToken => 401,
            Self::NeedsScope(_) | Self::NotForBots | Self::RatedForPeople => 403,
            Self::Draft(_) => 422,
            Self::TooMany(_) => 409,
        }
    }

    /// Its word for programs; it never changes.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::NoToken => "token_needed",
            Self::BadToken => "bad_token",
            Self::NeedsScope(_) => "scope_needed",
            Self::Draft(_) => "bad_table",
            Self::NotForBots => "not_for_bots",
            Self::RatedForPeople => "rated_for_people",
            Self::TooMany(_) => "too_many",
        }
    }

    /// The field it is about.
    pub(crate) fn field(&self) -> Option<String> {
        match self {
            Self::Draft(errors) => errors.first().map(|error| error.field.clone()),
            Self::NoToken
            | Self::BadToken
            | Self::NeedsScope(_)
            | Self::NotForBots
            | Self::RatedForPeople
            | Self::TooMany(_) => None,
        }
    }

    /// What is wrong, and what to do about it.
    pub(crate) fn text(&self, l: Language) -> String {
        match self {
            Self::NoToken | Self::BadToken | Self::NeedsScope(_) => self.about_tokens(l),
            Self::Draft(errors) => {
                let told =
                    |error: &FieldError| [vec![error.text.clone()], error.list.clone()].concat().join(" ");
                errors.iter().map(told).collect::<Vec<_>>().join(" ")
            }
            Self::NotForBots | Self::RatedForPeople | Self::TooMany(_) => self.about_bots(l),
        }
    }

    fn about_tokens(&self, l: Language) -> String {
        if let Self::NeedsScope(scope) = self {
            let scope = scope.word();
            return say!(l,
                en: "This token does not allow “{scope}”. Make one that does in the settings.",
                fr: "Ce jeton n’autorise pas «\u{202f}{scope}\u{202f}». Créez-en un qui l’autorise dans les réglages.",
                de: "Dieser Schlüssel erlaubt „{scope}“ nicht. Erstell in den Einstellungen einen, der das darf.");
        }
        if *self == Self::BadToken {
            return word!(l,
                en: "This token is not known here. Perhaps it was ended, or it was not copied whole.",
                fr: "Ce jeton n’est pas connu ici. Il a peut-être été supprimé, ou mal copié.",
                de: "Dieser Schlüssel ist hier nicht bekannt. Vielleicht wurde er gelöscht oder nicht ganz kopiert.")
            .into();
        }
        word!(l,
            en: "Say who you are: send a token in the header “Authorization: Bearer …”. Tokens are made in the settings.",
            fr: "Dites qui vous êtes\u{202f}: envoyez un jeton dans l’en-tête «\u{202f}Authorization: Bearer …\u{202f}». Les jetons se créent dans les réglages.",
            de: "Sag, wer du bist: Schick einen Schlüssel in der Kopfzeile „Authorization: Bearer …“. Schlüssel entstehen in den Einstellungen.")
        .into()
    }

    fn about_bots(&self, l: Language) -> String {
        if let Self::TooMany(most) = self {
            return say!(l,
                en: "You can have {most} at most. End one of them first.",
                fr: "Vous pouvez en avoir {most} au plus. Supprimez-en d’abord un.",
                de: "Du kannst höchstens {most} haben. Lösch zuerst einen.");
        }
        if matches!(self, Self::RatedForPeople) {
            return word!(l,
                en: "Rated games are for people: programs do not open them, sit down there or play, not even for somebody with an account. Open the table in a browser, or play without rating.",
                fr: "Les parties classées sont pour les personnes\u{202f}: aucun programme ne les ouvre, ne s’y assied ni n’y joue, même pour quelqu’un qui a un compte. Ouvrez la table dans un navigateur, ou jouez sans classement.",
                de: "Gewertete Spiele sind für Menschen: Programme eröffnen sie nicht, setzen sich nicht dazu und spielen dort nicht, auch nicht für jemanden mit Konto. Öffne den Tisch in einem Browser, oder spiel ohne Wertung.")
            .into();
        }
        word!(l,
            en: "Bots may not do that: it is for people.",
            fr: "Les robots ne peuvent pas le faire\u{202f}: c’est réservé aux personnes.",
            de: "Bots dürfen das nicht: Das ist für Menschen.")
        .into()
    }
}
