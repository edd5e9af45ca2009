//! What is wrong with a request of a program.

use pages::FieldError;
use words::{Language, say, word};

use super::call::Kind;
use super::scope::Scope;

/// What is wrong with a request of a program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Fault {
    /// It needs a person, and nobody is known.
    NoToken,
    /// The token is none, or was ended.
    BadToken,
    /// The token does not allow it.
    NeedsScope(Scope),
    /// The body is no JSON, or none that is an object.
    NotJson {
        /// In which line, from 1; 0 if it is JSON of another kind.
        line: usize,
        /// In which column, from 1.
        column: usize,
    },
    /// There is no such field.
    UnknownField(String),
    /// A field is missing.
    MissingField(&'static str),
    /// A field is not what it must be.
    BadField {
        /// Which one: `seats[2].kind`.
        field: String,
        /// What it must be.
        must: Must,
    },
    /// What is wrong with a table to be opened, field by field.
    Draft(Vec<FieldError>),
    /// Bots may not do that.
    NotForBots,
    /// The table is rated: programs neither open it nor sit nor play there.
    RatedForPeople,
    /// A person can have only so many.
    TooMany(usize),
}

/// What a field must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Must(pub(super) Kind);

impl Fault {
    /// The status of the answer.
    pub(crate) const fn status(&self) -> u16 {
        match self {
            Self::NoToken | Self::BadToken => 401,
            Self::NeedsScope(_) | Self::NotForBots | Self::RatedForPeople => 403,
            Self::NotJson { .. } | Self::UnknownField(_) | Self::MissingField(_) | Self::BadField { .. } => {
                400
            }
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
            Self::NotJson { .. } => "not_json",
            Self::UnknownField(_) => "unknown_field",
            Self::MissingField(_) => "missing_field",
            Self::BadField { .. } => "bad_field",
            Self::Draft(_) => "bad_table",
            Self::NotForBots => "not_for_bots",
            Self::RatedForPeople => "rated_for_people",
            Self::TooMany(_) => "too_many",
        }
    }

    /// The field it is about.
    pub(crate) fn field(&self) -> Option<String> {
        match self {
            Self::UnknownField(field) | Self::BadField { field, .. } => Some(field.clone()),
            Self::MissingField(field) => Some((*field).to_owned()),
            Self::Draft(errors) => errors.first().map(|error| error.field.clone()),
            Self::NoToken
            | Self::BadToken
            | Self::NeedsScope(_)
            | Self::NotJson { .. }
            | Self::NotForBots
            | Self::RatedForPeople
            | Self::TooMany(_) => None,
        }
    }

    /// What is wrong, and what to do about it.
    pub(crate) fn text(&self, l: Language) -> String {
        match self {
            Self::NoToken | Self::BadToken | Self::NeedsScope(_) => self.about_tokens(l),
            Self::NotJson { line: 0, .. } => say!(l,
                en: "The body must be one JSON object. Nothing was changed.",
                fr: "Le corps doit être un seul objet JSON. Rien n’a changé.",
                de: "Der Inhalt muss ein einziges JSON-Objekt sein. Nichts wurde geändert."),
            Self::NotJson { line, column } => say!(l,
                en: "The body is no JSON from line {line}, column {column} on. Nothing was changed.",
                fr: "Le corps n’est plus du JSON à partir de la ligne {line}, colonne {column}. Rien n’a changé.",
                de: "Der Inhalt ist ab Zeile {line}, Spalte {column} kein JSON. Nichts wurde geändert."),
            Self::UnknownField(field) => say!(l,
                en: "This call knows no field “{field}”. Nothing was changed.",
                fr: "Cet appel ne connaît pas de champ « {field} ». Rien n’a changé.",
                de: "Dieser Aufruf kennt kein Feld „{field}“. Nichts wurde geändert."),
            Self::MissingField(field) => say!(l,
                en: "The field “{field}” is missing. Nothing was changed.",
                fr: "Le champ « {field} » manque. Rien n’a changé.",
                de: "Das Feld „{field}“ fehlt. Nichts wurde geändert."),
            Self::BadField { field, must } => {
                let must = must.text(l);
                say!(l,
                    en: "The field “{field}” must be {must}. Nothing was changed.",
                    fr: "Le champ « {field} » doit être {must}. Rien n’a changé.",
                    de: "Das Feld „{field}“ muss {must} sein. Nichts wurde geändert.")
            }
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
                fr: "Ce jeton n’autorise pas « {scope} ». Créez-en un qui l’autorise dans les réglages.",
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
            fr: "Dites qui vous êtes\u{202f}: envoyez un jeton dans l’en-tête « Authorization: Bearer … ». Les jetons se créent dans les réglages.",
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

impl Must {
    fn text(self, l: Language) -> String {
        match self.0 {
            Kind::Text(max) => say!(l,
                en: "a text of at most {max} characters",
                fr: "un texte de {max} caractères au plus",
                de: "ein Text von höchstens {max} Zeichen"),
            Kind::Number(max) => say!(l,
                en: "a whole number from 0 to {max}",
                fr: "un nombre entier de 0 à {max}",
                de: "eine ganze Zahl von 0 bis {max}"),
            Kind::Flag => word!(l, en: "true or false", fr: "true ou false", de: "true oder false").into(),
            Kind::Seat => word!(l,
                en: "the letter of a seat, a to f",
                fr: "la lettre d’une place, de a à f",
                de: "der Buchstabe eines Platzes, a bis f")
            .into(),
            Kind::Digits => word!(l,
                en: "64 hexadecimal digits in lower case",
                fr: "64 chiffres hexadécimaux en minuscules",
                de: "64 hexadezimale Ziffern in Kleinbuchstaben")
            .into(),
            Kind::Key => word!(l,
                en: "1 to 64 letters, digits, hyphens or underscores",
                fr: "1 à 64 lettres, chiffres, traits d’union ou tirets bas",
                de: "1 bis 64 Buchstaben, Ziffern, Binde- oder Unterstriche")
            .into(),
            Kind::Word(all) => {
                let all: Vec<String> = all.iter().map(|word| (*word).to_owned()).collect();
                words::or_list(l, &all)
            }
            Kind::Between(least, most) => say!(l,
                en: "a whole number from {least} to {most}",
                fr: "un nombre entier de {least} à {most}",
                de: "eine ganze Zahl von {least} bis {most}"),
            Kind::Texts(_) => {
                word!(l, en: "a list of texts", fr: "une liste de textes", de: "eine Liste von Texten").into()
            }
            Kind::Words(all) => {
                let all = all.join(", ");
                say!(l,
                    en: "a list out of these words: {all}",
                    fr: "une liste tirée de ces mots\u{202f}: {all}",
                    de: "eine Liste aus diesen Wörtern: {all}")
            }
            Kind::Options => word!(l,
                en: "an object of texts, numbers, true or false",
                fr: "un objet de textes, de nombres, de true ou de false",
                de: "ein Objekt aus Texten, Zahlen, true oder false")
            .into(),
            Kind::Wishes => word!(l,
                en: "a list of one to six seats",
                fr: "une liste d’une à six places",
                de: "eine Liste von einem bis sechs Plätzen")
            .into(),
            Kind::Time => word!(l,
                en: "an object with “kind”",
                fr: "un objet avec « kind »",
                de: "ein Objekt mit „kind“")
            .into(),
        }
    }
}
