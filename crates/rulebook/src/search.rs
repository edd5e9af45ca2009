//! Finding rules by words.

use crate::document::{Document, Section};
use crate::placed;

/// A rule in which all words occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit<'a> {
    /// The rule.
    pub section: &'a Section,
    /// The first line of its text with one of the words; its first line if they only occur in the heading.
    pub line: &'a str,
    /// How well it fits: hits of several documents can be put in one order by it.
    pub worth: u32,
}

// What an occurrence is worth, from the place that says most to the one that says least.
const ID_IS: u32 = 1000;
const ID_BEGINS: u32 = 400;
const WORD_OF_TITLE: u32 = 100;
const INSIDE_TITLE: u32 = 60;
const WORD_OF_TEXT: u32 = 12;
const INSIDE_TEXT: u32 = 5;

impl Document {
    /// The rules in which all these words occur, best first; rules that are equally good stay in their order.
    /// Case and accents do not matter.
    pub fn search(&self, words: &str) -> Vec<Hit<'_>> {
        let wanted: Vec<String> = folded(words).split_whitespace().map(String::from).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<Hit<'_>> = self
            .sections()
            .filter_map(|section| Some(hit(section, &wanted, worth(section, &wanted)?)))
            .collect();
        found.sort_by_key(|hit| std::cmp::Reverse(hit.worth));
        found
    }
}

/// What the occurrences of all words are worth together; nothing if one does not occur.
fn worth(section: &Section, wanted: &[String]) -> Option<u32> {
    let (id, title, text) = (folded(&section.id), folded(&section.title), folded(&section.markdown));
    let number = id.split_once('-').map_or("", |(_, number)| number);
    let place = |word: &String| {
        let worths = [
            (id == *word || number == word, ID_IS),
            (id.starts_with(word) || number.starts_with(word), ID_BEGINS),
            (begins_a_word(&title, word), WORD_OF_TITLE),
            (title.contains(word), INSIDE_TITLE),
            (begins_a_word(&text, word), WORD_OF_TEXT),
            (text.contains(word), INSIDE_TEXT),
        ];
        let first = worths.iter().find(|(occurs, _)| *occurs).map(|(_, worth)| *worth)?;
        let often = u32::try_from(text.matches(word.as_str()).count().min(4)).unwrap_or(4);
        Some(first + often)
    };
    wanted.iter().map(place).sum()
}

fn begins_a_word(text: &str, word: &str) -> bool {
    let starts = text.match_indices(word).map(|(start, _)| start);
    starts.into_iter().any(|start| !text[..start].ends_with(char::is_alphanumeric))
}

fn hit<'a>(section: &'a Section, wanted: &[String], worth: u32) -> Hit<'a> {
    let lines = || section.markdown.lines().filter(|line| !line.is_empty() && !line.starts_with('|'));
    let shown = |line: &'a str| placed::read(line).map_or(line, |(_, caption)| caption);
    let with_a_word = |line: &&str| {
        let line = folded(line);
        wanted.iter().any(|word| begins_a_word(&line, word))
    };
    let line = lines().find(with_a_word).or_else(|| lines().next()).unwrap_or_default();
    Hit { section, line: shown(line), worth }
}

/// The text in small letters without accents, as people type it who look for something.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'ā' => folded.push('a'),
            'ç' => folded.push('c'),
            'è' | 'é' | 'ê' | 'ë' | 'ē' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' | 'ī' => folded.push('i'),
            'ñ' => folded.push('n'),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ō' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' | 'ū' => folded.push('u'),
            'ÿ' => folded.push('y'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            '’' => folded.push('\''),
            // A decomposed accent stands after its letter.
            '\u{300}'..='\u{36f}' => {}
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            other => folded.push(other),
        }
    }
    folded
}
