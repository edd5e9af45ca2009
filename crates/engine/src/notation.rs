//! What text of the notation can be misread, and the cursor that reads it.

use std::fmt;

/// A text of the notation could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Where, in bytes from the start of the text that was read, from 0.
    pub column: usize,
    /// What was expected there, in words.
    pub expected: String,
}

impl ParseError {
    /// Says what was expected at a column.
    pub fn at(column: usize, expected: impl Into<String>) -> Self {
        Self { column, expected: expected.into() }
    }

    /// The same, seen from a longer text in which this one starts at `offset`.
    #[must_use]
    pub const fn shifted(mut self, offset: usize) -> Self {
        self.column += offset;
        self
    }
}

impl fmt::Display for ParseError {
    /// Columns are told from 1, as editors count them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column + 1, self.expected)
    }
}

impl std::error::Error for ParseError {}

/// Reads words from a line, remembering where each one stands.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    position: usize,
}

impl<'a> Words<'a> {
    /// Starts at the beginning of a text.
    pub const fn new(text: &'a str) -> Self {
        Self { text, position: 0 }
    }

    /// The next word and its column.
    ///
    /// # Errors
    /// If the line ends here.
    pub fn expect(&mut self, expected: &str) -> Result<(usize, &'a str), ParseError> {
        let end = self.text.len();
        self.next().ok_or_else(|| ParseError::at(end, expected))
    }

    /// Makes sure that nothing follows.
    ///
    /// # Errors
    /// If another word stands there.
    pub fn end(&mut self) -> Result<(), ParseError> {
        self.next().map_or(Ok(()), |(column, _)| Err(ParseError::at(column, "the end of the line")))
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = (usize, &'a str);

    /// The next word and its column; words are separated by white space.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.position..];
        let start = self.position + (rest.len() - rest.trim_start().len());
        let word = self.text[start..].split_whitespace().next()?;
        self.position = start + word.len();
        Some((start, word))
    }
}

/// Splits one word at commas, with the column of each item.
pub fn items(column: usize, word: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut start = column;
    word.split(',').map(move |item| {
        let here = start;
        start += item.len() + 1;
        (here, item)
    })
}
