//! Whole games of this version of the rules, which must replay for ever.
//!
//! The files are never edited. A change of the rules raises the version and adds new ones.

use std::fs;
use std::path::PathBuf;

use engine::laws::Lawful;
use engine::{SavedGame, Table};
use tricks::Tricks;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

#[test]
fn saved_games_replay_to_their_scores() {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 20, "the games of version 1 are all there");
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let saved = SavedGame::parse(&text).unwrap();
        assert!(saved.scores.is_some(), "{} is finished", file.display());
        // Restoring compares the scores.
        let table =
            Table::<Tricks>::restore(&saved).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
        assert_eq!(table.truth().audit(), Ok(()));
        assert_eq!(SavedGame::of(&table).to_string(), text);
    }
}
