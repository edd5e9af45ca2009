//! Whole games that were played once and must be replayable for ever.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use engine::{Options, SavedGame, Table};
use isle::{Isle, IsleOptions};

/// The text of every game, and the game at its end.
fn tables() -> Vec<(String, Table<Isle>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let files = fs::read_dir(folder).expect("the folder of games");
    let mut files: Vec<PathBuf> = files.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let table = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a text");
        let saved = SavedGame::parse(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let table = Table::<Isle>::restore(&saved).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        // The scores are part of the file: restoring has compared them.
        assert!(saved.scores.is_some() && table.turn().standing().is_some(), "{}", path.display());
        assert_eq!(SavedGame::of(&table).to_string(), text, "{}", path.display());
        (text, table)
    };
    files.into_iter().map(table).collect()
}

#[test]
fn games_of_version_1_replay() {
    let tables = tables();
    assert_eq!(tables.len(), 20);
    let sizes: BTreeSet<u8> = tables.iter().map(|(_, table)| table.truth().public().seats()).collect();
    assert_eq!(sizes, (2..=4).collect());
}

#[test]
fn every_option_is_in_one_of_them() {
    let texts: Vec<String> = tables().into_iter().map(|(text, _)| text).collect();
    for spec in IsleOptions::specs() {
        let usual = format!("option {} {}", spec.name, spec.default);
        let named = format!("option {} ", spec.name);
        let differs = |text: &String| text.lines().any(|line| line.starts_with(&named) && *line != usual);
        assert!(texts.iter().any(differs), "{} is nowhere otherwise than usual", spec.name);
        assert!(texts.iter().any(|text| text.lines().any(|line| line == usual)), "{usual} is nowhere");
    }
}

#[test]
fn a_changed_game_is_refused_with_its_line() {
    let (text, _) = tables().swap_remove(0);
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().rposition(|line| line.starts_with("a ")).expect("somebody plays");
    // After the last action of a seat nobody may begin anew.
    let first = lines.iter().position(|line| line.starts_with("a ")).expect("somebody plays");
    lines[at] = lines[first];
    let saved = SavedGame::parse(&(lines.join("\n") + "\n")).expect("it is a saved game");
    let bad = Table::<Isle>::restore(&saved).expect_err("that was possible at the beginning only");
    assert_eq!(bad.line, at + 1, "{bad}");
}
