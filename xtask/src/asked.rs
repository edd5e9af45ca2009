//! The options of a command.

use std::collections::BTreeMap;

use anyhow::{Context as _, bail};

/// What was asked for: options with a value each, and options without.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Asked(BTreeMap<String, Option<String>>);

impl Asked {
    /// Reads the words behind a command that knows these options.
    ///
    /// # Errors
    /// If there is another one, or one lacks its value.
    pub(crate) fn read(words: &[&str], valued: &[&str], bare: &[&str]) -> anyhow::Result<Self> {
        let mut asked = Self::default();
        let mut rest = words.iter();
        while let Some(&word) = rest.next() {
            let value = if valued.contains(&word) {
                Some((*rest.next().with_context(|| format!("{word} wants a value"))?).to_owned())
            } else if bare.contains(&word) {
                None
            } else {
                bail!("there is no option {word}; there are {}", [valued, bare].concat().join(", "))
            };
            asked.0.insert(word.to_owned(), value);
        }
        Ok(asked)
    }

    /// Whether an option was given.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The value of an option, if it was given.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name)?.as_deref()
    }

    /// The number of an option, if it was given.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn number(&self, name: &str) -> anyhow::Result<Option<u64>> {
        let value = self.text(name);
        value.map(|value| value.parse().with_context(|| format!("{name} {value}: no number"))).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_come_in_any_order_and_others_are_refused() {
        let read = |line: &str| {
            Asked::read(&line.split_whitespace().collect::<Vec<_>>(), &["--minutes", "--seed"], &["--wire"])
        };
        let asked = read("--wire --seed 7 --minutes ten").unwrap();
        assert_eq!((asked.number("--seed").unwrap(), asked.text("--minutes")), (Some(7), Some("ten")));
        assert!(asked.has("--wire") && asked.number("--minutes").is_err());
        assert_eq!(read("").unwrap(), Asked::default());
        for wrong in ["--seed", "--hours 3", "3", "--wires"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
