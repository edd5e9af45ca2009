//! Words of a pack in the languages in which it has them.

use serde::{Serialize, Serializer};

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Language {
    /// All, in the order in which one stands in for another.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::De];

    /// Its code in packs: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::De => "de",
        }
    }
}

/// One text in one or more languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wording {
    /// Code and text: English, French, German, then others by code.
    texts: Vec<(String, String)>,
}

impl Wording {
    /// The text in the language of the reader; if there is none, in English, French, German or any other
    /// (CITY-13.30). Empty if there is no text at all.
    pub fn read(&self, language: Language) -> &str {
        let first = self.texts.first().map_or("", |(_, text)| text);
        self.get(language.code()).unwrap_or(first)
    }

    /// The text of exactly this language.
    pub fn get(&self, code: &str) -> Option<&str> {
        self.texts.iter().find(|(known, _)| known == code).map(|(_, text)| text.as_str())
    }

    /// Code and text of every language.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts.iter().map(|(code, text)| (code.as_str(), text.as_str()))
    }

    /// Whether there is no text.
    pub const fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Sets the text of a language.
    pub(crate) fn set(&mut self, code: &str, text: &str) {
        self.texts.retain(|(known, _)| known != code);
        self.texts.push((code.into(), text.into()));
        let place = |code: &str| Language::ALL.iter().position(|language| language.code() == code);
        self.texts.sort_by_key(|(code, _)| (place(code).unwrap_or(Language::ALL.len()), code.clone()));
    }
}

impl Serialize for Wording {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}
