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
    assert_eq!(tables.len(), 21);
    let sizes: BTreeSet<u8> = tables.iter().map(|(_, table)| table.truth().public().seats()).collect();
    assert_eq!(sizes, (2..=4).collect());
}

/// A leaver gets points in a game that was begun by version 1; the same play by version 2 brings none.
#[test]
fn a_leaver_gets_points_by_version_1_only() {
    let text = include_str!("../games/21-2players-leaver_rewarded.mu");
    let first = SavedGame::parse(text).expect("it is a saved game");
    let calls = |saved: &SavedGame| -> Vec<u16> {
        let table = Table::<Isle>::restore(saved).unwrap_or_else(|bad| panic!("{bad}"));
        table.truth().public().all_pieces().map(|(_, own)| own.points().calls).collect()
    };
    assert_eq!(calls(&first), [3, 3]);
    let mut second =
        SavedGame::parse(&text.replace("\nrules 1\n", "\nrules 2\n")).expect("it is a saved game");
    let scores = Table::<Isle>::restore(&second).expect_err("the scores are those of version 1");
    assert!(scores.reason.starts_with("the scores recomputed are:"), "{scores}");
    second.scores = None;
    assert_eq!(calls(&second), [0, 3]);
    let written =
        SavedGame::of(&Table::<Isle>::restore(&second).expect("the steps are those of both versions"));
    assert_eq!(written.first("rules").map(|line| line.rest.as_str()), Some("2"));
}

/// Where the program notices sinkings, no version has changed anything.
#[test]
fn usual_games_keep_their_version() {
    let usual = tables().into_iter().filter(|(text, _)| text.contains("option sinking_call automatic\n"));
    for (text, _) in usual {
        let later =
            SavedGame::parse(&text.replace("\nrules 1\n", "\nrules 2\n")).expect("it is a saved game");
        let table = Table::<Isle>::restore(&later).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(SavedGame::of(&table).to_string(), text);
    }
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
