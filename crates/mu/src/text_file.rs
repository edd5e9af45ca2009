//! Reading text files, and telling them from texts.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use crate::failure::Failure;

/// More than any file of ours takes, so that a wrong one is refused before it fills the memory.
const BYTES_MAX: u64 = 16 << 20;

/// The file that a value names: one that there is, or a word that looks like the name of one.
pub(crate) fn named(value: &str) -> Option<&Path> {
    let path = Path::new(value);
    let is_word = !value.contains(char::is_whitespace);
    let ends_like_a_file = path.extension().is_some_and(|ending| {
        let ending = ending.to_string_lossy();
        ending.starts_with(|first: char| first.is_ascii_alphabetic())
            && ending.chars().all(|sign| sign.is_ascii_alphanumeric())
    });
    ((is_word && ends_like_a_file) || (!value.contains('\n') && path.is_file())).then_some(path)
}

/// Reads a text; `-` is standard input. `what` is said of a file that is too large to be one.
pub(crate) fn read(path: &Path, what: &str) -> Result<String, Failure> {
    let named = |why: &dyn std::fmt::Display| Failure::input(format!("{}: {why}", path.display()));
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(BYTES_MAX + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(BYTES_MAX + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| named(&error))?;
    if bytes.len() as u64 > BYTES_MAX {
        return Err(named(&format!("the file is larger than any {what}")));
    }
    String::from_utf8(bytes).map_err(|_| named(&"the file is no text in UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn names_of_files_are_told_from_texts() {
        for name in ["map.toml", "maps/mine.toml", "Cargo.toml"] {
            assert!(named(name).is_some(), "{name}");
        }
        for text in
            ["none", "7 18", "1@-1,0/1", "1@-1,0/1 2@0,0/0 landfall@3,1", "", "a.b c", "3.5", "x\ny.toml"]
        {
            assert!(named(text).is_none(), "{text}");
        }
    }
}
