//! Marks of unfinished work, and lints that are switched off.

use super::Finding;
use crate::tree::Tree;

/// Marks that somebody leaves who means to come back. Written in two halves, so that this file has none.
const MARKS: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];

/// Code that is not finished, not run or not checked, and what to do instead.
const CODE: [(&str, &str); 5] = [
    (concat!("to", "do!("), "finish it"),
    (concat!("un", "implemented!("), "finish it"),
    (concat!("#[", "ignore"), "a test is run or it is deleted"),
    (concat!("#[", "allow("), "write #[expect(lint, reason = \"…\")]"),
    (concat!("#![", "allow("), "write #![expect(lint, reason = \"…\")]"),
];

/// Nothing unfinished is left behind.
pub(super) fn marks(tree: &Tree) -> Vec<Finding> {
    let endings = ["rs", "js", "css", "sh", "sql", "toml", "script"];
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| file.ends_in(&endings)) {
        for (number, line) in file.lines() {
            let mut words = line.split(|letter: char| !letter.is_alphanumeric());
            if let Some(mark) = words.find(|word| MARKS.contains(word)) {
                findings.push(Finding::new(&file.path, number, format!("unfinished: {mark}")));
            }
        }
        if file.ends_in(&["rs"]) {
            let source = file.source();
            for (code, instead) in CODE {
                let found = source.lines_with(code);
                findings
                    .extend(found.map(|line| Finding::new(&file.path, line, format!("{code}: {instead}"))));
            }
        }
    }
    findings
}
