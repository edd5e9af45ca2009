//! The languages of Mu, and how a sentence is written once for all of them.
//!
//! [`say!`] puts the three languages of one message side by side, so a missing
//! translation does not compile, and a translator sees what belongs together.
//! [`count!`] does the same for a message that agrees with a number.

mod refusals;

use std::fmt;
use std::str::FromStr;

/// A language that every text of the product exists in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English, the language of logs and of the command line.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
}

impl Language {
    /// All languages, in the order in which a person is offered them.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// Its two-letter code (ISO 639-1), as in `<html lang>` and file names.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// What its own speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// The best language for an `Accept-Language` header; English if none of ours is wanted.
    pub fn negotiate(accept_language: &str) -> Self {
        let mut best = (0.0_f32, Self::English);
        for part in accept_language.split(',') {
            let mut fields = part.trim().split(';');
            let tag = fields.next().unwrap_or_default().trim().to_ascii_lowercase();
            let weight =
                fields.find_map(|field| field.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0_f32);
            let primary = tag.split('-').next().unwrap_or_default();
            if let Ok(language) = primary.parse()
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }
}

/// The text is not the code of one of our languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown language: choose en, fr or de")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// One message in all languages: `say!(language, en: "…", fr: "…", de: "…")`.
///
/// The texts are format strings; all three see the same variables. It gives a `String`.
#[macro_export]
macro_rules! say {
    ($language:expr, en: $en:literal, fr: $fr:literal, de: $de:literal $(,)?) => {
        match $language {
            $crate::Language::English => ::std::format!($en),
            $crate::Language::French => ::std::format!($fr),
            $crate::Language::German => ::std::format!($de),
        }
    };
}

/// A fixed word in all languages, without variables: gives a `&'static str`.
#[macro_export]
macro_rules! word {
    ($language:expr, en: $en:literal, fr: $fr:literal, de: $de:literal $(,)?) => {
        match $language {
            $crate::Language::English => $en,
            $crate::Language::French => $fr,
            $crate::Language::German => $de,
        }
    };
}

/// A message that agrees with a number: of each language what is said of one, and what is said of more.
///
/// `count!(language, cards, en: "{cards} card" | "{cards} cards", fr: …, de: …)`. The number is any integer; the texts
/// are format strings. Every number before a noun is said so: a test looks through all texts.
#[macro_export]
macro_rules! count {
    ($language:expr, $count:expr,
     en: $en1:literal | $en:literal, fr: $fr1:literal | $fr:literal, de: $de1:literal | $de:literal $(,)?) => {
        match ($language, $crate::is_singular($language, $count)) {
            ($crate::Language::English, true) => ::std::format!($en1),
            ($crate::Language::English, false) => ::std::format!($en),
            ($crate::Language::French, true) => ::std::format!($fr1),
            ($crate::Language::French, false) => ::std::format!($fr),
            ($crate::Language::German, true) => ::std::format!($de1),
            ($crate::Language::German, false) => ::std::format!($de),
        }
    };
}

/// Whether a noun after this number stands in the singular: after 1 and −1, in French after 0, too.
pub fn is_singular(language: Language, count: impl TryInto<i64>) -> bool {
    count.try_into().is_ok_and(|count: i64| match language {
        Language::French => (-1..=1).contains(&count),
        Language::English | Language::German => count.abs() == 1,
    })
}

/// Joins a list as people say it: "a, b and c".
pub fn and_list(language: Language, items: &[String]) -> String {
    joined(items, word!(language, en: " and ", fr: " et ", de: " und "))
}

/// Joins alternatives as people say them: "a, b or c".
pub fn or_list(language: Language, items: &[String]) -> String {
    joined(items, word!(language, en: " or ", fr: " ou ", de: " oder "))
}

fn joined(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [front @ .., end] => format!("{}{last}{end}", front.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_say_them() {
        let items: Vec<String> = ["a", "b", "c"].map(String::from).to_vec();
        assert_eq!(and_list(Language::English, &items), "a, b and c");
        assert_eq!(or_list(Language::German, &items[..2]), "a oder b");
        assert_eq!(and_list(Language::French, &[]), "");
    }

    #[test]
    fn a_noun_agrees_with_its_number() {
        let said = |language, cards: i32| {
            count!(language, cards,
                en: "{cards} card" | "{cards} cards",
                fr: "{cards} carte" | "{cards} cartes",
                de: "{cards} Karte" | "{cards} Karten")
        };
        let all = |language| [-2, -1, 0, 1, 2, 21].map(|cards| said(language, cards)).join(", ");
        assert_eq!(all(Language::English), "-2 cards, -1 card, 0 cards, 1 card, 2 cards, 21 cards");
        assert_eq!(all(Language::French), "-2 cartes, -1 carte, 0 carte, 1 carte, 2 cartes, 21 cartes");
        assert_eq!(all(Language::German), "-2 Karten, -1 Karte, 0 Karten, 1 Karte, 2 Karten, 21 Karten");
        assert!(is_singular(Language::French, 0_u8) && !is_singular(Language::French, usize::MAX));
    }

    #[test]
    fn the_wanted_language_is_found() {
        assert_eq!(Language::negotiate("fr-CH, fr;q=0.9, en;q=0.8"), Language::French);
        assert_eq!(Language::negotiate("it, de;q=0.4, en;q=0.3"), Language::German);
        assert_eq!(Language::negotiate("ja"), Language::English);
        assert_eq!(Language::negotiate(""), Language::English);
    }
}
