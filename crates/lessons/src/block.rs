//! The lines of a course.

use std::fmt;

use words::Language;

use crate::text::Text;

/// The first line of a course.
pub(crate) const FORMAT: &str = "mu-lessons 1";

/// What is wrong with a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 if something is missing at the end.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "line {line}: {}", self.reason),
        }
    }
}

impl std::error::Error for Fault {}

/// A line with those that are indented below it.
pub(crate) struct Block<'a> {
    pub(crate) line: usize,
    pub(crate) word: &'a str,
    pub(crate) rest: &'a str,
    pub(crate) below: Vec<(usize, &'a str)>,
}

impl Block<'_> {
    pub(crate) fn fault<T>(&self, reason: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { line: self.line, reason: reason.into() })
    }

    /// What follows the word, which must not be missing.
    pub(crate) fn named(&self) -> Result<String, Fault> {
        if self.rest.is_empty() {
            return self.fault(format!("something must follow \"{}\"", self.word));
        }
        Ok(self.rest.to_owned())
    }

    /// Nothing may stand below.
    pub(crate) fn alone(&self) -> Result<(), Fault> {
        self.below.first().map_or(Ok(()), |(line, _)| {
            Err(Fault { line: *line, reason: format!("nothing may be indented below \"{}\"", self.word) })
        })
    }

    /// The lines below.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.below.iter().map(|(_, text)| (*text).to_owned()).collect()
    }

    /// The text below: a line for each language.
    pub(crate) fn text(&self) -> Result<Text, Fault> {
        let mut text = Text::default();
        for &(line, below) in &self.below {
            let (code, words) = below.split_once(' ').unwrap_or((below, ""));
            let fault = |reason: &str| Err(Fault { line, reason: reason.to_owned() });
            let Ok(language) = code.parse() else { return fault("expected en, fr or de and a text") };
            if words.trim().is_empty() || words.matches('{').count() != words.matches('}').count() {
                return fault("expected a text, with a closing brace for every opening one");
            }
            if !text.of(language).is_empty() {
                return fault("this language has a text already");
            }
            text.set(language, words.trim());
        }
        if Language::ALL.iter().any(|&language| text.of(language).is_empty()) {
            return self.fault("expected a text in each language below: en, fr, de");
        }
        Ok(text)
    }
}

/// The lines of a course, comments left out.
pub(crate) fn blocks(text: &str) -> Result<Vec<Block<'_>>, Fault> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for (line, whole) in (1..).zip(text.lines()) {
        let trimmed = whole.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        if !whole.starts_with(char::is_whitespace) {
            let (word, rest) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
            blocks.push(Block { line, word, rest: rest.trim(), below: Vec::new() });
            continue;
        }
        match blocks.last_mut() {
            Some(block) => block.below.push((line, trimmed)),
            None => return Err(Fault { line, reason: format!("the first line is not \"{FORMAT}\"") }),
        }
    }
    Ok(blocks)
}
