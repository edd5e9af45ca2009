//! Texts in three languages, with names of components in braces.

use words::Language;

/// A text in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text([String; 3]);

/// A part of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// Words.
    Words(&'a str),
    /// A component of the game, or a seat, by its name in the notation: it stands in braces.
    Named(&'a str),
}

/// Where a language stands.
const fn place(language: Language) -> usize {
    match language {
        Language::English => 0,
        Language::French => 1,
        Language::German => 2,
    }
}

impl Text {
    /// What it reads in a language, braces included.
    pub fn of(&self, language: Language) -> &str {
        &self.0[place(language)]
    }

    pub(crate) fn set(&mut self, language: Language, text: &str) {
        text.clone_into(&mut self.0[place(language)]);
    }

    /// Its parts in a language, in their order.
    pub fn parts(&self, language: Language) -> Vec<Part<'_>> {
        let mut parts = Vec::new();
        let mut rest = self.of(language);
        while let Some((words, after)) = rest.split_once('{') {
            let Some((name, after)) = after.split_once('}') else { break };
            if !words.is_empty() {
                parts.push(Part::Words(words));
            }
            parts.push(Part::Named(name));
            rest = after;
        }
        if !rest.is_empty() {
            parts.push(Part::Words(rest));
        }
        parts
    }

    /// How many words somebody reads in a language. A name in braces counts as two; signs that stand alone do not count.
    pub fn words(&self, language: Language) -> usize {
        let count = |part: &Part<'_>| match part {
            Part::Words(words) => words
                .split(|sign: char| sign.is_whitespace() || "«»:;!?–—".contains(sign))
                .filter(|word| word.chars().any(char::is_alphanumeric))
                .count(),
            Part::Named(_) => 2,
        };
        self.parts(language).iter().map(count).sum()
    }

    /// The most words that a sentence has in a language.
    pub fn longest_sentence(&self, language: Language) -> usize {
        let sentences = self.of(language).split_inclusive(['.', '!', '?']);
        let words = sentences.map(|sentence| {
            let mut one = Self::default();
            one.set(language, sentence);
            one.words(language)
        });
        words.max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_in_braces_and_count_as_two_words() {
        let mut text = Text::default();
        text.set(Language::French, "Prenez {R7} : {b} n’a rien.");
        let parts = text.parts(Language::French);
        assert_eq!(
            parts,
            [
                Part::Words("Prenez "),
                Part::Named("R7"),
                Part::Words(" : "),
                Part::Named("b"),
                Part::Words(" n’a rien."),
            ]
        );
        assert_eq!(text.words(Language::French), 7);
        assert!(text.parts(Language::English).is_empty());
    }
}
