//! Whole games of this version of the rules, which must replay for ever.
//!
//! The files are never edited. A change of the rules raises the version and adds new ones.

use std::path::Path;

use engine::kept::kept_games;
use engine::laws::Lawful;
use tricks::Tricks;

#[test]
fn saved_games_replay_to_their_scores() {
    let tables = kept_games::<Tricks>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games"));
    assert!(tables.len() >= 20, "the games of version 1 are all there");
    for (text, table) in tables {
        assert_eq!(table.truth().audit(), Ok(()), "{text}");
    }
}
