//! Whole games of this version of the rules, which must replay for ever.
//!
//! The files are never edited. A change of the rules raises the version and adds new ones.

use std::fs;

use engine::kept::kept_games;
use engine::laws::Lawful;
use tricks::Tricks;

/// The names and texts of the kept games.
fn files() -> impl Iterator<Item = (String, String)> {
    let folder =
        fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games")).expect("the folder of games");
    folder
        .map(|file| file.expect("a file").path())
        .map(|path| (path.display().to_string(), fs::read_to_string(path).expect("a text")))
}

#[test]
fn saved_games_replay_to_their_scores() {
    let tables = kept_games::<Tricks>(files());
    assert!(tables.len() >= 20, "the games of version 1 are all there");
    for (text, table) in tables {
        assert_eq!(table.truth().audit(), Ok(()), "{text}");
    }
}
