//! Whole games that were played once and must be replayable for ever.

use std::collections::BTreeSet;
use std::fs;

use engine::kept::{kept_games, untried_options};
use engine::{SavedGame, Table};
use isle::{Isle, IsleOptions};

/// The text of every game, and the game at its end.
fn tables() -> Vec<(String, Table<Isle>)> {
    let folder =
        fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games")).expect("the folder of games");
    let paths = folder.map(|file| file.expect("a file").path());
    kept_games(paths.map(|path| (path.display().to_string(), fs::read_to_string(path).expect("a text"))))
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
    let tables = tables();
    let texts: Vec<&str> = tables.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(untried_options::<IsleOptions>(&texts), [""; 0]);
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
