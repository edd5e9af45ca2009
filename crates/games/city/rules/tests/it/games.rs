//! Whole games that were played once and must be replayable for ever.

use std::collections::BTreeSet;
use std::fs;

use city::{City, CityOptions};
use engine::kept::{kept_games, untried_options};
use engine::{SavedGame, Table};

/// The text of every game, and the game at its end.
fn tables() -> Vec<(String, Table<City>)> {
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
    assert_eq!(sizes, (1..=5).collect());
}

#[test]
fn every_option_is_in_one_of_them() {
    let tables = tables();
    let texts: Vec<&str> = tables.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(untried_options::<CityOptions>(&texts), [""; 0]);
}

#[test]
fn a_changed_game_is_refused_with_its_line() {
    let (text, _) = tables().swap_remove(4);
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().rposition(|line| line.starts_with("a space ")).expect("somebody places a card");
    // The first space of the game is taken when the last card is placed.
    let first = lines.iter().find(|line| line.starts_with("a space ")).expect("somebody places a card");
    let mut changed = lines.clone();
    changed[at] = first;
    let saved = SavedGame::parse(&(changed.join("\n") + "\n")).expect("it is a saved game");
    let bad = Table::<City>::restore(&saved).expect_err("the space is taken");
    assert_eq!(bad.line, at + 1, "{bad}");
}
