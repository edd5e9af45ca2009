//! What the rules may not know, and what must not see the truth.

use super::Finding;
use crate::rust::Source;
use crate::tree::{File, Tree};

/// Words that have no place in the rules of a game or in the engine, and why.
const IMPURE: [(&str, &str); 15] = [
    ("f32", "floats differ from machine to machine"),
    ("f64", "floats differ from machine to machine"),
    ("HashMap", "its order is random"),
    ("HashSet", "its order is random"),
    ("Instant", "rules know no clock"),
    ("SystemTime", "rules know no clock"),
    ("tokio", "rules wait for nobody"),
    ("rusqlite", "rules know no database"),
    ("tokio_postgres", "rules know no database"),
    ("maud", "rules know no pages"),
    ("axum", "rules know no HTTP"),
    ("serde", WRITTEN),
    ("Serialize", WRITTEN),
    ("println", "rules write nothing"),
    ("unsafe", "nothing here needs it"),
];

/// Why serde has no place in rules. Cards that people write into a file are no state.
const WRITTEN: &str = "a state is never written down";

/// Parts of the standard library that have no place there either.
const IMPURE_PATHS: [&str; 6] =
    ["std::time", "std::fs", "std::net", "std::env", "std::thread", "std::process"];

/// Engine, the table around a game, and games: no clock, no floats, no hash maps, no input or output.
pub(super) fn rules(tree: &Tree) -> Vec<Finding> {
    let sources = tree.below("crates/", ".rs").filter(|file| is_pure(&file.path) && !tree.is_test(file));
    sources.flat_map(impurities).collect()
}

fn is_pure(path: &str) -> bool {
    let is_shared = ["crates/engine/src/", "crates/domain/src/"].iter().any(|pure| path.starts_with(pure));
    is_shared || room(path) == Some("rules")
}

/// The room of a game whose code a file belongs to: `crates/games/<slug>/<room>/src/`.
fn room(path: &str) -> Option<&str> {
    let (_, inside) = path.strip_prefix("crates/games/")?.split_once('/')?;
    let (room, below) = inside.split_once('/')?;
    below.starts_with("src/").then_some(room)
}

/// Whether a module is about packs of cards, which people write and exchange.
fn is_card_file(path: &str) -> bool {
    path.ends_with("/src/pack.rs") || path.contains("/src/pack/")
}

fn impurities(file: &File) -> Vec<Finding> {
    let source = file.source();
    let mut findings = Vec::new();
    for (line, word) in source.words() {
        let impure = IMPURE.iter().find(|(impure, _)| *impure == word);
        if let Some((_, why)) = impure.filter(|(_, why)| *why != WRITTEN || !is_card_file(&file.path)) {
            findings.push(Finding::new(&file.path, line, format!("{word} has no place in rules: {why}")));
        }
    }
    for path in IMPURE_PATHS {
        let found = source.lines_with(path);
        findings.extend(
            found.map(|line| Finding::new(&file.path, line, format!("{path} has no place in rules"))),
        );
    }
    let floats = source.code.lines().enumerate().filter(|(_, line)| has_float(line));
    findings.extend(
        floats.map(|(index, _)| Finding::new(&file.path, index + 1, "a float has no place in rules")),
    );
    findings
}

/// Whether a number with a point stands in the code; `pair.0.1` and `0..3` are none.
fn has_float(line: &str) -> bool {
    let bytes = line.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let starts_number = |point: usize| {
        let start = (0..point).rev().take_while(|&at| bytes[at].is_ascii_digit() || bytes[at] == b'_').last();
        start.is_some_and(|start| {
            let before = start.checked_sub(1).map(|at| bytes[at]);
            !before.is_some_and(|byte| byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'_')
        })
    };
    (1..bytes.len()).any(|at| bytes[at] == b'.' && digit(at - 1) && digit(at + 1) && starts_number(at))
}

/// What draws the page of a table, besides faces and pages.
const DRAWING: [&str; 2] = ["crates/host/src/view.rs", "crates/server/src/table_page.rs"];

/// Computer players, faces, pages and whatever else draws are given views: they never ask a table for its truth.
pub(super) fn views(tree: &Tree) -> Vec<Finding> {
    let blind = ["crates/players/src/", "crates/face/src/", "crates/pages/src/"];
    let rooms = [Some("players"), Some("face")];
    let sources = tree.files.iter().filter(|file| {
        file.ends_in(&["rs"])
            && !tree.is_test(file)
            && (rooms.contains(&room(&file.path))
                || blind.iter().any(|folder| file.path.starts_with(folder))
                || DRAWING.contains(&file.path.as_str()))
    });
    let mut findings = Vec::new();
    for file in sources {
        let source = Source::of(before_tests(&file.text));
        let truth =
            source.words().filter(|(_, word)| ["truth", "AnyTable"].contains(word)).map(|(line, _)| line);
        let peeking = truth.chain(source.lines_with("Table<")).chain(source.lines_with("state.game()"));
        let what = "only views are given here, no table and no truth";
        findings.extend(peeking.map(|line| Finding::new(&file.path, line, what)));
    }
    findings
}

/// What stands before the tests of a file.
pub(super) fn before_tests(text: &str) -> &str {
    text.find("#[cfg(test)]").map_or(text, |start| &text[..start])
}

#[cfg(test)]
mod tests {
    use super::has_float;

    #[test]
    fn floats_are_told_from_fields_and_ranges() {
        for float in ["let x = 1.5;", "1.0", "(0.25)", "f(1_000.5)"] {
            assert!(has_float(float), "{float}");
        }
        for none in ["pair.0.1", "0..3", "1.max(2)", "x.1.2.3", "a1.5b", "v2.0.0"] {
            assert!(!has_float(none), "{none}");
        }
    }
}
