//! Patterns of actions.

use std::fmt;

/// A pattern of actions in the notation: words that must be the same, in which `*` stands for any signs; the last word
/// `**` stands for any further words, or none; elsewhere `**` is `*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(String);

impl Pattern {
    /// The pattern that is written so.
    pub fn new(text: &str) -> Self {
        Self(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// Whether an action meets it.
    pub fn meets(&self, action: &str) -> bool {
        let mut actual = action.split_whitespace();
        let mut wanted = self.0.split(' ').peekable();
        while let Some(word) = wanted.next() {
            if word == "**" && wanted.peek().is_none() {
                return true;
            }
            if !actual.next().is_some_and(|actual| word_meets(word, actual)) {
                return false;
            }
        }
        actual.next().is_none()
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a word is as one with stars wants it.
fn word_meets(wanted: &str, word: &str) -> bool {
    let Some((beginning, rest)) = wanted.split_once('*') else { return wanted == word };
    let Some(left) = word.strip_prefix(beginning) else { return false };
    (0..=left.len()).filter(|&at| left.is_char_boundary(at)).any(|at| word_meets(rest, &left[at..]))
}

#[cfg(test)]
mod tests {
    use super::Pattern;

    #[test]
    fn a_pattern_meets_words() {
        for (pattern, action, meets) in [
            ("play R7", "play R7", true),
            ("play R7", "play R77", false),
            ("play R*", "play R77", true),
            ("play *", "play", false),
            ("play *", "play R7 G3", false),
            ("**", "", true),
            ("**", "anything at all", true),
            ("raise **", "raise", true),
            ("raise ** x", "raise a x", true),
            ("raise ** x", "raise a b x", false),
            ("keep *,M12 play *", "keep W01,M12 play W01", true),
            ("place b40c *", "place b40c 0,-1", true),
            ("use *b*d", "use abbcd", true),
            ("use *b*d", "use abbc", false),
        ] {
            assert_eq!(Pattern::new(pattern).meets(action), meets, "{pattern:?} {action:?}");
        }
    }
}
