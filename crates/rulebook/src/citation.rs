//! Rule ids inside a text.

use std::ops::Range;

/// A rule id inside a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation<'a> {
    /// Where it stands, in bytes.
    pub at: Range<usize>,
    /// The id: `TRICKS-3.5`.
    pub id: &'a str,
}

/// The rule ids of one game inside a text, in order; `prefix` is the name of the game in capitals.
pub fn citations<'a>(text: &'a str, prefix: &str) -> Vec<Citation<'a>> {
    let opening = format!("{prefix}-");
    let starts = text.match_indices(&opening).map(|(start, _)| start);
    let inside_a_word = |start: usize| {
        let before = text[..start].chars().next_back();
        before.is_some_and(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_')
    };
    let citation = |start: usize| {
        let length = number_length(&text[start + opening.len()..])?;
        let at = start..start + opening.len() + length;
        Some(Citation { id: &text[at.clone()], at })
    };
    starts.filter(|&start| !inside_a_word(start)).filter_map(citation).collect()
}

/// How many bytes the number `3.5` at the beginning of a text takes.
fn number_length(text: &str) -> Option<usize> {
    let digits = |from: usize| text[from..].bytes().take_while(u8::is_ascii_digit).count();
    let section = digits(0);
    let dot = section > 0 && text[section..].starts_with('.');
    let number = if dot { digits(section + 1) } else { 0 };
    (number > 0).then_some(section + 1 + number)
}
