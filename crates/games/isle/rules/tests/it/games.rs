//! Kept games of version 1 of the rules.

use conform::kept;
use engine::{SaveFault, SavedGame, Table};
use isle::Isle;

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
    assert!(matches!(scores.fault, SaveFault::Scores(_)), "{scores}");
    second.scores = None;
    assert_eq!(calls(&second), [0, 3]);
    let written =
        SavedGame::of(&Table::<Isle>::restore(&second).expect("the steps are those of both versions"));
    assert_eq!(written.first("rules").map(|line| line.rest.as_str()), Some("2"));
}

/// Where the program notices sinkings, no version has changed anything.
#[test]
fn usual_games_keep_their_version() {
    let tables = kept::tables::<Isle>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"));
    let usual = tables.into_iter().filter(|(text, _)| text.contains("option sinking_call automatic\n"));
    for (text, _) in usual {
        let later =
            SavedGame::parse(&text.replace("\nrules 1\n", "\nrules 2\n")).expect("it is a saved game");
        let table = Table::<Isle>::restore(&later).unwrap_or_else(|bad| panic!("{bad}"));
        assert_eq!(SavedGame::of(&table).to_string(), text);
    }
}
